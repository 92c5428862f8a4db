"""A table server in a process of its own, as `queenhigh serve` starts it, in a folder that goes with it."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

PATIENCE_SECONDS: Final = 60
PEOPLE: Final = "[people]\nnew_people_an_hour = 100_000\n"
"""A crowd comes from one address."""
COMMAND: Final = (sys.executable, "-m", "queenhigh")


class Process(NamedTuple):
    """A server that listens."""

    pid: int
    host: str
    """Address and port."""
    data: Path
    """The folder of its database."""

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    @property
    def memory_mb(self) -> float:
        """What it holds of the machine's memory now, with the processes that it has started."""
        return sum(_memory_mb(pid) for pid in (self.pid, *_children(self.pid)))

    def processor_seconds(self) -> dict[str, float]:
        """By thread, what it has used of the processors."""
        found = {}
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            found[task.name] = int((task / "schedstat").read_text().split()[0]) / 1e9
        return found

    def tables(self) -> list[dict[str, Any]]:
        return [dict(each) for each in self._ask("GET", "tables")[0]["tables"]]

    def guest(self) -> str:
        """The cookie of a new guest."""
        return self._ask("POST", "guest", b"{}")[1].partition(";")[0]

    def _ask(self, method: str, path: str, body: bytes = b"") -> tuple[Any, str]:
        connection = HTTPConnection(self.host, timeout=PATIENCE_SECONDS)
        try:
            headers = {"Content-Type": "application/json", "Origin": self.url}
            connection.request(method, f"/api/v1/{path}", body or None, headers)
            answer = connection.getresponse()
            found = msgspec.json.decode(answer.read())
            if answer.status >= 400:
                raise AssertionError(f"{method} {path}: {found}")
            return found, answer.headers.get("Set-Cookie", "")
        finally:
            connection.close()


def _memory_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def serving(settings: str, command: Sequence[str] = COMMAND, database: str = "") -> Iterator[Process]:
    """A server with these settings, on a port of its own, with a new file or on this database."""
    with tempfile.TemporaryDirectory(prefix="qh-bench-") as name:
        folder = Path(name)
        (folder / "settings.toml").write_text(f'secret = "{folder / "secret"}"\n{settings}')
        words = ["serve", "--port", "0", "--log", "json", "--settings", str(folder / "settings.toml")]
        words += ["--database", database] if database else ["--data", str(folder / "data")]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen([*command, *words], stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            greeting = server.stdout.readline()
            if "http://" not in greeting:
                server.wait(PATIENCE_SECONDS)
                raise AssertionError(f"no server: {(folder / 'log').read_text()[-2000:]}")
            yield Process(server.pid, greeting.strip().rpartition("http://")[2], folder / "data")
        finally:
            server.terminate()
            server.wait(PATIENCE_SECONDS)
            if server.stdout is not None:
                server.stdout.close()
