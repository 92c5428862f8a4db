"""Sessions: players walked again through settlement, figures counted again, the exact ones beside them."""

import statistics
from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate, pairwise
from operator import sub
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from kit.cases import mostly_long
from kit.houses.invented import any_house
from kit.oracles.simulated import plain_end
from kit.play.amounts import units
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.rounds.risk import risk
from queenhigh.report import document_of, page_of
from queenhigh.report.blocks import Curves, Fan
from queenhigh.report.chapters.sessions import warnings
from queenhigh.report.writers.terminal import fan_lines
from queenhigh.rules import house
from queenhigh.simulation.dealing.arrays import codes
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.dealing.prepare import plan_of
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.sessions import run as module
from queenhigh.simulation.sessions import walk as walking
from queenhigh.simulation.sessions.results import ENDINGS, FAN, PERCENTILES, Sessions
from queenhigh.simulation.sessions.run import dearest_round, sessions

BETS = {
    "rws": {"ante": 500, "pair_plus": 500, "progressive": 250},
    "prime": {"ante": 500, "pair_plus": 500, "progressive": 100},
    "sixcard": {"ante": 500, "pair_plus": 500},
    "draw": {"ante": 500, "double_shot": 500},
    "upcard": {"ante": 250},
    "fourth": {"ante": 500},
    "twin": {"ante": 100, "gold": 100, "silver": 50},
    "ultimate": {"ante": 500},
    "stepped": {"ante": 150, "side": 200},
    "community": {"ante": 500, "lucky_five": 133},
    "six_cards": {"ante": 500, "million": 500},
    "cardroom": {"ante": 500, "pair_plus": 500},
    "consoling": {"ante": 200, "bad_beat": 100},
    "twice": {"both": 105},
}
SLOW = ("fourth", "twin")
"""Houses whose best play takes many seconds to work out."""
QUICK = tuple(name for name in BETS if name not in SLOW)
TIGHT: dict[str, Any] = {"bankroll": 200, "stop_loss": 80, "goal": 260}


def plain_nets(found: Sessions, player: int) -> Iterator[int]:
    """What each round of a player nets, dealt and settled by itself, until nobody asks any more."""
    for number in range(player * found.rounds, (player + 1) * found.rounds):
        end = plain_end(found.plan, plain_round(found.plan, found.seed, number))
        yield sum(line.returned_minor - line.stake_minor for line in end.lines)


def plain_session(found: Sessions, player: int, nets: Iterator[int]) -> tuple[list[int], str]:
    """A player's bankroll after each round, and how his session ends."""
    path = [found.bankroll_minor]
    start = found.bankroll_minor
    for net in nets:
        path.append(path[-1] + net)
        if path[-1] < found.most_at_risk_minor:
            return path, "ruined"
        if found.stop_loss_minor is not None and start - path[-1] >= found.stop_loss_minor:
            return path, "stop_loss"
        if found.goal_minor is not None and path[-1] >= found.goal_minor:
            return path, "goal"
    return path, "rounds_played"


