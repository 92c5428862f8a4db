"""Collections in the figures, and bets that may win more than the table pays in a round."""

from fractions import Fraction

import pytest

from kit.houses.invented import CARDROOM, invented
from kit.oracles.worked import edited
from queenhigh.analysis.advice import advise
from queenhigh.analysis.analyse import analyse
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.figures.price import entry_figures, entry_of, price
from queenhigh.analysis.playing.study import best, study
from queenhigh.rules import House, load
from queenhigh.simulation import SimulationError, simulate
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.entries import entries
from queenhigh.study.nets import most_won


def without_drops() -> House:
    return load(
        CARDROOM[: CARDROOM.index("[wagers.drop]")].replace(', "drop", "side_drop"', "")
        + CARDROOM[CARDROOM.index("[meters.main]") :].replace("_before_collection", "")
    )


def test_what_is_collected_is_added_to_the_edge_and_changes_no_play() -> None:
    house, free = invented("cardroom"), without_drops()
    for stakes, taken in (
        ({"ante": 500}, 50),
        ({"ante": 5100}, 150),
        ({"ante": 2500, "pair_plus": 700}, 150),
    ):
        with_it, without = mix(Bet(house, stakes)), mix(Bet(free, stakes))
        assert with_it.expected_loss_minor == without.expected_loss_minor + taken
        assert with_it.spread.variance == without.spread.variance
        assert with_it.actions == without.actions


def test_each_entry_has_its_own_collection() -> None:
    house = invented("cardroom")
    assert [entry.label for entry in entries(house)] == [
        "Ante, Play and Drop",
        "Pair Plus and Side Drop",
        "Pot",
    ]
    for name, taken in (("ante", Fraction(50, 500)), ("pair_plus", Fraction(100, 500))):
        mine, free = (entry_figures(each, entry_of(each, name)) for each in (house, without_drops()))
        assert mine.house_edge == free.house_edge + taken
        assert mine.stake_matters, "a larger stake pays less of it"


def test_the_walk_through_one_hand_loses_it_too() -> None:
    house, free = invented("cardroom"), without_drops()
    mine, other = (
        advise(Bet(each, {"ante": 500, "pair_plus": 500}), "Qs 6h 3d").actions for each in (house, free)
    )
    for one, two in zip(mine, other, strict=True):
        assert (one.action, one.value) == (two.action, two.value - Fraction(150, 500))


def test_the_most_that_a_bet_wins_is_never_passed() -> None:
    house = invented("cardroom")
    bet = Bet(house, {"ante": 2600, "pair_plus": 700, "pot": 250})
    tally = study(bet).tally(best)
    won = max(
        sum(max(tally.net_of(each, wager), 0) for wager in bet.wagers if wager.name != "pot")
        for each in tally.counts
    )
    assert most_won(bet) == 2600 + 2600 + 40 * 700 + 7000 - 250
    assert won == 2600 + 2600 + 40 * 700


@pytest.mark.parametrize("stakes", [{"ante": 500, "pair_plus": 5000}, {"ante": 50_000, "pair_plus": 2500}])
def test_a_bet_that_may_win_more_is_not_priced_and_the_reason_is_said(stakes: dict[str, int]) -> None:
    house = edited("cardroom", ("amount = 2000", "amount = 1000"))
    for asked in (lambda: mix(Bet(house, stakes)), lambda: advise(Bet(house, stakes), "Qs 6h 3d")):
        with pytest.raises(
            UnpricedError, match=r"the table pays \$1,000 at most in one round, and this bet may win"
        ):
            asked()
    small = {"ante": 500, "pair_plus": 500}
    assert mix(Bet(house, small)).house_edge == mix(Bet(invented("cardroom"), small)).house_edge
    with pytest.raises(UnpricedError):
        mix(Bet(house, small, {}, 5))


def test_boxes_that_may_win_more_together_are_not_simulated() -> None:
    stakes = {"ante": 500, "pair_plus": 1500}
    assert simulate(invented("cardroom"), 10, stakes_minor=stakes, boxes=3).rounds == 10
    with pytest.raises(SimulationError, match=r"may win up to \$2,440 together: sharing it is not simulated"):
        simulate(invented("cardroom"), 10, stakes_minor=stakes, boxes=4)


def test_an_award_that_passes_the_most_is_not_priced() -> None:
    house = edited("cardroom", ("amount = 2000", "amount = 300"))
    with pytest.raises(UnpricedError, match="at most in one round"):
        price(house, "pair_plus", {"straight_flush": "100 to 1"})


def test_an_analysis_tells_both_and_a_printed_figure_may_leave_the_collection_out() -> None:
    whole = '[[printed]]\nfigure = "ante_play"\npercent = "18.66"\nclause = "2"\n\n[irregularities]'
    found = analyse(load(CARDROOM.replace("[irregularities]", whole)))
    assert set(found.wagers) == {"ante_play", "pair_plus", "pot"}
    assert not found.unpriced
    free = analyse(without_drops()).wagers["ante_play"]
    assert found.printed[0].ours == free.house_edge
    assert [each.agrees for each in found.printed] == [True, True]
