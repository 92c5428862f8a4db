"""Faults are drawn by seed, each broken promise is found, and real runs keep them all."""

import asyncio
import json
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from kit import golden
from lab.chaos import promises
from lab.chaos.books import Kept, WriteNote
from lab.chaos.faults import Measured
from lab.chaos.plan import ChaosError, ChaosPlan, Kind, counts_of, draw, parse_counts
from lab.chaos.promises import Promise
from lab.chaos.run import ChaosReport, run_chaos
from lab.chaos.servers import LogBook
from lab.chaos.slow import Slowness
from lab.chaos.witnesses import Key, Notebook, Trail
from queenhigh.store.audit import Chain, MeterProof, Problem, Report
from queenhigh.wire.frames import Answer

# The plan

COUNTS: dict[Kind, int] = {"kills": 20, "stops": 5, "full": 3, "slow": 2}
URL = "postgresql://x/y"


def test_the_same_seed_gives_the_same_faults_and_another_seed_others() -> None:
    first = draw(ChaosPlan(seed=7, counts=COUNTS))
    assert first == draw(ChaosPlan(seed=7, counts=COUNTS))
    assert first != draw(ChaosPlan(seed=8, counts=COUNTS))
    assert Counter(fault.kind for fault in first) == COUNTS
    assert [fault.kind for fault in first] != sorted(fault.kind for fault in first), "in any order"
    assert all(0.5 <= fault.pause <= 1.5 for fault in first)
    wide = draw(ChaosPlan(seed=7, counts=COUNTS, seconds=600))
    assert sum(fault.pause for fault in wide) == pytest.approx(600, rel=0.2)
    assert [replace(first[0], pick=pick).choose(3) for pick in (0.0, 0.34, 0.99, 1.0)] == [0, 1, 2, 2]


def test_by_default_there_are_some_of_all_faults_that_fit() -> None:
    plans = {
        "kills stops full slow": ChaosPlan(seed=1),
        "kills stops cuts severs slow": ChaosPlan(seed=1, database=URL),
        "kills stops freezes cuts severs crashes slow": ChaosPlan(seed=1, own_postgres=True, processes=2),
    }
    assert {" ".join(counts_of(plan)) for plan in plans.values()} == set(plans)
    assert set(" ".join(plans).split()) == set(get_args(Kind))
    minutes = counts_of(ChaosPlan(seed=1, seconds=300))
    assert minutes == {kind: 5 * count for kind, count in counts_of(ChaosPlan(seed=1)).items()}


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("freezes=1", {"database": URL}),
    ("cuts=1", {}),
    ("severs=1", {}),
    ("crashes=1", {"database": URL}),
    ("full=1", {"own_postgres": True}),
    ("", {"processes": 2}),
    *((counts, {}) for counts in ("kills=9999999999", "kills", "kills=-1", "kills=٣", "kill=3")),
]


@pytest.mark.golden
def test_impossible_faults_are_refused() -> None:
    def planned(counts: str, asked: dict[str, Any]) -> object:
        return draw(ChaosPlan(seed=1, counts=parse_counts(counts), **asked))

    calls = {
        f"{counts or 'no counts'} {asked}": partial(planned, counts, asked) for counts, asked in IMPOSSIBLE
    }
    golden.refusals("chaos", ChaosError, calls)


def test_counts_are_read_and_none_of_a_kind_is_always_possible() -> None:
    counts = parse_counts("kills=50, cuts=0 slow=1")
    assert counts == {"kills": 50, "cuts": 0, "slow": 1}
    assert counts_of(ChaosPlan(seed=1, counts=counts)) == {"kills": 50, "slow": 1}


# The promises

