"""The round at the terminal table: every act goes through the engine, and is kept for the record."""

from collections.abc import Callable, Iterator

from queenhigh.cards import Card
from queenhigh.engine import (
    DEALER,
    Actor,
    Offer,
    Refusal,
    Round,
    View,
    decide,
    legal_actions,
    new_round,
    player,
    view,
)
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import Record, Step, act_on
from queenhigh.rules.records import House
from queenhigh.words import DEFAULT, refusal_text

YOU = player("you")


class Table:
    """One house's table with one player at it."""

    def __init__(self, house: House, language: str = DEFAULT) -> None:
        self.house = house
        self.language = language
        self._state: Round = new_round(house)
        self._before = self._state
        self._steps: tuple[Step, ...] = ()

    @property
    def view(self) -> View:
        """What the player sees: the only way anything leaves the round."""
        return view(self._state, YOU)

    @property
    def record(self) -> Record:
        """The game so far, ready to be replayed."""
        return Record.of(self._before, self._steps)

    def offers(self, do: str, by: Actor = YOU) -> list[Offer]:
        """What this person may do now, of one kind."""
        return [offer for offer in legal_actions(self._state, by) if offer.do == do]

    def open(self) -> None:
        """Begin the next game."""
        self._steps = ()
        self._before = self._state
        self._must(act.OpenBetting(DEALER))

    def attempt(self, action: act.Action) -> str:
        """Do one act, or say why not; a refused act leaves nothing behind."""
        result = decide(self.house, self._state, action)
        if isinstance(result, Refusal):
            return refusal_text(self.house, result, self.language)
        self._must(action)
        return ""

    def mark(self) -> tuple[Round, tuple[Step, ...]]:
        """Where the game stands, to come back to."""
        return self._state, self._steps

    def back_to(self, mark: tuple[Round, tuple[Step, ...]]) -> None:
        self._state, self._steps = mark

    def deal(self, deck: Iterator[Card]) -> str:
        """Deal in the first way the house has; gives its name."""
        (offer, *_) = self.offers("deal", DEALER)
        method = next(name for name, _ in self.house.deals if name == offer.method)
        self._must(act.Deal(DEALER, method, _take(deck, offer.cards)))
        return method

    def look(self) -> None:
        """Pick up every hand of the player's."""
        for offer in self.offers("look"):
            self._must(act.Look(YOU, offer.box or 0))

    def replace(self, deck: Iterator[Card]) -> bool:
        """Deal the replacement cards, if any are due."""
        for offer in self.offers("replace", DEALER):
            self._must(act.Replace(DEALER, _take(deck, offer.cards)))
            return True
        return False

    def reveal(self) -> None:
        self._must(act.Reveal(DEALER))

    def draw_fourth(self, deck: Iterator[Card]) -> bool:
        """The dealer's fourth card, if one is due."""
        for _ in self.offers("draw_fourth", DEALER):
            self._must(act.DrawFourth(DEALER, next(deck)))
            return True
        return False

    def settle(self) -> None:
        self._must(act.Settle(DEALER, self._state.meters_minor))

    def finish(self, deck: Iterator[Card], decide_rest: Callable[["Table"], object]) -> None:
        """Bring a game whose bets are closed as far as settlement; `decide_rest` decides what is open."""
        if self.offers("deal", DEALER):
            self.deal(deck)
        decide_rest(self)
        self.replace(deck)
        if self.offers("reveal", DEALER):
            self.reveal()
        self.draw_fourth(deck)

    def _must(self, action: act.Action) -> None:
        state, step = act_on(self._state, action)
        if step.refused:
            raise RuntimeError(f"the terminal table did what is not legal: {step.refused}")
        self._state, self._steps = state, (*self._steps, step)


def stakes_minor(boxes: View) -> int:
    """Everything that lies on the felt."""
    return sum(stake_minor for box in boxes.boxes for _, stake_minor in box.stakes_minor)


def committed_minor(seen: View) -> int:
    """What lies on the felt and the least that staying in may still ask."""
    return stakes_minor(seen) + sum(box.owed.least_minor for box in seen.boxes)


def _take(deck: Iterator[Card], count: int) -> tuple[Card, ...]:
    return tuple(next(deck) for _ in range(count))
