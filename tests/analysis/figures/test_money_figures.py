"""Collections in the figures, and bets that may win more than the table pays in a round."""

from fractions import Fraction

import pytest

from kit.houses.changed import changed
from kit.houses.invented import CARDROOM, any_house
from kit.play.bets import bet_on, figured
from queenhigh.analysis.advice import advise
from queenhigh.analysis.analyse import analyse
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.playing.study import best, study
from queenhigh.rules import House, load
from queenhigh.simulation import SimulationError, simulate
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.nets import most_won


def without_drops() -> House:
    return load(
        CARDROOM[: CARDROOM.index("[wagers.drop]")].replace(', "drop", "side_drop"', "")
        + CARDROOM[CARDROOM.index("[meters.main]") :].replace("_before_collection", "")
    )


@pytest.mark.parametrize(
    ("stakes", "taken"), [({"ante": 500}, 50), ({"ante": 5100}, 150), ({"ante": 2500, "pair_plus": 700}, 150)]
)
def test_what_is_collected_is_added_to_the_edge_and_changes_no_play(
    stakes: dict[str, int], taken: int
) -> None:
    bets = Bet(any_house("cardroom"), stakes), Bet(without_drops(), stakes)
    with_it, without = map(mix, bets)
    assert with_it.expected_loss_minor == without.expected_loss_minor + taken
    assert with_it.spread.variance == without.spread.variance
    assert with_it.actions == without.actions
    mine, other = (advise(bet, "Qs 6h 3d").actions for bet in bets)
    each_taken = Fraction(taken, stakes["ante"])
    assert [(each.action, each.value + each_taken) for each in mine] == [
        (each.action, each.value) for each in other
    ]


@pytest.mark.parametrize(("name", "taken"), [("ante", 50), ("pair_plus", 100)])
def test_each_entry_has_its_own_collection(name: str, taken: int) -> None:
    mine, free = figured("cardroom", name), figured(without_drops(), name)
    assert mine.house_edge == free.house_edge + Fraction(taken, 500)
    assert mine.stake_matters, "a larger stake pays less of it"


def test_the_most_that_a_bet_wins_is_never_passed() -> None:
    bet = bet_on("cardroom", ante=2600, pair_plus=700, pot=250)
    tally = study(bet).tally(best)
    won = max(
        sum(max(tally.net_of(each, wager), 0) for wager in bet.wagers if wager.name != "pot")
        for each in tally.counts
    )
    assert most_won(bet) == 2600 + 2600 + 40 * 700 + 7000 - 250
    assert won == 2600 + 2600 + 40 * 700


@pytest.mark.parametrize(
    ("most", "ante", "pair_plus", "players"),
    [(1000, 500, 5000, 1), (1000, 50_000, 2500, 1), (1000, 500, 500, 5), (2000, 500, 1500, 4)],
)
def test_a_bet_that_may_win_more_than_the_table_pays_is_not_priced(
    most: int, ante: int, pair_plus: int, players: int
) -> None:
    """By itself, or with other boxes."""
    house = changed("cardroom", {"table.most.amount": most})
    bet = bet_on(house, players=players, ante=ante, pair_plus=pair_plus)
    with pytest.raises(UnpricedError):
        mix(bet)
    small = bet_on(house, ante=500, pair_plus=500)
    assert mix(small).house_edge == mix(bet_on("cardroom", ante=500, pair_plus=500)).house_edge


def test_boxes_that_may_win_more_together_are_not_simulated() -> None:
    stakes = {"ante": 500, "pair_plus": 1500}
    assert simulate(any_house("cardroom"), 10, stakes_minor=stakes, boxes=3).rounds == 10
    with pytest.raises(SimulationError):
        simulate(any_house("cardroom"), 10, stakes_minor=stakes, boxes=4)


def test_an_analysis_has_both_and_a_printed_figure_may_leave_the_collection_out() -> None:
    whole = '[[printed]]\nfigure = "ante_play"\npercent = "18.66"\nclause = "2"\n\n[irregularities]'
    found = analyse(load(CARDROOM.replace("[irregularities]", whole)))
    assert {name: each.label for name, each in found.wagers.items()} == {
        "ante_play": "Ante, Play and Drop", "pair_plus": "Pair Plus and Side Drop", "pot": "Pot",
    }  # fmt: skip
    assert not found.unpriced
    assert found.printed[0].ours == analyse(without_drops()).wagers["ante_play"].house_edge
    assert [each.agrees for each in found.printed] == [True, True]
