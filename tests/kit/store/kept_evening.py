"""The evening that `kit.store.databases` keeps: every kind of person, and a table left in every state.

Real people, tables and store, on a virtual clock and with fixed chance.
"""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec

from kit.faults.generous import generous
from kit.faults.inline import Inline
from kit.worlds.casino import QuickHall, Watcher
from queenhigh.people import People, PeopleError, PeopleSettings
from queenhigh.people.limits import LimitsChange
from queenhigh.people.records import Person, Role
from queenhigh.server.entropy import SystemEntropy
from queenhigh.server.floor import Floor, SettingsRefused
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.orders import Orders
from queenhigh.server.works import ServerClock
from queenhigh.store.reading import last_ms
from queenhigh.store.sharing.orders import PauseOrder, leave_order
from queenhigh.store.sharing.processes import note_process
from queenhigh.table.handle import Who
from queenhigh.table.settings import TableSettings
from queenhigh.wire.frames import (
    ActCommand,
    Answer,
    AnyCommand,
    ChallengeCommand,
    LeaveCommand,
    PauseCommand,
    ReadyCommand,
    SeatCommand,
    SeedCommand,
)

SECRET: Final = bytes(range(32))
"""The server's secret, which every committed deck needs."""
START_MS: Final = 1_000_000_000
"""When a virtual clock begins."""
PASSWORD: Final = "a long pass phrase"
STAFF: Final[dict[Role, str]] = {"admin": "Alex", "dealer": "Dee", "supervisor": "Sue", "auditor": "Ivo"}
HERE: Final = "192.0.2.7"
CHEAP: Final = PeopleSettings(argon2_kib=8, argon2_passes=1)

SECONDS: Final = 600
"""How long the clock of a table waits in each stage."""
HAND: Final[dict[str, Any]] = {"pace": "dealer", "timed": False, "void_minutes": 60}
CLOCK: Final[dict[str, Any]] = {
    "bet_seconds": SECONDS, "least_bet_seconds": 0, "decide_seconds": SECONDS, "show_seconds": SECONDS,
}  # fmt: skip
LIVE: Final[dict[str, Any]] = {"deal": "live", "timed": False, "void_minutes": 60}
LINKED: Final[dict[str, Any]] = {"progressive": "linked:hall"}
HIT: Final = ["As", "Kd", "7c", "Ks", "Qd", "7d", "Qs", "2h", "5c"]
"""Cards as a dealer enters them: the first of two boxes has a mini royal in spades, which takes the meter."""
DEALT: Final = "open sit stake seed close deal"
ROUND: Final = f"{DEALT} play play reveal settle"
JACKPOT: Final = "open sit stake close hit play play reveal settle"
TABLES: Final[dict[str, tuple[str, dict[str, Any], str]]] = {
    "closed": ("rws", HAND | LINKED, f"{ROUND} open stake close deal fold play reveal settle end"),
    "a new table": ("sixcard", HAND, ""),
    "betting": ("rws", HAND | LINKED, "open sit stake seed ready"),
    "challenged": ("rws", HAND | LINKED, "open sit stake seed challenge seed"),
    "no more bets": ("prime", HAND, "open sit stake close"),
    "deciding": ("rws", HAND | LINKED | {"reveal": "all"}, f"{ROUND} open stake seed close deal look play"),
    "replacing": ("draw", HAND, f"{DEALT} look discard discard"),
    "revealing": ("ultimate", HAND, f"{DEALT} play play"),
    "the dealer draws": ("draw", HAND, f"{DEALT} look discard play replace reveal"),
    "settling": ("sixcard", HAND, f"{DEALT} play fold reveal"),
    "a meter hit": ("rws", LIVE | LINKED, f"{JACKPOT} open stake close hit"),
    "a hit voided": ("rws", LIVE | LINKED, f"{JACKPOT} void"),
    "voided, and on": ("rws", LIVE | LINKED, f"{JACKPOT} void open stake"),
    "cards entered": ("rws", LIVE | LINKED, "open sit stake close enter"),
    "betting by the clock": ("rws", CLOCK | LINKED, "sit stake seed"),
    "deciding by the clock": ("millionaire_progressive", CLOCK, "sit stake seed ready play"),
    "settled by the clock": ("evolution", CLOCK, "sit stake ready play fold"),
    "paused": ("rws", HAND, f"{DEALT} play pause"),
    "left in the middle": ("rws", HAND | LINKED, f"{DEALT} leave"),
    "closing": ("rws", HAND | LINKED, f"{DEALT} play end"),
    "a bot": ("rws", CLOCK, "bot sit stake"),
    "withdrawn": ("rws", HAND, "open sit stake withdraw"),
    "a house of its own": ("generous", LIVE, f"{JACKPOT} open stake close hit"),
    "settled": ("rws", HAND | LINKED, ROUND),
}
"""By name: the house, settings, and what happens there, word by word; see `Evening.step`."""
PRIVATE: Final = TableSettings(
    house="rws", name="Ann's own", posted="ante=20..200 progressive=5", entry="code", **CLOCK
)  # fmt: skip
"""A table that Ann hosts and posts limits of her own at; whoever sits down needs its code."""

