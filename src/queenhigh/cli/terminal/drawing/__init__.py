"""What the terminal table looks like: screen, felt, faces, chips, payouts."""
