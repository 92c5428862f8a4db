"""What a hand nets in each stand against the dealer: folded, and played in each way that there is."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from queenhigh.hands.arrays import strengths
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import Bet
from queenhigh.study.choices import Choice, choices_of
from queenhigh.study.nets import net_of, row_codes
from queenhigh.study.stands import FOLDED
from queenhigh.study.suits import Cards, Ints, suits_of


class StandNets(NamedTuple):
    """For some hands: what a fold nets, and how much more each way to play does."""

    fold: Ints
    gains: tuple[Ints, ...]
    """By choice that plays, in order of `choices_of`: (hand, stand). A hand too weak for it gains nothing."""


def stand_nets(bet: Bet, hands: Cards) -> StandNets:
    """The nets of a bet in which nobody draws and no wager looks at further cards."""
    playing = [choice for choice in choices_of(bet) if not choice.folds]
    fold = _nets(bet, hands, Choice(0), (FOLDED,))[:, 0]
    made = strengths(hands)
    play = bet.house.play
    gains = []
    for choice in playing:
        gain = _nets(bet, hands, choice, range(len(STANDS))) - fold[:, None]
        may = [play is None or choice.multiple in play.multiples_of(mark) for mark in made.tolist()]
        gains.append(np.where(np.array(may)[:, None], gain, 0))
    return StandNets(fold, tuple(gains))


def _nets(bet: Bet, hands: Cards, choice: Choice, stands: Sequence[int]) -> Ints:
    made = strengths(hands).astype(np.int64)
    suit = suits_of(hands)
    nets = np.zeros((len(hands), len(stands)), np.int64)
    for wager in bet.wagers:
        codes = row_codes(wager, made, made, False, suit, suit)
        for place, stand in enumerate(stands):
            paid = [net_of(bet, wager, stand, code, choice.multiple) for code in range(wager.codes)]
            nets[:, place] += np.array(paid, np.int64)[codes]
    return nets
