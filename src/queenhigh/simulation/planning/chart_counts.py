"""A chart in the words of the analysis: how many hands of each suit class make each choice.

A chart may do one thing with Qs 6h 4d and another with Qh 6s 4d, which the analysis never would. What a
choice is worth is the same for both, so the exact figures of any chart follow from such counts.
"""

from typing import Final

import numpy as np

from queenhigh.analysis.playing.solve import Solved
from queenhigh.analysis.playing.study import Chooser
from queenhigh.simulation.planning.plan import Chart
from queenhigh.study.choices import FOLD
from queenhigh.study.suits import BIT, Ints, bits_of, sets_of, suit_classes, suit_swaps, with_suits

_ALL: Final = 0b111


def chart_chooser(chart: Chart) -> Chooser:
    """The chart as a strategy of the analysis, for games in which nothing of the dealer's is seen."""

    def chooser(solved: Solved) -> Ints:
        if FOLD not in solved.choices:  # there is no Ante, and nothing to decide
            return np.zeros(len(solved.game.firsts), np.int64)
        classes = suit_classes(solved.game.known, solved.game.groups)
        found = classes.find(bits_of(sets_of(3)), 3)
        made = np.frombuffer(chart.by_hand, np.uint8).astype(np.int64)
        away = _away_in_class(chart, made, solved, found)
        takes = np.zeros((len(solved.game.firsts), len(solved.choices)), np.int64)
        np.add.at(takes, (found, _places(chart, solved)[made, away]), 1)
        return takes

    return chooser


def _places(chart: Chart, solved: Solved) -> Ints:
    """(choice of the chart, cards thrown away as bits): the place of that choice among the solved ones."""
    places = np.full((len(chart.choices), _ALL + 1), -1, np.int64)
    known = {choice: place for place, choice in enumerate(solved.choices)}
    for row, choice in enumerate(chart.choices):
        for bits in range(_ALL + 1):
            thrown = tuple(at for at in range(3) if bits >> at & 1)
            places[row, bits] = known.get(choice._replace(thrown=thrown), -1)
    return places


def _away_in_class(chart: Chart, made: Ints, solved: Solved, found: Ints) -> Ints:
    """Which cards of the hand as its class shows it are thrown away, as bits."""
    hands = sets_of(3)
    thrown = np.array([[at in choice.thrown for at in range(3)] for choice in chart.choices])[made]
    gone = np.where(thrown, BIT[hands], 0).sum(axis=1)
    away = np.zeros(len(hands), np.int64)
    left = gone != 0
    firsts, bits = solved.game.firsts.cards[found], bits_of(hands)
    for swap in suit_swaps(solved.game.groups) if left.any() else ():
        moved = with_suits(firsts, np.array(swap))
        fits = left & (bits_of(moved) == bits)
        for at in range(3):
            away[fits] |= ((BIT[moved[fits, at]] & gone[fits]) != 0).astype(np.int64) << at
        left &= ~fits
    return away
