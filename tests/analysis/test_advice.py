"""Advice on one hand is what the table pays and takes over every deal that is still possible."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from kit.cases import HOUSES
from kit.houses.invented import any_house
from kit.oracles import swapping
from kit.oracles.plain import Hand, hand
from kit.oracles.worked import each_deal_settled, each_draw_settled, edited, some_hand
from kit.oracles.worth import some_bet, some_firsts
from queenhigh.analysis.advice import Advice, AdviceError, Worth, advise, chances
from queenhigh.analysis.counting.spots import Game, stand_counts
from queenhigh.analysis.playing.solve import solve
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.hands import strength
from queenhigh.rules import House
from queenhigh.settlement.contest import stand_of
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.choices import FOLD, Choice


def one_discard() -> House:
    """The house with a fourth card and two meters, where one card may be thrown away: quick to solve."""
    return edited("fourth", ("discards = 2", "discards = 1"))


def rules(name: str) -> House:
    return one_discard() if name == "fourth" else any_house(name)


def full_bet(house: House, rng: Random) -> Bet:
    """Stakes on every wager that advice is given on."""
    names = [wager.name for wager in house.wagers if wager.placed_before_deal and wager.name != "side"]
    return some_bet(house, rng, *names)


def by_choice(found: Advice) -> dict[tuple[int, tuple[Card, ...], bool], Worth]:
    """Each thing to do by Play stake, cards thrown away and whether it folds."""
    return {(each.multiple, each.discards, each.action == "fold"): each for each in found.actions}


def assert_in_order(found: Advice) -> None:
    """Best first, and each cost is what is missing to the best."""
    worths = [each.value for each in found.actions]
    assert worths == sorted(worths, reverse=True)
    assert [each.cost for each in found.actions] == [worths[0] - value for value in worths]
    assert found.best.cost == 0


@pytest.mark.parametrize(
    "name", ["draw", "prime", "rws", "sixcard", "upcard", "fourth", "twin", "six_cards", "consoling"]
)
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
        mine = by_choice(found)
        assert len(mine) == len(solved.choices)
        for number, choice in enumerate(solved.choices):
            thrown = tuple(first[at] for at in choice.thrown)
            value = Fraction(int(solved.values[place, number]), solved.game.deals_each * bet.ante_minor)
            assert mine[choice.multiple, thrown, choice.folds].value == value


@pytest.mark.long
def test_advice_where_two_cards_may_be_thrown_is_what_solving_says() -> None:
    rng, house = Random(5), any_house("fourth")
    bet = full_bet(house, rng)
    solved = solve(bet)
    for place in some_firsts(solved.game.firsts.cards, rng, 10):
        first = hand(solved.game.firsts.cards[place])
        mine = by_choice(advise(bet, first))
        for number, choice in enumerate(solved.choices):
            thrown = tuple(first[at] for at in choice.thrown)
            value = Fraction(int(solved.values[place, number]), solved.game.deals_each * bet.ante_minor)
            assert mine[choice.multiple, thrown, choice.folds].value == value


@pytest.mark.parametrize(
    ("name", "seen", "dead"),
    [
        ("rws", 0, 0),
        ("rws", 1, 3),
        ("rws", 2, 18),
        ("rws", 3, 0),
        ("prime", 1, 3),
        ("prime", 2, 0),
        ("sixcard", 1, 12),
        ("sixcard", 3, 3),
        ("six_cards", 2, 3),
        ("upcard", 1, 3),
        ("upcard", 2, 6),
        ("twin", 2, 3),
        ("twin", 3, 3),
    ],
)
def test_playing_and_folding_are_worth_what_every_deal_settled_brings(
    name: str, seen: int, dead: int
) -> None:
    """Cards of the dealer's and whole hands of other boxes may be in view."""
    rng, house = Random(f"{name} {seen} {dead}"), any_house(name)
    bet = full_bet(house, rng)
    for _ in range(1 if seen + dead == 0 else 3):
        cards = some_hand(rng, 3 + seen + dead)
        first, known, out = cards[:3], cards[3 : 3 + seen], cards[3 + seen :]
        found = advise(bet, first, known, out)
        assert_in_order(found)
        for each in found.actions:
            choice = FOLD if each.action == "fold" else Choice(each.multiple)
            assert each.value == each_deal_settled(bet, first, choice, known, out), each.action


