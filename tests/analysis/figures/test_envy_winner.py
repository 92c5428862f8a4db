"""Envy that is not for the winner: two methods, and every two hands that may lie on the felt."""

from fractions import Fraction
from math import comb

import pytest

from kit.houses.invented import any_house, invented
from kit.oracles.worked import edited
from queenhigh.analysis.advice import advise
from queenhigh.analysis.figures.envy import envy_mean
from queenhigh.analysis.playing.envy_walk import envied_hands
from queenhigh.analysis.playing.study import Study, best, study
from queenhigh.rules import House
from queenhigh.study.bet import Bet, UnpricedError

NOT_TO_WINNER = ('"lost", fold', '"lost", not_to_winner = true, fold')
STAKES = {"ante": 500, "pair_plus": 500, "progressive": 500}


def mean(whole: Study, wager: str, players: int) -> Fraction:
    return envy_mean(whole, whole.tally(best), whole.bet.house.by_name[wager], players)


def test_one_other_player_counted_hand_by_hand() -> None:
    """Every pair of hands that share no card: mine is paid for theirs where it makes no such row itself."""
    house = invented("cardroom")
    whole = study(Bet(house, {"ante": 500, "pot": 250}, {}, 2))
    envied = envied_hands(house.by_name["pot"])
    apart = {hand: sum(1 for other in envied if not {*hand} & {*other}) for hand in envied}
    both = sum(envied[theirs] * apart[theirs] for theirs in envied)
    deals = comb(52, 3) * comb(49, 3)
    everybody = Fraction(sum(envied.values()), comb(52, 3))
    assert mean(whole, "pot", 2) == everybody - Fraction(both, deals)
    to_all = edited("cardroom", (", not_to_winner = true", ""))
    assert mean(study(Bet(to_all, {"ante": 500, "pot": 250}, {}, 2)), "pot", 2) == everybody
    assert mean(whole, "pot", 4) == 3 * mean(whole, "pot", 2), "each hand is paid for by itself"


def test_a_winner_plays_as_if_alone_and_everybody_else_as_ever() -> None:
    house = edited("sixcard", NOT_TO_WINNER)
    bets = Bet(house, STAKES, {}, 3), Bet(any_house("sixcard"), STAKES, {}, 3), Bet(house, STAKES)
    for text, wins in (("Qs 6h 3d", False), ("As Ks Qs", True), ("Ad Kd Qd", True), ("9c 8c 7c", False)):
        mine, others, alone = (
            {each.action: each.value for each in advise(bet, text).actions} for bet in bets
        )
        assert mine == (alone if wins else others), text
        assert others["play"] > alone["play"]


def test_where_a_fold_keeps_what_winning_takes_nothing_is_worked_out() -> None:
    house: House = edited(
        "cardroom",
        (
            'after_fold = "live"\npays = [\n    { hand = "mini',
            'after_fold = "lost"\npays = [\n    { hand = "mini',
        ),
    )
    bet = Bet(house, {"ante": 500, "pot": 250}, {}, 2)
    with pytest.raises(UnpricedError, match="paid to who folds an envied hand and not to who wins"):
        mean(study(bet), "pot", 2)
    with pytest.raises(UnpricedError, match="paid to who folds"):
        advise(bet, "Ks Qs 4d")
