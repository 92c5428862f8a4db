"""What a house does when a game goes wrong: moments at which it is found, and the ruling by the engine."""
