"""The value of each choice is what the table pays and takes over all deals that may follow, to the last unit.

`plain.book` deals every replacement and every dealer's hand with NumPy, counts those that settlement cannot
tell apart, and settles one of each. `tests/analysis/test_random_houses.py` does the same with houses drawn at
random, and holds the book to settling every deal.
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from random import Random
from threading import Barrier, BrokenBarrierError

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.changed import edited
from kit.houses.invented import ALL_HOUSES, DIFFERENT, EVERY_HOUSE, any_house
from kit.oracles.worth import assert_worth, mixes, some_firsts
from kit.play.bets import bet_on
from queenhigh.analysis.playing import study as room
from queenhigh.analysis.playing.solve import solve
from queenhigh.analysis.playing.study import Study, forget, study
from queenhigh.cards import parse_cards
from queenhigh.study.bet import FOLD, STAY, Bet, Choice, choices_of
from queenhigh.study.suits import ALL_ALIKE, Ints, SuitClasses


@pytest.mark.parametrize(
    "name", mostly_long(ALL_HOUSES, lambda name: name in {*DIFFERENT, "fourth"} - {"community"})
)
def test_every_choice_is_worth_what_the_table_pays(name: str) -> None:
    """Many mixes of wagers; the cards that the house shows, and now and then some that it does not.

    Of `fourth` the form in which one card may be thrown away is solved quickly.
    """
    rng = Random(name)
    house = edited(name, ("discards = 2", "discards = 1")) if name == "fourth" else any_house(name)
    for bet in islice(mixes(house, rng), 4):
        seen = house.dealer.shows if bet.ante_minor else 0
        known = tuple(rng.sample(range(52), rng.choice((seen, seen, min(2, seen + 1)))))
        solved = solve(bet, known)
        for place in some_firsts(solved.game.firsts.cards, rng, 3)[:: 4 if house.decision.discards else 1]:
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


def test_a_row_that_names_all_four_suits_pays_in_each() -> None:
    row = '{ hand = "straight_flush", pays = "40 to 1" }'
    named = '{ hand = "straight_flush", suits = "clubs diamonds hearts spades", pays = "40 to 1" }'
    solved = solve(bet_on(edited("rws", (row, named)), pair_plus=500))
    for place in some_firsts(solved.game.firsts.cards, Random(1), 0):
        assert_worth(solved, place)


# Studies are kept


def test_a_study_is_kept_and_the_oldest_goes_first() -> None:
    forget()
    house = any_house("rws")
    first = study(Bet(house, {"ante": 500}))
    assert study(Bet(house, {"ante": 500})) is first
    for ante in range(600, 1400, 100):
        study(Bet(house, {"ante": ante}))
    assert study(Bet(house, {"ante": 500})) is not first
    assert study(Bet(house, {"ante": 500}, {}, 7)) is not study(Bet(house, {"ante": 500}))


def test_threads_that_ask_at_once_do_not_trip_over_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many more bets than are kept, so that every thread puts some in and throws some out all the time."""
    forget()
    house = any_house("rws")
    monkeypatch.setattr(room, "_studied", lambda bet, known, progress: Study(bet, ()))
    monkeypatch.setattr(room, "_KEPT", 2)
    bets = [Bet(house, {"ante": 500 + 100 * place}) for place in range(40)]
    assert house.digest

    def ask(start: int) -> bool:
        return all(study(bets[(start + turn) % 40]).bet == bets[(start + turn) % 40] for turn in range(4000))

    slice_of = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            assert all(pool.map(ask, range(0, 40, 5)))
    finally:
        sys.setswitchinterval(slice_of)
        forget()


def test_classes_that_two_threads_ask_for_grow_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both come upon the same missing level; the one that is late must find it, not add it again."""
    both = Barrier(2)
    plain = SuitClasses.canonical

    def slow(classes: SuitClasses, bits: Ints) -> Ints:
        with suppress(BrokenBarrierError):  # the other one waits for its turn, as it should
            both.wait(0.3)
        return plain(classes, bits)

    monkeypatch.setattr(SuitClasses, "canonical", slow)
    classes = SuitClasses((), ALL_ALIKE)
    with ThreadPoolExecutor(2) as pool:
        sizes = list(pool.map(lambda _: len(classes.level(2)), range(2)))
    assert sizes == [len(SuitClasses((), ALL_ALIKE).level(2))] * 2
    assert [len(classes.level(size)) for size in range(4)] == [1, 13, 169, 1755]
