"""Plays one round on a real server, with chance and clock that repeat, and writes docs/server_example.md.

The component tests of the page get this round whole, with its house and names: page/tests/round.json.

Everything on the page has gone over a socket or in a request just so, but for what a browser keeps secret.
"""

import asyncio
import io
import json
import re
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from queenhigh.client.http import Address, Http
from queenhigh.people import PeopleSettings
from queenhigh.server.entropy import SystemEntropy
from queenhigh.server.floor import Floor
from queenhigh.server.logs import Log
from queenhigh.server.run import TableServer, serve
from queenhigh.server.settings import ServerSettings
from queenhigh.server.works import ServerClock, Works
from queenhigh.wire.settings import TableSettings

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "server_example.md"
ROUND: Final = ROOT / "page" / "tests" / "round.json"
TABLE: Final = TableSettings(house="rws", progressive="none", show_seconds=3600)
PATIENCE_SECONDS: Final = 20
_HEAD: Final = """# A round, frame by frame

Ann and Bob come in as guests, sit down and play a round. Shown is Ann's socket: `→` goes to the server, `←`
comes from it. The first frame is whole. Of each later view only what differs from the one before is shown:
`...` stands for everything else, and in a list with names or numbers the entries that are not shown are as
they were.

This page is written by `make docs` from a round on a real server. Do not edit it.
"""


class Clock:
    """The server's clock of the example: it stands until the story goes on."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms * 1_000_000


@asynccontextmanager
async def _server(folder: Path, clock: Clock) -> AsyncIterator[Address]:
    """A server whose cards, ids and times are the same each time."""
    secret = folder / "secret"
    secret.write_text(f"{Random(1).randbytes(32).hex()}\n", encoding="ascii")
    people = PeopleSettings(argon2_kib=64, argon2_passes=1)
    settings = ServerSettings(data=str(folder), port=0, tables=(TABLE,), people=people)
    listening: asyncio.Future[tuple[TableServer, int]] = asyncio.get_running_loop().create_future()

    def ready(server: TableServer, works: Works, port: int) -> None:
        listening.set_result((server, port))

    with (
        patch("queenhigh.server.works.ServerClock", partial(ServerClock, clock, clock)),
        patch("queenhigh.server.works.SystemEntropy", partial(SystemEntropy, source=Random(2).randbytes)),
        patch("queenhigh.server.works.Floor", partial(Floor, letter=Random(3).choice)),
        patch("secrets.choice", Random(4).choice),
        patch("queenhigh.page.digest", return_value=""),  # whatever page is built on this machine
    ):
        serving = asyncio.create_task(serve(settings, Log("json", io.StringIO()), ready))
        await asyncio.wait((serving, listening), return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            await serving
        server, port = listening.result()
        try:
            yield Address(f"http://127.0.0.1:{port}")
        finally:
            server.should_exit = True
            await serving


class Player:
    """Somebody of the story, with a socket whose frames are written down."""

    def __init__(self, address: Address, clock: Clock) -> None:
        self.http = Http(address)
        self.socket: ClientConnection | None = None
        self.clock = clock
        self.view: dict[str, Any] = {}
        self.story: list[str] = []
        self.number = 0

    async def come_in(self, name: str) -> None:
        asked = {"name": name}
        found = await self.http.ask("POST", "/guest", asked)
        self.http.csrf = found["csrf"]
        self.write("`POST /api/v1/guest`", asked)
        self.write("`201`, with a cookie", {**found, "csrf": "..."})

    async def connect(self, stack: AsyncExitStack, path: str) -> ClientConnection:
        address = self.http.address
        return await stack.enter_async_context(
            connect(
                address.socket(path), origin=Origin(address.origin), additional_headers=self.http.headers(),
                compression=None, proxy=None,
            )
        )  # fmt: skip

    async def open(self, stack: AsyncExitStack, table: str) -> None:
        path = f"/tables/{table}/socket"
        self.socket = await self.connect(stack, path)
        self.story.append(f"`GET /api/v1{path}` with the cookie and `Origin`, upgraded to a socket.\n")
        await self.hear(lambda frame: frame["type"] == "table")

    async def say(self, type: str, **fields: Any) -> None:
        """Send a command and read until it is answered."""
        assert self.socket is not None
        self.number += 1
        id = f"c{self.number}"
        command = {"type": type, "id": id, **fields}
        await self.socket.send(json.dumps(command))
        self.write("→", command)
        await self.hear(lambda frame: id in (frame.get("id"), (frame.get("answer") or {}).get("id")))

    async def hear(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Read on and write down until such a frame has come."""
        assert self.socket is not None
        while True:
            frame = await _next(self.socket)
            view = frame["frame"] if frame["type"] == "table" else frame
            if frame["type"] == "view":
                self.write("←", {"type": "view", **differing(self.view, view), "...": "..."})
            else:
                self.write("←", frame)
            if frame["type"] in ("table", "view"):
                self.view = view
            if wanted(frame):
                return

    async def until(self, stage: str) -> None:
        while self.view["stage"] != stage:
            await self.hear(lambda frame: frame["type"] == "view")

    async def act(self, **act: Any) -> None:
        await self.say("act", round=self.view["round"], act=act)

    def tell(self, words: str) -> None:
        self.story.append(f"{words}\n")

    def write(self, arrow: str, value: Any) -> None:
        self.story.append(f"{arrow}\n\n```json\n{_text(value)}\n```\n")


