"""The joint table of happenings equals every deal there is, each settled as the table settles it.

The short tier looks at single first hands, and at whole games by their totals. The long tier deals all of a
game: every first hand against every dealer's hand, or, where cards are drawn, one of each kind of first hand
(found by swapping suits in every way) with every replacement and every four cards of the dealer's.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, islice
from math import comb
from random import Random

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, DIFFERENT, any_house
from kit.oracles import plain, swapping
from kit.oracles.plain import Hand, Nets
from kit.oracles.worth import assert_tallied, mixes, nets_of, some_bet, some_firsts
from queenhigh.analysis.playing.solve import Solved, solve
from queenhigh.analysis.playing.tally import joined, tally
from queenhigh.cards import parse_cards
from queenhigh.rules import House
from queenhigh.study.bet import Bet
from queenhigh.study.choices import FOLD
from queenhigh.study.happenings import Tally
from queenhigh.study.spread import Spread
from queenhigh.study.stands import FOLDED

UNPRICED = {"twin": ("side",)}
"""Wagers that are refused beside an Ante."""
QUICK = [name for name in ALL_HOUSES if name != "fourth"]
"""Where two cards may be thrown away, each table takes seconds."""


def spread_of(nets: Iterable[tuple[int, int]]) -> Spread:
    """Nets and their counts as one distribution."""
    counts: Counter[int] = Counter()
    for net, count in nets:
        counts[net] += count
    return Spread(dict(counts))


def deals_of(bet: Bet, known: tuple[int, ...], deals_each: int) -> int:
    return comb(52 - len(known), 3) * deals_each


def legal(solved: Solved, place: int) -> list[int]:
    """The choices that the house lets a first hand make."""
    first = plain.hand(solved.game.firsts.cards[place])
    return [
        number
        for number, choice in enumerate(solved.choices)
        if choice.folds or plain.may_play(solved.bet, first, choice.multiple)
    ]


@pytest.mark.parametrize("name", mostly_long(QUICK, lambda name: name in DIFFERENT))
def test_a_tally_holds_every_deal_and_nets_what_was_solved(name: str) -> None:
    rng = Random(name)
    house = any_house(name)
    slow = any(wager.looks_at_dealer for wager in house.wagers)
    for bet in islice(mixes(house, rng, *UNPRICED.get(name, ())), 1 if slow else 5):
        known = tuple(rng.sample(range(52), house.dealer.shows if bet.ante_minor else 0))
        solved = solve(bet, known)
        anyhow = np.array([rng.choice(legal(solved, place)) for place in range(len(solved.game.firsts))])
        for chosen in (anyhow,) if slow else (solved.best, anyhow):
            found = tally(solved, chosen)
            assert found.deals == solved.deals == deals_of(bet, known, solved.game.deals_each)
            net = sum(found.net(happening, bet.wagers) * count for happening, count in found.counts.items())
            assert net == solved.total(chosen)
            assert all(count > 0 for count in found.counts.values())


@pytest.mark.parametrize(
    ("name", "wagers", "hands"),
    mostly_long(
        (
            ("rws", ("ante", "pair_plus", "progressive"), 6),
            ("prime", ("ante", "prime"), 1),
            ("sixcard", ("ante", "pair_plus", "six_card_bonus"), 1),
            ("draw", ("ante", "double_shot"), 6),
            ("six_cards", ("ante", "million", "spades", "hearts"), 1),
            ("upcard", ("ante", "lucky"), 1),
            ("twin", ("ante", "gold", "silver"), 6),
        ),
        lambda case: case[0] not in ("prime", "sixcard"),
    ),
)
def test_what_happens_with_one_first_hand_is_what_is_dealt(
    name: str, wagers: tuple[str, ...], hands: int
) -> None:
    rng = Random(name)
    house = any_house(name)
    solved = solve(some_bet(house, rng, *wagers), tuple(rng.sample(range(52), house.dealer.shows)))
    for place in rng.sample(some_firsts(solved.game.firsts.cards, rng, 2), hands):
        assert_tallied(solved, place, rng.randrange(len(solved.choices) - 1))


@pytest.mark.long
def test_what_happens_when_two_cards_are_thrown_is_what_is_dealt() -> None:
    rng = Random(2)
    solved = solve(some_bet(any_house("fourth"), rng, "ante", "showdown"))
    assert_tallied(solved, rng.randrange(len(solved.game.firsts)), len(solved.choices) - 2)
    chosen = solved.best
    found = tally(solved, chosen)
    assert found.deals == solved.deals
    assert plain.total(nets_of(found)) == solved.total(chosen)


# Single wagers that everybody can count


def test_pair_plus_alone_is_the_old_count_of_three_card_hands() -> None:
    bet = Bet(any_house("prime"), {"pair_plus": 100})
    solved = solve(bet)
    found = tally(solved, solved.best)
    counts: Counter[int] = Counter()
    for happening, count in found.counts.items():
        assert (happening.multiple, happening.folded) == (0, False)
        counts[happening.rows[0]] += count
    assert [counts[row] // comb(49, 3) for row in range(6)] == [48, 52, 720, 1096, 3744, 16440]


def test_a_bet_that_always_folds_loses_what_a_fold_loses() -> None:
    house = any_house("rws")
    solved = solve(Bet(house, {"ante": 500, "pair_plus": 700, "progressive": 250}))
    folding = np.full(len(solved.game.firsts), solved.choices.index(FOLD))
    found = tally(solved, folding)
    ante, play, bonus, pair_plus, progressive = house.wagers
    for happening in found.counts:
        assert (happening.folded, happening.stand) == (True, FOLDED)
        assert [found.net_of(happening, each) for each in (ante, play, bonus, pair_plus)] == [
            -500,
            0,
            0,
            -700,
        ]
        assert found.staked(happening, house.wagers) == 1450
    by_net = {found.net_of(happening, progressive) for happening in found.counts}
    assert by_net == {999_750, 124_750, 17_250, 14_750, 1_250, -250}, "the Progressive lives on"


def test_parts_of_a_study_are_joined_by_adding() -> None:
    house = any_house("upcard")
    parts = [solve(Bet(house, {"ante": 500}), parse_cards(text)) for text in ("Kd", "2c")]
    tallies = [tally(part, part.best, times) for part, times in zip(parts, (1, 3), strict=True)]
    whole = joined(tallies)
    assert whole.deals == parts[0].deals + 3 * parts[1].deals
    net = parts[0].total(parts[0].best) + 3 * parts[1].total(parts[1].best)
    assert plain.total(nets_of(whole)) == net


# Whole games


def moments(counts: Counter[Nets]) -> tuple[list[Fraction], list[list[Fraction]]]:
    """The mean of each wager and the covariance of each two, over equally likely deals."""
    deals, width = counts.total(), len(next(iter(counts)))
    mean = [Fraction(sum(nets[i] * n for nets, n in counts.items()), deals) for i in range(width)]
    product = [
        [Fraction(sum(nets[i] * nets[j] * n for nets, n in counts.items()), deals) for j in range(width)]
        for i in range(width)
    ]
    return mean, [[product[i][j] - mean[i] * mean[j] for j in range(width)] for i in range(width)]


def assert_all_dealt(found: Tally, whole: plain.Whole, house: House) -> None:
    """Nets of every wager together, and the mean and variance of a mix, are those of every deal."""
    assert nets_of(found) == whole.counts
    mean, covariance = moments(whole.counts)
    places = [wager.position for wager in house.wagers]
    spread = spread_of((found.net(each, found.bet.wagers), n) for each, n in found.counts.items())
    assert spread.mean == sum(mean)
    assert spread.variance == sum(covariance[i][j] for i in places for j in places)
    for wager in found.bet.wagers:
        alone = spread_of((found.net_of(each, wager), n) for each, n in found.counts.items())
        assert alone.mean == mean[wager.position]
        assert alone.variance == covariance[wager.position][wager.position]


def test_all_deals_by_kinds_of_first_hands() -> None:
    """The whole game of Ante and Pair Plus: 1,755 kinds of first hands, 18,424 dealer's hands each."""
    bet = some_bet(any_house("rws"), Random(3), "ante", "pair_plus")
    solved = solve(bet)
    whole = plain.everything(bet, solved.choices, one_of_each())
    assert_all_dealt(tally(solved, solved.best), whole, bet.house)


