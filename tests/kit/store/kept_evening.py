"""The evening that `kit.store.databases` keeps: every kind of person, and a table left in every state.

Real people, tables and store, on a virtual clock and with fixed chance. Tests take it up again and finish the
rounds that are under way.
"""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any, Final

from kit.faults.crowd import take_up
from kit.faults.generous import generous
from kit.faults.inline import Inline
from kit.server.guest import Guest
from kit.server.people_house import CHEAP, HERE, VirtualClock
from kit.server.pit import VOID
from kit.worlds.casino import Casino, Watcher
from queenhigh.engine import DEALER, player
from queenhigh.engine.state import IN_PROGRESS
from queenhigh.people import People, PeopleError
from queenhigh.people.limits import LimitsChange
from queenhigh.people.records import Person, Role
from queenhigh.server.floor import SettingsRefused
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.orders import Orders
from queenhigh.store.sharing import PauseOrder, leave_order, note_process
from queenhigh.table.handle import Who
from queenhigh.wire.frames import Answer, ChallengeCommand, LeaveCommand, PauseCommand, SeedCommand
from queenhigh.wire.settings import TableSettings

SECRET: Final = bytes(range(32))
"""The server's secret, which every committed deck needs."""
START_MS: Final = 1_000_000_000
"""When a virtual clock begins."""
PASSWORD: Final = "a long pass phrase"
STAFF: Final[dict[Role, str]] = {"admin": "Alex", "dealer": "Dee", "supervisor": "Sue", "auditor": "Ivo"}
DEE: Final = Who("dee", "Dee", frozenset({"dealer", "supervisor", "admin"}))
"""Whoever deals and supervises when the evening is taken up again."""
BOT: Final = Who("bot.best.ante.1a2b3c4d", "Bot Alma (best)", frozenset(), bot=True)
IDLE: Final = ("place", "withdraw", "look", "void_game", "void_box", "move_hands", "misdeal")
"""Offers that bring no round nearer to its end."""

SECONDS: Final = 600
"""How long the clock of a table waits in each stage."""
HAND: Final[dict[str, Any]] = {"pace": "dealer", "timed": False, "void_minutes": 60}
CLOCK: Final[dict[str, Any]] = {
    "bet_seconds": SECONDS, "least_bet_seconds": 0, "decide_seconds": SECONDS, "show_seconds": SECONDS,
}  # fmt: skip
LIVE: Final[dict[str, Any]] = {"deal": "live", "timed": False, "void_minutes": 60}
PLAIN: Final[dict[str, Any]] = {"progressive": "none", "method": "shuffler", "boxes": 4, "bots": False}
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
    "with few boxes": ("rws", HAND | PLAIN, f"{DEALT} look"),
}
"""By name: the house, settings, and what happens there, word by word; see `Scene.step`."""
PRIVATE: Final = TableSettings(
    house="rws", name="Ann's own", posted="ante=20..200 progressive=5", entry="code", **CLOCK
)  # fmt: skip
"""A table that Ann hosts and posts limits of her own at; whoever sits down needs its code."""


class KeptEvening:
    """All people and tables of the database."""

    def __init__(self, store: Inline, random: Random) -> None:
        self.store = store
        self.casino = casino_of(store, SECRET, random)
        self.people: dict[str, Person] = {}
        self.notes: dict[str, str] = {}
        """What the database has only as a hash."""

    async def register(self) -> None:
        """Make people of every kind, with sessions, a token, limits, and somebody who guessed a password."""
        people = People(self.store, VirtualClock(START_MS), CHEAP)
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

    async def play(self) -> None:
        """Play the first table, have its hour sealed, then bring every other to where it is left."""
        floor = await self.casino.rise()
        for number, (name, (house, settings, words)) in enumerate(TABLES.items()):
            wanted = TableSettings(house=house, name=name, **settings)
            own = generous() if house == "generous" else None
            await self._play_table(await floor.open(wanted, self.who("supervisor"), house=own), words)
            if not number:
                await asyncio.sleep(2 * 3600)
        private = await floor.open(PRIVATE, self.who("Ann"))
        await self._play_table(private, "sit stake")
        await self._leave_orders(private)
        other_seed = TableSettings(house="rws", **LINKED)
        with suppress(SettingsRefused):  # the meter takes on this house's seed once it is hit
            await floor.open(other_seed, self.who("admin"), house=generous())
        await self.casino.stop()
        assert not self.casino.faults, self.casino.faults

    async def _leave_orders(self, desk: Desk) -> None:
        """Leave one order done and one waiting, and the row of another process."""
        assert self.casino.floor is not None
        await self.store.run(lambda sql: leave_order(sql, desk.id, "pause", PauseOrder(True)))
        await Orders(self.casino.floor).do_due()
        await self.store.run(lambda sql: leave_order(sql, desk.id, "pause", PauseOrder(False)))
        await self.store.run(lambda sql: note_process(sql, "host:1:0a", "127.0.0.1:40123", "0.1.0", 3000))

    async def _play_table(self, desk: Desk, words: str) -> None:
        scene = Scene(self, desk)
        await asyncio.sleep(1)
        for word in words.split():
            await scene.step(word)
            await asyncio.sleep(1)


class Here(Guest):
    """Somebody of the evening at one table."""

    def __init__(self, desk: Desk, who: Who) -> None:
        Watcher.__init__(self, who)
        self.desk = desk
        desk.attach(self)


