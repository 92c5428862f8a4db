"""Where pieces of work run: threads, processes, or whatever `concurrent.futures.Executor` one is given.

An executor is the whole seam. A pool opens one, and opens another if it breaks; `cluster.py` opens one on a
Dask cluster.
"""

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, Protocol, runtime_checkable

from queenhigh.simulation.planning.plan import CHECKS
from queenhigh.text import first_line

BELOW_MAIN: Final = "in a script, what starts processes must stand below if __name__ == '__main__':"
"""A process that is started fresh runs the script that started it, up to there."""

_MOST: Final = 1024


class Pool(Protocol):
    """Opens executors. `workers` is how many pieces run at once."""

    workers: int
    span: int
    """How many pieces of a long run are sent as one, where sending costs much."""
    broken: tuple[type[Exception], ...]
    """What a piece ends with if its worker died and the executor gives it up."""

    def open(self) -> Executor:
        """An executor that works; called again if the one before broke."""
        ...

    def warm(self, work: Callable[[], object]) -> None:
        """Have the workers do something small first, where that can be arranged, so that all are ready."""
        ...

    def close(self) -> None:
        """Let go of what `open` opened, without waiting for work that nobody wants any more."""
        ...


@runtime_checkable
class Distant(Pool, Protocol):
    """A pool whose workers come and go, out of our sight."""

    def look(self) -> None:
        """Called now and then while a piece is waited for: there may be something to say."""
        ...

    def loss(self, error: BaseException) -> str:
        """What was lost, in words, where a piece ended with this error."""
        ...


class _OurOwn:
    """Workers of this machine."""

    span = 1
    broken: tuple[type[Exception], ...] = (BrokenExecutor,)

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers_of(workers)
        self._executor: Executor | None = None


class Threads(_OurOwn):
    """Threads of this process: the compiled kernels, and NumPy for the most part, run beside each other."""

    def open(self) -> Executor:
        self._executor = ThreadPoolExecutor(self.workers)
        return self._executor

    def warm(self, work: Callable[[], object]) -> None:
        work()

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)


class Processes(_OurOwn):
    """Processes of this machine, each started fresh."""

    def open(self) -> Executor:
        self.close()  # where one broke, its other processes are let go
        self._executor = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=begin)
        return self._executor

    def warm(self, work: Callable[[], object]) -> None:
        work()  # what it compiles is kept on disk, where each process finds it
        if self._executor is not None:
            with suppress(*self.broken):  # one that dies now is missed by nobody: it has no piece yet
                wait([self._executor.submit(work) for _ in range(self.workers)])

    def close(self) -> None:
        if self._executor is not None:
            working = list(getattr(self._executor, "_processes", None) or {})
            self._executor.shutdown(wait=False, cancel_futures=True)
            for number in working:
                with suppress(OSError):
                    os.kill(number, signal.SIGTERM)  # nobody waits for what it still does
            self._executor = None


class Given:
    """Somebody else's executor, which stays theirs: it is not closed, and not replaced if it breaks."""

    def __init__(self, executor: Executor, workers: int | None = None) -> None:
        self.workers = workers_of(workers)
        self.span = 1
        dask = sys.modules.get("distributed.scheduler")  # loaded already, if the executor is one of Dask's
        killed: type[Exception] = getattr(dask, "KilledWorker", BrokenExecutor)
        self.broken: tuple[type[Exception], ...] = (BrokenExecutor, killed)
        self.executor = executor

    def open(self) -> Executor:
        return self.executor

    def warm(self, work: Callable[[], object]) -> None:
        return

    def close(self) -> None:
        return


def workers_of(said: int | None) -> int:
    """How many workers were asked for: one for each processor if nothing was said."""
    return processors() if said is None else CHECKS.up_to("workers", said, _MOST)


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def loss(error: BaseException) -> str:
    """Workers that were lost, in words."""
    return f"the workers were lost: {first_line(error)}"


def begin() -> None:
    """A worker of our own begins: it ignores interrupts, and is gone once the process that started it is.

    However that one ended: killed, it tells nobody, and a worker would wait for more work for ever.
    """
    ignore_interrupts()
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def ignore_interrupts() -> None:
    """A worker leaves an interrupt to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