ANN = Key("t", "ann", "1")
BEN = Key("t", "ben", "1")
DONE = Answer("1", 2)
KEPT = Kept({ANN: 2, BEN: 3}, {"t": [1, 2, 3]}, (), 2)
REPORT = Report(
    ok=True, rounds=1, transfers=4, sum_minor={"SGD": 0}, escrows_open=0, negative=0,
    chain=Chain("", True), meters=(MeterProof("linked.main", 100, 100, True),), commitments=1, replayed=1,
    problems=(),
)  # fmt: skip
LIVES = {"chaos-1-1": 41, "chaos-2-1": 42}
FIRST = WriteNote("t", 1, 1, "here:41:aa", "chaos-1-1")
SECOND = WriteNote("t", 2, 2, "here:42:bb", "chaos-2-1")
BEARABLE = Slowness((6.0, 7.0), (0.01, 0.02), (0.02, 0.03))


def once(*given: Answer, silent: int = 0, ben: int = 3) -> Promise:
    """A command of Ann's that was given these answers; one of Ben's is stored at this version."""
    book = Notebook()
    for answer in given:
        book.answered(ANN, replace(answer))  # one that is read again is another object
    book.silent["command/stale"] += silent
    return promises.does_once(book, replace(KEPT, commands={ANN: 2, BEN: ben}))


def trail(*versions: int, anew: int | None = None) -> Trail:
    """Everything at the first version, then a view of each other; and everything again at another."""
    found = Trail()
    found.tell_anew(versions[0])
    for version in versions[1:]:
        found.show(version)
    if anew is not None:
        found.tell_anew(anew)
    return found


def written(**second: Any) -> Promise:
    """Two writes, the second of them changed."""
    return promises.only_owners_write([FIRST, SECOND._replace(**second)], LIVES, 1)


def slow(**changed: Any) -> list[Promise]:
    return list(promises.bears_slow_readers([replace(BEARABLE, **changed)], 1.0))


def audit(promise: int, **found: Any) -> Promise:
    """One promise of an audit that found this."""
    return list(promises.audited(replace(REPORT, **found), KEPT))[promise]


@pytest.mark.parametrize(
    ("promise", "tried", "kept"),
    [
        (promises.keeps_acknowledged({ANN: DONE}, KEPT), 1, 1),
        (promises.keeps_acknowledged({ANN: Answer("1", 3)}, KEPT), 1, 0),
        (promises.keeps_acknowledged({Key("t", "eve", "1"): DONE}, KEPT), 1, 0),
        (once(DONE, DONE), 1, 1),
        (once(DONE, Answer("1", 5)), 1, 0),
        (once(DONE, Answer("1", 2, 4)), 1, 0),
        (once(DONE, DONE, ben=2), 1, 0),
        (once(DONE, DONE, silent=1), 2, 1),
        (promises.counts_versions({"t": [1, 2, 3]}), 3, 3),
        (promises.counts_versions({"t": [2, 3]}), 2, 1),
        (promises.counts_versions({"t": [1, 3]}), 2, 1),
        (promises.counts_versions({"t": [1, 2, 2]}), 3, 2),
        (promises.counts_versions({"t": [1, 2, 1]}), 3, 2),
        (promises.only_owners_write([SECOND, FIRST], LIVES, 1), 2, 2),
        (written(writer="chaos-1-1"), 2, 1),
        (written(owner=""), 2, 1),
        (written(writer="somebody"), 2, 1),
        (written(epoch=0), 2, 1),
        (promises.shows_every_version([trail(4, 5, 5, 6), trail(7, 8, anew=12)]), 6, 6),
        (promises.shows_every_version([trail(4, 7)]), 4, 2),
        (promises.shows_every_version([trail(4, 5, 4)]), 3, 2),
        (promises.shows_every_version([trail(4, 5, anew=4)]), 3, 2),
        (promises.comes_in_time("back", [0.5, 1.5, 5.0], 5.0), 3, 3),
        (promises.comes_in_time("back", [0.5, 5.1, None], 5.0), 3, 1),
        (slow()[0], 2, 2),
        (slow()[1], 1, 1),
        (slow(cut=(6.0, None))[0], 2, 1),
        (slow(during=(0.5,))[1], 1, 0),
        *((audit(number), tried, tried) for number, tried in enumerate((1, 2, 1, 1))),
        (audit(0, meters=(MeterProof("linked.main", 101, 100, False),)), 1, 0),
        (audit(1, negative=1), 2, 1),
        (audit(2, sum_minor={"SGD": 1}), 1, 0),
        (audit(3, ok=False, problems=(Problem("step", "t-1", "it is missing"),)), 1, 0),
        (promises.plays_on(3, []), 3, 3),
        (promises.plays_on(3, ["signed out"]), 3, 2),
    ],
)
def test_a_broken_promise_is_found(promise: Promise, tried: int, kept: int) -> None:
    assert (promise.tried, promise.kept, promise.ok) == (tried, kept, tried == kept)


