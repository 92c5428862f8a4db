"""The immutable state of a round, from open betting until the next game begins."""

from functools import cached_property
from typing import Literal

import msgspec

from queenhigh.cards import Card
from queenhigh.displayed import Brief, Displayed
from queenhigh.facts import Amounts
from queenhigh.rules import HouseLike, find_house
from queenhigh.rules.records import Ground, House, Wager
from queenhigh.settlement import DealerHand, Line, MeterMove, SettledBox

Phase = Literal[
    "idle", "betting", "closed", "deciding", "replacing", "revealing", "dealer_drawing", "settling",
    "settled", "void",
]  # fmt: skip
BEFORE_DEAL: frozenset[Phase] = frozenset({"idle", "betting", "closed"})
IN_PROGRESS: frozenset[Phase] = frozenset(
    {"betting", "closed", "deciding", "replacing", "revealing", "dealer_drawing", "settling"}
)


class Box(Brief, msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class Round(Displayed, msgspec.Struct, frozen=True, dict=True):
    """A round of one house. Start from `new_round`; move on with `decide` and `evolve` only."""

    house: House
    boxes: tuple[Box, ...]
    game: int = 0
    phase: Phase = "idle"
    meters_minor: Amounts = ()
    """What each meter holds as far as this table knows: as shown, then as the game left it."""
    dealer: tuple[Card, ...] = ()
    revealed: bool = False
    lines: tuple[Line, ...] = ()
    """The payout lines that hold now."""
    moves: tuple[MeterMove, ...] = ()
    """What this game did to the meters; none before it is settled or once it is void."""
    was_settled: bool = False
    shown: tuple[int, ...] = ()
    void_ground: Ground | None = None
    community: tuple[Card, ...] = ()
    """The cards that are everybody's, face down until the reveal."""

    def box(self, number: int) -> Box:
        """The box of that number; the caller has checked that it exists."""
        return self.boxes[number - 1]

    def lines_of(self, number: int) -> list[Line]:
        """A box's lines in the house's order of payment, an envy payout after the wager that earns it."""
        return sorted(
            (line for line in self.lines if line.box == number),
            key=lambda line: (self.house.payment_places[line.wager], line.kind == "envy"),
        )

    @cached_property
    def in_round(self) -> tuple[Box, ...]:
        """The boxes in the round, in deal order: the one at the dealer's left first."""
        return tuple(box for box in self.boxes if box.player and not box.voided)

    @property
    def handled(self) -> bool:
        """Whether any player has touched their cards or decided on them."""
        return any(box.looked or box.choice for box in self.boxes)

    @property
    def dealer_hand(self) -> DealerHand:
        return DealerHand(self.dealer, self.community)

    @property
    def digest(self) -> str:
        """The rules of this round by their name, which is how anything stored refers to them."""
        return self.house.digest

    @cached_property
    def misdealt(self) -> bool:
        """Whether a hand lies where no bet is, or a bet has none: that is put right before anything else."""
        return bool(self.dealer) and any(
            bool(box.cards) != box.in_round for box in self.boxes if not box.voided
        )

    @property
    def cards_used(self) -> set[Card]:
        used = {*self.dealer, *self.community}
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
            stake and not wager.lost_by_fold
            for wager, stake in zip(self.house.wagers, box.stakes, strict=True)
        )


def new_round(house: HouseLike) -> Round:
    """An empty table of a house, before its first game."""
    house = find_house(house)
    boxes = tuple(Box(number, house.no_stakes) for number in range(1, house.boxes + 1))
    return Round(house, boxes, meters_minor=tuple(house.meters_at({}).items()))
