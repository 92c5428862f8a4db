"""What is told: each result as blocks (words, tables, charts) in the order people read them."""
