"""The simulator beside the exact figures: no wager strays, intervals hold, planted faults are caught."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import sqrt

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from kit.cases import FEW, mostly_long
from kit.houses.invented import any_house
from kit.houses.odd_houses import BOTH, REPLACES, odd_houses, stakes
from kit.oracles.simulated import (
    FULL,
    SOME,
    Stakes,
    assert_close,
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


QUICK_BETS: dict[str, Stakes] = {
    "upcard": {"ante": 333, "pair_plus": 107},
    "fourth": {"ante": 1500, "showdown": 133},
    "twin": {"ante": 350, "gold": 100, "silver": 50},
}
"""Invented houses: upcards, raises, two cards drawn, uneven odds, caps, hands that must beat the dealer."""


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
        quick = name == "rws" or strategy == "best"
        yield Run(name, (alone,), MILLION, strategy, long=not quick)
        yield Run(name, (full,), 100 * MILLION, strategy, long=True)
        quick = (name, strategy) in (("rws", "best"), ("rws", "K-7-2"), ("draw", "best"))
        if strategy == "best" or name in ("rws", "draw") or (name, strategy) == ("sixcard", "rule"):
            yield Run(name, (full,) * 7, MILLION // 5, strategy, seed=4, long=not quick)
    for name in FEW:
        yield Run(name, (FULL[name],) * 7, 100 * MILLION, seed=2, long=True)
        for bets in (*((bet,) for bet in SOME[name]), (*SOME[name], FULL[name])):
            rounds = MILLION // 2 if len(bets) == 1 else MILLION // 5
            yield Run(name, bets, rounds, seed=9, long=name not in ("rws", "draw"))
    for boxes in (1, 3):
        yield Run("upcard", (QUICK_BETS["upcard"],) * boxes, MILLION // 2, seed=14)
    yield Run("fourth", (QUICK_BETS["fourth"],) * 3, MILLION // 2, seed=14, long=True)
    yield Run("twin", (QUICK_BETS["twin"],), 20 * MILLION, seed=16, long=True)
    for name, boxes in product(("upcard", "fourth"), (1, 5)):
        yield Run(name, (FULL[name],) * boxes, 20 * MILLION, seed=15, long=True)


@pytest.mark.parametrize("asked", mostly_long(runs(), lambda asked: not asked.long), ids=str)
def test_no_wager_strays(asked: Run) -> None:
    found = run(plan_with(asked.name, *asked.bets, strategy=asked.strategy), asked.rounds, seed=asked.seed)
    assert_close(found, asked.unknown())


def table(name: str, stakes_minor: Stakes, boxes: int) -> Plan:
    return plan_with(name, *[stakes_minor] * boxes)


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
