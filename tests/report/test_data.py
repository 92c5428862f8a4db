"""The JSON that programs read: documented keys, exact numbers as texts that read back as the results."""

import json
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from kit.houses.invented import any_house
from queenhigh.analysis import Analysis, Bet, Question, advise, analyse, price
from queenhigh.cards import parse_cards
from queenhigh.money import USD
from queenhigh.report.data import advice_json, amount, analysis_json, exact, percent, price_json
from queenhigh.rules import house_ids

QUESTIONS = {
    "rws": Question(
        players=7, seen=1, stakes_minor={"ante": 500, "pair_plus": 500}, marks=["K high"], readings=True
    ),
    "prime": Question(meters_minor={"main": 2_000_000}, stakes_minor={"ante": 500, "progressive": 100}),
    "sixcard": Question(players=3),
    "draw": Question(side_antes=1),
}
WAGER = {
    "label", "house_edge", "house_edge_percent", "hit_frequency", "hit_frequency_exact", "standard_deviation",
    "skewness", "stake", "stake_matters", "deals", "outcomes",
}  # fmt: skip
PROGRESSIVE = {
    "fixed_return", "fixed_return_percent", "meter", "meter_return_percent", "return_per_meter_unit",
    "break_even_meter", "players", "envy_return_percent", "envy_note", "rounds_between_hits", "edge_by_meter",
    "meter_name", "meters",
}  # fmt: skip


@cache
def analysed(name: str) -> Analysis:
    return analyse(any_house(name), QUESTIONS[name])


@cache
def told(name: str) -> dict[str, Any]:
    """The JSON as a program gets it: written and read back."""
    found: dict[str, Any] = json.loads(json.dumps(analysis_json(analysed(name)), allow_nan=False))
    return found


@pytest.mark.parametrize("name", house_ids())
def test_an_analysis_has_the_documented_keys(name: str) -> None:
    found, house = told(name), any_house(name)
    assert {"house", "digest", "wagers", "strategy", "mix", "printed"} <= set(found)
    assert {"favours_player", "protection", "readings", "unpriced", "meters", "players"} <= set(found)
    assert (found["house"], found["digest"]) == (house.id, house.digest)
    assert {"actions", "text"} <= set(found["strategy"])
    assert sum(found["strategy"]["actions"].values()) == found["strategy"]["hands"] == 22_100
    assert (found["mix"] is None) == (not QUESTIONS[name].stakes_minor)


@pytest.mark.parametrize("name", house_ids())
def test_every_wager_reads_back_as_it_was_worked_out(name: str) -> None:
    for key, mine in analysed(name).wagers.items():
        each = told(name)["wagers"][key]
        assert set(each) >= WAGER
        assert Fraction(each["house_edge"]) == mine.house_edge
        assert each["house_edge_percent"] == pytest.approx(float(mine.house_edge * 100), abs=5.1e-7)
        assert Fraction(each["hit_frequency_exact"]) == mine.hit_frequency
        assert each["hit_frequency"] == pytest.approx(float(mine.hit_frequency), abs=5.1e-7)
        assert each["standard_deviation"] == pytest.approx(mine.standard_deviation, abs=5.1e-7)
        assert each["deals"] == mine.deals == sum(one["count"] for one in each["outcomes"])
        for one, outcome in zip(each["outcomes"], mine.outcomes, strict=True):
            assert (one["outcome"], one["label"], one["pays"]) == (outcome.name, outcome.label, outcome.pays)
            assert Fraction(one["net"]) == outcome.net
            assert one["count"] == outcome.count
            assert one["probability"] == float(outcome.probability)
        if mine.marginal_edge is not None:
            assert Fraction(each["marginal_edge"]) == mine.marginal_edge


@pytest.mark.parametrize("name", house_ids())
def test_the_contest_has_its_element_of_risk_and_nothing_else_has(name: str) -> None:
    for key, mine in analysed(name).wagers.items():
        each = told(name)["wagers"][key]
        assert ("element_of_risk_percent" in each) == (key == "ante_play")
        if mine.element_of_risk is not None:
            assert Fraction(each["element_of_risk"]) == mine.element_of_risk
            assert each["element_of_risk_percent"] == percent(mine.element_of_risk)


def test_a_progressive_has_its_meter() -> None:
    each = told("rws")["wagers"]["progressive"]
    assert set(each) >= PROGRESSIVE
    assert Fraction(each["fixed_return"]) == Fraction(601, 1105)
    assert (each["meter"], each["break_even_meter"], each["players"]) == ("10000.00", "22800.00", 7)
    assert Fraction(each["return_per_meter_unit"]) == Fraction(1, 55_250)
    assert each["rounds_between_hits"] == 22_100
    assert len(each["edge_by_meter"]) == 25
    assert not PROGRESSIVE & set(told("rws")["wagers"]["pair_plus"])


def test_known_figures_as_programs_read_them() -> None:
    contest = told("rws")["wagers"]["ante_play"]
    assert contest["house_edge"] == "686689/20358520"
    assert contest["house_edge_percent"] == 3.372981
    assert contest["element_of_risk_percent"] == 2.014672
    assert contest["average_bet"] == "370/221"
    assert told("rws")["strategy"]["actions"] == {"play": 14_900, "fold": 7_200}


