"""Advice on one hand is what the table pays and takes over every deal that is still possible."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from kit.cases import HOUSES
from kit.houses.changed import edited
from kit.houses.invented import any_house
from kit.oracles import swapping
from kit.oracles.plain import Hand, hand
from kit.oracles.worked import each_deal_settled, each_draw_settled, some_hand
from kit.oracles.worth import some_bet, some_firsts
from kit.play.bets import bet_on
from queenhigh.analysis.advice import Advice, AdviceError, Worth, advise, chances
from queenhigh.analysis.counting.spots import Game, stand_counts
from queenhigh.analysis.playing.solve import solve
from queenhigh.cards import DECK, parse_cards
from queenhigh.hands import strength
from queenhigh.rules import House
from queenhigh.settlement.contest import stand_of
from queenhigh.study.bet import Bet
from queenhigh.study.choices import FOLD, Choice


def rules(name: str) -> House:
    """A house; of `fourth` the form in which one card may be thrown away, which is quick to solve."""
    if name == "fourth":
        return edited(name, ("discards = 2", "discards = 1"))
    return any_house(name.removesuffix(" whole"))


def full_bet(house: House, rng: Random) -> Bet:
    """Stakes on every wager that advice is given on."""
    names = [wager.name for wager in house.wagers if wager.placed_before_deal and wager.name != "side"]
    return some_bet(house, rng, *names)


def assert_in_order(found: Advice) -> None:
    """Best first, and each cost is what is missing to the best."""
    worths = [each.value for each in found.actions]
    assert worths == sorted(worths, reverse=True)
    assert [each.cost for each in found.actions] == [worths[0] - value for value in worths]
    assert found.best.cost == 0


@pytest.mark.parametrize(
    "name",
    [
        "draw", "prime", "rws", "sixcard", "upcard", "fourth", "twin", "six_cards", "consoling",
        pytest.param("fourth whole", marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_advice_on_a_hand_is_what_solving_all_hands_says_of_it(name: str) -> None:
    """Two methods: here every deal is walked, there hands and dead sets are counted by their suit classes."""
    rng, house = Random(name), rules(name)
    bet = full_bet(house, rng)
    seen = some_hand(rng, house.dealer.shows)
    solved = solve(bet, seen)
    for place in some_firsts(solved.game.firsts.cards, rng, 6):
        first = hand(solved.game.firsts.cards[place])
        found = advise(bet, first, seen)
        assert_in_order(found)
        mine = {(each.multiple, each.discards, each.action == "fold"): each.value for each in found.actions}
        deals = solved.game.deals_each * bet.ante_minor
        assert mine == {
            (choice.multiple, tuple(first[at] for at in choice.thrown), choice.folds): Fraction(value, deals)
            for choice, value in zip(solved.choices, solved.values[place].tolist(), strict=True)
        }


def settled(bet: Bet, first: Hand, worth: Worth, seen: Hand, out: Hand) -> Fraction:
    """What a choice is worth by every deal, or every card that may come, settled."""
    choice = FOLD if worth.action == "fold" else Choice(worth.multiple)
    if not bet.house.decision.discards:
        return each_deal_settled(bet, first, choice, seen, out)
    if choice.folds:  # no card of the dealer's changes a fold here: any two of them will do
        any_two = tuple(card for card in DECK if card not in (*first, *seen, *out))[:2]
        return each_deal_settled(bet, first, choice, any_two)
    return each_draw_settled(bet, first, worth.discards, worth.multiple, seen, out)


@pytest.mark.parametrize(
    ("name", "seen", "dead"),
    [
        ("rws", 0, 0), ("rws", 1, 3), ("rws", 2, 18), ("rws", 3, 0), ("prime", 1, 3), ("prime", 2, 0),
        ("sixcard", 1, 12), ("sixcard", 3, 3), ("six_cards", 2, 3), ("upcard", 1, 3), ("upcard", 2, 6),
        ("twin", 2, 3), ("twin", 3, 3), ("draw", 0, 3), ("draw", 1, 0), ("draw", 2, 9), ("fourth", 2, 3),
        pytest.param("fourth whole", 2, 6, marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_a_choice_is_worth_what_every_deal_settled_brings(name: str, seen: int, dead: int) -> None:
    """Cards of the dealer's and whole hands of other boxes may be in view."""
    rng, house = Random(f"{name} {seen} {dead}"), rules(name)
    bet = full_bet(house, rng)
    for _ in range(1 if seen + dead == 0 or house.decision.discards else 3):
        cards = some_hand(rng, 3 + seen + dead)
        first, known, out = cards[:3], cards[3 : 3 + seen], cards[3 + seen :]
        found = advise(bet, first, known, out)
        assert_in_order(found)
        for each in found.actions:
            assert each.value == settled(bet, first, each, known, out), each.action


def test_high_cards_out_help_the_weakest_playable_hand_and_low_ones_hurt_it() -> None:
    """Q-6-4 is close: queens that are out help it, high cards that the dealer may still hold hurt it."""
    bet, first = bet_on("rws", ante=500), "Qs 6d 4c"
    alone, helped, hurt = (advise(bet, first, dead=out) for out in ("", "Qd Qh Kc", "2d 3h 5c"))
    assert [found.best.action for found in (alone, helped, hurt)] == ["play", "play", "fold"]
    assert helped.best.value > alone.best.value > hurt.actions[1].value


