"""A whole evening by a seed: tables of every kind, people at them, and everything that can go wrong."""

import asyncio
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec

from kit.faults.crowd import Chief, Person, Player, Staff
from kit.faults.inline import Inline
from kit.worlds.casino import Casino, run_virtually
from queenhigh.server.floor.desk import Desk
from queenhigh.store.audit import audit
from queenhigh.store.store import Store
from queenhigh.table.handle import Who
from queenhigh.wire.frames import Answer, LeaveCommand, SeatCommand
from queenhigh.wire.settings import TableSettings

NEVER = ("command/differs", "command/unreadable", "auth/", "limit/", "rate/", "action/", "server/")
"""What was offered may be refused because the table moved on meanwhile; but not for these reasons."""
LONGEST_SECONDS = 300_000
"""An evening that has not come to its end by then never will."""
PURSE_UNITS = 60
"""Small, so that people come to the end of it."""


def tables(random: Random) -> list[TableSettings]:
    """What is open all evening: two tables on one meter, a dealer with a real deck, one who sets the pace."""
    other = random.choice(["prime", "sixcard", "draw", "ultimate"])
    return [
        TableSettings(house="rws", progressive="linked:hall", show_seconds=2),
        TableSettings(house="rws", progressive="linked:hall", show_seconds=2, reveal="all", void_minutes=0),
        TableSettings(house=other, show_seconds=3),
        TableSettings(house="rws", deal="live", progressive="linked:hall"),
        TableSettings(house=random.choice(["rws", "draw"]), pace="dealer", timed=random.random() < 0.5),
    ]


class Evening:
    """One evening on this store; a dense one has only tables that share a meter, and more voids."""

    def __init__(self, store: Inline, random: Random, people: int = 9, *, dense: bool = False) -> None:
        self.store = store
        self.random = random
        self.weather = store.inline.weather
        self.casino = Casino(store, random, PURSE_UNITS)
        self.seats = people
        self.players: list[Player] = []
        chief = Chief(self.casino, random)
        self.staff: list[Staff | Chief] = [Staff(self.casino, random), chief]
        self.tables = tables(random)
        if dense:
            self.tables = [each for each in self.tables if each.progressive.startswith("linked")]
            chief.rest_seconds = 1.5

    @property
    def ended(self) -> int:
        """Rounds that were settled or void, of those that can no longer change."""
        query = "SELECT COUNT(*) FROM rounds WHERE ending <> 'none'"
        return int(self.store.read_now(lambda sql: sql.execute(query))[0][0])

    def run(self, rounds: int) -> None:
        """So many rounds with all that goes wrong, proven at the end."""
        run_virtually(self.play(lambda: self.ended >= rounds))
        self.prove()

    async def play(self, enough: Callable[[], bool], troubles: bool = True) -> None:
        """Play on until that is so, then let everything come to rest."""
        await self.casino.rise()
        living = [asyncio.create_task(person.live()) for person in self.staff]
        living += [asyncio.create_task(self._come_and_go()) for _ in range(self.seats)]
        living.append(asyncio.create_task(self._host()))
        if troubles:
            living.append(asyncio.create_task(self._fate()))
        watch = asyncio.create_task(self.casino.until(enough, LONGEST_SECONDS))
        done, _ = await asyncio.wait((watch, *living), return_when=asyncio.FIRST_COMPLETED)
        for task in (watch, *living):
            task.cancel()
        await asyncio.gather(watch, *living, return_exceptions=True)
        for task in done:
            if not task.cancelled():
                task.result()
        await self._rest()

    async def _come_and_go(self) -> None:
        """Somebody plays; when they have to stop, somebody else comes."""
        while True:
            player = Player(self.casino, f"p{len(self.players)}", self.random)
            self.players.append(player)
            await player.live()

    async def _host(self) -> None:
        """Open again what was closed."""
        while True:
            there = [desk.table.settings for desk in self.casino.desks]
            for settings in self.tables:
                if self.casino.floor is not None and settings not in there and len(there) < 9:
                    await self.casino.open(settings)
            await asyncio.sleep(20)

    async def _fate(self) -> None:
        while True:
            await asyncio.sleep(self.random.uniform(10, 150))
            kind = self.random.choice(("fall", "fall", "stop", "set back", "set right", "dry"))
            match kind:
                case "fall" | "stop":
                    await (self.casino.fall() if kind == "fall" else self.casino.stop())
                    await asyncio.sleep(self.random.choice((0, 1, 5, 30)))
                    await self.casino.rise()
                case "set back":
                    self.casino.set_back_ms += self.random.choice((1, 500, 20_000, 3_600_000))
                case "set right":
                    self.casino.set_back_ms = 0
                case _:
                    self.casino.entropy.fails = True
                    await asyncio.sleep(self.random.uniform(0, 20))
                    self.casino.entropy.fails = False

    async def _rest(self) -> None:
        """The weather is fair again: what was under way arrives, and memory and store agree."""
        self.weather.fails = 0
        self.casino.entropy.fails = False
        if self.casino.floor is None:
            await self.casino.rise()
        await asyncio.sleep(10)
        for desk in self.casino.desks:
            await self._agree(desk)
        await self.casino.stop()
        assert not self.casino.faults, self.casino.faults

    async def _agree(self, desk: Desk) -> None:
        """Whatever came late is found by the next command; from then on the process knows what is stored."""
        last = Person(self.casino, Who("zed", "Zed"), self.random)
        if isinstance(await last.do(desk.id, SeatCommand(last.next_id())), Answer):
            await last.do(desk.id, LeaveCommand(last.next_id()))
        if desk.table.kept.stage != "closed":
            await assert_known(desk)

    # What is proven

    def prove(self) -> None:
        """Nothing lost, nothing doubled, no money made or gone."""
        for player in self.players:
            assert not [code for code in player.refused if code.startswith(NEVER)], player.refused
        done = prove_database(self.store)
        for person in (*self.players, *self.staff):
            for (table, id), answer in person.accepted.items():
                assert done[table, person.who.id, id] == answer.version, "an answer that does not stand"


