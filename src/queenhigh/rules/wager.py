"""A wager as frozen records: its limits, needs, contest with the dealer, pay table and Envy."""

from collections.abc import Container
from functools import cached_property
from typing import Final, Literal, get_args

import msgspec

from queenhigh.displayed import Brief
from queenhigh.hands import SIX_CARD_ROYAL, STRENGTHS, HandClass
from queenhigh.money import Odds
from queenhigh.rules.awards import Award, Push
from queenhigh.rules.kinds import KINDS, LOOKS, Kind, Look, Looks, WagerKind

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
NotBeaten = Literal["lose", "push", "push_paying"]
"""A side bet whose hand does not beat the dealer's loses, or goes back: whatever the hand, or only with one
that makes a paying row."""
Side = Literal["either", "player", "dealer"]
OwedBy = Literal["all", "drawn"]
"""Who puts a Play wager: everybody who stays in, or only those who draw, so that standing costs nothing."""
Awards = Literal["one", "added"]
"""Of rows on the first three cards and rows on the final hand: the first that matches, or one of each."""


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

    outcome: Literal["win", "lose", "push", "pays", "rows"]
    """``pays`` leaves it to the wager's pay table: a row of it wins, and without one the stake goes back.
    ``rows`` has rows of its own, which tell by the player's hand how it ends."""
    odds: Odds | None
    clause: str
    rows: tuple[Row, ...] = ()
    no_row: "Result | None" = None
    """How a hand that makes none of its rows ends."""

    def row_for(self, strength: int) -> Row | None:
        """The first of its rows that a hand of this strength makes."""
        return next((row for row in self.rows if row.strengths and row.strengths.holds(strength)), None)

    def for_hand(self, strength: int) -> "Result":
        """How it ends for a hand of this strength: itself, but where it has rows."""
        return self.by_row(self.row_for(strength))

    def by_row(self, row: Row | None) -> "Result":
        """How it ends for a hand that makes this row of its own, or none."""
        if row is None:
            return self.no_row or self
        if isinstance(row.award, Odds):
            return Result("win", row.award, row.clause)
        return Result("push" if isinstance(row.award, Push) else "lose", None, row.clause)


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
    not_to_winner: bool = False
    """Whether who makes such a row with a stake of their own is paid nothing for the hands of others."""

    def adds_up(self, folds: bool = True) -> bool:
        """True if each envied hand pays each other player whatever else happens: then averages add up.

        `folds` is false where no hand can be folded.
        """
        kept = self.after_fold == "live" or not folds
        return self.per_player == "each" and kept and not self.not_to_winner


class Collected(msgspec.Struct, frozen=True):
    """What a collection takes: an amount for the hand, or for each so much of the wager it is on, a part of
    that being taken for whole."""

    amount_minor: int
    per_minor: int | None = None

    def of(self, base_minor: int) -> int:
        """What it takes beside a stake of so much; nothing where none stands."""
        if self.per_minor is None:
            return self.amount_minor if base_minor else 0
        return -(-base_minor // self.per_minor) * self.amount_minor


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
    """For play, blind, bonus and collection: the wager whose stake it follows."""
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
    not_beaten: NotBeaten = "lose"
    """What becomes of one that must beat the dealer and does not."""
    beat_clause: str = ""
    """Where that is written, if not where the odds are."""
    side: Side = "either"
    """For a bad beat: whose hand must be the beaten one."""
    envy: Envy | None = None
    looks_at: Looks | None = None
    """What its rows look at where the file says so; everybody asks `look`."""
    awards: Awards = "one"
    owed_by: OwedBy = "all"
    collected: Collected | None = None

    @cached_property
    def facts(self) -> Kind:
        """What is true of every wager of its kind."""
        return KINDS[self.kind]

    @cached_property
    def placed_before_deal(self) -> bool:
        """Whether a player places it, rather than that it comes with another."""
        return self.facts.stake == "placed"

    @cached_property
    def has_stake(self) -> bool:
        """Whether money of its own stands on it; a bonus is paid on another's."""
        return self.facts.stake != "none"

    @cached_property
    def lost_by_fold(self) -> bool:
        """Whether folding the hand loses the wager at once."""
        if self.facts.contest:
            return self.facts.stake != "times"
        return self.collected is not None or (self.placed_before_deal and self.after_fold == "lost")

    def stake_beside(self, base_minor: int) -> int:
        """What stands on a wager that comes by itself with the one it is `on`, given that one's stake."""
        return base_minor if self.collected is None else self.collected.of(base_minor)

    @cached_property
    def looks(self) -> Looks:
        """The word for what its rows look at: what the file says, or else what its kind does."""
        return self.looks_at or self.facts.looks

    @cached_property
    def look(self) -> Look:
        """What its rows look at."""
        return LOOKS[self.looks]

    @cached_property
    def by_suit(self) -> bool:
        """Whether its rows on five or six cards tell hands apart that differ in more than their category."""
        return any(row.suits or row.hand == SIX_CARD_ROYAL for row in self.rows)

    @cached_property
    def looks_further(self) -> bool:
        """True if its pay table looks at other cards than the player's three."""
        return not self.look.own

    @cached_property
    def by_hands(self) -> bool:
        """True if its rows go by how strong the dealer's hand is, alone or beside the player's."""
        return self.look.dealer and self.look.by == "strength"

    @cached_property
    def looks_at_dealer(self) -> bool:
        """True if it looks at the dealer's cards."""
        return self.look.dealer

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

    @cached_property
    def marks(self) -> tuple[int, ...]:
        """The weakest of each run of hands that no row of an ending tells apart; else 0 alone."""
        classes = (row.strengths for result in self.results.values() for row in result.rows)
        edges = {edge for known in classes if known for edge in (known.least, known.most + 1)}
        return tuple(sorted({0, *edges} - {STRENGTHS}))

    @cached_property
    def codes(self) -> int:
        """How many kinds of hands it tells apart: by what they make, and within that by its `marks`."""
        return len(self.made) * len(self.marks)

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
    def made(self) -> tuple[tuple[int, ...], ...]:
        """All that a hand can make of the table, as places of rows: each row alone, none, then two added up.

        A place here is a *code*. One past the last row is no row at all; further codes are of awards that
        are added, the row on the first cards before the one on the final hand.
        """
        alone = tuple((place,) for place in range(len(self.rows)))
        if self.awards == "one":
            return (*alone, ())
        firsts, finals = ([self.rows.index(row) for row in rows] for rows in self.apart)
        return (*alone, (), *((first, final) for first in firsts for final in finals))

    @cached_property
    def apart(self) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
        """The rows that look at the first three cards, and those that look at the final hand."""
        firsts, finals = (tuple(row for row in self.rows if row.on_first == on) for on in (True, False))
        return firsts, finals

    @cached_property
    def rows_by_name(self) -> dict[str, Row]:
        """The rows of the table in use; those of an ending have names of their own."""
        return {row.name: row for row in self.rows}
