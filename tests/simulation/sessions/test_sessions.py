"""Sessions: players walked again through settlement, figures counted again, the exact ones beside them."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from kit.houses.invented import ALL_HOUSES, any_house
from kit.oracles.simulated import plain_end
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.rounds.risk import risk
from queenhigh.rules import house
from queenhigh.simulation.dealing.arrays import codes
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.dealing.prepare import plan_of
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.sessions import run as module
from queenhigh.simulation.sessions import walk as walking
from queenhigh.simulation.sessions.results import ENDINGS, FAN, Sessions
from queenhigh.simulation.sessions.run import most_at_risk, sessions

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
TIGHT: dict[str, Any] = {"bankroll_minor": 20_000, "stop_loss_minor": 8_000, "goal_minor": 26_000}


def plain_nets(found: Sessions, player: int) -> Iterator[int]:
    """What each round of a player nets, dealt and settled by itself, until nobody asks any more."""
    for number in range(player * found.rounds, (player + 1) * found.rounds):
        end = plain_end(found.plan, plain_round(found.plan, found.seed, number))
        yield sum(line.returned_minor - line.stake_minor for line in end.lines)


def plain_session(found: Sessions, player: int, nets: Iterator[int]) -> tuple[list[int], str]:
    """A player's bankroll after each round, and how his session ends."""
    path, start = [found.bankroll_minor], found.bankroll_minor
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
    falls = [max(max(path[: at + 1]) - path[at] for at in range(len(path))) for path, _ in paths]
    assert each.drawdown_minor.tolist() == falls
    for place, number in enumerate(found.fan.rounds):
        here = sorted(path[min(number, len(path) - 1)] for path, _ in paths)
        for part in FAN:
            wanted = here[max(-(-part * len(here) // 100), 1) - 1]
            assert found.fan.percentiles_minor[part][place] == wanted, (number, part)
        stay = [len(path) - 1 > number or ending == "rounds_played" for path, ending in paths]
        assert found.fan.playing[place] == sum(stay)


def test_no_house_is_left_out() -> None:
    assert set(BETS) == set(ALL_HOUSES)


@pytest.mark.parametrize("name", [*QUICK, *(pytest.param(name, marks=pytest.mark.long) for name in SLOW)])
def test_players_do_what_settlement_says(name: str) -> None:
    table, stakes = any_house(name), BETS[name]
    cost = most_at_risk(plan_of(table, stakes))
    found = sessions(
        table, 12, 30, stakes_minor=stakes, bankroll_minor=6 * cost, stop_loss_minor=5 * cost,
        goal_minor=8 * cost, seed=len(name),
    )  # fmt: skip
    paths = [plain_session(found, player, plain_nets(found, player)) for player in range(12)]
    check_players(found, paths)
    assert len({ending for _, ending in paths}) > 1


def test_any_strategy_and_any_mark_can_be_walked() -> None:
    for strategy in ("always", "qualify", "rule", "K-2-3"):
        found = sessions(house("rws"), 8, 40, bankroll_minor=4_000, strategy=strategy, seed=3)
        check_players(found, [plain_session(found, at, plain_nets(found, at)) for at in range(8)])
        assert found.strategy == strategy


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("terms", [{"bankroll_minor": 60_000}, {"bankroll_minor": 10**7}, TIGHT])
def test_long_sessions_are_walked_stretch_by_stretch(
    terms: dict[str, Any], fast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "has_numba", lambda: fast)
    monkeypatch.setattr(module, "WORTH_COMPILING", 0)
    monkeypatch.setattr(module, "_EXACT_WORK", 0)
    monkeypatch.setitem(walking._BLOCK, fast, 1 << 13)
    rounds = 5 * walking.WHOLE + 7
    found = sessions(house("prime"), 9, rounds, **terms, seed=11)
    tables, nets = compiled(found.plan).tables, worth(found.plan).nets[:, -1]
    paths = []
    for player in range(9):
        mine = nets[codes(tables, stream_of(11), player * rounds, rounds)[0]].tolist()
        paths.append(plain_session(found, player, iter(mine)))
    check_players(found, paths)


def test_fewer_players_are_the_first_of_more() -> None:
    few, many = (sessions(house("draw"), players, 60, bankroll_minor=5_000, seed=2) for players in (40, 90))
    mine, theirs = ([array.tolist() for array in found.each] for found in (few, many))
    assert mine == [values[:40] for values in theirs]


def test_every_ending_is_reached_and_told_once() -> None:
    found = sessions(house("rws"), 3_000, 150, bankroll_minor=8_000, stop_loss_minor=7_000, goal_minor=12_000)
    counts = {name: each.count for name, each in found.endings.items()}
    assert min(counts.values()) > 0, counts
    assert sum(counts.values()) == found.players == 3_000
    assert found.ahead.count + found.even.count + found.behind.count == 3_000
    assert found.total_rounds == found.each.rounds.sum()
    assert found.fan.playing[-1] == counts["rounds_played"]


def test_a_player_who_is_ruined_and_at_his_stop_loss_counts_as_ruined() -> None:
    both = sessions(house("rws"), 400, 200, bankroll_minor=5_000, stop_loss_minor=5_000)
    without = sessions(house("rws"), 400, 200, bankroll_minor=5_000)
    assert both.endings["stop_loss"].count == 0
    assert both.endings["ruined"].count == without.endings["ruined"].count > 0
    early = sessions(house("rws"), 400, 200, bankroll_minor=5_000, stop_loss_minor=2_500)
    assert early.endings["ruined"].count == 0
    assert (early.each.final_minor[early.each.ending == 1] <= 2_500).all()


def test_what_happens_after_the_last_round_is_told() -> None:
    found = sessions(house("rws"), 300, 1, bankroll_minor=1_000, goal_minor=1_500)
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
    bankroll = 15 * most_at_risk(plan_of(table, bet))
    found = sessions(table, 4_000, 150, stakes_minor=bet, bankroll_minor=bankroll, goal_minor=2 * bankroll)
    known = risk(table, bet, 150, bankroll_minor=bankroll, goal_minor=2 * bankroll)
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


def test_with_a_stop_loss_the_exact_chance_is_to_go_down_either_way() -> None:
    found = sessions(house("rws"), 4_000, 150, bankroll_minor=8_000, stop_loss_minor=7_000, goal_minor=12_000)
    assert found.exact is not None
    assert found.down.count == found.endings["ruined"].count + found.endings["stop_loss"].count
    chances = (found.exact.chance_down, found.exact.chance_goal, found.exact.chance_rounds_played)
    assert sum(chances) == pytest.approx(1)
    assert all(z is not None and abs(z) < 4 for z in found.z.values())


def test_worse_play_is_held_against_its_own_exact_figures() -> None:
    found = sessions(house("rws"), 4_000, 150, bankroll_minor=8_000, strategy="always", seed=8)
    best = sessions(house("rws"), 4_000, 150, bankroll_minor=8_000, seed=8)
    assert found.exact is not None
    assert best.exact is not None
    assert found.exact.mean_final_minor < best.exact.mean_final_minor
    assert found.result.mean < best.result.mean
    assert all(abs(z) < 4 for z in found.z.values() if z is not None)


def test_where_nothing_exact_is_known_a_note_says_so() -> None:
    found = sessions(house("rws"), 2, 1_000_000, bankroll_minor=2_000)
    assert (found.exact, found.z) == (None, {})
    assert any("take too long to work out" in note for note in found.notes)


def test_a_meter_stands_still_and_is_said_to() -> None:
    stakes = {"ante": 500, "progressive": 250}
    found = sessions(house("rws"), 50, 20, stakes_minor=stakes, meters_minor={"main": 12_345_600})
    assert any("main at S$123,456" in note for note in found.notes)
    assert not any("Meter" in note for note in sessions(house("rws"), 5, 5).notes)


@pytest.mark.parametrize("name", QUICK)
def test_the_most_a_round_may_cost_is_that_of_the_analysis(name: str) -> None:
    plan = plan_of(any_house(name), BETS[name])
    bet = plan.bet(plan.boxes[0].stakes)
    assert most_at_risk(plan) == mix(bet).most_at_risk_minor
    assert -int(worth(plan).nets[:, -1].min()) <= most_at_risk(plan)


def test_without_terms_a_player_bets_one_ante_and_brings_fifty_rounds() -> None:
    five: Any = np.int64(5)
    found = sessions(house("rws"), five, 10)
    assert dict(found.stakes_minor) == {"ante": 500}
    assert (found.most_at_risk_minor, found.bankroll_minor) == (1_000, 50_000)
    other = sessions(any_house("upcard"), 5, 10)
    assert other.bankroll_minor == 50 * other.most_at_risk_minor
