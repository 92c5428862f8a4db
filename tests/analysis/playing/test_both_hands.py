"""Bets counted by both hands: held to settlement, to the tally, to plain dealing and to published advice."""

from fractions import Fraction

import numpy as np
import pytest

from kit.houses.invented import TWICE, invented
from kit.oracles.worked import edited
from kit.oracles.worth import assert_worth
from queenhigh.analysis import advise
from queenhigh.analysis.coach import consider
from queenhigh.analysis.playing import both_hands
from queenhigh.analysis.playing.solve import Solved, game_of, row_weights, solve, whole_numbers
from queenhigh.analysis.playing.strategy import taught
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.playing.tally import tally
from queenhigh.cards import parse_cards
from queenhigh.rules import House, load
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.choices import Choice, choices_of
from queenhigh.study.nets import net_of

ALL_THREE = Choice(1, (0, 1, 2))
FULL = {"ante": 370, "best": 330, "pair_plus": 500}


def whole() -> House:
    """Throwing all cards away or none in a house with an ordinary dealer, who may not qualify."""
    return load(TWICE.replace("discards = 1", "discards = [0, 3]"))


@pytest.mark.long
def test_a_house_with_an_ordinary_dealer_is_worth_what_is_dealt() -> None:
    bet = Bet(whole(), {"ante": 500, "both": 335})
    solved = solve(bet)
    assert both_hands.reaches(bet, solved.game)
    for place in (40, 1300):
        assert_worth(solved, place)


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
    found = study(Bet(invented("second"), {"ante": 100, "best": 200}))
    assert taught(found).strategy.text == "Stand on A-K-3 or better, draw to the rest."
    assert Fraction(39, 1000) < -found.mean(best) / 100 < Fraction(40, 1000)


@pytest.mark.long
def test_advice_stands_on_the_same_counts(second: Solved) -> None:
    found = advise(second.bet, "As Kd 2c")
    assert {each.action for each in found.actions} == {"stand", "discard 2c Kd As"}
    assert [each.multiple for each in sorted(found.actions, key=lambda each: each.action)] == [1, 0]
    sure = consider(Bet(second.bet.house, {"ante": 100}), parse_cards("As Ad 3c"))
    assert sure.advice.best.action == "stand"
    assert sum((sure.chances or {}).values()) == 1
    with pytest.raises(UnpricedError, match="with other cards out"):
        advise(second.bet, "As Kd 2c", dead="Qh")


@pytest.mark.long
def test_a_hand_is_advised_on_what_it_may_do_and_by_its_name() -> None:
    """A dealer who replaces weak hands, and Play for more from a pair up: others have one way to play."""
    raises = '\nraises = [{ hand = "pair", multiples = [1, 2, 3], clause = "3.8.2" }]'
    house = edited(
        "rws",
        ('draws = "never"', 'draws = "replaces below K high"'),
        ("multiples = [1]", f"multiples = [1]{raises}"),
    )
    weak, pair = (advise(house, cards) for cards in ("Qh 9d 4c", "Qh Qd 4c"))
    assert {each.action for each in weak.actions} == {"fold", "play 1x"}
    assert {each.action for each in pair.actions} == {"fold", "play 1x", "play 2x", "play 3x"}
    assert all(each.value > -3 for each in (*weak.actions, *pair.actions))


LARGE = {"ante": 4 * 10**9}


def test_sums_that_64_bits_might_not_hold_are_pythons_own() -> None:
    """On the way each pair of hands is added six times: such a stake would leave the room there is."""
    for stakes, dtype in (({"ante": 500}, np.int64), (LARGE, np.object_)):
        bet = Bet(whole(), stakes)
        assert whole_numbers(bet, game_of(bet), choices_of(bet)) is dtype