def check_players(found: Sessions, paths: list[tuple[list[int], str]]) -> None:
    """Hold everything that is kept of the players against their paths."""
    each = found.each
    assert [ENDINGS[ending] for ending in each.ending.tolist()] == [ending for _, ending in paths]
    assert each.rounds.tolist() == [len(path) - 1 for path, _ in paths]
    assert each.final_minor.tolist() == [path[-1] for path, _ in paths]
    assert each.lowest_minor.tolist() == [min(path) for path, _ in paths]
    assert each.highest_minor.tolist() == [max(path) for path, _ in paths]
    peaks = [accumulate(path, max) for path, _ in paths]
    falls = [max(map(sub, peak, path)) for peak, (path, _) in zip(peaks, paths, strict=True)]
    assert each.drawdown_minor.tolist() == falls
    for place, number in enumerate(found.fan.rounds):
        here = sorted(path[min(number, len(path) - 1)] for path, _ in paths)
        for part in FAN:
            wanted = here[max(-(-part * len(here) // 100), 1) - 1]
            assert found.fan.percentiles_minor[part][place] == wanted, (number, part)
        stay = [len(path) - 1 > number or ending == "rounds_played" for path, ending in paths]
        assert found.fan.playing[place] == sum(stay)


@pytest.mark.parametrize("name", mostly_long(BETS, lambda name: name in QUICK))
def test_players_do_what_settlement_says(name: str) -> None:
    table = any_house(name)
    stakes = BETS[name]
    cost = dearest_round(plan_of(table, stakes))
    found = sessions(
        table, players=12, rounds=30, stakes=units(stakes), bankroll=units(6 * cost),
        stop_loss=units(5 * cost), goal=units(8 * cost), seed=len(name),
    )  # fmt: skip
    paths = [plain_session(found, player, plain_nets(found, player)) for player in range(12)]
    check_players(found, paths)
    assert len({ending for _, ending in paths}) > 1


def test_any_strategy_and_any_mark_can_be_walked() -> None:
    for strategy in ("always", "qualify", "rule", "K-2-3"):
        found = sessions(house("rws"), players=8, rounds=40, bankroll=40, strategy=strategy, seed=3)
        check_players(found, [plain_session(found, at, plain_nets(found, at)) for at in range(8)])
        assert found.strategy == strategy


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("terms", [{"bankroll": 600}, {"bankroll": 10**5}, TIGHT])
def test_long_sessions_are_walked_stretch_by_stretch(
    terms: dict[str, Any], fast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "has_numba", lambda: fast)
    monkeypatch.setattr(module, "WORTH_COMPILING", 0)
    monkeypatch.setattr(module, "_EXACT_WORK", 0)
    monkeypatch.setitem(walking._BLOCK, fast, 1 << 13)
    rounds = 5 * walking.WHOLE + 7
    found = sessions(house("prime"), players=9, rounds=rounds, **terms, seed=11)
    tables = compiled(found.plan).tables
    nets = worth(found.plan).nets[:, -1]
    paths = []
    for player in range(9):
        mine = nets[codes(tables, stream_of(11), player * rounds, rounds)[0]].tolist()
        paths.append(plain_session(found, player, iter(mine)))
    check_players(found, paths)


def test_every_ending_is_reached_and_told_once() -> None:
    found = sessions(house("rws"), players=3_000, rounds=150, bankroll=80, stop_loss=70, goal=120)
    counts = {name: each.count for name, each in found.endings.items()}
    assert min(counts.values()) > 0, counts
    assert sum(counts.values()) == found.players == 3_000
    assert found.ahead.count + found.even.count + found.behind.count == 3_000
    assert found.total_rounds == found.each.rounds.sum()
    assert found.fan.playing[-1] == counts["rounds_played"]


def test_a_player_who_is_ruined_and_at_his_stop_loss_counts_as_ruined() -> None:
    both = sessions(house("rws"), players=400, rounds=200, bankroll=50, stop_loss=50)
    without = sessions(house("rws"), players=400, rounds=200, bankroll=50)
    assert both.endings["stop_loss"].count == 0
    assert both.endings["ruined"].count == without.endings["ruined"].count > 0
    early = sessions(house("rws"), players=400, rounds=200, bankroll=50, stop_loss=25)
    assert early.endings["ruined"].count == 0
    assert (early.each.final_minor[early.each.ending == 1] <= 2_500).all()


def test_what_happens_after_the_last_round_is_told() -> None:
    found = sessions(house("rws"), players=300, rounds=1, bankroll=10, goal=15)
    finals = found.each.final_minor
    assert found.endings["ruined"].count == (finals < 1_000).sum() > 0
    assert found.endings["goal"].count == (finals >= 1_500).sum() > 0


@pytest.mark.parametrize(
    ("name", "bet"),
    [
        ("rws", {"ante": 1000}),
        ("prime", {"ante": 500, "pair_plus": 500}),
        ("draw", {"ante": 500}),
        ("upcard", {"ante": 250}),
    ],
)
def test_exact_figures_are_those_of_risk_and_the_players_agree(name: str, bet: dict[str, int]) -> None:
    table = any_house(name)
    bankroll = 15 * dearest_round(plan_of(table, bet))
    found = sessions(
        table,
        players=4_000,
        rounds=150,
        stakes=units(bet),
        bankroll=units(bankroll),
        goal=units(2 * bankroll),
    )
    known = risk(table, stakes=units(bet), rounds=150, bankroll=units(bankroll), goal=units(2 * bankroll))
    exact = known.ruin
    assert exact is not None
    assert found.exact is not None
    assert found.most_at_risk_minor == known.mix.most_at_risk_minor
    assert found.exact.chance_down == pytest.approx(exact.chance_ruined, abs=1e-12)
    assert found.exact.chance_goal == pytest.approx(exact.chance_goal, abs=1e-12)
    assert found.exact.expected_rounds == pytest.approx(exact.expected_rounds)
    assert found.exact.mean_final_minor == pytest.approx(exact.mean_final_minor)
    scores = {key: z for key, z in found.z.items() if z is not None}
    assert set(scores) >= ({"survived"} if name == "upcard" else {"down", "goal", "survived", "result"})
    assert max(map(abs, scores.values())) < 4, scores


@pytest.mark.parametrize("terms", [{"stop_loss": 70, "goal": 120}, {"strategy": "always"}])
def test_other_ends_and_worse_play_have_exact_figures_of_their_own(terms: dict[str, Any]) -> None:
    found = sessions(house("rws"), players=4_000, rounds=150, bankroll=80, seed=8, **terms)
    best = sessions(house("rws"), players=4_000, rounds=150, bankroll=80, seed=8)
    assert found.exact is not None
    assert best.exact is not None
    chances = (found.exact.chance_down, found.exact.chance_goal, found.exact.chance_rounds_played)
    assert sum(chances) == pytest.approx(1)
    assert (found.exact.mean_final_minor < best.exact.mean_final_minor) == ("strategy" in terms)
    assert found.down.count == found.endings["ruined"].count + found.endings["stop_loss"].count
    assert all(abs(z) < 4 for z in found.z.values() if z is not None)


def test_where_nothing_exact_is_known_a_note_says_so() -> None:
    found = sessions(house("rws"), players=2, rounds=1_000_000, bankroll=20)
    assert (found.exact, found.z) == (None, {})
    assert len(found.notes) == 1
    assert not sessions(house("rws"), players=2, rounds=10, bankroll=20).notes


def test_a_meter_stands_still_and_is_said_to() -> None:
    stakes = {"ante": 500, "progressive": 250}
    found = sessions(house("rws"), players=50, rounds=20, stakes=units(stakes), meters={"main": 123_456})
    [note] = found.notes
    assert "S$123,456" in note
    assert not sessions(house("rws"), players=50, rounds=20).notes


@pytest.mark.parametrize("name", QUICK)
def test_the_most_a_round_may_cost_is_that_of_the_analysis(name: str) -> None:
    plan = plan_of(any_house(name), BETS[name])
    bet = plan.bet(plan.boxes[0].stakes)
    assert dearest_round(plan) == mix(bet).most_at_risk_minor
    assert -int(worth(plan).nets[:, -1].min()) <= dearest_round(plan)


def test_without_terms_a_player_bets_one_ante_and_brings_fifty_rounds() -> None:
    five: Any = np.int64(5)
    found = sessions(house("rws"), players=five, rounds=10)
    assert dict(found.stakes_minor) == {"ante": 500}
    assert (found.most_at_risk_minor, found.bankroll_minor) == (1_000, 50_000)
    other = sessions(any_house("upcard"), players=5, rounds=10)
    assert other.bankroll_minor == 50 * other.most_at_risk_minor


# What is read off the players: means, percentiles, histograms, fans, intervals


def test_figures_are_those_of_the_statistics_module() -> None:
    found = sessions(house("sixcard"), players=777, rounds=100, bankroll=60, seed=4)
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
    found = sessions(house("rws"), players=2_000, rounds=300, stakes={"ante": 5, "pair_plus": 5}, seed=9)
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
    found = sessions(house("rws"), players=1, rounds=1, bankroll=10)
    assert found.result.standard_deviation == found.result.standard_error == 0
    assert found.result.percentiles[1] == found.result.percentiles[99] == found.result.mean
    assert found.z["result"] is None
    assert found.fan.rounds == (0, 1)


def test_a_fan_opens_from_the_bankroll_and_its_lines_never_cross() -> None:
    found = sessions(house("prime"), players=2_000, rounds=400, bankroll=200, goal=400)
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
    found = sessions(house("rws"), players=500, rounds=50, bankroll=30)
    for share in (*found.endings.values(), found.ahead, found.even, found.behind):
        low, high = share.interval
        assert 0 <= low <= float(share.share) <= high <= 1
        if share.count in (0, 500):
            assert high - low == pytest.approx(3.8415 / (500 + 3.8415), rel=1e-3)
            assert share.standard_error == 0


def fan_of(found: Sessions) -> Fan:
    curves = [
        each for part in document_of(found).sections for each in part.blocks if isinstance(each, Curves)
    ]
    [fan] = [each.letters for each in curves if isinstance(each.letters, Fan)]
    return fan


def test_a_fan_in_letters_fits_any_terminal() -> None:
    found = sessions(house("rws"), players=300, rounds=200, bankroll=30)
    for width in (40, 80, 200):
        for plain in (False, True):
            head, *lines, legend = fan_lines(fan_of(found), width, plain)
            assert max(map(len, (head, *lines))) <= max(min(width, 100), 60)
            assert all(line.count("o" if plain else "●") == 1 for line in lines)
            assert ("25 to 75 of 100" in legend, legend.isascii()) == (True, plain)
    one = sessions(house("rws"), players=1, rounds=1, bankroll=10)
    assert len(list(fan_lines(fan_of(one), 80))) == 4


def test_what_must_not_be_overlooked_is_said() -> None:
    found = sessions(house("rws"), players=300, rounds=100, bankroll=30)
    assert found.exact is not None
    assert warnings(found) == ()
    wrong = replace(found, exact=replace(found.exact, chance_down=0.1), stopped="interrupted", asked=900)
    stopped, further = warnings(wrong)
    assert "300 of 900" in stopped
    assert warnings(replace(wrong, stopped="")) == (further,)
    coarse = replace(found, fan=replace(found.fan, grain_minor=64))
    assert ["too low" in page_of(each) for each in (found, coarse)] == [False, True]
    assert "S$0.64" in page_of(coarse)


def test_what_happens_too_rarely_is_not_scored() -> None:
    table = house("rws")
    stakes = {"ante": 500, "progressive": 250}
    few = sessions(table, players=200, rounds=100, stakes=units(stakes), bankroll=400)
    assert few.exact is not None
    assert few.exact.chance_down * 200 < 25
    assert set(few.z.values()) == {None}
    many = sessions(table, players=few.exact.enough_players, rounds=100, stakes=units(stakes), bankroll=400)
    assert many.z["result"] is not None
    assert abs(many.z["result"]) < 4
    plain = sessions(table, players=400, rounds=100, bankroll=30)
    assert plain.exact is not None
    assert plain.exact.enough_players < 400
    assert None not in (plain.z["down"], plain.z["survived"], plain.z["result"])
