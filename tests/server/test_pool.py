"""`queenhigh serve --processes`: children that share a port, are started again, and end with their parent."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from kit.faults.process import SOON, ServerProcess
from kit.server.pair import wait_until
from kit.server.served import PATIENCE
from kit.store.postgres import Postgres
from queenhigh.client import Session


@pytest.fixture
def pool(postgres: Postgres, tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(postgres.database(), tmp_path, processes=2, open_tables=True)
    server.start()
    yield server
    server.stop()


def owners(server: ServerProcess) -> dict[str, str]:
    """Who runs each table, where somebody does."""
    with psycopg.connect(str(server.place)) as connection:
        return dict(connection.execute("SELECT id, owner FROM tables WHERE owner <> ''").fetchall())


def children(server: ServerProcess) -> set[int]:
    """The processes that serve, by what they say of themselves."""
    with psycopg.connect(str(server.place)) as connection:
        rows = connection.execute(
            "SELECT owner FROM processes WHERE expires_ms > EXTRACT(EPOCH FROM clock_timestamp()) * 1000"
        )
        return {int(owner.split(":")[1]) for (owner,) in rows.fetchall()}


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def test_one_is_killed_its_tables_go_on_and_another_is_started(pool: ServerProcess) -> None:
    wait_until(lambda: len(set(owners(pool).values())) == 2)
    first = children(pool)
    assert len(first) == 2
    victim = min(first)
    lost = {table for table, owner in owners(pool).items() if f":{victim}:" in owner}
    os.kill(victim, signal.SIGKILL)
    began = time.monotonic()
    wait_until(lambda: lost <= {id for id, owner in owners(pool).items() if f":{victim}:" not in owner})
    assert time.monotonic() - began < 60
    wait_until(lambda: len(children(pool) - {victim}) == 2)
    asyncio.run(asyncio.wait_for(sit_everywhere(pool.url, sorted(owners(pool))), PATIENCE))


async def sit_everywhere(url: str, tables: list[str]) -> None:
    """Whichever process a connection reaches, every table is there."""
    people = [await Session.guest(url, pauses=SOON) for _ in range(4)]
    for person in people:
        while {card.id for card in await person.tables()} != set(tables):
            await asyncio.sleep(0.1)  # a process that has just started hears of the others' within a second
        for id in tables:
            table = await person.table(id)
            assert table.seen.view.phase
            await table.close()


@pytest.mark.long
@pytest.mark.parametrize("end", [ServerProcess.kill, ServerProcess.stop], ids=["killed", "stopped"])
def test_all_end_with_the_parent_however_it_ends(
    pool: ServerProcess, end: Callable[[ServerProcess], object]
) -> None:
    serving = children(pool)
    end(pool)
    wait_until(lambda: not any(map(is_there, serving)))
    assert not owners(pool), "they stopped in order"
    assert not children(pool)