OTHER_SEED: Final = TableSettings(house="rws", **LINKED)


class Evening:
    """All people and tables of the database."""

    def __init__(self, store: Inline, random: Random) -> None:
        self.store, self.random = store, random
        self.people: dict[str, Person] = {}
        self.notes: dict[str, str] = {}
        """What the database has only as a hash."""
        self.faults: list[object] = []
        self.count = 0

    # People

    async def register(self) -> None:
        """Make people of every kind, with sessions, a token, limits, and somebody who guessed a password."""
        clock = Stopped()
        people = People(self.store, clock, CHEAP)
        for role, name in STAFF.items():
            self.people[role] = await people.add(name, PASSWORD, role)
        for name in ("Ann", "Cho", "Dan", "Eve"):
            self.people[name] = (await people.register(name, PASSWORD, HERE)).person
        guest = await people.guest(None, HERE)
        self.people["Ben"] = guest.person
        signed_in = await people.sign_in("Ann", PASSWORD, HERE)
        _, token = await people.make_token(self.people["admin"].id, ["admin", "audit"], 366)
        self.notes |= {
            "secret": SECRET.hex(),
            "password": PASSWORD,
            "guest": guest.session_token,
            "session": signed_in.session_token,
            "token": token,
        }
        for _ in range(20):
            with suppress(PeopleError):
                await people.sign_in("Eve", "a wrong password", HERE)
        first = LimitsChange(loss_minor={"SGD": 90_000_00}, time_minutes=600, reality_minutes=60)
        await people.limits.change(self.people["Ann"].id, first)
        await people.limits.change(self.people["Ann"].id, LimitsChange(time_minutes=700))
        await people.limits.change(self.people["Eve"].id, LimitsChange(break_minutes=600))
        await people.limits.change(self.people["Dan"].id, LimitsChange(exclude_days="forever"))
        await people.lock(self.people["Cho"].id)
        people.close()

    def who(self, name: str) -> Who:
        person = self.people[name]
        return Who(person.id, person.name, frozenset({person.role} - {"player"}))

    # Tables

    async def play(self) -> None:
        """Play the first table, have its hour sealed, then bring every other to where it is left."""
        self.floor = await open_floor(self.store, self.random, self.faults)
        for number, (name, (house, settings, words)) in enumerate(TABLES.items()):
            wanted = TableSettings(house=house, name=name, **settings)
            own = generous() if house == "generous" else None
            desk = await self.floor.open(wanted, self.who("supervisor"), house=own)
            await self._play_table(desk, words)
            if not number:
                await asyncio.sleep(2 * 3600)
        private = await self.floor.open(PRIVATE, self.who("Ann"))
        await self._play_table(private, "sit stake")
        await self._leave_orders(private)
        with suppress(SettingsRefused):  # the meter takes on this house's seed once it is hit
            await self.floor.open(OTHER_SEED, self.who("admin"), house=generous())
        await self.floor.stop()
        assert not self.faults, self.faults

    async def _leave_orders(self, desk: Desk) -> None:
        """Leave one order done and one waiting, and the row of another process."""
        await self.store.run(lambda sql: leave_order(sql, desk.id, "pause", PauseOrder(True)))
        await Orders(self.floor).do_due()
        await self.store.run(lambda sql: leave_order(sql, desk.id, "pause", PauseOrder(False)))
        await self.store.run(lambda sql: note_process(sql, "host:1:0a", "127.0.0.1:40123", "0.1.0", 3000))

    async def _play_table(self, desk: Desk, words: str) -> None:
        for name in ("Ann", "Ben"):
            desk.attach(Watcher(self.who(name)))
        await asyncio.sleep(1)
        for word in words.split():
            await self.step(desk, word)
            await asyncio.sleep(1)

    async def step(self, desk: Desk, word: str) -> None:
        """Do what a word says: everybody in turn, the next player who has to decide, or staff."""
        table = desk.table
        deck = table.kept.deck.commitment if table.kept.deck is not None else ""
        match word:
            case "sit":
                for box, name in enumerate(("Ann", "Ben"), 1):
                    if self.people[name].id not in table.by_player:
                        await self.do(
                            desk, name, SeatCommand(self.id(), box + len(table.by_player), table.kept.code)
                        )
            case "bot":
                bot = Who("bot.best.ante.1a2b3c4d", "Bot Alma (best)", frozenset(), bot=True)
                await self.say(desk, bot, SeatCommand(self.id(), 1))
            case "stake":
                for name in ("Ann", "Ben"):
                    await self._stake(desk, name)
            case "seed":
                for name in ("Ann", "Ben"):
                    await self.do(desk, name, SeedCommand(self.id(), table.number, f"{name}'s seed", deck))
            case "challenge":
                await self.do(desk, "Ben", ChallengeCommand(self.id(), table.number, deck))
            case "ready":
                for name in ("Ann", "Ben") if table.settings.pace == "clock" else ("Ann",):
                    await self.do(desk, name, ReadyCommand(self.id(), table.number))
            case "look":
                for box, name in enumerate(("Ann", "Ben"), 1):
                    await self.act(desk, name, do="look", box=box)
            case "play" | "fold" | "discard":
                await self._decide(desk, word)
            case "withdraw":
                await self.act(desk, "Ben", do="withdraw", box=2, wager="pair_plus")
            case "leave":
                await self.do(desk, "Ann", LeaveCommand(self.id()))
            case "pause":
                await self.do(desk, "supervisor", PauseCommand(self.id()))
            case "end":
                assert await self.floor.close(desk.id, self.who("supervisor")) is None
            case "hit":
                await self.act(desk, "dealer", do="deal", cards=HIT)
            case "enter":
                await self.act(desk, "dealer", do="card", cards=HIT[:4])
            case "void":
                ground = {"ground": "deck_count", "count": 51, "game": table.number}
                await self.act(desk, "supervisor", do="void_game", **ground)
            case _:
                await self.act(desk, "dealer", do=word)

    async def _stake(self, desk: Desk, name: str) -> None:
        """Bet the least on each wager that the house has before the deal."""
        player_id = self.people[name].id
        box = desk.table.by_player[player_id].boxes[0]
        for wager in desk.house.wagers:
            for offer in desk.offers(self.who(name)).legal:
                if (offer.do, offer.wager, offer.box) == ("place", wager.name, box):
                    await self.act(
                        desk, name, do="place", box=box, wager=wager.name, amount_minor=offer.least_minor
                    )

    async def _decide(self, desk: Desk, word: str) -> None:
        """Decide the first hand that is undecided."""
        for name in ("Ann", "Ben"):
            for offer in desk.offers(self.who(name)).legal:
                if offer.do == ("fold" if word == "fold" else "play"):
                    cards = desk.table.round.box(offer.box or 1).cards
                    thrown = [str(card) for card in cards[: offer.discards]] if word == "discard" else []
                    said = (
                        {"amount_minor": offer.amounts_minor[0], "discards": thrown} if word != "fold" else {}
                    )
                    await self.act(desk, name, do=offer.do, box=offer.box, **said)
                    return
        raise AssertionError(f"nobody can {word} at {desk.settings.name}")

    def id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    async def act(self, desk: Desk, name: str, **said: Any) -> None:
        await self.do(desk, name, ActCommand(self.id(), desk.table.number, said))

    async def do(self, desk: Desk, name: str, command: AnyCommand) -> None:
        await self.say(desk, self.who(name), command)

    async def say(self, desk: Desk, who: Who, command: AnyCommand) -> None:
        reply = await desk.do(who, command, msgspec.json.encode(command))
        assert isinstance(reply, Answer), (desk.settings.name, command, reply)


class Stopped:
    """A clock that stands still."""

    def now_ms(self) -> int:
        return START_MS


async def open_floor(store: Inline, random: Random, faults: list[object], secret: bytes = SECRET) -> Floor:
    """Start the tables of a store on the virtual clock."""
    now = asyncio.get_running_loop().time
    clock = ServerClock(lambda: int(now() * 1e9), lambda: int(now() * 1e9), store.read_now(last_ms))
    entropy = SystemEntropy(secret, random.randbytes)
    hall = QuickHall(store, clock, entropy, lambda *what: faults.append(what))
    floor = Floor(hall, "host:1:0b", letter=random.choice)
    await floor.start()
    return floor
