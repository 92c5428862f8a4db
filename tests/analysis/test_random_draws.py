"""Houses drawn at random in which whole hands are replaced, the player's or the dealer's, or nobody folds.

What a choice is worth is counted by suit classes, and again card by card with settlement, by
`kit.oracles.plain`. Where the analysis does not reach a house, it says why in the words of that house.
"""

import re
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from kit.houses.odd_houses import ALL, BOTH, REPLACES, every_word, odd_bets, odd_houses
from kit.oracles import plain
from kit.oracles.plain import box_of, hand
from kit.oracles.worth import assert_tallied, assert_worth, some_firsts
from queenhigh.analysis.counting.spots import Game
from queenhigh.analysis.playing import both_hands
from queenhigh.analysis.playing.solve import game_of, solve
from queenhigh.hands import STRENGTHS, strength
from queenhigh.money import show_amount
from queenhigh.rules import House
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.choices import choices_of
from queenhigh.study.nets import most_won

FEW = settings(
    max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
seeds = st.integers(0, 2**32 - 1)
NEVER = ("never",)


def whole_houses(by_suit: bool = False) -> st.SearchStrategy[House]:
    """Three cards are thrown away or none, or the dealer replaces weak hands, or both; folds and none."""
    return st.one_of(
        odd_houses(3, by_suit, whole=True, dealer=REPLACES, boards=BOTH),
        odd_houses(3, by_suit, whole=True, dealer=REPLACES, boards=BOTH, folds=False),
        odd_houses(3, by_suit, whole=True, dealer=NEVER, boards=BOTH, folds=False),
        odd_houses(3, by_suit, whole=True, dealer=NEVER, boards=BOTH),
        odd_houses(0, by_suit, dealer=REPLACES, boards=BOTH),
    )


def bet_on(data: st.DataObject, house: House) -> Bet:
    return Bet(house, data.draw(odd_bets(house)), {"main": data.draw(st.integers(0, 10**6))})


# What two hands bring


@FEW
@given(st.data(), seeds)
def test_two_hands_of_any_house_bring_what_is_settled(data: st.DataObject, seed: int) -> None:
    """Every choice that plays, a first hand that is kept or thrown away, and any two last hands."""
    bet, rng = bet_on(data, data.draw(whole_houses())), Random(seed)
    game = game_of(bet)
    for choice in (each for each in choices_of(bet) if not each.folds):
        first = hand(rng.sample(range(52), 3))
        codes = both_hands._codes(bet, strength(first) if choice.thrown else None)
        worth = both_hands._worth(bet, game, codes, choice.multiple, np.int64)
        for _ in range(40):
            mine = plain.sample(rng.randrange(STRENGTHS)).cards if choice.thrown else None
            box = box_of(bet, first, choice, mine)
            theirs = plain.sample(rng.choice((rng.randrange(STRENGTHS), box.strength)))
            assert worth[box.strength, theirs.strength] == sum(plain.settled(bet, box, theirs)), f"{box}"


# What a choice is worth


@pytest.mark.long
@settings(FEW, max_examples=10, phases=[Phase.explicit, Phase.generate])  # each takes too long to be shrunk
@given(st.data(), seeds)
def test_any_house_in_which_whole_hands_are_replaced(data: st.DataObject, seed: int) -> None:
    """One first hand, every choice, against all hands of the dealer's; and the tally of one of them."""
    bet, rng = bet_on(data, data.draw(whole_houses())), Random(seed)
    solved = solve(bet)
    place = rng.choice(some_firsts(solved.game.firsts.cards, rng, 12))
    assert_worth(solved, place)
    number = rng.randrange(len(solved.choices))
    if solved.game.replaces or not bet.house.dealer.replaces:
        assert_tallied(solved, place, number)


# What is not worked out


def reason(bet: Bet, game: Game) -> str:
    """Why the analysis does not reach a bet, by the words of its house; empty where it does."""
    most = bet.house.most
    if most is not None and most_won(bet) > most.amount_minor:
        return f"the table pays {show_amount(most.amount_minor, bet.house.currency)} at most in one round"
    draws, board = game.discards > 0, next((each for each in bet.tabled if each.looks_further), None)
    both = board is not None and board.by_both_hands
    if game.replaces:
        if board is not None and not both:
            return f"the dealer replaces weak hands, and {board.label} looks at other cards too"
        if any(row.suits for wager in bet.wagers for row in wager.rows):
            return "the dealer replaces weak hands, and a row names a suit"
        if draws and game.only != (0, 3):
            return "the dealer replaces weak hands, and some but not all cards may be discarded"
        return ""
    if board is not None and draws:
        looks = "community" if board.looks == "five_card" else "dealer's"
        return f"{board.label} looks at the {looks} cards, and players draw"
    if board is not None and not both and bet.house.dealer.may_draw and board.must_beat_dealer:
        return f"{board.label} looks at the dealer's first three cards, and they may draw"
    return ""


@settings(FEW, max_examples=6)
@given(st.data())
def test_what_is_not_worked_out_says_the_words_of_its_house(data: st.DataObject) -> None:
    house = data.draw(
        st.one_of(
            odd_houses(1, True, 2),
            odd_houses(1, True, boards=ALL),
            odd_houses(0, True, dealer=REPLACES, boards=ALL),
            odd_houses(1, False, dealer=REPLACES, boards=BOTH),
            odd_houses(0, True, 2, dealer=REPLACES),
            every_word(False, most=True),
        )
    )
    bet = bet_on(data, house)
    said = reason(bet, game_of(bet))
    if said:
        with pytest.raises(UnpricedError, match=re.escape(said)):
            solve(bet)
