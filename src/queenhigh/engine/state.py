"""The immutable state of a round, from open betting until the next game begins."""

from typing import Literal

import msgspec

from queenhigh.cards import Card
from queenhigh.rules.records import Ground, House, Wager
from queenhigh.settlement import DealerHand, Line, MeterMove, SettledBox
from queenhigh.settlement.settle import lost_by_fold

Phase = Literal[
    "idle",
    "betting",
    "closed",
    "deciding",
    "replacing",
    "revealing",
    "dealer_drawing",
    "settling",
    "settled",
    "void",
]
BEFORE_DEAL: frozenset[Phase] = frozenset({"idle", "betting", "closed"})
IN_PROGRESS: frozenset[Phase] = frozenset(
    {"betting", "closed", "deciding", "replacing", "revealing", "dealer_drawing", "settling"}
)


class Box(msgspec.Struct, frozen=True):
    """One box: its player, the stakes in the order of the house's wagers, its cards and what was decided."""

    number: int
    stakes: tuple[int, ...]
    player: str = ""
    cards: tuple[Card, ...] = ()
    looked: bool = False
    choice: Literal["", "fold", "play"] = ""
    discards: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()
    voided: bool = False

    @property
    def in_round(self) -> bool:
        return bool(self.player) and not self.voided

    @property
    def folded(self) -> bool:
        return self.choice == "fold"

    @property
    def final(self) -> tuple[Card, ...]:
        """The cards held now: those kept, then those drawn."""
        if not self.discards:
            return self.cards
        return (*(card for card in self.cards if card not in self.discards), *self.drawn)

    def stake(self, wager: Wager) -> int:
        return self.stakes[wager.position]

    def for_settlement(self) -> SettledBox:
        return SettledBox(
            self.number, self.player, self.stakes, self.cards, self.final, self.folded, bool(self.drawn)
        )


class Round(msgspec.Struct, frozen=True):
    """A round of one house. Start from `new_round`; move on with `decide` and `evolve` only."""

    house: House
    boxes: tuple[Box, ...]
    game: int = 0
    phase: Phase = "idle"
    meters_minor: tuple[tuple[str, int], ...] = ()
    dealer: tuple[Card, ...] = ()
    revealed: bool = False
    lines: tuple[Line, ...] = ()
    """The payout lines that hold now."""
    moves: tuple[MeterMove, ...] = ()
    """What this game did to the meters; none before it is settled or once it is void."""
    was_settled: bool = False
    shown: tuple[int, ...] = ()
    void_ground: Ground | None = None

    def box(self, number: int) -> Box:
        """The box of that number; the caller has checked that it exists."""
        return self.boxes[number - 1]

    def lines_of(self, number: int) -> list[Line]:
        """A box's lines in the house's order of payment, an envy payout after the wager that earns it."""
        return sorted(
            (line for line in self.lines if line.box == number),
            key=lambda line: self.house.payment_places[line.wager],
        )

    @property
    def in_round(self) -> tuple[Box, ...]:
        """The boxes in the round, in deal order: the one at the dealer's left first."""
        return tuple(box for box in self.boxes if box.player and not box.voided)

    @property
    def handled(self) -> bool:
        """Whether any player has touched his cards or decided on them."""
        return any(box.looked or box.choice for box in self.boxes)

    @property
    def dealer_hand(self) -> DealerHand:
        return DealerHand(self.dealer)

    @property
    def meters_now_minor(self) -> dict[str, int]:
        """What each meter holds: as the settled game left it, else as betting opened."""
        return {move.name: move.after_minor for move in self.moves} or dict(self.meters_minor)

    @property
    def cards_used(self) -> set[Card]:
        used = set(self.dealer)
        for box in self.boxes:
            used.update(box.cards, box.drawn)
        return used

    def must_decide(self, box: Box) -> bool:
        """Whether the box still has to play or fold."""
        ante = self.house.ante
        return ante is not None and not box.choice and bool(box.stakes[ante.position]) and not box.voided

    def live_after_fold(self, box: Box) -> bool:
        """Whether a folded box still has a wager that its hand decides."""
        return any(
            stake and not lost_by_fold(wager)
            for wager, stake in zip(self.house.wagers, box.stakes, strict=True)
        )


def new_round(house: House) -> Round:
    """An empty table of a house, before its first game."""
    boxes = tuple(Box(number, house.no_stakes) for number in range(1, house.boxes + 1))
    return Round(house, boxes, meters_minor=tuple((meter.name, meter.seed_minor) for meter in house.meters))
