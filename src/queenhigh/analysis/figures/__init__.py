"""What each wager costs: edges, outcomes, mixes, meters, prices, protection."""
