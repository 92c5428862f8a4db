"""Dealing: one deck, no card twice, halves that are passed over, rounds that the engine itself settles."""

from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, FOURTH, any_house
from kit.houses.sidebets import SIDE_ALONE
from kit.oracles.simulated import (
    BY_KERNELS,
    FULL,
    SOME,
    assert_same,
    assert_settled,
    mixed_plan,
    plain_end,
    plan_with,
    unstirred,
    wild_chart,
    wild_plan,
)
from queenhigh.cards import DECK
from queenhigh.engine.layout import LaidBox, settle_layout
from queenhigh.hands import strength
from queenhigh.rules import House, load
from queenhigh.settlement import Line, SettledBox
from queenhigh.simulation import simulate
from queenhigh.simulation.dealing import arrays, plain
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import count_fast
from queenhigh.simulation.dealing.plain import PlainRound, plain_round
from queenhigh.simulation.dealing.stream import Halves, Stream, stream_of, too_few, word
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.planning.plan import Plan
from queenhigh.study.choices import Chart, Choice

BOXES = {name: any_house(name).boxes for name in ALL_HOUSES}
QUICK = [name for name in BY_KERNELS if name != "twin"]


# Halves that are passed over


def told(index: int, number: int, value: int) -> Stream:
    """A stream whose word `number` of round `index` is this value."""
    gamma = 0x9E3779B97F4A7C15
    stream = Stream((unstirred(value) - gamma * (index + (number << 48))) % 2**64, gamma)
    assert word(stream, index, number) == value
    return stream


