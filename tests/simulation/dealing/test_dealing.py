"""Dealing: halves that are passed over, rounds that the engine settles, and the code of every deal."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import numpy as np
import numpy.typing as npt
import pytest

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, FOURTH, any_house
from kit.houses.sidebets import SIDE_ALONE
from kit.oracles.made import six_kinds
from kit.oracles.plain import beaten_marks, box_of, hand
from kit.oracles.simulated import (
    BY_KERNELS,
    FULL,
    SOME,
    assert_same,
    assert_settled,
    codes_against,
    entry_nets,
    fate_in_code,
    fate_of,
    mixed_plan,
    plain_end,
    plan_with,
    wild_plan,
)
from kit.play.amounts import units
from queenhigh.cards import parse_cards
from queenhigh.engine.layout import LaidBox, settle_layout
from queenhigh.rules import House, load
from queenhigh.settlement import DealerHand, Line, SettledBox
from queenhigh.simulation import simulate
from queenhigh.simulation.dealing import arrays, plain
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import count_fast, count_rounds
from queenhigh.simulation.dealing.plain import PlainRound, plain_round
from queenhigh.simulation.dealing.stream import Stream, stream_of, too_few, word
from queenhigh.simulation.dealing.tables import compiled, deck
from queenhigh.simulation.planning.plan import Plan
from queenhigh.study.bet import Chart, Choice

Ints = npt.NDArray[np.int64]
BOXES = {name: any_house(name).boxes for name in ALL_HOUSES}
QUICK = [name for name in BY_KERNELS if name != "twin"]


# Halves that are passed over


def unstirred(value: int) -> int:
    """The state of a SplitMix64 generator that gives this value: its three steps undone."""

    def unshift(z: int, shift: int) -> int:
        found = z
        for _ in range(64 // shift + 1):
            found = z ^ found >> shift
        return found

    z = unshift(value, 31)
    z = unshift(z * pow(0x94D049BB133111EB, -1, 2**64) % 2**64, 27)
    return unshift(z * pow(0xBF58476D1CE4E5B9, -1, 2**64) % 2**64, 30)


def told(index: int, number: int, value: int) -> Stream:
    """A stream whose word `number` of round `index` is this value."""
    gamma = 0x9E3779B97F4A7C15
    stream = Stream((unstirred(value) - gamma * (index + (number << 48))) % 2**64, gamma)
    assert word(stream, index, number) == value
    return stream


TABLES = [(name, boxes) for name in QUICK for boxes in (1, 2, 4)]


@pytest.mark.parametrize(
    ("name", "boxes"), mostly_long(TABLES, lambda table: table in (("rws", 1), ("draw", 2), ("rws", 4)))
)
def test_halves_that_favour_some_are_passed_over_alike(
    name: str, boxes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A half of 0 always is one: in every place of the first words, in each half of them and in both.

    Of one box both hands are dealt from one word, unless one of its halves is passed over.
    """
    assert all(too_few(count) > 0 for count in (3, 52, 22_100))
    plan = wild_plan(name, boxes)
    for number, value, index in product(range(4 + boxes), (0, 0x1234567800000000, 0x12345678), (0, 12_345)):
        stream = told(index, number, value)
        monkeypatch.setattr(plain, "stream_of", lambda seed, told=stream: told)
        monkeypatch.setattr("kit.oracles.simulated.stream_of", lambda seed, told=stream: told)
        assert_settled(plan, seed=0, start=index, rounds=1)
        for start, rounds in ((index, 1), (max(0, index - 9), 20)):
            assert_same(count_arrays(plan, stream, start, rounds), count_fast(plan, stream, start, rounds))


# Cards


def test_the_last_cards_of_the_deck_are_dealt_too() -> None:
    """Fifteen boxes leave four cards, nine that all throw two away leave three: no round gets stuck."""
    side = load(SIDE_ALONE, "side.toml")
    most = load(FOURTH.replace("boxes = 6", "boxes = 9"), "fourth.toml")
    throws = Chart("throws", (Choice(2, (0, 2)),), bytes(22_100))
    tables = {
        48: plan_with(side, *[{"high": 107}] * 15),
        49: plan_with(most, *[{"ante": 500}] * 9, strategy=throws),
    }
    for dealt_cards, plan in tables.items():
        assert_settled(plan, seed=5, start=0, rounds=20)
        assert_same(count_arrays(plan, stream_of(5), 0, 60), count_fast(plan, stream_of(5), 0, 60))
        for index in range(10):
            dealt = plain_round(plan, 5, index)
            cards = [*dealt.dealer.cards, *(card for box in dealt.boxes for card in {*box.first, *box.final})]
            assert len(cards) == len(set(cards)) == dealt_cards