async def _next(socket: ClientConnection) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_SECONDS))
    return frame


async def _story(folder: Path) -> tuple[str, str]:
    """The page, and the round in JSON."""
    clock = Clock()
    async with _server(folder, clock) as address, AsyncExitStack() as stack:
        ann = Player(address, clock)
        bob = Player(address, clock)
        table = (await ann.http.ask("GET", "/tables"))["tables"][0]["id"]
        ann.tell("## Coming in")
        await ann.come_in("Ann")
        await bob.come_in("Bob")
        await ann.open(stack, table)
        await bob.open(stack, table)
        page = await ann.connect(stack, f"/tables/{table}/socket?language=en")
        await _bets(ann, bob, clock)
        await _cards(ann, bob, clock)
        frames = [await _next(page)]
        while frames[-1].get("stage") != "showing":
            frames.append(await _next(page))
        house = await ann.http.ask("GET", f"/tables/{table}/house")
        names = await ann.http.ask("GET", "/words/en")
    strengths = {int(each) for each in re.findall(r'"strength": (\d+)', json.dumps(frames))}
    names["hands"] = {each: names["hands"][each] for each in sorted(strengths)}
    del names["short"]
    dump = partial(json.dumps, ensure_ascii=False)
    lines = ",\n".join(map(dump, frames))
    whole = f'{{"house": {dump(house)},\n"names": {dump(names)},\n"frames": [\n{lines}\n]}}\n'
    return "\n".join((_HEAD, *ann.story)), whole


async def _bets(ann: Player, bob: Player, clock: Clock) -> None:
    ann.tell("## Sitting down\n\nThe deck is committed already. Ann takes box 3; Bob, not shown, box 5.")
    clock.ms += 1_500
    await ann.say("seat", box=3)
    await bob.say("seat", box=5, if_away="best")
    await ann.hear(lambda frame: frame["type"] == "view")
    ann.tell("Ann's client sends a seed for the cut, for this very commitment.")
    await ann.say("seed", round=1, seed="a fresh one from Ann", commitment=ann.view["fair"]["commitment"])
    ann.tell("## Place your bets\n\nThe clock runs from the first stake: `deadline` is set.")
    clock.ms += 2_000
    await ann.act(do="place", box=3, wager="ante", amount_minor=1000)
    await ann.act(do="place", box=3, wager="pair_plus", amount_minor=500)
    ann.tell("An amount that is not offered is refused, and nothing has changed.")
    await ann.act(do="place", box=3, wager="ante", amount_minor=1)
    ann.tell("So is a command for another round, however late it comes.")
    await ann.say("ready", round=0)
    ann.tell("Bob bets too, and both say that they are ready.")
    clock.ms += 1_000
    await bob.until("betting")
    await bob.act(do="place", box=5, wager="ante", amount_minor=500)
    await ann.hear(lambda frame: frame["type"] == "view")
    await ann.say("ready", round=1)
    clock.ms += 1_000
    await bob.say("ready", round=1)


