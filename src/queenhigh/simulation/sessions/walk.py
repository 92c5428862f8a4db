"""Players walked through their sessions with NumPy: some players at once, or one player stretch by stretch.

Short sessions are dealt whole, as many players to a block as fit. A long one is dealt in stretches that grow,
and no further than its player comes. Bankrolls stay within 64 bits: `sessions` refuses what might leave them.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.simulation.dealing.arrays import codes
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.fast import deals_fast, kernels, key_of, room_for
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled, deck
from queenhigh.simulation.planning.plan import Plan
from queenhigh.simulation.sessions.results import FAN, GOAL, ROUNDS_PLAYED, RUINED, STOP_LOSS, Ints, Players
from queenhigh.study.spread import rank

WHOLE: Final = 1 << 12
"""Sessions of at most so many rounds are dealt whole; longer ones begin with so many."""
_BLOCK: Final = {False: 1 << 16, True: 1 << 14}
"""Rounds dealt at once, plainly and compiled: what each is quickest with."""
_MARKS: Final = 50
"""Rounds at which bankrolls are noted down, at most, besides the start."""
_STEPS: Final = 1 << 15
"""Different bankrolls that are told apart at one mark, at most."""
_WAITING: Final = 1 << 16
"""Players whose bankrolls wait to be counted, about."""


class Terms(NamedTuple):
    """What a player sits down with, and when they leave."""

    rounds: int
    bankroll_minor: int
    cost_minor: int
    """With less than this they are ruined."""
    floor_minor: int
    """With less than this they leave: it is what a round may cost, or more with a stop-loss."""
    goal_minor: int | None

    @property
    def marks(self) -> tuple[int, ...]:
        """The rounds after which bankrolls are noted down, from 0 to the last."""
        return tuple(sorted({self.rounds * mark // _MARKS for mark in range(_MARKS + 1)}))


class Halt:
    """An event, set once nobody waits for sessions any more; processes get one that stays unset."""

    is_set = False

    def set(self) -> None:
        self.is_set = True


class Walked(NamedTuple):
    """What came of some players."""

    players: Players
    fan: Ints
    """(mark, player): their bankroll after so many rounds, or what they left with."""


def walk(plan: Plan, terms: Terms, seed: int, fast: bool, halt: Halt, start: int, rounds: int) -> Walked:
    """The players whose rounds these are; a piece always holds whole sessions."""
    dealer = _Dealer(plan, seed, fast)
    count = rounds // terms.rounds
    seats = _Seats(terms, count)
    if terms.rounds <= WHOLE:
        group = max(1, dealer.block // terms.rounds)
        for first in range(0, count, group):
            some = slice(first, min(first + group, count))
            nets = dealer.nets(start + first * terms.rounds, (some.stop - first) * terms.rounds)
            seats.play(some, 0, nets.reshape(-1, terms.rounds))
    else:
        for player in range(count):
            _walk_far(seats, dealer, player, start + player * terms.rounds, halt)
            if halt.is_set:
                break
    return seats.found()


def warm(plan: Plan, seed: int, fast: bool) -> None:
    """Deal a round, so that what is compiled once is there."""
    _Dealer(plan, seed, fast).nets(0, 1)


def _walk_far(seats: "_Seats", dealer: "_Dealer", player: int, start: int, halt: Halt) -> None:
    """One long session, until its player leaves."""
    done = 0
    stretch = WHOLE
    mine = slice(player, player + 1)
    while done < seats.terms.rounds and not halt.is_set:
        count = min(stretch, seats.terms.rounds - done)
        seats.play(mine, done, dealer.nets(start + done, count).reshape(1, count))
        done += count
        stretch = min(2 * stretch, dealer.block)
        if seats.leaves(seats.final[mine])[0]:
            return


class _Dealer:
    """What one box nets in each round of a seed."""

    def __init__(self, plan: Plan, seed: int, fast: bool) -> None:
        self.tables = compiled(plan).tables
        self.by_code: Ints = np.ascontiguousarray(worth(plan).nets[:, -1])
        self.stream = stream_of(seed)
        self.fast = fast and deals_fast(plan)
        self.key = key_of(self.stream) if self.fast else None
        self.block = _BLOCK[self.fast]
        self.room = room_for(1, self.block if self.fast else 0)

    def nets(self, start: int, count: int) -> Ints:
        """The nets of these rounds, in minor units."""
        if self.fast:
            kernels().deal_block(deck(), self.tables, self.key, np.uint64(start), count, self.room)
        dealt = self.room.codes[0, :count] if self.fast else codes(self.tables, self.stream, start, count)[0]
        found: Ints = self.by_code.take(dealt)
        return found


class _Seats:
    """The players of a piece: what each of them has, and what they have seen."""

    def __init__(self, terms: Terms, count: int) -> None:
        self.terms = terms
        self.marks = np.array(terms.marks, np.int64)
        self.rounds = np.zeros(count, np.int32)
        self.final = np.full(count, terms.bankroll_minor, np.int64)
        self.lowest = self.final.copy()
        self.highest = self.final.copy()
        self.drawdown = np.zeros(count, np.int64)
        self.fan = np.full((len(self.marks), count), terms.bankroll_minor, np.int64)

    def play(self, who: slice, done: int, nets: Ints) -> None:
        """The next rounds of some players who have all played `done`: (player, round)."""
        count = nets.shape[1]
        path = np.cumsum(nets, axis=1)
        path += self.final[who, None]
        leaves = self.leaves(path)
        first = leaves.argmax(axis=1)
        gone = np.flatnonzero(leaves[np.arange(len(first)), first])
        played = np.full(len(first), count, np.int32)
        if len(gone):  # from there on a player keeps what they have
            played[gone] = first[gone] + 1
            later = np.arange(count) > first[gone, None]
            path[gone] = np.where(later, path[gone, first[gone], None], path[gone])
        self.rounds[who] += played
        self.final[who] = path[:, -1]
        self.lowest[who] = np.minimum(self.lowest[who], path.min(axis=1))
        peaks = np.maximum.accumulate(path, axis=1)
        np.maximum(peaks, self.highest[who, None], out=peaks)
        self.highest[who] = peaks[:, -1]
        peaks -= path
        self.drawdown[who] = np.maximum(self.drawdown[who], peaks.max(axis=1))
        low, high = np.searchsorted(self.marks, (done, done + count), side="right")
        self.fan[low:high, who] = path[:, self.marks[low:high] - done - 1].T
        self.fan[high:, who] = path[:, -1]

    def leaves(self, bankrolls: Ints) -> npt.NDArray[np.bool_]:
        """Which bankrolls make a player leave."""
        low: npt.NDArray[np.bool_] = bankrolls < self.terms.floor_minor
        return low if self.terms.goal_minor is None else low | (bankrolls >= self.terms.goal_minor)

    def found(self) -> Walked:
        """What became of them; how a session ended shows in what its player has."""
        ending = np.full(len(self.final), ROUNDS_PLAYED, np.uint8)
        if self.terms.goal_minor is not None:
            ending[self.final >= self.terms.goal_minor] = GOAL
        ending[self.final < self.terms.floor_minor] = STOP_LOSS
        ending[self.final < self.terms.cost_minor] = RUINED
        players = Players(ending, self.rounds, self.final, self.drawdown, self.lowest, self.highest)
        return Walked(players, self.fan)


class Ladders:
    """Bankrolls of all players at each mark, counted by value.

    Where there are more different ones than `_STEPS`, neighbours are counted together: in steps of 2, 4, 8
    and so on minor units, the first that is wide enough. Which one that is depends on the bankrolls alone,
    not on the order in which they come: some of them never need wider steps than all of them.
    """

    def __init__(self, marks: int) -> None:
        self.steps = [np.zeros(0, np.int64) for _ in range(marks)]
        self.counts = [np.zeros(0, np.int64) for _ in range(marks)]
        self.shifts = [0] * marks
        self._waiting: list[Ints] = []

    def add(self, fan: Ints) -> None:
        self._waiting.append(fan)
        if sum(each.shape[1] for each in self._waiting) >= _WAITING:
            self.settle()

    def settle(self) -> None:
        """Count everybody who waits."""
        if not self._waiting:
            return
        fan = np.concatenate(self._waiting, axis=1)
        self._waiting.clear()
        for mark, bankrolls in enumerate(fan):
            steps = np.concatenate([self.steps[mark], bankrolls >> self.shifts[mark]])
            counts = np.concatenate([self.counts[mark], np.ones_like(bankrolls)])
            steps, counts = _together(steps, counts)
            while len(steps) > _STEPS:
                self.shifts[mark] += 1
                steps, counts = _together(steps >> 1, counts)
            self.steps[mark] = steps
            self.counts[mark] = counts

    def percentiles(self) -> dict[int, tuple[int, ...]]:
        """A bankroll at each mark, by percentile."""
        self.settle()
        found: dict[int, list[int]] = {part: [] for part in FAN}
        for steps, counts, shift in zip(self.steps, self.counts, self.shifts, strict=True):
            upto = np.cumsum(counts)
            for part, values in found.items():
                place = np.searchsorted(upto, rank(part, int(upto[-1])), side="right")
                values.append(int(steps[place]) << shift)
        return {part: tuple(values) for part, values in found.items()}

    @property
    def grain_minor(self) -> int:
        return 1 << max(self.shifts)


def _together(steps: Ints, counts: Ints) -> tuple[Ints, Ints]:
    """The different steps, rising, and how many players are on each."""
    order = np.argsort(steps, kind="stable")
    steps = steps[order]
    starts = np.flatnonzero(np.concatenate([[True], steps[1:] != steps[:-1]]))
    return steps[starts], np.add.reduceat(counts[order], starts)
