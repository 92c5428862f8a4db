"""A wager as frozen records: its limits, needs, contest with the dealer, pay table and Envy."""

from collections.abc import Container
from functools import cached_property
from typing import Final, Literal, get_args

import msgspec

from queenhigh.displayed import Brief
from queenhigh.hands import HandClass
from queenhigh.money import Odds
from queenhigh.rules.awards import Award
from queenhigh.rules.kinds import KINDS, Kind, WagerKind

Stand = Literal[
    "not_qualified_higher", "not_qualified_equal", "not_qualified_lower", "higher", "equal", "lower"
]
STANDS: Final[tuple[Stand, ...]] = get_args(Stand)
"""The six ways a hand that was played can stand against the dealer's: whether that qualifies, and which is
the higher."""
Situation = Literal[
    "fold", "not_qualified", "not_qualified_higher", "not_qualified_equal", "not_qualified_lower", "higher",
    "lower", "equal",
]  # fmt: skip
"""What a contest may name: a dealer who does not qualify as a whole, or by how the hands compare."""
When = Literal["always", "stood", "drew"]


class Limits(msgspec.Struct, frozen=True):
    """What a stake may be: from least to most in whole steps, or up to some times another wager's stake."""

    least_minor: int
    most_minor: int | None
    step_minor: int
    times: int | None = None
    times_of: str | None = None
    clause: str = ""
    assumed: bool = False

    @property
    def fixed(self) -> bool:
        return self.least_minor == self.most_minor


class Needs(msgspec.Struct, frozen=True):
    """The wagers that must stand in the box first: all of `every`, and one of `some` if any is named."""

    every: tuple[str, ...]
    some: tuple[str, ...]
    clause: str

    def missing(self, placed: Container[str]) -> tuple[str, ...]:
        """What is still to be placed first, given what stands in the box; of `some` the first is named."""
        some = () if any(name in placed for name in self.some) else self.some[:1]
        return (*(name for name in self.every if name not in placed), *some)


class Row(msgspec.Struct, frozen=True):
    """One row of a pay table. The first row that matches pays."""

    name: str
    hand: str
    """The class of hands, colours or five-card hands that the row pays."""
    strengths: HandClass | None
    """The run of three-card strengths it stands for; none for rows that look at more than three cards."""
    suits: frozenset[int]
    """For a suited class: the suits that count; empty for any."""
    on_first: bool
    """Looks at the first three cards, not at the final hand."""
    when: When
    award: Award
    cap_minor: int | None
    envy_minor: int | None
    clause: str
    note: str


class PayTable(msgspec.Struct, frozen=True):
    name: str
    rows: tuple[Row, ...]


class Result(msgspec.Struct, frozen=True):
    """How one situation of the contest with the dealer ends for a wager."""

    outcome: Literal["win", "lose", "push", "pays"]
    """``pays`` leaves it to the wager's pay table: a row of it wins, and without one the stake goes back."""
    odds: Odds | None
    clause: str


class Raise(msgspec.Struct, frozen=True):
    """Other times the Ante that a strong hand may be played for."""

    hand: str
    """The weakest hand of which it is true, as the file writes it."""
    least: int
    """Its strength."""
    multiples: tuple[int, ...]
    clause: str


class Envy(msgspec.Struct, frozen=True):
    """Who is paid, and how often, when somebody else makes a row that has an Envy award."""

    clause: str
    behind: str | None
    """The wager that must stand behind the hand that is envied; none: any hand will do."""
    per_player: Literal["each", "largest"]
    after_fold: Literal["live", "lost"]
    """Whether a player who folded is still paid."""
    fold_clause: str = ""
    """Where that is written, if not in `clause`."""


class Wager(Brief, msgspec.Struct, frozen=True, dict=True):
    """One wager or bonus of the house; which fields matter depends on its kind."""

    name: str
    label: str
    kind: WagerKind
    clause: str
    pays_clause: str
    position: int
    """Its place in `House.wagers`, and so in a box's stakes."""
    limits: Limits | None = None
    opens_box: bool = False
    needs: Needs | None = None
    on: str | None = None
    """For play, blind and bonus: the wager whose stake it follows."""
    multiples: tuple[int, ...] = ()
    """The times that stake for which any hand may be played."""
    raises: tuple[Raise, ...] = ()
    """The stronger the hand, the later: what such hands may be played for instead."""
    contest: tuple[tuple[Situation, Result], ...] = ()
    tables: tuple[PayTable, ...] = ()
    table_in_use: str = ""
    rows: tuple[Row, ...] = ()
    """The rows of the table in use."""
    after_fold: Literal["live", "lost"] = "lost"
    fold_clause: str = ""
    must_beat_dealer: bool = False
    envy: Envy | None = None

    @property
    def facts(self) -> Kind:
        """What is true of every wager of its kind."""
        return KINDS[self.kind]

    @property
    def placed_before_deal(self) -> bool:
        """Whether a player places it, rather than that it comes with another."""
        return self.facts.stake == "placed"

    @property
    def has_stake(self) -> bool:
        """Whether money of its own stands on it; a bonus is paid on another's."""
        return self.facts.stake != "none"

    @property
    def lost_by_fold(self) -> bool:
        """Whether folding the hand loses the wager at once."""
        if self.facts.contest:
            return self.facts.stake != "times"
        return self.placed_before_deal and self.after_fold == "lost"

    @property
    def looks_at_dealer(self) -> bool:
        """Whether its pay table looks at the dealer's cards as well as the player's."""
        return self.facts.looks != "hand"

    @cached_property
    def results(self) -> dict[Situation, Result]:
        """How each situation of the contest ends."""
        return dict(self.contest)

    @cached_property
    def endings(self) -> dict[Stand, Result]:
        """How each stand ends, with what the file says of a dealer who does not qualify filled in."""
        failed = self.results.get("not_qualified")
        found = ((stand, self.results.get(stand)) for stand in STANDS)
        whole = (
            (stand, result or (failed if stand.startswith("not_qualified") else None))
            for stand, result in found
        )
        return {stand: result for stand, result in whole if result is not None}

    def multiples_of(self, strength: int) -> tuple[int, ...]:
        """The times its base that a hand of this strength may be played for."""
        return next(
            (each.multiples for each in reversed(self.raises) if strength >= each.least), self.multiples
        )

    @cached_property
    def all_multiples(self) -> tuple[int, ...]:
        """The times its base that some hand may be played for, rising."""
        return tuple(sorted({*self.multiples, *(times for each in self.raises for times in each.multiples)}))

    @cached_property
    def rows_by_name(self) -> dict[str, Row]:
        """The rows of the table in use, as payout lines name them."""
        return {row.name: row for row in self.rows}
