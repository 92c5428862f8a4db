"""Databases of earlier versions are upgraded, played to the end of every round, and proven by the audit."""

import asyncio
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from kit.contracts import tables
from kit.faults.inline import Inline, inline_store
from kit.golden import TESTS
from kit.server.people_house import CHEAP, HERE, VirtualClock
from kit.store.catalogue import catalogue_text
from kit.store.databases import load, notes, revisions
from kit.store.kept_evening import START_MS, casino_of, close_all, finish_all
from kit.store.postgres import Postgres
from kit.worlds.casino import run_virtually
from queenhigh.engine.state import Phase
from queenhigh.ledger.records import Reason
from queenhigh.people import People, PeopleError, Role
from queenhigh.people.limits import BarKind
from queenhigh.people.limits import Kind as LimitKind
from queenhigh.server.floor.orders import Orders
from queenhigh.store.audit import audit
from queenhigh.store.columns import COLUMNS
from queenhigh.store.migrations.migrating import newest
from queenhigh.store.upkeep.copying import upgrade
from queenhigh.table.state import Stage, Table
from queenhigh.wire.settings import TableSettings


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
        pinned = (TESTS / f"contracts/tables_{kind}.txt").read_text(encoding="utf-8")
        assert tables.written(store.read_now(catalogue_text)) == pinned
        prove(store)

        async def play_on() -> None:
            casino = casino_of(store, bytes.fromhex(notes(revision)["secret"]), Random(1))
            await Orders(await casino.rise()).do_due()
            under_way = await finish_all(casino)
            assert len(under_way) >= 20
            endings = await close_all(casino)
            assert {endings[each] for each in under_way} <= {"settled", "void"}

        run_virtually(play_on())
        prove(store)


def prove(store: Inline) -> None:
    with store.reader() as reader:
        report = audit(reader)
    assert report.ok, report.problems


def test_people_of_an_earlier_database_come_in_as_before(old: tuple[str, Path | str]) -> None:
    revision, place = old
    upgrade(place)
    kept = notes(revision)

    async def come(store: Inline) -> None:
        people = People(store, VirtualClock(START_MS), CHEAP)
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
    """A row in every table, each state of each kind, a locked person and a private table."""
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

        assert values("SELECT locked > 0 FROM people") == {0, 1}
        assert values("SELECT role FROM people") == set(get_args(Role))
        assert values("SELECT guest > 0 FROM people") == {0, 1}
        assert values("SELECT kind FROM own_limits") == {*get_args(LimitKind), *get_args(BarKind)}

        async def tables_of() -> list[Table]:
            secret = bytes.fromhex(notes(newest())["secret"])
            hall = (await casino_of(store, secret, Random(1)).rise()).hall
            return [await hall.load(row.id) for row in await store.tables(closed=True)]

        found = run_virtually(tables_of())
    assert {table.kept.stage for table in found} == set(get_args(Stage))
    assert {table.round.phase for table in found} == set(get_args(Phase))
    assert any(table.kept.opened for table in found), "a deck was challenged"
    settings = [table.settings for table in found]
    for name, kind in get_type_hints(TableSettings).items():
        kept = {getattr(each, name) for each in settings}
        if kind is bool or get_origin(kind) is Literal:
            assert kept == set(get_args(kind) or (True, False)), name
    assert {each.progressive.partition(":")[0] for each in settings} == {"own", "none", "linked"}
