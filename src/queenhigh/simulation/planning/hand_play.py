"""What a strategy does with each of the 22,100 hands there are: the analysis speaks in suit classes.

A class names one of its hands; every other hand of it is that one with its suits swapped. The swap is found
here, because it says which card of the real hand is the one that the class throws away.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.playing.solve import Solved
from queenhigh.analysis.playing.strategy import always, from_mark, parse_mark, taught
from queenhigh.analysis.playing.study import Chooser, Study, best, study
from queenhigh.hands.names import HandClassError
from queenhigh.rules.records import House
from queenhigh.simulation.planning.chart_counts import chart_chooser
from queenhigh.simulation.planning.plan import BEST, Chart, SimulationError, Strategy
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.choices import FOLD, STAY, Choice, choices_of
from queenhigh.study.suits import (
    BIT,
    Cards,
    Ints,
    bits_of,
    bits_with_suits,
    sets_of,
    suit_classes,
    suit_swaps,
    with_suits,
)
from queenhigh.text import shorten

HANDS: Final = 22_100
ALWAYS, QUALIFY, RULE = "always", "qualify", "rule"
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
    chooser: Chooser | None = None
    fits_other_bets: bool = True
    """False for a rule that was fitted to this bet."""
    note: str = ""
    """What the strategy leaves out of account, where it does."""


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
    studied, note = _studied(bet)
    chooser = _chooser(studied, strategy)
    rows = [_real_hands(part, chooser) for part in _seen(studied)]
    return Play(
        studied.parts[0].solved.choices,
        np.stack([chosen for chosen, _ in rows]),
        np.stack([thrown for _, thrown in rows]),
        studied if not note else None,
        chooser,
        strategy != RULE,
        note,
    )


def _undecided(bet: Bet, strategy: Strategy) -> Play:
    """A box without an Ante: there is nothing to decide, but a name must still mean something."""
    if isinstance(strategy, str) and strategy not in NAMES:
        _mark(strategy)
    nothing = (np.zeros((1, HANDS), np.int16), np.zeros((1, HANDS), np.uint8))
    try:
        return Play((STAY,), *nothing, study(bet), best)
    except UnpricedError:
        return Play((STAY,), *nothing)


def _studied(bet: Bet) -> tuple[Study, str]:
    """The study of a bet; of its Ante alone, and a word on that, where the analysis does not reach it all."""
    try:
        return study(bet), ""
    except UnpricedError as error:
        ante = bet.house.ante
        name = ante.name if ante else ""
        note = f"played as is best for the Ante alone: {error}"
        return study(Bet(bet.house, {name: bet.ante_minor}, bet.meters_minor)), note


def _chooser(studied: Study, strategy: str) -> Chooser:
    if strategy == BEST:
        return best
    if strategy == ALWAYS:
        return always
    if strategy == RULE:
        return taught(studied)[0].chooser
    if strategy == QUALIFY:
        dealer = studied.bet.house.dealer
        if dealer.always_qualifies:
            raise SimulationError("strategy", "the dealer of this house always qualifies: play 'always' then")
        return from_mark(dealer.qualifying_strength)
    return from_mark(_mark(strategy))


def _mark(strategy: str) -> int:
    try:
        return parse_mark(strategy)
    except HandClassError:
        known = ", ".join(NAMES)
        raise SimulationError(
            "strategy",
            f"{shorten(strategy)} is no strategy: say {known}, the weakest hand to play (Q-6-4, pair), "
            "or the CSV file of a chart",
        ) from None


def _charted(bet: Bet, chart: Chart) -> Play:
    if len(chart.by_hand) != HANDS:
        raise SimulationError(
            "strategy", f"the chart {chart.name!r} tells {len(chart.by_hand)} hands: there are 22,100"
        )
    if chart.by_hand and max(chart.by_hand) >= len(chart.choices):
        raise SimulationError(
            "strategy", f"the chart {chart.name!r} makes a choice that it does not list: {max(chart.by_hand)}"
        )
    allowed = choices_of(bet)
    for choice in chart.choices:
        if choice not in allowed:
            raise SimulationError(
                "strategy", f"the chart {chart.name!r} has {choice}: no choice of this house"
            )
    chosen = np.frombuffer(chart.by_hand, np.uint8).astype(np.int16)
    thrown = np.array([_bits(choice.thrown) for choice in chart.choices], np.uint8)[chosen]
    seen = seen_count(bet.house)
    plain = Play(chart.choices, np.tile(chosen, (seen, 1)), np.tile(thrown, (seen, 1)))
    quick = seen == 1 and bet.house.decision.discards <= 1  # others take too long to solve for this alone
    studied = _studied(bet) if quick else None
    if studied is None or studied[1]:
        return plain
    perfect = chart_of(
        BEST, play_of(bet.house, tuple(bet.stakes_minor.items()), tuple(bet.meters_minor.items()), BEST)
    )
    same = _told(perfect) == _told(chart)  # of best play more is known: all kinds of Envy
    return plain._replace(study=studied[0], chooser=best if same else chart_chooser(chart))


def _told(chart: Chart) -> list[Choice]:
    return [chart.choices[place] for place in chart.by_hand]


def chart_of(name: str, play: Play) -> Chart:
    """A play as a chart, to be kept or changed; for houses whose dealer shows nothing before the decision."""
    if len(play.chosen) > 1:
        raise SimulationError(
            "strategy", "what to do depends on the dealer's card here: one chart cannot say it"
        )
    kinds = {pair: place for place, pair in enumerate(dict.fromkeys(_kinds(play)))}
    choices = tuple(
        play.choices[place]._replace(thrown=tuple(at for at in range(3) if thrown >> at & 1))
        for place, thrown in kinds
    )
    return Chart(name, choices, bytes(kinds[pair] for pair in _kinds(play)))


def _kinds(play: Play) -> Iterator[tuple[int, int]]:
    yield from zip(play.chosen[0].tolist(), play.thrown[0].tolist(), strict=True)


def _bits(places: Sequence[int]) -> int:
    return sum(1 << place for place in places)


# What is seen of the dealer's cards


class _Seen(NamedTuple):
    """Some of the dealer's cards as they lie, and the class that stands for them."""

    solved: Solved
    swap: tuple[int, ...]
    """Where each suit of the class lies in the real cards."""


