"""What a simulation answers: sums that add up, box by box and meter by meter, beside the exact figures."""

from fractions import Fraction

import pytest

from kit.houses.invented import any_house
from kit.houses.toml_text import house_text
from kit.oracles.simulated import busy, mixed_plan, plan_with, wild_chart
from queenhigh.analysis import analyse
from queenhigh.report import page_of
from queenhigh.report.data import json_of
from queenhigh.rules import House, house, load
from queenhigh.simulation import Simulation, SimulationError, simulate
from queenhigh.simulation.edges.run import run

COLOUR_WAGER = """
[wagers.lucky]
kind = "colour"
label = "Lucky"
clause = "1"
limits = { min = 1, max = 100, step = 1 }
opens_box = true
after_fold = "live"
pays = [
    { hand = "all_one_colour", pays = "4 to 1" },
    { hand = "player_one_colour", pays = "3 to 1" },
]

"""


@pytest.fixture(scope="module")
def found() -> Simulation:
    return simulate(house("rws"), 60_000, boxes=3, seed=21)


def test_money_adds_up(found: Simulation) -> None:
    for wager in found.wagers.values():
        lines = sum(one.net_minor * one.count for one in wager.outcomes)
        assert lines + wager.envy_minor == wager.net_minor
        assert sum(one.count for one in wager.outcomes) == wager.bets == 180_000
        assert sum(one.count for one in wager.outcomes if one.net_minor > 0) == wager.hits
        assert wager.envy_minor == sum(one.net_minor * one.count for one in wager.envy)
        assert wager.house_edge == Fraction(-wager.net_minor, wager.staked_minor)
        assert 0 < wager.longest_losing_run < 400
    parts = found.wagers.values()
    assert found.in_all.net_minor == sum(wager.net_minor for wager in parts)
    assert found.in_all.staked_minor == sum(wager.staked_minor for wager in parts)
    assert found.in_all.envy_minor == found.wagers["progressive"].envy_minor > 0


@pytest.fixture(scope="module")
def mixed() -> Simulation:
    """Two boxes that bet and play alike, and one between them that does not."""
    bets = [{"ante": 500, "progressive": 250}, {"ante": 1000}, {"ante": 500, "progressive": 250}]
    return simulate(house("rws"), 40_000, stakes_minor=bets, strategy=["best", "always", "best"], seed=5)


def test_boxes_that_play_alike_are_told_together(mixed: Simulation, found: Simulation) -> None:
    like, odd = mixed.boxes
    assert (like.boxes, like.strategy, odd.boxes, odd.strategy) == ((1, 3), "best", (2,), "always")
    assert like.staked_minor == 2 * 750 * 40_000
    assert odd.staked_minor == 1000 * 40_000
    assert like.net_minor + odd.net_minor + mixed.in_all.envy_minor == mixed.in_all.net_minor
    assert [each.boxes for each in found.boxes] == [(1, 2, 3)]
    assert found.boxes[0].net_minor + found.in_all.envy_minor == found.in_all.net_minor


def test_a_box_is_held_against_its_own_exact_figure(mixed: Simulation) -> None:
    best = analyse(house("rws")).strategy
    assert best is not None
    always = next(each for each in best.others if each.name == "always")
    like, odd = mixed.boxes
    assert odd.exact == always.house_edge
    assert odd.z is not None
    assert abs(odd.z) < 4
    assert like.exact is not None
    assert (like.standard_error, like.z) == (None, None), "how the two vary together is not known"
    alone = simulate(house("rws"), 40_000, stakes_minor={"ante": 1000}, strategy="always", seed=5)
    assert odd.standard_error == pytest.approx(alone.wagers["ante_play"].standard_error)


def test_what_boxes_bring_is_told_if_they_differ(mixed: Simulation, found: Simulation) -> None:
    first, second = json_of(mixed)["by_box"]
    assert first["boxes"] == [1, 3]
    assert (second["strategy"], second["exact_percent"]) == ("always", 7.653794)
    assert "The whole bet by box, Envy aside" in page_of(mixed)
    assert "by box" not in page_of(found)


def test_what_the_analysis_does_not_reach_is_simulated_without_a_z() -> None:
    rules = load(house_text("prime").replace('draws = "never"', 'draws = "below pair"'))
    result = simulate(rules, 20_000, seed=3)
    taught = simulate(rules, 20_000, strategy="rule", seed=3)
    for name, wager in result.wagers.items():
        assert wager.z is not None
        assert abs(wager.z) < 4
        assert (taught.wagers[name].z is None) == (name != "prime")
    assert taught.wagers["ante_play"].standard_error > 0
    assert taught.in_all.exact is None
    alone = simulate(rules, 20_000, stakes_minor={"ante": 500}, seed=3).wagers["ante_play"]
    beside = result.wagers["ante_play"]
    assert (alone.exact, alone.outcomes) == (beside.exact, beside.outcomes)


def with_lucky(*names: str) -> House:
    """A house in which one draws, with colour wagers of these names."""
    order = "".join(f'"{name}", ' for name in names)
    wagers = "".join(COLOUR_WAGER.replace("wagers.lucky", f"wagers.{name}") for name in names)
    text = house_text("draw").replace("order = [", f"order = [{order}")
    return load(text.replace("[wagers.double_shot]", wagers + "[wagers.double_shot]"))


def test_a_bet_that_is_not_solved_is_played_for_its_ante_and_said() -> None:
    result, alone = (
        simulate(with_lucky("lucky"), 5_000, stakes_minor=bet, seed=3)
        for bet in ({"ante": 500, "lucky": 100}, {"ante": 500})
    )
    [note] = result.notes
    assert note.startswith("played as is best for the Ante alone: Lucky looks at the dealer's cards")
    assert alone.wagers["ante_play"].outcomes == result.wagers["ante_play"].outcomes
    assert sum(one.count for one in result.wagers["lucky"].outcomes) == 5_000


def test_so_many_wagers_at_once_and_no_more() -> None:
    names = [f"lucky{number}" for number in range(30)]
    stakes = dict.fromkeys(names, 100) | {"ante": 500, "double_shot": 500}
    with pytest.raises(SimulationError) as caught:
        simulate(with_lucky(*names), 1_000, stakes_minor=stakes)
    assert caught.value.option == "bet"
    del stakes[names.pop()]
    found = simulate(with_lucky(*names), 1_000, stakes_minor=stakes)
    assert len(found.wagers) == 31
    [longest] = {found.wagers[name].longest_losing_run for name in names}
    assert 0 < longest < 1_000
    assert 0 < found.in_all.longest_losing_run < 1_000


def test_one_round_is_a_run() -> None:
    found = run(mixed_plan(busy("rws"), 4), 1, 5)
    assert found.rounds == 1
    assert found.in_all.bets == 4
    for each in (*found.wagers.values(), found.in_all):
        assert each.standard_error > 0, "how one box varies is known exactly"
        low, high = each.interval
        assert low < each.house_edge < high


def test_one_round_of_what_nothing_exact_is_known_of_has_no_error() -> None:
    where = any_house("upcard")
    found = run(plan_with(where, {"ante": 500}, strategy=wild_chart(where)), 1, 5)
    ante = found.wagers["ante_play"]
    assert (ante.exact, ante.z, ante.standard_error) == (None, None, 0)
    assert ante.interval == (float(ante.house_edge),) * 2
