"""Figures over HTTP are those of the analysis, exact, with labels in the caller's language."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from kit.cases import HOUSES
from kit.houses.corner import CORNER
from kit.served import Served
from queenhigh.analysis import analyse
from queenhigh.cards import DECK
from queenhigh.hands import strength
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.rules import house, load
from queenhigh.server.routes.study.figures import dealer_qualifies


@pytest.mark.parametrize("id", HOUSES)
def test_figures_are_those_of_the_analysis(served: Served, id: str) -> None:
    found = served.person().web.get(f"/houses/{id}/figures").json()
    exact = analyse(house(id))
    assert (found["house"], found["digest"]) == (id, house(id).digest)
    assert [each["name"] for each in found["entries"]] == list(exact.wagers)
    for entry in found["entries"]:
        wager = exact.wagers[entry["name"]]
        assert Fraction(entry["edge"]) == wager.house_edge
        assert entry["label"] == wager.label
        assert entry["percent"] == pytest.approx(100 * float(wager.house_edge), abs=1e-4)
        assert entry["hit_frequency"] == pytest.approx(float(wager.hit_frequency), abs=1e-6)
        assert entry["deviation"] == pytest.approx(wager.standard_deviation, abs=1e-4)
        risk = wager.element_of_risk
        assert entry["of_all_money"] == (None if risk is None else round(100 * float(risk), 4))
        assert bool(entry["note"]) == (wager.stake_matters or wager.progressive is not None)
    assert exact.strategy is not None
    assert found["best_play"] == exact.strategy.text
    even = {
        meter.name: meter.break_even_meter_minor
        for each in exact.wagers.values()
        for meter in (each.progressive.meters if each.progressive else ())
    }
    assert {each["name"]: each["break_even_minor"] for each in found["meters"]} == even


def test_hands_and_a_dealer_who_qualifies_are_counted_one_by_one(served: Served) -> None:
    found = served.person().web.get("/houses/prime/figures").json()
    made = [strength(hand) for hand in combinations(DECK, 3)]
    kinds = Counter(CATEGORIES[each].key for each in made)
    assert {name: Fraction(text) for name, text in found["hands"].items()} == {
        name: Fraction(count, len(made)) for name, count in kinds.items()
    }
    mark = house("prime").dealer.qualifying_strength
    assert Fraction(found["dealer_qualifies"]) == Fraction(sum(each >= mark for each in made), len(made))
    always = served.person().web.get("/houses/draw/figures").json()
    assert always["dealer_qualifies"] == "1"


@pytest.mark.long
def test_a_dealer_who_replaces_hands_qualifies_with_either() -> None:
    """A hand below J high goes, and the next one has three cards fewer to come from."""
    text = CORNER.replace('draws = "never"', 'draws = "replaces below J high"')
    dealer = load(text).dealer
    made = {hand: strength(hand) for hand in combinations(DECK, 3)}
    holding = Counter(
        cards
        for hand, each in made.items()
        if each >= dealer.qualifying_strength
        for size in range(4)
        for cards in combinations(hand, size)
    )
    good = holding[()] * comb(49, 3)
    for hand in (hand for hand, each in made.items() if each < dealer.stands_on_strength):
        good += sum((-1) ** size * holding[cards] for size in range(4) for cards in combinations(hand, size))
    assert dealer_qualifies(dealer) == Fraction(good, comb(52, 3) * comb(49, 3))


def test_words_are_in_the_language_where_there_are_some(served: Served) -> None:
    web = served.person().web
    simple, drawing, shown = (
        web.get(f"/houses/{id}/figures", headers={"Accept-Language": "es"}).json()
        for id in ("rws", "draw", "ultimate")
    )
    assert simple["entries"][0]["label"] == "Ante y Play"
    assert simple["entries"][-1]["note"] == "con 10.000\u00a0S$ en el bote principal"
    told = (simple["best_play"], simple["best_play_language"])
    assert told == ("Juega Q-6-4 o mejor y retira el resto.", "es")
    for found, start in (
        (drawing, "Plántate con escalera de color, trío, "),
        (shown, "Si la banca muestra 2: juega 3 x"),
    ):
        assert found["best_play_language"] == "es"
        assert found["best_play"].startswith(start)


def test_a_house_that_is_not_there_has_none(served: Served) -> None:
    web = served.person().web
    for path in ("figures", "drill", "hand?cards=QsJsTs"):
        assert web.get(f"/houses/nowhere/{path}").status_code == 404
    assert web.post("/houses/nowhere/expected", json={"stakes_minor": {"ante": 500}}).status_code == 404
