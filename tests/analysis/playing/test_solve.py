"""The value of each choice is what the table pays and takes over all deals that may follow, to the last unit.

`plain.walk` settles every deal. Where that is too much (cards thrown away, a dealer who draws unseen),
`plain.book` deals every replacement and every dealer's hand with NumPy, counts those that settlement cannot
tell apart, and settles one of each: whether the dealer qualifies and who is higher is all it sees of him.
"""

from itertools import islice
from random import Random

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, DIFFERENT, EVERY_HOUSE, INVENTED, any_house
from kit.houses.toml_text import house_text
from kit.oracles import plain
from kit.oracles.plain import hand
from kit.oracles.worth import assert_worth, mixes, some_bet, some_firsts
from queenhigh.analysis.playing.solve import row_weights, solve
from queenhigh.analysis.playing.tally import tally
from queenhigh.cards import parse_cards
from queenhigh.hands import strength
from queenhigh.rules import House, load
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.choices import FOLD, STAY, Choice, choices_of
from queenhigh.study.nets import row_net

UNPRICED = {"twin": ("side",)}
"""Wagers that are refused beside an Ante: a test of their own shows it."""
SLOW = ("fourth",)
"""Two cards may be thrown away: solving takes seconds, and so does each first hand here."""


def with_rules(name: str, *edits: tuple[str, str]) -> House:
    """A house with words of its file replaced."""
    text = INVENTED.get(name) or house_text(name)
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    return load(text, f"{name}.toml")


@pytest.mark.parametrize(
    "name", mostly_long((name for name in ALL_HOUSES if name not in SLOW), lambda name: name in DIFFERENT)
)
def test_every_choice_is_worth_what_the_table_pays(name: str) -> None:
    """Many mixes of wagers; the cards that the house shows, and now and then some that it does not."""
    rng = Random(name)
    house = any_house(name)
    for bet in islice(mixes(house, rng, *UNPRICED.get(name, ())), 4):
        seen = house.dealer.shows if bet.ante_minor else 0
        known = tuple(rng.sample(range(52), rng.choice((seen, seen, min(2, seen + 1)))))
        solved = solve(bet, known)
        for place in some_firsts(solved.game.firsts.cards, rng, 3)[:: 4 if house.decision.discards else 1]:
            assert_worth(solved, place)


def test_throwing_one_card_is_worth_what_the_table_pays() -> None:
    """The house where two may be thrown, with one: the same pay tables, meters and dealer, but quick."""
    rng = Random(2)
    for bet in islice(mixes(with_rules("fourth", ("discards = 2", "discards = 1")), rng), 3):
        solved = solve(bet)
        for place in some_firsts(solved.game.firsts.cards, rng, 3)[::4]:
            assert_worth(solved, place)


@pytest.mark.parametrize(
    ("name", "wagers", "known"),
    [
        ("upcard", ("ante", "pair_plus", "lucky"), "Kd"),
        ("twin", ("ante", "gold", "silver"), "Kd 8h"),
        ("sixcard", ("ante", "pair_plus", "six_card_bonus", "progressive"), "5s"),
        ("six_cards", ("ante", "million", "spades", "hearts"), "Ts Js"),
    ],
)
def test_every_deal_settled_one_by_one(name: str, wagers: tuple[str, ...], known: str) -> None:
    rng = Random(known)
    bet = some_bet(any_house(name), rng, *wagers)
    seen = parse_cards(known)
    solved = solve(bet, seen)
    for place in some_firsts(solved.game.firsts.cards, rng, 2)[::4]:
        assert_worth(solved, place, walks=True)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in ALL_HOUSES if name not in SLOW])
def test_every_deal_of_some_first_hands_settled_one_by_one(name: str) -> None:
    """All wagers of the house, nothing of the dealer's seen but what the house shows; up to 847,504 deals."""
    rng = Random(name)
    house = any_house(name)
    bet = next(mixes(house, rng, *UNPRICED.get(name, ())))
    known = tuple(rng.sample(range(52), house.dealer.shows))
    solved = solve(bet, known)
    many = house.dealer.may_draw and not known
    for place in rng.sample(range(len(solved.game.firsts)), 1 if many else 6):
        assert_worth(solved, place, walks=True)


