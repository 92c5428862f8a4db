"""What a round does to accounts: pure, in integers."""

from queenhigh.ledger.exposure import Exposure, exposure, exposures, least_bet_minor, paid_by
from queenhigh.ledger.postings import Booked, Books, book, carry_postings, postings_of
from queenhigh.ledger.records import Posting, Reason

__all__ = [
    "Booked", "Books", "Exposure", "Posting", "Reason", "book", "carry_postings", "exposure", "exposures",
    "least_bet_minor", "paid_by", "postings_of",
]  # fmt: skip