async def _cards(ann: Player, bob: Player, clock: Clock) -> None:
    ann.tell("## No more bets, and the deal\n\nEverybody with a stake is ready: it needs no command.")
    await ann.until("deciding")
    await bob.until("deciding")
    ann.tell("## Decisions\n\nAnn looks at their cards, which nobody else sees, and plays.")
    clock.ms += 1_200
    await ann.act(do="look", box=3)
    await bob.act(do="look", box=5)
    await ann.hear(lambda frame: frame["type"] == "view")
    clock.ms += 2_500
    await ann.act(do="play", box=3, amount_minor=1000)
    ann.tell("Bob folds; the cards stay face down for everybody else.")
    await bob.until("deciding")
    await bob.act(do="fold", box=5)
    await ann.hear(lambda frame: frame["type"] == "view")
    ann.tell("## Reveal, settlement, payment\n\nThe last decision was made; the rest follows by itself.")
    await ann.until("showing")
    ann.tell("## Afterwards\n\nA word now and then shows that the socket is alive.")
    clock.ms += 1_000
    await ann.say("ping")


# How frames are written


def differing(before: Any, after: Any) -> Any:
    """What of a frame is not as in the one before it."""
    if isinstance(before, dict) and isinstance(after, dict):
        return {
            key: differing(before.get(key), value)
            for key, value in after.items()
            if key not in before or before[key] != value
        }
    if _numbered(before) and _numbered(after):
        known = {_name(each): each for each in before}
        found = []
        for each in after:
            old = known.get(_name(each), {})
            if not old.keys() <= each.keys():  # what has gone is told by the rest
                found.append(each)
            elif old != each:
                found.append({_key(each): _name(each), **differing(old, each)})
        return found
    return after


def _numbered(value: Any) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(each, dict) and _key(each) for each in value)
    )


def _key(entry: dict[str, Any]) -> str:
    """What an entry of a list is told apart by: boxes have numbers, players ids."""
    return next((key for key in ("number", "id") if key in entry), "")


def _name(entry: dict[str, Any]) -> Any:
    return entry[_key(entry)]


def _text(value: Any, indent: int = 0, lead: int = 0) -> str:
    """JSON in as few lines as fit, as a person would set it; `lead` is what stands before it in its line."""
    flat = json.dumps(value, ensure_ascii=False)
    if indent + lead + len(flat) < 100 or not isinstance(value, dict | list) or not value:
        return flat.replace('"...": "..."', "...")
    inner = "\n" + " " * (indent + 2)
    outer = "\n" + " " * indent
    if isinstance(value, list):
        return f"[{inner}{f',{inner}'.join(_text(each, indent + 2) for each in value)}{outer}]"
    lines = [
        "..." if key == "..." else f"{json.dumps(key)}: {_text(each, indent + 2, len(key) + 4)}"
        for key, each in value.items()
    ]
    return f"{{{inner}{f',{inner}'.join(lines)}{outer}}}"


def written() -> tuple[str, str]:
    """The page and the JSON, from a round that is played now."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_story(Path(folder)))


if __name__ == "__main__":
    for path, text in zip((PAGE, ROUND), written(), strict=True):
        path.write_text(text, encoding="utf-8")
