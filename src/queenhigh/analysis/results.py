"""What an analysis answers: typed records, exact numbers as fractions. Edges are positive for the house."""

from fractions import Fraction

import msgspec

from queenhigh.analysis.spread import Spread
from queenhigh.rules.records import House, Row


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


class ProgressiveFigures(msgspec.Struct, frozen=True):
    """What the meter has to do with an edge. Amounts are minor units."""

    meter: str
    meter_minor: int
    players: int
    fixed_return: Fraction
    """What awards that do not come from the meter return, per unit of stake."""
    meter_return: Fraction
    """What the meter returns at what it holds, per unit of stake."""
    return_per_meter_unit: Fraction
    """What each whole unit of money on the meter returns, per unit of stake."""
    envy_return: Fraction
    envy_note: str
    """Why Envy could not be counted, where it could not."""
    break_even_meter_minor: int | None
    """The least the meter must hold for a fair or better bet; none if nothing it can hold will do."""
    rounds_between_hits: Fraction | None
    """How many of a player's rounds lie between two that take all of the meter, on average."""
    curve: tuple[tuple[int, Fraction], ...]
    """The edge at some meters, for a chart."""


class WagerFigures(msgspec.Struct, frozen=True):
    """The figures of one entry, per unit of its stake, with the play that is best for its whole bet."""

    name: str
    label: str
    stake_minor: int
    """The stake by which it was measured."""
    stake_matters: bool
    """Whether caps, flat amounts or rounding give another edge at another stake."""
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
    progressive: ProgressiveFigures | None = None

    @property
    def element_of_risk(self) -> Fraction | None:
        """The edge on all money bet."""
        return None if self.average_bet is None else self.house_edge / self.average_bet

    def _repr_html_(self) -> str:
        from queenhigh.analysis.report.notebook import wager_html

        return wager_html(self)


class PricedStrategy(msgspec.Struct, frozen=True):
    """A strategy a person can follow, and what it costs against perfect play, per unit of Ante."""

    name: str
    text: str
    house_edge: Fraction
    cost: Fraction
    exceptions: int
    """First hands (of all there are) for which it does not make a best choice."""
    plays: int
    """First hands that it plays."""


class Guide(msgspec.Struct, frozen=True):
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


class Hold(msgspec.Struct, frozen=True):
    """Two cards that may be kept in a drawing game: ``KQs`` suited, ``KQ`` not, ``KK`` a pair."""

    name: str
    value: Fraction
    """What keeping them is worth on average, in Antes."""


class Strategy(msgspec.Struct, frozen=True):
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


class Covariance(msgspec.Struct, frozen=True):
    """How two wagers of a mix move together, in whole units of money squared."""

    one: str
    other: str
    covariance: Fraction
    correlation: float


class Mix(msgspec.Struct, frozen=True):
    """A bet on several wagers, played as is best for the whole of it."""

    stakes_minor: dict[str, int]
    house_edge: Fraction
    """Of the money placed before the deal."""
    of_all_money_bet: Fraction
    average_bet_minor: Fraction
    most_at_risk_minor: int
    spread: Spread
    covariances: tuple[Covariance, ...]
    edges: dict[str, Fraction]
    """What each entry costs on average, in minor units, under this play."""
    actions: dict[str, int]


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


class Favour(msgspec.Struct, frozen=True):
    """An entry that favours the player: something a house must know before it opens the table."""

    name: str
    label: str
    player_edge: Fraction
    causes: tuple[Cause, ...]
    text: str


class Protection(msgspec.Struct, frozen=True):
    """What a player gains who sees cards that he should not, on the contest with the dealer."""

    what: str
    """``seen`` for cards of the dealer's, ``shared`` for another box's hand."""
    cards: int
    house_edge: Fraction
    gain: Fraction
    """Against a player who sees nothing."""
    actions: dict[str, int]
    hands: int
    guides: tuple[Guide, ...]
    rule_cost: Fraction = Fraction(0)
    """What following the guides costs against perfect play, per unit of Ante."""


class ReadingEffect(msgspec.Struct, frozen=True):
    """What adding a wager costs per unit, as we read the document and as it could be read instead."""

    reading: str
    text: str
    otherwise: str
    entry: str
    """Empty for a reading that changes no figure."""
    ours: Fraction
    theirs: Fraction


class Analysis(msgspec.Struct, frozen=True):
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
    double_shot: int | None
    players: int
    meters_minor: dict[str, int]

    def __repr__(self) -> str:
        edges = ", ".join(f"{name} {float(each.house_edge):.4%}" for name, each in self.wagers.items())
        return f"Analysis({self.house!r}: {edges})"

    def _repr_html_(self) -> str:
        from queenhigh.analysis.report.notebook import analysis_html

        return analysis_html(self)
