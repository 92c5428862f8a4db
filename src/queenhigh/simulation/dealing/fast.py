"""The fast way to count rounds, where Numba is installed (extra ``fast``)."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.count import Count, count_arrays
from queenhigh.simulation.dealing.stream import Stream, taking
from queenhigh.simulation.dealing.tables import compiled, deck
from queenhigh.simulation.planning.plan import Plan


def has_numba() -> bool:
    """Whether the fast path can be taken here."""
    return find_spec("numba") is not None


def kernels() -> Any:
    """The compiled kernels; none where Numba is missing, broken, or has no place to keep what it compiles."""
    return _loaded() if has_numba() else None


@cache
def _loaded() -> Any:
    try:
        return import_module("queenhigh.simulation.dealing.kernels")
    except (ImportError, RuntimeError):
        return None


def key_of(stream: Stream) -> Any:
    """A seed's numbers as the kernels take them."""
    return kernels().Key(*(np.uint64(number) for number in (*stream, *taking(stream))))


def count_rounds(plan: Plan, stream: Stream, start: int, rounds: int, fast: bool = True) -> Count:
    """Deal and count these rounds by the quickest way there is; all ways count the same."""
    return (
        count_fast(plan, stream, start, rounds)
        if fast and kernels() is not None
        else count_arrays(plan, stream, start, rounds)
    )


def count_fast(plan: Plan, stream: Stream, start: int, rounds: int) -> Count:
    """Deal and count these rounds, as `count.count_arrays` does."""
    compiled_by = kernels()
    tables, value = compiled(plan).tables, worth(plan)
    boxes, entries = len(plan.boxes), value.nets.shape[1]
    kept = entries if boxes > 1 else 0
    codes = np.zeros(tables.codes, np.int64)
    sums, squares = np.zeros(kept, np.int64), np.zeros((kept, 2), np.int64)
    envy = np.zeros(value.awards.shape, np.int64)
    runs = np.zeros((boxes, entries, 3), np.int64)
    key = key_of(stream)
    hits = compiled_by.count(deck(), tables, value, key, start, rounds, codes, sums, squares, envy, runs)
    head, most, begin = (runs[:, :, part] for part in range(3))
    tail = rounds - begin
    runs = np.stack([np.where(head < 0, rounds, head), np.maximum(most, tail), tail], axis=2)
    return Count(start, rounds, codes, sums, squares, envy, hits, runs)