@pytest.mark.parametrize(
    ("name", "seen", "dead"), [("draw", 0, 3), ("draw", 1, 0), ("draw", 2, 9), ("fourth", 2, 3)]
)
def test_drawing_is_worth_what_every_card_that_may_come_brings(name: str, seen: int, dead: int) -> None:
    rng, house = Random(f"{name} {seen} {dead}"), rules(name)
    bet = full_bet(house, rng)
    cards = some_hand(rng, 3 + seen + dead)
    first, known, out = cards[:3], cards[3 : 3 + seen], cards[3 + seen :]
    found = advise(bet, first, known, out)
    assert_in_order(found)
    assert len(found.actions) == 5
    for each in found.actions:
        if each.action == "fold":
            expected = each_deal_settled(bet, first, FOLD, first_two(cards), ())
        else:
            expected = each_draw_settled(bet, first, each.discards, each.multiple, known, out)
        assert each.value == expected, each.action


def first_two(cards: Hand) -> Hand:
    """Any two cards of the dealer's will do for a fold, which no card of his changes here."""
    return tuple(card for card in DECK if card not in cards)[:2]


@pytest.mark.long
def test_throwing_two_cards_is_worth_what_every_two_that_may_come_bring() -> None:
    rng = Random(6)
    bet = full_bet(any_house("fourth"), rng)
    cards = some_hand(rng, 11)
    found = advise(bet, cards[:3], cards[3:5], cards[5:])
    for each in found.actions:
        if each.action != "fold":
            expected = each_draw_settled(bet, cards[:3], each.discards, each.multiple, cards[3:5], cards[5:])
            assert each.value == expected, each.action


def test_high_cards_out_help_the_weakest_playable_hand_and_low_ones_hurt_it() -> None:
    """Q-6-4 is close: queens that are out help it, high cards that the dealer may still hold hurt it."""
    bet, first = Bet(any_house("rws"), {"ante": 500}), parse_cards("Qs 6d 4c")
    assert advise(bet, first).best.action == "play"
    helped = advise(bet, first, dead=parse_cards("Qd Qh Kc"))
    hurt = advise(bet, first, dead=parse_cards("2d 3h 5c"))
    assert helped.best.action == "play"
    assert hurt.best.action == "fold"
    alone = advise(bet, first).best.value
    assert helped.best.value > alone > hurt.actions[1].value


@pytest.mark.parametrize("name", ["rws", "draw", "fourth"])
def test_suits_that_no_row_names_do_not_matter(name: str) -> None:
    rng, house = Random(name), rules(name)
    bet, first = some_bet(house, rng, "ante"), hand(rng.sample(range(52), 3))
    values = {(each.action[:4], each.value) for each in advise(bet, first).actions}
    for swap in rng.sample(swapping.swaps(), 3):
        other = hand(sorted(swapping.swapped(first, swap)))
        assert {(each.action[:4], each.value) for each in advise(bet, other).actions} == values


def test_the_order_of_cards_does_not_matter() -> None:
    bet, first = Bet(any_house("draw"), {"ante": 500}), parse_cards("4c Ks 4d")
    one, other = advise(bet, first), advise(bet, first[::-1])
    assert one.actions == other.actions
    assert one.hand == first, "the hand is given back as it was said"


# What a choice is called


def test_choices_are_named_as_the_house_plays() -> None:
    named = {
        name: [each.action for each in advise(Bet(any_house(name), {"ante": 500}), first).actions]
        for name, first in (
            ("rws", parse_cards("As Ks Qs")),
            ("draw", parse_cards("As Ks Qs")),
            ("upcard", parse_cards("As Ks Qs")),
        )
    }
    assert named["rws"] == ["play", "fold"]
    assert named["draw"][0] == "stand"
    assert sorted(named["draw"][1:]) == ["discard As", "discard Ks", "discard Qs", "fold"]
    assert named["upcard"] == ["play 3x", "play 2x", "play 1x", "fold"]


def test_two_cards_thrown_away_are_both_named() -> None:
    found = advise(Bet(any_house("fourth"), {"ante": 500}), parse_cards("Ks Qd 4c"), parse_cards("2d 3h"))
    names = {each.action for each in found.actions}
    assert names == {
        "stand", "fold", "discard 4c", "discard Qd", "discard Ks",
        "discard 4c Qd", "discard 4c Ks", "discard Qd Ks",
    }  # fmt: skip


def test_of_equal_choices_the_plainest_comes_first() -> None:
    """Against a dealer who is certain to win, every card thrown away loses alike: stand before draw."""
    royal = parse_cards("As Ks Qs")
    found = advise(Bet(any_house("draw"), {"ante": 500}), parse_cards("9c 6d 2h"), royal)
    kept = [each.action for each in found.actions if each.value == -2]
    assert found.best.action == "fold"
    assert kept[0] == "stand"
    assert len(kept) == 4


# What nobody can be advised on


