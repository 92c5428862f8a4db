"""What tests of a store share: tables with somebody at them, commands, and programs that write."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kit.golden import TESTS
from queenhigh.ledger.records import Posting, escrow_account, player_account
from queenhigh.store.purses import hold_account, prepare_player
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store
from queenhigh.table.ports import CommandKey, TableRow, Write

CURRENCY = "GBP"
OWNER = "here"
LEASE_MS = 60_000


async def open_table(store: Store, *tables: str) -> None:
    """Keep tables and own them, at epoch 1 and version 0."""
    for table in tables or ("t1",):
        assert await store.create_table(TableRow(table, "digest", b"{}", b"{}", 0, 0))
        assert await store.claim(table, OWNER, LEASE_MS) == 1


async def seat(store: Store, *players: str, purse_minor: int = 10_000) -> None:
    """Give players their first purse."""
    for player in players or ("ann",):
        outcome, _ = await store.grant(player, CURRENCY, purse_minor, f"first-{player}", 0, first=True)
        assert outcome == "granted"


async def set_limits(
    store: Store,
    player: str,
    *,
    barred_until_ms: int = 0,
    bar_kind: str = "",
    time_limit_ms: int | None = None,
    loss_limits_minor: Mapping[str, int | None] | None = None,
) -> None:
    """Write a player's own limits where bets are checked against them, as `people.own` does."""

    def work(sql: Sql) -> None:
        for ledger, limit_minor in (loss_limits_minor or {}).items():
            hold_account(sql, player_account(player), ledger)
            sql.execute(
                "UPDATE accounts SET loss_limit_minor = ? WHERE id = ? AND ledger = ?",
                limit_minor, player_account(player), ledger,
            )  # fmt: skip
        prepare_player(sql, player)
        sql.execute(
            "UPDATE players SET barred_until_ms = ?, bar_kind = ?, time_limit_ms = ? WHERE player = ?",
            barred_until_ms, bar_kind, time_limit_ms, player,
        )  # fmt: skip

    await store.run(work)


def stake(player: str, amount_minor: int, table: str = "t1", round: int = 1) -> Posting:
    return Posting(player_account(player), escrow_account(table, round), amount_minor, "stake")


def command(version: int = 0, *postings: Posting, table: str = "t1", **rest: Any) -> Write:
    """A command of a table."""
    told: dict[str, Any] = {
        "epoch": 1, "at_ms": 1_000, "round": 1, "by": "clock", "body": b'{"act": 1}', "state": b"{}",
        "ledger": CURRENCY,
    }  # fmt: skip
    return Write(table=table, version=version, postings=postings, **{**told, **rest})


def key(id: str, body: bytes = b"h", by: str = "ann") -> CommandKey:
    return CommandKey(by, id, body.ljust(32, b"-"))


async def as_one_group(store: Store, *writes: Write) -> list[Any]:
    """What comes of commands that all wait while the writer is busy; an exception where one is raised."""
    started = threading.Event()
    go_on = threading.Event()

    def busy(_sql: object) -> None:
        started.set()
        assert go_on.wait(30)

    sizes: list[int] = []
    store.writer.on_commit = lambda size, seconds: sizes.append(size)
    first = asyncio.ensure_future(store.run(busy))
    await asyncio.to_thread(started.wait, 30)
    waiting = [asyncio.ensure_future(store.write(write)) for write in writes]
    while store.writer.waiting < len(writes):
        await asyncio.sleep(0)
    go_on.set()
    await first
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert sizes[-1] == len(writes)
    return found


def start_writing(place: Path | str, *tables: str, longest: int = 0) -> subprocess.Popen[str]:
    """Start a program that writes to tables until it is killed, and says so; see `writing`."""
    words = [sys.executable, "-m", "kit.store.writing", str(place), str(longest), *tables]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=TESTS)
