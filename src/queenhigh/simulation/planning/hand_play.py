"""What a strategy does with each of the 22,100 hands there are: the analysis speaks in suit classes.

A class names one of its hands; every other hand of it is that one with its suits swapped. The swap is found
here, because it says which card of the real hand is the one that the class throws away. A chart may do one
thing with Qs 6h 4d and another with Qh 6s 4d, which the analysis never would: then it is told how many
hands of a class make each choice.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.playing.solve import Solved
from queenhigh.analysis.playing.strategy import always, from_mark, parse_mark, taught
from queenhigh.analysis.playing.study import Chooser, Study, best, study
from queenhigh.hands.names import HandClassError
from queenhigh.rules.records import House
from queenhigh.simulation.planning.plan import BEST, SimulationError, Strategy
from queenhigh.study.bet import FOLD, STAY, Bet, Chart, Choice, UnpricedError, choices_of
from queenhigh.study.happenings import Tally
from queenhigh.study.suits import (
    Ints,
    bits_of,
    laid_as,
    places_in,
    sets_of,
    suit_classes,
    suit_swaps,
    with_suits,
)
from queenhigh.text import shorten


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


HANDS: Final = 22_100
ALWAYS = "always"
QUALIFY = "qualify"
RULE = "rule"
NAMES: Final = (BEST, RULE, ALWAYS, QUALIFY)


class Play(NamedTuple):
    """What one box does: by what it sees of the dealer's cards, and by its hand."""

    choices: tuple[Choice, ...]
    chosen: npt.NDArray[np.int16]
    """(what is seen, hand): a place in `choices`."""
    thrown: npt.NDArray[np.uint8]
    """(what is seen, hand): the places of the cards thrown away, lowest card first, as bits."""
    study: Study | None = None
    """The study that the strategy comes from, where it covers the whole bet."""
    chooser: Chooser = best
    """The strategy in the words of that study."""
    fits_other_bets: bool = True
    """False for a rule that was fitted to this bet."""
    note: str = ""
    """What the strategy leaves out of account, where it does."""

    def tally(self) -> Tally:
        """Everything that can happen to the whole bet, played so."""
        if self.study is None:
            raise UnpricedError("the analysis does not reach this play or bet")
        return self.study.tally(self.chooser)

    @property
    def folded(self) -> npt.NDArray[np.bool_]:
        """(what is seen, hand): whether it is folded."""
        return np.array([choice.folds for choice in self.choices])[self.chosen]


@lru_cache(maxsize=16)
def play_of(
    house: House,
    stakes: tuple[tuple[str, int], ...],
    meters: tuple[tuple[str, int], ...],
    strategy: Strategy,
    players: int = 1,
) -> Play:
    """The play of a strategy for a bet; raises `SimulationError` where the house has no such strategy."""
    bet = Bet(house, dict(stakes), dict(meters), players)
    if not bet.ante_minor or house.play is None:
        return _undecided(bet, strategy)
    if isinstance(strategy, Chart):
        return _charted(bet, strategy)
    check_strategy(house, strategy)
    studied, note = _studied(bet)
    chooser = _chooser(studied, strategy)
    chosen, thrown = zip(*(_real_hands(*part, chooser) for part in _seen(studied)), strict=True)
    choices = studied.parts[0].solved.choices
    whole = None if note else studied
    return Play(choices, np.stack(chosen), np.stack(thrown), whole, chooser, strategy != RULE, note)


def check_strategy(house: House, strategy: str) -> None:
    """Raise `SimulationError` for a name that is none here, before anything is worked out."""
    if strategy == QUALIFY and house.dealer.always_qualifies:
        raise SimulationError("strategy", "the dealer of this house always qualifies: play 'always' then")
    if strategy not in NAMES:
        _mark(strategy)


def _undecided(bet: Bet, strategy: Strategy) -> Play:
    """A box without an Ante: there is nothing to decide, but a name must still mean something."""
    if isinstance(strategy, str) and strategy not in NAMES:
        _mark(strategy)
    nothing = (np.zeros((1, HANDS), np.int16), np.zeros((1, HANDS), np.uint8))
    try:
        return Play((STAY,), *nothing, study(bet))
    except UnpricedError:
        return Play((STAY,), *nothing)


def _studied(bet: Bet) -> tuple[Study, str]:
    """The study of a bet; of its Ante alone, and a word on that, where the analysis does not reach it all."""
    try:
        return study(bet), ""
    except UnpricedError as error:
        alone = {bet.house.ante.name: bet.ante_minor} if bet.house.ante else {}
        note = f"played as is best for the Ante alone: {error}"
        return study(Bet(bet.house, alone, bet.meters_minor)), note