@pytest.mark.parametrize("name", ["rws", "draw", "fourth"])
def test_suits_that_no_row_names_do_not_matter(name: str) -> None:
    rng = Random(name)
    bet, first = some_bet(rules(name), rng, "ante"), hand(rng.sample(range(52), 3))
    values = {(each.action[:4], each.value) for each in advise(bet, first).actions}
    for swap in rng.sample(swapping.swaps(), 3):
        other = hand(sorted(swapping.swapped(first, swap)))
        assert {(each.action[:4], each.value) for each in advise(bet, other).actions} == values


def test_the_order_of_cards_does_not_matter() -> None:
    bet, first = bet_on("draw", ante=500), parse_cards("4c Ks 4d")
    one, other = advise(bet, first), advise(bet, first[::-1])
    assert one.actions == other.actions
    assert one.hand == first, "the hand is given back as it came"


@pytest.mark.parametrize(
    ("name", "first", "seen", "actions"),
    [
        ("rws", "As Ks Qs", "", ["play", "fold"]),
        ("upcard", "As Ks Qs", "", ["play 3x", "play 2x", "play 1x", "fold"]),
        ("draw", "As Ks Qs", "", ["stand", "discard Qs", "discard As", "discard Ks", "fold"]),
        ("fourth whole", "Ks Qd 4c", "2d 3h", [
            "discard 4c", "discard 4c Ks", "discard 4c Qd", "discard Qd Ks", "fold", "discard Qd",
            "discard Ks", "stand",
        ]),
        # The dealer is certain to win: of equal choices the plainest comes first, stand before draw.
        ("draw", "9c 6d 2h", "As Ks Qs", ["fold", "stand", "discard 2h", "discard 6d", "discard 9c"]),
    ],
)  # fmt: skip
def test_choices_are_named_as_the_house_plays(name: str, first: str, seen: str, actions: list[str]) -> None:
    assert [each.action for each in advise(bet_on(rules(name), ante=500), first, seen).actions] == actions


@pytest.mark.parametrize(("name", "left"), [("rws", 3), ("draw", 5), ("fourth whole", 6)])
def test_enough_cards_must_be_left_to_deal_the_round(name: str, left: int) -> None:
    """Three for the dealer, and those that may be drawn."""
    bet = bet_on(rules(name), ante=500)
    assert advise(bet, DECK[:3], dead=DECK[3 : 52 - left]).actions
    with pytest.raises(AdviceError):
        advise(bet, DECK[:3], dead=DECK[3 : 53 - left])


# Chances


@pytest.mark.parametrize("name", HOUSES)
def test_chances_are_what_counting_dead_sets_says(name: str) -> None:
    """Two methods: here every deal is walked, there the dealer's hands are counted by suit classes."""
    rng, house = Random(name), any_house(name)
    for _ in range(4):
        cards = rng.sample(DECK, 3 + house.dealer.shows)
        mine, seen = tuple(sorted(cards[:3])), tuple(cards[3:])
        found = chances(advise(house, mine, seen))
        known = tuple(int(card) for card in seen)
        game = Game(house.dealer.qualifying_strength, house.dealer.stands_on_strength, 0, known)
        made = np.array([[strength(mine)]], np.int64)
        counts = stand_counts(game, np.array([mine], np.int64), made)[:, 0, 0].tolist()
        assert sum(found.values()) == 1
        assert found["not_qualified"] == Fraction(sum(counts[:3]), sum(counts))
        assert [found[each] for each in ("higher", "equal", "lower")] == [
            Fraction(count, sum(counts)) for count in counts[3:]
        ]


def test_chances_are_counted_over_the_deals_left_one_by_one() -> None:
    """With some cards dead, as settlement says how the hands stand."""
    house, mine, dead = any_house("prime"), parse_cards("Qs 6d 4c"), parse_cards("Ah Kh 2c 3c 9d 9s")
    found = chances(advise(house, mine, (), dead))
    left = [card for card in DECK if card not in (*mine, *dead)]
    stands = Counter(stand_of(house, strength(mine), strength(theirs)) for theirs in combinations(left, 3))
    for name in ("higher", "equal", "lower"):
        assert found[name] == Fraction(stands[name], comb(len(left), 3))
    assert found["not_qualified"] == 1 - sum(found[name] for name in ("higher", "equal", "lower"))


@pytest.mark.parametrize("hand", ["Kd 9h 4c", "Ad 9h 5c", "Kh 8c 3d"])
def test_chances_after_a_draw_are_what_the_choice_is_worth(hand: str) -> None:
    """If no draw makes a bonus, the contest is all that there is: two Antes won or two lost."""
    found = advise("draw", hand)
    (thrown,) = found.best.discards
    drawn = chances(found, [thrown])
    assert sum(drawn.values()) == 1
    assert 2 * (drawn["higher"] - drawn["lower"]) == found.best.value
    assert drawn != chances(found)
