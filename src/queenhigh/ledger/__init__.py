"""What a round does to accounts: pure, in integers."""

from queenhigh.ledger.booking import Booked, book
from queenhigh.ledger.carry import carry_postings
from queenhigh.ledger.exposure import Exposure, exposure, exposures, paid_by
from queenhigh.ledger.least import least_bet_minor
from queenhigh.ledger.postings import Books, postings_of
from queenhigh.ledger.records import Posting, Reason

__all__ = [
    "Booked",
    "Books",
    "Exposure",
    "Posting",
    "Reason",
    "book",
    "carry_postings",
    "exposure",
    "exposures",
    "least_bet_minor",
    "paid_by",
    "postings_of",
]
