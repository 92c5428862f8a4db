"""What simulated sessions answer: typed records, and how figures are read off what each player did.

Counts and sums are whole numbers. A percentile is the least value such that at least so many players of a
hundred have it or less, so it is always a value that some player had.
"""

from fractions import Fraction
from itertools import count
from math import sqrt
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from queenhigh.simulation.edges.results import NORMAL
from queenhigh.simulation.planning.plan import AlikeResult
from queenhigh.study.result import are_equal
from queenhigh.study.spread import Summary, rank

Ints = npt.NDArray[np.int64]
PERCENTILES: Final = (1, 5, 25, 50, 75, 95, 99)
FAN: Final = (5, 25, 50, 75, 95)
"""The percentiles of the bankroll that a fan shows."""
ENDINGS: Final = ("ruined", "stop_loss", "goal", "rounds_played")
"""How a session ends; the first that applies is the one that is told."""
RUINED, STOP_LOSS, GOAL, ROUNDS_PLAYED = range(4)
ENOUGH: Final = 25
"""How often something must be expected to happen for a z-score to say something."""
_BINS: Final = 16
"""Bars of a histogram between the first and the last percentile, at most."""


class Share(msgspec.Struct, frozen=True):
    """How many of the players something happened to."""

    count: int
    players: int

    @property
    def share(self) -> Fraction:
        return Fraction(self.count, self.players)

    @property
    def standard_error(self) -> float:
        share = self.count / self.players
        return sqrt(share * (1 - share) / self.players)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true chance lies, 95 times in 100 (Wilson's interval: it holds for rare things too)."""
        square = NORMAL**2
        share = self.count / self.players
        middle = (share + square / (2 * self.players)) / (1 + square / self.players)
        inside = share * (1 - share) / self.players + square / (4 * self.players**2)
        reach = NORMAL * sqrt(inside) / (1 + square / self.players)
        low = 0.0 if not self.count else max(0.0, middle - reach)
        return low, 1.0 if self.count == self.players else min(1.0, middle + reach)

    def z(self, chance: float) -> float | None:
        """How many standard errors it lies from the exact chance; none where too few players are expected."""
        if not ENOUGH <= self.players * chance <= self.players - ENOUGH:
            return None
        return (self.count / self.players - chance) / sqrt(chance * (1 - chance) / self.players)


class Bin(NamedTuple):
    """Players with a result from `low_minor` up to, but not with, `high_minor`; none where it is open."""

    low_minor: int | None
    high_minor: int | None
    players: int


class FanPoint(NamedTuple):
    """Where players stand after a round."""

    round: int
    playing: int
    bankroll_minor: dict[int, int]
    """By percentile."""


class Fan(msgspec.Struct, frozen=True):
    """Bankrolls of all players as the session goes on; who has left keeps what they left with."""

    rounds: tuple[int, ...]
    """Rounds after which the bankrolls are looked at, from 0 to the last."""
    percentiles_minor: dict[int, tuple[int, ...]]
    """A bankroll for each of these rounds, by percentile."""
    playing: tuple[int, ...]
    """How many players had not left after each of these rounds."""
    grain_minor: int
    """Percentiles are the next lower multiple of this; 1, so exact, unless there are very many bankrolls."""

    @property
    def points(self) -> tuple[FanPoint, ...]:
        """The fan round by round."""
        ladders = zip(*self.percentiles_minor.values(), strict=True)
        return tuple(
            FanPoint(number, playing, dict(zip(self.percentiles_minor, ladder, strict=True)))
            for number, playing, ladder in zip(self.rounds, self.playing, ladders, strict=True)
        )


class ExactSession(msgspec.Struct, frozen=True):
    """The same session worked out; no chance is further from the truth than `error`."""

    chance_down: float
    """The chance to be ruined or to reach the stop-loss; without a stop-loss that of ruin."""
    chance_goal: float
    chance_rounds_played: float
    expected_rounds: float
    mean_final_minor: float
    enough_players: int
    """With fewer players rare awards come too seldom for the mean result to be held against the exact one."""
    error: float


class Players(NamedTuple):
    """What each player did, in order: an array each."""

    ending: npt.NDArray[np.uint8]
    """A place in `ENDINGS`."""
    rounds: npt.NDArray[np.int32]
    """Rounds played before they left."""
    final_minor: Ints
    drawdown_minor: Ints
    """The largest fall of their bankroll from a peak, the start among the peaks."""
    lowest_minor: Ints
    highest_minor: Ints


class Sessions(AlikeResult, frozen=True, eq=False):
    """Many players, one session each. The same seed gives the same in everything."""

    seed: int
    players: int
    """Players whose sessions are over."""
    asked: int
    """Players that were asked for."""
    rounds: int
    """Rounds a session has at most."""
    bankroll_minor: int
    stop_loss_minor: int | None
    """A player leaves once they have lost this much."""
    goal_minor: int | None
    """A player leaves once they have this much."""
    most_at_risk_minor: int
    """The most one round may cost; a player who has less is ruined."""
    total_rounds: int
    """Rounds that all players played together."""
    endings: dict[str, Share]
    ahead: Share
    even: Share
    behind: Share
    result: Summary
    """What players left with, less what they came with."""
    drawdown: Summary
    survived: Summary
    """Rounds played before the end."""
    histogram: tuple[Bin, ...]
    """Results, lowest first."""
    fan: Fan
    each: Players
    exact: ExactSession | None = None
    notes: tuple[str, ...] = ()
    stopped: str = ""
    """Why the run ended before its time, where it did."""

    def __eq__(self, other: object) -> bool:
        return are_equal(self, other)

    def __hash__(self) -> int:
        return hash((self.house.digest, self.seed, self.players))

    @property
    def down(self) -> Share:
        """Players who were ruined or reached their stop-loss."""
        return Share(self.endings["ruined"].count + self.endings["stop_loss"].count, self.players)

    @property
    def mean_final_minor(self) -> Fraction:
        return self.bankroll_minor + self.result.mean

    @property
    def z(self) -> dict[str, float | None]:
        """How many standard errors each figure lies from the exact one; empty where none is known.

        None stands for a figure to which what happens too rarely matters too much.
        """
        exact = self.exact
        if exact is None:
            return {}
        leave = self.players * (1 - exact.chance_rounds_played)
        mean_minor = exact.mean_final_minor - self.bankroll_minor
        return {
            "down": self.down.z(exact.chance_down),
            "goal": self.endings["goal"].z(exact.chance_goal),
            "rounds_played": self.endings["rounds_played"].z(exact.chance_rounds_played),
            "survived": self.survived.z(exact.expected_rounds) if leave >= ENOUGH else None,
            "result": self.result.z(mean_minor) if self.players >= exact.enough_players else None,
        }

    def __repr__(self) -> str:
        ends = ", ".join(f"{name} {float(each.share):.2%}" for name, each in self.endings.items())
        return f"Sessions({self.house!r}, players={self.players:,}, rounds={self.rounds:,}: {ends})"


def histogram_of(results: Ints) -> tuple[Bin, ...]:
    """Results in bins of one round width, 0 between two of them; the ends are open where more lies beyond."""
    ordered = np.sort(results)
    low, high = (int(ordered[rank(part, len(ordered))]) for part in (1, 99))
    width = _round_width(high - low)
    edges = np.arange(low // width, high // width + 2, dtype=np.int64) * width
    places = np.searchsorted(ordered, edges)
    inner = np.diff(places).tolist()
    starts = edges.tolist()
    found = [Bin(start, start + width, players) for start, players in zip(starts[:-1], inner, strict=True)]
    below = Bin(None, starts[0], int(places[0]))
    above = Bin(starts[-1], None, len(ordered) - int(places[-1]))
    return (*([below] if below.players else ()), *found, *([above] if above.players else ()))


def _round_width(span: int) -> int:
    """The least of 1, 2, 5, 10, 20, 50 and so on minor units that cuts the span into few enough bins."""
    widths = (times * int(10**zeros) for zeros in count() for times in (1, 2, 5))
    return next(width for width in widths if span < width * _BINS)
