"""How long a bankroll lasts, against the same game in fractions and known laws of ruin; the risk of a bet."""

from fractions import Fraction
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.houses.invented import any_house
from kit.play.amounts import units
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.rounds import ruin as ruin_module
from queenhigh.analysis.rounds.risk import PERCENTILES, risk
from queenhigh.analysis.rounds.rounds import after_rounds
from queenhigh.analysis.rounds.ruin import Ruin, ruin
from queenhigh.study.bet import Bet
from queenhigh.study.spread import Spread

SPREADS = st.builds(
    lambda counts, unit, shift: Spread({unit * net + shift: count for net, count in counts.items()}),
    st.dictionaries(st.integers(-4, 8), st.integers(1, 50), min_size=1, max_size=5),
    st.sampled_from([1, 100]),
    st.sampled_from([0, 0, -7]),
)
"""Small bets, some of them with nets that are no multiples of anything."""


class Truth(NamedTuple):
    """What `Ruin` says, in fractions."""

    ruined: Fraction
    goal: Fraction
    playing: Fraction
    rounds: Fraction
    final: Fraction
    curve: list[Fraction]


def by_hand(spread: Spread, rounds: int, bankroll: int, goal: int | None, cost: int) -> Truth:
    """The game itself, bankroll by bankroll: the reference for `ruin`."""
    playing = {bankroll: Fraction(1)}
    left = {"ruined": Fraction(0), "goal": Fraction(0)}
    final = Fraction(0)
    expected = Fraction(0)
    curve = [Fraction(0)]
    for _ in range(rounds):
        expected += sum(playing.values())
        after: dict[int, Fraction] = {}
        for before, mass in playing.items():
            for net, count in spread.counts.items():
                now = before + net
                part = mass * Fraction(count, spread.deals)
                if now < cost or (goal is not None and now >= goal):
                    left["ruined" if now < cost else "goal"] += part
                    final += part * now
                else:
                    after[now] = after.get(now, Fraction(0)) + part
        playing = after
        curve.append(left["ruined"])
    final += sum(now * mass for now, mass in playing.items())
    still = sum(playing.values(), Fraction(0))
    return Truth(left["ruined"], left["goal"], still, expected, final, curve)


def assert_near(answer: Ruin, truth: Truth) -> None:
    """Every figure lies within its own error of the truth."""
    for found, truly in (
        (answer.chance_ruined, truth.ruined),
        (answer.chance_goal, truth.goal),
        (answer.chance_still_playing, truth.playing),
    ):
        assert abs(Fraction(found) - truly) <= answer.error
    assert abs(Fraction(answer.expected_rounds) - truth.rounds) <= answer.expected_rounds_error
    assert abs(Fraction(answer.mean_final_minor) - truth.final) <= answer.mean_final_error_minor
    for done, chance in zip(answer.curve_rounds, answer.curve_ruined, strict=True):
        assert abs(Fraction(chance) - truth.curve[done]) <= answer.error


@settings(deadline=None, max_examples=80)
@given(
    SPREADS, st.integers(1, 9), st.integers(0, 1500), st.none() | st.integers(1, 2000), st.integers(0, 300)
)
def test_small_games_equal_the_game_in_fractions(
    spread: Spread, rounds: int, more: int, above: int | None, dearer: int
) -> None:
    cost = max(-min(spread.counts), 1) + dearer
    bankroll = cost + more
    goal = None if above is None else bankroll + above
    answer = ruin(spread, rounds, bankroll, goal, cost)
    assert answer.error < 1e-11
    assert answer.curve_rounds == tuple(range(rounds + 1))
    assert_near(answer, by_hand(spread, rounds, bankroll, goal, cost))


@pytest.mark.parametrize(
    ("nets", "rounds", "bankroll", "goal"),
    [
        ({-2: 30, -1: 10, 0: 3, 1: 12, 2: 14, 5: 3}, 70, 12, None),
        ({-2: 30, -1: 10, 0: 3, 1: 12, 2: 14, 5: 3}, 70, 12, 25),
        # An award past every bankroll.
        ({-2: 1000, 3: 600, 10**12 + 1: 1}, 12, 20, None),
        ({-2: 1000, 3: 600, 10**12 + 1: 1}, 12, 20, 300),
    ],
)
def test_a_longer_game_equals_the_game_in_fractions(
    nets: dict[int, int], rounds: int, bankroll: int, goal: int | None
) -> None:
    answer = ruin(Spread(nets), rounds, bankroll, goal, 2)
    assert 0 < answer.chance_ruined < 0.99
    assert_near(answer, by_hand(Spread(nets), rounds, bankroll, goal, 2))


