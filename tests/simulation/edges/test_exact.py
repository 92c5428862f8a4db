"""The simulator beside the exact figures: no wager strays, intervals hold, and what is told adds up."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from kit.cases import FEW, mostly_long
from kit.houses.invented import any_house
from kit.houses.odd_houses import BOTH, REPLACES, odd_houses, stakes
from kit.houses.toml_text import house_text
from kit.oracles.simulated import (
    FULL,
    SOME,
    STUDIED,
    Stakes,
    assert_close,
    busy,
    mixed_plan,
    plan_with,
    wild_chart,
)
from kit.play.amounts import units
from queenhigh.analysis import analyse
from queenhigh.analysis.figures.envy import envy_mean, one_hand
from queenhigh.analysis.playing.study import best, study
from queenhigh.report import page_of
from queenhigh.report.chapters.edges import warnings
from queenhigh.report.data import json_of
from queenhigh.rules import House, house, house_ids, load
from queenhigh.simulation import Simulation, SimulationError
from queenhigh.simulation.dealing import arrays
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.edges.exact import exact_of, hand_brings
from queenhigh.simulation.edges.run import run, simulate
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.planning.plan import Plan, Strategy, box_of
from queenhigh.study.bet import Bet

MILLION = 10**6
SEED = 2
"""One without Envy in five thousand rounds of three boxes."""
STRATEGIES = ("best", "always", "qualify", "rule", "K-7-2")


class Run(Struct, frozen=True):
    """A run whose wagers must lie close to their exact edges."""

    name: str
    bets: tuple[Stakes, ...]
    rounds: int
    strategy: str = "best"
    seed: int = 1
    long: bool = False

    def __str__(self) -> str:
        return f"{self.name} {len(self.bets)} {self.strategy} {self.rounds}"

    def unknown(self) -> set[str]:
        """Entries without an exact figure: one Envy at most is paid to boxes that do not all play best."""
        alike = all(bet == self.bets[0] for bet in self.bets)
        known = self.name != "sixcard" or len(self.bets) == 1 or (alike and self.strategy == "best")
        return set() if known else {"progressive", "all"}


def without_dealers_cards(name: str) -> Stakes:
    """Every wager but those on the dealer's cards, which take seconds to count where play is not the best."""
    wagers = any_house(name).by_name
    return {wager: stake for wager, stake in FULL[name].items() if not wagers[wager].looks_at_dealer}


