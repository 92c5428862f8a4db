"""What is to be simulated: house, bets, strategies, and what each does with a hand."""
