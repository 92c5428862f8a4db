"""What a simulation answers: records, JSON, sheets, pages and notebooks tell the same."""

from fractions import Fraction
from io import StringIO

import pytest
from rich.console import Console

from kit.houses.toml_text import house_text
from queenhigh.analysis import analyse
from queenhigh.report import html_of, page_of, print_result
from queenhigh.report.data import json_of
from queenhigh.rules import house, load
from queenhigh.simulation import Simulation, SimulationError, simulate

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


def printed(result: Simulation, width: int = 100) -> str:
    text = StringIO()
    print_result(result, Console(width=width, file=text, highlight=False))
    return text.getvalue()


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


def test_what_is_told_of_boxes_is_told_everywhere(mixed: Simulation, found: Simulation) -> None:
    first, second = json_of(mixed)["by_box"]
    assert first["boxes"] == [1, 3]
    assert (second["strategy"], second["exact_percent"]) == ("always", 7.653794)
    for text in (printed(mixed), page_of(mixed), html_of(mixed)):
        assert "The whole bet by box, Envy aside" in text
        assert "7.6538%" in text
    for text in (printed(found), page_of(found), html_of(found)):
        assert "by box" not in text


def test_the_meter_balances(found: Simulation) -> None:
    [meter] = found.meters
    assert (
        meter.start_minor + meter.contributed_minor + meter.reseeded_minor - meter.paid_minor
        == meter.end_minor
    )
    assert meter.contributed_minor == 60_000 * 3 * 50
    jackpots = next(one for one in found.wagers["progressive"].outcomes if one.name == "mini_royal_spades")
    assert jackpots.count == meter.hits
    standing = found.wagers["progressive"]
    more = meter.paid_minor - meter.hits * meter.start_minor
    assert found.living["progressive"] == standing.house_edge - Fraction(more, standing.staked_minor)


def test_all_forms_tell_the_same(found: Simulation) -> None:
    told = json_of(found)
    text, page, notebook = printed(found), page_of(found), html_of(found)
    for name, wager in found.wagers.items():
        edge = f"{float(wager.house_edge) * 100:.4f}"
        assert told["wagers"][name]["house_edge_percent"] == pytest.approx(float(edge), abs=1e-4)
        for form in (text, page, notebook):
            assert edge in form
    sheet = found.sheet()
    assert set(sheet["wager"]) == {*found.wagers, "all"}
    counts = zip(sheet["wager"], sheet["count"], strict=True)
    assert sum(count for name, count in counts if name == "pair_plus") == 180_000


def test_a_narrow_terminal_is_enough(found: Simulation) -> None:
    assert all(len(line) <= 80 for line in printed(found, 80).splitlines())


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
    assert (alone.exact, alone.outcomes) == (
        result.wagers["ante_play"].exact,
        result.wagers["ante_play"].outcomes,
    )


def test_a_bet_that_is_not_solved_is_played_for_its_ante_and_said() -> None:
    text = house_text("draw").replace("order = [", 'order = ["lucky", ')
    rules = load(text.replace("[wagers.double_shot]", COLOUR_WAGER + "[wagers.double_shot]"))
    result = simulate(rules, 5_000, stakes_minor={"ante": 500, "lucky": 100}, seed=3)
    [note] = result.notes
    assert note.startswith("played as is best for the Ante alone: Lucky looks at the dealer's cards")
    alone = simulate(rules, 5_000, stakes_minor={"ante": 500}, seed=3)
    assert alone.wagers["ante_play"].outcomes == result.wagers["ante_play"].outcomes
    assert sum(one.count for one in result.wagers["lucky"].outcomes) == 5_000


@pytest.mark.parametrize("many", [29, 30])
def test_so_many_wagers_at_once_and_no_more(many: int) -> None:
    names = [f"lucky{number}" for number in range(many)]
    text = house_text("draw").replace(
        "order = [", f"order = [{', '.join(map(repr, names))}, ".replace("'", '"')
    )
    wagers = "".join(COLOUR_WAGER.replace("wagers.lucky", f"wagers.{name}") for name in names)
    rules = load(text.replace("[wagers.double_shot]", wagers + "[wagers.double_shot]"))
    stakes = dict.fromkeys(names, 100) | {"ante": 500, "double_shot": 500}
    if many == 30:
        with pytest.raises(SimulationError) as caught:
            simulate(rules, 1_000, stakes_minor=stakes)
        assert caught.value.option == "bet"
        return
    found = simulate(rules, 1_000, stakes_minor=stakes)
    assert len(found.wagers) == 31
    runs = {found.wagers[name].longest_losing_run for name in names}
    assert len(runs) == 1
    assert 0 < runs.pop() < 1_000
    assert 0 < found.in_all.longest_losing_run < 1_000