def seen_count(house: House) -> int:
    """How many sets of cards the dealer may show before the decision; 1 where he shows none."""
    return len(sets_of(house.dealer.shows)) if house.dealer.shows else 1


def _seen(studied: Study) -> Iterator[_Seen]:
    """For each set of cards that the dealer may show, the part of the study that answers it."""
    shows = studied.bet.house.dealer.shows
    if not shows:
        yield _Seen(studied.parts[0].solved, (0, 1, 2, 3))
        return
    parts = {frozenset(part.known): part.solved for part in studied.parts}
    groups = studied.parts[0].solved.game.groups
    swaps = list(suit_swaps(groups))
    for cards in sets_of(shows).tolist():
        yield next(
            _Seen(parts[known], swap)
            for swap in swaps
            if (known := frozenset(card & ~3 | swap.index(card & 3) for card in cards)) in parts
        )


# From classes to real hands


def _real_hands(seen: _Seen, chooser: Chooser) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.uint8]]:
    """The choice, and the places of the cards thrown away, for each real hand."""
    solved = seen.solved
    game, choices = solved.game, solved.choices
    classes = suit_classes(game.known, game.groups)
    hands = sets_of(3)
    back = np.argsort(seen.swap)
    named = with_suits(hands, back)
    taken = np.isin(named, list(game.known)).any(axis=1)  # no such hand can be dealt
    found = np.where(taken, 0, classes.find(bits_of(named), 3))
    chosen = chooser(solved)[found]
    thrown = np.zeros(HANDS, np.uint8)
    drawing = np.array([bool(choice.thrown) for choice in choices])[chosen] & ~taken
    if drawing.any():
        away = _thrown_bits(
            named, game.firsts.cards[found], list(suit_swaps(classes.groups)), choices, chosen
        )
        real = BIT[hands]
        swapped = bits_with_suits(away, seen.swap)
        for place in range(3):
            thrown |= np.where(drawing & ((real[:, place] & swapped) != 0), 1 << place, 0).astype(np.uint8)
    fold = choices.index(FOLD) if FOLD in choices else 0
    return np.where(taken, fold, chosen).astype(np.int16), thrown


def _thrown_bits(
    hands: Cards, firsts: Cards, swaps: list[tuple[int, ...]], choices: Sequence[Choice], chosen: Ints
) -> Ints:
    """The cards of each hand that its class throws away, as a set, found through the swap that fits."""
    bits = bits_of(hands)
    away = np.zeros(len(hands), np.int64)
    open_ = np.ones(len(hands), np.bool_)
    marks = np.array([[place in choice.thrown for place in range(3)] for choice in choices])[chosen]
    for swap in swaps:
        moved = with_suits(firsts, np.array(swap))
        fits = open_ & (bits_of(moved) == bits)
        gone = np.where(marks, BIT[moved], 0).sum(axis=1)
        away[fits] = gone[fits]
        open_ &= ~fits
    return away
