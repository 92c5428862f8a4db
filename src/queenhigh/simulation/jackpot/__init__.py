"""`jackpot`: a living meter over years of play."""
