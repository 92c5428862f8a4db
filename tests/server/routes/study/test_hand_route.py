"""Which rows three cards make, over HTTP: those that settlement would pay them by."""

from random import Random

import pytest

from kit.cases import HOUSES
from kit.served import Served
from queenhigh.cards import DECK, format_card
from queenhigh.hands import strength
from queenhigh.rules import house
from queenhigh.settlement import DealerHand, SettledBox
from queenhigh.settlement.rows import look
from queenhigh.words import full_name


@pytest.mark.parametrize("id", HOUSES)
def test_rows_are_those_that_settlement_finds(served: Served, id: str) -> None:
    """Whatever the dealer holds, for every wager that does not look at it."""
    random, rules, web = Random(id), house(id), served.person().web
    for _ in range(12):
        cards = random.sample(DECK, 6)
        hand, dealer = tuple(cards[:3]), DealerHand(tuple(cards[3:]))
        found = web.get(f"/houses/{id}/hand", params={"cards": "".join(map(format_card, hand))}).json()
        assert found["cards"] == [format_card(card) for card in hand]
        assert (found["strength"], found["name"]) == (strength(hand), full_name(strength(hand)))
        rows = {
            wager.name: row.name
            for wager in rules.wagers
            if wager.rows and not wager.looks_at_dealer
            for row, _ in [look(wager, SettledBox(1, "", (), hand, hand), dealer)]
            if row is not None
        }
        assert found["rows"] == rows


def test_a_hand_of_the_best_rows(served: Served) -> None:
    found = served.person().web.get("/houses/rws/hand?cards=AsKsQs", headers={"Accept-Language": "es"}).json()
    assert found["name"] == "Mini escalera real"
    assert found["rows"] == {
        "ante_bonus": "straight_flush", "pair_plus": "straight_flush", "progressive": "mini_royal_spades",
    }  # fmt: skip


def test_no_wager_that_looks_at_the_dealer_is_told(served: Served) -> None:
    web = served.person().web
    for id, wager in (("sixcard", "six_card_bonus"), ("prime", "prime")):
        assert wager not in web.get(f"/houses/{id}/hand?cards=AsKsQs").json()["rows"]


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("", 400, "http/unreadable"),
        ("?cards=", 400, "http/unreadable"),
        ("?cards=QsJs", 400, "http/unreadable"),
        ("?cards=QsJsTs9s", 400, "http/unreadable"),
        ("?cards=QsJs1s", 400, "http/unreadable"),
        ("?cards=QsJsQs", 422, "study/unfit"),
    ],
)
def test_what_is_no_hand_is_refused(served: Served, query: str, status: int, code: str) -> None:
    answer = served.person().web.get(f"/houses/prime/hand{query}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
