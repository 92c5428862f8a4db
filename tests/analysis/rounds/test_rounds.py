"""What a bet nets over many rounds, against plain convolution in fractions and against known laws."""

from bisect import bisect_right
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from queenhigh.analysis.rounds import rounds as rounds_module
from queenhigh.analysis.rounds.rounds import (
    TAIL,
    Run,
    after_rounds,
    lattice_of,
    window,
)
from queenhigh.study.spread import Spread

ORDINARY = Spread(
    {
        -2: 230_000_000, -1: 20_000_000, 0: 6_000_000, 1: 5_000_000, 2: 90_000_000, 3: 20_000_000,
        4: 20_000_000, 5: 900_000, 6: 4_000_000, 7: 500_000, 9: 700_000, 12: 10_000, 32: 70_000, 34: 40_000,
        41: 50_000,
    }
)  # fmt: skip
"""Shaped like an Ante with a Pair Plus of the same stake."""
THOUSAND = Spread({**ORDINARY.counts, 998: 4000, 1003: 400})
"""The same with a wager that pays a thousand to one."""

SPREADS = st.builds(
    lambda counts, unit: Spread({unit * net: count for net, count in counts.items()}),
    st.dictionaries(st.integers(-6, 12), st.integers(1, 50), min_size=1, max_size=5),
    st.sampled_from([1, 5, 250]),
)
"""Small bets."""


def by_hand(spread: Spread, rounds: int) -> dict[int, Fraction]:
    """Round after round, every net so far with every net of the next."""
    chances = {0: Fraction(1)}
    for _ in range(rounds):
        after: dict[int, Fraction] = {}
        for so_far, chance in chances.items():
            for net, count in spread.counts.items():
                more = chance * Fraction(count, spread.deals)
                after[so_far + net] = after.get(so_far + net, Fraction(0)) + more
        chances = after
    return chances


def exactly(spread: Spread, rounds: int) -> Run:
    run = rounds_module._exactly(spread, lattice_of(spread), rounds, 10**12)
    assert run is not None
    return run


def nearly(spread: Spread, rounds: int) -> Run:
    return rounds_module._nearly(spread, lattice_of(spread), rounds)


def assert_near(near: Run, exact: Run) -> None:
    """Every chance of the one, whichever way it is asked for, lies within its own error of the other's."""
    assert (near.mean, near.variance, near.worst, near.best) == (
        exact.mean, exact.variance, exact.worst, exact.best
    )  # fmt: skip
    places = [bisect_right(exact.nets, net) for net in near.nets]
    truth = np.array([exact.upto[place - 1] / exact.total if place else 0.0 for place in places])
    assert np.abs(np.asarray(near.upto) - truth).max() <= near.error
    masses = dict(zip(exact.nets, exact.masses, strict=True))
    truth = np.array([masses.get(net, 0) / exact.total for net in near.nets])
    assert np.abs(np.asarray(near.masses) - truth).max() <= near.error
    for name in ("chance_ahead", "chance_even", "chance_behind"):
        assert abs(getattr(near, name) - getattr(exact, name)) <= near.error
    for net in (exact.worst, exact.best, exact.best + 1, near.nets[0] - 1, near.nets[-1] + 1):
        assert abs(near.chance_at_least(net) - exact.chance_at_least(net)) <= near.error


@settings(deadline=None, max_examples=60)
@given(SPREADS, st.integers(1, 7), st.fractions(0, 1).filter(bool))
def test_short_runs_are_exact(spread: Spread, rounds: int, part: Fraction) -> None:
    """A percentile is the least net that covers its part."""
    run = after_rounds(spread, rounds)
    truth = by_hand(spread, rounds)
    assert run.exact
    assert run.error == 0
    assert list(run.nets) == sorted(truth)
    assert [Fraction(int(mass), run.total) for mass in run.masses] == [truth[net] for net in sorted(truth)]
    assert run.exact_chance_ahead == sum(chance for net, chance in truth.items() if net > 0)
    assert run.chance_even == float(truth.get(0, Fraction(0)))
    assert run.chance_behind == float(sum(chance for net, chance in truth.items() if net < 0))
    assert (run.worst, run.best) == (min(truth), max(truth))
    assert run.mean == sum(net * chance for net, chance in truth.items())
    assert run.variance == sum(net**2 * chance for net, chance in truth.items()) - run.mean**2
    for net in (run.worst - 1, run.worst, 1, run.best, run.best + 1):
        expected = sum((chance for other, chance in truth.items() if other >= net), Fraction(0))
        assert run.exact_chance_at_least(net) == expected
        assert run.chance_at_least(net) == float(expected)
    covering = run.percentile(part)
    below, at = (sum(truth[net] for net in truth if net < edge) for edge in (covering, covering + 1))
    assert below < part <= at


@settings(deadline=None, max_examples=60)
@given(SPREADS, st.integers(1, 60))
def test_the_transform_keeps_within_its_error(spread: Spread, rounds: int) -> None:
    near = nearly(spread, rounds)
    assert not near.exact
    assert near.exact_chance_ahead is None
    assert 0 < near.error < 1e-11
    assert_near(near, exactly(spread, rounds))


