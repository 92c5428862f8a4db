"""A house's rules as frozen records: what a house file means once it is read."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from typing import Final, Literal

import msgspec

from queenhigh.displayed import Displayed
from queenhigh.money import Currency, Rounding
from queenhigh.rules.kinds import WagerKind
from queenhigh.rules.translation import Place, Translation
from queenhigh.rules.wager import (
    Awards,
    Collected,
    Envy,
    Limits,
    Needs,
    PayTable,
    Raise,
    Result,
    Row,
    Situation,
    Stand,
    Wager,
    When,
)

__all__ = [
    "ENVY", "Awards", "Clause", "Collected", "Conduct", "DealMethod", "Dealer", "Decision", "Envy",
    "Ground", "House", "Irregularity", "Limits", "Meter", "Needs", "PayTable", "Printed", "Raise",
    "Reading", "Result", "Row", "Situation", "Stand", "TableMost", "Wager", "WagerKind", "When",
]  # fmt: skip

DealMethod = Literal["hand", "shuffler"]
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


class Dealer(msgspec.Struct, frozen=True):
    """What the dealer needs, shows and draws; strengths, so that any hand can be the mark."""

    qualifies: str
    qualifying_strength: int
    draws: str
    stands_on_strength: int
    """Takes a fourth card with a weaker hand, or replaces it: 0 never draws, 741 always does."""
    shows: int
    clause: str
    draw_clause: str
    replaces: bool = False
    """Replaces a weaker hand as a whole, once, and takes no fourth card."""

    @property
    def always_qualifies(self) -> bool:
        return self.qualifying_strength == 0

    @property
    def may_draw(self) -> bool:
        return self.stands_on_strength > 0

    @property
    def draws_at_most(self) -> int:
        """How many cards they may take after their first three."""
        return 0 if not self.may_draw else 3 if self.replaces else 1


class Decision(msgspec.Struct, frozen=True):
    """What a player with an Ante may do with three cards, and the clause for each."""

    discards: int
    """The most cards that may be discarded."""
    fold_clause: str
    play_clause: str
    draw_clause: str
    only: tuple[int, ...] = ()
    """How many may be discarded, none first, where it is not any number up to the most."""

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards may be discarded, rising from none."""
        return self.only or tuple(range(self.discards + 1))


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
    reserve: Fraction = Fraction(0)
    """The share of each stake that is set aside to pay for the next seed; it is not shown."""

    def contribution_of(self, stake_minor: int) -> int:
        """What a stake puts in, in whole coins."""
        return self.contribution.numerator * stake_minor // self.contribution.denominator

    def reserved_of(self, stake_minor: int) -> int:
        """What of a stake is set aside for the next seed, in whole coins."""
        return self.reserve.numerator * stake_minor // self.reserve.denominator


class TableMost(msgspec.Struct, frozen=True):
    """The most a table pays in one round beside the stakes, shares of meters aside, and how it is shared."""

    amount_minor: int
    shared: Literal["in proportion", "in order"]
    clause: str


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


