"""Pieces on a Dask cluster (extra ``cluster``): one that runs somewhere, or one of our own on this machine.

The scheduler gives a piece whose worker died to another one, and its totals are the same: a piece is named by
its rounds.
"""

import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from queenhigh import __version__
from queenhigh.simulation.plan import SimulationError
from queenhigh.simulation.pools import processors

LOCAL: Final = "local"
TIMEOUT: Final = 6
"""Seconds to wait for a scheduler, or for its first worker."""
_RETRIES: Final = 3


class Cluster:
    """A pool on the workers of a Dask scheduler: ``tcp://host:port``, or ``local`` for one of our own."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        if find_spec("distributed") is None:
            raise SimulationError("cluster", "a cluster needs Dask: pip install 'queenhigh[cluster]'")
        if address != LOCAL and not address.startswith(("tcp://", "tls://")):
            raise SimulationError(
                "cluster", f"{address!r} is no cluster: say tcp://HOST:PORT of its scheduler, or {LOCAL}"
            )
        self.address = address
        self.workers = workers or processors()
        self.broken: tuple[type[Exception], ...] = (BrokenExecutor,)
        self._cluster: Any = None
        self._client: Any = None

    def open(self) -> Executor:
        self.close()
        try:
            self._connect()
            self._greet()
        except BaseException:
            self.close()
            raise
        executor: Executor = self._client.get_executor(pure=False, retries=_RETRIES)
        return executor

    def warm(self, work: Callable[[], object]) -> None:
        self._client.run(work)

    def close(self) -> None:
        for each in (self._client, self._cluster):
            if each is not None:
                each.close()
        self._client = self._cluster = None

    def _connect(self) -> None:
        dask: Any = import_module("distributed")
        self.broken = (BrokenExecutor, import_module("distributed.scheduler").KilledWorker)
        if self.address == LOCAL:
            self._cluster = dask.LocalCluster(
                n_workers=self.workers,
                threads_per_worker=1,
                processes=True,
                host="127.0.0.1",
                dashboard_address="127.0.0.1:0",  # any port, and none that others can reach
                silence_logs=logging.CRITICAL,
            )
        try:
            self._client = dask.Client(self._cluster or self.address, timeout=TIMEOUT, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:  # the last for TLS without its keys
            raise SimulationError(
                "cluster", f"no scheduler answers at {self.address}: {_first_line(error)}"
            ) from None

    def _greet(self) -> None:
        """Make sure that there are workers, and that they have the same Queen High as we."""
        try:
            self._client.wait_for_workers(1, timeout=TIMEOUT)
        except TimeoutError:
            raise SimulationError(
                "cluster", f"the scheduler at {self.address} has no workers: start some with 'dask worker'"
            ) from None
        try:
            known = {"scheduler": self._client.run_on_scheduler(_version), **self._client.run(_version)}
        except Exception as error:  # whatever a worker makes of a name that it does not have
            raise SimulationError(
                "cluster", f"scheduler or workers at {self.address} lack Queen High: {_first_line(error)}"
            ) from None
        strange = {version for version in known.values() if version != __version__}
        if strange:
            raise SimulationError(
                "cluster",
                f"at {self.address} they have version {', '.join(sorted(strange))}, this is {__version__}",
            )
        self.workers = sum(self._client.nthreads().values())


def _version() -> str:
    return __version__


def _first_line(error: BaseException) -> str:
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__
