"""Stories that are told in a world: a round from opening a table to long afterwards, with everybody looking.

A story is made up as it is told, by a seeded `Random` and what the table offers. Each thing that was done is
written down as an `Op`, so that it can be done again in the twin.
"""

import json
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, Literal, NamedTuple

from kit.worlds.twins import SAME, Swap
from kit.worlds.world import NOBODY, Key, Line, World
from queenhigh.cards import format_card, parse_card
from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, Actor, Offer
from queenhigh.engine.actors import player
from queenhigh.server.floor.desk import Desk
from queenhigh.table.handle import Who

PLAYERS = ("ann", "ben", "cho")
"""Those who bet; each story has its own, so that what one of them won hidden stays in its story."""
OTHERS = ("dan", "eve", "fay")
"""Who sits there without a stake, who sits down where somebody has left, who only looks on."""
ROLES = {"dora": "dealer", "sue": "supervisor", "otto": "auditor", "ada": "admin"}
TOKENS: dict[str, tuple[str, ...]] = {
    "sue:deal": ("deal",), "otto:audit": ("audit",), "ada:audit": ("audit",), "ada:watch": ("watch",),
    "ada:admin": ("admin",),
}  # fmt: skip
STAFF = frozenset({"dora", "sue", "ada", "sue:deal"})
"""Who sees a folded hand that still has a wager, once the round is settled: somebody must check it."""
AUDIT = frozenset({"otto", "ada", "otto:audit", "ada:audit"})
"""Who may know a whole deck once its round is over."""
SOCKETLESS = frozenset({"otto:audit", "ada:audit", "ada:admin"})
LOBBY = "lobby"
API = "/api/v1"
Pace = Literal["clock", "dealer"]


def guests(count: int) -> dict[str, str]:
    """The people of so many stories, with their roles."""
    return {f"{name}{n}": "player" for n in range(count) for name in (*PLAYERS, *OTHERS)} | ROLES


def tokens(count: int) -> dict[str, tuple[str, ...]]:
    return {f"{name}{n}:watch": ("watch",) for n in range(count) for name in PLAYERS} | TOKENS


class Op(NamedTuple):
    """One thing that is done in a world, in a part of the story."""

    part: int
    kind: Literal["ask", "join", "drop", "tell", "slow", "pass", "restart"]
    who: str = ""
    where: str = ""
    body: Any = None
    method: str = ""
    ms: int = 0


async def do(world: World, op: Op, swap: Swap = SAME) -> Any:
    """Do one thing, with these cards in place of those that are named in it."""
    world.part = op.part
    match op.kind:
        case "ask":
            return await world.ask(op.who, op.method, op.where, op.body)
        case "join":
            await world.join(op.who, op.where)
        case "drop":
            await world.drop(op.who)
        case "tell":
            await world.pass_ms(50)
            await world.tell(op.who, _written(op.body, swap))
        case "slow":
            world.lines[op.who].slow(bool(op.ms))
        case "pass":
            await world.pass_ms(op.ms)
        case "restart":
            await world.restart()
    return None


def _written(frame: Any, swap: Swap) -> bytes:
    if isinstance(frame, str):
        return frame.encode()
    said = dict(frame.get("act", {}))
    for field in ("discards", "cards"):
        if field in said:
            said[field] = [format_card(swap[parse_card(card)]) for card in said[field]]
    return json.dumps({**frame, "act": said} if said else frame).encode()


