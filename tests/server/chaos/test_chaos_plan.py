"""Faults by seed: the same again, those that were asked for, and only where they can be had."""

from collections import Counter

import pytest

from queenhigh.server.chaos.plan import (
    KINDS,
    ChaosError,
    ChaosPlan,
    Fault,
    Kind,
    counts_of,
    draw,
    fitting,
    parse_counts,
)

COUNTS: dict[Kind, int] = {"kills": 20, "stops": 5, "full": 3, "slow": 2}


def test_the_same_seed_gives_the_same_faults_and_another_seed_others() -> None:
    first = draw(ChaosPlan(seed=7, counts=COUNTS))
    assert first == draw(ChaosPlan(seed=7, counts=COUNTS))
    assert first != draw(ChaosPlan(seed=8, counts=COUNTS))
    assert Counter(fault.kind for fault in first) == COUNTS
    assert [fault.kind for fault in first] != sorted(fault.kind for fault in first), "in any order"


def test_pauses_fill_the_time_that_is_asked_for() -> None:
    brief = draw(ChaosPlan(seed=7, counts=COUNTS))
    assert all(0.5 <= fault.pause <= 1.5 for fault in brief)
    wide = draw(ChaosPlan(seed=7, counts=COUNTS, seconds=600))
    assert sum(fault.pause for fault in wide) == pytest.approx(600, rel=0.2)


def test_where_nothing_is_said_there_is_some_of_all_that_fits() -> None:
    plans = {
        ("kills", "stops", "full", "slow"): ChaosPlan(seed=1),
        ("kills", "stops", "cuts", "severs", "slow"): ChaosPlan(seed=1, database="postgresql://x/y"),
        ("kills", "stops", "freezes", "cuts", "severs", "crashes", "slow"): ChaosPlan(
            seed=1, own_postgres=True, processes=2
        ),
    }
    for kinds, plan in plans.items():
        assert fitting(plan) == kinds
        assert set(counts_of(plan)) == set(kinds)
    assert set().union(*map(set, plans)) == set(KINDS)
    minutes = counts_of(ChaosPlan(seed=1, seconds=300))
    assert minutes == {kind: 5 * count for kind, count in counts_of(ChaosPlan(seed=1)).items()}


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (ChaosPlan(seed=1, counts={"freezes": 1}), "freezes need a second process"),
        (ChaosPlan(seed=1, counts={"freezes": 1}, database="postgresql://x/y"), "a second process"),
        (ChaosPlan(seed=1, counts={"cuts": 1}), "need PostgreSQL"),
        (ChaosPlan(seed=1, counts={"severs": 1}), "need PostgreSQL"),
        (ChaosPlan(seed=1, counts={"crashes": 1}, database="postgresql://x/y"), "say --postgres"),
        (ChaosPlan(seed=1, counts={"full": 1}, own_postgres=True), "full need SQLite"),
        (ChaosPlan(seed=1, processes=2), "one process alone writes a file"),
    ],
)
def test_what_cannot_be_had_is_refused(plan: ChaosPlan, why: str) -> None:
    with pytest.raises(ChaosError, match=why):
        draw(plan)


def test_none_of_a_kind_is_not_too_much() -> None:
    assert counts_of(ChaosPlan(seed=1, counts={"kills": 1, "freezes": 0})) == {"kills": 1}


def test_counts_are_read_as_they_are_said() -> None:
    assert parse_counts("kills=50, cuts=100 slow=0") == {"kills": 50, "cuts": 100, "slow": 0}
    assert parse_counts("") == {}


@pytest.mark.parametrize("said", ["kills", "kills=", "kills=-1", "kills=1.5", "kills=٣", "kills=9999999999"])
def test_counts_are_whole_numbers(said: str) -> None:
    with pytest.raises(ChaosError, match="say how many"):
        parse_counts(said)


def test_another_kind_is_guessed() -> None:
    with pytest.raises(ChaosError, match="did you mean kills"):
        parse_counts("kill=3")


def test_a_fault_chooses_among_those_that_are_there() -> None:
    assert [Fault("kills", 0, pick, 0).choose(3) for pick in (0.0, 0.34, 0.99, 1.0)] == [0, 1, 2, 2]
