"""A database of the first schema with many rounds: refused, upgraded, whole, and played on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kit.cases import STORES
from kit.command import run_json
from kit.faults.first_schema import write_down
from kit.faults.process import BOSS, PASSWORD, SOON, ServerProcess, add_boss
from kit.postgres import Postgres
from queenhigh.client import Session
from queenhigh.client.table import Table
from queenhigh.store.opening import is_address, open_store
from queenhigh.table.ports import StoreError

ROUNDS = 10
"""At the table that is written down again and again."""
LIVE: dict[str, Any] = {"deal": "live", "timed": False, "void_minutes": 0}
CLOCK: dict[str, Any] = {"bet_seconds": 3600, "least_bet_seconds": 0, "decide_seconds": 3600,
                         "show_seconds": 0, "grace_seconds": 0}  # fmt: skip
CARDS = ["As", "7h", "Ad", "4c", "9s", "2d"]
"""A pair of aces against no queen: whoever plays wins a little."""


class Evening:
    """Ann at a table that is closed after some rounds, and at one that stays open."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self.closed = self.open = ""

    async def play(self) -> None:
        boss = await Session.sign_in(self._server.url, BOSS, PASSWORD, pauses=SOON)
        self._ann = await Session.guest(self._server.url, pauses=SOON)
        self.closed = (await boss.open_table("rws", **LIVE)).table.id
        async with await boss.table(self.closed) as dee, await self._ann.table(self.closed) as ann:
            await ann.seat(1)
            for number in range(1, ROUNDS + 1):
                await self._live_round(dee, ann, number)
        await boss.close_table(self.closed)
        self.open = (await self._ann.open_table("rws", **CLOCK)).table.id
        await self.round()

    async def _live_round(self, dee: Table, ann: Table, number: int) -> None:
        await dee.act(do="open")
        await ann.until(lambda seen: seen.round == number and seen.view.phase == "betting")
        for wager, minor in (("ante", 1000), ("progressive", 250)):
            await ann.act(do="place", box=1, wager=wager, amount_minor=minor)
        await dee.act(do="close")
        await dee.act(do="deal", cards=CARDS)
        await ann.until(lambda seen: seen.view.phase == "deciding")
        await ann.act(do="play", box=1, amount_minor=1000)
        for do in ("reveal", "settle"):
            await dee.act(do=do)
        await asyncio.sleep(0.15)  # a dealer is no faster than frames may come

    async def round(self) -> str:
        """A round at the table that stays open; its id."""
        async with await self._ann.table(self.open) as ann:
            if not ann.boxes:
                await ann.seat(1)
            seen = await ann.until(lambda seen: seen.view.phase == "betting", 60)
            await ann.act(do="place", box=1, wager="ante", amount_minor=1000)
            await ann.ready()
            await ann.until(lambda seen: seen.view.phase == "deciding", 60)
            await ann.act(do="fold", box=1)
            await ann.until(lambda later: later.round > seen.round, 60)
            return f"{self.open}-{seen.round}"


@pytest.mark.parametrize("rounds", [200, pytest.param(100_000, marks=pytest.mark.long)])
def test_a_database_of_the_first_schema_is_upgraded_and_played_on(
    kind: str, postgres: Postgres, tmp_path: Path, rounds: int
) -> None:
    played, old = tmp_path / "played", postgres.database() if kind == "postgres" else tmp_path / "old"
    where = ("--database", str(old)) if is_address(old) else ("--data", str(old))
    add_boss(played)
    server = ServerProcess(played, tmp_path)
    evening = Evening(server)
    try:
        server.start()
        asyncio.run(evening.play())
        server.stop()
        write_down(played, old, evening.closed, rounds // ROUNDS)
        with pytest.raises(StoreError, match="queenhigh db upgrade"):
            open_store(old)
        assert run_json("db", "upgrade", *where) == {"before": "0001", "after": "0002"}
        verified = run_json("db", "verify", *where)
        assert verified["ok"], verified["problems"]
        assert verified["tables"] == rounds // ROUNDS + 2
        report = run_json("audit", *where, "--since", f"{evening.closed}-{ROUNDS}")
        assert report["ok"], report["problems"]
        assert report["replayed"] >= rounds // ROUNDS
        port, server = server.port, ServerProcess(old, tmp_path)
        server.port = port
        server.start()
        last = asyncio.run(evening.round())
        server.stop()
    finally:
        server.kill()
    report = run_json("audit", *where, "--since", last)
    assert report["ok"], report["problems"]


@pytest.fixture(params=STORES)
def kind(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found
