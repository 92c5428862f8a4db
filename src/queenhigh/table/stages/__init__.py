"""What happens in each stage of a round: sitting down, bets, cards, decisions, payment."""
