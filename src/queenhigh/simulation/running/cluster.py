"""Pieces on a Dask cluster (extra ``cluster``): one that runs somewhere, or one of our own on this machine.

The scheduler gives a piece whose worker died to another one, and its totals are the same: a piece is named by
its rounds.
"""

import logging
import re
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from socket import create_connection
from typing import Any, Final
from urllib.parse import urlsplit

from queenhigh import __version__
from queenhigh.simulation.planning.plan import SimulationError
from queenhigh.simulation.running.pools import BELOW_MAIN, ignore_interrupts, loss, workers_of
from queenhigh.text import first_line, install_words, shorten

LOCAL: Final = "local"
TIMEOUT: Final = 6
"""Seconds to wait for a scheduler."""
_LOOK: Final = 1
"""Seconds without a worker before it is said that we wait for one."""
_RETRIES: Final = 3
_QUIET: Final[dict[str, object]] = {
    "distributed.worker.profile.enabled": False,
    "distributed.worker.profile.interval": "10s",
    "distributed.worker.memory.monitor-interval": "5s",
    "distributed.admin.system-monitor.interval": "10s",
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.tick.cycle": "5s",
    "distributed.scheduler.work-stealing-interval": "5s",
    "distributed.scheduler.active-memory-manager.start": False,
}
"""Watching itself would cost a cluster on this machine some of the processors it works on."""
_SPAN: Final = 4
"""Dask takes some eight milliseconds of processors for each thing to do, whatever its size."""
_LOGGERS: Final = ("distributed", "tornado")
_GREETING: Final = 1 << 20
"""A scheduler begins with the size of its greeting, which is short."""
_ADDRESS: Final = re.compile(r"(tcp|tls)://([\w.-]+|\[[\da-fA-F:.]+\]):\d{1,5}")
_refused: Final = partial(SimulationError, "cluster")


class AddressError(SimulationError):
    """An address that names no cluster."""


class Cluster:
    """A pool on the workers of a Dask scheduler: ``tcp://host:port``, or ``local`` for one of our own.

    Workers may come and go. While there are none it waits and says so to `say`; where nobody listens, as a
    warning.
    """

    def __init__(
        self, address: str, workers: int | None = None, say: Callable[[str], None] | None = None
    ) -> None:
        if find_spec("distributed") is None:
            raise _refused(f"a cluster needs Dask: {install_words('cluster')}")
        if address != LOCAL:
            _probe(address)
        self.workers = workers_of(workers)
        self.span = _SPAN
        self.address = address
        self.broken: tuple[type[Exception], ...] = (BrokenExecutor,)
        self._say = partial(warnings.warn, category=RuntimeWarning) if say is None else say
        self._waiting = False
        self._quiet = ExitStack()
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
        with suppress(Exception):  # a worker that dies now is missed by nobody: it has no piece yet
            self._client.run(work)

    def close(self) -> None:
        for each in (self._client, self._cluster):
            if each is not None:
                each.close()
        self._client = self._cluster = None
        self._quiet.close()

    def look(self) -> None:
        """Say that we wait, once, where no worker is left; give up where the scheduler is."""
        try:
            there = bool(self._client.nthreads())
        except Exception as error:  # Dask has many words for it
            if self._is_gone():
                raise CancelledError from error
            return
        self._waits(there)

    def loss(self, error: BaseException) -> str:
        return f"the scheduler at {self.address} is gone" if self._is_gone() else loss(error)

    def _is_gone(self) -> bool:
        return self._client is None or self._client.status != "running"

    def _waits(self, there: bool) -> None:
        if not there and not self._waiting:
            self._say(f"no workers at {self.address}: waiting for some (start them with 'dask worker')")
        self._waiting = not there

    def _connect(self) -> None:
        dask: Any = import_module("distributed")
        self.broken = (BrokenExecutor, import_module("distributed.scheduler").KilledWorker)
        self._quiet.enter_context(_silence())
        if self.address == LOCAL:
            self._cluster = self._started(dask)
        try:
            self._client = dask.Client(self._cluster or self.address, timeout=TIMEOUT, set_as_default=False)
        except Exception as error:  # Dask has many words for it
            raise _refused(f"no scheduler answers at {self.address}: {first_line(error)}") from None

    def _started(self, dask: Any) -> Any:
        try:
            with import_module("dask.config").set(_QUIET):
                return dask.LocalCluster(
                    n_workers=self.workers,
                    threads_per_worker=1,
                    processes=True,
                    host="127.0.0.1",
                    dashboard_address="127.0.0.1:0",  # any port, and none that others can reach
                    silence_logs=logging.CRITICAL,
                )
        except RuntimeError as error:
            raise _refused(f"no workers could be started: {first_line(error)} ({BELOW_MAIN})") from None

    def _greet(self) -> None:
        """Wait until there are workers, and make sure that they have the same Queen High as we."""
        while not self._has_come():
            self._waits(False)
        self._waits(True)
        try:
            known = {"scheduler": self._client.run_on_scheduler(_version), **self._client.run(_version)}
        except Exception as error:  # whatever a worker makes of a name that it does not have
            lack = f"scheduler or workers at {self.address} lack Queen High"
            raise _refused(f"{lack}: {first_line(error)}") from None
        strange = ", ".join(sorted({*known.values()} - {__version__}))
        if strange:
            raise _refused(f"at {self.address} they have version {strange}, this is {__version__}")
        self.workers = sum(self._client.nthreads().values())
        if self._cluster is not None:
            with suppress(Exception):
                self._client.run(ignore_interrupts)

    def _has_come(self) -> bool:
        """Whether a worker is there, or comes in a moment."""
        try:
            self._client.wait_for_workers(1, timeout=_LOOK)
        except TimeoutError:
            return False
        except OSError as error:
            raise _refused(self.loss(error)) from None
        return True


@contextmanager
def _silence() -> Iterator[None]:
    """Keep Dask from writing of what it meets with: what matters is said by us."""
    names = [name for name in logging.root.manager.loggerDict if name.split(".")[0] in _LOGGERS]
    levels = {handler: handler.level for name in names for handler in logging.getLogger(name).handlers}
    try:
        for handler in levels:
            handler.setLevel(logging.CRITICAL + 1)
        yield
    finally:
        for handler, level in levels.items():
            handler.setLevel(level)


def _probe(address: str) -> None:
    """Refuse an address where no scheduler answers: Dask waits for ever for a server of another kind."""
    if not _ADDRESS.fullmatch(str(address)):
        wrong = f"{shorten(str(address))} is no cluster"
        raise AddressError("cluster", f"{wrong}: say tcp://HOST:PORT of its scheduler, or {LOCAL}")
    parts = urlsplit(address)
    try:
        with create_connection((parts.hostname, parts.port), timeout=TIMEOUT) as line:
            greeting = line.recv(8) if parts.scheme == "tcp" else b"\1"
    except (OSError, ValueError) as error:
        raise _refused(f"no scheduler answers at {address}: {first_line(error)}") from None
    if not 0 < int.from_bytes(greeting, "little") < _GREETING:
        raise _refused(f"what answers at {address} is no Dask scheduler")


def _version() -> str:
    return __version__
