"""The quick way to a draw with two of the dealer's cards seen is what the reference says, hand by hand."""

from random import Random

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.changed import edited
from kit.houses.invented import any_house
from kit.oracles.worth import some_bet
from queenhigh.analysis.counting import quick_draw
from queenhigh.analysis.playing.solve import Solved, solve
from queenhigh.cards import parse_cards
from queenhigh.rules import House
from queenhigh.study.bet import Bet

SEEN = ["As Ks", "As Kd", "2c 2d", "7h 3c", "9s 8s"]


def houses() -> dict[str, House]:
    """Games with one card to throw: a dealer who draws sometimes, always and never, one who must qualify."""
    fourth = edited("fourth", ("discards = 2", "discards = 1"))
    never = edited("draw", ('draws = "below pair"', 'draws = "never"'))
    return {"draw": any_house("draw"), "fourth": fourth, "never": never}


def by_reference(bet: Bet, seen: str, patch: pytest.MonkeyPatch) -> Solved:
    """The game solved without the quick way."""
    with patch.context() as without:
        without.setattr(quick_draw, "reaches", lambda bet, game: False)
        return solve(bet, parse_cards(seen))


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("name", mostly_long(("draw", "fourth", "never"), lambda name: name != "fourth"))
def test_every_choice_of_every_hand_is_worth_what_the_reference_says(
    name: str, seen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = houses()[name]
    rng = Random(f"{name} {seen}")
    beside = {"draw": "double_shot", "never": "double_shot", "fourth": "jackpot"}
    for wagers in (["ante"], ["ante", beside[name]]):
        bet = some_bet(house, rng, *wagers)
        quick = solve(bet, parse_cards(seen))
        assert quick_draw.reaches(bet, quick.game)
        assert np.array_equal(quick.values, by_reference(bet, seen, monkeypatch).values)


def test_amounts_too_large_for_it_go_the_other_way(monkeypatch: pytest.MonkeyPatch) -> None:
    bet = Bet(any_house("draw"), {"ante": 10**11})
    quick = solve(bet, parse_cards("As Kd"))
    assert np.array_equal(quick.values, by_reference(bet, "As Kd", monkeypatch).values)


def test_it_leaves_alone_what_it_is_not_for() -> None:
    draw = any_house("draw")
    fourth = houses()["fourth"]
    both = solve(Bet(draw, {"ante": 500}), parse_cards("As Kd")).game
    one = solve(Bet(draw, {"ante": 500}), parse_cards("As")).game
    assert quick_draw.reaches(Bet(draw, {"ante": 500}), both)
    assert not quick_draw.reaches(Bet(draw, {"ante": 500}), one)
    showdown = Bet(fourth, {"ante": 500, "showdown": 100})
    assert not quick_draw.reaches(showdown, both), "it must beat the dealer, and looks at the first cards"