class Pair(NamedTuple):
    """What a story leaves to be compared: at which table, and whom to leave out because they may know."""

    part: int
    table: str
    reveal: str
    out: frozenset[str]
    staff_out: bool
    best: frozenset[str]
    dealt: bool
    """Whether a card was dealt; a deck that never was is opened whole for everybody."""
    listeners: tuple[str, ...]

    @property
    def round(self) -> str:
        return f"{self.table}-1"

    @property
    def compared(self) -> tuple[str, ...]:
        gone = self.out | (STAFF if self.staff_out else frozenset())
        return tuple(who for who in self.listeners if who not in gone)

    def may_ask(self, who: str, path: str, over: bool) -> bool:
        """Whether an answer is to be the same in both worlds: not where the whole deck is open by now."""
        whole = over and (self.reveal == "all" or not self.dealt or who in AUDIT)
        return not (whole and path.endswith(("/proof", "/record")))

    def viewers(self, keys: Mapping[str, Key]) -> list[Actor]:
        """As whom those who are compared look at the table."""
        return [_actor(who, keys[who].id) for who in self.compared]


def _actor(who: str, id: str) -> Actor:
    if who == "dora":
        return DEALER
    if who in STAFF:
        return SUPERVISOR
    return BYSTANDER if not id or ":" in who else player(id)


class Story:
    """One round at a table of its own, told by a seed."""

    def __init__(self, world: World, script: list[Op], part: int, house: str, rng: Random) -> None:
        self.world, self.script, self.part, self.house, self.rng = world, script, part, house, rng
        self.told: Counter[str] = Counter()
        self.table = ""
        self.names = {name: f"{name}{part}" for name in (*PLAYERS, *OTHERS)}
        self.players = [self.names[name] for name in PLAYERS]
        count = rng.choice((1, 1, 2, 3))
        self.out = frozenset(rng.sample(self.players, count))
        self.staff_out = rng.random() < 0.5
        self.reveal = rng.choice(("seen", "seen", "seen", "all"))
        self.pace: Pace = rng.choice(("clock", "dealer"))
        self.live = self.pace == "dealer" and rng.random() < 0.25
        self.best: set[str] = set()
        watching = [f"{name}:watch" for name in self.players]
        self.listeners = (*self.names.values(), *watching, *ROLES, *TOKENS, NOBODY, LOBBY)
        self.void_at = ""
        self.dealt = False

    # Doing and looking

    async def do(self, kind: Any, who: str = "", where: str = "", **more: Any) -> Any:
        op = Op(self.part, kind, who, where, **more)
        self.script.append(op)
        found = await do(self.world, op)
        self.dealt = self.dealt or bool(self.table and self.desk.table.round.dealer)
        return found

    async def tell(self, who: str, type: str, **fields: Any) -> None:
        if who in self.world.lines:
            frame = {"type": type, "id": f"c{len(self.script)}", **fields}
            await self.do("tell", who, body=frame)

    async def act(self, who: str, do: str, **fields: Any) -> None:
        await self.tell(who, "act", round=self.desk.table.number, act={"do": do, **fields})

    async def join(self, who: str) -> None:
        path = f"{API}/lobby/socket" if who == LOBBY else f"{API}/tables/{self.table}/socket"
        spoken = ("", "?language=en", "?language=es")[self.listeners.index(who) % 3]
        await self.do("join", who, f"{path}{spoken}")

    @property
    def desk(self) -> Desk:
        return self.world.desk(self.table)

    @property
    def stage(self) -> str:
        return self.desk.table.kept.stage

    @property
    def phase(self) -> str:
        return self.desk.table.round.phase

    @property
    def over(self) -> bool:
        return self.phase in ("settled", "void") or self.desk.table.number > 1

    def line(self, who: str) -> Line | None:
        return self.world.lines.get(who)

    def id(self, who: str) -> str:
        return self.world.keys[who].id

    def name(self, id: str) -> str:
        return next(who for who in self.names.values() if self.id(who) == id)

    def offers(self, who: str) -> list[Offer]:
        return list(self.desk.offers(Who(self.id(who), who)).legal)

    def pair(self) -> Pair:
        """The story so far, to be compared; whoever enters cards at a live table knows them."""
        out = self.out | ({"dora"} if self.live else frozenset())
        best = frozenset(self.best)
        return Pair(self.part, self.table, self.reveal, out, self.staff_out, best, self.dealt, self.listeners)