async def assert_known(desk: Desk) -> None:
    """A process knows what is stored of a table: its version, what its meters show, its players' purses."""
    store = desk.hall.store
    row = await store.table(desk.id)
    assert row is not None
    assert (row.version, row.epoch) == (desk.table.version, desk.table.epoch)
    shown = await store.shown(tuple(desk.table.meter_ids.values()))
    assert {id: desk.hall.meters[id] for id in shown} == shown, "a meter that is shown is its account"
    code = desk.house.currency.code
    for player in desk.table.by_player:
        stored = await store.purse(player, code)
        assert stored == desk.hall.purse(player, code), "a purse that is offered from is the stored one"


Done = Mapping[tuple[str, str, str], int]
"""By table, person and command: the version that it made."""


def prove_database(store: Inline) -> Done:
    with store.reader() as reader:
        report = audit(reader)
        rows = reader.sql.execute("SELECT table_id, actor, id, version FROM commands")
        twice = reader.sql.execute(
            "SELECT table_id, version FROM commands GROUP BY table_id, version HAVING COUNT(*) > 1"
        )
        orphans = reader.sql.execute(
            "SELECT s.body FROM steps s LEFT JOIN commands c"
            " ON c.table_id = s.table_id AND c.version = s.version"
            " WHERE s.actor <> 'clock' AND c.id IS NULL"
        )
    assert report.ok, report.problems[:5]
    assert not twice, "a step that two commands have made"
    for (body,) in orphans:
        note = msgspec.json.decode(bytes(body)).get("note", {})
        assert {"closed", "closing"} & set(note), "a step without a command that closes no table"
    return {(table, by, id): version for table, by, id, version in rows}


# What a database has kept when a process has fallen, and later


class Kept(msgspec.Struct, frozen=True):
    """Everything that must still be there later."""

    commands: dict[tuple[str, str, str], int]
    """By table, person and id: the version that the command made."""
    steps: dict[tuple[str, int], bytes]
    decks: dict[tuple[str, int, int], tuple[bytes, list[Any]]]
    """By table, round and number: commitment, and the openings of cards that were dealt."""
    deadlines: dict[str, int]
    """Of tables whose time is running."""
    ready: frozenset[str]
    """Tables at which somebody has said so while bets are open."""


def read_kept(store: Store) -> Kept:
    def ask(columns: str) -> list[tuple[Any, ...]]:
        return store.read_now(lambda sql: sql.execute(f"SELECT {columns}"))

    commands = ask("table_id, actor, id, version FROM commands")
    steps = ask("table_id, version, body FROM steps")
    decks = ask("table_id, round, number, commitment, openings FROM decks")
    tables = ask("id, state FROM tables WHERE NOT closed")
    states = {id: msgspec.json.decode(bytes(state)) for id, state in tables}
    betting = {
        id: state.get("sitters", ()) for id, state in states.items() if state.get("stage") == "betting"
    }
    return Kept(
        {(table, by, id): version for table, by, id, version in commands},
        {(table, version): bytes(body) for table, version, body in steps},
        {
            (table, round, number): (bytes(commitment), msgspec.json.decode(bytes(openings)))
            for table, round, number, commitment, openings in decks
        },
        {id: state["deadline_ms"] for id, state in states.items() if state.get("deadline_ms") is not None},
        frozenset(id for id, sitters in betting.items() if any(each.get("ready") for each in sitters)),
    )


def assert_kept(before: Kept, after: Kept) -> None:
    """Nothing that was there is gone or another; decks go on from where they were."""
    assert before.commands.items() <= after.commands.items()
    assert before.steps.items() <= after.steps.items()
    for key, (commitment, dealt) in before.decks.items():
        same, later = after.decks[key]
        assert same == commitment, "a committed deck stays"
        assert later[: len(dealt)] == dealt, "cards that were dealt stay dealt"


def assert_resumed_once(before: Kept, after: Kept, grace_ms: int) -> None:
    """Every deadline that was running has been moved on, in a step of its own, and no other has.

    Whoever was ready for the deal has to say so again, or it would come before they do.
    """
    last = {table: max(version for id, version in before.steps if id == table) for table, _ in before.steps}
    for table, version in last.items():
        later = [body for (id, at), body in after.steps.items() if id == table and at > version]
        resumed = [body for body in later if b'"resumed":true' in body]
        assert len(resumed) == (table in before.deadlines or table in before.ready), table
        if table in before.deadlines and table in after.deadlines and len(later) == 1:
            assert after.deadlines[table] >= before.deadlines[table] + grace_ms