def _chooser(studied: Study, strategy: str) -> Chooser:
    if strategy == BEST:
        return best
    if strategy == ALWAYS:
        return always
    if strategy == RULE:
        return taught(studied).strategy.chooser
    if strategy == QUALIFY:
        return from_mark(studied.bet.house.dealer.qualifying_strength)
    return from_mark(_mark(strategy))


def _mark(strategy: str) -> int:
    try:
        return parse_mark(strategy)
    except HandClassError:
        known = f"{', '.join(NAMES)}, the weakest hand to play (Q-6-4, pair), or the CSV file of a chart"
        raise SimulationError("strategy", f"{shorten(strategy)} is no strategy: say {known}") from None


def _charted(bet: Bet, chart: Chart) -> Play:
    strange = [choice for choice in chart.choices if choice not in choices_of(bet)]
    wrong = ""
    if len(chart.by_hand) != HANDS:
        wrong = f"tells {len(chart.by_hand)} hands: there are 22,100"
    elif max(chart.by_hand) >= len(chart.choices):
        wrong = f"makes a choice that it does not list: {max(chart.by_hand)}"
    elif strange:
        wrong = f"has {strange[0]}: no choice of this house"
    if wrong:
        raise SimulationError("strategy", f"the chart {chart.name!r} {wrong}")
    chosen = np.frombuffer(chart.by_hand, np.uint8).astype(np.int16)
    bits = [sum(1 << place for place in choice.thrown) for choice in chart.choices]
    thrown = np.array(bits, np.uint8)[chosen]
    seen = seen_count(bet.house)
    plain = Play(chart.choices, np.tile(chosen, (seen, 1)), np.tile(thrown, (seen, 1)))
    quick = seen == 1 and bet.house.decision.discards <= 1  # others take too long to solve for this alone
    studied = _studied(bet) if quick else None
    if studied is None or studied[1]:
        return plain
    stakes = tuple(bet.stakes_minor.items())
    meters = tuple(bet.meters_minor.items())
    perfect = chart_of(BEST, play_of(bet.house, stakes, meters, BEST))
    told = [[each.choices[place] for place in each.by_hand] for each in (perfect, chart)]
    same = told[0] == told[1]  # of best play more is known: all kinds of Envy
    return plain._replace(study=studied[0], chooser=best if same else chart_chooser(chart))


def chart_of(name: str, play: Play) -> Chart:
    """A play as a chart, to be kept or changed; for houses whose dealer shows nothing before the decision."""
    if len(play.chosen) > 1:
        depends = "what to do depends on the dealer's card here: one chart cannot say it"
        raise SimulationError("strategy", depends)
    pairs = list(zip(play.chosen[0].tolist(), play.thrown[0].tolist(), strict=True))
    kinds = {pair: place for place, pair in enumerate(dict.fromkeys(pairs))}
    choices = tuple(play.choices[place]._replace(thrown=places_of(thrown)) for place, thrown in kinds)
    return Chart(name, choices, bytes(kinds[pair] for pair in pairs))


# What is seen of the dealer's cards


def seen_count(house: House) -> int:
    """How many sets of cards the dealer may show before the decision; 1 where they show none."""
    return len(sets_of(house.dealer.shows)) if house.dealer.shows else 1


def _seen(studied: Study) -> Iterator[tuple[Solved, tuple[int, ...]]]:
    """For each set of cards that the dealer may show, the part of the study that answers it.

    With it, where each suit of the class that was studied lies in the real cards.
    """
    shows = studied.bet.house.dealer.shows
    parts = {frozenset(part.known): part.solved for part in studied.parts}
    swaps = list(suit_swaps(studied.parts[0].solved.game.groups))
    for cards in sets_of(shows).tolist() if shows else [[]]:
        yield next(
            (parts[known], swap)
            for swap in swaps
            if (known := frozenset(card & ~3 | swap.index(card & 3) for card in cards)) in parts
        )


# From classes to real hands


def _real_hands(
    solved: Solved, swap: tuple[int, ...], chooser: Chooser
) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.uint8]]:
    """The choice, and the places of the cards thrown away, for each real hand."""
    game = solved.game
    choices = solved.choices
    classes = suit_classes(game.known, game.groups)
    hands = sets_of(3)
    named = with_suits(hands, np.argsort(swap))
    taken = np.isin(named, list(game.known)).any(axis=1)  # no such hand can be dealt
    found = np.where(taken, 0, classes.find(bits_of(named), 3))
    chosen = chooser(solved)[found]
    marks = np.array([[place in choice.thrown for place in range(3)] for choice in choices])[chosen]
    marks[taken] = False
    thrown = np.zeros(HANDS, np.uint8)
    if marks.any():
        laid = with_suits(laid_as(game.firsts.cards[found], named, classes.groups), np.array(swap))
        thrown = places_in(hands, laid, marks).astype(np.uint8)
    fold = choices.index(FOLD) if FOLD in choices else 0
    return np.where(taken, fold, chosen).astype(np.int16), thrown
