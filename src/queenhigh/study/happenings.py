"""Everything that can happen to a bet, and in how many deals: one small joint table that every figure reads.

A *happening* is what decides every wager of the bet at once: folded or played and for how much, the stand
against the dealer, and the row made on each pay table. There are a few hundred at most; edges, variances and
covariances are sums over them, in whole numbers.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from queenhigh.rules.records import Wager
from queenhigh.study.bet import Bet
from queenhigh.study.nets import net_of
from queenhigh.study.spread import Spread
from queenhigh.study.stands import FOLDED


class Happening(NamedTuple):
    """One thing that can happen to a bet."""

    multiple: int
    """The Play stake in Antes; 0 for a folded hand, or one without an Ante."""
    stand: int
    """A place in `STANDS`, or `FOLDED`."""
    rows: tuple[int, ...]
    """The row made on each of the bet's pay tables, in `Bet.tabled` order; one past the last for none. Where
    endings have rows, the code of the hand as `nets.net_of` takes it."""

    @property
    def folded(self) -> bool:
        return self.stand == FOLDED


class Tally(NamedTuple):
    """How many deals bring each happening."""

    bet: Bet
    counts: dict[Happening, int]

    @property
    def deals(self) -> int:
        return sum(self.counts.values())

    def net(self, happening: Happening, wagers: Iterable[Wager]) -> int:
        """What these wagers gain or lose together."""
        return sum(self.net_of(happening, wager) for wager in wagers)

    def spread(self, wagers: Sequence[Wager]) -> Spread:
        """What these wagers net together, and in how many deals."""
        return Spread.of((self.net(happening, wagers), count) for happening, count in self.counts.items())

    def net_of(self, happening: Happening, wager: Wager) -> int:
        """What one wager gains or loses."""
        row = happening.rows[self.bet.tabled.index(wager)] if wager.codes > 1 else 0
        return net_of(self.bet, wager, happening.stand, row, happening.multiple)

    def staked(self, happening: Happening, wagers: Iterable[Wager]) -> int:
        """What stood on these wagers in the end; a bonus has no stake of its own."""
        return sum(self.bet.stake(wager, happening.multiple) for wager in wagers if wager.has_stake)
