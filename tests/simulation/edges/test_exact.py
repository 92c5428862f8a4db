"""The simulator beside the exact figures: no wager strays, intervals hold, planted faults are caught."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kit.cases import FEW, mostly_long
from kit.houses.invented import any_house
from kit.houses.odd_houses import BOTH, REPLACES, odd_houses, stakes
from kit.oracles.simulated import (
    FULL,
    SOME,
    Stakes,
    assert_close,
    entry_nets,
    plan_with,
    wild_plan,
    with_rows,
)
from queenhigh.money import Odds
from queenhigh.report.chapters.edges import warnings
from queenhigh.rules import House
from queenhigh.rules.awards import Flat
from queenhigh.rules.records import Row
from queenhigh.simulation import best_chart
from queenhigh.simulation.dealing import arrays
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import count_rounds
from queenhigh.simulation.dealing.plain import PlainRound, plain_round
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.edges import run as run_room
from queenhigh.simulation.edges.exact import exact_of
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.planning.plan import Plan
from queenhigh.study.bet import Bet

MILLION = 10**6
SEED = 2
"""One without Envy in five thousand rounds of three boxes."""
STRATEGIES = ("best", "always", "qualify", "rule", "K-7-2")
UNKNOWN = {("sixcard", "progressive"), ("sixcard", "all")}
"""Entries without an exact figure where boxes bet or play otherwise than best: one Envy at most is paid."""


def cases() -> Iterator[tuple[str, str]]:
    """Some houses of the catalogue under every strategy that it has."""
    for name, strategy in product(FEW, STRATEGIES):
        if strategy != "qualify" or not any_house(name).dealer.always_qualifies:
            yield name, strategy


def table(name: str, stakes_minor: Stakes, boxes: int, strategy: str = "best") -> Plan:
    return plan_with(name, *[stakes_minor] * boxes, strategy=strategy)


def unknown(name: str, strategy: str, boxes: int) -> set[str]:
    return {each for house, each in UNKNOWN if house == name and boxes > 1 and strategy != "best"}


@pytest.mark.parametrize(
    ("name", "strategy"), mostly_long(cases(), lambda case: case[0] == "rws" or case[1] == "best")
)
def test_no_wager_of_a_million_rounds_strays(name: str, strategy: str) -> None:
    """Wagers on the dealer's cards stand beside best play only: they take the exact figures a second each."""
    bet = {
        wager: stake
        for wager, stake in FULL[name].items()
        if strategy == "best" or not any_house(name).by_name[wager].looks_at_dealer
    }
    assert_close(run(table(name, bet, 1, strategy), MILLION, seed=1))


@pytest.mark.parametrize(
    ("name", "strategy"),
    mostly_long(
        (
            case
            for case in cases()
            if case[1] == "best" or case[0] in ("rws", "draw") or case == ("sixcard", "rule")
        ),
        lambda case: case in (("rws", "best"), ("rws", "K-7-2"), ("draw", "best")),
    ),
)
def test_no_wager_of_a_million_rounds_of_seven_boxes_strays(name: str, strategy: str) -> None:
    rounds = MILLION if strategy == "best" else MILLION // 3
    assert_close(run(table(name, FULL[name], 7, strategy), rounds, seed=4), unknown(name, strategy, 7))


@pytest.mark.long
@pytest.mark.parametrize(("name", "strategy"), list(cases()))
def test_no_wager_of_a_hundred_million_rounds_strays(name: str, strategy: str) -> None:
    assert_close(run(table(name, FULL[name], 1, strategy), 100 * MILLION, seed=1))


@pytest.mark.long
@pytest.mark.parametrize("name", FEW)
def test_no_wager_of_a_hundred_million_rounds_of_seven_boxes_strays(name: str) -> None:
    assert_close(run(table(name, FULL[name], 7), 100 * MILLION, seed=2))


