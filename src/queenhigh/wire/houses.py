"""Bodies and answers over HTTP of houses: lists, rules, figures, advice and drills."""

from typing import Annotated, Any

import msgspec

from queenhigh.rules.kinds import Stake
from queenhigh.words.card import RulesCard


class HouseCard(msgspec.Struct, frozen=True):
    """A house in a list."""

    id: str
    name: str
    game: str
    group: str
    """Which houses it belongs with; those of one group stand together, the ones to begin with first."""
    document: str
    currency: str
    boxes: int
    wagers: tuple[str, ...]
    labels: dict[str, str]
    """What each wager is called."""
    entries: dict[str, str]
    """What has an edge of its own, by the name that figures have for it, and what it is called."""
    dealer: str
    discards: str
    meters: tuple[str, ...]
    """What is special, in the words of the rules card."""
    meter_names: dict[str, str]
    """What each meter is called."""
    digest: str


class RowBody(msgspec.Struct, frozen=True):
    name: str
    label: str
    clause: str | None
    meter: str | None
    """The meter that it is paid from, where it is."""


class WagerBody(msgspec.Struct, frozen=True):
    name: str
    label: str
    kind: str
    staked: Stake
    """Whether its stake is placed, goes with another's, is collected with it, is made by playing on, or there
    is none."""
    on: str | None
    """The wager that it hangs on, where it is not placed by itself."""
    stake: str
    """What may be staked, in words."""
    least_minor: int | None
    most_minor: int | None
    step_minor: int | None
    rows: tuple[RowBody, ...]
    clause: str | None


class DecisionBody(msgspec.Struct, frozen=True):
    """What a player decides: the wager they play by, empty where there is none, and how many cards they may
    throw."""

    wager: str
    discards: int
    only: tuple[int, ...]
    """How many may go, where it is not any number up to `discards`."""
    folds: bool
    """Whether a hand may be folded; where it may not, one stands for nothing or pays to draw."""


class HouseBody(msgspec.Struct, frozen=True):
    """A house whole. `rules` is its canonical form, `text` the file it is written in."""

    id: str
    name: str
    game: str
    document: str
    currency: str
    currency_sign: str
    currency_decimals: int
    boxes: int
    boxes_per_player: int
    digest: str
    wagers: tuple[WagerBody, ...]
    meters_minor: dict[str, int]
    """The meters of the house and their seeds."""
    meter_names: dict[str, str]
    """What each meter is called."""
    order: tuple[str, ...]
    """The wagers that have a spot in each box, as they lie there."""
    opens: tuple[str, ...]
    """The wagers of which one brings a box into the round."""
    method: str
    """How the house deals where nobody says otherwise."""
    decision: DecisionBody
    dealer_shows: int
    always_qualifies: bool
    """Whether every hand of the dealer's counts, so that there is nothing to say of it."""
    community: int
    """How many cards are dealt for everybody beside the dealer's hand."""
    card: RulesCard
    """The rules in words."""
    printed_clauses: tuple[str | None, ...]
    """The clause that prints each of the card's `printed` figures: two may be of one wager."""
    clauses: dict[str, str]
    rules: dict[str, Any]
    text: str


class Houses(msgspec.Struct, frozen=True):
    houses: list[HouseCard]


class EntryBody(msgspec.Struct, frozen=True):
    """One wager with what hangs on it. Edges are the house's: positive where it gains.

    Numbers with a point are for display; `edge` is exact.
    """

    name: str
    label: str
    edge: str
    """Per unit of stake: ``149/5525``."""
    percent: float
    of_all_money: float | None
    """For the contest, the edge in percent of all money that stood in the end."""
    hit_frequency: float
    """How often it gains, as a share of one."""
    deviation: float
    """Standard deviation, in stakes."""
    note: str


class MeterFigure(msgspec.Struct, frozen=True):
    """The least that a meter must hold for a fair bet; none where nothing it can hold will do."""

    name: str
    break_even_minor: int | None


class FiguresBody(msgspec.Struct, frozen=True):
    house: str
    digest: str
    entries: tuple[EntryBody, ...]
    best_play: str
    best_play_language: str
    """Of the sentence: a rule of thumb is told in English."""
    dealer_qualifies: str
    hands: dict[str, str]
    """How often three cards make each kind of hand."""
    meters: tuple[MeterFigure, ...]


class HandBody(msgspec.Struct, frozen=True):
    """Three cards. `rows` has the pay tables that look at no more than these, where they make a row of it."""

    cards: tuple[str, ...]
    strength: int
    name: str
    rows: dict[str, str]
    """By wager, the name of the row; one that says `nothing` too."""


class ExpectedQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stakes on wagers, and what meters hold: their seeds where nothing is said."""

    stakes_minor: dict[str, int]
    meters_minor: dict[str, int] = {}


class EntryMean(msgspec.Struct, frozen=True):
    mean: str


class ExpectedBody(msgspec.Struct, frozen=True):
    """One round of a bet: fractions as text, in minor units, or their square for the variance."""

    mean: str
    """What the player nets on average."""
    variance: str
    bet: str
    """The money on the table in the end, on average."""
    wagers: dict[str, EntryMean]
    """What each entry brings of that: ``ante_play`` and side wagers by their names."""


class ChoiceBody(msgspec.Struct, frozen=True):
    """One thing that may be done. Worths are exact, as text: minor units of `currency`, often a fraction."""

    action: str
    label: str
    """What a button calls it."""
    value: str
    """What it brings on average: ``-315/22``."""
    cost: str
    """What choosing it in place of the best costs."""
    multiple: int
    discards: tuple[str, ...]


class ChancesBody(msgspec.Struct, frozen=True):
    """How the hand as it is stands against the dealer's, over every deal left: fractions as text, which sum
    to one."""

    not_qualified: str
    higher: str
    equal: str
    lower: str


class AdviceBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """At which table, and for which of one's boxes where one has several."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    box: int | None = None


class AdviceAnswer(msgspec.Struct, frozen=True):
    table: str
    box: int
    hand: tuple[str, ...]
    currency: str
    choices: tuple[ChoiceBody, ...]
    """Best first."""
    best: int
    """The place of the best among them."""
    why: str
    """Why it is the best, in a sentence or two."""
    chances: ChancesBody | None
    """None where the best is to throw a card away."""


class DrillBody(msgspec.Struct, frozen=True):
    """A close hand, with what advice would say of it."""

    house: str
    hand: tuple[str, ...]
    shown: tuple[str, ...]
    """The cards that the dealer shows."""
    stakes_minor: dict[str, int]
    currency: str
    choices: tuple[ChoiceBody, ...]
    """Best first."""
    why: str
    chances: ChancesBody | None
    gap: str
    """What the second best costs, exact: minor units of `currency`."""
