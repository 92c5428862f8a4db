"""Living meters: from hit to hit as settlement carries them round by round."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kit.cases import mostly_long
from kit.houses.invented import any_house
from kit.houses.odd_houses import every_word
from kit.oracles.odd_plans import odd_plans, unstudied
from kit.oracles.simulated import (
    BUSY,
    busy,
    envies,
    mixed_plan,
    pays_share,
    plain_end,
    plan_with,
    wild_chart,
    wild_plan,
    with_rows,
)
from queenhigh.rules import House
from queenhigh.rules.awards import MeterShare
from queenhigh.settlement import MeterMove
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import count_rounds
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.edges.living_meters import Hit, MeterPath
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.planning.plan import Plan, SimulationError

ROUNDS = 400
HALF = 2**31


class Carried:
    """Every round settled in turn, each with what the one before left in the meters."""

    def __init__(self, plan: Plan, seed: int, rounds: int) -> None:
        starts = dict(plan.meters)
        self.plan = plan
        self.now = {meter.name: starts.get(meter.name, meter.seed_minor) for meter in plan.house.meters}
        self.moves: list[tuple[MeterMove, ...]] = []
        self.paid: list[tuple[int, int, str, str, int]] = []
        """Payments: round, box, wager, row, amount."""
        self.nets: Counter[str] = Counter()
        """What each wager netted in all, Envy with it."""
        for index in range(rounds):
            self._settle(seed, index)

    def _settle(self, seed: int, index: int) -> None:
        house = self.plan.house
        dealt = plain_round(self.plan, seed, index)
        end = plain_end(self.plan, dealt, self.now)
        assert [move.before_minor for move in end.meter_moves] == list(self.now.values())
        self.now = {move.name: move.after_minor for move in end.meter_moves}
        self.moves.append(end.meter_moves)
        for line in end.lines:
            if line.kind == "envy":
                continue
            wager = house.by_name[line.wager]
            self.nets[wager.name] += line.returned_minor - line.stake_minor
            row = next((row for row in wager.rows if row.name == line.row), None)
            if row is not None and isinstance(row.award, MeterShare):
                self.paid.append((index, line.box - 1, wager.name, row.name, line.returned_minor))
        for envied in house.envied_wagers:
            self.nets[envied.name] += sum(envies(self.plan, dealt, envied.name).by_box)


def assert_carried(plan: Plan, seed: int = 6, rounds: int = ROUNDS, pieces: int = 7) -> list[Hit]:
    """Hits, sums and what the meters hold at the end of each piece are those of rounds settled in turn."""
    carried = Carried(plan, seed, rounds)
    path = MeterPath(plan)
    value = worth(plan)
    hits: list[Hit] = []
    cuts = [rounds * piece // pieces for piece in range(pieces + 1)]
    for number, (low, high) in enumerate(pairwise(cuts)):
        way = count_rounds if number % 2 else count_arrays
        count = way(plan, stream_of(seed), low, high - low)
        hits += path.add(count, int(count.codes[value.takers].sum()))
        for move in carried.moves[high - 1]:
            assert path.now_minor[move.name] == move.after_minor, f"{move.name} after {high} rounds"
    paid = [(hit.round, hit.box, hit.wager, hit.row, hit.paid_minor) for hit in hits]
    assert paid == carried.paid, "payments in the order of the table"
    for place, meter in enumerate(plan.house.meters):
        mine = [hit for hit in hits if hit.meter == meter.name]
        for index in {hit.round for hit in mine}:
            move = carried.moves[index][place]
            these = [hit for hit in mine if hit.round == index]
            assert these[0].before_minor == move.before_minor
            assert sum(hit.paid_minor for hit in these) == move.paid_minor
            assert sum(hit.reseeded_minor for hit in these) == move.reseeded_minor
            for hit in these:
                assert hit.before_minor - hit.paid_minor + hit.reseeded_minor >= meter.seed_minor
        fed = sum(moves[place].contributed_minor for moves in carried.moves)
        assert path.fed_minor[meter.name] == fed
        aside = sum(moves[place].reserved_minor for moves in carried.moves)
        assert path.meters.reserved_minor[meter.name] == aside
        if plan.takers is None:
            stakes = [box.stakes_minor.get(meter.fed_by, 0) for box in plan.boxes]
            assert aside == rounds * sum(int(meter.reserve * stake) for stake in stakes)
        else:
            assert bool(aside) == bool(meter.reserve)
    return hits


@pytest.mark.parametrize("takers", [None, HALF])
@pytest.mark.parametrize("name", mostly_long(BUSY, lambda name: name in ("rws", "fourth")))
def test_meters_go_from_hit_to_hit_as_settlement_carries_them(name: str, takers: int | None) -> None:
    hits = assert_carried(wild_plan(busy(name), 4, takers=takers))
    assert len(hits) > 3
    rows = [row for wager in busy(name).wagers for row in wager.rows]
    assert {hit.meter for hit in hits} == {
        row.award.meter for row in rows if isinstance(row.award, MeterShare)
    }


@pytest.mark.parametrize("name", mostly_long(BUSY, lambda name: name == "six_cards"))
def test_meters_of_tables_where_boxes_bet_differently(name: str) -> None:
    assert assert_carried(mixed_plan(busy(name), 5))


@pytest.mark.parametrize("held", [0, 1, 999, 10**9 + 7])
def test_meters_may_start_below_their_seed_or_far_above(held: int) -> None:
    for name in ("rws", "fourth"):
        names = [meter.name for meter in busy(name).meters]
        assert assert_carried(wild_plan(busy(name), 2, meters=((names[0], held),)))


def test_two_boxes_are_paid_in_one_round_one_from_what_the_other_left() -> None:
    hits = assert_carried(wild_plan(busy("rws"), 7), rounds=1_500)
    rounds = Counter(hit.round for hit in hits)
    several = [[hit for hit in hits if hit.round == index] for index, count in rounds.items() if count > 1]
    assert several
    for one, other, *_ in several:
        assert one.box < other.box
        assert other.before_minor == one.before_minor - one.paid_minor + one.reseeded_minor
    assert any(hit.reseeded_minor for hit in hits)


def choosy(name: str, wager: str) -> House:
    """A progressive that pays only hands that beat the dealer."""
    house = busy(name)
    mine = house.by_name[wager]
    beats = replace(mine, must_beat_dealer=True)
    return replace(house, wagers=tuple(beats if each is mine else each for each in house.wagers))


def capped() -> House:
    """Shares with a cap, and one that is less than the stake."""
    return with_rows(
        busy("fourth"),
        "jackpot",
        straight={**pays_share(1, "mini"), "cap_minor": 90},
        flush={**pays_share(90), "cap_minor": 100_001},
    )


ODD: dict[str, Callable[[], House]] = {
    "shared": lambda: with_rows(busy("twin"), "silver", straight=pays_share(7, "gold")),
    "choosy silver": lambda: choosy("twin", "silver"),
    "choosy jackpot": lambda: choosy("fourth", "jackpot"),
    "choosy progressive": lambda: choosy("rws", "progressive"),
    "capped": capped,
}


@pytest.mark.parametrize("name", ODD)
def test_odd_progressives(name: str) -> None:
    assert assert_carried(wild_plan(ODD[name](), 3), rounds=1_000)


@settings(max_examples=3, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(every_word(False), st.data())
def test_meters_of_any_house(house: House, data: st.DataObject) -> None:
    """With reserves and without, of one progressive or two, with community cards and replaced hands."""
    with unstudied():
        assert_carried(data.draw(odd_plans(house, takers=False)), data.draw(st.integers()), 120, 3)


@pytest.mark.long
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(every_word(True), st.data())
def test_meters_of_many_houses(house: House, data: st.DataObject) -> None:
    with unstudied():
        assert_carried(data.draw(odd_plans(house, takers=False)), data.draw(st.integers()))


LIVED = [
    *mostly_long(product(BUSY, [123_457]), lambda case: case[0] == "rws"),
    ("choosy silver", None),
    ("choosy jackpot", None),
    ("choosy progressive", 0),
]


@pytest.mark.parametrize(("name", "held"), LIVED)
def test_what_a_run_says_of_meters_and_of_the_edge_as_they_lived(name: str, held: int | None) -> None:
    """The first meter of some houses begins empty, or with other than its seed."""
    house = ODD[name]() if name in ODD else busy(name)
    plan = wild_plan(house, 3, meters=() if held is None else ((house.meters[0].name, held),))
    found = run(plan, 900, seed=6)
    carried = Carried(plan, 6, 900)
    assert {meter.name: meter.end_minor for meter in found.meters} == carried.now
    for place, meter in enumerate(found.meters):
        moves = [move[place] for move in carried.moves]
        paid = [amount for _, _, wager, row, amount in carried.paid if _meter(plan, wager, row) == meter.name]
        assert meter.start_minor == moves[0].before_minor
        assert meter.paid_minor == sum(move.paid_minor for move in moves) == sum(paid)
        assert meter.reseeded_minor == sum(move.reseeded_minor for move in moves)
        assert meter.contributed_minor == sum(move.contributed_minor for move in moves)
        total = meter.start_minor + meter.contributed_minor + meter.reseeded_minor - meter.paid_minor
        assert meter.end_minor == total
        assert (meter.hits, meter.largest_minor, meter.smallest_minor) == (len(paid), max(paid), min(paid))
    for each, edge in found.living.items():
        staked = 900 * sum(box.stakes_minor[each] for box in plan.boxes)
        assert edge == Fraction(-carried.nets[each], staked)
    assert set(found.living) == {wager.name for wager in house.wagers if wager.kind == "progressive"}


def _meter(plan: Plan, wager: str, row: str) -> str:
    award = next(each.award for each in plan.house.by_name[wager].rows if each.name == row)
    assert isinstance(award, MeterShare)
    return award.meter


def test_rounds_must_follow_each_other() -> None:
    plan = plan_with("rws", {"ante": 500}, strategy=wild_chart(any_house("rws")))
    totals = Totals(plan)
    with pytest.raises(ValueError, match="5 do not follow 0"):
        totals.add(count_arrays(plan, stream_of(0), 5, 10))


def test_takers_of_unlike_boxes_are_refused() -> None:
    house = busy("rws")
    bets = ({"ante": 500}, {"ante": 500, "progressive": 250})
    plan = plan_with(house, *bets, strategy=wild_chart(house), takers=HALF)
    with pytest.raises(SimulationError) as caught:
        MeterPath(plan)
    assert caught.value.option == "boxes"
