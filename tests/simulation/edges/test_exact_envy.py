"""Exact Envy where boxes differ: in how they play, and in what they bet on."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from kit.houses.invented import any_house
from kit.oracles.simulated import FULL, assert_close, busy, plan_with, wild_chart
from queenhigh.analysis.figures.envy import envy_mean, one_hand
from queenhigh.analysis.playing.study import best, study
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.edges.exact import exact_of, hand_brings
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.planning.plan import Plan, Strategy, box_of
from queenhigh.study.bet import Bet


def test_envy_of_boxes_that_play_differently() -> None:
    """Who folds is not envied: what the others bring a box depends on how each of them plays."""
    where, bet = busy("rws"), FULL["rws"]
    played = ("best", "pair", "always", wild_chart(where, 2))
    mixed = Plan(where, tuple(box_of(where, bet, strategy) for strategy in played))
    found = run(mixed, 400_000, 3)
    assert_close(found)
    alone, two = (
        [edge_of(Plan(where, (box_of(where, bet, strategy),) * boxes)) for strategy in played]
        for boxes in (1, 2)
    )
    brings = [one - with_another for one, with_another in zip(alone, two, strict=True)]
    assert edge_of(mixed) == (sum(alone) - 3 * sum(brings)) / 4


def test_envy_of_hands_with_the_dealers_cards() -> None:
    """Six cards decide whether a hand is envied, with a stake of its own on that or with an Ante alone."""
    where = busy("six_cards")
    for others in ([FULL["six_cards"]] * 2, [{"ante": 500}, {"ante": 500, "hearts": 250}]):
        bets = (FULL["six_cards"], *others)
        found = run(Plan(where, tuple(box_of(where, bet) for bet in bets)), 300_000, 3)
        unknown = {"spades", "all"} if {"ante": 500} in others else set[str]()
        assert_close(found, unknown)


def test_envy_behind_what_is_placed_after_the_deal() -> None:
    """Who plays has a Play: the same as an Ante behind the hand, because who folds is not envied."""
    where = busy("rws")
    progressive = where.by_name["progressive"]
    assert progressive.envy is not None
    envy = replace(progressive.envy, behind="play")
    wagers = tuple(replace(each, envy=envy) if each is progressive else each for each in where.wagers)
    other = replace(where, wagers=wagers)
    first, second = (Plan(each, (box_of(each, FULL["rws"]),) * 2) for each in (where, other))
    assert edge_of(first) == edge_of(second)
    assert_close(run(second, 200_000, 3))


def edge_of(plan: Plan) -> Fraction:
    edge = exact_of(plan).edges["progressive"]
    assert edge is not None
    return edge


def test_a_hand_is_envied_whether_or_not_it_has_a_stake_of_its_own() -> None:
    """The other box has an Ante and no Progressive: it brings what it would with one, by how it plays."""
    where, full = busy("rws"), FULL["rws"]
    alone = edge_of(Plan(where, (box_of(where, full),)))
    stake = full["progressive"]
    found: dict[str, Fraction] = {}
    for strategy in ("best", "always", "three of a kind"):
        plan = Plan(where, (box_of(where, full), box_of(where, {"ante": 500}, strategy)))
        brings = hand_brings(compiled(plan).coding, 1, where.by_name["progressive"])
        assert brings is not None
        assert edge_of(plan) == alone - brings / stake
        assert_close(run(plan, 200_000, 3))
        found[strategy] = brings
    assert found["always"] == found["best"] > found["three of a kind"] > 0, "straights are envied, too"
    several = Plan(where, (box_of(where, full), *(box_of(where, {"ante": 500}) for _ in range(3))))
    assert edge_of(several) == alone - 3 * found["best"] / stake


def test_a_box_that_cannot_be_envied_brings_nothing() -> None:
    where, full = busy("rws"), FULL["rws"]
    nobody_envied = Plan(where, (box_of(where, full), box_of(where, {"pair_plus": 500})))
    assert edge_of(nobody_envied) == edge_of(Plan(where, (box_of(where, full),)))
    assert_close(run(nobody_envied, 200_000, 3))


@pytest.mark.parametrize("strategy", ["best", "always", "K high", "chart"])
def test_what_a_hand_brings_by_its_cards_is_what_it_brings_in_all_deals(strategy: str) -> None:
    """Counted over the 22,100 hands, and by the analysis over hands and dealers."""
    where = busy("rws")
    played: Strategy = wild_chart(where, 5) if strategy == "chart" else strategy
    coding = compiled(Plan(where, (box_of(where, FULL["rws"], played),))).coding
    whole, chooser, wager = coding.plays[0].study, coding.plays[0].chooser, where.by_name["progressive"]
    assert whole is not None
    assert chooser is not None
    assert hand_brings(coding, 0, wager) == one_hand(whole.tally(chooser), wager) > 0


def test_where_cards_are_drawn_the_first_three_do_not_tell() -> None:
    where = any_house("fourth")
    plan = Plan(where, (box_of(where, FULL["fourth"], wild_chart(where, 1)),))
    [wager] = [each for each in where.wagers if each.envy is not None]
    assert hand_brings(compiled(plan).coding, 0, wager) is None


def test_envy_that_is_not_for_the_winner() -> None:
    """Alike boxes are held against what the analysis says of players; for others no exact figure is told."""
    bet = {"ante": 500, "pot": 250}
    plan = plan_with(busy("cardroom"), bet, bet, bet)
    house = plan.house
    whole = study(Bet(house, bet))
    tally = whole.tally(best)
    brings = envy_mean(whole, tally, house.by_name["pot"], 3)
    mean = tally.spread([house.by_name["pot"]]).mean
    assert exact_of(plan).edges["pot"] == -(mean + brings) / 250
    assert_close(run(plan, 200_000, 5))
    assert exact_of(plan_with("cardroom", bet, bet, {"ante": 1000, "pot": 250})).edges["pot"] is None