def test_each_kind_of_fault_has_its_own_limit_and_slack_widens_it() -> None:
    measured = Measured()
    measured.back["kills"] = [4.0]
    measured.handed["stops"] = [1.5]
    back, handed = promises.timely(measured, 1.0)
    assert (back.ok, handed.ok) == (True, False)
    assert "within 1 s" in handed.promise
    assert all(promise.ok for promise in promises.timely(measured, 2.0))


def test_a_process_that_falls_and_a_fault_in_its_log_are_found() -> None:
    measured = Measured()
    log = LogBook()
    log.add(json.dumps({"event": "fault", "level": "error", "error": "StoreError", "where": "a.py:1"}))
    log.add(json.dumps({"event": "store", "level": "error", "error": "StoreError"}))
    log.add("not JSON\n")
    assert all(promise.ok for promise in promises.stays_up(measured, [log], 3))
    log.add(json.dumps({"event": "fault", "level": "error", "error": "KeyError", "where": "floor/desk.py:7"}))
    measured.ended.append("chaos-1 has ended")
    ended, faults = promises.stays_up(measured, [log], 3)
    assert (ended.tried, ended.kept) == (3, 2)
    assert (faults.tried, faults.kept) == (4, 3)
    assert faults.figure == "1 fault: KeyError floor/desk.py:7"
    assert "not JSON" in log.tail


# Real runs

SLACK = 20.0
"""Tests run on machines that have other things to do: they do not judge the time limits."""


@pytest.fixture(autouse=True)
def swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a run makes is in the test's own folder."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def chaos(**asked: Any) -> ChaosReport:
    return asyncio.run(run_chaos(ChaosPlan(seed=14, players=6, slack=SLACK, **asked)))


def kept(report: ChaosReport) -> dict[str, int]:
    """How often each promise was tried; all must be kept."""
    broken = [promise for promise in report.promises if not promise.ok]
    assert report.ok, (broken, report.problems)
    assert all(promise.tried for promise in report.promises), report.promises
    return {promise.promise: promise.tried for promise in report.promises}


@pytest.mark.long
def test_a_server_on_a_file(tmp_path: Path) -> None:
    report = chaos(counts={"kills": 2, "full": 1})
    tried = kept(report)
    assert report.faults == {"kills": 2, "full": 1}
    assert report.store == "sqlite"
    assert tried["no process ends by itself"] == 3, "each kill and the first start"
    assert tried["what was acknowledged is kept"] > 20
    assert report.rounds
    assert not list(tmp_path.iterdir()), "nothing is left"


@pytest.mark.long
@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"counts": {"kills": 200}},
        {"own_postgres": True, "processes": 2},
        {"own_postgres": True, "processes": 2, "counts": {"crashes": 20, "freezes": 50, "cuts": 100}},
    ],
    ids=["file", "many kills", "postgres", "many crashes"],
)
def test_every_kind_of_fault(asked: dict[str, Any]) -> None:
    report = chaos(**asked)
    assert kept(report)
    assert report.faults == counts_of(ChaosPlan(seed=14, **asked))
