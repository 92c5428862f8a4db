"""A wager as frozen records: its limits, needs, contest with the dealer, pay table and Envy."""

from functools import cached_property
from typing import Literal

import msgspec

from queenhigh.hands import HandClass
from queenhigh.money import Odds
from queenhigh.rules.awards import Award

WagerKind = Literal["ante", "play", "bonus", "hand", "progressive", "colour", "six_card"]
Situation = Literal["fold", "not_qualified", "higher", "lower", "equal"]
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

    outcome: Literal["win", "lose", "push"]
    odds: Odds | None
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


class Wager(msgspec.Struct, frozen=True, dict=True):
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
    """For play and bonus: the wager whose stake it follows."""
    multiples: tuple[int, ...] = ()
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
    def placed_before_deal(self) -> bool:
        return self.kind not in ("play", "bonus")

    @property
    def lost_by_fold(self) -> bool:
        """Whether folding the hand loses the wager at once."""
        return self.kind == "ante" or (self.placed_before_deal and self.after_fold == "lost")

    @property
    def looks_at_dealer(self) -> bool:
        """Whether its pay table looks at the dealer's cards as well as the player's."""
        return self.kind in ("colour", "six_card")

    @cached_property
    def results(self) -> dict[Situation, Result]:
        """How each situation of the contest ends."""
        return dict(self.contest)

    @cached_property
    def rows_by_name(self) -> dict[str, Row]:
        """The rows of the table in use, as payout lines name them."""
        return {row.name: row for row in self.rows}