@pytest.mark.parametrize(
    ("first", "seen", "dead", "words"),
    [
        ("Ks Qd", "", "", "2 cards are given: a hand has three"),
        ("Ks Qd 4c 5c", "", "", "4 cards are given: a hand has three"),
        ("Ks Qd 4c", "2c 3c 5c 6c", "", "4 cards of the dealer's are given: they are dealt three"),
        ("Ks Qd 4c", "Qd", "", "Qd stands in the hand and in the dealer's cards seen"),
        ("Ks Qd 4c", "", "2c 4c", "4c stands in the hand and in the cards that are out"),
        ("Ks Qd 4c", "2c", "2c", "2c stands in the dealer's cards seen and in the cards that are out"),
        ("Ks Ks 4c", "", "", "Ks stands twice in the hand"),
        ("Ks Qd 4c", "2c 2c", "", "2c stands twice in the dealer's cards seen"),
        ("Ks Qd 4c", "", "2c 2c", "2c stands twice in the cards that are out"),
    ],
)
def test_cards_that_cannot_lie_on_one_table_are_refused(first: str, seen: str, dead: str, words: str) -> None:
    def cards(text: str) -> list[Card]:
        return [parse_cards(word)[0] for word in text.split()]

    with pytest.raises(AdviceError, match=f"^{words}"):
        advise(Bet(any_house("rws"), {"ante": 500}), cards(first), cards(seen), cards(dead))


@pytest.mark.parametrize(("name", "left"), [("rws", 3), ("draw", 5), ("fourth", 6)])
def test_too_few_cards_to_deal_the_round_are_refused(name: str, left: int) -> None:
    """Three for the dealer, and those that may be drawn."""
    bet = Bet(any_house(name), {"ante": 500})
    assert advise(bet, DECK[:3], dead=DECK[3 : 52 - left]).actions
    with pytest.raises(AdviceError, match=f"^{53 - left} cards are known, which leaves too few to deal"):
        advise(bet, DECK[:3], dead=DECK[3 : 53 - left])


def test_without_an_ante_there_is_nothing_to_advise() -> None:
    with pytest.raises(AdviceError, match="without an Ante there is nothing to decide"):
        advise(Bet(any_house("rws"), {"pair_plus": 500}), DECK[:3])


def test_a_wager_that_is_not_priced_is_not_advised_on_either() -> None:
    with pytest.raises(UnpricedError, match=r"^Side looks at the dealer's first three cards"):
        advise(Bet(any_house("twin"), {"ante": 200, "side": 333}), DECK[:3], DECK[3:5])


@pytest.mark.parametrize("name", HOUSES)
def test_chances_are_what_counting_dead_sets_says(name: str) -> None:
    """Two methods: here every deal is walked, there the dealer's hands are counted by suit classes."""
    rng, house = Random(name), any_house(name)
    for _ in range(4):
        cards = rng.sample(DECK, 3 + house.dealer.shows)
        mine, seen = tuple(sorted(cards[:3])), tuple(cards[3:])
        told = chances(advise(house, mine, seen))
        known = tuple(int(card) for card in seen)
        game = Game(house.dealer.qualifying_strength, house.dealer.stands_on_strength, 0, known)
        made = np.array([[strength(mine)]], np.int64)
        counts = stand_counts(game, np.array([mine], np.int64), made)[:, 0, 0].tolist()
        assert sum(told.values()) == 1
        assert told["not_qualified"] == Fraction(sum(counts[:3]), sum(counts))
        assert [told[each] for each in ("higher", "equal", "lower")] == [
            Fraction(count, sum(counts)) for count in counts[3:]
        ]


def test_chances_are_counted_over_the_deals_left_one_by_one() -> None:
    """With some cards dead, by settlement's own word for how hands stand."""
    house, mine, dead = any_house("prime"), parse_cards("Qs 6d 4c"), parse_cards("Ah Kh 2c 3c 9d 9s")
    told = chances(advise(house, mine, (), dead))
    left = [card for card in DECK if card not in (*mine, *dead)]
    stands = Counter(stand_of(house, strength(mine), strength(theirs)) for theirs in combinations(left, 3))
    for name in ("higher", "equal", "lower"):
        assert told[name] == Fraction(stands[name], comb(len(left), 3))
    assert told["not_qualified"] == 1 - sum(told[name] for name in ("higher", "equal", "lower"))


@pytest.mark.parametrize("hand", ["Kd 9h 4c", "Ad 9h 5c", "Kh 8c 3d"])
def test_chances_after_a_draw_are_what_the_choice_is_worth(hand: str) -> None:
    """Where no draw makes a bonus, the contest is all that there is: two Antes won or two lost."""
    found = advise("draw", hand)
    (thrown,) = found.best.discards
    told = chances(found, [thrown])
    assert sum(told.values()) == 1
    assert 2 * (told["higher"] - told["lower"]) == found.best.value
    assert told != chances(found)
