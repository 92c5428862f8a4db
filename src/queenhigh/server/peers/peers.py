"""The other processes: who is alive and where, what they list and count, and hints to them."""

import asyncio
import hashlib
import hmac
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import httpx
import msgspec

from queenhigh import __version__
from queenhigh.server.floor.others import Kind
from queenhigh.server.metrics import Family
from queenhigh.store.sharing import Process, live_processes, note_process, owner_of
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store
from queenhigh.wire.codec import lenient_decoder
from queenhigh.wire.frames import TableCard

if TYPE_CHECKING:
    from queenhigh.store.hints import PostgresHints

GATHER_SECONDS: Final = 0.05
"""What happens within this time is one hint."""
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
IDS: Final = 60
"""So many ids are in one hint, so that it is never longer than a database carries."""
_ENCODER: Final = msgspec.json.Encoder()


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What moved, and at whose hand."""

    by: str
    players: tuple[str, ...] = ()
    meters: tuple[str, ...] = ()
    lobby: bool = False
    freed: bool = False


_DECODER: Final = msgspec.json.Decoder(Hint)


def parse_hint(text: str) -> Hint | None:
    """A hint from its text; nothing for what is none, such as one of a newer version."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError):
        return None


class Gathered:
    """What there is to hint at, until it is said."""

    def __init__(self) -> None:
        self._ids: dict[Kind, set[str]] = {"players": set(), "meters": set()}
        self._lobby = self._freed = False

    def add(self, kind: Kind, ids: Iterable[str] = ()) -> None:
        if kind == "lobby":
            self._lobby = True
        elif kind == "freed":
            self._freed = True
        else:
            self._ids[kind].update(ids)

    def __bool__(self) -> bool:
        return self._lobby or self._freed or any(self._ids.values())

    def take(self) -> tuple[set[str], set[str], bool, bool]:
        """All of it, and nothing is left: players, meters, whether the lobby's list or free tables moved."""
        found = (self._ids["players"], self._ids["meters"], self._lobby, self._freed)
        self._ids = {"players": set(), "meters": set()}
        self._lobby = False
        self._freed = False
        return found

    def texts(self, by: str) -> Iterator[str]:
        """All of it as hints, and nothing is left."""
        players, meters, lobby, freed = self.take()
        some = _cut(sorted(players)), _cut(sorted(meters))
        for place in range(max(1, *map(len, some))):
            named = [each[place] if place < len(each) else () for each in some]
            yield _ENCODER.encode(Hint(by, named[0], named[1], lobby, freed)).decode()


def _cut(ids: list[str]) -> list[tuple[str, ...]]:
    return [tuple(ids[at : at + IDS]) for at in range(0, len(ids), IDS)]


class Peers:
    """The processes beside this one. What they hint at is for a `PeerWatch` to act upon."""

    def __init__(self, store: Store, hints: "PostgresHints", owner: str, secret: bytes, address: str) -> None:
        self.hints = hints
        self.owner = owner
        self.address = address
        self._store = store
        self._key = hmac.digest(secret, b"queenhigh processes", hashlib.sha256)
        self._live: list[Process] = []
        self._cards: dict[str, TableCard] = {}
        self._cards_at = float("-inf")
        self._asking_cards = asyncio.Lock()
        self._said = Gathered()
        self._saying: asyncio.Task[None] | None = None
        self.http = httpx.AsyncClient(
            timeout=httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS),
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=20),
            trust_env=False,
        )

    async def stop(self) -> None:
        """Say what waits, and be gone."""
        if self._saying is not None:
            self._saying.cancel()
            await asyncio.gather(self._saying, return_exceptions=True)
        await self._say()
        await self.hints.close()
        await self.http.aclose()

    # Who is where

    async def beat(self, lease_ms: int) -> None:
        """Say that this process is alive for so long, and know who else is."""

        def work(sql: Sql) -> list[Process]:
            note_process(sql, self.owner, self.address, __version__, lease_ms)
            return live_processes(sql)

        self._know(await self._store.run(work))

    def _know(self, live: list[Process]) -> None:
        self._live = [each for each in live if each.owner != self.owner]

    @property
    def count(self) -> int:
        return len(self._live)

    @property
    def live(self) -> tuple[Process, ...]:
        return tuple(self._live)

    async def owner_of(self, table: str) -> Process | None:
        """The process that runs a table, if another one does."""
        owner = await self._store.read(partial(owner_of, table=table))
        if owner in ("", self.owner):
            return None
        if not any(each.owner == owner for each in self._live):
            self._know(await self._store.read(live_processes))
        return next((each for each in self._live if each.owner == owner), None)

    def pass_for(self, owner: str) -> str:
        """What shows a process that it is asked by one of its own kind, who has the same secret."""
        return hmac.digest(self._key, owner.encode(), hashlib.sha256).hex()

    def is_pass(self, given: str) -> bool:
        return hmac.compare_digest(self.pass_for(self.owner).encode(), given.encode(errors="replace"))

    # What they list

    def cards(self) -> list[TableCard]:
        return list(self._cards.values())

    async def cards_due(self) -> None:
        """Wait until what the others list may be asked for again."""
        wait = self._cards_at + CARDS_SECONDS - asyncio.get_running_loop().time()
        await asyncio.sleep(max(0.0, wait))

    async def look(self) -> bool:
        """Know what the others list, as of half a second ago at most; true if it is otherwise now."""
        async with self._asking_cards:
            now = asyncio.get_running_loop().time()
            if not self._live or now - self._cards_at < CARDS_SECONDS:
                return False
            before = self._cards
            self._cards_at = now
            listed = await asyncio.gather(*(self._cards_of(each) for each in self._live))
            fresh = {card.id: card for cards in listed for card in cards}
            open_now = {each.table for each in await self._store.held()}
            # A table between two owners is listed as it was.
            self._cards = {id: card for id, card in {**self._cards, **fresh}.items() if id in open_now}
            return self._cards != before

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

    async def figures(self, own: list[Family]) -> dict[str, list[Family]]:
        """The figures of this machine's processes by their numbers; without one if there is no other."""
        here, number, _ = self.owner.split(":")
        near = [each for each in self._live if each.owner.startswith(f"{here}:")]
        found = {number if near else "": own}
        told = await asyncio.gather(*(self._ask(each, FIGURES) for each in near))
        for each, body in zip(near, told, strict=True):
            with suppress(msgspec.DecodeError):  # one that has gone, or is of another version
                found[each.owner.split(":")[1]] = msgspec.json.decode(body, type=list[Family])
        return dict(sorted(found.items()))

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
            for text in self._said.texts(self.owner):
                await self.hints.say(text)
