"""A real server in a process of its own that can be killed, and people at it who come back by themselves."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from kit.houses.toml_text import write
from queenhigh.client import Session
from queenhigh.client.pauses import Pauses
from queenhigh.client.table import Table
from queenhigh.people import People, PeopleSettings
from queenhigh.server.works import ServerClock
from queenhigh.store.opening import is_address, open_store
from queenhigh.wire.frames import Answer, Command

PATIENCE_SECONDS = 60.0
SOON = Pauses(first_seconds=0.02, most_seconds=0.2, give_up_seconds=PATIENCE_SECONDS)
BOSS, PASSWORD = "Boss", "a long pass phrase"


class ServerProcess:
    """`queenhigh serve` on a folder or an address, always at the same port."""

    def __init__(self, place: Path | str, folder: Path, **settings: Any) -> None:
        self.place, self.folder = place, folder
        where = {"database": str(place)} if is_address(place) else {"data": str(place)}
        told = {
            **where, "secret": str(folder / "secret"), "open_tables": False, "log": "json",
            "people": {"new_people_an_hour": 100_000, "argon2_kib": 64, "argon2_passes": 1}, **settings,
        }  # fmt: skip
        self._settings = folder / "server.toml"
        self._settings.write_text(write(told), encoding="utf-8")
        assert tomllib.loads(self._settings.read_text(encoding="utf-8")) == told
        self._running: subprocess.Popen[str] | None = None
        self.url = ""
        self.port = 0

    def start(self) -> None:
        """Start, and wait until it serves."""
        words = [sys.executable, "-m", "queenhigh", "serve", "--port", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            self._running = subprocess.Popen(
                [*words, "--settings", self._settings], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._running.stdout is not None
        said = self._running.stdout.readline()
        assert "serves at" in said, (said, (self.folder / "log").read_text(encoding="utf-8")[-2000:])
        self.url = said.split()[-1]
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As the kernel does when there is no memory left: without a word."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As an operator does."""
        self._end(signal.SIGTERM)

    def limit(self, what: int, most: int) -> None:
        """Have the kernel allow the process only so much of something, from now on."""
        assert self._running is not None
        resource.prlimit(self._running.pid, what, (most, resource.RLIM_INFINITY))

    def _end(self, sign: signal.Signals) -> None:
        running, self._running = self._running, None
        if running is not None:
            os.kill(running.pid, sign)
            running.wait(PATIENCE_SECONDS)
            assert running.stdout is not None
            running.stdout.close()


def add_boss(place: Path | str) -> None:
    """Somebody who may host, deal and supervise."""
    store = open_store(place if is_address(place) else Path(place))
    people = People(store, ServerClock(), PeopleSettings(argon2_kib=64, argon2_passes=1))
    try:
        asyncio.run(people.add(BOSS, PASSWORD, "admin"))
    finally:
        people.close()
        store.close()


class Sitter(Table):
    """A table as somebody sits at it, who remembers every command and every answer."""

    sent: dict[str, Command]
    answered: dict[str, Answer]

    @classmethod
    async def at(cls, session: Session, id: str) -> "Sitter":
        made = cls(session.http, id, session.pauses, seeds=False)
        made.sent, made.answered = {}, {}
        await made.open()
        return made

    async def _ask(self, command: Command) -> Answer:
        self.sent[command.id] = command
        answer = await super()._ask(command)
        self.answered[command.id] = answer
        return answer

    async def again(self, id: str) -> Answer:
        """Send a command again, as it was."""
        return await super()._ask(self.sent[id])
