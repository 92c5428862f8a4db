"""What is checked at the end of a run finds what was planted: each kind of broken promise, one by one."""

import json
from collections.abc import Iterable

from msgspec.structs import replace

from queenhigh.server.chaos.books import Kept, WriteNote
from queenhigh.server.chaos.faults import Measured
from queenhigh.server.chaos.promises import (
    Promise,
    audited,
    bears_slow_readers,
    comes_in_time,
    counts_versions,
    does_once,
    keeps_acknowledged,
    only_owners_write,
    plays_on,
    shows_every_version,
    stays_up,
    timely,
)
from queenhigh.server.chaos.servers import LogBook
from queenhigh.server.chaos.slow import Slowness
from queenhigh.server.chaos.witnesses import Key, Notebook, Trail
from queenhigh.store.audit import Chain, MeterProof, Problem, Report
from queenhigh.wire.frames import Answer

ANN, BEN = Key("t", "ann", "1"), Key("t", "ben", "1")
KEPT = Kept({ANN: 2, BEN: 3}, {"t": [1, 2, 3]}, (), 2)
REPORT = Report(
    ok=True, rounds=1, transfers=4, sum_minor={"SGD": 0}, escrows_open=0, negative=0,
    chain=Chain("", True), meters=(MeterProof("linked.main", 100, 100, True),), commitments=1, replayed=1,
    problems=(),
)  # fmt: skip


def notebook(*answered: tuple[Key, Answer]) -> Notebook:
    found = Notebook()
    for key, answer in answered:
        found.answered(key, answer)
    return found


def by_name(found: Iterable[Promise], part: str) -> Promise:
    [promise] = [each for each in found if part in each.promise]
    return promise


def test_a_store_that_forgets_a_command_is_found() -> None:
    answers = {ANN: Answer("1", 2), BEN: Answer("1", 3)}
    assert keeps_acknowledged(answers, KEPT).ok
    forgot = replace(KEPT, commands={ANN: 2})
    assert keeps_acknowledged(answers, forgot) == Promise("what was acknowledged is kept", 2, 1, "1 lost")


def test_a_command_at_another_version_than_was_told_is_found() -> None:
    assert not keeps_acknowledged({ANN: Answer("1", 3)}, KEPT).ok


def test_a_command_that_is_done_twice_is_found() -> None:
    twice = notebook((ANN, Answer("1", 2)), (ANN, Answer("1", 2)), (BEN, Answer("1", 3)))
    assert does_once(twice, KEPT) == Promise(
        "a command sent again is done once", 1, 1, "0 other answers, 0 doubled"
    )
    assert not does_once(notebook((ANN, Answer("1", 2)), (ANN, Answer("1", 5))), KEPT).ok
    assert not does_once(notebook((ANN, Answer("1", 2, 1)), (ANN, Answer("1", 2, 4))), KEPT).ok
    assert not does_once(twice, replace(KEPT, commands={ANN: 2, BEN: 2})).ok
    twice.silent["command/stale"] += 1
    assert does_once(twice, KEPT).kept == 1


def test_versions_with_a_gap_or_twice_are_found() -> None:
    assert counts_versions(KEPT.steps) == Promise("versions without gap or repeat", 3, 3, "1 table")
    for versions in ([2, 3], [1, 3], [1, 2, 2], [1, 2, 1]):
        assert not counts_versions({"t": versions}).ok, versions


def test_a_write_by_who_has_lost_the_table_is_found() -> None:
    lives = {"chaos-1-1": 41, "chaos-2-1": 42}
    first = WriteNote("t", 1, 1, "here:41:aa", "chaos-1-1")
    second = WriteNote("t", 2, 2, "here:42:bb", "chaos-2-1")
    assert only_owners_write([second, first], lives, 1).ok
    for late in (
        second._replace(writer="chaos-1-1"),
        second._replace(owner=""),
        second._replace(writer="somebody"),
        second._replace(epoch=0),
    ):
        found = only_owners_write([first, late], lives, 1)
        assert (found.tried, found.kept) == (2, 1), late