@pytest.mark.long
def test_all_deals_that_hold_two_seen_cards() -> None:
    """19,600 first hands; the dealer's third is one of 47 cards, and they draw one of 46."""
    bet = some_bet(any_house("twin"), Random(5), "ante", "gold", "silver")
    seen = parse_cards("Qc Qs")
    solved = solve(bet, seen)
    whole = plain.everything(bet, solved.choices, one_of_each(seen), seen)
    found = tally(solved, solved.best)
    assert found.deals == 19_600 * 47 * 46
    assert_all_dealt(found, whole, bet.house)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "wagers"),
    [
        ("rws", ("ante", "pair_plus", "progressive")),
        ("prime", ("ante", "pair_plus", "prime", "progressive")),
        ("prime", ("prime", "progressive")),
        ("sixcard", ("ante", "pair_plus", "six_card_bonus", "progressive")),
    ],
    ids=str,
)
def test_all_deals_of_a_house(name: str, wagers: tuple[str, ...]) -> None:
    """22,100 first hands against 18,424 dealer's hands each: 407,170,400 deals."""
    bet = some_bet(any_house(name), Random(name), *wagers)
    solved = solve(bet)
    whole = plain.everything(bet, solved.choices, plain.all_firsts())
    found = tally(solved, solved.best)
    assert found.deals == 407_170_400
    assert_all_dealt(found, whole, bet.house)
    weights = solved.game.firsts.weights
    for number, choice in enumerate(solved.choices):
        assert whole.chosen[choice] == weights[solved.best == number].sum()


@pytest.mark.long
def test_all_deals_that_hold_one_seen_card() -> None:
    """20,825 first hands and 1,128 dealer's hands, for one card seen; Play of up to three times."""
    bet = some_bet(any_house("upcard"), Random(1), "ante", "pair_plus", "lucky")
    known = parse_cards("Jh")
    solved = solve(bet, known)
    whole = plain.everything(bet, solved.choices, plain.all_firsts(known), known)
    assert_all_dealt(tally(solved, solved.best), whole, bet.house)


def one_of_each(known: Hand = ()) -> Iterator[tuple[Hand, int]]:
    """One first hand of each kind, and how many swapping suits makes of it."""
    ways = swapping.swaps(known=known)
    done: set[tuple[int, ...]] = set()
    for cards in combinations([card for card in range(52) if card not in known], 3):
        if cards not in done:
            alike = swapping.images(cards, ways)
            done |= alike
            yield plain.hand(cards), len(alike)


@pytest.mark.long
def test_all_deals_of_the_house_where_cards_are_drawn() -> None:
    """1,755 kinds of first hands; for each, any four cards of the dealer's, and every replacement."""
    bet = some_bet(any_house("draw"), Random(7), "ante", "double_shot")
    solved = solve(bet)
    firsts = list(one_of_each())
    assert (len(firsts), sum(times for _, times in firsts)) == (1_755, 22_100)
    whole = plain.everything(bet, solved.choices, firsts)
    found = tally(solved, solved.best)
    assert found.deals == 22_100 * 38_137_680
    assert_all_dealt(found, whole, bet.house)
