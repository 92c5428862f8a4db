"""What is read off the players of a session: means, percentiles, histograms, fans, intervals."""

import statistics
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

from queenhigh.report import document_of, page_of
from queenhigh.report.blocks import Curves, Fan
from queenhigh.report.chapters.sessions import warnings
from queenhigh.report.writers.letters import fan_lines
from queenhigh.rules import house
from queenhigh.simulation.sessions import walk as walking
from queenhigh.simulation.sessions.results import FAN, PERCENTILES, Sessions
from queenhigh.simulation.sessions.run import sessions


def test_figures_are_those_of_the_statistics_module() -> None:
    found = sessions(house("sixcard"), 777, 100, bankroll_minor=6_000, seed=4)
    columns = {
        "result": (found.each.final_minor - 6_000).tolist(),
        "drawdown": found.each.drawdown_minor.tolist(),
        "survived": found.each.rounds.tolist(),
    }
    for name, values in columns.items():
        told = getattr(found, name)
        assert told.mean == Fraction(sum(values), 777)
        assert told.standard_deviation == pytest.approx(statistics.stdev(values))
        assert told.standard_error == pytest.approx(statistics.stdev(values) / 777**0.5)
        assert (told.least, told.most) == (min(values), max(values))
        for part in PERCENTILES:
            value = told.percentiles[part]
            assert sum(each <= value for each in values) * 100 >= part * 777
            assert sum(each < value for each in values) * 100 < part * 777


def test_the_histogram_holds_every_player_once() -> None:
    found = sessions(house("rws"), 2_000, 300, stakes_minor={"ante": 500, "pair_plus": 500}, seed=9)
    results = found.each.final_minor - found.bankroll_minor
    assert sum(each.players for each in found.histogram) == 2_000
    assert 6 <= len(found.histogram) <= 19
    for each in found.histogram:
        low = results.min() if each.low_minor is None else each.low_minor
        high = results.max() + 1 if each.high_minor is None else each.high_minor
        assert each.players == ((results >= low) & (results < high)).sum()
    edges = [each.low_minor for each in found.histogram if each.low_minor is not None]
    assert 0 in edges
    assert len({after - edge for edge, after in pairwise(edges)}) == 1


def test_one_player_has_figures_too() -> None:
    found = sessions(house("rws"), 1, 1, bankroll_minor=1_000)
    assert found.result.standard_deviation == found.result.standard_error == 0
    assert found.result.percentiles[1] == found.result.percentiles[99] == found.result.mean
    assert found.z["result"] is None
    assert found.fan.rounds == (0, 1)


def test_a_fan_opens_from_the_bankroll_and_its_lines_never_cross() -> None:
    found = sessions(house("prime"), 2_000, 400, bankroll_minor=20_000, goal_minor=40_000)
    fan = found.fan
    assert (fan.rounds[0], fan.rounds[-1], len(fan.rounds)) == (0, 400, 51)
    assert {values[0] for values in fan.percentiles_minor.values()} == {20_000}
    for point in zip(*(fan.percentiles_minor[part] for part in FAN), strict=True):
        assert list(point) == sorted(point)
    assert list(fan.playing) == sorted(fan.playing, reverse=True)
    last = {part: values[-1] for part, values in fan.percentiles_minor.items()}
    for part, value in last.items():
        assert value == found.result.percentiles[part] + 20_000
    assert fan.grain_minor == 1


def test_too_many_bankrolls_are_counted_in_wider_steps_whatever_their_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(walking, "_STEPS", 64)
    monkeypatch.setattr(walking, "_WAITING", 300)
    draw = np.random.default_rng(1)
    fan = np.stack([draw.integers(0, 90_000, 2_000), draw.integers(5_000, 5_050, 2_000)])
    told = []
    for order in (np.arange(2_000), draw.permutation(2_000), np.argsort(fan[0])):
        for cuts in ([], [700, 701, 1_500]):
            ladders = walking.Ladders(2)
            for piece in np.split(fan[:, order], cuts, axis=1):
                ladders.add(piece)
            told.append((ladders.percentiles(), ladders.shifts, ladders.grain_minor))
    assert all(each == told[0] for each in told)
    percentiles, shifts, grain = told[0]
    assert shifts[1] == 0
    assert grain == 1 << shifts[0] == 2048
    for part in FAN:
        wanted = np.sort(fan, axis=1)[:, part * 20 - 1]
        assert 0 <= wanted[0] - percentiles[part][0] < grain
        assert wanted[1] == percentiles[part][1]


def test_shares_come_with_intervals_that_hold() -> None:
    found = sessions(house("rws"), 500, 50, bankroll_minor=3_000)
    for share in (*found.endings.values(), found.ahead, found.even, found.behind):
        low, high = share.interval
        assert 0 <= low <= float(share.share) <= high <= 1
        if share.count in (0, 500):
            assert high - low == pytest.approx(3.8415 / (500 + 3.8415), rel=1e-3)
            assert share.standard_error == 0


def fan_of(found: Sessions) -> Fan:
    drawn = [
        block.letters
        for section in document_of(found).sections
        for block in section.blocks
        if isinstance(block, Curves) and isinstance(block.letters, Fan)
    ]
    assert len(drawn) == 1
    return drawn[0]


def test_a_fan_in_letters_fits_any_terminal() -> None:
    found = sessions(house("rws"), 300, 200, bankroll_minor=3_000)
    for width in (40, 80, 200):
        for plain in (False, True):
            head, *lines, legend = fan_lines(fan_of(found), width, plain)
            assert max(map(len, (head, *lines))) <= max(min(width, 100), 60)
            assert all(line.count("o" if plain else "●") == 1 for line in lines)
            assert ("25 to 75 of 100" in legend, legend.isascii()) == (True, plain)
    one = sessions(house("rws"), 1, 1, bankroll_minor=1_000)
    assert len(list(fan_lines(fan_of(one), 80))) == 4


def test_what_must_not_be_overlooked_is_said() -> None:
    found = sessions(house("rws"), 300, 100, bankroll_minor=3_000)
    assert found.exact is not None
    assert warnings(found) == ()
    wrong = replace(found, exact=replace(found.exact, chance_down=0.1), stopped="interrupted", asked=900)
    stopped, further = warnings(wrong)
    assert "300 of 900" in stopped
    assert warnings(replace(wrong, stopped="")) == (further,)
    coarse = replace(found, fan=replace(found.fan, grain_minor=64))
    assert "Its lines lie up to S$0.64 too low" in page_of(coarse)
    assert "Its lines lie" not in page_of(found)


def test_what_happens_too_rarely_is_not_scored() -> None:
    table, stakes = house("rws"), {"ante": 500, "progressive": 250}
    few = sessions(table, 200, 100, stakes_minor=stakes, bankroll_minor=40_000)
    assert few.exact is not None
    assert few.exact.chance_down * 200 < 25
    assert set(few.z.values()) == {None}
    many = sessions(table, few.exact.enough_players, 100, stakes_minor=stakes, bankroll_minor=40_000)
    assert many.z["result"] is not None
    assert abs(many.z["result"]) < 4
    plain = sessions(table, 400, 100, bankroll_minor=3_000)
    assert plain.exact is not None
    assert plain.exact.enough_players < 400
    assert None not in (plain.z["down"], plain.z["survived"], plain.z["result"])
