"""What an analysis answers: typed records, exact numbers as fractions. Edges are positive for the house."""

from fractions import Fraction
from typing import NamedTuple

import msgspec

from queenhigh.cards import Card, format_cards
from queenhigh.displayed import Brief, Displayed
from queenhigh.rules.records import House, Row
from queenhigh.study.result import Result
from queenhigh.study.spread import Spread
from queenhigh.words.coach import Rule


class Outcome(msgspec.Struct, frozen=True):
    """One way an entry can end, and in how many of its deals."""

    name: str
    """For programs: ``win``, ``lose``, ``fold``, or a row's name; ``win + straight`` for both at once."""
    label: str
    pays: str
    """The award as the felt shows it; empty where the contest decides."""
    net: Fraction
    """Gained or lost, in units of the stake."""
    count: int
    probability: Fraction

    @property
    def contribution(self) -> Fraction:
        """What this outcome brings the player on average, in units of the stake."""
        return self.net * self.probability


class MeterFigures(msgspec.Struct, frozen=True):
    """What one of the meters has to do with an edge, all others standing still. Amounts are minor units."""

    name: str
    meter_minor: int
    meter_return: Fraction
    """What this meter returns at what it holds, per unit of stake."""
    return_per_meter_unit: Fraction
    """What each whole unit of money on it returns, per unit of stake."""
    break_even_meter_minor: int | None
    """The least it must hold for a fair or better bet; none if nothing it can hold will do."""
    rounds_between_hits: Fraction | None
    """How many of a player's rounds lie between two that take all of it, on average."""


class EdgeAt(NamedTuple):
    """The edge at what a meter holds."""

    meter_minor: int
    house_edge: Fraction


class ProgressiveFigures(msgspec.Struct, frozen=True):
    """What the meters have to do with an edge. Amounts are minor units.

    `meter` and what is told of one meter is of that from which the largest share is paid; `meters` has all.
    """

    meter: str
    meter_minor: int
    players: int
    fixed_return: Fraction
    """What awards that do not come from the meter return, per unit of stake."""
    meter_return: Fraction
    """What all meters together return at what they hold, per unit of stake."""
    return_per_meter_unit: Fraction
    """What each whole unit of money on the meter returns, per unit of stake."""
    envy_return: Fraction
    envy_note: str
    """Why Envy could not be counted, where it could not."""
    break_even_meter_minor: int | None
    """The least the meter must hold for a fair or better bet; none if nothing it can hold will do."""
    rounds_between_hits: Fraction | None
    """How many of a player's rounds lie between two that take all of the meter, on average."""
    curve: tuple[EdgeAt, ...]
    """The edge by what that meter holds, for a chart."""
    meters: tuple[MeterFigures, ...] = ()
    """Each meter that a row is paid from, in the house's order."""


class WagerFigures(Result, frozen=True):
    """The figures of one entry, per unit of its stake, with the play that is best for its whole bet."""

    name: str
    label: str
    stake_minor: int
    """The stake by which it was measured."""
    stake_matters: bool
    """Whether another stake that the table takes, on it or beside it in its bet, gives other figures, or may.

    Caps, flat amounts (Envy among them), shares of a meter and rounding do, and stakes at which another play
    is best. Where it is false, it is certain that none does.
    """
    house_edge: Fraction
    hit_frequency: Fraction
    """How often it gains."""
    standard_deviation: float
    skewness: float
    deals: int
    outcomes: tuple[Outcome, ...]
    average_bet: Fraction | None = None
    """For the contest: all money that stood in the end, in Antes."""
    marginal_edge: Fraction | None = None
    """For a side wager that changes how the hand is played: what adding it costs the whole bet, per unit."""
    unchanged_play_edge: Fraction | None = None
    """For such a wager: its own edge for who plays on as is best for the rest of the bet.

    None where that takes long to count, or where Envy depends on it.
    """
    progressive: ProgressiveFigures | None = None

    @property
    def element_of_risk(self) -> Fraction | None:
        """The edge on all money bet."""
        return None if self.average_bet is None else self.house_edge / self.average_bet


