"""Verbs about a house on paper: houses, rules, check, new."""
