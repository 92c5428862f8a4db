"""What a player may do with a hand: fold, or play and discard some; and a chart that says it for each."""

from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from queenhigh.displayed import Displayed
from queenhigh.study.bet import Bet


class Choice(NamedTuple):
    """Something a player may do: fold, or play for `multiple` times the Ante and discard some cards."""

    multiple: int
    thrown: tuple[int, ...] = ()
    """The places, in the hand as its class shows it, of the cards discarded."""
    folds: bool = False


STAY: Final = Choice(0)
"""All that a box without an Ante can do, and standing where that costs nothing."""
FOLD: Final = Choice(0, folds=True)


class Chart(Displayed, msgspec.Struct, frozen=True):
    """A strategy as a table: what to do with each of the 22,100 hands, in order of ``combinations(DECK, 3)``.

    Cards that a choice discards are named by their places in the hand, lowest card first.
    """

    name: str
    choices: tuple[Choice, ...]
    by_hand: bytes
    """A place in `choices` for each hand."""


def thrown(discards: int) -> list[tuple[int, ...]]:
    """Which places of the three cards may be discarded."""
    return list(combinations(range(3), discards))


def choices_of(bet: Bet) -> tuple[Choice, ...]:
    """Everything a player may do, the plainest first: standing before drawing before folding."""
    play = bet.house.play
    if not bet.ante_minor or play is None:
        return (STAY,)
    playing = [
        Choice(times, away)
        for count in bet.house.decision.counts
        for times in (play.all_multiples if count or bet.house.folds else (0,))
        for away in thrown(count)
    ]
    return (*playing, FOLD) if bet.house.folds else tuple(playing)
