"""People at a server in a process of its own, who come back by themselves when it is killed."""

import asyncio
from pathlib import Path

from queenhigh.client import Session
from queenhigh.client.pauses import Pauses
from queenhigh.client.table import Table
from queenhigh.people import People, PeopleSettings
from queenhigh.server.chaos.servers import PATIENCE_SECONDS, ServerProcess
from queenhigh.server.works import ServerClock
from queenhigh.store.opening import is_address, open_store
from queenhigh.wire.frames import Answer, Command

__all__ = ["BOSS", "PASSWORD", "PATIENCE_SECONDS", "SOON", "ServerProcess", "Sitter", "add_boss"]
SOON = Pauses(first_seconds=0.02, most_seconds=0.2, give_up_seconds=PATIENCE_SECONDS)
BOSS, PASSWORD = "Boss", "a long pass phrase"


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
