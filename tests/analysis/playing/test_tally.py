"""The joint table of happenings equals every deal there is, each settled as the table settles it.

The quick tests look at single first hands, and at whole games by their totals. The long ones deal all of a
game: every first hand against every dealer's hand, or, where cards are drawn, one of each kind of first hand
(found by swapping suits in every way) with every replacement and every four cards of the dealer's.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, islice
from math import comb
from random import Random

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.changed import changed
from kit.houses.invented import ALL_HOUSES, DIFFERENT, any_house, invented
from kit.oracles import plain, swapping, worked
from kit.oracles.plain import Hand
from kit.oracles.worth import assert_tallied, mixes, nets_of, some_bet, some_firsts
from kit.play.bets import bet_on
from queenhigh.analysis import advise
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.coach import consider
from queenhigh.analysis.playing.solve import Solved, game_of, row_weights, solve, whole_numbers
from queenhigh.analysis.playing.strategy import taught
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.playing.tally import joined, tally
from queenhigh.cards import parse_cards
from queenhigh.hands import parse_threshold
from queenhigh.study.bet import FOLD, Bet, choices_of
from queenhigh.study.happenings import Tally
from queenhigh.study.nets import net_of
from queenhigh.study.stands import FOLDED
from queenhigh.words.coach import StandRule

QUICK = [name for name in ALL_HOUSES if name != "fourth"]
"""Where two cards may be thrown away, each table takes seconds."""


def legal(solved: Solved, place: int) -> list[int]:
    """The choices that the house lets a first hand make."""
    first = plain.hand(solved.game.firsts.cards[place])
    return [
        number
        for number, choice in enumerate(solved.choices)
        if choice.folds or plain.may_play(solved.bet, first, choice.multiple)
    ]


@pytest.mark.parametrize("name", mostly_long(QUICK, lambda name: name in DIFFERENT and name != "community"))
def test_a_tally_holds_every_deal_and_nets_what_was_solved(name: str) -> None:
    rng = Random(name)
    house = any_house(name)
    slow = any(wager.looks_at_dealer for wager in house.wagers)
    for bet in islice(mixes(house, rng), 1 if slow else 5):
        known = tuple(rng.sample(range(52), house.dealer.shows if bet.ante_minor else 0))
        solved = solve(bet, known)
        anyhow = np.array([rng.choice(legal(solved, place)) for place in range(len(solved.game.firsts))])
        for chosen in (anyhow,) if slow else (solved.best, anyhow):
            found = tally(solved, chosen)
            assert found.deals == solved.deals == comb(52 - len(known), 3) * solved.game.deals_each
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
    found = tally(solved, solved.best)
    assert found.deals == solved.deals
    assert plain.total(nets_of(found)) == solved.total(solved.best)


def test_a_bet_that_always_folds_loses_what_a_fold_loses() -> None:
    """The Progressive lives on: it wins and loses as ever."""
    solved = solve(bet_on("rws", ante=500, pair_plus=700, progressive=250))
    found = tally(solved, np.full(len(solved.game.firsts), solved.choices.index(FOLD)))
    wagers = solved.bet.house.wagers
    assert {(each.folded, each.stand) for each in found.counts} == {(True, FOLDED)}
    assert {found.staked(each, wagers) for each in found.counts} == {1450}
    nets = {wager.name: {found.net_of(each, wager) for each in found.counts} for wager in wagers}
    assert nets == {
        "ante": {-500}, "play": {0}, "ante_bonus": {0}, "pair_plus": {-700},
        "progressive": {999_750, 124_750, 17_250, 14_750, 1_250, -250},
    }  # fmt: skip


def test_parts_of_a_study_are_joined_by_adding() -> None:
    parts = [solve(bet_on("upcard", ante=500), parse_cards(text)) for text in ("Kd", "2c")]
    whole = joined([tally(part, part.best, times) for part, times in zip(parts, (1, 3), strict=True)])
    assert whole.deals == parts[0].deals + 3 * parts[1].deals
    net = parts[0].total(parts[0].best) + 3 * parts[1].total(parts[1].best)
    assert plain.total(nets_of(whole)) == net


# Whole games


def one_of_each(known: Hand = ()) -> Iterator[tuple[Hand, int]]:
    """One first hand of each kind, and how many swapping suits makes of it."""
    ways = swapping.swaps(known=known)
    done: set[tuple[int, ...]] = set()
    for cards in combinations([card for card in range(52) if card not in known], 3):
        if cards not in done:
            alike = swapping.images(cards, ways)
            done |= alike
            yield plain.hand(cards), len(alike)


def assert_all_dealt(found: Tally, whole: plain.Whole) -> None:
    """Nets of every wager together are those of every deal, and so are mean and variance of any of them."""
    assert nets_of(found) == whole.counts
    for wagers in (found.bet.wagers, *([wager] for wager in found.bet.wagers)):
        sums = Counter[int]()
        for nets, count in whole.counts.items():
            sums[sum(nets[wager.position] for wager in wagers)] += count
        spread = found.spread(wagers)
        mean = worked.mean(sums)
        assert spread.counts == sums
        assert spread.mean == mean
        squares = sum((net - mean) ** 2 * count for net, count in sums.items())
        assert spread.variance == squares / found.deals


EVERYTHING = [
    # 1,755 kinds of first hands, 18,424 dealer's hands each.
    ("rws", ("ante", "pair_plus"), "", True, 407_170_400),
    # 22,100 first hands against 18,424 dealer's hands each.
    ("rws", ("ante", "pair_plus", "progressive"), "", False, 407_170_400),
    ("prime", ("ante", "pair_plus", "prime", "progressive"), "", False, 407_170_400),
    ("prime", ("prime", "progressive"), "", False, 407_170_400),
    ("sixcard", ("ante", "pair_plus", "six_card_bonus", "progressive"), "", False, 407_170_400),
    # One card seen, and Play of up to three times the Ante.
    ("upcard", ("ante", "pair_plus", "lucky"), "Jh", False, 20_825 * 1_128),
    # 19,600 first hands; the dealer's third is one of 47 cards, and they draw one of 46.
    ("twin", ("ante", "gold", "silver"), "Qc Qs", True, 19_600 * 47 * 46),
    # For each kind of first hand any four cards of the dealer's, and every replacement.
    ("draw", ("ante", "double_shot"), "", True, 22_100 * 38_137_680),
]
"""House, wagers, cards seen, whether one first hand of each kind stands for all, and how many deals."""


@pytest.mark.parametrize(
    ("name", "wagers", "seen", "by_kind", "deals"),
    mostly_long(EVERYTHING, lambda case: case is EVERYTHING[0]),
    ids=str,
)
def test_all_deals_of_a_house(
    name: str, wagers: tuple[str, ...], seen: str, by_kind: bool, deals: int
) -> None:
    bet = some_bet(any_house(name), Random(f"{name} {seen}"), *wagers)
    known = parse_cards(seen)
    solved = solve(bet, known)
    whole = plain.everything(
        bet, solved.choices, (one_of_each if by_kind else plain.all_firsts)(known), known
    )
    found = tally(solved, solved.best)
    assert found.deals == deals
    assert_all_dealt(found, whole)
    for number, choice in enumerate(solved.choices):
        assert whole.chosen[choice] == solved.game.firsts.weights[solved.best == number].sum()


# Bets counted by both hands

FULL = {"ante": 370, "best": 330, "pair_plus": 500}


@pytest.fixture(scope="module")
def second() -> Solved:
    return solve(Bet(invented("second"), FULL))


@pytest.mark.long
def test_values_and_happenings_say_the_same(second: Solved) -> None:
    for chosen in (second.best, 1 - second.best):
        counted = tally(second, chosen)
        assert counted.deals == second.deals
        total = sum(counted.net(each, second.bet.wagers) * count for each, count in counted.counts.items())
        assert total == second.total(chosen)


@pytest.mark.long
def test_large_stakes_are_added_up_in_whole_numbers_of_any_size(second: Solved) -> None:
    large = solve(Bet(second.bet.house, {name: 10**9 * stake for name, stake in FULL.items()}))
    assert large.values.dtype == np.object_
    assert (large.values == second.values.astype(np.object_) * 10**9).all()


@pytest.mark.long
def test_a_stake_adds_what_its_rows_bring(second: Solved) -> None:
    """What a wager brings is linear in its awards: the factors are counts of deals."""
    bet = second.bet
    wager = bet.house.by_name["best"]
    weights = row_weights(second, wager)
    nets = np.array([net_of(bet, wager, 0, code, 0) for code in range(wager.codes)])
    brings = (weights.sum(axis=3) * nets).sum(axis=2)
    rest = solve(Bet(bet.house, {name: stake for name, stake in FULL.items() if name != "best"}))
    assert (second.values - rest.values == brings).all()


@pytest.mark.long
def test_the_published_rule_of_the_real_game() -> None:
    """Beating Bonuses: with the side bet at twice the Ante, stand on unsuited A-K-3 or better."""
    found = study(bet_on("second", ante=100, best=200))
    assert taught(found).rule == StandRule(parse_threshold("A-K-3"))
    assert Fraction(39, 1000) < -found.mean(best) / 100 < Fraction(40, 1000)


@pytest.mark.long
def test_advice_stands_on_the_same_counts(second: Solved) -> None:
    found = advice_of(second.bet, "As Kd 2c")
    assert {each.action for each in found.actions} == {"stand", "discard 2c Kd As"}
    assert [each.multiple for each in sorted(found.actions, key=lambda each: each.action)] == [1, 0]
    sure = consider(Bet(second.bet.house, {"ante": 100}), parse_cards("As Ad 3c"))
    assert sure.advice.best.action == "stand"
    assert sum((sure.chances or {}).values()) == 1


@pytest.mark.long
def test_a_hand_is_advised_on_what_it_may_do_and_by_its_name() -> None:
    """A dealer who replaces weak hands, and Play for more from a pair up: others have one way to play."""
    raises = [{"hand": "pair", "multiples": [1, 2, 3], "clause": "3.8.2"}]
    house = changed("rws", {"dealer.draws": "replaces below K high", "wagers.play.raises": raises})
    weak, pair = (advise(house, cards) for cards in ("Qh 9d 4c", "Qh Qd 4c"))
    assert {each.action for each in weak.actions} == {"fold", "play 1x"}
    assert {each.action for each in pair.actions} == {"fold", "play 1x", "play 2x", "play 3x"}
    assert all(each.value > -3 for each in (*weak.actions, *pair.actions))


def test_sums_that_64_bits_might_not_hold_are_pythons_own() -> None:
    """On the way each pair of hands is added six times: such a stake would leave the room there is."""
    house = changed("twice", {"decision.discards": [0, 3]})
    for ante, dtype in ((500, np.int64), (4 * 10**9, np.object_)):
        bet = bet_on(house, ante=ante)
        assert whole_numbers(bet, game_of(bet), choices_of(bet)) is dtype
