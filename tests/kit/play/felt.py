"""A felt for tests: the public `Felt`, with refused acts on record too and questions about payouts."""

from collections.abc import Mapping
from itertools import islice
from typing import TYPE_CHECKING, Self

import pytest

from queenhigh.cards import DECK, CardsLike, cards_of
from queenhigh.engine import SUPERVISOR, FeltError, Refusal, RefusedError, player
from queenhigh.engine import Felt as PublicFelt
from queenhigh.engine.actors import actor_of as who
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import Record, Step, start
from queenhigh.money import AmountLike as Amount
from queenhigh.rules import House, find_house
from queenhigh.rules.records import DealMethod, Ground
from queenhigh.settlement import Line
from queenhigh.words import payout

__all__ = ["P1", "Amount", "Felt", "brief", "void", "who"]

P1 = player("p1")


def brief(line: Line) -> str:
    """Outcome, returned amount, reason and row of a line: `win 7000 contest/higher straight_flush`."""
    return " ".join([line.outcome, str(line.returned_minor), line.reason, *line.row.split()])


def void(ground: Ground, count: int = 0, repairable: bool = False, game: int = 1) -> act.VoidGame:
    """The supervisor's void of a game whose meters have not moved."""
    return act.VoidGame(SUPERVISOR, game, ground, count, repairable)


class Felt(PublicFelt):
    """The public felt. Every act must be accepted, unless `refused` says that it must not."""

    if TYPE_CHECKING:

        def open(self, **meters: Amount) -> Self: ...
        def place(self, box: int, /, player: str = "", **stakes: Amount) -> Self: ...
        def withdraw(self, box: int, *wagers: str) -> Self: ...
        def close(self) -> Self: ...
        def look(self, *boxes: int) -> Self: ...
        def fold(self, *boxes: int) -> Self: ...
        def play(self, *boxes: int, times: int | None = None, discard: CardsLike = ()) -> Self: ...
        def reveal(self, new: CardsLike = ()) -> Self: ...
        def draw_fourth(self, card: CardsLike = ()) -> Self: ...
        def settle(self, new: CardsLike = (), fourth: CardsLike = (), **meters: Amount) -> Self: ...

    def __init__(self, rules: str | House, after_game: int = 0) -> None:
        super().__init__(rules, start=start(find_house(rules), after_game))
        self.before = self.state
        self._refused: list[tuple[int, Step]] = []

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every act, refused ones too."""
        found = list(super().steps)
        for place, step in reversed(self._refused):
            found.insert(place, step)
        return tuple(found)

    @property
    def record(self) -> Record:
        """Every act of all games at this felt."""
        return Record.of(self.before, self.steps)

    def deal(
        self,
        hands: CardsLike | Mapping[int, CardsLike] = (),
        dealer: CardsLike = (),
        community: CardsLike = (),
        *,
        deck: CardsLike | None = None,
        method: DealMethod | None = None,
    ) -> Self:
        """Deal, by a shuffler if the house has one; community cards not given are the lowest left."""
        usual: DealMethod | None = "shuffler" if "shuffler" in dict(self.house.deals) else None
        if self.house.community and not community:
            each = hands.values() if isinstance(hands, Mapping) else [hands]
            dealt = {card for cards in (dealer, *each) for card in cards_of(cards)}
            community = tuple(islice((card for card in DECK if card not in dealt), self.house.community))
        super().deal(hands, dealer, community, deck=deck, method=method or usual)
        return self

    def refused(self, action: act.Action, code: str, clause: str | None = None) -> Refusal:
        """Try an act that must be refused with this code (and clause), and change nothing."""
        before = self.state
        with pytest.raises(RefusedError) as caught:
            self.do(action)
        refusal = caught.value.refusal
        assert self.state is before
        assert refusal.code == code, refusal
        assert clause in (None, refusal.clause), refusal
        self._refused.append((len(self._past), Step(action, refused=code)))
        return refusal

    def no_bet(
        self, code: str, clause: str | None = None, box: int = 1, by: str = "p1", **stake: Amount
    ) -> Refusal:
        """Try to place one stake, which must be refused with this code (and clause)."""
        [(wager, amount_minor)] = self._amounts(stake)
        return self.refused(act.PlaceWager(player(by), box, wager, amount_minor), code, clause)

    def void(self, ground: Ground, count: int = 0, repairable: bool = False, **meters: Amount) -> Self:
        """Void the game; once settled with what the meters hold: as this table knows it, or else as given."""
        held = self.holds | dict(self._amounts(meters))
        meters_minor = tuple(held.items()) if self.state.moves else ()
        self.do(act.VoidGame(SUPERVISOR, self.state.game, ground, count, repairable, meters_minor))
        return self

    def void_box(self, box: int) -> Self:
        self.do(act.VoidBox(SUPERVISOR, box))
        return self

    def stakes(self, box: int) -> dict[str, int]:
        """The stakes that lie in the box, in minor units."""
        return dict(self.view("dealer").boxes[box - 1].stakes_minor)

    def has_line(self, box: int, wager: str) -> bool:
        try:
            return bool(self.line(box, wager))
        except FeltError:
            return False

    def why(self, box: int, wager: str) -> str:
        """The sentence of that line."""
        return payout(self.house, self.line(box, wager))

    @property
    def holds(self) -> dict[str, int]:
        """What the meters hold."""
        return dict(self.state.meters_minor)
