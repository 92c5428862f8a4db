"""`queenhigh db`: upgrade, verify, backup, restore, on a folder and on an address."""

import asyncio
import json
import re
from pathlib import Path

from kit.command import run, run_json
from kit.refused import refused
from kit.store.postgres import Postgres
from kit.store.stores import seat
from queenhigh.store.opening import open_store


def where(place: Path | str) -> tuple[str, str]:
    return ("--data", str(place)) if isinstance(place, Path) else ("--database", place)


def test_from_nothing_to_a_restored_backup(place: Path | str, tmp_path: Path, postgres: Postgres) -> None:
    place = place if isinstance(place, Path) else postgres.database()
    said = where(place)
    assert run("db", "upgrade", *said).output != run("db", "upgrade", *said).output
    assert run_json("db", "upgrade", *said) == {"before": "0002", "after": "0002"}
    store = open_store(place)
    asyncio.run(seat(store, purse_minor=700))
    backup = tmp_path / "backup.db"
    assert run("db", "backup", str(backup), *said).exit_code == 0
    store.close()
    restored = where(tmp_path / "restored")
    assert run("db", "restore", str(backup), *restored).exit_code == 0
    assert refused("db", "restore", str(backup), *restored) == (1, "StoreError")
    assert refused("db", "backup", str(backup), *said) == (1, "StoreError")
    assert run_json("db", "verify", *restored) == {
        "ok": True,
        "revision": "0002",
        "tables": 0,
        "steps": 0,
        "transfers": 1,
        "sum_minor": {"GBP": 0},
        "problems": [],
    }
    assert run("db", "verify", *said).exit_code == 0


def test_what_does_not_add_up_is_exit_code_1(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    asyncio.run(seat(store))
    asyncio.run(
        store.run(lambda sql: sql.execute("UPDATE accounts SET balance_minor = 5 WHERE id = 'player:ann'"))
    )
    store.close()
    result = run("db", "verify", "--data", str(tmp_path))
    assert result.exit_code == 1
    assert re.search(r"player:ann\b.* -9995\b", result.output)
    found = run("db", "verify", "--data", str(tmp_path), "--json")
    assert found.exit_code == 1
    assert re.search(r"\bGBP\b.* -9995\b", json.loads(found.stdout)["problems"][0])