@pytest.mark.parametrize(
    ("spread", "rounds"), [(ORDINARY, 300), (THOUSAND, 40), (Spread({-1: 20, 3: 1}), 5000)]
)
def test_the_transform_keeps_within_its_error_over_a_window(spread: Spread, rounds: int) -> None:
    near = nearly(spread, rounds)
    exact = exactly(spread, rounds)
    assert len(near.nets) < len(exact.nets)
    assert near.error < 1e-10
    assert_near(near, exact)


def test_mass_that_folds_back_into_a_narrow_window_is_in_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a window that leaves out much, the chances go wrong by much, and the error says so."""
    spread = Spread({-1: 1, 1: 1})
    rounds = 1000
    exact = exactly(spread, rounds)
    monkeypatch.setattr(rounds_module, "TAIL", 0.05)
    monkeypatch.setattr(rounds_module, "_fitting_window", lambda lattice, rounds: (range(436, 564), 128))
    near = nearly(spread, rounds)
    truth = np.array([mass / exact.total for mass in exact.masses[436:564]])
    assert np.abs(np.asarray(near.masses) - truth).max() > 1e-7
    assert near.error > 0.1
    assert_near(near, exact)


@settings(deadline=None, max_examples=60)
@given(SPREADS, st.integers(1, 100))
def test_little_mass_lies_outside_the_window(spread: Spread, rounds: int) -> None:
    exact = exactly(spread, rounds)
    lattice = lattice_of(spread)
    seen = window(lattice, rounds)
    lowest = exact.worst + lattice.step * seen.start
    highest = exact.worst + lattice.step * (seen.stop - 1)
    assert 1 - exact.chance_at_least(lowest) <= TAIL
    assert exact.chance_at_least(highest + 1) <= TAIL


@settings(deadline=None, max_examples=60)
@given(SPREADS, st.integers(1, 1500), st.lists(st.floats(1e-6, 1), min_size=2, max_size=6))
def test_chances_add_up_and_percentiles_rise(spread: Spread, rounds: int, parts: list[float]) -> None:
    run = after_rounds(spread, rounds)
    total = run.chance_ahead + run.chance_even + run.chance_behind
    assert total == pytest.approx(1, abs=3 * run.error + 1e-15)
    percentiles = [run.percentile(part) for part in sorted(parts)]
    assert percentiles == sorted(percentiles)
    for part, net in zip(sorted(parts), percentiles, strict=True):
        assert run.worst <= net <= run.best
        assert 1 - run.chance_at_least(net + 1) >= part - run.error - 1e-15
        assert 1 - run.chance_at_least(net) < part + run.error + 1e-15


@pytest.mark.parametrize(
    ("spread", "rounds"),
    [(ORDINARY, 1000), (ORDINARY, 100_000), (THOUSAND, 10_000), (Spread({-999: 7, 37: 50, 1012: 1}), 5_000)],
)
def test_long_runs_have_the_mean_and_variance_they_must(spread: Spread, rounds: int) -> None:
    run = after_rounds(spread, rounds)
    assert not run.exact
    assert run.error < 1e-9
    assert run.mean == rounds * spread.mean
    assert run.variance == rounds * spread.variance
    nets = np.array(run.nets, float)
    masses = np.asarray(run.masses)
    deviation = run.standard_deviation
    away = (nets - float(run.mean)) / deviation
    assert masses.sum() == pytest.approx(1, abs=run.error)
    assert masses @ away == pytest.approx(0, abs=1e-6)
    assert masses @ away**2 == pytest.approx(1, abs=1e-6)


def test_one_huge_award_leaves_short_runs_exact() -> None:
    spread = Spread({-2: 100_000_000, 3: 50_000_000, 123_456_789: 1})
    run = after_rounds(spread, 20)
    assert run.exact
    assert run.best == 20 * 123_456_789
    assert run.exact_chance_at_least(100_000_000) == 1 - Fraction(150_000_000, 150_000_001) ** 20


def test_a_bet_that_always_nets_the_same() -> None:
    run = after_rounds(Spread({-3: 10, 5: 0}), 1_000_000)
    assert run.exact
    assert (run.chance_ahead, run.chance_even, run.chance_behind) == (0, 0, 1)
    assert run.percentile(0.5) == run.worst == run.best == -3_000_000
    assert nearly(Spread({-3: 10}), 50).chance_behind == 1


@pytest.mark.parametrize("rounds", [100, 2000])
def test_what_is_drawn_is_nearly_everything(rounds: int) -> None:
    run = after_rounds(ORDINARY, rounds)
    assert len(run.nets_minor) == len(run.chances) < len(run.nets)
    assert (np.diff(run.nets_minor) > 0).all()
    assert (run.chances > 0).all()
    assert 0.99999 < run.chances.sum() <= 1 + run.error + 1e-12
    place = int(run.chances.argmax())
    net = int(run.nets_minor[place])
    expected = run.chance_at_least(net) - run.chance_at_least(net + 1)
    assert run.chances[place] == pytest.approx(expected, abs=3 * run.error + 1e-15)


@pytest.mark.parametrize("parts", [4, 16, 1 << 12, 1 << 23])
def test_roots_of_unity_are_right_to_the_last_figure(parts: int) -> None:
    count = min(parts, 300)
    angles = -2 * np.pi * np.arange(count) / parts
    turns = rounds_module._turns(parts, count)
    assert np.abs(turns - (np.cos(angles) + 1j * np.sin(angles))).max() < 2e-15
    assert np.abs(np.abs(turns) - 1).max() < 3e-16
