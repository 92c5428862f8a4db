"""Five cards, the player's three and the community's: counted by class, and walked card by card."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random

import pytest

from kit.houses.invented import BLIND, any_house
from kit.oracles import plain
from kit.oracles.made import plainly_made
from kit.oracles.plain import hand
from kit.oracles.worth import assert_tallied, assert_worth, some_bet, some_firsts
from queenhigh import advise, analyse
from queenhigh.analysis.counting import five_cards
from queenhigh.analysis.counting.dealer_cards import five_counts
from queenhigh.analysis.playing.solve import game_of, solve
from queenhigh.analysis.playing.two_boxes import reaches
from queenhigh.cards import DECK
from queenhigh.hands import MADE
from queenhigh.rules import House, load
from queenhigh.study.bet import Bet


@cache
def blind() -> House:
    return load(BLIND)


def bet_on(*names: str) -> Bet:
    return some_bet(any_house("community"), Random(" ".join(names)), *names)


def test_all_five_cards_there_are() -> None:
    """The counts that every book on poker has."""
    by_name: Counter[str] = Counter()
    for made, count in five_counts().items():
        by_name[MADE[made].keys[0]] += count
    assert by_name == {
        "royal_flush": 4, "straight_flush": 36, "four_of_a_kind": 624, "full_house": 3_744, "flush": 5_108,
        "straight": 10_200, "three_of_a_kind": 54_912, "two_pair": 123_552, "pair": 1_098_240,
        "high_card": 1_302_540,
    }  # fmt: skip
    assert by_name.total() == 2_598_960
    spades = [count for made, count in five_counts().items() if MADE[made].suit == 3]
    assert spades == [1_277, 9, 1]


def test_what_a_first_hand_makes_with_any_two_cards() -> None:
    game, rng = game_of(bet_on("ante", "jackpot")), Random(5)
    counts = five_cards._made_counts(game)
    assert (counts.sum(axis=1) == 1_176).all()
    for place in rng.sample(some_firsts(game.firsts.cards, rng, 4), 2):
        first = hand(game.firsts.cards[place])
        live = [card for card in DECK if card not in first]
        walked = Counter(plainly_made((*first, *pair)) for pair in combinations(live, 2))
        found: Counter[object] = Counter()
        for made, count in enumerate(counts[place].tolist()):
            found[MADE[made]] += count
        assert +found == walked, first


def test_each_choice_is_worth_what_is_settled() -> None:
    rng = Random(3)
    for names in (("ante", "lucky_five", "jackpot", "pair_plus"), ("lucky_five",)):
        solved = solve(bet_on(*names))
        for place in rng.sample(some_firsts(solved.game.firsts.cards, rng, 2), 2):
            assert_worth(solved, place)


def test_each_choice_is_worth_what_is_settled_when_cards_of_the_dealer_are_seen() -> None:
    solved = solve(Bet(blind(), {"ante": 500, "lucky_five": 300, "jackpot": 500}), (Random(4).randrange(52),))
    assert_worth(solved, 1_234)


@pytest.mark.long
def test_each_choice_is_worth_what_is_settled_deal_by_deal() -> None:
    rng = Random(4)
    solved = solve(bet_on("ante", "lucky_five", "jackpot"), tuple(rng.sample(range(52), 2)))
    assert_worth(solved, rng.randrange(len(solved.game.firsts)), walks=True)


def test_all_that_happens_together_is_what_is_dealt() -> None:
    solved, rng = solve(some_bet(blind(), Random(6), "ante", "pair_plus", "lucky_five", "jackpot")), Random(8)
    assert len(solved.game.firsts) == 1_755
    places = some_firsts(solved.game.firsts.cards, rng, 3)
    for place in rng.sample(places, 2):
        assert_tallied(solved, place, rng.randrange(2))


@pytest.mark.long
def test_all_that_happens_together_is_what_is_dealt_where_suits_count() -> None:
    solved, rng = solve(bet_on("ante", "pair_plus", "lucky_five", "jackpot")), Random(9)
    for place in some_firsts(solved.game.firsts.cards, rng, 3):
        assert_tallied(solved, place, rng.randrange(2))


@pytest.mark.long
def test_a_dealer_who_may_draw_a_fourth_card() -> None:
    house = load(BLIND.replace('qualifies = "Q high"', 'qualifies = "Q high", draws = "below pair"'))
    solved, rng = solve(some_bet(house, Random(6), "ante", "lucky_five")), Random(8)
    place = rng.choice(some_firsts(solved.game.firsts.cards, rng, 1))
    assert_worth(solved, place)
    assert_tallied(solved, place, 0)


def test_advice_is_what_the_whole_study_says() -> None:
    bet, rng = bet_on("ante", "lucky_five", "jackpot"), Random(11)
    solved = solve(bet)
    for place in some_firsts(solved.game.firsts.cards, rng, 10):
        found = advise(bet, hand(solved.game.firsts.cards[place]))
        values = {each.action: each.value * bet.ante_minor for each in found.actions}
        expected = [Fraction(int(value), solved.game.deals_each) for value in solved.values[place]]
        assert [values["play"], values["fold"]] == expected


def test_dead_cards_count_in_advice() -> None:
    """With the other three nines gone no more of them can come."""
    bet = Bet(any_house("community"), {"ante": 500, "lucky_five": 500})
    dead = plain.hand([card for card in range(52) if DECK[card].rank == 7][1:])
    gone, all_in = (advise(bet, "9c 5d 2h", dead=cards).best.value for cards in (dead, ()))
    assert gone != all_in
    with pytest.raises(Exception, match="leaves too few to deal the round"):
        advise(bet, "9c 5d 2h", dead=[card for card in DECK if str(card) not in ("9c", "5d", "2h")][:45])


def test_the_figures_of_the_community_house() -> None:
    found = analyse(blind())
    five = found.wagers["lucky_five"]
    assert five.deals == 2_598_960
    counts = {each.name: each.count for each in five.outcomes}
    assert counts["straight_flush"] == 40, "a royal flush is paid as one where it has no row"
    assert counts["lose"] == 1_302_540 + 3_744, "high cards, and the full house that pays nothing"
    assert five.house_edge == 1 - Fraction(
        40 * 201 + 624 * 101 + 5_108 * 26 + 10_200 * 16 + 54_912 * 27 // 2 + 123_552 * 5 + 1_098_240,
        2_598_960,
    )
    assert not reaches(Bet(blind(), {"lucky_five": 500}), [blind().by_name["lucky_five"]])
