"""Jackpots over years: meters move as settlement moves them, accounts balance and keep to the long run."""

from fractions import Fraction
from functools import cache
from importlib import import_module
from math import sqrt

import numpy as np
import pytest

from kit.houses.changed import edited, repaid
from kit.houses.invented import invented
from kit.houses.jackpots import assert_as_walked, assert_balanced, busy, greedy, six_cards, twins
from kit.oracles.simulated import wild_chart
from queenhigh.analysis import analyse
from queenhigh.rules import house
from queenhigh.simulation.edges.living_meters import Hit
from queenhigh.simulation.jackpot.results import Hits, Jackpot, LongRun, MeterLife, Point
from queenhigh.simulation.jackpot.run import default_bet, jackpot, metered_entries, stretch_of
from queenhigh.simulation.running import pieces

following = import_module("queenhigh.simulation.jackpot.run")


@pytest.mark.parametrize(("take_up", "boxes"), [("100%", 3), ("60%", 4), ("35%", 1)])
def test_meters_live_as_settlement_lets_them(
    take_up: str, boxes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "_LEAST", 700)  # so that meters are carried over many borders
    monkeypatch.setattr(following, "LEAST", 10)
    found = jackpot(
        busy(), tables=3, boxes=boxes, take_up=take_up, days="0.75", seed=11, meters={"main": "12345.67"}
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
    found = jackpot(twins(), boxes=2, days="0.2", stakes=stakes, strategy="always")
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
    hits = Hits()
    made = [Hit(3, 1, "main", "gold", "x", 100, 50, 40, 5), Hit(4, 0, "mini", "gold", "y", 7, 9, 8, 0)]
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


# Accounts


@cache
def catalogue_run(name: str) -> Jackpot:
    return jackpot(house(name), tables=8, take_up="40%", days=40, seed=1)


def assert_hits_as_expected(meter: MeterLife) -> None:
    assert meter.expected_hits is not None
    assert abs(meter.hits - meter.expected_hits) < 4 * sqrt(meter.expected_hits)


def long_run(found: Jackpot) -> LongRun:
    """The exact figures of the first account."""
    long = found.accounts[0].long_run
    assert long is not None
    return long


@pytest.mark.parametrize("name", ["rws", "prime", "sixcard"])
def test_the_catalogue_balances_and_keeps_to_the_long_run(name: str) -> None:
    found = catalogue_run(name)
    assert_balanced(found)
    account = found.accounts[0]
    meter = found.meters[0]
    assert abs(account.z or 9) < 4
    assert_hits_as_expected(meter)
    bets = Fraction(2, 5) * found.box_rounds
    assert meter.expected_hits == bets / 22_100
    assert meter.expected_gap == 22_100 / (5 * Fraction(2, 5))
    assert abs(account.bets - bets) < 4 * sqrt(bets * Fraction(3, 5))


def test_a_reserve_pays_for_seeds_and_the_house_for_the_rest() -> None:
    """A reserve is no other money: of what seeds cost, it says which part is the house's own."""
    found = jackpot(invented("cardroom"), tables=2, boxes=3, days=3, seed=1)
    assert_balanced(found)
    account = found.accounts[0]
    meter = found.meters[0]
    assert account.reserved_minor == meter.reserved_minor == account.bets * 12, "of 12.5 cents, whole ones"
    long = long_run(found)
    assert long.seed is not None
    assert (long.seed, long.reserve, long.own_seed) == (
        Fraction(4, 22_100) * 200,
        Fraction(12, 250),
        Fraction(0),
    )
    plain = jackpot(edited("cardroom", ('reserve = "5%"\n', "")), tables=2, boxes=3, days=3, seed=1)
    assert plain.accounts[0].house_minor == account.house_minor
    assert long_run(plain).own_seed == long.seed
    dear = long_run(jackpot(edited("cardroom", ("seed = 500", "seed = 1000")), days="0.1"))
    assert (dear.seed, dear.reserve) == (2 * long.seed, Fraction(12, 250))
    assert dear.own_seed == 2 * long.seed - Fraction(12, 250)


def test_shares_of_the_meter_balance_too() -> None:
    found = jackpot(busy(), tables=4, take_up="45%", days=9, seed=2)
    assert_balanced(found)
    meter = found.meters[0]
    assert 0 < meter.whole_hits < meter.hits
    assert (long_run(found).seed, long_run(found).edge, found.accounts[0].z) == (None, None, None)
    assert meter.expected_size_minor is None
    assert_hits_as_expected(meter)


def test_the_long_run_is_the_edge_at_the_seed_less_what_feeds_the_meter() -> None:
    for name in ("rws", "prime", "sixcard"):
        exact = analyse(house(name), players=5).wagers["progressive"]
        found = jackpot(house(name), days="0.1")
        long = long_run(found)
        meter = found.meters[0]
        assert exact.progressive is not None
        assert long.fixed == exact.progressive.fixed_return
        assert long.envy is not None
        if name == "sixcard":  # a fold forfeits Envy there: best play that counts it keeps more hands in
            assert long.envy < exact.progressive.envy_return
        else:
            assert long.envy == exact.progressive.envy_return
            assert long.edge == exact.house_edge - Fraction(1, 5)
            assert meter.break_even_minor == exact.progressive.break_even_meter_minor
        assert long.seed == exact.progressive.meter_return
        assert meter.expected_gap is not None
        assert meter.expected_gap * 5 == exact.progressive.rounds_between_hits


def test_each_hit_for_all_costs_a_seed() -> None:
    found = jackpot(greedy(), take_up="50%", days=60, seed=3)
    meter = found.meters[0]
    account = found.accounts[0]
    assert meter.hits == meter.whole_hits > 200
    assert account.reseeded_minor == meter.hits * meter.seed_minor
    assert abs(account.z or 9) < 4
    assert meter.sizes is not None
    assert meter.expected_size_minor is not None
    error = meter.sizes.standard_deviation / sqrt(meter.hits)
    assert abs(float(meter.sizes.mean - meter.expected_size_minor)) < 4 * error


def test_z_scores_spread_as_they_should() -> None:
    scores = []
    for seed in range(24):
        z = jackpot(greedy(), take_up="50%", days=6, seed=seed).accounts[0].z
        assert z is not None
        scores.append(z)
    assert abs(np.mean(scores)) < 4 / sqrt(24)
    assert 0.5 < np.std(scores) < 1.6


def test_few_hits_make_no_score() -> None:
    found = jackpot(house("rws"), days=2, seed=1)
    assert long_run(found).edge is not None
    assert (found.accounts[0].standard_error, found.accounts[0].z) == (None, None)


def test_envy_costs_what_the_rows_say() -> None:
    account = catalogue_run("rws").accounts[0]
    spades, others = account.rows[:2]
    assert (spades.envy_minor, others.envy_minor) == (25_000 * spades.envies, 5_000 * others.envies)
    assert account.envies == spades.envies + others.envies > 100
    alone = jackpot(house("rws"), boxes=1, days=20, seed=1)
    assert (alone.accounts[0].envy_minor, long_run(alone).envy) == (0, Fraction(0))


def test_envy_behind_the_progressive_itself_falls_with_those_who_bet() -> None:
    own = edited("rws", ('behind = "ante"', 'behind = "progressive"'))
    full, half = (long_run(jackpot(own, days="0.1", take_up=share)).envy for share in ("100%", "50%"))
    assert half
    assert full == 2 * half


# What is asked


def test_the_bet_by_default_holds_what_the_progressive_needs() -> None:
    bets = {
        "rws": {"ante": 500, "progressive": 250},
        "prime": {"ante": 500, "progressive": 100},
        "sixcard": {"ante": 500, "pair_plus": 500, "progressive": 500},
    }
    for name, bet in bets.items():
        assert default_bet(house(name), metered_entries(house(name))) == bet


def test_a_take_up_is_read_as_it_is_said() -> None:
    for said in ("40%", " 40 % ", "0.4", 0.4, Fraction(2, 5)):
        assert jackpot(house("rws"), boxes=1, days="0.01", take_up=said).pace.take_up == Fraction(2, 5)
