"""The other processes: who is alive and where, what they list, and hints to them and from them.

Rows are the truth. A hint only says what to read again; whoever has missed hints reads all of it, and a slow
poll beneath finds what no hint told.
"""

import asyncio
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, Protocol

import httpx
import msgspec

from queenhigh import __version__
from queenhigh.server.floor import Floor
from queenhigh.server.floor.others import Kind
from queenhigh.server.peers.figures import joined
from queenhigh.server.peers.hint import Gathered, parse_hint
from queenhigh.store.sharing.processes import Process, live_processes, note_process, owner_of
from queenhigh.store.sql import Sql
from queenhigh.table.ports import StoreError
from queenhigh.wire.codec import lenient_decoder
from queenhigh.wire.frames import TableCard

GATHER_SECONDS: Final = 0.05
"""What happens within this time is one hint."""
POLL_SECONDS: Final = 2.0
PURSES_SECONDS: Final = 10.0
CARDS_SECONDS: Final = 0.5
"""What others list is asked for no more often."""
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 60.0
CARDS: Final = "/inner/cards"
FIGURES: Final = "/inner/figures"
PASS: Final = "x-queenhigh-pass"
FROM: Final = "x-queenhigh-from"
SCHEME: Final = "x-queenhigh-scheme"
_CARDS: Final[msgspec.json.Decoder[list[TableCard]]] = lenient_decoder(list[TableCard])


class Hints(Protocol):
    """The way hints go."""

    async def listen(self, heard: Callable[[str], None], joined: Callable[[], None]) -> None: ...

    async def say(self, hint: str) -> None: ...

    async def close(self) -> None: ...


