"""Databases of earlier versions are upgraded, played to the end of every round, and proven by the audit."""

import asyncio
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from kit.faults.inline import Inline, inline_store
from kit.golden import TESTS
from kit.play.strategies import fill
from kit.store.catalogue import catalogue_text
from kit.store.databases import load, notes, revisions
from kit.store.kept_evening import CHEAP, HERE, SECONDS, Stopped, open_floor
from kit.store.postgres import Postgres
from kit.worlds.casino import Watcher, run_virtually
from queenhigh.engine import DEALER, player
from queenhigh.engine.state import IN_PROGRESS, Phase
from queenhigh.ledger.records import Reason
from queenhigh.people import People, PeopleError
from queenhigh.server.floor import Floor
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.orders import Orders
from queenhigh.store.audit import audit
from queenhigh.store.columns import COLUMNS
from queenhigh.store.migrations.migrating import newest
from queenhigh.store.upkeep.copying import upgrade
from queenhigh.table.handle import Who
from queenhigh.table.state import Stage
from queenhigh.wire import encode
from queenhigh.wire.frames import ActCommand, Answer, PauseCommand

IDLE = ("place", "withdraw", "look", "void_game", "void_box", "move_hands", "misdeal")
"""Offers that bring no round nearer to its end."""


@pytest.fixture(params=revisions())
def old(request: pytest.FixtureRequest, place: Path | str, postgres: Postgres) -> tuple[str, Path | str]:
    """A revision, and where its database is now."""
    place = place if isinstance(place, Path) else postgres.database()
    load(request.param, place)
    return request.param, place


def test_an_earlier_database_is_upgraded_and_its_rounds_are_finished(old: tuple[str, Path | str]) -> None:
    revision, place = old
    assert upgrade(place) == (revision, newest())
    kind = "sqlite" if isinstance(place, Path) else "postgres"
    with closing(inline_store(place)) as store:
        tables = (TESTS / f"contracts/tables_{kind}.txt").read_text(encoding="utf-8")
        assert store.read_now(catalogue_text) == tables
        prove(store)
        under_way = run_virtually(finish_all(store, bytes.fromhex(notes(revision)["secret"])))
        rows = store.read_now(lambda sql: sql.execute("SELECT table_id || round, ending FROM rounds"))
        ended: dict[str, str] = dict(rows)
        assert {ended[each] for each in under_way} <= {"settled", "void"}
        assert len(under_way) >= 20
        prove(store)


def prove(store: Inline) -> None:
    with store.reader() as reader:
        report = audit(reader)
    assert report.ok, report.problems


async def finish_all(store: Inline, secret: bytes) -> set[str]:
    """Finish the rounds under way, close all tables, and return the tables and numbers of those rounds."""
    faults: list[object] = []
    floor = await open_floor(store, Random(1), faults, secret)
    await Orders(floor).do_due()
    under_way = {
        f"{desk.id}{desk.table.number}" for desk in floor.desks if desk.table.round.phase in IN_PROGRESS
    }
    staff = {role: Who(id, name, frozenset({role})) for id, name, role in await store.read(read_staff)}
    for desk in floor.desks:
        await finish(desk, staff)
    await asyncio.sleep(6 * SECONDS)  # the other rounds are finished by the clock
    for desk in floor.desks:
        await floor.close(desk.id, staff["admin"])
    await asyncio.sleep(10)
    assert not [desk.settings.name for desk in floor.desks if desk.table.kept.stage != "closed"]
    await floor.stop()
    assert not faults, faults
    return under_way


def read_staff(sql: Any) -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = sql.execute(
        "SELECT id, name, role FROM people WHERE role <> 'player'"
    )
    return found


async def finish(desk: Desk, staff: dict[str, Who]) -> None:
    """Have the players come back, and take up offers until the round is over or nobody has one."""
    for sitter in desk.table.kept.sitters:
        desk.attach(Watcher(Who(sitter.player, sitter.name)))
    if desk.table.kept.paused:
        await say(desk, staff["supervisor"], PauseCommand(f"go-{desk.id}", False))
    number = desk.table.number
    while desk.table.number == number and desk.table.round.phase in IN_PROGRESS:
        version = desk.table.version
        people = [Who(each.player, each.name) for each in desk.table.kept.sitters]
        for who in (*people, staff["dealer"]):
            offers = [each for each in desk.offers(who).legal if each.do not in IDLE]
            if offers:
                actor = DEALER if who is staff["dealer"] else player(who.id)
                said = msgspec.json.decode(encode(fill(offers[0], actor, desk.table.round, Random(1))))
                del said["by"]
                await say(desk, who, ActCommand(f"v{version}-{who.id}", desk.table.number, said))
        if desk.table.version == version:
            return


async def say(desk: Desk, who: Who, command: Any) -> None:
    reply = await desk.do(who, command, msgspec.json.encode(command))
    assert isinstance(reply, Answer), (desk.settings.name, command, reply)


def test_people_of_an_earlier_database_come_in_as_before(old: tuple[str, Path | str]) -> None:
    revision, place = old
    upgrade(place)
    kept = notes(revision)

    async def come(store: Inline) -> None:
        people = People(store, Stopped(), CHEAP)
        for cookie in ("session", "guest"):
            assert await people.session(kept[cookie]) is not None
        bearer = await people.bearer(kept["token"])
        assert bearer is not None
        assert bearer.person.role == "admin"
        ann = (await people.sign_in("Ann", kept["password"], HERE)).person
        limits = await people.limits.view(ann.id)
        [loss] = limits.loss
        assert (loss.currency, loss.limit_minor) == ("SGD", 90_000_00)
        assert (limits.time.limit_minutes, limits.reality.every_minutes) == (600, 60)
        assert limits.time.waiting is not None
        assert limits.time.waiting.minutes == 700
        for name, code in (("Cho", "auth/forbidden"), ("Eve", "rate/limited")):
            with pytest.raises(PeopleError) as caught:
                await people.sign_in(name, kept["password"], HERE)
            assert caught.value.code == code
        people.close()

    with closing(inline_store(place)) as store:
        asyncio.run(come(store))


def test_the_newest_database_has_everything_that_is_kept(tmp_path: Path) -> None:
    """A row in every table, and each stage, phase, reason, state of a deck and ending."""
    load(newest(), tmp_path)
    with closing(inline_store(tmp_path)) as store:

        def values(query: str) -> set[Any]:
            return {value for (value,) in store.read_now(lambda sql: sql.execute(query))}

        for name in COLUMNS:
            assert values(f"SELECT COUNT(*) FROM {name}") != {0}, name
        assert values("SELECT reason FROM transfers") == set(get_args(Reason))
        assert values("SELECT state FROM decks") == {"sealed", "dealt", "opened"}
        assert values("SELECT ending FROM rounds") == {"settled", "void", "none"}
        assert values("SELECT amount_minor > 0 FROM awards") == {0, 1}, "a hit, and one that a void took back"
        found = run_virtually(stages(store))
    assert {stage for stage, _ in found} == set(get_args(Stage))
    assert {phase for _, phase in found} == set(get_args(Phase))


async def stages(store: Inline) -> set[tuple[Stage, Phase]]:
    floor: Floor = await open_floor(store, Random(1), [])
    tables = [await floor.hall.load(row.id) for row in await store.tables(closed=True)]
    await floor.stop()
    return {(table.kept.stage, table.round.phase) for table in tables}