@pytest.mark.parametrize(("wins", "losses"), [(1, 1), (18, 19), (19, 18)])
def test_a_coin_to_the_end_follows_the_law_of_ruin(wins: int, losses: int) -> None:
    """From a to b: a / b with a fair coin, else (1 - r^a) / (1 - r^b) for odds r against."""
    answer = ruin(Spread({-10: losses, 10: wins}), 14_000, 200, 400, 10)
    odds = Fraction(losses, wins)
    law = Fraction(1, 2) if odds == 1 else (1 - odds**20) / (1 - odds**40)
    assert answer.chance_still_playing < 1e-12
    assert abs(answer.chance_goal - law) <= answer.error + answer.chance_still_playing
    assert abs(answer.chance_ruined - (1 - law)) <= answer.error + answer.chance_still_playing
    assert answer.error < 1e-10


def test_players_set_aside_unnoticed_are_in_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    spread = Spread({-2: 30, -1: 10, 1: 12, 2: 14, 5: 3})
    truth = by_hand(spread, 40, 12, None, 2)
    monkeypatch.setattr(ruin_module, "_UNNOTICED", 0.05)
    answer = ruin(spread, 40, 12, None, 2)
    assert abs(Fraction(answer.chance_ruined) - truth.ruined) > 1e-4
    assert answer.error < 0.1001
    assert_near(answer, truth)


def test_the_curve_is_thinned_and_rises_to_the_chance_of_ruin() -> None:
    answer = ruin(Spread({-1: 19, 1: 18}), 5000, 30, None, 1)
    assert len(answer.curve_rounds) == len(answer.curve_ruined) <= 241
    assert answer.curve_rounds[0] == answer.curve_ruined[0] == 0
    assert answer.curve_rounds[-1] == 5000
    assert answer.curve_ruined[-1] == answer.chance_ruined
    assert list(answer.curve_rounds) == sorted(set(answer.curve_rounds))
    assert list(answer.curve_ruined) == sorted(answer.curve_ruined)


# A bet of a house, over many rounds

STAKES = {"ante": 1000, "pair_plus": 500}


def test_many_rounds_lose_as_many_times_the_edge() -> None:
    """Ante 10 and Pair Plus 5: 3.3730 % and 5.5747 % of them, and the spread of two hundred rounds."""
    found = risk(any_house("rws"), stakes=units(STAKES), rounds=200)
    spread = mix(Bet(any_house("rws"), STAKES)).spread
    assert found.mix.spread.counts == spread.counts
    assert found.run.mean == -200 * (1000 * Fraction(686_689, 20_358_520) + 500 * Fraction(308, 5525))
    assert (found.run.rounds, found.run.variance) == (200, 200 * spread.variance)
    again = after_rounds(spread, 200)
    assert found.percentiles_minor == {part: again.percentile(Fraction(part, 100)) for part in PERCENTILES}
    assert (found.ruin, found.bankroll_minor, found.goal_minor) == (None, None, None)


def test_ruin_is_that_of_the_mix_with_the_most_that_a_round_may_cost() -> None:
    """The raise counts: a box that may play for three times its Ante must be able to."""
    house = any_house("upcard")
    found = risk(house, stakes={"ante": "2.50"}, rounds=20, bankroll=50, goal=90)
    assert found.mix.most_at_risk_minor == 1000
    assert found.ruin == ruin(found.mix.spread, 20, 5000, 9000, 1000)


def test_a_meter_is_worth_its_money() -> None:
    stakes = {"ante": 500, "progressive": 250}
    low, high = (
        risk(any_house("rws"), stakes=units(stakes), rounds=10, meters={"main": units(meter)})
        for meter in (1_000_000, 3_210_000)
    )
    assert high.run.mean - low.run.mean == 10 * Fraction(2_210_000, 22_100)
