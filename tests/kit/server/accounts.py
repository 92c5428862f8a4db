"""Accounts in memory: every transfer is looked at as it is made, and none may be overdrawn that must not."""

from collections import Counter
from collections.abc import Iterable

from queenhigh.ledger import Posting
from queenhigh.ledger.records import GRANTS, may_owe, player_account

LARGE = 10**15


class Accounts:
    """What every account holds."""

    def __init__(self, *players: str) -> None:
        self.held: Counter[str] = Counter()
        self.post(Posting(GRANTS, player_account(id), LARGE, "grant") for id in players)

    def post(self, postings: Iterable[Posting]) -> None:
        for posting in postings:
            assert posting.amount_minor > 0, posting
            assert posting.debit != posting.credit
            self.held[posting.debit] -= posting.amount_minor
            self.held[posting.credit] += posting.amount_minor
            assert self.held[posting.debit] >= 0 or may_owe(posting.debit), posting

    def balanced(self) -> bool:
        return not sum(self.held.values())

    def gained(self, player: str) -> int:
        """What a player has beyond what they were granted at the start."""
        return self.held[player_account(player)] - LARGE
