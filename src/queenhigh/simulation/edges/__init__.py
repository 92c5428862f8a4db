"""`simulate`: the edges that many rounds show, beside the exact ones."""