def test_a_version_that_a_viewer_was_not_shown_is_found() -> None:
    def trail(*versions: int) -> Trail:
        found = Trail()
        found.tell_anew(versions[0])
        for version in versions[1:]:
            found.show(version)
        return found

    steady, back = trail(4, 5, 5, 6), trail(7, 8)
    back.tell_anew(12)
    back.show(13)
    found = shows_every_version([steady, back])
    assert (found.tried, found.kept, found.figure) == (7, 7, "2 sockets, came back 1 times, 0 missed")
    assert shows_every_version([trail(4, 7)]) == Promise(
        "no viewer misses a version", 4, 2, "1 socket, came back 0 times, 2 missed"
    )
    assert not shows_every_version([trail(4, 5, 4)]).ok
    lost = trail(4, 5)
    lost.tell_anew(4)
    assert not shows_every_version([lost]).ok, "what somebody has seen is there no more"


def test_what_comes_late_or_never_is_found() -> None:
    assert comes_in_time("back", [0.5, 1.5, 5.0], 5.0).figure == "median 1.50 s, longest 5.00 s"
    assert (found := comes_in_time("back", [0.5, 5.1, None], 5.0)).tried == 3
    assert found.kept == 1
    assert comes_in_time("back", [None], 5.0) == Promise("back", 1, 0, "never")


def test_each_kind_of_fault_has_its_own_limit_and_slack_widens_it() -> None:
    measured = Measured()
    measured.back["kills"], measured.handed["stops"] = [4.0], [1.5]
    promises = list(timely(measured, 1.0))
    assert [promise.ok for promise in promises] == [True, False]
    assert "within 1 s" in promises[1].promise
    assert all(promise.ok for promise in timely(measured, 2.0))


def test_a_slow_reader_who_stays_and_others_who_wait_are_found() -> None:
    fine = Slowness((6.0, 7.0), (0.01, 0.02), (0.02, 0.03))
    assert all(promise.ok for promise in bears_slow_readers([fine], 1.0))
    stays, waits = bears_slow_readers([replace(fine, cut=(6.0, None), during=(0.5,))], 1.0)
    assert not stays.ok
    assert not waits.ok
    assert not list(bears_slow_readers([], 1.0))


def test_what_an_audit_finds_is_told() -> None:
    assert all(promise.ok for promise in audited(REPORT, KEPT))
    planted = {
        "meters": replace(REPORT, meters=(MeterProof("linked.main", 101, 100, False),)),
        "purse": replace(REPORT, negative=1),
        "ledgers": replace(REPORT, sum_minor={"SGD": 1}),
        "audit": replace(REPORT, ok=False, problems=(Problem("step", "t-1", "it is missing"),)),
    }
    for part, report in planted.items():
        assert not by_name(audited(report, KEPT), part).ok, part


def test_a_process_that_falls_and_a_fault_in_its_log_are_found() -> None:
    measured, log = Measured(), LogBook()
    log.add(json.dumps({"event": "fault", "level": "error", "error": "StoreError", "where": "a.py:1"}))
    log.add(json.dumps({"event": "store", "level": "error", "error": "StoreError"}))
    log.add("not JSON\n")
    assert all(promise.ok for promise in stays_up(measured, [log], 3))
    log.add(json.dumps({"event": "fault", "level": "error", "error": "KeyError", "where": "floor/desk.py:7"}))
    measured.ended.append("chaos-1 has ended")
    ended, faults = stays_up(measured, [log], 3)
    assert (ended.tried, ended.kept) == (3, 2)
    assert (faults.tried, faults.kept) == (4, 3)
    assert faults.figure == "1 fault: KeyError floor/desk.py:7"
    assert "not JSON" in log.tail


def test_a_player_who_gives_up_is_found() -> None:
    assert plays_on(3, []).ok
    assert plays_on(3, ["signed out"]) == Promise("every player comes back", 3, 2, "1 gave up: signed out")
