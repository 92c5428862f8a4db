"""What is kept of a run of rounds: counts by code, and the few things that counts do not tell.

Everything is a whole number, so the counts of several runs add up to those of all of them together, in
whatever pieces the work was done.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.simulation.dealing.arrays import BLOCK, Ints, codes
from queenhigh.simulation.dealing.code_values import Worth, worth
from queenhigh.simulation.dealing.stream import Stream
from queenhigh.simulation.dealing.tables import Tables, compiled
from queenhigh.simulation.planning.plan import Plan

LOW: Final = (1 << 32) - 1


class Count(NamedTuple):
    """What happened in a run of rounds."""

    start: int
    rounds: int
    codes: Ints
    """How many boxes came to each code."""
    sums: Ints
    """(entry): net of all boxes together; kept for several boxes only, whose rounds hang together."""
    squares: Ints
    """(entry, low and high part): the squares of what each round netted, all boxes together."""
    envy: Ints
    """(envy wager, row): how often somebody was paid."""
    hits: Ints
    """A row for each box that took from a meter: round, box, code, takers in earlier rounds of this run."""
    runs: Ints
    """(box, entry, 3): rounds lost in a row at the start, at most, and at the end."""


def count_arrays(plan: Plan, stream: Stream, start: int, rounds: int) -> Count:
    """Deal and count these rounds with NumPy; `fast.count_fast` must count the same."""
    tables = compiled(plan).tables
    value = worth(plan)
    counter = _Counter(len(plan.boxes), tables, value, start)
    for at in range(start, start + rounds, BLOCK):
        counter.add(codes(tables, stream, at, min(BLOCK, start + rounds - at)), at)
    return counter.count()


class _Counter:
    """Adds block after block."""

    def __init__(self, boxes: int, tables: Tables, value: Worth, start: int) -> None:
        self.start = start
        self.value = value
        self.boxes = boxes
        self.many = boxes > 1
        entries = value.nets.shape[1]
        kept = entries if self.many else 0
        self.codes = np.zeros(tables.codes, np.int64)
        self.sums = np.zeros(kept, np.int64)
        self.squares = np.zeros((kept, 2), np.int64)
        self.envy = np.zeros(value.awards.shape, np.int64)
        self.hits: list[Ints] = []
        self.takers = self.rounds = 0
        self.runs: Ints = np.zeros((boxes, entries, 3), np.int64)
        self.flat = np.ascontiguousarray(value.nets.T)
        self.rare = (value.envied >= 0).any(axis=0)

    def add(self, block: Ints, at: int) -> None:
        counted = np.bincount(block.ravel(), minlength=len(self.codes))
        self.codes += counted
        losing = self.value.losing.take(block)
        envies = self._envy(block, counted) if self.many else None
        if self.many:
            self._add_rounds(block, envies)
        if envies is not None:
            self._clear_losing(losing, envies)
        if (counted > 0)[self.value.hits].any():
            self._add_hits(block, at)
        self.takers += int(counted[self.value.takers].sum())
        runs = _runs(losing, len(self.flat))
        count = block.shape[1]
        self.runs, self.rounds = joined_runs(self.runs, self.rounds, runs, count), self.rounds + count

    def _envy(self, block: Ints, counted: Ints) -> "tuple[Ints, Ints] | None":
        """The rounds with Envy, and what each box is paid in each: (envy wager, box, round)."""
        if not (self.rare & (counted > 0)).any():
            return None
        which = np.flatnonzero(self.rare.take(block).any(axis=0))
        few = block[:, which]
        paid = np.zeros((len(self.envy), *few.shape), np.int64)
        for wager in range(len(self.envy)):
            rows = self.value.envied[wager].take(few).astype(np.int64)
            awards = np.where(rows >= 0, self.value.awards[wager].take(np.maximum(rows, 0)), 0)
            envious = self.value.envious[wager].take(few)
            for box in range(self.boxes):
                others = np.delete(np.arange(self.boxes), box)
                theirs = awards[others]
                made = rows[others]
                if self.value.largest[wager]:
                    best = np.argmax(theirs, axis=0)
                    theirs, made = (np.take_along_axis(each, best[None], 0) for each in (theirs, made))
                gets = envious[box] & (made >= 0)
                np.add.at(self.envy[wager], made[gets], 1)
                paid[wager, box] = np.where(gets, theirs, 0).sum(axis=0)
        return which, paid

    def _add_rounds(self, block: Ints, envies: "tuple[Ints, Ints] | None") -> None:
        for entry, nets in enumerate(self.flat):
            each = nets.take(block).sum(axis=0)
            if envies is not None:
                which, paid = envies
                mine = (self.value.envy_entries == entry) | (entry == len(self.flat) - 1)
                each[which] += paid[mine].sum(axis=(0, 1))
            self.sums[entry] += each.sum()
            square = each * each
            self.squares[entry, 0] += (square & LOW).sum()
            self.squares[entry, 1] += (square >> 32).sum()

    def _clear_losing(self, losing: npt.NDArray[np.uint32], envies: tuple[Ints, Ints]) -> None:
        """A box that is paid Envy is not losing, on that wager or in all."""
        which, paid = envies
        last = len(self.flat) - 1
        for wager, at in enumerate(self.value.envy_entries):
            keep = np.uint32(~((1 << int(at)) | (1 << last)) & 0xFFFFFFFF)
            box, column = np.nonzero(paid[wager])
            losing[box, which[column]] &= keep

    def _add_hits(self, block: Ints, at: int) -> None:
        hit = self.value.hits.take(block)
        rounds, boxes = np.nonzero(hit.T)  # round by round, boxes in deal order
        taking = self.value.takers.take(block).sum(axis=0)
        before = self.takers + np.cumsum(taking) - taking
        self.hits.append(np.stack([at + rounds, boxes, block[boxes, rounds], before[rounds]], axis=1))

    def count(self) -> Count:
        hits = np.concatenate([np.zeros((0, 4), np.int64), *self.hits])
        sums = (self.codes, self.sums, self.squares, self.envy)
        return Count(self.start, self.rounds, *sums, hits, self.runs)


def _runs(losing: npt.NDArray[np.uint32], entries: int) -> Ints:
    """Rounds lost in a row at the start of these, at most, and at the end: (box, entry, 3)."""
    boxes, count = losing.shape
    found = np.full((boxes, entries, 3), count, np.int64)
    for box in range(boxes):
        for entry in range(entries):
            held = np.flatnonzero((losing[box] & np.uint32(1 << entry)) == 0)
            if len(held):
                head = held[0]
                tail = count - 1 - held[-1]
                found[box, entry] = head, max(head, np.diff(held).max(initial=1) - 1, tail), tail
    return found


def joined_runs(one: Ints, one_rounds: int, other: Ints, other_rounds: int) -> Ints:
    """The runs of two stretches of rounds, one right after the other."""
    head = np.where(one[..., 0] == one_rounds, one_rounds + other[..., 0], one[..., 0])
    most = np.maximum(np.maximum(one[..., 1], other[..., 1]), one[..., 2] + other[..., 0])
    tail = np.where(other[..., 2] == other_rounds, other_rounds + one[..., 2], other[..., 2])
    return np.stack([head, most, tail], axis=-1)
