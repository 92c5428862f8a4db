"""A chart in the words of the analysis: how many hands of each suit class make each choice.

A chart may do one thing with Qs 6h 4d and another with Qh 6s 4d, which the analysis never would. What a
choice is worth is the same for both, so the exact figures of any chart follow from such counts.
"""

import numpy as np

from queenhigh.analysis.playing.solve import Solved
from queenhigh.analysis.playing.study import Chooser
from queenhigh.study.choices import Chart
from queenhigh.study.suits import Ints, bits_of, laid_as, places_in, sets_of, suit_classes


def chart_chooser(chart: Chart) -> Chooser:
    """The chart as a strategy of the analysis, for games in which nothing of the dealer's is seen."""

    def chooser(solved: Solved) -> Ints:
        if len(solved.choices) == 1:  # there is no Ante, and nothing to decide
            return np.zeros(len(solved.game.firsts), np.int64)
        game = solved.game
        hands = sets_of(3)
        found = suit_classes(game.known, game.groups).find(bits_of(hands), 3)
        made = np.frombuffer(chart.by_hand, np.uint8).astype(np.int64)
        thrown = np.array([[at in choice.thrown for at in range(3)] for choice in chart.choices])[made]
        away = np.zeros(len(hands), np.int64)
        if thrown.any():
            laid = laid_as(game.firsts.cards[found], hands, game.groups)
            away = places_in(laid, hands, thrown)
        known = {choice: place for place, choice in enumerate(solved.choices)}
        places = [
            [known.get(choice._replace(thrown=places_of(bits)), -1) for bits in range(8)]
            for choice in chart.choices
        ]
        takes = np.zeros((len(game.firsts), len(solved.choices)), np.int64)
        np.add.at(takes, (found, np.array(places)[made, away]), 1)
        return takes

    return chooser


def places_of(bits: int) -> tuple[int, ...]:
    """The places of three that these bits name."""
    return tuple(at for at in range(3) if bits >> at & 1)
