"""What an audit finds, and what it comes to."""

from collections import Counter
from typing import Final, Literal

import msgspec

Check = Literal[
    "ledger", "account", "escrow", "purse", "meter", "award", "chain", "hour", "house", "table", "step",
    "replay", "transfer", "player", "deck", "command", "limit",
]  # fmt: skip
UNREADABLE: Final = (msgspec.MsgspecError, ArithmeticError, LookupError, TypeError, ValueError)
"""What comes of reading rows that somebody has changed."""
MOST: Final = 1000
"""So many problems are told one by one; more of them say no more."""


class Problem(msgspec.Struct, frozen=True):
    """Something that is not as it must be."""

    check: Check
    where: str
    """A round as `TABLE-NUMBER`, a table, an account, a transfer."""
    what: str


class MeterProof(msgspec.Struct, frozen=True):
    """What a meter holds, and what rounds say that it must hold."""

    id: str
    shown_minor: int
    proved_minor: int
    ok: bool


class Chain(msgspec.Struct, frozen=True):
    """The chains of rounds and hours.

    `head` is the SHA-256 of the JSON ``[[[table, round, chain], ...], hour, chain]``, all in hexadecimal: the
    last link of every table by its id, then the last sealed hour (else null) and its chain.
    """

    head: str
    ok: bool


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What an audit comes to, in the order it is written."""

    ok: bool
    rounds: int
    transfers: int
    sum_minor: dict[str, int]
    escrows_open: int
    negative: int
    """Accounts below zero that must not be."""
    chain: Chain
    meters: tuple[MeterProof, ...]
    commitments: int
    """Decks whose commitment binds the cards that were dealt."""
    replayed: int
    """Rounds of which every act gives the events and transfers that are kept."""
    problems: tuple[Problem, ...]


class Findings:
    """Problems as they are found."""

    def __init__(self) -> None:
        self._told: list[Problem] = []
        self.counts: Counter[Check] = Counter()

    def add(self, check: Check, where: str, what: str) -> None:
        self.counts[check] += 1
        if len(self._told) < MOST:
            self._told.append(Problem(check, where, what))

    @property
    def problems(self) -> tuple[Problem, ...]:
        more = self.counts.total() - len(self._told)
        rest = Problem("ledger", "", f"there are {more} more problems that are not told one by one")
        return (*self._told, rest) if more else tuple(self._told)
