"""What is asked of a table is answered for the house it plays by, with the limits and pay tables it posts."""

from fractions import Fraction
from unittest.mock import patch

import pytest

from kit.houses.posted import open_posted
from kit.served import Person, Served
from queenhigh.analysis import Question, advise, analyse, bet_of
from queenhigh.cards import parse_cards
from queenhigh.rules import house
from queenhigh.rules.records import House
from queenhigh.server.routes.study import figures
from queenhigh.study.bet import UnpricedError


@pytest.fixture(scope="module")
def host(served: Served) -> Person:
    return served.guest()


@pytest.fixture(scope="module")
def opened(served: Served, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, House]:
    return open_posted(served, tmp_path_factory.mktemp("rules"))


@pytest.fixture(scope="module")
def table(opened: tuple[str, House]) -> str:
    return f"/tables/{opened[0]}"


@pytest.fixture(scope="module")
def rules(opened: tuple[str, House]) -> House:
    return opened[1]


def test_figures_are_of_the_pay_table_that_is_posted(host: Person, table: str, rules: House) -> None:
    found = host.web.get(f"{table}/figures").json()
    exact = analyse(rules)
    assert (found["house"], found["digest"]) == ("draw", rules.digest)
    assert {each["name"]: Fraction(each["edge"]) for each in found["entries"]} == {
        name: each.house_edge for name, each in exact.wagers.items()
    }
    usual = host.web.get("/houses/draw/figures").json()
    assert usual["digest"] == house("draw").digest
    assert usual["entries"] != found["entries"]


def test_a_bet_comes_to_what_it_does_there(host: Person, table: str, rules: House) -> None:
    stakes = {"ante": 2000}
    found, usual = (
        host.web.post(f"{place}/expected", json={"stakes_minor": stakes}).json()["mean"]
        for place in (table, "/houses/draw")
    )
    mixed = analyse(rules, Question(stakes_minor=stakes)).mix
    assert mixed is not None
    assert Fraction(found) == mixed.spread.mean != Fraction(usual)


def test_a_drill_deals_for_its_stakes(host: Person, table: str, rules: House) -> None:
    found = host.web.get(f"{table}/drill").json()
    bet = bet_of(rules)
    assert found["stakes_minor"] == bet.stakes_minor == {"ante": 2000}
    exact = advise(bet, parse_cards(" ".join(found["hand"])))
    assert [Fraction(each["value"]) for each in found["choices"]] == [
        worth.value * bet.ante_minor for worth in exact.actions
    ]


def test_a_hand_makes_the_rows_of_the_table_that_is_posted(host: Person, table: str) -> None:
    pair = "hand?cards=AsAcQs"
    assert host.web.get(f"{table}/{pair}").json()["rows"]["play_bonus"] == "pair"
    assert "play_bonus" not in host.web.get(f"/houses/draw/{pair}").json()["rows"]
    assert host.web.get(f"{table}/hand?cards=AsKsAs").json()["code"] == "study/unfit"


def test_a_table_that_is_not_there_has_nothing_to_tell(host: Person) -> None:
    for question in ("figures", "drill", "hand?cards=QsJsTs"):
        assert host.web.get(f"/tables/draw/{question}").json()["code"] == "http/no_such"
    asked = {"stakes_minor": {"ante": 500}}
    assert host.web.post("/tables/draw/expected", json=asked).json()["code"] == "http/no_such"


def test_a_house_whose_bets_cannot_be_priced_says_so(host: Person) -> None:
    """As a house file may have it that is no part of the catalogue."""
    with patch.object(figures, "analyse", side_effect=UnpricedError("it takes too long")):
        answer = host.web.get(f"/tables/{host.open_table(posted='ante=30..300')}/figures")
    assert (answer.status_code, answer.json()["code"]) == (422, "study/unfit")
    assert answer.json()["detail"] == "it takes too long"