@pytest.mark.parametrize("boxes", mostly_long((1, 2, 4), lambda boxes: boxes == 2))
@pytest.mark.parametrize("name", QUICK)
def test_halves_that_favour_some_are_passed_over_alike(
    name: str, boxes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A half of 0 always is one: in every place of the first words, in each half of them and in both."""
    assert all(too_few(count) > 0 for count in (3, 52, 22_100))
    plan = wild_plan(name, boxes)
    for number in range(4 + boxes):
        for value in (0, 0x1234567800000000, 0x0000000012345678):
            for index in (0, 12_345):
                stream = told(index, number, value)
                monkeypatch.setattr(plain, "stream_of", lambda seed, told=stream: told)
                monkeypatch.setattr("kit.oracles.simulated.stream_of", lambda seed, told=stream: told)
                assert_settled(plan, seed=0, start=index, rounds=1)
                assert_same(count_arrays(plan, stream, index, 1), count_fast(plan, stream, index, 1))


def test_a_poor_first_half_gives_its_hand_from_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """The quick way for one box deals both hands from one word, unless one of its halves is passed over."""
    plan = plan_with("rws", {"ante": 500}, strategy=wild_chart(any_house("rws")))
    half = 123 * 2**32 // 22_100 + 5
    stream = told(7, 0, half << 32)
    monkeypatch.setattr(plain, "stream_of", lambda seed: stream)
    dealt = plain_round(plan, 0, 7)
    assert dealt.boxes[0].first == tuple(DECK[card] for card in plain._sets(3)[123])
    assert_same(count_arrays(plan, stream, 0, 20), count_fast(plan, stream, 0, 20))


def test_poor_halves_come_in_long_runs_too() -> None:
    """Some rounds of a million start with a half that is passed over: these, and their neighbours."""
    stream = stream_of(31)
    index = np.arange(3_000_000, dtype=np.uint64)
    both = arrays.words(stream, index, 0)
    few = np.uint64(too_few(22_100))
    poor = [
        np.flatnonzero(((half * np.uint64(22_100)) & np.uint64(2**32 - 1)) < few)
        for half in (both & np.uint64(2**32 - 1), both >> np.uint64(32))
    ]
    assert all(len(each) for each in poor)
    for at in [*poor[0][:3].tolist(), *poor[1][:3].tolist()]:
        for plan in (wild_plan("sixcard"), wild_plan("draw", 2)):
            assert_settled(plan, seed=31, start=max(0, at - 1), rounds=3)
            assert_same(count_arrays(plan, stream, at, 1), count_fast(plan, stream, at, 1))
            assert_same(
                count_arrays(plan, stream, max(0, at - 9), 20), count_fast(plan, stream, max(0, at - 9), 20)
            )


# Cards


@pytest.mark.parametrize("name", QUICK)
def test_no_card_is_dealt_twice(name: str) -> None:
    house = any_house(name)
    plan = wild_plan(name, BOXES[name])
    for index in range(60):
        dealt = plain_round(plan, 12, index)
        cards = [*dealt.dealer.cards]
        for box in dealt.boxes:
            cards += {*box.first, *box.final}
            assert len(box.first) == len(box.final) == 3
            changed = len(set(box.first) - set(box.final))
            assert (changed > 0) == box.drew
            assert changed <= house.decision.discards
        assert len(set(cards)) == len(cards)
        assert len(dealt.shown) == house.dealer.shows
        assert set(dealt.shown) <= set(dealt.dealer.cards[:3])
        draws = strength(dealt.dealer.cards[:3]) < house.dealer.stands_on_strength
        assert len(dealt.dealer.cards) == 3 + draws


def test_every_card_comes_equally_often_everywhere() -> None:
    """Hands, replacements, the fourth card and the card shown: chi-squared against its 99.99 % mark."""
    seen: dict[str, Counter[int]] = {}
    for name in ("fourth", "upcard"):
        plan = wild_plan(name, 2)
        for index in range(6_000):
            dealt = plain_round(plan, 40, index)
            for at, box in enumerate(dealt.boxes):
                seen.setdefault(f"{name} hand {at}", Counter()).update(map(int, box.first))
                fresh = {*box.final} - {*box.first}
                seen.setdefault(f"{name} drawn {at}", Counter()).update(map(int, fresh))
            for what, cards in (("three", dealt.dealer.cards[:3]), ("fourth", dealt.dealer.cards[3:])):
                seen.setdefault(f"{name} {what}", Counter()).update(map(int, cards))
            seen.setdefault(f"{name} shown", Counter()).update(map(int, dealt.shown))
    assert len([counts for counts in seen.values() if counts]) > 8
    for what, counts in seen.items():
        each = counts.total() / 52
        if each:
            assert sum((counts[card] - each) ** 2 / each for card in range(52)) < 97, what


def test_halves_used_stay_far_below_the_lane_of_takers() -> None:
    """The most cards a round can take leave it hundreds of times as many words as it uses."""
    most = 0
    for name in ("draw", "fourth"):
        plan = wild_plan(name, BOXES[name])
        for index in range(300):
            halves = Halves(stream_of(6), index)
            out: set[int] = set()
            hands = [plain._free(halves, out, 3) for _ in plan.boxes]
            assert len(hands) == BOXES[name]
            most = max(most, halves.used)
    assert most < 400


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
    found = simulate(load(SIDE_ALONE, "side.toml"), 200_000, stakes_minor={"high": 107}, boxes=3, seed=2)
    assert set(found.wagers) == {"high"}
    assert abs(found.wagers["high"].z or 9) < 4
    assert found.in_all.net_minor == found.wagers["high"].net_minor
    assert not found.meters


# The engine itself


def seats_of(house: House, boxes: Sequence[SettledBox]) -> list[LaidBox]:
    """Boxes as somebody would put them before the engine."""
    found = []
    for box in boxes:
        stakes = {
            wager.name: box.stakes[wager.position]
            for wager in house.wagers
            if wager.placed_before_deal and box.stakes[wager.position]
        }
        decides = house.ante is not None and house.ante.name in stakes
        play = box.stakes[house.play.position] if house.play else 0
        gone = tuple(card for card in box.first if card not in box.final)
        drawn = tuple(card for card in box.final if card not in box.first)
        found.append(
            LaidBox(
                box.player,
                box.first,
                stakes,
                ("fold" if box.folded else "play") if decides else "",
                play or None,
                gone,
                drawn,
            )
        )
    return found


def engine_end(house: House, dealt: PlainRound, meters: dict[str, int]) -> tuple[Counter[Line], list[object]]:
    """Every line of a round that the engine settles, and what it does to the meters."""
    _, record = settle_layout(house, dealt.dealer.cards, seats_of(house, dealt.boxes), meters)
    lines: Counter[Line] = Counter()
    moves: list[object] = []
    for step in record.steps:
        for event in step.events:
            lines.update(getattr(event, "lines", ()))
            moves += getattr(event, "meter_moves", ())
    return lines, moves


@pytest.mark.parametrize("name", mostly_long(ALL_HOUSES, lambda name: name in ("rws", "draw", "fourth")))
def test_the_engine_settles_the_same_rounds_alike_meters_carried(name: str) -> None:
    assert_engine(_plans(name), 60 if name != "twin" else 25)


@pytest.mark.long
@pytest.mark.parametrize("name", ["draw", "fourth", "upcard", "twin"])
def test_the_engine_settles_a_hundred_thousand_deals_alike(name: str) -> None:
    assert_engine([wild_plan(name)], 100_000)


def _plans(name: str) -> list[Plan]:
    return [wild_plan(name, BOXES[name]), *([mixed_plan(name, 3)] if name != "twin" else [])]


def assert_engine(plans: list[Plan], rounds: int) -> None:
    for plan in plans:
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
        _check_codes(plan)


def _check_codes(plan: Plan) -> None:
    """The same rounds have these codes."""
    block = arrays.codes(compiled(plan).tables, stream_of(55), 0, 10)
    assert block.shape == (len(plan.boxes), 10)
    assert assert_settled(plan, 55, 0, 10) == set(block.ravel().tolist())


def test_bets_of_the_tables_here_are_bets_the_houses_take() -> None:
    from queenhigh.engine.layout import place_bets

    for name in ALL_HOUSES:
        for bet in (FULL[name], *SOME[name]):
            place_bets(any_house(name), bet)
