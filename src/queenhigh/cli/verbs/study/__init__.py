"""Verbs that work things out: analyse, advise, price, risk, simulate, sessions, jackpot."""
