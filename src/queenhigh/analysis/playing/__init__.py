"""Best play: every first hand solved, and how perfect play is told as a rule."""
