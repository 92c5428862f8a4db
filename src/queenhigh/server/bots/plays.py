"""What a strategy does with a hand, looked up: any strategy that the simulator knows."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from queenhigh.cards import DECK_SIZE, Card
from queenhigh.rules.records import House
from queenhigh.simulation import SimulationError
from queenhigh.simulation.planning.hand_play import Play, play_of
from queenhigh.table.turn import Choice
from queenhigh.text import QueenHighError

MOST: Final = 64
"""How many lookups are kept: those that were asked for last."""
Stakes = tuple[tuple[str, int], ...]


class StrategyRefused(QueenHighError, ValueError):
    """A strategy that this house does not have."""


class Lookup:
    """A strategy for one bet, as a choice for each hand and each set of the dealer's cards that is seen."""

    def __init__(self, play: Play, shows: int) -> None:
        self._play = play
        self._shows = shows

    def choice(self, hand: Sequence[Card], shown: Sequence[Card]) -> Choice:
        """What to do with a hand; the discards are places in it as it was given."""
        up = _places(self._shows)[tuple(sorted(shown))] if len(self._play.chosen) > 1 else 0
        ordered = tuple(sorted(hand))
        place = _places(3)[ordered]
        chosen = self._play.choices[self._play.chosen[up, place]]
        thrown = int(self._play.thrown[up, place])
        away = (ordered[at] for at in range(3) if thrown >> at & 1)
        return Choice(0 if chosen.folds else chosen.multiple, tuple(hand.index(card) for card in away))


@cache
def _places(count: int) -> dict[tuple[int, ...], int]:
    """Where each set of so many cards stands among all of them."""
    return {cards: place for place, cards in enumerate(combinations(range(DECK_SIZE), count))}


class Plays:
    """Lookups as they are needed, worked out one at a time beside the event loop and kept."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, Stakes, str], Lookup] = OrderedDict()
        self._working = asyncio.Lock()

    def known(self, house: House, stakes: Stakes, strategy: str) -> Lookup | None:
        return self._known.get((house.digest, stakes, strategy))

    async def find(self, house: House, stakes: Stakes, strategy: str) -> Lookup:
        """The strategy for this bet; raises `StrategyRefused`. Meters count as their seeds."""
        key = (house.digest, stakes, strategy)
        async with self._working:
            if key not in self._known:
                self._known[key] = await asyncio.to_thread(_compiled, house, stakes, strategy)
            self._known.move_to_end(key)
            if len(self._known) > MOST:
                self._known.popitem(last=False)
            return self._known[key]


def _compiled(house: House, stakes: Stakes, strategy: str) -> Lookup:
    try:
        play = play_of(house, stakes, (), strategy)
    except SimulationError as error:
        raise StrategyRefused(str(error)) from None
    _places(3), _places(house.dealer.shows)
    return Lookup(play._replace(study=None), house.dealer.shows)
