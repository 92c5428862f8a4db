"""The way of every long run: open a pool, warm it, do the pieces, add them up, and stop well."""

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import closing, contextmanager
from functools import partial
from math import inf
from types import FrameType
from typing import Final, NamedTuple, TypeVar

from queenhigh.simulation.planning.plan import SimulationError
from queenhigh.simulation.running.pieces import Piece, in_order
from queenhigh.simulation.running.pools import Distant, Given, Pool, Threads, loss

INTERRUPTED: Final = "interrupted"
REPEATED_SECONDS: Final = 1.0
"""Seconds from an interrupt on in which another one counts for nothing."""
_PARTS: Final = ("open", "warm", "close", "workers", "span", "broken")
R = TypeVar("R")


class Gathered(NamedTuple):
    """How a run ended."""

    rounds: int
    seconds: float
    stopped: str
    """Why it ended before its time, where it did."""


def gather(
    work: Callable[[int, int], R],
    pieces: Callable[[int, int], Iterator[Piece]],
    pool: Pool | Executor | None,
    add: Callable[[R], object],
    *,
    tell: Callable[[float], None] | None = None,
    warm: Callable[[], object] | None = None,
    halt: Callable[[], None] | None = None,
) -> Gathered:
    """Do the work on all pieces, cut for the workers and span of the pool, and `add` what comes, in order.

    An interrupt, or workers that are lost, end it early: what was added up to then is whole. Where nothing
    was, the interrupt or a `SimulationError` goes on to the caller. `warm` is something small to begin with;
    starting workers and loading kernels is not part of the seconds, which `tell` is told after each piece.
    `halt` is called once nobody waits any more for pieces that are still out.
    """
    where: Pool = Given(pool) if isinstance(pool, Executor) else Threads() if pool is None else pool
    if isinstance(where, type) or not all(hasattr(where, name) for name in _PARTS):
        raise SimulationError("pool", f"{pool!r} is no pool: give Threads, Processes, Cluster or an Executor")
    done = 0
    seconds = 0.0
    stopped = ""
    failed: Exception | None = None
    with closing(where):
        try:
            executor = where.open()
            where.warm(partial(work, 0, 1) if warm is None else warm)
            begun = time.perf_counter()
            for piece, found in in_order(work, pieces(where.workers, where.span), where, executor):
                with unbroken():
                    add(found)
                    done += piece.rounds
                    seconds = time.perf_counter() - begun
                try:
                    if tell is not None:
                        tell(seconds)
                except Exception as error:  # whoever watches has failed, not the work
                    failed = error
                    break
        except KeyboardInterrupt:
            if not done:
                raise
            stopped = INTERRUPTED
        except (CancelledError, OSError) as error:
            stopped = where.loss(error) if isinstance(where, Distant) else loss(error)
            if not done:
                raise SimulationError("workers", stopped) from error
        except SimulationError as error:
            if not done or error.option != "workers":
                raise
            stopped = str(error)
        finally:
            if halt is not None:
                halt()
    if failed is not None:
        raise failed
    return Gathered(done, seconds, stopped)


@contextmanager
def patient(seconds: float = REPEATED_SECONDS) -> Iterator[None]:
    """Let an interrupt through and ignore others for a while: the result of the first one takes a moment.

    Fingers press twice, and so does a terminal that repeats keys. Where interrupts are ignored they stay so.
    """
    before = signal.getsignal(signal.SIGINT)
    heard = -inf

    def hear(number: int, frame: FrameType | None) -> None:
        nonlocal heard
        now = time.monotonic()
        if callable(before) and now - heard >= seconds:
            heard = now
            before(number, frame)

    try:
        if callable(before):
            signal.signal(signal.SIGINT, hear)
    except ValueError:  # only the main thread is ever interrupted
        before = None
    try:
        yield
    finally:
        if callable(before) and signal.getsignal(signal.SIGINT) is hear:
            signal.signal(signal.SIGINT, before)


@contextmanager
def unbroken() -> Iterator[None]:
    """Hold an interrupt back until sums are whole again, where it could fall between two of them."""
    held: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, frame: held.append(number))
    except ValueError:  # only the main thread is ever interrupted
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)
    if held:
        signal.raise_signal(signal.SIGINT)  # to whoever listens
