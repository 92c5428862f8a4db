"""`queenhigh serve` in processes of one's own, which are killed, stopped, frozen and started again."""

import os
import resource
import signal
import subprocess
import sys
from collections import Counter, deque
from pathlib import Path
from threading import RLock, Thread
from typing import IO, Any, Final

import msgspec

from queenhigh.server.settings import PREFIX
from queenhigh.store.opening import is_address
from queenhigh.text import QueenHighError

PATIENCE_SECONDS: Final = 60.0
_TAIL: Final = 30


class ServerError(QueenHighError, LookupError):
    """A server that does not come up."""


class _Line(msgspec.Struct, frozen=True):
    """What counts of a line of the log."""

    event: str = ""
    level: str = ""
    error: str = ""
    where: str = ""


class LogBook:
    """What a server has logged: the last lines, and faults of its own."""

    def __init__(self) -> None:
        self.lines = 0
        self.faults: Counter[str] = Counter()
        """Errors that no store and no other process is the reason of."""
        self._tail: deque[str] = deque(maxlen=_TAIL)

    @property
    def tail(self) -> str:
        return "".join(self._tail)

    def add(self, line: str) -> None:
        self.lines += 1
        self._tail.append(line)
        try:
            told = msgspec.json.decode(line, type=_Line)
        except msgspec.DecodeError:
            return
        if told.level == "error" and told.event == "fault" and told.error != "StoreError":
            self.faults[f"{told.error} {told.where}"] += 1

    def read(self, stream: IO[str]) -> None:
        """All that comes, until the end."""
        with stream:
            for line in stream:
                self.add(line)


class ServerProcess:
    """`queenhigh serve` on a folder or an address, always at the same port of this machine.

    With a `name` each life of it is known to the database by its own: the name and a number.
    """

    def __init__(self, place: Path | str, folder: Path, *, name: str = "", **settings: Any):
        self.place = place
        self.folder = folder
        self.name = name
        self._settings = {
            "secret": str(folder / "secret"), "open_tables": False, "log": "json",
            "people": {"new_people_an_hour": 100_000, "argon2_kib": 64, "argon2_passes": 1}, **settings,
        }  # fmt: skip
        self._turn = RLock()
        """Whoever is to end it waits until it has started."""
        self._running: subprocess.Popen[str] | None = None
        self.log = LogBook()
        self.lives: dict[str, int] = {}
        """By name of each life, its number among the machine's processes."""
        self.url = ""
        self.port = 0
        self.join = False
        """Whether it joins others of the same database at its port."""

    @property
    def pid(self) -> int:
        """Its number among the machine's processes; 0 while it is not there."""
        return self._running.pid if self._running is not None else 0

    @property
    def has_ended(self) -> bool:
        """Whether it has ended without having been told to."""
        return self._running is not None and self._running.poll() is not None

    def start(self) -> None:
        """Start, and wait until it serves; raises `ServerError`."""
        words = [sys.executable, "-m", "queenhigh", "serve", "--port", str(self.port)]
        words += ["--beside"] if self.join else []
        life = f"{self.name}-{len(self.lives) + 1}" if self.name else ""
        with self._turn:
            self._running = running = subprocess.Popen(
                words, env=self._environment(life), text=True, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
            )  # fmt: skip
            assert running.stdout is not None
            assert running.stderr is not None
            self.lives[life] = running.pid
            reading = Thread(target=self.log.read, args=(running.stderr,), daemon=True)
            reading.start()
            said = running.stdout.readline()
            if "serves at" not in said:
                self.kill()
                reading.join(PATIENCE_SECONDS)
                raise ServerError(f"a server does not come up: {said}{self.log.tail}")
        self.url = said.split()[-1]
        self.port = int(self.url.rpartition(":")[2])

    def _environment(self, life: str) -> dict[str, str]:
        """The settings, and nothing that the environment says of others."""
        place = str(self.place)
        if is_address(self.place):
            name = f"{'&' if '?' in place else '?'}application_name={life}" if life else ""
            where = {"database": f"{place}{name}"}
        else:
            where = {"data": place}
        told = {**where, **self._settings}
        ours = {
            PREFIX + key.upper(): value if isinstance(value, str) else msgspec.json.encode(value).decode()
            for key, value in told.items()
        }
        return {key: value for key, value in os.environ.items() if not key.startswith(PREFIX)} | ours

    def kill(self) -> None:
        """As the kernel does when there is no memory left: without a word."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As an operator does; returns once it is gone."""
        self._end(signal.SIGTERM)

    def freeze(self) -> None:
        """Let it stand still, as a machine that swaps or is moved does."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def limit(self, what: int, most: int) -> None:
        """Have the kernel allow the process only so much of something, from now on."""
        if self._running is not None:
            resource.prlimit(self._running.pid, what, (most, resource.RLIM_INFINITY))

    def _signal(self, sign: signal.Signals) -> None:
        if self._running is not None:
            self._running.send_signal(sign)

    def _end(self, sign: signal.Signals) -> None:
        with self._turn:
            running, self._running = self._running, None
            if running is not None:
                running.send_signal(sign)
                running.wait(PATIENCE_SECONDS)
                assert running.stdout is not None
                running.stdout.close()