def test_a_house_without_an_ante_is_a_house() -> None:
    found = simulate(load(SIDE_ALONE, "side.toml"), 200_000, stakes={"high": "1.07"}, boxes=3, seed=2)
    assert set(found.wagers) == {"high"}
    assert abs(found.wagers["high"].z or 9) < 4
    assert found.in_all.net_minor == found.wagers["high"].net_minor
    assert not found.meters


# The engine itself


def seat_of(house: House, box: SettledBox) -> LaidBox:
    """A box as somebody would put it before the engine."""
    placed = [wager for wager in house.wagers if wager.placed_before_deal]
    stakes = {wager.name: box.stakes[wager.position] for wager in placed if box.stakes[wager.position]}
    decides = house.ante is not None and house.ante.name in stakes
    play = box.stakes[house.play.position] if house.play else 0
    return LaidBox(
        box.player,
        box.first,
        units(stakes),
        ("fold" if box.folded else "play") if decides else "",
        units(play or None),
        tuple(card for card in box.first if card not in box.final),
        tuple(card for card in box.final if card not in box.first),
    )


def engine_end(house: House, dealt: PlainRound, meters: dict[str, int]) -> tuple[Counter[Line], list[object]]:
    """Every line of a round that the engine settles, and what it does to the meters."""
    seats = [seat_of(house, box) for box in dealt.boxes]
    _, record = settle_layout(house, dealt.dealer.cards, seats, units(meters))
    lines: Counter[Line] = Counter()
    moves: list[object] = []
    for step in record.steps:
        for event in step.events:
            lines.update(getattr(event, "lines", ()))
            moves += getattr(event, "meter_moves", ())
    return lines, moves


def assert_engine(plan: Plan, rounds: int) -> None:
    """Check that the engine settles rounds as settlement does, meters carried from one to the next."""
    meters = {meter.name: meter.seed_minor for meter in plan.house.meters}
    for index in range(rounds):
        dealt = plain_round(plan, 55, index)
        end = plain_end(plan, dealt, meters)
        lines, moves = engine_end(plan.house, dealt, meters)
        assert Counter(end.lines) == lines
        assert list(end.meter_moves) == moves
        for move in end.meter_moves:
            total = move.before_minor + move.contributed_minor - move.paid_minor + move.reseeded_minor
            assert move.after_minor == total
            meters[move.name] = move.after_minor


@pytest.mark.parametrize("name", mostly_long(ALL_HOUSES, lambda name: name in ("rws", "draw", "fourth")))
def test_the_engine_settles_the_same_rounds_alike_meters_carried(name: str) -> None:
    assert_engine(wild_plan(name, BOXES[name]), 60 if name != "twin" else 25)
    if name != "twin":
        assert_engine(mixed_plan(name, 3), 60)


@pytest.mark.long
@pytest.mark.parametrize("name", ["draw", "fourth", "upcard", "twin"])
def test_the_engine_settles_a_hundred_thousand_deals_alike(name: str) -> None:
    assert_engine(wild_plan(name), 100_000)


# Every code against settlement, for all deals of a first hand; `test_rounds.py` has rounds of any table

PLAIN = ("prime", "rws", "sixcard", "six_cards", "consoling")
"""Houses in which nobody draws: their deals can be walked through."""


def kinds_of(plan: Plan, first: int, theirs: Ints) -> Ints:
    """The kind of each of these dealer's hands beside a first hand: all that settlement can see of it."""
    known = deck()
    tables = compiled(plan).tables
    made = known.strengths[theirs].astype(np.int64)
    kind: Ints = (
        (made >= plan.house.dealer.qualifying_strength) * 3 + np.sign(made - known.strengths[first]) + 1
    )
    marks = sorted(beaten_marks(plan.bet(plan.boxes[0].stakes)))
    kind = kind * (len(marks) + 1) + np.searchsorted(marks, made, side="right")
    if tables.colours > 1:
        kind = kind * 4 + np.isin(known.cards[theirs] & 3, (1, 2)).sum(axis=1)
    if tables.sixes > 1:
        mine = np.broadcast_to(known.cards[first], (len(theirs), 3))
        kind = kind * 100 + six_kinds(np.concatenate([mine, known.cards[theirs]], axis=1))
    return kind


