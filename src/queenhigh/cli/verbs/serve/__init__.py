"""Verbs of the table server, and of those who hold it to its word."""
