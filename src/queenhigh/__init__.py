"""Queen High: Three Card Poker done exactly right."""

__version__ = "0.1.0"
