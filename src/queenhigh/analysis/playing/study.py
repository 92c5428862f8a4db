"""A bet studied whole: every first hand solved, for every card of the dealer's that the player sees first."""

from collections.abc import Callable, Hashable
from contextlib import suppress
from fractions import Fraction
from threading import Lock
from typing import Final, NamedTuple

import numpy as np

from queenhigh.analysis.counting import dealer_cards
from queenhigh.analysis.playing.forfeited_envy import forfeited, with_envy
from queenhigh.analysis.playing.solve import Solved, groups_of, solve
from queenhigh.analysis.playing.tally import joined, taken, tally
from queenhigh.rules.records import Wager
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.happenings import Happening, Tally
from queenhigh.study.nets import refuse_past_most
from queenhigh.study.result import Tell
from queenhigh.study.suits import Ints, suit_classes

Chooser = Callable[[Solved], Ints]
"""A strategy: the choice, by its place in `Solved.choices`, for each first hand. For `Study.tally` and
`Study.hands` it may also be how many hands of a class make each choice, as `tally.taken` has it."""


class Part(NamedTuple):
    """The study for one class of seen cards."""

    times: int
    """How many sets of seen cards the class holds."""
    solved: Solved

    @property
    def known(self) -> tuple[int, ...]:
        return self.solved.game.known


class Study(NamedTuple):
    """A bet in all its deals. Without seen cards there is one part."""

    bet: Bet
    parts: tuple[Part, ...]

    @property
    def deals(self) -> int:
        return sum(part.times * part.solved.deals for part in self.parts)

    def mean(self, chooser: Chooser) -> Fraction:
        """What the whole bet nets on average, in minor units; of Envy, that which a fold forfeits."""
        totals = (part.times * part.solved.total(chooser(part.solved)) for part in self.parts)
        return sum(totals, Fraction(0)) / self.deals

    def tally(self, chooser: Chooser) -> Tally:
        """Everything that can happen under a strategy."""
        return joined([tally(part.solved, chooser(part.solved), part.times) for part in self.parts])

    def hands(self, chooser: Chooser) -> dict[int, int]:
        """How many of the first hands, of 22,100 times the sets of seen cards, make each choice."""
        takes = (taken(part.solved, chooser(part.solved)).sum(axis=0) * part.times for part in self.parts)
        return dict(enumerate(np.sum(list(takes), axis=0).tolist()))


def best(solved: Solved) -> Ints:
    """Perfect play."""
    return solved.best


_KEPT: Final = 8
_studies: dict[Hashable, Study] = {}
"""The last few studies: one analysis asks for the same bet several times."""
_changing: Final = Lock()
"""Held while `_studies` changes, never while a bet is studied: threads do not wait for each other."""


def forget() -> None:
    """Forget what was studied, so that the next study is worked out from the cards again."""
    with _changing:
        _studies.clear()


def study(bet: Bet, seen: int = 0, progress: Tell | None = None) -> Study:
    """Solve a bet where the player sees so many of the dealer's cards, the house's own upcards among them.

    Envy that a fold forfeits counts in what is best, where it is worked out at all. Safe to ask from several
    threads at once.
    """
    known = max(seen, bet.house.dealer.shows) if bet.ante_minor else 0
    amounts = (tuple(each.items()) for each in (bet.stakes_minor, bet.meters_minor))
    key = (bet.house, *amounts, bet.players, known)
    with _changing:
        found = _studies.pop(key, None)
        if found is not None:
            _studies[key] = found
            return found
    found = _studied(bet, known, progress)
    with _changing:
        _studies[key] = found
        while len(_studies) > _KEPT:
            del _studies[next(iter(_studies))]
    return found


def _studied(bet: Bet, known: int, progress: Tell | None) -> Study:
    level = suit_classes((), groups_of(bet.wagers)).level(known)
    parts = []
    for place, (cards, times) in enumerate(zip(level.cards.tolist(), level.weights.tolist(), strict=True)):
        parts.append(Part(times, solve(bet, tuple(cards), progress if len(level) == 1 else None)))
        if progress is not None and len(level) > 1:
            progress(place + 1, len(level))
    if forfeited(bet):
        with suppress(UnpricedError):  # whoever asks for the Envy is told why it is not worked out
            parts = [Part(part.times, with_envy(part.solved)) for part in parts]
    return Study(bet, tuple(parts))


def tally_alone(bet: Bet, wager: Wager) -> Tally:
    """Everything that can happen to a wager that no decision changes, with nothing else staked."""
    alone = Bet(bet.house, {wager.name: bet.stake(wager, 0)}, bet.meters_minor)
    if not (wager.looks_further and dealer_cards.decision_free(alone, wager)):
        return study(alone).tally(best)
    refuse_past_most(alone)
    counts = dealer_cards.plain_counts(wager).items()
    return Tally(alone, {Happening(0, 0, (row,)): count for row, count in counts})


def differing(solved: Solved, chosen: Ints) -> Ints:
    """Where a choice is worth less than the best one."""
    rows = np.arange(len(chosen))
    return np.flatnonzero(solved.values[rows, chosen] != solved.values[rows, solved.best])
