"""One bet over many rounds: where it leads, and how long a bankroll lasts."""