class Scene:
    """One table with Ann in its first box, Ben in the second, and staff."""

    def __init__(self, evening: KeptEvening, desk: Desk) -> None:
        self.evening = evening
        self.desk = desk
        self.players = [Here(desk, evening.who(name)) for name in ("Ann", "Ben")]
        self.dealer = Here(desk, evening.who("dealer"))
        self.supervisor = Here(desk, evening.who("supervisor"))

    async def step(self, word: str) -> None:
        """Do what a word says: everybody in turn, the next player who has to decide, or staff."""
        table = self.desk.table
        ann, ben = self.players
        deck = table.kept.deck.commitment if table.kept.deck is not None else ""
        match word:
            case "sit":
                for box, each in enumerate(self.players, 1):
                    if each.who.id not in table.by_player:
                        await each.sit(box=box + len(table.by_player), code=table.kept.code)
            case "bot":
                await Here(self.desk, BOT).sit(box=1)
            case "stake":
                for each in self.players:
                    await self._stake(each)
            case "seed":
                for each in self.players:
                    await each.do(SeedCommand, table.number, f"{each.who.name}'s seed", deck)
            case "challenge":
                await ben.do(ChallengeCommand, table.number, deck)
            case "ready":
                for each in self.players if table.settings.pace == "clock" else (ann,):
                    await each.ready()
            case "look":
                for box, each in enumerate(self.players, 1):
                    await each.acts(do="look", box=box)
            case "play" | "fold" | "discard":
                await self._decide(word)
            case "withdraw":
                await ben.acts(do="withdraw", box=2, wager="pair_plus")
            case "leave":
                await ann.do(LeaveCommand)
            case "pause":
                await self.supervisor.do(PauseCommand)
            case "end":
                floor = self.evening.casino.floor
                assert floor is not None
                assert await floor.close(self.desk.id, self.supervisor.who) is None
            case "hit":
                await self.dealer.acts(do="deal", cards=HIT)
            case "enter":
                await self.dealer.acts(do="card", cards=HIT[:4])
            case "void":
                await self.supervisor.acts(do="void_game", game=table.number, **VOID)
            case _:
                await self.dealer.acts(do=word)

    async def _stake(self, who: Here) -> None:
        """Bet the least on each wager that the house has before the deal."""
        box = self.desk.table.by_player[who.who.id].boxes[0]
        for wager in self.desk.house.wagers:
            for offer in who.offers("place"):
                if (offer.wager, offer.box) == (wager.name, box):
                    await who.place(box, offer.least_minor or 0, wager.name)

    async def _decide(self, word: str) -> None:
        """Decide the first hand that is undecided."""
        for each in self.players:
            for offer in each.offers("fold" if word == "fold" else "play"):
                said: dict[str, Any] = {}
                if word != "fold":
                    cards = self.desk.table.round.box(offer.box or 1).cards
                    thrown = cards[: offer.discards] if word == "discard" else ()
                    said = {"amount_minor": offer.amounts_minor[0], "discards": [*map(str, thrown)]}
                await each.acts(do=offer.do, box=offer.box, **said)
                return
        raise AssertionError(f"nobody can {word} at {self.desk.table.settings.name}")


def casino_of(store: Inline, secret: bytes, random: Random) -> Casino:
    """A casino that knows the secret of the evening's decks."""
    casino = Casino(store, random)
    casino.entropy.secret = secret
    return casino


async def finish_all(casino: Casino) -> set[str]:
    """Finish the rounds under way; return their tables and numbers."""
    under_way = {
        f"{desk.id}{desk.table.number}" for desk in casino.desks if desk.table.round.phase in IN_PROGRESS
    }
    for desk in casino.desks:
        await _finish(desk)
    await asyncio.sleep(6 * SECONDS)  # the other rounds are finished by the clock
    return under_way


async def close_all(casino: Casino) -> dict[str, str]:
    """Close all tables and stop; return how each round has ended, by its table and number."""
    assert casino.floor is not None
    for desk in casino.desks:
        await casino.floor.close(desk.id, DEE)
    await asyncio.sleep(10)
    assert not [desk.table.settings.name for desk in casino.desks]
    await casino.stop()
    assert not casino.faults, casino.faults
    return dict(
        casino.store.read_now(lambda sql: sql.execute("SELECT table_id || round, ending FROM rounds"))
    )


async def _finish(desk: Desk) -> None:
    """Have the players come back, and take up offers until the round is over or nobody has one."""
    players = [Here(desk, Who(each.player, each.name)) for each in desk.table.kept.sitters]
    dealer = Here(desk, DEE)
    if desk.table.kept.paused:
        await dealer.do(PauseCommand, False)
    number = desk.table.number
    while desk.table.number == number and desk.table.round.phase in IN_PROGRESS:
        version = desk.table.version
        for each in (*players, dealer):
            idle = IDLE if not desk.table.round.misdealt else ("move_hands",)
            offers = [offer for offer in desk.audience.offers(each.who).legal if offer.do not in idle]
            if offers:
                role = DEALER if each is dealer else player(each.who.id)
                id = f"v{version}-{each.who.id}"
                reply = await each.ask(take_up(offers[0], role, desk, Random(1), id))
                assert isinstance(reply, Answer), (desk.table.settings.name, offers[0], reply)
        if desk.table.version == version:
            return
