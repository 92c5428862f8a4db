"""`queenhigh db`: upgrade, verify, backup, restore, on a folder and on an address."""

import asyncio
import json
from pathlib import Path

from kit.command import run, run_json
from kit.postgres import Postgres
from kit.refused import refused
from kit.stores import seat
from queenhigh.store.opening import open_store


def where(place: Path | str) -> tuple[str, str]:
    return ("--data", str(place)) if isinstance(place, Path) else ("--database", place)


def test_from_nothing_to_a_restored_backup(place: Path | str, tmp_path: Path, postgres: Postgres) -> None:
    place = place if isinstance(place, Path) else postgres.database()
    said = where(place)
    assert run("db", "upgrade", *said).output == "The database is at revision 0002 now.\n"
    assert run("db", "upgrade", *said).output == "The database is at revision 0002 already.\n"
    assert run_json("db", "upgrade", *said) == {"before": "0002", "after": "0002"}
    store = open_store(place)
    asyncio.run(seat(store, purse_minor=700))
    backup = tmp_path / "backup.db"
    assert run("db", "backup", str(backup), *said).output.startswith(f"Wrote {backup} (")
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
    assert run("db", "verify", *said).output == (
        "Everything is in order: 0 tables, 0 steps, 1 transfer, revision 0002.\n"
    )


def test_what_does_not_add_up_is_exit_code_1(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    asyncio.run(seat(store))
    asyncio.run(
        store.run(lambda sql: sql.execute("UPDATE accounts SET balance_minor = 5 WHERE id = 'player:ann'"))
    )
    store.close()
    result = run("db", "verify", "--data", str(tmp_path))
    assert result.exit_code == 1
    assert "account player:ann in GBP is off by -9995 from its transfers" in result.output
    found = run("db", "verify", "--data", str(tmp_path), "--json")
    assert found.exit_code == 1
    assert json.loads(found.stdout)["problems"][0] == "ledger GBP comes to -9995, not to 0"
