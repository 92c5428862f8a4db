"""The value of each choice is what the table pays and takes over all deals that may follow, to the last unit.

`plain.book` deals every replacement and every dealer's hand with NumPy, counts those that settlement cannot
tell apart, and settles one of each; `tests/analysis/test_plain.py` holds it to settling every deal.
`tests/analysis/test_random_houses.py` does the same with houses drawn at random.
"""

from itertools import islice
from random import Random

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.changed import edited
from kit.houses.invented import ALL_HOUSES, DIFFERENT, EVERY_HOUSE, any_house
from kit.oracles import plain
from kit.oracles.plain import hand
from kit.oracles.worth import assert_worth, mixes, some_bet, some_firsts
from kit.play.bets import bet_on
from queenhigh.analysis.playing.solve import row_weights, solve
from queenhigh.cards import parse_cards
from queenhigh.rules import House
from queenhigh.study.bet import Bet
from queenhigh.study.choices import FOLD, STAY, Choice, choices_of
from queenhigh.study.nets import row_net

UNPRICED = {"twin": ("side",)}
"""Wagers that are refused beside an Ante."""
ONE_DISCARD = ("discards = 2", "discards = 1")


def house_of(name: str) -> House:
    """A house; of `fourth` the form in which one card may be thrown away, which is quick to solve."""
    return edited(name, ONE_DISCARD) if name == "fourth" else any_house(name)


@pytest.mark.parametrize(
    "name", mostly_long(ALL_HOUSES, lambda name: name in {*DIFFERENT, "fourth"} - {"community"})
)
def test_every_choice_is_worth_what_the_table_pays(name: str) -> None:
    """Many mixes of wagers; the cards that the house shows, and now and then some that it does not."""
    rng = Random(name)
    house = house_of(name)
    for bet in islice(mixes(house, rng, *UNPRICED.get(name, ())), 4):
        seen = house.dealer.shows if bet.ante_minor else 0
        known = tuple(rng.sample(range(52), rng.choice((seen, seen, min(2, seen + 1)))))
        solved = solve(bet, known)
        for place in some_firsts(solved.game.firsts.cards, rng, 3)[:: 4 if house.decision.discards else 1]:
            assert_worth(solved, place)


@pytest.mark.long
def test_throwing_two_cards_with_every_wager_staked() -> None:
    rng = Random(4)
    solved = solve(next(mixes(any_house("fourth"), rng)))
    for place in some_firsts(solved.game.firsts.cards, rng, 2)[::4]:
        assert_worth(solved, place)


# What a player may do


def test_choices_are_all_that_the_house_offers_the_plainest_first() -> None:
    assert choices_of(bet_on("rws", ante=500)) == (Choice(1), FOLD)
    upcard = choices_of(bet_on("upcard", ante=500, pair_plus=100))
    assert upcard == (Choice(1), Choice(2), Choice(3), FOLD)
    throws = tuple(Choice(1, (place,)) for place in range(3))
    assert choices_of(bet_on("draw", ante=500)) == (Choice(1), *throws, FOLD)
    assert len(choices_of(bet_on("fourth", ante=500))) == 1 + 3 + 3 + 1


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_a_box_without_an_ante_can_only_stay(name: str) -> None:
    house = any_house(name)
    sides = {wager.name: 100 for wager in house.wagers if wager.placed_before_deal and wager.kind != "ante"}
    assert choices_of(Bet(house, sides)) == (STAY,)


def test_of_equal_choices_the_first_is_best() -> None:
    solved = solve(bet_on("rws", ante=500))
    even = solved._replace(values=np.zeros_like(solved.values))
    assert not even.best.any()


# Cards of the dealer's that only settling every deal can weigh


@pytest.mark.parametrize(
    ("edit", "stakes"),
    [
        # Without an Ante nobody draws, so a wager on the dealer's cards is reached.
        (("[decision]\n", "[decision]\ndiscards = 1\n"), {"prime": 100}),
        # Prime looks at the dealer's first three cards, the contest at their best three.
        (('draws = "never"', 'draws = "below pair"'), {"ante": 500, "prime": 100}),
    ],
)
def test_colours_are_worth_what_every_deal_says(edit: tuple[str, str], stakes: dict[str, int]) -> None:
    solved = solve(Bet(edited("prime", edit), stakes), parse_cards("Kd 8h"))
    assert (solved.choices == (STAY,)) == ("ante" not in stakes)
    for place in some_firsts(solved.game.firsts.cards, Random(9), 3)[::4]:
        assert_worth(solved, place, walks=True)


# Large stakes


@pytest.mark.parametrize(
    ("name", "wagers"),
    [
        ("rws", ("ante", "pair_plus", "progressive")),
        ("draw", ("ante", "double_shot")),
        ("sixcard", ("ante", "six_card_bonus")),
        ("prime", ("prime",)),
    ],
)
def test_stakes_too_large_for_a_machine_word_are_still_exact(name: str, wagers: tuple[str, ...]) -> None:
    """The largest amounts that any house file may name, in play all at once."""
    bet = Bet(any_house(name), dict.fromkeys(wagers, 10**15), {"main": 10**15})
    solved = solve(bet)
    assert solved.values.dtype == np.object_
    for place in some_firsts(solved.game.firsts.cards, Random(3), 2)[::3]:
        assert_worth(solved, place)
    assert solved.total(solved.best) == sum(
        int(max(values)) * int(weight)
        for values, weight in zip(solved.values, solved.game.firsts.weights, strict=True)
    )


# Rows


@pytest.mark.parametrize(
    ("name", "wagers"), [("rws", ("ante", "pair_plus", "progressive")), ("draw", ("ante", "double_shot"))]
)
def test_each_row_is_made_in_as_many_deals_as_its_awards_say(name: str, wagers: tuple[str, ...]) -> None:
    """Rows counted by first hand and choice, times what each pays, are what the wager nets by itself."""
    rng = Random(name)
    bet = some_bet(any_house(name), rng, *wagers)
    solved = solve(bet)
    playing = [place for place, choice in enumerate(solved.choices) if choice != FOLD]
    for wager in bet.tabled:
        weights = row_weights(solved, wager)
        assert (weights[:, playing].sum(axis=(2, 3)) == solved.game.deals_each).all()
        for place in some_firsts(solved.game.firsts.cards, rng, 1)[::3]:
            first = hand(solved.game.firsts.cards[place])
            number = rng.choice(playing)
            choice = solved.choices[number]
            found = plain.book(bet, first, choice)
            net = sum(nets[wager.position] * count for nets, count in found.items())
            pays = [row_net(bet, wager, row, choice.multiple) for row in range(len(wager.rows) + 1)]
            rows = weights[place, number].sum(axis=1).tolist()
            worth = sum(each * count for each, count in zip(pays, rows, strict=True))
            assert worth * found.total() == net * solved.game.deals_each


def test_a_row_that_names_all_four_suits_pays_in_each() -> None:
    row = '{ hand = "straight_flush", pays = "40 to 1" }'
    named = '{ hand = "straight_flush", suits = "clubs diamonds hearts spades", pays = "40 to 1" }'
    solved = solve(bet_on(edited("rws", (row, named)), pair_plus=500))
    for place in some_firsts(solved.game.firsts.cards, Random(1), 0):
        assert_worth(solved, place)