def runs() -> Iterator[Run]:
    """Houses under every strategy, alone and with seven boxes; other bets; invented houses."""
    for name, strategy in product(FEW, STRATEGIES):
        if strategy == "qualify" and any_house(name).dealer.always_qualifies:
            continue
        full = FULL[name]
        alone = full if strategy == "best" else without_dealers_cards(name)
        yield Run(name, (alone,), MILLION, strategy, long=name != "rws")
        yield Run(name, (full,), 100 * MILLION, strategy, long=True)
        quick = (name, strategy) in (("rws", "best"), ("rws", "K-7-2"), ("draw", "best"))
        if strategy == "best" or name in ("rws", "draw") or (name, strategy) == ("sixcard", "rule"):
            yield Run(name, (full,) * 7, MILLION // 5, strategy, seed=4, long=not quick)
    for name in FEW:
        yield Run(name, (FULL[name],) * 7, 100 * MILLION, seed=2, long=True)
        for bets in (*((bet,) for bet in SOME[name]), (*SOME[name], FULL[name])):
            rounds = MILLION // 2 if len(bets) == 1 else MILLION // 5
            yield Run(name, bets, rounds, seed=9, long=name != "rws")
    yield Run("community", ({"ante": 500, "lucky_five": 100},), 60_000, seed=7, long=True)
    for boxes in (1, 3):
        yield Run("upcard", (STUDIED["upcard"],) * boxes, MILLION // 2, seed=14)
    yield Run("fourth", (STUDIED["fourth"],) * 3, MILLION // 2, seed=14, long=True)
    yield Run("twin", (STUDIED["twin"],), 20 * MILLION, seed=16, long=True)
    for name, boxes in product(("upcard", "fourth"), (1, 5)):
        yield Run(name, (FULL[name],) * boxes, 20 * MILLION, seed=15, long=True)


@pytest.mark.parametrize("asked", mostly_long(runs(), lambda asked: not asked.long), ids=str)
def test_no_wager_strays(asked: Run) -> None:
    found = run(plan_with(asked.name, *asked.bets, strategy=asked.strategy), asked.rounds, seed=asked.seed)
    assert_close(found, asked.unknown())


OTHERS = [id for id in house_ids() if id not in FEW]
QUICK = ("pompano", "three_card_prime", "gila_river")


@pytest.mark.parametrize("id", mostly_long(OTHERS, lambda id: id in QUICK))
def test_no_wager_of_the_catalogue_strays(id: str) -> None:
    assert_close(simulate(id, 300_000, seed=16))


STRAYS = settings(
    max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.generate],
)  # fmt: skip


def assert_no_stray(data: st.DataObject, house: House, boxes: int, rounds: int) -> int:
    """Every wager whose exact edge is known lies close to it; tells how many are."""
    placed = [wager.name for wager in house.wagers if wager.placed_before_deal]
    bet = {name: data.draw(stakes) for name in placed}
    found = run(plan_with(house, *[bet] * boxes), rounds, seed=data.draw(st.integers(0, 99)))
    strays = [each.z for each in found.wagers.values() if each.z is not None]
    assert all(abs(z) < 5 for z in strays), strays
    return len(strays)


@pytest.mark.long
@STRAYS
@given(house=st.one_of(odd_houses(0, False), odd_houses(1, False)), data=st.data())
def test_no_wager_of_any_house_strays(house: House, data: st.DataObject) -> None:
    assert_no_stray(data, house, 1, 5 * MILLION)


@pytest.mark.long
@settings(STRAYS, max_examples=6)
@given(
    house=st.one_of(
        odd_houses(0, False, 2),
        odd_houses(0, False, dealer=REPLACES, boards=BOTH),
        odd_houses(3, False, whole=True, dealer=REPLACES, boards=BOTH),
        odd_houses(3, False, whole=True, dealer=("never",), boards=BOTH, folds=False),
    ),
    data=st.data(),
)
def test_no_wager_of_any_house_with_newer_words_strays(house: House, data: st.DataObject) -> None:
    """Community cards, replaced hands of the dealer's, whole hands thrown away, and nobody who folds."""
    assert assert_no_stray(data, house, 1, MILLION)


@pytest.mark.long
@settings(STRAYS, max_examples=8)
@given(house=odd_houses(0, False, boards=()), data=st.data())
def test_no_wager_of_three_boxes_of_any_house_strays(house: House, data: st.DataObject) -> None:
    """Envy among them, paid to winners or not, after a fold or not; some of it is not worked out."""
    assert assert_no_stray(data, house, 3, MILLION)


# Intervals


@pytest.mark.parametrize(
    ("name", "boxes", "rounds"), [("rws", 1, 100), ("rws", 3, 2_000), ("sixcard", 1, 5_000)]
)
def test_intervals_hold_where_few_runs_meet_a_jackpot(name: str, boxes: int, rounds: int) -> None:
    """What was not met by chance must not make the interval narrow, nor raise an alarm."""
    held: Counter[str] = Counter()
    for seed in range(60):
        found = run(plan_with(name, *[FULL[name]] * boxes), rounds, seed=seed)
        assert not warnings(found)
        for each in (*found.wagers.values(), found.in_all):
            low, high = each.interval
            held[each.name] += low < float(each.exact or 0) < high
    assert all(count >= 0.85 * 60 for count in held.values()), held


def test_the_standard_error_is_that_of_rounds_with_boxes_that_vary_as_they_must() -> None:
    """How boxes vary together is seen; how each varies alone is known."""
    plan = plan_with("rws", *[FULL["rws"]] * 3)
    value = worth(plan)
    rounds = 5_000
    block = arrays.codes(compiled(plan).tables, stream_of(SEED), 0, rounds)
    found = run(plan, rounds, seed=SEED)
    exact = exact_of(plan)
    totals = Totals(plan)
    totals.add(count_arrays(plan, stream_of(SEED), 0, rounds))
    alone = [*exact.variances.values(), exact.variance_in_all]
    for place, each in enumerate([*found.wagers.values(), found.in_all]):
        nets = value.nets[block, place].sum(axis=0)
        assert each.envy_minor == 0, "choose a seed without Envy"
        assert each.net_minor == nets.sum()
        error = nets.std(ddof=1) / sqrt(rounds) / (each.staked_minor / rounds)
        assert totals.standard_error(place) == pytest.approx(error, rel=1e-12)
        known = alone[place]
        assert known is not None
        varies = nets.var() + float(known) - 3 * value.nets[block, place].var()
        assert each.standard_error == pytest.approx(sqrt(varies / rounds) / (each.staked_minor / rounds))
        low, high = each.interval
        assert (low + high) / 2 == pytest.approx(float(each.house_edge))
        assert high - low == pytest.approx(2 * 1.959964 * each.standard_error)


# Envy where boxes differ: in how they play, and in what they bet on


def edge_of(plan: Plan) -> Fraction:
    edge = exact_of(plan).edges["progressive"]
    assert edge is not None
    return edge


def test_envy_of_boxes_that_play_differently() -> None:
    """Who folds is not envied: what the others bring a box depends on how each of them plays."""
    where = busy("rws")
    bet = FULL["rws"]
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


def test_a_hand_is_envied_whether_or_not_it_has_a_stake_of_its_own() -> None:
    """The other box has an Ante and no Progressive: it brings what it would with one, by how it plays."""
    where = busy("rws")
    full = FULL["rws"]
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
    nobody_envied = plan_with(where, full, {"pair_plus": 500})
    assert edge_of(nobody_envied) == alone
    assert_close(run(nobody_envied, 200_000, 3))


@pytest.mark.parametrize("strategy", ["best", "always", "K high", "chart"])
def test_what_a_hand_brings_by_its_cards_is_what_it_brings_in_all_deals(strategy: str) -> None:
    """Counted over the 22,100 hands, and by the analysis over hands and dealers."""
    where = busy("rws")
    played: Strategy = wild_chart(where, 5) if strategy == "chart" else strategy
    coding = compiled(Plan(where, (box_of(where, FULL["rws"], played),))).coding
    whole = coding.plays[0].study
    chooser = coding.plays[0].chooser
    wager = where.by_name["progressive"]
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


# What a simulation answers: sums that add up, box by box, beside the exact figures

COLOUR_WAGER = """
[wagers.lucky]
kind = "colour"
label = "Lucky"
clause = "1"
limits = { min = 1, max = 100, step = 1 }
opens_box = true
after_fold = "live"
pays = [
    { hand = "all_one_colour", pays = "4 to 1" },
    { hand = "player_one_colour", pays = "3 to 1" },
]

"""


@pytest.fixture(scope="module")
def found() -> Simulation:
    return simulate(house("rws"), 60_000, boxes=3, seed=21)


def test_money_adds_up(found: Simulation) -> None:
    for wager in found.wagers.values():
        lines = sum(one.net_minor * one.count for one in wager.outcomes)
        assert lines + wager.envy_minor == wager.net_minor
        assert sum(one.count for one in wager.outcomes) == wager.bets == 180_000
        assert sum(one.count for one in wager.outcomes if one.net_minor > 0) == wager.hits
        assert wager.envy_minor == sum(one.net_minor * one.count for one in wager.envy)
        assert wager.house_edge == Fraction(-wager.net_minor, wager.staked_minor)
        assert 0 < wager.longest_losing_run < 400
    parts = found.wagers.values()
    assert found.in_all.net_minor == sum(wager.net_minor for wager in parts)
    assert found.in_all.staked_minor == sum(wager.staked_minor for wager in parts)
    assert found.in_all.envy_minor == found.wagers["progressive"].envy_minor > 0


@pytest.fixture(scope="module")
def mixed() -> Simulation:
    """Two boxes that bet and play alike, and one between them that does not."""
    bets = [{"ante": 500, "progressive": 250}, {"ante": 1000}, {"ante": 500, "progressive": 250}]
    return simulate(house("rws"), 40_000, stakes=units(bets), strategy=["best", "always", "best"], seed=5)


def test_boxes_that_play_alike_are_told_together(mixed: Simulation, found: Simulation) -> None:
    like, odd = mixed.boxes
    assert (like.boxes, like.strategy, odd.boxes, odd.strategy) == ((1, 3), "best", (2,), "always")
    assert like.staked_minor == 2 * 750 * 40_000
    assert odd.staked_minor == 1000 * 40_000
    assert like.net_minor + odd.net_minor + mixed.in_all.envy_minor == mixed.in_all.net_minor
    assert [each.boxes for each in found.boxes] == [(1, 2, 3)]
    assert found.boxes[0].net_minor + found.in_all.envy_minor == found.in_all.net_minor


def test_a_box_is_held_against_its_own_exact_figure(mixed: Simulation) -> None:
    best = analyse(house("rws")).strategy
    assert best is not None
    always = next(each for each in best.others if each.name == "always")
    like, odd = mixed.boxes
    assert odd.exact == always.house_edge
    assert odd.z is not None
    assert abs(odd.z) < 4
    assert like.exact is not None
    assert (like.standard_error, like.z) == (None, None), "how the two vary together is not known"
    alone = simulate(house("rws"), 40_000, stakes={"ante": 10}, strategy="always", seed=5)
    assert odd.standard_error == pytest.approx(alone.wagers["ante_play"].standard_error)


def test_what_boxes_bring_is_told_if_they_differ(mixed: Simulation, found: Simulation) -> None:
    first, second = json_of(mixed)["by_box"]
    assert first["boxes"] == [1, 3]
    assert (second["strategy"], second["exact_percent"]) == ("always", 7.653794)
    assert ["by box" in page_of(each) for each in (mixed, found)] == [True, False]


def test_what_the_analysis_does_not_reach_is_simulated_without_a_z() -> None:
    rules = load(house_text("prime").replace('draws = "never"', 'draws = "below pair"'))
    result = simulate(rules, 20_000, seed=3)
    taught = simulate(rules, 20_000, strategy="rule", seed=3)
    for name, wager in result.wagers.items():
        assert wager.z is not None
        assert abs(wager.z) < 4
        assert (taught.wagers[name].z is None) == (name == "ante_play")
    assert taught.wagers["ante_play"].standard_error > 0
    assert taught.in_all.exact is None
    alone = simulate(rules, 20_000, stakes={"ante": 5}, seed=3).wagers["ante_play"]
    beside = result.wagers["ante_play"]
    assert (alone.exact, alone.outcomes) == (beside.exact, beside.outcomes)


def with_lucky(*names: str) -> House:
    """A house in which one draws, with colour wagers of these names."""
    order = "".join(f'"{name}", ' for name in names)
    wagers = "".join(COLOUR_WAGER.replace("wagers.lucky", f"wagers.{name}") for name in names)
    text = house_text("draw").replace("order = [", f"order = [{order}")
    return load(text.replace("[wagers.double_shot]", wagers + "[wagers.double_shot]"))


def test_a_bet_that_is_not_solved_is_played_for_its_ante_and_said() -> None:
    result, alone = (
        simulate(with_lucky("lucky"), 5_000, stakes=units(bet), seed=3)
        for bet in ({"ante": 500, "lucky": 100}, {"ante": 500})
    )
    [note] = result.notes
    assert "Lucky" in note
    assert alone.wagers["ante_play"].outcomes == result.wagers["ante_play"].outcomes
    assert sum(one.count for one in result.wagers["lucky"].outcomes) == 5_000


def test_so_many_wagers_at_once_and_no_more() -> None:
    names = [f"lucky{number}" for number in range(30)]
    stakes = dict.fromkeys(names, 100) | {"ante": 500, "double_shot": 500}
    with pytest.raises(SimulationError) as caught:
        simulate(with_lucky(*names), 1_000, stakes=units(stakes))
    assert caught.value.option == "bet"
    del stakes[names.pop()]
    found = simulate(with_lucky(*names), 1_000, stakes=units(stakes))
    assert len(found.wagers) == 31
    [longest] = {found.wagers[name].longest_losing_run for name in names}
    assert 0 < longest < 1_000
    assert 0 < found.in_all.longest_losing_run < 1_000


def test_one_round_is_a_run() -> None:
    found = run(mixed_plan(busy("rws"), 4), 1, 5)
    assert found.rounds == 1
    assert found.in_all.bets == 4
    for each in (*found.wagers.values(), found.in_all):
        assert each.standard_error > 0, "how one box varies is known exactly"
        low, high = each.interval
        assert low < each.house_edge < high


def test_one_round_of_what_nothing_exact_is_known_of_has_no_error() -> None:
    where = any_house("upcard")
    found = run(plan_with(where, {"ante": 500}, strategy=wild_chart(where)), 1, 5)
    ante = found.wagers["ante_play"]
    assert (ante.exact, ante.z, ante.standard_error) == (None, None, 0)
    assert ante.interval == (float(ante.house_edge),) * 2
