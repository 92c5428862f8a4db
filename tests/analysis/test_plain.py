"""The quick plain ways of counting equal the slow ones, so that a test may use either."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from kit.houses.invented import any_house
from kit.oracles import plain, swapping
from kit.oracles.plain import hand
from kit.oracles.worth import some_bet
from queenhigh.cards import DECK, parse_cards
from queenhigh.hands import parse_threshold, rank_three, strength_of
from queenhigh.hands.three import best_three
from queenhigh.rules.records import Dealer
from queenhigh.study.choices import Choice

NEVER = Dealer("Q high", parse_threshold("Q high"), "never", 0, 0, "", "")
BELOW_PAIR = Dealer("always", 0, "below pair", parse_threshold("pair"), 0, "", "")
ALWAYS = Dealer("pair", parse_threshold("pair"), "always", 741, 0, "", "")


def by_hand(dealer: Dealer, dead: tuple[int, ...], known: tuple[int, ...]) -> list[int]:
    """The dealer's strengths, from the readable reference of the hands."""
    counts = [0] * 741
    for their, count in plain.dealings(dealer, dead, known):
        counts[strength_of(rank_three(best_three(their.cards)))] += count
    return counts


@pytest.mark.parametrize(("dealer", "seen"), [(NEVER, 1), (NEVER, 2), (BELOW_PAIR, 2), (ALWAYS, 2)])
def test_strengths_counted_by_numpy_are_those_of_the_hands_dealt(dealer: Dealer, seen: int) -> None:
    cards = hand(Random(seen).sample(range(52), 6))
    first, known, comes = cards[:3], cards[3 : 3 + seen], cards[5]
    dealt = plain.Strengths(dealer, first, known)
    assert dealt.all.tolist() == by_hand(dealer, first, known)
    assert dealt.avoiding((comes,)).tolist() == by_hand(dealer, (*first, comes), known)


@pytest.mark.parametrize("mark", ["K high", "pair", "7-5-2"])
def test_second_hands_counted_by_numpy_are_those_dealt_from_what_is_left_of_the_deck(mark: str) -> None:
    """Of 14 cards that are left every first and every second hand of the dealer's is dealt, and two go."""
    dealer = Dealer("always", 0, mark, parse_threshold(mark), 0, "", "", replaces=True)
    cards = hand(Random(mark).sample(range(52), 40))
    for dead, comes in ((cards[:38], ()), (cards[:38], cards[38:])):
        counts = [0] * 741
        for their, count in plain.dealings(dealer, (*dead, *comes)):
            counts[strength_of(rank_three(their.cards[-3:]))] += count
        assert plain.Strengths(dealer, dead).avoiding(comes).tolist() == counts
        assert sum(counts) == comb(14 - len(comes), 3) * comb(11 - len(comes), 3)


def test_strengths_of_a_dealer_who_shows_nothing() -> None:
    first = parse_cards("As Kd 4c")
    assert plain.Strengths(NEVER, first).all.tolist() == by_hand(NEVER, first, ())
    for dealer in (BELOW_PAIR, ALWAYS):
        assert plain.Strengths(dealer, first).all.sum() == 18_424 * 46


@pytest.mark.parametrize("dealer", [NEVER, BELOW_PAIR, ALWAYS], ids=lambda dealer: str(dealer.draws))
def test_deals_without_a_card_are_all_deals_less_those_that_hold_it(dealer: Dealer) -> None:
    dealt = plain.Strengths(dealer, parse_cards("7s 7d 2h"))
    for card in parse_cards("As 7c 2d"):
        assert np.array_equal(dealt.without(card), dealt.avoiding((card,)))


@pytest.mark.parametrize(
    ("name", "wagers", "seen"),
    [
        ("rws", ("ante", "pair_plus", "progressive"), 0),
        ("prime", ("ante", "prime"), 1),
        ("sixcard", ("ante", "six_card_bonus"), 1),
        ("upcard", ("ante", "pair_plus", "lucky"), 1),
        ("twin", ("ante", "gold", "silver"), 2),
        ("fourth", ("ante", "showdown", "jackpot"), 2),
        ("draw", ("ante", "double_shot"), 2),
        ("six_cards", ("ante", "million", "spades", "hearts"), 2),
        pytest.param("community", ("ante", "lucky_five", "jackpot"), 2, marks=pytest.mark.long),
        ("consoling", ("ante", "sure", "trips", "low", "bad_beat"), 1),
    ],
)
def test_one_deal_of_each_kind_stands_for_all(name: str, wagers: tuple[str, ...], seen: int) -> None:
    rng = Random(name)
    bet = some_bet(any_house(name), rng, *wagers)
    cards = hand(rng.sample(range(52), 3 + seen))
    for choice in (Choice(2), Choice(0, folds=True)):
        walked = plain.walk(bet, cards[:3], choice, cards[3:])
        assert plain.book(bet, cards[:3], choice, cards[3:]) == walked


def test_everything_is_each_first_hand_played_its_best_way() -> None:
    bet = some_bet(any_house("twin"), Random(1), "ante", "gold")
    known = parse_cards("Kd 8h")
    choices = (Choice(1), Choice(3), Choice(0, folds=True))
    firsts = [parse_cards("As Ac 2d"), parse_cards("3d 5h 9c")]
    whole = plain.everything(bet, choices, [(first, 2) for first in firsts], known)
    expected: Counter[plain.Nets] = Counter()
    for first in firsts:
        best = max((plain.walk(bet, first, choice, known) for choice in choices), key=plain.total)
        expected += Counter({nets: 2 * count for nets, count in best.items()})
    assert whole.counts == expected
    assert whole.chosen == {Choice(3): 2, Choice(0, folds=True): 2}


def test_suits_are_swapped_in_every_way_there_is() -> None:
    assert len(swapping.swaps()) == 24
    assert len(swapping.swaps(((0, 3), (1, 2)))) == 4
    assert swapping.swaps(()) == ((0, 1, 2, 3),)
    assert len(swapping.swaps(known=parse_cards("Ks Kd"))) == 4, "both kings may change places"
    assert len(swapping.swaps(known=parse_cards("Ks Qd"))) == 2, "only clubs and hearts are still alike"
    assert swapping.images(parse_cards("Ks Kd"), swapping.swaps()) == set(
        combinations(parse_cards("Kc Kd Kh Ks"), 2)
    )
    assert sum(1 for _ in plain.all_firsts(DECK[:1])) == 20_825