class Peers:
    """The processes beside this one, for as long as it runs."""

    def __init__(self, floor: Floor, hints: Hints, secret: bytes, address: str) -> None:
        self._floor = floor
        self._hints = hints
        self._store = floor.store
        self._key = hmac.digest(secret, b"queenhigh processes", hashlib.sha256)
        self.address = address
        self.on_beat: Callable[[], None] = lambda: None
        """Told whenever it is known anew who is alive."""
        self._live: list[Process] = []
        self._cards: dict[str, TableCard] = {}
        self._cards_at = float("-inf")
        self._asking_cards = asyncio.Lock()
        self._said = Gathered()
        self._heard = Gathered()
        self._saying: asyncio.Task[None] | None = None
        self._obeying: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self.http = httpx.AsyncClient(
            timeout=httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS),
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=20),
            trust_env=False,
        )
        floor.others = self

    # Living

    async def start(self) -> None:
        """Say that this process is there, and know the others."""
        await self._beat()
        chores: list[tuple[float, Callable[[], Awaitable[object]]]] = [
            (self._floor.lease_ms / 3000, self._beat),
            (POLL_SECONDS, self._poll),
            (PURSES_SECONDS, self._poll_purses),
        ]
        self._tasks = [asyncio.create_task(self._again(*chore)) for chore in chores]
        self._tasks.append(asyncio.create_task(self._hints.listen(self._hear, self._joined), name="hints"))

    async def stop(self) -> None:
        """Say what waits, and be gone."""
        under_way = [*self._tasks, *filter(None, (self._saying, self._obeying, self._looking))]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self._say()
        await self._hints.close()
        await self.http.aclose()

    async def _again(self, seconds: float, chore: Callable[[], Awaitable[object]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self._trying(chore)

    async def _trying(self, chore: Callable[[], Awaitable[object]]) -> None:
        try:
            await chore()
        except Exception as error:  # it is tried again; the tables go on
            self._floor.hall.note("store" if isinstance(error, StoreError) else "fault", "", error)

    async def _beat(self) -> None:
        owner = self._floor.owner
        lease_ms = self._floor.lease_ms
        if self._floor.stopping:
            return

        def work(sql: Sql) -> list[Process]:
            note_process(sql, owner, self.address, __version__, lease_ms)
            return live_processes(sql)

        before = {each.owner for each in self._live}
        found = await self._store.run(work)
        self._live = [each for each in found if each.owner != owner]
        if before - {each.owner for each in self._live}:  # what was theirs is this process's share by now
            self._heard.add("freed")
            self._obey_soon()
        self.on_beat()

    # Who is where

    @property
    def count(self) -> int:
        return len(self._live)

    @property
    def live(self) -> tuple[Process, ...]:
        return tuple(self._live)

    async def owner_of(self, table: str) -> Process | None:
        """The process that runs a table, if another one does."""
        owner = await self._store.read(partial(owner_of, table=table))
        if owner in ("", self._floor.owner):
            return None
        if not any(each.owner == owner for each in self._live):
            await self._beat()
        return next((each for each in self._live if each.owner == owner), None)

    def pass_for(self, owner: str) -> str:
        """What shows a process that it is asked by one of its own kind, who has the same secret."""
        return hmac.digest(self._key, owner.encode(), hashlib.sha256).hex()

    def is_pass(self, given: str) -> bool:
        return hmac.compare_digest(self.pass_for(self._floor.owner).encode(), given.encode(errors="replace"))

    # What they list

    def cards(self) -> list[TableCard]:
        return list(self._cards.values())

    async def look(self) -> None:
        """Know what the others list, as of half a second ago at most."""
        async with self._asking_cards:
            now = asyncio.get_running_loop().time()
            if not self._live or now - self._cards_at < CARDS_SECONDS:
                return
            self._cards_at = now
            listed = await asyncio.gather(*(self._cards_of(each) for each in self._live))
            fresh = {card.id: card for cards in listed for card in cards}
            open_now = {each.table for each in await self._store.held()}
            # A table between two owners is listed as it was.
            self._cards = {id: card for id, card in {**self._cards, **fresh}.items() if id in open_now}

    async def _cards_of(self, peer: Process) -> list[TableCard]:
        with suppress(msgspec.DecodeError):
            return _CARDS.decode(await self._ask(peer, CARDS))
        return []

    async def _ask(self, peer: Process, path: str) -> bytes:
        """What another process answers; nothing where it does not."""
        with suppress(httpx.HTTPError):
            answer = await self.http.get(
                f"http://{peer.address}{path}", headers={PASS: self.pass_for(peer.owner)}
            )
            if answer.status_code == 200:
                return answer.content
        return b""

    async def figures(self, own: bytes) -> bytes:
        """The figures of all processes of this machine, among them this one's own."""
        here, number, _ = self._floor.owner.split(":")
        near = [each for each in self._live if each.owner.startswith(f"{here}:")]
        if not near:
            return own
        told = await asyncio.gather(*(self._ask(each, FIGURES) for each in near))
        pages = {number: own.decode()}
        pages |= {each.owner.split(":")[1]: page.decode() for each, page in zip(near, told, strict=True)}
        return joined(dict(sorted(pages.items()))).encode()

    # Hints to them

    def tell(self, kind: Kind, *ids: str) -> None:
        if not self._live and kind != "freed":
            return
        self._said.add(kind, ids)
        if self._said and self._saying is None:
            self._saying = asyncio.create_task(self._say_soon())

    async def _say_soon(self) -> None:
        """One at a time, however long a hint takes: what is told meanwhile goes with the next."""
        try:
            while self._said:
                await asyncio.sleep(GATHER_SECONDS)
                await self._say()
        finally:
            self._saying = None

    async def _say(self) -> None:
        if self._said:
            for text in self._said.texts(self._floor.owner):
                await self._hints.say(text)

    # Hints from them

    def _hear(self, text: str) -> None:
        hint = parse_hint(text)
        if hint is None or hint.by == self._floor.owner:
            return
        self._heard.add("players", hint.players)
        self._heard.add("meters", hint.meters)
        if hint.lobby or hint.meters:
            self._heard.add("lobby")
        if hint.freed:
            self._heard.add("freed")
        self._obey_soon()

    def _joined(self) -> None:
        """Hints may have been missed: everything that is known here is read again."""
        players, meters = self._floor.hall.known
        self._heard.add("players", players)
        self._heard.add("meters", meters)
        self._heard.add("lobby")
        self._heard.add("freed")
        self._obey_soon()

    def _obey_soon(self) -> None:
        if self._heard and self._obeying is None:
            self._obeying = asyncio.create_task(self._obey())

    async def _obey(self) -> None:
        try:
            while self._heard:
                players, meters, lobby, freed = self._heard.take()
                if freed:
                    await self._trying(self._floor.take_free)
                await self._trying(partial(self._floor.hall.look_again, players, meters))
                if lobby:
                    self._look_soon()
        finally:
            self._obeying = None

    def _look_soon(self) -> None:
        """Look for whoever looks at the lobby here, beside whatever else was hinted at."""
        if self._floor.has_lobby and self._looking is None:
            self._looking = asyncio.create_task(self._trying(self._look_for_lobby))

    async def _look_for_lobby(self) -> None:
        wait = self._cards_at + CARDS_SECONDS - asyncio.get_running_loop().time()
        await asyncio.sleep(max(0.0, wait))
        self._looking = None
        before = self._cards
        await self.look()
        if self._cards != before:
            self._floor.show_lobby()

    # Beneath the hints

    async def _poll(self) -> None:
        if not self._live:
            return
        await self._floor.hall.look_again((), self._floor.hall.known[1])
        self._look_soon()

    async def _poll_purses(self) -> None:
        if self._live:
            await self._floor.hall.look_again(await self._floor.hall.stale_players(), ())