@pytest.mark.parametrize("name", mostly_long(FEW, lambda name: name in ("rws", "draw")))
def test_no_wager_of_other_bets_strays(name: str) -> None:
    """Without an Ante, with a single side bet, and boxes that bet differently."""
    for bet in SOME[name]:
        assert_close(run(table(name, bet, 1), MILLION // 2, seed=9))
    several = run(plan_with(name, *SOME[name], FULL[name]), MILLION // 5, seed=9)
    assert_close(several, {entry for where, entry in UNKNOWN if where == name})


QUICK_BETS = {"upcard": {"ante": 333, "pair_plus": 107}, "fourth": {"ante": 1500, "showdown": 133}}


@pytest.mark.parametrize("name", mostly_long(QUICK_BETS, lambda name: name == "upcard"))
def test_no_wager_of_an_invented_house_strays(name: str) -> None:
    """Upcards, raises, two cards drawn, odds that come out uneven, caps, hands that must beat the dealer."""
    for boxes in (1, 3) if name == "upcard" else (3,):
        assert_close(run(table(name, QUICK_BETS[name], boxes), MILLION // 2, seed=14))


@pytest.mark.long
@pytest.mark.parametrize("name", ["upcard", "fourth"])
def test_no_wager_of_an_invented_house_strays_with_every_bet(name: str) -> None:
    for boxes in (1, 5):
        assert_close(run(table(name, FULL[name], boxes), 20 * MILLION, seed=15))


@pytest.mark.long
def test_no_wager_strays_where_two_cards_are_shown() -> None:
    bet = {"ante": 350, "gold": 100, "silver": 50}
    assert_close(run(table("twin", bet, 1), 20 * MILLION, seed=16))


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
    ("name", "boxes", "rounds"), [("rws", 1, 4_000), ("rws", 7, 1_200), ("draw", 3, 1_500)]
)
def test_intervals_hold_the_exact_edge_as_often_as_they_promise(name: str, boxes: int, rounds: int) -> None:
    """Of 300 small runs some 95 % hold it; wagers with a jackpot are left out, as few small runs meet one."""
    bet = {wager: stake for wager, stake in FULL[name].items() if wager != "progressive"}
    plan = table(name, bet, boxes)
    exact = [*exact_of(plan).edges.values()]
    held = np.zeros(len(exact))
    for seed in range(300):
        totals = Totals(plan)
        totals.add(count_rounds(plan, stream_of(seed), 0, rounds))
        for entry, edge in enumerate(exact):
            assert edge is not None
            reach = 1.959964 * totals.standard_error(entry)
            held[entry] += abs(totals.edge(entry) - float(edge)) < reach
    assert (held >= 0.88 * 300).all(), held
    assert (held <= 0.99 * 300).all(), held


@pytest.mark.parametrize(
    ("name", "boxes", "rounds"), [("rws", 1, 100), ("rws", 3, 2_000), ("sixcard", 1, 5_000)]
)
def test_intervals_hold_where_few_runs_meet_a_jackpot(name: str, boxes: int, rounds: int) -> None:
    """What was not met by chance must not make the interval narrow, nor raise an alarm."""
    held: Counter[str] = Counter()
    for seed in range(60):
        found = run(table(name, FULL[name], boxes), rounds, seed=seed)
        assert not warnings(found)
        for each in (*found.wagers.values(), found.in_all):
            low, high = each.interval
            held[each.name] += low < float(each.exact or 0) < high
    assert all(count >= 0.85 * 60 for count in held.values()), held


def test_boxes_that_share_a_dealer_are_not_taken_for_independent() -> None:
    """Seven boxes tell less of the edge than seven tables: an error that forgot it would be too small."""
    plan = table("rws", {"ante": 500}, 7)
    found = run(plan, 200_000, seed=3).wagers["ante_play"]
    apart = found.standard_deviation / sqrt(found.bets)
    assert 1.2 < found.standard_error / apart < 2
    alone = run(table("rws", {"ante": 500}, 1), 200_000, seed=3).wagers["ante_play"]
    assert alone.standard_error == pytest.approx(alone.standard_deviation / sqrt(alone.bets), rel=1e-2)


def test_the_standard_error_is_that_of_rounds_with_boxes_that_vary_as_they_must() -> None:
    """How boxes vary together is seen; how each varies alone is known."""
    plan = table("rws", FULL["rws"], 3)
    value, rounds = worth(plan), 5_000
    block = arrays.codes(compiled(plan).tables, stream_of(SEED), 0, rounds)
    found, exact = run(plan, rounds, seed=SEED), exact_of(plan)
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


def test_figures_of_a_run_belong_together() -> None:
    found = run(table("sixcard", FULL["sixcard"], 5), 20_000, seed=5)
    assert sum(each.net_minor for each in found.wagers.values()) == found.in_all.net_minor
    assert sum(each.staked_minor for each in found.wagers.values()) == found.in_all.staked_minor
    for each in (*found.wagers.values(), found.in_all):
        assert sum(one.count for one in each.outcomes) == each.bets == 100_000
        total = sum(one.count * one.net_minor for one in (*each.outcomes, *each.envy))
        assert each.name == "all" or total == each.net_minor
        assert each.hits == sum(one.count for one in each.outcomes if one.net_minor > 0)
        assert each.house_edge == Fraction(-each.net_minor, each.staked_minor)
        assert 0 < each.longest_losing_run < 400


# Planted faults


def one_more(row: Row) -> dict[str, object]:
    """What a row pays, and a unit more."""
    award = row.award
    if isinstance(award, Flat):
        return {"award": replace(award, amount_minor=award.amount_minor + 100)}
    assert isinstance(award, Odds)
    return {"award": Odds(award.pays + award.stake, award.stake, award.for_one)}


def planted(house: House, wager: str, row: str) -> House:
    """The house with one row that pays a unit too much."""
    return with_rows(house, wager, **{row: one_more(_row(house, wager, row))})


def _row(house: House, wager: str, name: str) -> Row:
    return next(row for row in house.by_name[wager].rows if row.name == name)


FREQUENT = (
    ("rws", "pair_plus", "pair"),
    ("rws", "pair_plus", "flush"),
    ("rws", "ante_bonus", "straight"),
    ("prime", "prime", "all_one_colour"),
    ("sixcard", "six_card_bonus", "three_of_a_kind"),
    ("draw", "double_shot", "pair_drew_first"),
)


@pytest.mark.parametrize(("name", "wager", "row"), mostly_long(FREQUENT, lambda case: case[0] == "rws"))
def test_a_row_that_pays_a_unit_too_much_strays_from_the_true_edge(name: str, wager: str, row: str) -> None:
    """The table simulated has the fault, the exact figures are those of the house as it should be."""
    house = any_house(name)
    right = plan_with(house, FULL[name])
    played = plan_with(house, FULL[name], strategy=best_chart(Bet(house, FULL[name])))
    wrong = replace(played, house=planted(house, wager, row))
    exact, found = exact_of(right).edges, run(wrong, MILLION, seed=7)
    entry = next(each.name for each in right.entries if wager in {hanging.name for hanging in each.wagers})
    each, edge = found.wagers[entry], exact[entry]
    assert edge is not None
    assert abs(float(each.house_edge - edge)) / each.standard_error > 4
    others = [other for other in found.wagers.values() if other.name != entry]
    for other in others:
        should = exact[other.name]
        assert should is not None
        assert abs(float(other.house_edge - should)) / other.standard_error < 4, "the others do not"


@cache
def deals_of(name: str) -> tuple[Plan, dict[int, PlainRound]]:
    """A round for each code that a run of a wild table meets."""
    plan = wild_plan(name)
    found: dict[int, int] = {}
    for start in range(0, 20 * arrays.BLOCK, arrays.BLOCK):
        block = arrays.codes(compiled(plan).tables, stream_of(2), start, arrays.BLOCK)
        for code, at in zip(*np.unique(block[0], return_index=True), strict=True):
            found.setdefault(int(code), start + int(at))
    return plan, {code: plain_round(plan, 2, index) for code, index in found.items()}


def faults(name: str, wrong: House) -> int:
    """How many of these rounds the tables of another house pay otherwise than this house's settlement."""
    plan, deals = deals_of(name)
    nets = worth(replace(plan, house=wrong)).nets
    return sum(
        tuple(nets[code].tolist()) != entry_nets(plan, dealt.boxes[0], dealt.dealer)
        for code, dealt in deals.items()
    )


@pytest.mark.parametrize("name", mostly_long((*FEW, "upcard", "fourth"), lambda name: name == "rws"))
def test_a_fault_planted_in_any_row_is_seen_beside_settlement(name: str) -> None:
    house = any_house(name)
    assert faults(name, house) == 0
    seen = 0
    for wager in house.wagers:
        for row in wager.rows:
            if row.cap_minor is None and isinstance(row.award, Odds | Flat) and row.hand != "mini_royal":
                seen += 1
                assert faults(name, planted(house, wager.name, row.name)), f"{wager.name} {row.name}"
    assert seen > 3


@pytest.mark.parametrize("situation", ["higher", "lower", "equal", "not_qualified"])
def test_a_fault_planted_in_the_contest_is_seen_beside_settlement(situation: str) -> None:
    house = any_house("rws")
    for name in ("ante", "play"):
        mine = house.by_name[name]
        contest = tuple(
            (each, replace(result, outcome="win", odds=Odds(3, 1))) if each == situation else (each, result)
            for each, result in mine.contest
        )
        changed = tuple(replace(each, contest=contest) if each is mine else each for each in house.wagers)
        assert faults("rws", replace(house, wagers=changed))


def test_a_fault_planted_in_the_tables_is_seen_beside_settlement(monkeypatch: pytest.MonkeyPatch) -> None:
    """One code of all is worth a cent more than it should be: every code that is met counts."""
    from kit.oracles.simulated import assert_settled

    plan = wild_plan("rws", 2)
    value = worth(plan)
    met = assert_settled(plan, seed=1, start=0, rounds=60)
    for code in sorted(met)[:5]:
        nets = value.nets.copy()
        nets[code, -1] += 1
        monkeypatch.setattr("kit.oracles.simulated.worth", lambda _, nets=nets: value._replace(nets=nets))
        with pytest.raises(AssertionError):
            assert_settled(plan, seed=1, start=0, rounds=60)


def test_a_fault_in_the_deal_strays_from_the_true_edge(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dealer who is said to qualify with a jack pays the wrong Antes."""
    plan = table("rws", {"ante": 500}, 1)
    tables, coding = compiled(plan)
    worse = tables._replace(qualifies=tables.qualifies - 100), coding
    assert abs(run(plan, MILLION, seed=2).wagers["ante_play"].z or 9) < 4
    monkeypatch.setattr(run_room, "worth_compiling", lambda _: False)
    faulty = type(compiled(plan))(*worse)
    monkeypatch.setattr("queenhigh.simulation.dealing.count.compiled", lambda _: faulty)
    assert abs(run(plan, MILLION, seed=2).wagers["ante_play"].z or 0) > 4
