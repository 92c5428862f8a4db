"""Every code against settlement, for all deals of a first hand; `test_rounds.py` has rounds of any table."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from kit.cases import mostly_long
from kit.houses.invented import any_house
from kit.oracles.made import six_kinds
from kit.oracles.simulated import (
    FULL,
    SOME,
    entry_nets,
    fate_in_code,
    fate_of,
    mixed_plan,
    plan_with,
    wild_plan,
)
from queenhigh.cards import DECK, parse_cards
from queenhigh.settlement import DealerHand, SettledBox
from queenhigh.simulation.dealing import arrays
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.fast import count_rounds
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled, deck
from queenhigh.simulation.planning.plan import Plan

Ints = npt.NDArray[np.int64]
PLAIN = ("prime", "rws", "sixcard", "six_cards", "consoling")
"""Houses in which nobody draws: their deals can be walked through."""


# All dealer's hands against a first hand


@lru_cache(maxsize=256)
def kinds_of(
    first: int, colours: bool, sixes: bool, qualifies: int, marks: tuple[int, ...]
) -> tuple[Ints, Ints]:
    """Dealer's hands that avoid a first hand, and their kinds: all that settlement can see of them."""
    known = deck()
    theirs = np.flatnonzero((known.masks & known.masks[first]) == 0)
    made = known.strengths[theirs].astype(np.int64)
    kind = (made >= qualifies) * 3 + np.sign(made - known.strengths[first]) + 1
    kind = kind * (len(marks) + 1) + np.searchsorted(marks, made, side="right")
    if colours:
        red = np.isin(known.cards[theirs] & 3, (1, 2)).sum(axis=1)
        kind = kind * 4 + red
    if sixes:
        mine = np.broadcast_to(known.cards[first], (len(theirs), 3))
        kind = kind * 100 + six_kinds(np.concatenate([mine, known.cards[theirs]], axis=1))
    return theirs, kind.astype(np.int64)


def settled_box(plan: Plan, first: int, folds: bool, multiple: int) -> SettledBox:
    """The one box of a plan with its hand, as it lies at the settlement."""
    house, stakes_minor = plan.house, dict(plan.boxes[0].stakes)
    placed = [stakes_minor.get(wager.name, 0) for wager in house.wagers]
    if house.play is not None and house.ante is not None:
        placed[house.play.position] = multiple * placed[house.ante.position]
    hand = tuple(DECK[card] for card in deck().cards[first].tolist())
    return SettledBox(1, "p1", tuple(placed), hand, hand, folds)


def walk(plan: Plan, first: int) -> set[int]:
    """Every deal of a first hand: one code for each kind, worth what settlement pays for one deal of it."""
    tables, coding = compiled(plan)
    value = worth(plan)
    marks = tuple(
        sorted(
            edge
            for wager in plan.house.wagers
            for row in wager.rows
            if wager.kind == "bad_beat" and row.strengths is not None
            for edge in (row.strengths.least, row.strengths.most + 1)
        )
    )
    theirs, kind = kinds_of(
        first, tables.colours > 1, tables.sixes > 1, plan.house.dealer.qualifying_strength, marks
    )
    own = np.full(len(theirs), tables.own[0, 0, first], np.int32)
    mine = np.full(len(theirs), first, np.int64)
    found = arrays._coded(tables, own, mine, theirs, deck().strengths[theirs])
    kinds, one, which = np.unique(kind, return_index=True, return_inverse=True)
    assert (found == found[one][which]).all(), f"hand {first}: deals that settle alike have several codes"
    choice = coding.plays[0].choices[coding.plays[0].chosen[0, first]]
    box = settled_box(plan, first, choice.folds, choice.multiple)
    for place in range(len(kinds)):
        code = int(found[one[place]])
        dealer = DealerHand(tuple(DECK[card] for card in deck().cards[theirs[one[place]]].tolist()))
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


@pytest.mark.parametrize("name", [*PLAIN, "upcard"])
def test_the_kernel_has_the_same_code_for_every_deal(name: str) -> None:
    """A stretch of first hands against all dealer's hands."""
    assert_kernel_codes(wild_plan(name), range(7, 22_100, 97))


@pytest.mark.long
@pytest.mark.parametrize("name", [*PLAIN, "upcard"])
def test_the_kernel_has_the_same_code_for_every_deal_there_is(name: str) -> None:
    assert_kernel_codes(wild_plan(name), range(22_100))


def assert_kernel_codes(plan: Plan, firsts: range) -> None:
    numba = pytest.importorskip("numba")
    kernels = pytest.importorskip("queenhigh.simulation.dealing.kernels")
    code = kernels._code

    def plainly(known: Any, tables: Any, first: Any, theirs: Any, found: Any) -> None:
        for place in range(len(theirs)):
            their = theirs[place]
            found[place] = code(known, tables, tables.own[0, 0, first], first, their, known.strengths[their])

    walked = numba.njit(plainly)
    known, tables = deck(), compiled(plan).tables
    for first in firsts:
        theirs = np.flatnonzero((known.masks & known.masks[first]) == 0)
        own = np.full(len(theirs), tables.own[0, 0, first], np.int32)
        mine = np.full(len(theirs), first, np.int64)
        found = np.zeros(len(theirs), np.int64)
        walked(known, tables, first, theirs, found)
        assert np.array_equal(found, arrays._coded(tables, own, mine, theirs, deck().strengths[theirs]))


def test_every_part_of_a_code_is_used() -> None:
    """The numbers of codes are dense: seats, choices and rows, then six cards, colours, places."""
    for name, boxes in product(("sixcard", "prime"), (1, 3)):
        plan = mixed_plan(name, boxes)
        tables, coding = compiled(plan)
        assert tables.codes == len(coding.owns) * tables.sixes * tables.colours * 6
        assert len(set(coding.owns)) == len(coding.owns)
        block = arrays.codes(tables, stream_of(1), 0, 50_000)
        assert block.min() >= 0
        assert block.max() < tables.codes