class House(Displayed, msgspec.Struct, frozen=True, eq=False, dict=True):
    """A house: everything that dealing, settlement, maths and page read.

    Equal where the digest is and the wagers read the same, so that what is worked out for one can be shown
    for the other.
    """

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
    """The whole house file: `load` and then `post` with what is posted give the same rules again."""
    written: str = ""
    """The file as it was written, where it names a base and so is not the whole."""
    translations: tuple[Translation, ...] = ()
    """The house's own words in other languages."""
    community: int = 0
    """How many cards are dealt face down beside the dealer's hand, for everybody: none, or two."""
    community_clause: str = ""
    most: TableMost | None = None

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
    def folds(self) -> bool:
        """Whether a hand may be folded: nobody has a reason to where standing costs nothing."""
        return self.play is None or self.play.owed_by == "all"

    @cached_property
    def no_stakes(self) -> tuple[int, ...]:
        return (0,) * len(self.wagers)

    @cached_property
    def digest(self) -> str:
        """A SHA-256 of what the rules mean (`canonical`); prose around them, labels too, is left out."""
        from queenhigh.rules.canonical import digest

        return digest(self)

    @cached_property
    def followers(self) -> dict[str, tuple[Wager, ...]]:
        """For each wager, those that come by themselves: placed, changed and taken back with it."""
        return {
            wager.name: tuple(each for each in self.following if each.on == wager.name)
            for wager in self.wagers
        }

    def without_followers(self, stakes_minor: Mapping[str, int]) -> dict[str, int]:
        """Stakes without those that come by themselves with another of them and are told as large as so."""
        told = stakes_minor
        coming = {each.name: each.stake_beside(told.get(each.on or "", 0)) for each in self.following}
        return {name: minor for name, minor in told.items() if coming.get(name) != minor}

    @cached_property
    def following(self) -> tuple[Wager, ...]:
        """The wagers that come by themselves with another."""
        return tuple(each for each in self.wagers if each.facts.stake in ("equal", "collected"))

    @cached_property
    def bounded_by(self) -> dict[str, tuple[tuple[Wager, int], ...]]:
        """For each wager, those whose stake may be at most so many times its own."""
        limited = [(each, each.limits) for each in self.wagers if each.limits is not None]
        return {
            wager.name: tuple(
                (each, rule.times or 1) for each, rule in limited if rule.times_of == wager.name
            )
            for wager in self.wagers
        }

    def meters_at(self, said_minor: Mapping[str, int]) -> dict[str, int]:
        """What each meter holds: what is said of it, its seed where nothing is."""
        return {meter.name: said_minor.get(meter.name, meter.seed_minor) for meter in self.meters}

    @cached_property
    def in_payment_order(self) -> tuple[Wager, ...]:
        return tuple(self.by_name[name] for name in self.payment_order)

    @cached_property
    def envied_wagers(self) -> tuple[Wager, ...]:
        return tuple(wager for wager in self.wagers if wager.envy is not None)

    @cached_property
    def payment_places(self) -> dict[str, int]:
        """Where each wager stands in the order of payment."""
        return {name: place for place, name in enumerate(self.payment_order)}

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
        if self is other or not isinstance(other, House):
            return self is other
        return self.digest == other.digest and self.wagers == other.wagers

    def __ne__(self, other: object) -> bool:
        return not self == other  # the base class has one of its own, which asks for the same object

    def __hash__(self) -> int:
        return hash(self.digest)

    def irregularity(self, ground: str) -> Irregularity | None:
        return next((each for each in self.irregularities if each.ground == ground), None)

    def label(self, wager: str, lang: str = "") -> str:
        """What a wager is called, in this language if the house has words in it; so below."""
        return self._translated(lang, "labels", wager) or self.by_name[wager].label

    def summary(self, clause: str, lang: str = "") -> str:
        """What a clause asks."""
        return self._translated(lang, "clauses", clause) or self._summaries[clause]

    def reading_text(self, reading: str, lang: str = "") -> str:
        """How a reading takes the document."""
        return self._translated(lang, "readings", reading) or self._readings[reading].text

    def reading_instead(self, reading: str, lang: str = "") -> str:
        """How else the document could be read; empty where the file does not say."""
        return self._translated(lang, "instead", reading) or self._readings[reading].instead

    def row_note(self, wager: str, row: Row, lang: str = "") -> str:
        """What a row's note says; empty where it has none."""
        return (self._translated(lang, "notes", wager, row.name) if row.note else "") or row.note

    def game_in(self, lang: str = "") -> str:
        return self._translated(lang, "game") or self.game

    def document_in(self, lang: str = "") -> str:
        return self._translated(lang, "document") or self.document

    def _translated(self, lang: str, *place: str) -> str:
        return self._words[lang].get(place, "") if lang in self._words else ""

    @cached_property
    def _words(self) -> dict[str, dict[Place, str]]:
        return {each.language: each.by_place for each in self.translations}

    @cached_property
    def _summaries(self) -> dict[str, str]:
        return {clause.id: clause.summary for clause in self.clauses}

    @cached_property
    def _readings(self) -> dict[str, Reading]:
        return {reading.id: reading for reading in self.readings}