def walk(plan: Plan, first: int) -> set[int]:
    """Every deal of a first hand: one code for each kind, worth what settlement pays for one deal of it."""
    coding = compiled(plan).coding
    value = worth(plan)
    theirs, found = codes_against(plan, first)
    kind = kinds_of(plan, first, theirs)
    kinds, one, which = np.unique(kind, return_index=True, return_inverse=True)
    assert (found == found[one][which]).all(), f"hand {first}: deals that settle alike have several codes"
    choice = coding.plays[0].choices[coding.plays[0].chosen[0, first]]
    box = box_of(plan.bet(plan.boxes[0].stakes), hand(deck().cards[first]), choice)
    for place in range(len(kinds)):
        code = int(found[one[place]])
        dealer = DealerHand(hand(deck().cards[theirs[one[place]]]))
        assert fate_in_code(coding, code) == fate_of(plan, box, dealer)
        assert tuple(value.nets[code].tolist()) == entry_nets(plan, box, dealer), f"{box} {dealer}"
    return set(found[one].tolist())


def meetings(plan: Plan, seed: int, rounds: int) -> dict[int, int]:
    """Codes that a run meets, and a round of each."""
    tables = compiled(plan).tables
    found: dict[int, int] = {}
    for start in range(0, rounds, arrays.BLOCK):
        block = arrays.codes(tables, stream_of(seed), start, min(arrays.BLOCK, rounds - start))
        for code, at in zip(*np.unique(block[0], return_index=True), strict=True):
            found.setdefault(int(code), start + int(at))
    return found


def plans(name: str) -> Iterator[Plan]:
    """Every wager, played well and wildly, and a bet without an Ante."""
    where = any_house(name)
    if name in PLAIN:
        yield plan_with(where, FULL[name])
    yield wild_plan(where)
    yield plan_with(where, SOME[name][0])


def number_of(plan: Plan, seed: int, index: int) -> int:
    """The number of the hand that the first box is dealt."""
    cards = [int(card) for card in plain_round(plan, seed, index).boxes[0].first]
    return int(deck().numbers[(cards[0] * 52 + cards[1]) * 52 + cards[2]])


def one_of_each(plan: Plan) -> set[int]:
    """A few first hands of each own code, of each colour."""
    tables = compiled(plan).tables
    kind = tables.own[0, 0].astype(np.int64) * 3 + deck().colours
    return {int(hand) for each in np.unique(kind) for hand in np.flatnonzero(kind == each)[[0, -1]]}


@pytest.mark.parametrize("name", mostly_long((*PLAIN, "upcard"), lambda name: name in ("rws", "prime")))
def test_every_code_of_a_run_is_what_settlement_pays(name: str) -> None:
    """First hands that come to each code there is in 150,000 rounds, against all dealer's hands."""
    for plan in plans(name):
        met = meetings(plan, 4, 150_000)
        firsts = {number_of(plan, 4, index) for index in met.values()} | one_of_each(plan)
        covered = set[int]().union(*(walk(plan, first) for first in sorted(firsts)))
        assert set(met) <= covered


@pytest.mark.parametrize("text", ["As Ks Qs", "Ad Kd 9d", "Jh Th 9h", "Ac Kc Qh", "5d 4d 3d"])
def test_deals_near_a_royal_settle_by_their_suits(text: str) -> None:
    number = deck().numbers[np.array(parse_cards(text)) @ (52 * 52, 52, 1)]
    assert len(walk(plan_with("six_cards", FULL["six_cards"]), int(number))) > 10


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in PLAIN if name != "six_cards"])
def test_every_deal_there_is_has_the_code_that_settlement_pays(name: str) -> None:
    """All 22,100 first hands against all 18,424 hands of the dealer; a long run meets no other code."""
    plan = plan_with(name, FULL[name])
    covered = set[int]().union(*(walk(plan, first) for first in range(22_100)))
    met = np.flatnonzero(count_rounds(plan, stream_of(9), 0, 100_000_000).codes)
    assert set(met.tolist()) <= covered
