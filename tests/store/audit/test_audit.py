"""The audit: a sound database is proven whole, and whatever is changed in one is found."""

import re
import shutil
import sqlite3
import tomllib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import get_args

import pytest

from kit.store.kept_tables import DATABASE, fill_folder
from queenhigh.fair import seal_deck
from queenhigh.ledger.records import Reason
from queenhigh.store.audit import NoSuchRound, Report, audit
from queenhigh.store.audit.findings import MOST, Findings
from queenhigh.store.opening import open_store
from queenhigh.table.chain import NO_CHAIN, fold, link


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the tables of `fill`."""
    return fill_folder(tmp_path_factory.mktemp("sound"))


def audited(folder: Path, since: str = "") -> Report:
    with closing(open_store(folder, serving=False)) as store, store.reader() as reader:
        return audit(reader, since)


@pytest.fixture
def copy(sound: Path, tmp_path: Path) -> Path:
    return shutil.copytree(sound, tmp_path / "copy")


@contextmanager
def raw(folder: Path) -> Iterator[sqlite3.Connection]:
    """The database of a folder, past every check; what is changed in it is kept."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        yield connection
        connection.commit()


def tampered(copy: Path, *statements: str) -> Report:
    """Change a copy by these statements, each of which must change something, and audit it."""
    with raw(copy) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount >= 1, statement
    return audited(copy)


def test_a_sound_database_is_proven_whole(sound: Path) -> None:
    report = audited(sound)
    assert report.problems == ()
    assert report.ok
    assert report.replayed == report.rounds == 18
    assert report.commitments > 5
    assert report.transfers > 200
    assert report.escrows_open == 1
    assert report.negative == 0
    assert set(report.sum_minor.values()) == {0}
    assert len(report.sum_minor) == 4
    assert report.chain.ok
    assert [meter.id for meter in report.meters] == [
        "big.main", "t2.main", "t2.mini", "t3.gold", "t3.silver", "t4.main", "t5.main",
    ]  # fmt: skip
    assert all(meter.ok and meter.shown_minor == meter.proved_minor for meter in report.meters)


def test_the_tables_have_every_corner(sound: Path) -> None:
    with raw(sound) as connection:

        def found(query: str) -> set[object]:
            return {value for (value,) in connection.execute(query)}

        assert found("SELECT reason FROM transfers") == {*get_args(Reason)}
        assert found("SELECT state FROM decks") == {"sealed", "dealt", "opened"}
        assert found("SELECT ending FROM rounds") == {"settled", "void", "none"}
        assert found("SELECT COUNT(*) > 3 FROM awards") == {1}