class PricedStrategy(Brief, msgspec.Struct, frozen=True):
    """A strategy a person can follow, and what it costs against perfect play, per unit of Ante."""

    name: str
    text: str
    house_edge: Fraction
    cost: Fraction
    exceptions: int
    """First hands (of all there are) for which it does not make a best choice."""
    plays: int
    """First hands that it plays."""


class Guide(Brief, msgspec.Struct, frozen=True):
    """How to play for one class of seen cards, or for all hands where nothing is seen."""

    seen: str
    play_from: str
    """The weakest hand to play, as in ``Q-6-4``; ``any`` or ``none``."""
    text: str
    exceptions: int
    share: Fraction
    """How often such cards are seen."""
    house_edge: Fraction
    """Of the whole bet with perfect play, per unit of Ante."""


class Hold(Brief, msgspec.Struct, frozen=True):
    """Two cards that may be kept in a drawing game: ``KQs`` suited, ``KQ`` not, ``KK`` a pair."""

    name: str
    value: Fraction
    """What keeping them is worth on average, in Antes."""


class Strategy(Displayed, msgspec.Struct, frozen=True):
    """Perfect play: how often each action, and how to learn it."""

    hands: int
    actions: dict[str, int]
    text: str
    guides: tuple[Guide, ...]
    simple: PricedStrategy
    """The strategy of the text, priced."""
    others: tuple[PricedStrategy, ...]
    holds: tuple[Hold, ...] = ()
    """For a drawing game: every two cards one may keep, best first."""
    house_edge: Fraction = Fraction(0)
    """Of the whole bet under perfect play, per unit of Ante."""
    fold_value: Fraction = Fraction(-1)
    """What folding is worth on average, in Antes."""
    rule: Rule | None = None
    """What the text says, for other languages; none where it is a rule of thumb."""


class Covariance(msgspec.Struct, frozen=True):
    """How two wagers of a mix move together, in whole units of money squared."""

    one: str
    other: str
    covariance: Fraction
    correlation: float

    @property
    def wagers(self) -> tuple[str, str]:
        return self.one, self.other


class Mix(Brief, msgspec.Struct, frozen=True):
    """A bet on several wagers, played as is best for the whole of it."""

    stakes_minor: dict[str, int]
    house_edge: Fraction
    """Of the money placed before the deal, Envy counted for the player."""
    of_all_money_bet: Fraction
    average_bet_minor: Fraction
    most_at_risk_minor: int
    spread: Spread
    covariances: tuple[Covariance, ...]
    edges: dict[str, Fraction]
    """What each entry costs on average, in minor units, under this play, Envy counted for the player."""
    actions: dict[str, int]
    players: int = 1
    envy_minor: Fraction = Fraction(0)
    """What Envy brings on average; it is not in the spread."""
    envy_note: str = ""
    """Why Envy could not be counted, where it could not."""

    @property
    def expected_loss_minor(self) -> Fraction:
        """What the bet costs on average, Envy counted for the player."""
        return -self.spread.mean - self.envy_minor


class PrintedFigure(msgspec.Struct, frozen=True):
    """A figure that the house's document prints, beside ours."""

    figure: str
    clause: str
    printed_percent: str
    ours: Fraction | None
    agrees: bool
    meter_minor: Fraction | None = None
    """For a progressive: the meter at which the printed figure holds."""
    note: str = ""


class Cause(msgspec.Struct, frozen=True):
    """A pay row that helps to turn an edge against the house."""

    wager: str
    row: Row
    label: str
    contribution: Fraction
    edge_without: Fraction
    """The edge if this row paid nothing, played as is then best."""


class Favour(Brief, msgspec.Struct, frozen=True):
    """An entry that favours the player: something a house must know before it opens the table."""

    name: str
    label: str
    player_edge: Fraction
    causes: tuple[Cause, ...]
    text: str


