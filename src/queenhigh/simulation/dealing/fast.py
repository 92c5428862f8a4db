"""The fast way to count rounds, where Numba is installed (extra ``fast``)."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.count import Count, count_arrays
from queenhigh.simulation.dealing.stream import Stream, taking
from queenhigh.simulation.dealing.tables import compiled, deck
from queenhigh.simulation.planning.plan import Plan


def has_numba() -> bool:
    """Whether the fast path can be taken here."""
    return find_spec("numba") is not None


@cache
def kernels() -> Any:
    """The compiled kernels; none where Numba is missing, broken, or has no place to keep what it compiles."""
    try:
        return import_module("queenhigh.simulation.dealing.kernels")
    except (ImportError, RuntimeError):
        return None


def deals_fast(plan: Plan) -> bool:
    """Whether the kernels can be had and know all that the plan's dealer and wagers do."""
    tables = compiled(plan).tables
    known = tables.fives == tables.betters == 1 and not tables.replaces
    return known and kernels() is not None


class Key(NamedTuple):
    """A `Stream`, and the one that says who takes up a wager, in the processor's own numbers."""

    base: np.uint64
    gamma: np.uint64
    taking_base: np.uint64
    taking_gamma: np.uint64


def key_of(stream: Stream) -> Key:
    """A seed's numbers as the kernels take them."""
    return Key(*(np.uint64(number) for number in (*stream, *taking(stream))))


class Room(NamedTuple):
    """Where the kernels deal a block of rounds."""

    codes: npt.NDArray[np.uint32]
    """(box, round)."""
    hands: npt.NDArray[np.uint16]
    """(box, round), the dealer behind the boxes, and a row to spare."""
    thrown: npt.NDArray[np.uint8]
    """(box, round): places thrown away, as bits."""
    seats: npt.NDArray[np.uint8]
    """(box, round): which bet it makes."""
    cards: npt.NDArray[np.uint8]
    """(round, which): single cards, in the order in which they are dealt."""
    words: npt.NDArray[np.uint64]
    out: npt.NDArray[np.uint64]
    """The cards that are out, one bit a card."""
    live: npt.NDArray[np.uint32]
    """The rounds that still lack something."""
    used: npt.NDArray[np.uint16]
    """How many halves."""
    seen: npt.NDArray[np.uint16]
    """The number of the set of cards that the dealer shows."""
    dealer: npt.NDArray[np.int16]
    """The dealer's strength."""
    need: npt.NDArray[np.uint8]
    """How many single cards."""
    have: npt.NDArray[np.uint8]


def room_for(boxes: int, rounds: int) -> Room:
    """Room for blocks of at most so many rounds."""
    return Room(
        codes=np.zeros((boxes, rounds), np.uint32),
        hands=np.zeros((boxes + 2, rounds), np.uint16),
        thrown=np.zeros((boxes, rounds), np.uint8),
        seats=np.zeros((boxes, rounds), np.uint8),
        cards=np.zeros((rounds, 3 * boxes + 1), np.uint8),
        words=np.zeros(rounds, np.uint64),
        out=np.zeros(rounds, np.uint64),
        live=np.zeros(rounds, np.uint32),
        used=np.zeros(rounds, np.uint16),
        seen=np.zeros(rounds, np.uint16),
        dealer=np.zeros(rounds, np.int16),
        need=np.zeros(rounds, np.uint8),
        have=np.zeros(rounds, np.uint8),
    )


def count_rounds(plan: Plan, stream: Stream, start: int, rounds: int, fast: bool = True) -> Count:
    """Deal and count these rounds by the quickest way there is; all ways count the same."""
    way = count_fast if fast and deals_fast(plan) else count_arrays
    return way(plan, stream, start, rounds)


def count_fast(plan: Plan, stream: Stream, start: int, rounds: int) -> Count:
    """Deal and count these rounds, as `count.count_arrays` does."""
    compiled_by = kernels()
    tables = compiled(plan).tables
    value = worth(plan)
    boxes = len(plan.boxes)
    entries = value.nets.shape[1]
    kept = entries if boxes > 1 else 0
    codes = np.zeros(tables.codes, np.int64)
    sums = np.zeros(kept, np.int64)
    squares = np.zeros((kept, 2), np.int64)
    envy = np.zeros(value.awards.shape, np.int64)
    runs = np.zeros((boxes, entries, 3), np.int64)
    room = room_for(boxes, compiled_by.BLOCK)
    hits = compiled_by.count(
        deck(), tables, value, key_of(stream), start, rounds, room, codes, sums, squares, envy, runs
    )
    head, most, begin = (runs[:, :, part] for part in range(3))
    tail = rounds - begin
    runs = np.stack([np.where(head < 0, rounds, head), np.maximum(most, tail), tail], axis=2)
    return Count(start, rounds, codes, sums, squares, envy, hits, runs)
