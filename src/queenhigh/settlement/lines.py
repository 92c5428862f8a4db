"""What settlement looks at and what it gives: hands on the felt in, payout lines out."""

from functools import cached_property
from typing import Literal

import msgspec

from queenhigh.cards import Card
from queenhigh.hands import best_three, strength

Outcome = Literal["win", "lose", "push"]


class Line(msgspec.Struct, frozen=True):
    """One payout line. `won_minor` leaves the stake out, `returned_minor` has it in; both are 0 on a loss.

    One loss hands something over all the same: a share of a meter that is less than the stake it replaces.
    A bonus or an envy payout has no stake of its own. `row` names the pay row, where one decided.
    """

    box: int
    wager: str
    stake_minor: int
    outcome: Outcome
    won_minor: int
    returned_minor: int
    clause: str
    why: str
    row: str = ""


class SettledBox(msgspec.Struct, frozen=True, dict=True):
    """One box as it lies when the dealer settles: stakes in the order of the house's wagers."""

    number: int
    player: str
    stakes: tuple[int, ...]
    first: tuple[Card, ...]
    """The three cards first dealt."""
    final: tuple[Card, ...]
    """The three cards played, after any draw."""
    folded: bool = False
    drew: bool = False

    @cached_property
    def strength(self) -> int:
        return strength(self.final)

    @cached_property
    def first_strength(self) -> int:
        return self.strength if not self.drew else strength(self.first)


class DealerHand(msgspec.Struct, frozen=True, dict=True):
    """The dealer's cards, three or four, of which the best three count."""

    cards: tuple[Card, ...]

    @cached_property
    def best(self) -> tuple[Card, ...]:
        return best_three(self.cards)

    @cached_property
    def strength(self) -> int:
        return strength(self.best)


class MeterMove(msgspec.Struct, frozen=True):
    """What a round did to one meter: before + contributed - paid + reseeded = after."""

    name: str
    before_minor: int
    contributed_minor: int
    paid_minor: int
    reseeded_minor: int
    after_minor: int


class Settlement(msgspec.Struct, frozen=True):
    """Every payout line, box by box in the house's order of payment, and what the meters did."""

    lines: tuple[Line, ...]
    meter_moves: tuple[MeterMove, ...]


def lost(box: int, wager: str, stake_minor: int, clause: str, why: str) -> Line:
    return Line(box, wager, stake_minor, "lose", 0, 0, clause, why)


def pushed(box: int, wager: str, stake_minor: int, clause: str, why: str) -> Line:
    return Line(box, wager, stake_minor, "push", 0, stake_minor, clause, why)


def won(box: int, wager: str, stake_minor: int, won_minor: int, clause: str, why: str, row: str = "") -> Line:
    return Line(box, wager, stake_minor, "win", won_minor, stake_minor + won_minor, clause, why, row)
