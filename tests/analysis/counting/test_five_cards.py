"""Five cards, the player's three and the community's: counted by class, and walked card by card."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from kit.cases import mostly_long
from kit.houses.changed import changed
from kit.oracles import plain
from kit.oracles.plain import hand
from kit.oracles.worth import assert_tallied, assert_worth, some_bet, some_firsts
from kit.play.bets import bet_on
from queenhigh import analyse
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.counting.dealer_cards import five_counts
from queenhigh.analysis.playing.solve import solve
from queenhigh.analysis.playing.two_boxes import reaches
from queenhigh.cards import DECK
from queenhigh.hands import MADE
from queenhigh.study.bet import Bet

ALL = ("ante", "pair_plus", "lucky_five", "jackpot")


def some_stakes(house: str, *names: str) -> Bet:
    """Stakes on these wagers of `community`, or of `blind`, where no row names a suit."""
    return some_bet(changed(house, {}), Random(" ".join(names)), *names)


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


@pytest.mark.parametrize(
    ("house", "names", "seen", "walks"),
    [
        ("community", ("lucky_five",), 0, False),
        ("blind", ("ante", "lucky_five", "jackpot"), 1, False),
        pytest.param("community", ALL, 0, False, marks=pytest.mark.long),
        pytest.param("community", ("ante", "lucky_five", "jackpot"), 2, True, marks=pytest.mark.long),
    ],
)
def test_each_choice_is_worth_what_is_settled(
    house: str, names: tuple[str, ...], seen: int, walks: bool
) -> None:
    rng = Random(repr(names))
    solved = solve(some_stakes(house, *names), tuple(rng.sample(range(52), seen)))
    assert_worth(solved, rng.choice(some_firsts(solved.game.firsts.cards, rng, 2)), walks)


@pytest.mark.parametrize("house", mostly_long(("blind", "community"), lambda house: house == "blind"))
def test_all_that_happens_together_is_what_is_dealt(house: str) -> None:
    rng = Random(8)
    solved = solve(some_stakes(house, *ALL))
    for place in rng.sample(some_firsts(solved.game.firsts.cards, rng, 3), 2):
        assert_tallied(solved, place, rng.randrange(2))


def test_advice_is_what_the_whole_study_says() -> None:
    bet = some_stakes("community", "ante", "lucky_five", "jackpot")
    rng = Random(11)
    solved = solve(bet)
    for place in some_firsts(solved.game.firsts.cards, rng, 10):
        found = advice_of(bet, hand(solved.game.firsts.cards[place]))
        values = {each.action: each.value * bet.ante_minor for each in found.actions}
        expected = [Fraction(int(value), solved.game.deals_each) for value in solved.values[place]]
        assert [values["play"], values["fold"]] == expected


def test_dead_cards_count_in_advice() -> None:
    """With the other three nines gone no more of them can come."""
    bet = bet_on("community", ante=500, lucky_five=500)
    dead = plain.hand([card for card in range(52) if DECK[card].rank == 7][1:])
    gone, all_in = (advice_of(bet, "9c 5d 2h", dead=cards).best.value for cards in (dead, ()))
    assert gone != all_in


def test_the_figures_of_the_community_house() -> None:
    house = changed("blind", {})
    found = analyse(house)
    five = found.wagers["lucky_five"]
    assert five.deals == 2_598_960
    counts = {each.name: each.count for each in five.outcomes}
    assert counts["straight_flush"] == 40, "a royal flush is paid as one where it has no row"
    assert counts["lose"] == 1_302_540 + 3_744, "high cards, and the full house that pays nothing"
    assert five.house_edge == 1 - Fraction(
        40 * 201 + 624 * 101 + 5_108 * 26 + 10_200 * 16 + 54_912 * 27 // 2 + 123_552 * 5 + 1_098_240,
        2_598_960,
    )
    assert not reaches(bet_on(house, lucky_five=500), [house.by_name["lucky_five"]])