@pytest.mark.long
def test_throwing_two_cards_with_every_wager_staked() -> None:
    rng = Random(4)
    solved = solve(next(mixes(any_house("fourth"), rng)))
    for place in some_firsts(solved.game.firsts.cards, rng, 2)[::4]:
        assert_worth(solved, place)


# What a player may do


def test_choices_are_all_that_the_house_offers_the_plainest_first() -> None:
    assert choices_of(Bet(any_house("rws"), {"ante": 500})) == (Choice(1), FOLD)
    upcard = choices_of(Bet(any_house("upcard"), {"ante": 500, "pair_plus": 100}))
    assert upcard == (Choice(1), Choice(2), Choice(3), FOLD)
    assert choices_of(Bet(any_house("draw"), {"ante": 500})) == (
        Choice(1), Choice(1, (0,)), Choice(1, (1,)), Choice(1, (2,)), FOLD,
    )  # fmt: skip
    assert len(choices_of(Bet(any_house("fourth"), {"ante": 500}))) == 1 + 3 + 3 + 1


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_a_box_without_an_ante_can_only_stay(name: str) -> None:
    house = any_house(name)
    sides = {wager.name: 100 for wager in house.wagers if wager.placed_before_deal and wager.kind != "ante"}
    assert choices_of(Bet(house, sides)) == (STAY,)


def test_of_equal_choices_the_first_is_best() -> None:
    solved = solve(Bet(any_house("rws"), {"ante": 500}))
    even = solved._replace(values=np.zeros_like(solved.values))
    assert not even.best.any()


def test_queen_six_four_is_the_weakest_hand_to_play() -> None:
    """The one strategy everybody knows: play Q-6-4 or better against a dealer who needs queen high."""
    solved = solve(Bet(any_house("rws"), {"ante": 500}))
    worst = strength(parse_cards("Qc 6d 4s"))
    for cards, best in zip(solved.game.firsts.cards.tolist(), solved.best.tolist(), strict=True):
        mine = strength(hand(cards))
        assert solved.choices[best] == (Choice(1) if mine >= worst else FOLD)


# What is not priced


def test_a_side_bet_on_six_cards_that_must_beat_a_drawing_dealer_is_refused() -> None:
    house = any_house("twin")
    for stakes in ({"ante": 200, "side": 333}, {"side": 333}):
        with pytest.raises(UnpricedError, match=r"^Side looks at the dealer's first three cards"):
            solve(Bet(house, stakes), parse_cards("Kd 8h"))


def test_a_side_bet_on_the_dealers_cards_is_refused_where_players_draw() -> None:
    house = with_rules("prime", ("[decision]\n", "[decision]\ndiscards = 1\n"))
    with pytest.raises(UnpricedError, match=r"^Prime looks at the dealer's cards"):
        solve(Bet(house, {"ante": 500, "prime": 100}))
    known = parse_cards("Kd 8h")
    alone = solve(Bet(house, {"prime": 100}), known)
    assert alone.choices == (STAY,), "without an Ante nobody draws"
    for place in some_firsts(alone.game.firsts.cards, Random(8), 3):
        assert_worth(alone, place)


def test_colours_beside_a_drawing_dealer_have_a_value_but_no_joint_table() -> None:
    """Prime looks at his first three cards, the contest at his best three; each alone is counted."""
    house = with_rules("prime", ('draws = "never"', 'draws = "below pair"'))
    bet, known = Bet(house, {"ante": 500, "prime": 100}), parse_cards("Kd 8h")
    solved = solve(bet, known)
    for place in some_firsts(solved.game.firsts.cards, Random(9), 3)[::4]:
        assert_worth(solved, place, walks=True)
    with pytest.raises(UnpricedError, match="together with the contest"):
        tally(solved, solved.best)


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


# Rows and meters


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
    solved = solve(Bet(with_rules("rws", (row, named)), {"pair_plus": 500}))
    for place in some_firsts(solved.game.firsts.cards, Random(1), 0):
        assert_worth(solved, place)


def test_two_progressives_on_one_meter_are_not_priced_together() -> None:
    """Gold takes its share first, so Silver's is of what is left: no sum of the two alone."""
    house = with_rules("twin", ("50% of meter silver", "50% of meter gold"))
    bet = Bet(house, {"ante": 200, "gold": 100, "silver": 50}, {"gold": 1_000_000})
    with pytest.raises(UnpricedError, match="Gold and Silver are paid from one meter, gold"):
        solve(bet, parse_cards("Kd 8h"))
