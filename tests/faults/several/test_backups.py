"""Backups again and again while everybody plays: each is restored, and an audit proves it from itself."""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from kit.cases import STORES
from kit.command import run, run_json
from kit.faults.process import ServerProcess
from kit.store.postgres import Postgres
from queenhigh.client.load import Crowd, LoadPlan
from queenhigh.store.opening import is_address

PLAYERS = 14
THINK = (0.05, 0.3)
LONG = pytest.mark.long


def named(place: Path | str) -> tuple[str, str]:
    return ("--database", str(place)) if is_address(place) else ("--data", str(place))


async def back_up(place: Path | str, file: Path) -> None:
    """As an operator does, by the command."""
    words = ["-m", "queenhigh", "db", "backup", str(file), *named(place)]
    process = await asyncio.create_subprocess_exec(sys.executable, *words)
    assert await process.wait() == 0


async def backups(server: ServerProcess, folder: Path, count: int, seconds: float) -> list[Path]:
    """So many, one every so many seconds, while a crowd plays."""
    playing = asyncio.create_task(Crowd(LoadPlan(server.url, PLAYERS, THINK, 3600)).run())
    files = [folder / f"{number}.db" for number in range(count)]
    for file in files:
        await asyncio.gather(asyncio.sleep(seconds), back_up(server.place, file))
        assert not playing.done(), playing
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    return files


@pytest.mark.long
@pytest.mark.parametrize("place", STORES, indirect=True)
@pytest.mark.parametrize(("count", "seconds"), [(2, 2.0), pytest.param(12, 5.0, marks=LONG)])
def test_every_backup_of_a_server_under_load_is_whole(
    place: Path | str, postgres: Postgres, tmp_path: Path, count: int, seconds: float
) -> None:
    server = ServerProcess(place, tmp_path, processes=2 if is_address(place) else 1)
    try:
        server.start()
        files = asyncio.run(backups(server, tmp_path, count, seconds))
        server.stop()
    finally:
        server.kill()
    steps = [0]
    for number, file in enumerate(files):
        into = postgres.database() if number % 2 and is_address(place) else tmp_path / f"restored{number}"
        assert run("db", "restore", str(file), *named(into)).exit_code == 0
        report = run_json("audit", *named(into))
        assert report["ok"], report["problems"]
        assert report["replayed"] == report["rounds"]
        steps.append(run_json("db", "verify", *named(into))["steps"])
    assert steps == sorted(set(steps)), "each has more than the one before"
    assert run_json("audit", *named(place))["ok"]
