"""A house's rules as frozen records: what a house file means once it is read."""

from fractions import Fraction
from functools import cached_property
from typing import Final, Literal

import msgspec

from queenhigh.hands import HandClass
from queenhigh.money import Currency, Odds, Rounding
from queenhigh.rules.awards import Award

WagerKind = Literal["ante", "play", "bonus", "hand", "progressive", "colour", "six_card"]
Situation = Literal["fold", "not_qualified", "higher", "lower", "equal"]
DealMethod = Literal["hand", "shuffler"]
When = Literal["always", "stood", "drew"]
ENVY: Final = "envy"
"""What payout lines of envy are called; no wager may have the name."""
Ground = Literal[
    "foreign_card", "exposed_cards", "deck_count", "wrong_deal", "dealer_count", "misdeal", "box"
]


class Clause(msgspec.Struct, frozen=True):
    """One clause of the house's document: its id there and our summary of what it asks."""

    id: str
    summary: str


class Reading(msgspec.Struct, frozen=True):
    """A choice of ours where the document is silent or unclear; `assumed` where a number is ours."""

    id: str
    clause: str
    text: str
    assumed: bool
    instead: str = ""
    """The other way to read the document, in words, where the file says what that would change."""


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
    def looks_at_dealer(self) -> bool:
        """Whether its pay table looks at the dealer's cards as well as the player's."""
        return self.kind in ("colour", "six_card")

    @cached_property
    def results(self) -> dict[Situation, Result]:
        """How each situation of the contest ends."""
        return dict(self.contest)


class Dealer(msgspec.Struct, frozen=True):
    """What the dealer needs, shows and draws; strengths, so that any hand can be the mark."""

    qualifies: str
    qualifying_strength: int
    draws: str
    stands_on_strength: int
    """Takes a fourth card with a weaker hand: 0 never draws, 741 always does."""
    shows: int
    clause: str
    draw_clause: str

    @property
    def always_qualifies(self) -> bool:
        return self.qualifying_strength == 0

    @property
    def may_draw(self) -> bool:
        return self.stands_on_strength > 0


class Decision(msgspec.Struct, frozen=True):
    """What a player with an Ante may do with three cards, and the clause for each."""

    discards: int
    fold_clause: str
    play_clause: str
    draw_clause: str


class Conduct(msgspec.Struct, frozen=True):
    """The clauses behind acts at the table; empty where the document has none."""

    open: str = ""
    close: str = ""
    late_bet: str = ""
    join: str = ""
    another_box: str = ""
    look: str = ""
    reveal: str = ""
    deck: str = ""


class Meter(msgspec.Struct, frozen=True):
    """A progressive meter: what it starts from and which share of which wager it grows by."""

    name: str
    seed_minor: int
    fed_by: str
    contribution: Fraction
    assumed: bool


class Irregularity(msgspec.Struct, frozen=True):
    """A ground for voiding a game (or, for ``box``, one hand), and its conditions."""

    ground: Ground
    clause: str
    at_least: int
    until: Literal["handled", "settled", "next_game"]
    unless_repaired: bool


class Printed(msgspec.Struct, frozen=True):
    """A figure that the document itself prints, kept to be held against ours."""

    figure: str
    percent: str
    clause: str


class House(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A house: everything that dealing, settlement, maths and page read. Equal where the digest is."""

    id: str
    name: str
    game: str
    document: str
    currency: Currency
    rounding: Rounding
    boxes: int
    boxes_per_player: int
    table_clause: str
    deals: tuple[tuple[DealMethod, str], ...]
    dealer: Dealer
    decision: Decision
    conduct: Conduct
    wagers: tuple[Wager, ...]
    payment_order: tuple[str, ...]
    payment_clause: str
    meters: tuple[Meter, ...]
    irregularities: tuple[Irregularity, ...]
    printed: tuple[Printed, ...]
    clauses: tuple[Clause, ...]
    readings: tuple[Reading, ...]
    posted: str = ""
    """The table settings that `settings.post` has put in force, in words; the rules they make are above."""
    text: str = ""
    """The house file itself, for `otherwise.read_otherwise`."""

    def __repr__(self) -> str:
        return f"House({self.id!r}, {self.digest[:19]}...)"

    @cached_property
    def by_name(self) -> dict[str, Wager]:
        return {wager.name: wager for wager in self.wagers}

    @cached_property
    def ante(self) -> Wager | None:
        """The wager that a box contests with the dealer, where the house has one."""
        return next((wager for wager in self.wagers if wager.kind == "ante"), None)

    @cached_property
    def play(self) -> Wager | None:
        return next((wager for wager in self.wagers if wager.kind == "play"), None)

    @cached_property
    def no_stakes(self) -> tuple[int, ...]:
        return (0,) * len(self.wagers)

    @cached_property
    def digest(self) -> str:
        """A SHA-256 of what the rules mean; prose around them (summaries, reasons, titles) is left out."""
        from queenhigh.rules.digest import digest

        return digest(self)

    @cached_property
    def leaning_on(self) -> dict[str, tuple[tuple[Wager, int], ...]]:
        """For each wager, those whose stake may be at most so many times its own."""
        leaning = [(each, each.limits) for each in self.wagers if each.limits is not None]
        return {
            wager.name: tuple(
                (each, rule.times or 1) for each, rule in leaning if rule.times_of == wager.name
            )
            for wager in self.wagers
        }

    @cached_property
    def in_payment_order(self) -> tuple[Wager, ...]:
        return tuple(self.by_name[name] for name in self.payment_order)

    @cached_property
    def envied_wagers(self) -> tuple[Wager, ...]:
        return tuple(wager for wager in self.wagers if wager.envy is not None)

    @cached_property
    def payment_places(self) -> dict[str, int]:
        """Where each kind of line stands in the order of payment; envy behind the wager that earns it."""
        places: dict[str, int] = {}
        for name in self.payment_order:
            places[name] = len(places)
            if self.by_name[name].envy is not None:
                places[ENVY] = len(places)
        return places

    @cached_property
    def citations(self) -> dict[str, str]:
        """How each clause and reading is cited: ``rws:3.8.1`` for the document's, ``rws/R3`` for ours."""
        return {
            "": "",
            **{clause.id: f"{self.id}:{clause.id}" for clause in self.clauses},
            **{reading.id: f"{self.id}/{reading.id}" for reading in self.readings},
        }

    def cite(self, clause: str) -> str | None:
        """A clause or reading as it is cited; none where a rule has none."""
        return self.citations[clause] or None

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, House) and self.digest == other.digest)

    def __ne__(self, other: object) -> bool:
        return not self == other  # the base class has one of its own, which asks for the same object

    def __hash__(self) -> int:
        return hash(self.digest)

    def irregularity(self, ground: str) -> Irregularity | None:
        return next((each for each in self.irregularities if each.ground == ground), None)
