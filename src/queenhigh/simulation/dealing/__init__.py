"""Cards from a seed, and what each box makes of them, as small integers."""
