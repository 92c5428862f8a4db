"""Jackpots over years: the meter's path beside settlement itself, the same wherever it is worked out."""

import signal
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from importlib import import_module

import pytest

from kit.command import interruptible
from kit.houses.changed import repaid
from kit.houses.invented import invented
from kit.houses.jackpots import assert_as_walked, assert_balanced, busy, greedy, six_cards, twins
from kit.oracles.simulated import wild_chart
from queenhigh.rules import house
from queenhigh.simulation.edges.living_meters import Hit
from queenhigh.simulation.jackpot.results import Hits, Point
from queenhigh.simulation.jackpot.run import jackpot, stretch_of
from queenhigh.simulation.running import pieces
from queenhigh.simulation.running.gather import unbroken
from queenhigh.simulation.running.pools import Threads
from queenhigh.study.result import Progress

following = import_module("queenhigh.simulation.jackpot.run")


@pytest.mark.parametrize(("take_up", "boxes"), [("100%", 3), ("60%", 4), ("35%", 1)])
def test_meters_live_as_settlement_lets_them(
    take_up: str, boxes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "_LEAST", 700)  # so that meters are carried over many borders
    monkeypatch.setattr(following, "LEAST", 10)
    found = jackpot(
        busy(), tables=3, boxes=boxes, take_up=take_up, days="0.75", seed=11, meters_minor={"main": 1_234_567}
    )
    assert found.rounds == 1800
    assert len(found.hits) > 20
    assert_as_walked(found, {"main": 1_234_567})


def test_several_meters_with_caps_and_draws() -> None:
    fourth = invented("fourth")
    found = jackpot(fourth, boxes=2, take_up="80%", days="1.5", seed=3, strategy=wild_chart(fourth))
    assert {meter.name for meter in found.meters} == {"main", "mini"}
    assert found.meters[1].hits > 3
    assert_as_walked(found, {"main": 500_000, "mini": 10_000})


def test_two_progressives_have_an_account_each() -> None:
    found = jackpot(twins(), boxes=4, take_up="70%", days=1, seed=5, strategy="always")
    assert [account.wager for account in found.accounts] == ["gold", "silver"]
    assert_as_walked(found, {"gold": 100_000, "silver": 2_000})
    assert_balanced(found)


@pytest.mark.parametrize(("take_up", "boxes"), [("100%", 2), ("60%", 4)])
def test_progressives_on_six_cards(take_up: str, boxes: int) -> None:
    found = jackpot(six_cards(), boxes=boxes, take_up=take_up, days=1, seed=8)
    assert [account.wager for account in found.accounts] == ["spades", "hearts"]
    assert len(found.hits) > 20
    assert found.accounts[0].envies > 3
    assert_as_walked(found, {"main": 100_000, "hearts": 500_000})
    assert_balanced(found)


def test_a_bet_on_one_progressive_leaves_the_other_meter_out() -> None:
    stakes = {"ante": 100, "gold": 100}
    found = jackpot(twins(), boxes=2, days="0.2", stakes_minor=stakes, strategy="always")
    assert [meter.name for meter in found.meters] == ["gold"]
    assert [account.wager for account in found.accounts] == ["gold"]


# The same question asked in other ways


def test_everybody_betting_is_a_plan_without_takers() -> None:
    every = jackpot(busy(), take_up=1, days=2, seed=4)
    assert every.plan.takers is None
    nearly = jackpot(busy(), take_up=Fraction(2**32 - 1, 2**32), days=2, seed=4)
    assert nearly.plan.takers == 2**32 - 1
    assert every.hits == nearly.hits
    assert every.accounts[0].staked_minor == nearly.accounts[0].staked_minor


def test_an_equal_house_read_anew_gives_the_same() -> None:
    again = repaid("rws", "progressive", {2: "100% of meter", 3: "100% of meter"})
    assert again is not greedy()
    found = [jackpot(each, days=3, seed=1) for each in (greedy(), again)]
    assert found[0] == found[1]
    assert found[0].hits


# The path and the hits


def test_the_path_keeps_peaks_of_many_hits_and_stays_short() -> None:
    found = jackpot(busy(), tables=4, days=12, seed=6)
    meter = found.meters[0]
    assert meter.hits > 5_000
    assert len(meter.path) < 2_500
    assert max(point.meter_minor for point in meter.path) == meter.highest_minor
    assert min(point.meter_minor for point in meter.path) == meter.lowest_minor
    rounds = [point.rounds for point in meter.path]
    assert rounds == sorted(rounds)
    assert (rounds[0], rounds[-1]) == (0, found.rounds)


def test_a_saw_tooth_falls_from_what_was_shown_to_what_is_left() -> None:
    found = jackpot(house("prime"), tables=5, days=20, seed=2)
    (meter,) = found.meters
    assert 3 < meter.hits < 400
    pairs = set(zip(meter.path, meter.path[1:], strict=False))
    for hit in found.hits:
        left = hit.before_minor - hit.paid_minor + hit.reseeded_minor
        assert (Point(hit.round, hit.before_minor), Point(hit.round, left)) in pairs


def test_a_stretch_depends_on_the_question_alone() -> None:
    assert stretch_of(100, 5) == stretch_of(4_000, 5) == 500
    assert stretch_of(1_000_000, 5) == 2_500
    assert stretch_of(10**12, 5) == pieces.PIECE // 5


def test_hits_are_a_list_of_hits() -> None:
    hits, made = (
        Hits(),
        [Hit(3, 1, "main", "gold", "x", 100, 50, 40, 5), Hit(4, 0, "mini", "gold", "y", 7, 9, 8, 0)],
    )
    for hit in made:
        hits.add(hit)
    assert list(hits) == made
    assert hits[-1] == made[1]
    assert hits[:1] == made[:1]
    assert hits.of_meter("mini").tolist() == [[4, 9, 8, 0]]
    assert len(Hits().of_meter("main")) == 0
    with pytest.raises(IndexError):
        hits[2]


# Time


def test_time_goes_by_as_the_tables_play() -> None:
    found = jackpot(busy(), tables=3, rounds_per_hour="40.5", hours_per_day=10, days=2, seed=1)
    assert found.rounds == found.asked == 3 * 810
    assert found.days == 2
    assert found.pace.day(1215) == 1
    assert found.box_rounds == 5 * 3 * 810
    year = jackpot(house("prime"), boxes=1, rounds_per_hour=1, hours_per_day=1)
    assert year.rounds == 365
    assert year.years == 1


def test_an_interrupt_waits_until_the_sums_are_whole() -> None:
    done = []

    @unbroken()
    def add() -> None:
        signal.raise_signal(signal.SIGINT)
        done.append("all of it")

    with interruptible():
        with pytest.raises(KeyboardInterrupt):
            add()
        assert done
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    with ThreadPoolExecutor(1) as executor:
        assert executor.submit(lambda: jackpot(busy(), days="0.1", seed=1)).result().rounds == 80


def test_an_interrupt_tells_of_the_time_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "_LEAST", 5_000)
    done: list[int] = []

    def enough(progress: Progress) -> None:
        done.append(progress.done)
        if len(done) == 3:
            raise KeyboardInterrupt

    found = jackpot(busy(), days=20, seed=8, watch=enough)
    assert found.stopped == "interrupted"
    assert found.rounds == done[-1] < found.asked == 20 * 800
    assert found.days == found.pace.day(found.rounds) < 20
    assert_balanced(found)

    def at_once(progress: Progress) -> None:
        raise AssertionError("nothing is known yet")

    class Broken(Threads):
        def warm(self, work: object) -> None:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        jackpot(busy(), days=20, pool=Broken(1), watch=at_once)
