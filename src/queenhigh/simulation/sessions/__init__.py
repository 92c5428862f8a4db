"""`sessions`: many players with a bankroll, walked to their ends."""
