"""The accounts of jackpots: they balance, and keep to the exact long run; what cannot be asked is refused."""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from kit.houses.changed import edited
from kit.houses.invented import invented
from kit.houses.jackpots import assert_balanced, busy, greedy
from queenhigh.analysis import Question, analyse
from queenhigh.rules import house
from queenhigh.simulation.jackpot.results import MeterLife
from queenhigh.simulation.jackpot.run import default_bet, jackpot, metered_entries
from queenhigh.simulation.running.pools import Threads


@pytest.mark.parametrize("name", ["rws", "prime", "sixcard"])
def test_the_catalogue_balances_and_keeps_to_the_long_run(name: str) -> None:
    found = jackpot(house(name), tables=8, take_up="40%", days=40, seed=1)
    assert_balanced(found)
    account, meter = found.accounts[0], found.meters[0]
    assert account.z is not None
    assert abs(account.z) < 4
    assert meter.expected_hits is not None
    assert abs(meter.hits - meter.expected_hits) < 4 * sqrt(meter.expected_hits)
    bets = Fraction(2, 5) * found.box_rounds
    assert meter.expected_hits == bets / 22_100
    assert meter.expected_gap == 22_100 / (5 * Fraction(2, 5))
    assert abs(account.bets - bets) < 4 * sqrt(bets * Fraction(3, 5))


def test_a_reserve_pays_for_seeds_and_the_house_for_the_rest() -> None:
    """A reserve is no other money: of what seeds cost, it says which part is the house's own."""
    found = jackpot(invented("cardroom"), tables=2, boxes=3, days=3, seed=1)
    assert_balanced(found)
    account, meter = found.accounts[0], found.meters[0]
    assert account.reserved_minor == meter.reserved_minor == account.bets * 12, "of 12.5 cents, whole ones"
    long = account.long_run
    assert long is not None
    seeds = Fraction(4, 22_100) * 50_000
    assert (long.seed, long.reserve, long.own_seed) == (seeds / 250, Fraction(12, 250), Fraction(0))
    plain = jackpot(edited("cardroom", ('reserve = "5%"\n', "")), tables=2, boxes=3, days=3, seed=1)
    assert plain.accounts[0].house_minor == account.house_minor
    assert plain.accounts[0].long_run is not None
    assert plain.accounts[0].long_run.own_seed == long.seed
    dear = jackpot(edited("cardroom", ("seed = 500", "seed = 1000")), days="0.1").accounts[0].long_run
    assert dear is not None
    assert dear.seed is not None
    assert dear.reserve is not None
    assert dear.own_seed == dear.seed - dear.reserve == (2 * seeds - 12) / 250


def test_shares_of_the_meter_balance_too() -> None:
    found = jackpot(busy(), tables=4, take_up="45%", days=9, seed=2, pool=Threads(2))
    assert_balanced(found)
    meter = found.meters[0]
    assert 0 < meter.whole_hits < meter.hits
    account = found.accounts[0]
    assert account.long_run is not None
    assert account.long_run.seed is None
    assert account.long_run.edge is None
    assert account.z is None
    assert meter.expected_size_minor is None
    assert meter.expected_hits is not None
    assert abs(meter.hits - meter.expected_hits) < 4 * sqrt(meter.expected_hits)


def test_the_long_run_is_the_edge_at_the_seed_less_what_feeds_the_meter() -> None:
    for name in ("rws", "prime", "sixcard"):
        exact = analyse(house(name), Question(players=5)).wagers["progressive"]
        found = jackpot(house(name), days="0.1")
        long, meter = found.accounts[0].long_run, found.meters[0]
        assert long is not None
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
    meter, account = found.meters[0], found.accounts[0]
    assert meter.hits == meter.whole_hits > 200
    assert account.reseeded_minor == meter.hits * meter.seed_minor
    assert account.z is not None
    assert abs(account.z) < 4
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
    account = jackpot(house("rws"), days=2, seed=1).accounts[0]
    assert account.long_run is not None
    assert account.long_run.edge is not None
    assert account.standard_error is None
    assert account.z is None


def test_envy_costs_what_the_rows_say() -> None:
    found = jackpot(house("rws"), tables=8, take_up="40%", days=40, seed=1)
    account = found.accounts[0]
    spades, others = account.rows[:2]
    assert (spades.envy_minor, others.envy_minor) == (25_000 * spades.envies, 5_000 * others.envies)
    assert account.envies == spades.envies + others.envies > 100
    alone = jackpot(house("rws"), boxes=1, days=20, seed=1).accounts[0]
    assert alone.envy_minor == 0
    assert alone.long_run is not None
    assert alone.long_run.envy == 0


def test_envy_behind_the_progressive_itself_falls_with_those_who_bet() -> None:
    same = 'behind = "ante"'
    own = edited("rws", (same, 'behind = "progressive"'))
    full, half = (jackpot(own, days="0.1", take_up=share).accounts[0].long_run for share in ("100%", "50%"))
    assert full is not None
    assert half is not None
    assert full.envy is not None
    assert half.envy == full.envy / 2


# What is asked


def test_the_bet_by_default_holds_what_the_progressive_needs() -> None:
    bets = {
        name: default_bet(house(name), metered_entries(house(name))) for name in ("rws", "prime", "sixcard")
    }
    assert bets == {
        "rws": {"ante": 500, "progressive": 250},
        "prime": {"ante": 500, "progressive": 100},
        "sixcard": {"ante": 500, "pair_plus": 500, "progressive": 500},
    }


def test_a_take_up_is_read_as_it_is_said() -> None:
    for said in ("40%", " 40 % ", "0.4", 0.4, Fraction(2, 5)):
        assert jackpot(house("rws"), boxes=1, days="0.01", take_up=said).pace.take_up == Fraction(2, 5)


def test_a_life_is_told_in_short() -> None:
    found = jackpot(busy(), days=1, seed=9)
    assert "days=1.0" in repr(found)
    assert isinstance(found.meters[0], MeterLife)
    assert "<table" in found._repr_html_()
