"""What settlement looks at and what it gives: hands on the felt in, payout lines out.

A line is facts alone: how it is said, and in which language, is for `words` when somebody reads it.
"""

from fractions import Fraction
from functools import cached_property
from typing import Any, Final, Literal

import msgspec

from queenhigh.cards import Card, CardsLike, cards_of
from queenhigh.displayed import Brief
from queenhigh.hands import best_three, quick_strength
from queenhigh.rules.records import Ground

Outcome = Literal["win", "lose", "push"]
LineKind = Literal["stake", "bonus", "envy", "void"]
"""What a line answers for: a stake, a bonus on another's stake, somebody else's hand, a stake given back."""
Reason = Literal[
    "folded",
    "collection",
    "contest/not_qualified",
    "contest/higher",
    "contest/lower",
    "contest/equal",
    "contest/no_row",
    "row/pays",
    "row/added",
    "row/nothing",
    "row/pushes",
    "row/not_beaten",
    "row/not_beaten_pushes",
    "row/folded",
    "meter/pays",
    "bonus/pays",
    "bonus/added",
    "envy/pays",
    "void/game",
    "void/box",
]


class Seen(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, repr_omit_defaults=True
):
    """What decided a line, as far as its reason needs it; the rest stands in the line and in the house."""

    strength: int | None = None
    """The player's three cards that were looked at."""
    dealer_strength: int | None = None
    suit: int | None = None
    """The suit of a mini royal."""
    first: bool = False
    """The first three cards were looked at, not the final hand."""
    drew: bool = False
    colour: Literal["", "red", "black", "mixed"] = ""
    category: str = ""
    """The best five of six cards, or what three cards make with the community cards."""
    other_box: int | None = None
    """Whose hand is envied."""
    first_row: str = ""
    """The row of the first three cards, where its award is added to that of the line's own row."""
    first_strength: int | None = None
    """The first three cards, where they make that row."""
    ground: Ground | None = None
    due_minor: int | None = None
    """What the line would have won, where the most that the table pays in a round has made it less."""


NOTHING_SEEN: Final = Seen()


class Line(msgspec.Struct, frozen=True):
    """One payout line. `won_minor` leaves the stake out, `returned_minor` has it in; both are 0 on a loss.

    One loss hands something over all the same: a share of a meter that is less than the stake it replaces.
    A push may be a win of which nothing is left: where the most that the table pays in a round is used up.
    A bonus or an envy payout has no stake of its own. `row` names the pay row, where one decided.
    """

    box: int
    wager: str
    kind: LineKind
    stake_minor: int
    outcome: Outcome
    won_minor: int
    returned_minor: int
    clause: str
    reason: Reason
    seen: Seen = NOTHING_SEEN
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
        return quick_strength(self.final)

    @cached_property
    def first_strength(self) -> int:
        return self.strength if not self.drew else quick_strength(self.first)


class DealerHand(msgspec.Struct, frozen=True, dict=True):
    """The dealer's cards, of which the best three count, and what lies beside them.

    There are three or four of them, or six, of which the last three have replaced the first. Text will do:
    ``DealerHand("Qs 7h 2d")``.
    """

    cards: tuple[Card, ...]
    community: tuple[Card, ...] = ()
    """The cards that are everybody's, where the house deals some; they make no hand of the dealer's."""

    def __post_init__(self) -> None:
        for name in ("cards", "community"):
            said: CardsLike = getattr(self, name)
            if type(said) is not tuple or any(type(card) is str for card in said):
                msgspec.structs.force_setattr(self, name, cards_of(said))

    @cached_property
    def best(self) -> tuple[Card, ...]:
        return best_three(self.cards) if len(self.cards) < 6 else self.cards[3:]

    @cached_property
    def strength(self) -> int:
        return quick_strength(self.best)


class MeterMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game did to one meter: before + contributed - paid + reseeded = after.

    A void has the same with every sign turned. `fraction` is what the contributions come to beyond whole
    coins, exactly, as in ``3/4``: it is not in the meter yet, and not lost.
    """

    name: str
    before_minor: int
    contributed_minor: int
    paid_minor: int
    reseeded_minor: int
    after_minor: int
    fraction: str = "0"
    reserved_minor: int = 0
    """What was set aside for the next seed: it stands in no meter, and pays for seeds before the house."""

    def undone(self, now_minor: int) -> "MeterMove":
        """The move that takes this one back, from what the meter holds now.

        Where others have taken what it would take out, the house makes up the rest: none falls below zero.
        """
        back_minor = self.paid_minor - self.contributed_minor - self.reseeded_minor
        short_minor = max(0, -(now_minor + back_minor))
        return MeterMove(
            name=self.name,
            before_minor=now_minor,
            contributed_minor=-self.contributed_minor,
            paid_minor=-self.paid_minor,
            reseeded_minor=short_minor - self.reseeded_minor,
            after_minor=now_minor + back_minor + short_minor,
            fraction=str(-Fraction(self.fraction)),
            reserved_minor=-self.reserved_minor,
        )


class Settlement(Brief, msgspec.Struct, frozen=True):
    """Every payout line, box by box in the house's order of payment, and what the meters did."""

    lines: tuple[Line, ...]
    meter_moves: tuple[MeterMove, ...]

    def sheet(self) -> dict[str, list[Any]]:
        """Return the payout lines as columns by name, as a data frame takes them."""
        names = [name for name in Line.__struct_fields__ if name != "seen"]
        return {name: [getattr(line, name) for line in self.lines] for name in names}


def lost(box: SettledBox, wager: str, stake_minor: int, clause: str, reason: Reason, seen: Seen) -> Line:
    """The line of a stake that is gone."""
    return Line(box.number, wager, "stake", stake_minor, "lose", 0, 0, clause, reason, seen)
