"""What a notebook shows of things that are no results: a house, and what lies on a table."""
