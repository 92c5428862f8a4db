"""Bets counted by both hands: held to the tally and to published advice.

`tests/analysis/test_random_houses.py` holds them to settlement and to plain dealing.
"""

from fractions import Fraction

import numpy as np
import pytest

from kit.houses.changed import changed
from kit.houses.invented import invented
from kit.play.bets import bet_on
from queenhigh.analysis import advise
from queenhigh.analysis.coach import consider
from queenhigh.analysis.playing.solve import Solved, game_of, row_weights, solve, whole_numbers
from queenhigh.analysis.playing.strategy import taught
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.playing.tally import tally
from queenhigh.cards import parse_cards
from queenhigh.hands import parse_threshold
from queenhigh.study.bet import Bet
from queenhigh.study.choices import choices_of
from queenhigh.study.nets import net_of
from queenhigh.words.coach import StandRule

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
    found = advise(second.bet, "As Kd 2c")
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
