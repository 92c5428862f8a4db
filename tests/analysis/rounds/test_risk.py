"""Risk takes one bet over many rounds: the right distribution, the right cost of a round, plain refusals."""

from fractions import Fraction

import pytest

from kit.houses.invented import any_house
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.rounds.risk import PERCENTILES, risk
from queenhigh.analysis.rounds.rounds import after_rounds
from queenhigh.analysis.rounds.ruin import ruin
from queenhigh.study.bet import Bet

STAKES = {"ante": 1000, "pair_plus": 500}


def test_one_round_is_the_mix_itself() -> None:
    found = risk(any_house("rws"), STAKES, 1)
    spread = mix(Bet(any_house("rws"), STAKES)).spread
    assert found.mix.spread.counts == spread.counts
    assert found.run.mean == spread.mean
    assert found.run.exact_chance_ahead == spread.chance(1)
    assert found.run.chance_even == float(spread.chance(0))
    assert found.run.chance_behind == float(spread.chance(-1))
    assert found.ruin is None
    assert (found.bankroll_minor, found.goal_minor) == (None, None)


def test_many_rounds_lose_as_many_times_the_edge() -> None:
    """Ante 10 and Pair Plus 5: 3.3730 % and 5.5747 % of them, and the spread of two hundred rounds."""
    found = risk(any_house("rws"), STAKES, 200)
    lost = 1000 * Fraction(686_689, 20_358_520) + 500 * Fraction(308, 5525)
    assert found.run.mean == -200 * lost
    assert found.run.variance == 200 * found.mix.spread.variance
    assert found.run.rounds == 200
    chances = found.run.chance_ahead + found.run.chance_even + found.run.chance_behind
    assert chances == pytest.approx(1, abs=1e-9)
    again = after_rounds(found.mix.spread, 200)
    assert [found.run.percentile(part / 100) for part in PERCENTILES] == [
        again.percentile(part / 100) for part in PERCENTILES
    ]


def test_two_rounds_are_every_two_outcomes() -> None:
    found = risk(any_house("rws"), {"ante": 500}, 2)
    counts = found.mix.spread.counts
    ahead = sum(
        one * other for net, one in counts.items() for more, other in counts.items() if net + more > 0
    )
    assert found.run.exact_chance_ahead == Fraction(ahead, found.mix.spread.deals**2)


def test_a_bankroll_of_one_round_is_gone_with_the_first_loss() -> None:
    """Ante, Play and Pair Plus may cost 25; with that much, who loses anything cannot cover another round."""
    found = risk(any_house("rws"), STAKES, 1, bankroll_minor=2500)
    assert found.mix.most_at_risk_minor == 2500
    assert found.ruin is not None
    assert found.ruin.chance_ruined == pytest.approx(float(found.mix.spread.chance(-1)), abs=1e-12)
    assert found.ruin.chance_goal == 0
    assert found.ruin.expected_rounds == pytest.approx(1, abs=1e-12)
    assert found.ruin.mean_final_minor == pytest.approx(float(2500 + found.mix.spread.mean), abs=1e-6)


def test_a_goal_is_met_by_every_win_that_reaches_it() -> None:
    found = risk(any_house("rws"), {"ante": 1000}, 1, bankroll_minor=2000, goal_minor=3500)
    reached = sum(count for net, count in found.mix.spread.counts.items() if net >= 1500)
    assert found.ruin is not None
    assert found.ruin.chance_goal == pytest.approx(reached / found.mix.spread.deals, abs=1e-12)
    assert (found.bankroll_minor, found.goal_minor) == (2000, 3500)


def test_ruin_is_that_of_the_mix_with_the_most_that_a_round_may_cost() -> None:
    """The raise counts: a box that may play for three times its Ante must be able to."""
    house = any_house("upcard")
    found = risk(house, {"ante": 250}, 20, bankroll_minor=5000, goal_minor=9000)
    assert found.mix.most_at_risk_minor == 1000
    assert found.ruin == ruin(found.mix.spread, 20, 5000, 9000, 1000)


def test_a_meter_is_worth_its_money() -> None:
    stakes = {"ante": 500, "progressive": 250}
    low, high = (
        risk(any_house("rws"), stakes, 10, meters_minor={"main": meter}) for meter in (1_000_000, 3_210_000)
    )
    assert high.run.mean - low.run.mean == 10 * Fraction(2_210_000, 22_100)


# What makes no sense
