"""Drills over HTTP: close hands by chance, with exact worths, and none that one has just had."""

from fractions import Fraction
from unittest.mock import patch

import pytest

from kit.cases import HOUSES
from kit.served import Served
from queenhigh.analysis import advise, bet_of, coach
from queenhigh.cards import parse_cards
from queenhigh.rules import house
from queenhigh.server.routes.study import drill


@pytest.mark.parametrize("id", HOUSES)
def test_a_drill_is_a_close_hand_with_its_exact_worths(served: Served, id: str) -> None:
    web, rules, seen = served.person().web, house(id), set()
    for _ in range(4):
        found = web.get(f"/houses/{id}/drill").json()
        assert (found["house"], found["currency"]) == (id, rules.currency.code)
        assert len(found["shown"]) == rules.dealer.shows
        bet = bet_of(rules)
        assert found["stakes_minor"] == bet.stakes_minor
        exact = advise(bet, parse_cards(" ".join(found["hand"])), parse_cards(" ".join(found["shown"])))
        worths = [worth.value * bet.ante_minor for worth in exact.actions]
        assert [Fraction(choice["value"]) for choice in found["choices"]] == worths
        assert 0 < Fraction(found["gap"]) == worths[0] - worths[1] <= bet.ante_minor * coach.CLOSE
        assert found["why"].startswith("In units of the Ante, on average: ")
        assert found["choices"][0]["label"] in found["why"]
        assert sum(Fraction(text) for text in found["chances"].values()) == 1
        seen.add(tuple(found["hand"]))
    assert len(seen) > 1, "another one each time"


def test_hands_that_one_has_had_do_not_come_again(served: Served) -> None:
    """Where chance brings the same hand first, the next one is taken."""
    first, second = parse_cards("Qs 6d 4c"), parse_cards("Qh 7d 2c")
    with patch.object(drill, "_CHANCE") as chance:
        chance.sample.side_effect = [[*first], [*first], [*second]]
        web = served.person().web
        assert web.get("/houses/prime/drill").json()["hand"] == ["Qs", "6d", "4c"]
        found = web.get("/houses/prime/drill?skip=4cQs6d,KsQsJs").json()
    assert found["hand"] == ["Qh", "7d", "2c"]


def test_where_no_hand_is_close_the_closest_is_taken(served: Served) -> None:
    far, farther = parse_cards("As Ad 4c"), parse_cards("Qs Js Ts")
    with patch.object(drill, "_CHANCE") as chance, patch.object(coach, "TRIES", 3):
        chance.sample.side_effect = [[*farther], [*far], [*farther]]
        found = served.person().web.get("/houses/prime/drill").json()
    assert found["hand"] == ["As", "Ad", "4c"]
    assert Fraction(found["gap"]) > 500 * coach.CLOSE


def test_words_are_in_the_callers_language(served: Served) -> None:
    found = served.person().web.get("/houses/prime/drill", headers={"Accept-Language": "es"}).json()
    assert {choice["label"] for choice in found["choices"]} == {"Jugar", "Retirarse"}
    assert found["why"].startswith("En unidades de Ante")


@pytest.mark.parametrize(("skip", "status"), [("Qs", 400), ("QsJsQs", 422), ("QsJsTs,", 400)])
def test_what_is_no_hand_is_not_skipped(served: Served, skip: str, status: int) -> None:
    assert served.person().web.get("/houses/prime/drill", params={"skip": skip}).status_code == status
