"""Counting codes compiled by Numba; must count what `count._Counter` counts."""

from typing import Any, Final

import numpy as np

from queenhigh.simulation.count import LOW, Count
from queenhigh.simulation.fast import BLOCK, _deal_block, _jit
from queenhigh.simulation.plan import Plan
from queenhigh.simulation.stream import HALF, Stream
from queenhigh.simulation.tables import compiled, deck
from queenhigh.simulation.worth import worth

_ROOM: Final = 1 << 12
"""Hits kept before the list is made longer."""


def count_fast(plan: Plan, stream: Stream, start: int, rounds: int) -> Count:
    """Deal and count these rounds, as `count.count_arrays` does."""
    tables, value = compiled(plan).tables, worth(plan)
    boxes, entries = len(plan.boxes), value.nets.shape[1]
    kept = entries if boxes > 1 else 0
    codes = np.zeros(tables.codes, np.int64)
    sums, squares = np.zeros(kept, np.int64), np.zeros((kept, 2), np.int64)
    envy = np.zeros(value.awards.shape, np.int64)
    runs = np.zeros((boxes, entries, 3), np.int64)
    hits = _count(
        deck(), tables, value, np.uint64(stream.base), np.uint64(stream.gamma), start, rounds,
        codes, sums, squares, envy, runs,
    )  # fmt: skip
    return Count(start, rounds, codes, sums, squares, envy, hits, runs)


@_jit
def _count(
    known: Any, tables: Any, value: Any, base: Any, gamma: Any, start: Any, rounds: Any,
    totals: Any, sums: Any, squares: Any, envy: Any, runs: Any,
) -> Any:  # fmt: skip
    boxes, entries = runs.shape[0], runs.shape[1]
    codes = np.zeros((boxes, BLOCK), np.int32)
    losing = np.zeros((boxes, BLOCK), np.uint32)
    room = np.zeros((3, BLOCK), np.int64)
    paid = np.zeros((envy.shape[0], boxes), np.int64)
    runs[:, :, 0] = -1
    hits = np.zeros((_ROOM, 4), np.int64)
    found, takers, done = 0, 0, 0
    hitting = np.flatnonzero(value.hits)
    while done < rounds:
        count = min(BLOCK, rounds - done)
        _deal_block(known, tables, base, gamma, np.uint64(start + done), count, room, codes)
        before = _sum_at(totals, hitting)
        _tally(value, codes, count, totals, losing)
        if boxes > 1:
            _add_rounds(value, codes, count, sums, squares, envy, paid, losing)
        if _sum_at(totals, hitting) != before:
            while found + boxes * count > len(hits):
                hits = np.concatenate((hits, np.zeros_like(hits)))
            found = _add_hits(value, codes, count, start + done, takers, hits, found)
        takers += _takers(value, codes, count) if tables.takers <= HALF else boxes * count
        for box in range(boxes):
            for entry in range(entries):
                _run(losing[box], count, np.uint32(1 << entry), done, runs[box, entry])
        done += count
    _close_runs(runs, rounds)
    return hits[:found].copy()


@_jit
def _sum_at(totals: Any, places: Any) -> Any:
    total = 0
    for place in places:
        total += totals[place]
    return total


@_jit
def _tally(value: Any, codes: Any, count: Any, totals: Any, losing: Any) -> None:
    """Count the codes of a block, and look up what each of them loses."""
    for box in range(len(codes)):
        for at in range(count):
            code = codes[box, at]
            totals[code] += 1
            losing[box, at] = value.losing[code]


@_jit
def _takers(value: Any, codes: Any, count: Any) -> Any:
    total = 0
    for box in range(len(codes)):
        for at in range(count):
            total += value.takers[codes[box, at]]
    return total


@_jit
def _add_rounds(
    value: Any, codes: Any, count: Any, sums: Any, squares: Any, envy: Any, paid: Any, losing: Any
) -> None:
    """Add what each round nets, all boxes together, and its square; Envy where there is some."""
    boxes, entries = len(codes), len(sums)
    nets = np.zeros(entries, np.int64)
    for at in range(count):
        nets[:] = 0
        envied = False
        for box in range(boxes):
            code = codes[box, at]
            for entry in range(entries):
                nets[entry] += value.nets[code, entry]
            for wager in range(len(envy)):
                envied |= value.envied[wager, code] >= 0
        if envied:
            _envy(value, codes, at, envy, paid, losing, nets)
        for entry in range(entries):
            square = nets[entry] * nets[entry]
            sums[entry] += nets[entry]
            squares[entry, 0] += square & LOW
            squares[entry, 1] += square >> 32


@_jit
def _envy(value: Any, codes: Any, at: Any, envy: Any, paid: Any, losing: Any, nets: Any) -> None:
    """Pay the Envy of one round; a box that is paid is not losing, on that wager or in all."""
    boxes, whole = len(codes), len(nets) - 1
    for wager in range(len(envy)):
        entry = value.envy_entries[wager]
        for box in range(boxes):
            if not value.envious[wager, codes[box, at]]:
                continue
            largest, made = np.int64(0), -1
            total = np.int64(0)
            for other in range(boxes):
                row = value.envied[wager, codes[other, at]]
                if other == box or row < 0:
                    continue
                award = value.awards[wager, row]
                if value.largest[wager]:
                    if award > largest:
                        largest, made = award, row
                else:
                    envy[wager, row] += 1
                    total += award
            if made >= 0:
                envy[wager, made] += 1
                total = largest
            if total:
                nets[entry] += total
                nets[whole] += total
                losing[box, at] &= ~np.uint32((1 << entry) | (1 << whole))


@_jit
def _add_hits(value: Any, codes: Any, count: Any, start: Any, takers: Any, hits: Any, found: Any) -> Any:
    """Note every box that takes from a meter: round by round, boxes in deal order."""
    for at in range(count):
        before = takers
        for box in range(len(codes)):
            code = codes[box, at]
            takers += value.takers[code]
            if value.hits[code]:
                hits[found, 0] = start + at
                hits[found, 1] = box
                hits[found, 2] = code
                hits[found, 3] = before
                found += 1
    return found


@_jit
def _run(losing: Any, count: Any, bit: Any, done: Any, run: Any) -> None:
    """The longest run of lost rounds: `run` holds rounds before the first not lost, most, begin of the last.

    A run that is longer than the longest so far fills as many places and one more, so it is enough to look
    there, and backwards from there.
    """
    limit = done + count
    if run[0] < 0:
        for at in range(count):
            if losing[at] & bit == 0:
                run[0] = done + at
                break
    most, begin = run[1], run[2]
    while begin + most < limit:
        low = max(begin, done)
        at = max(begin + most, low)
        while at >= low and losing[at - done] & bit:
            at -= 1
        if at >= low:
            begin = at + 1
            continue
        at = max(begin + most, low) + 1
        while at < limit and losing[at - done] & bit:
            at += 1
        most = at - begin
        if at == limit:
            run[1], run[2] = most, begin
            return
        begin = at + 1
    at = limit - 1
    low = max(begin, done)
    while at >= low and losing[at - done] & bit:
        at -= 1
    run[1], run[2] = most, at + 1 if at >= low else begin


@_jit
def _close_runs(runs: Any, rounds: Any) -> None:
    """Turn the begin of the last run into its length."""
    for box in range(len(runs)):
        for entry in range(runs.shape[1]):
            run = runs[box, entry]
            if run[0] < 0:
                run[0] = rounds
            run[2] = rounds - run[2]
            run[1] = max(run[1], run[2])