HERE = Path(__file__).parent
CHANGES = {
    name: change
    for file in ("changes.toml", "forgeries.toml")
    for name, change in tomllib.loads((HERE / file).read_text(encoding="utf-8")).items()
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_changed_is_found(copy: Path, name: str) -> None:
    sql = CHANGES[name]["sql"]
    report = tampered(copy, *([sql] if isinstance(sql, str) else sql))
    found = {problem.check for problem in report.problems}
    assert not report.ok
    assert found >= {*CHANGES[name]["found"]}, report.problems
    assert report.chain.ok == found.isdisjoint({"chain", "hour"})


@pytest.mark.parametrize("which", ["hour > 0", "hour = 2"])
def test_hours_that_are_gone_are_missed_by_who_has_noted_the_head(
    sound: Path, copy: Path, which: str
) -> None:
    """No server may have run when an hour ended: that the last one is missing is no problem by itself."""
    report = tampered(copy, f"DELETE FROM hours WHERE {which}")
    assert report.ok
    assert report.chain.head != audited(sound).chain.head


def test_an_hour_that_knows_fewer_rounds_than_the_one_before_is_found(copy: Path) -> None:
    heads = '{"tables":[],"outside":[0,""]}'
    report = tampered(copy, f"UPDATE hours SET heads = CAST('{heads}' AS BLOB) WHERE hour = 2")
    assert any(each.where == "hour 2" and "fewer" in each.what for each in report.problems), report.problems


def test_a_forger_who_makes_the_chain_fit_is_found_all_the_same(copy: Path) -> None:
    """Another player's stake is written, hashed and chained; acts that follow, hours and the table tell."""
    others = {b"ann": b"ben", b"ben": b"cho", b"cho": b"ann"}
    with raw(copy) as connection:
        [(body, version)] = connection.execute(
            "SELECT body, version FROM steps WHERE table_id = 't4'"
            " AND CAST(body AS TEXT) LIKE '%wager_placed%' ORDER BY version LIMIT 1"
        )
        forged = re.sub(b"ann|ben|cho", lambda found: others[found[0]], bytes(body))
        connection.execute(
            "UPDATE steps SET body = ? WHERE table_id = 't4' AND version = ?", (forged, version)
        )
        [(closing_version,)] = connection.execute("SELECT version FROM tables WHERE id = 't4'")
        rounds = connection.execute(
            "SELECT round FROM rounds WHERE table_id = 't4' ORDER BY round"
        ).fetchall()
        chain = NO_CHAIN
        for (round,) in rounds:
            folded = NO_CHAIN
            bodies = (
                "SELECT body FROM steps WHERE table_id = 't4' AND round = ? AND version < ? ORDER BY version"
            )
            for (each,) in connection.execute(bodies, (round, closing_version)):
                folded = fold(folded, bytes(each))
            chain = link(chain, round, folded)
            change = "UPDATE rounds SET body = ?, chain = ? WHERE table_id = 't4' AND round = ?"
            connection.execute(change, (folded, chain, round))
    assert {"chain", "hour", "replay"} <= {problem.check for problem in audited(copy).problems}


def test_a_true_deck_put_in_place_of_the_one_that_was_challenged_is_found(copy: Path) -> None:
    """It is sealed, named and opened as it should be, but the chain has another commitment."""
    with raw(copy) as connection:
        table, round, number = connection.execute(
            "SELECT table_id, round, number FROM decks WHERE state = 'opened'"
            " AND openings = CAST('[]' AS BLOB)"
        ).fetchone()
        deck = seal_deck(bytes(32), f"{table}-{round}-{number}")
        connection.execute(
            "UPDATE decks SET seed = ?, seals = ?, commitment = ?"
            " WHERE table_id = ? AND round = ? AND number = ?",
            (deck.seed, deck.seals, deck.commitment, table, round, number),
        )
    found = audited(copy).problems
    assert {(problem.check, problem.where) for problem in found} == {("deck", f"{table}-{round}")}
    assert any("committed" in problem.what for problem in found), found


def test_since_runs_later_rounds_again_and_proves_the_money_of_all(sound: Path) -> None:
    whole = audited(sound)
    some = audited(sound, "t1-3")
    assert some.ok
    assert 0 < some.replayed == some.rounds < whole.rounds
    assert (some.transfers, some.meters, some.chain) == (whole.transfers, whole.meters, whole.chain)
    assert audited(sound, "t5-1").rounds >= 2, "rounds under way are always run again"


@pytest.mark.parametrize("since", ["t1-99", "t9-1", "t1", "1", "-", "t1-²", "t1--1", "t1-" + "9" * 40])
def test_since_is_a_round_that_is_kept(sound: Path, since: str) -> None:
    with pytest.raises(NoSuchRound, match="TABLE-NUMBER"):
        audited(sound, since)


def test_every_step_is_told_of(sound: Path) -> None:
    told: list[tuple[int, int]] = []
    with closing(open_store(sound, serving=False)) as store, store.reader() as reader:
        audit(reader, tell=lambda done, whole: told.append((done, whole)))
    assert told[-1][0] == told[-1][1] > 100
    assert told == sorted(told)


def test_a_thousand_problems_are_told_and_the_rest_is_counted() -> None:
    findings = Findings()
    for number in range(MOST + 7):
        findings.add("account", f"player:{number}", "it is below zero")
    assert len(findings.problems) == MOST + 1
    assert "7 more" in findings.problems[-1].what
