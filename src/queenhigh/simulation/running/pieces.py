"""Work in pieces: cut, handed to an executor, and given back in the order of the rounds.

A piece is named by its rounds alone, so it comes to the same wherever and however often it is done: one whose
worker died is simply done again. Only a few pieces are out at a time, so memory does not grow with the run.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, wait
from typing import Final, NamedTuple, TypeVar

from queenhigh.simulation.planning.plan import SimulationError
from queenhigh.simulation.running.pools import BELOW_MAIN, Distant, Given, Pool, Processes

PIECE: Final = 1 << 22
"""Box rounds in a piece of a long run: a billion rounds are 240 pieces."""
_LEAST: Final = 1 << 16
_PER_WORKER: Final = 8
"""Pieces that each worker gets of a short run, so that none waits long for another."""
_BREAKS: Final = 3
"""How often an executor may break without a single piece done in between."""
_LOOK: Final = 1.0
"""Seconds from one look at workers out of our sight to the next."""
R = TypeVar("R")


class Piece(NamedTuple):
    """Some rounds."""

    start: int
    rounds: int


def cut(rounds: int, boxes: int, workers: int, span: int = 1, step: int = 1) -> Iterator[Piece]:
    """The rounds in pieces, each of a whole number of steps but perhaps the last.

    A `span` makes pieces of a long run so many times larger, for workers that are dear to reach.
    """
    share = -(-rounds * boxes // (workers * _PER_WORKER))
    size = max(1, min(PIECE * span, max(_LEAST, share)) // boxes)
    size = max(step, size // step * step)
    for start in range(0, rounds, size):
        yield Piece(start, min(size, rounds - start))


def in_order(
    work: Callable[[int, int], R], pieces: Iterator[Piece], pool: Pool, opened: Executor | None = None
) -> Iterator[tuple[Piece, R]]:
    """Do the work on every piece and give the results in order; pieces of a broken executor are done again.

    `work` takes the first round and the number of rounds, and must be something that can be sent to a worker.
    The pool opens an executor unless one that it has opened is given.
    """
    out: deque[Piece] = deque()
    done: deque[Future[R]] = deque()
    executor = pool.open() if opened is None else opened
    breaks = 0
    worked = False
    while True:
        while len(out) < 2 * pool.workers + 1 and (piece := next(pieces, None)) is not None:
            out.append(piece)
        if not out:
            return
        try:
            for piece in list(out)[len(done) :]:
                done.append(executor.submit(work, *piece))
            result = _awaited(done[0], pool)
        except pool.broken as error:
            breaks += 1
            if isinstance(pool, Given) or breaks > _BREAKS:
                hint = f" ({BELOW_MAIN})" if isinstance(pool, Processes) and not worked else ""
                raise SimulationError("workers", f"the workers keep dying: {error}{hint}") from error
            executor = pool.open()
            done.clear()
            continue
        breaks = 0
        worked = True
        done.popleft()
        yield out.popleft(), result


def _awaited(future: Future[R], pool: Pool) -> R:
    while isinstance(pool, Distant) and not wait([future], _LOOK).done:
        pool.look()
    return future.result()