class SeenClass(msgspec.Struct, frozen=True):
    """Some of the fifty-two cards, which a player cannot tell from each other but from all others."""

    name: str
    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        return format_cards(self.cards)


class Sampled(msgspec.Struct, frozen=True):
    """How a figure was sampled: deals drawn at random, each of which is worked out exactly."""

    deals: int
    seed: int
    confidence: Fraction
    """How surely `gain_least` and `gain_most` hold what is estimated, whatever its distribution."""
    gain_least: Fraction
    gain_most: Fraction
    standard_error: float
    """Of the gain, per unit of Ante."""


class Protection(Brief, msgspec.Struct, frozen=True):
    """What a player gains who sees cards that they should not, on the contest with the dealer."""

    what: str
    """``seen`` for cards of the dealer's, ``shared`` for the hands of other boxes."""
    cards: int
    """How many cards are seen, or which classes they are of."""
    house_edge: Fraction
    gain: Fraction
    """Against a player who sees nothing."""
    actions: dict[str, int]
    hands: int
    guides: tuple[Guide, ...]
    rule_cost: Fraction = Fraction(0)
    """What following the guides costs against perfect play, per unit of Ante."""
    hit_frequency: Fraction | None = None
    """How often the contest gains; none where it is not worked out."""
    standard_deviation: float | None = None
    """Of the contest, per unit of Ante."""
    classes: tuple[SeenClass, ...] = ()
    """What a player tells apart who does not see the cards themselves."""
    boxes: int = 1
    """How many boxes know each other's hands, this one among them."""
    sampled: Sampled | None = None
    """Where edge and gain are estimates: from how many deals, and how far off they may be."""


class ReadingEffect(msgspec.Struct, frozen=True):
    """What adding a wager costs per unit, as we read the document and as it could be read instead."""

    reading: str
    text: str
    otherwise: str
    entry: str
    """Empty for a reading that changes no figure, or none that is worked out."""
    ours: Fraction | None
    """None where no figure of the house is worked out; `unpriced` says why, and so below."""
    theirs: Fraction | None
    unpriced: str | None = None


class Taken(msgspec.Struct, frozen=True):
    """What the house wins over some time, on average, and how far it strays from that."""

    span: str
    """``hour``, ``shift``, ``month`` or ``year``."""
    hours: int
    rounds: int
    win_minor: Fraction
    standard_deviation_minor: float | None
    """None where it is not worked out: several boxes that draw, or wagers that look at the dealer's cards."""


class Taking(msgspec.Struct, frozen=True):
    """What the house wins on one bet in every box."""

    name: str
    """The entry's name; ``bet`` for the bet that was asked for, as a whole."""
    label: str
    stake_minor: int
    taken: tuple[Taken, ...]


class Takings(msgspec.Struct, frozen=True):
    """What a table takes at some pace; every box makes the same bet in every round."""

    per_hour: int
    boxes: int
    hours_per_day: int
    average_minor: int | None
    lines: tuple[Taking, ...]
    unpriced: dict[str, str] = {}
    """Bets that are not worked out for so many boxes at that stake, by name, and why."""


class Analysis(Result, frozen=True):
    """Everything about a house that can be worked out from its file."""

    house: House
    wagers: dict[str, WagerFigures]
    strategy: Strategy | None
    mix: Mix | None
    printed: tuple[PrintedFigure, ...]
    favours: tuple[Favour, ...]
    protection: tuple[Protection, ...]
    readings: tuple[ReadingEffect, ...]
    unpriced: dict[str, str]
    """Entries that are not worked out, and why."""
    side_antes: int | None
    players: int
    meters_minor: dict[str, int]
    takings: Takings | None = None
    """What a table takes, where a pace was asked for."""

    def __repr__(self) -> str:
        edges = ", ".join(f"{name} {float(each.house_edge):.4%}" for name, each in self.wagers.items())
        return f"Analysis({self.house!r}: {edges})"