def test_a_mix_reads_back() -> None:
    found, mine = told("rws")["mix"], analysed("rws").mix
    assert mine is not None
    assert found["stakes"] == {"ante": "5.00", "pair_plus": "5.00"}
    assert Fraction(found["house_edge"]) == mine.house_edge
    assert Fraction(found["of_all_money_bet"]) == mine.of_all_money_bet
    assert Fraction(found["variance"]) == mine.spread.variance / 100**2
    assert Fraction(found["expected_loss"]) == -mine.spread.mean / 100
    parts = {name: Fraction(lost) for name, lost in found["expected_loss_by_wager"].items()}
    assert sum(parts.values()) == Fraction(found["expected_loss"])
    [together] = found["covariances"]
    assert together["wagers"] == ["ante_play", "pair_plus"]
    assert Fraction(together["covariance"]) == mine.covariances[0].covariance
    chances = [found[f"chance_to_{what}"] for what in ("win", "break_even", "lose")]
    assert sum(chances) == pytest.approx(1, abs=2e-6)
    assert sum(one["count"] for one in found["outcomes"]) == found["deals"]
    assert found["most_at_risk"] == "15.00"


def test_the_strategy_reads_back() -> None:
    found, mine = told("rws")["strategy"], analysed("rws").strategy
    assert mine is not None
    assert found["text"] == mine.text
    assert [one["name"] for one in found["others"]] == ["always", "qualify", "K high"]
    assert [Fraction(one["house_edge"]) for one in found["others"]] == [
        each.house_edge for each in mine.others
    ]
    assert found["guides"][0]["play_from"] == "Q-6-4"
    chart = told("draw")["strategy"]["chart"]
    assert len(chart) == 169
    holds = analysed("draw").strategy
    assert holds is not None
    assert [Fraction(one["exact"]) for one in chart] == [each.value for each in holds.holds]


def test_cards_seen_read_back() -> None:
    [found] = told("rws")["protection"]
    [mine] = analysed("rws").protection
    assert (found["what"], found["cards"], found["hands"]) == ("seen", 1, 22_100 * 49)
    assert Fraction(found["house_edge"]) == mine.house_edge
    assert round(found["player_edge_percent"], 4) == 3.4829
    assert [one["seen"] for one in found["guides"]] == list("23456789TJQKA")
    assert sum(Fraction(one["share"]) for one in found["guides"]) == 1


def test_readings_read_back() -> None:
    found = {each["reading"]: each for each in told("rws")["readings"]}
    assert Fraction(found["R2"]["cost_otherwise"]) == Fraction(-359, 442)
    assert (found["R2"]["wager"], found["R3"]["wager"]) == ("progressive", None)


def test_printed_figures_read_back() -> None:
    found = {each["figure"]: each for each in told("prime")["printed"]}
    assert found["prime"] == {
        "figure": "prime", "clause": "prime:14", "printed_percent": "3.62", "ours_percent": 3.620597,
        "ours": "405/11186", "agrees": True, "holds_at_meter": None, "note": "",
    }  # fmt: skip
    assert found["progressive"]["holds_at_meter"] == "6262.41"


def test_a_favour_is_told_first_to_programs_too() -> None:
    alone = analyse(any_house("draw"))
    [found] = analysis_json(alone)["favours_player"]
    [mine] = alone.favours
    assert found["wager"] == "ante_play"
    assert Fraction(found["player_edge"]) == mine.player_edge
    assert [one["row"] for one in found["rows"]] == [cause.row.name for cause in mine.causes]
    [full] = told("prime")["favours_player"]
    assert full["wager"] == "progressive", "20,000 on the meter is more than fair"


def test_advice_reads_back() -> None:
    bet = Bet(any_house("draw"), {"ante": 500, "double_shot": 500})
    mine = advise(bet, parse_cards("Ks Qs 4d"))
    found = json.loads(json.dumps(advice_json(mine)))
    keys = {"house", "digest", "hand", "seen", "dead", "stakes", "currency", "best", "actions"}
    assert set(found) == keys | {"players", "notes"}
    assert found["stakes"] == {"ante": "5.00", "double_shot": "5.00"}
    assert found["hand"] == ["Ks", "Qs", "4d"]
    assert found["best"] == found["actions"][0]["action"] == "discard 4d"
    assert found["actions"][0]["discards"] == ["4d"]
    for one, each in zip(found["actions"], mine.actions, strict=True):
        assert Fraction(one["value"]) == each.value
        assert Fraction(one["cost"]) == each.cost
        assert one["value_decimal"] == pytest.approx(float(each.value), abs=5.1e-7)


def test_a_price_reads_back() -> None:
    mine = price(any_house("rws"), "pair_plus", {"flush": "3"})
    found = json.loads(json.dumps(price_json(mine)))
    keys = {"house", "wager", "currency", "digest_with_changes", "changed", "change_percent", "old", "new"}
    assert set(found) == keys
    assert found["changed"] == {"flush": {"old": "4 to 1", "new": "3 to 1"}}
    assert Fraction(found["new"]["house_edge"]) - Fraction(found["old"]["house_edge"]) == mine.change
    assert found["digest_with_changes"] == mine.house.digest != any_house("rws").digest
    assert found["change_percent"] == percent(Fraction(1096, 22_100))


@pytest.mark.parametrize(
    ("number", "text"),
    [(Fraction(0), "0/1"), (Fraction(-3), "-3/1"), (Fraction(6, 4), "3/2"), (Fraction(-1, 7), "-1/7")],
)
def test_exact_numbers_always_have_both_parts(number: Fraction, text: str) -> None:
    assert exact(number) == text
    assert Fraction(text) == number


def test_percentages_and_amounts_for_people() -> None:
    assert percent(Fraction(686_689, 20_358_520)) == 3.372981
    assert percent(Fraction(-1, 3)) == -33.333333
    assert amount(Fraction(12_345, 10), USD) == "12.34", "halves to the even cent, as machines round"
    assert amount(1_000_000, USD) == "10000.00"
