"""The coach as the terminal and the server ask it: advice from what a player sees, and from nothing else."""

import random
from collections.abc import Sequence

import pytest

from kit.cases import HOUSES
from queenhigh.analysis import advise, bet_of, coach
from queenhigh.analysis.coach import CLOSE, close_hand, consider, consider_box
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.engine import Felt
from queenhigh.rules import house


@pytest.mark.parametrize("id", HOUSES)
def test_a_box_is_considered_by_what_its_player_sees(id: str) -> None:
    rules = house(id)
    felt = Felt(rules).place(1, "ann", ante=10).place(2, "ann", ante=10).place(3, "bob", ante=10)
    felt.deal({1: "Qs 6h 4d", 2: "Ks 9h 2d", 3: "As Ah Ad"}, dealer="Js 7c 3c").look(1, 2, 3)
    seen = felt.view("ann")
    found = consider_box(rules, seen, seen.boxes[0])
    shown = parse_cards("Js 7c 3c")[: rules.dealer.shows]
    bet = bet_of(rules, {"ante": 1000}, dict(seen.meters_minor))
    assert found.advice == advise(bet, "Qs 6h 4d", shown, "Ks 9h 2d")


def test_what_is_hidden_changes_nothing() -> None:
    rules = house("rws")
    answers = []
    for hidden, dealer in (("As Ah Ad", "Js 7c 3c"), ("5s 5h 5d", "Kd Kc Kh")):
        felt = Felt(rules).place(1, "ann", ante=10).place(2, "bob", ante=10)
        felt.deal({1: "Qs 6h 4d", 2: hidden}, dealer=dealer).look(1, 2)
        seen = felt.view("ann")
        answers.append(consider_box(rules, seen, seen.boxes[0]))
    assert answers[0] == answers[1]


def test_a_decision_is_found_by_its_stake_and_its_discards() -> None:
    found = consider(bet_of(house("draw")), parse_cards("Qs 6h 4d"))
    ante_minor = found.advice.bet.ante_minor
    assert found.worth_of(0).action == "fold"
    assert found.worth_of(ante_minor).action == "stand"
    assert found.worth_of(ante_minor, parse_cards("4d")).action == "discard 4d"
    raised = consider(bet_of(house("ultimate")), parse_cards("Qs Qh 4d"), parse_cards("7c"))
    assert [raised.worth_of(times * raised.advice.bet.ante_minor).multiple for times in (0, 1, 3)] == [
        0,
        1,
        3,
    ]


@pytest.mark.parametrize("id", HOUSES)
def test_close_hands_are_close_and_none_that_was_had(id: str) -> None:
    rules, by = house(id), random.Random(4)
    had: set[frozenset[Card]] = set()
    for _ in range(10):
        found = close_hand(rules, had, by).advice
        assert frozenset(found.hand) not in had
        assert 0 < found.actions[1].cost <= CLOSE
        assert len(found.seen) == rules.dealer.shows
        had.add(frozenset(found.hand))


def test_where_none_is_close_the_closest_of_those_looked_at_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "TRIES", 2)

    class Dealt:
        hands = iter((parse_cards("Qs Js Ts"), parse_cards("As Ad 4c")))

        def sample(self, population: Sequence[Card], k: int) -> list[Card]:
            assert (population, k) == (DECK, 3)
            return list(next(self.hands))

    assert close_hand(house("prime"), (), Dealt()).advice.hand == parse_cards("As Ad 4c")
