"""`settle` as a library's caller meets it: what can lie on one felt is settled, the rest refused."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from kit.houses.invented import invented
from queenhigh.cards import parse_cards
from queenhigh.engine import Felt
from queenhigh.rules import house
from queenhigh.settlement import (
    DealerHand,
    MeterMove,
    SettledBox,
    SettlementError,
    quick_settle,
    settle,
    settled_box,
)
from queenhigh.settlement.envy import envy_lines
from queenhigh.settlement.meters import Meters, Taken
from queenhigh.settlement.rows import row_winnings, share_of

QUEEN = DealerHand(parse_cards("Qs 7h 2d"))
FOUR = DealerHand(parse_cards("Qs 7h 2d 9d"))


def box(
    hand: str = "Kh Kd 4c", number: int = 1, stakes: tuple[int, ...] = (10_00, 10_00, 0, 0, 0)
) -> SettledBox:
    """A box that was played with these cards: Ante, Play, Ante Bonus, Pair Plus, Progressive."""
    cards = parse_cards(hand)
    return SettledBox(number, f"p{number}", stakes, cards, cards)


def drew(first: str, final: str, number: int = 1) -> SettledBox:
    """A box of the house that draws."""
    count = len(house("draw").wagers)
    laid = box(first, number, (10_00, 10_00, *(0,) * (count - 2)))
    return replace(laid, final=parse_cards(final), drew=True)


def test_a_royal_takes_what_the_meter_holds() -> None:
    royal = box("As Ks Qs", stakes=(0, 0, 0, 0, 2_50))
    dealer = DealerHand(parse_cards("Qd 7h 2d"))
    found = settle("rws", dealer, [royal], {"main": 12_345_67})
    [line] = found.lines
    assert (line.outcome, line.won_minor, line.returned_minor) == ("win", 12_343_17, 12_345_67)
    assert found.meter_moves == (MeterMove("main", 12_345_67, 50, 12_345_67, 10_000_00, 10_000_50),)
    assert settle("rws", dealer, [royal], {}).meter_moves[0].before_minor == 10_000_00


def test_what_is_checked_is_settled_as_what_is_not() -> None:
    boxes = [box(), box("9h 9d 3c", 2)]
    assert settle("rws", QUEEN, boxes, {"main": 0}) == quick_settle(house("rws"), QUEEN, boxes, {"main": 0})
    assert settle("draw", FOUR, [drew("Kh Kd 4c", "Kh Kd 5c")], {}).lines[0].outcome == "win"


def test_what_a_fold_lost_is_among_the_lines() -> None:
    """So the lines of a round add up to what its players lost, as those of the engine do."""
    felt = Felt("rws").place(1, ante=10, pair_plus=5, progressive="2.50").place(2, ante=10).place(3, ante=10)
    felt.deal({1: "9h 8d 4c", 2: "Kh Kd 4h", 3: "3h 9d 5c"}, dealer="Qs 7h 2d").fold(1).play(2).fold(
        3
    ).settle()
    boxes = [
        settled_box(
            "rws", 1, "9h 8d 4c", {"ante": 10_00, "pair_plus": 5_00, "progressive": 2_50}, folded=True
        ),
        settled_box("rws", 2, "Kh Kd 4h", {"ante": 10_00, "play": 10_00}),
        settled_box("rws", 3, "3h 9d 5c", {"ante": 10_00}, folded=True),
    ]
    found = settle("rws", QUEEN, boxes, {})
    assert sorted(found.lines, key=repr) == sorted(felt.state.lines, key=repr)
    assert [line.box for line in found.lines] == [1, 1, 1, 2, 2, 3]
    assert found.meter_moves == felt.state.moves
    assert quick_settle(house("rws"), QUEEN, boxes, {}).lines == tuple(
        line for line in found.lines if line.reason != "folded"
    )


def test_a_box_is_made_from_stakes_by_name() -> None:
    stakes = {"progressive": 2_50, "ante": 10_00, "play": 10_00}
    played = settled_box("rws", 4, "Kh Kd 4c", stakes)
    cards = parse_cards("Kh Kd 4c")
    assert played == SettledBox(4, "p4", (10_00, 10_00, 0, 0, 2_50), cards, cards)
    after = settled_box("draw", 2, cards, {"ante": 5_00, "play": 5_00}, player="ann", final="Kh Kd 5c")
    assert (after.player, after.first, after.final) == ("ann", cards, parse_cards("Kh Kd 5c"))
    assert (after.drew, after.folded, played.drew) == (True, False, False)
    assert settled_box("rws", 1, cards, {}, folded=True).folded


@pytest.mark.parametrize(
    ("name", "says"), [("pear_plus", "did you mean pair_plus?"), ("x", "known are ante, play, ante_bonus")]
)
def test_a_stake_on_a_wager_that_is_not_there_is_refused(name: str, says: str) -> None:
    with pytest.raises(SettlementError, match=f"^this house has no wager '{name}'; {re.escape(says)}"):
        settled_box("rws", 1, "Kh Kd 4c", {"ante": 10_00, name: 5_00})


@pytest.mark.parametrize(
    ("id", "cards", "said"),
    [("rws", "Qs 7h 2d 9d 8c 3s", "four"), ("second_chance", "Qs 7h 2d 9d", "six")],
)
def test_only_a_dealer_who_replaces_the_hand_has_six_cards(id: str, cards: str, said: str) -> None:
    one = settled_box(id, 1, "Kh Kd 4c", {"ante": 1000})
    with pytest.raises(SettlementError, match=rf"^the dealer has three cards or {said}, and"):
        settle(id, DealerHand(parse_cards(cards)), [one], {})


@pytest.mark.parametrize("cards", ["Qs 7h", "Qs 7h 2d 9d 9c"])
def test_the_dealer_has_three_cards_or_four(cards: str) -> None:
    with pytest.raises(
        SettlementError, match=r"^the dealer has three cards or four, and there is one of each"
    ):
        settle("rws", DealerHand(parse_cards(cards)), [box()], {})


@pytest.mark.parametrize(
    ("house", "dealer", "boxes"),
    [
        ("rws", QUEEN, [box("Kh Kd 7h")]),
        ("rws", QUEEN, [box(), box("Kh 9d 3c", 2)]),
        ("draw", FOUR, [drew("Kh Kd 4c", "Kh Kd 9d")]),
        ("draw", FOUR, [drew("Kh Kd 4c", "Kh Kd 5c"), drew("4c 9h 3c", "8s 9h 3c", 2)]),
        ("draw", FOUR, [drew("Kh Kd 4c", "Kh Kd 5c"), drew("8s 9h 3c", "4c 9h 3c", 2)]),
    ],
)
def test_no_card_lies_twice_not_among_those_thrown_away_either(
    house: str, dealer: DealerHand, boxes: list[SettledBox]
) -> None:
    with pytest.raises(SettlementError, match=r"there is one of each card in the deck$"):
        settle(house, dealer, boxes, {})


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (box(stakes=(10_00, 10_00)), "box 1 has 2 stakes, and the house has 5 wagers"),
        (box(number=3, stakes=(10_00, -1, 0, 0, 0)), "box 3: -1 is no stake"),
        (replace(box(), stakes=(10_00, True, 0, 0, 0)), "box 1: True is no stake"),
        (box("Kh Kd"), "box 1: a hand has three cards"),
        (replace(box(), first=parse_cards("Kh Kd")), "box 1: a hand has three cards"),
        (replace(box(), final=parse_cards("Kh Kd 4c 5c")), "box 1: a hand has three cards"),
    ],
)
def test_a_box_that_cannot_be_is_named(wrong: SettledBox, says: str) -> None:
    with pytest.raises(SettlementError, match=f"^{re.escape(says)}$"):
        settle("rws", QUEEN, [wrong], {})


@pytest.mark.parametrize("held", [-1, 1.5, True])
def test_a_meter_holds_whole_coins(held: Any) -> None:
    with pytest.raises(SettlementError, match=f"^{held!r} is not what meter main can hold$"):
        settle("rws", QUEEN, [box()], {"main": held})


def test_two_shares_in_one_round_are_of_what_each_finds() -> None:
    meters = Meters(invented("twin"), {"gold": 250_000})
    royal, straight_flush = invented("twin").by_name["gold"].rows[:2]
    assert meters.take(straight_flush) == Taken("gold", 250_000, 25_000, 0)
    assert meters.take(royal) == Taken("gold", 225_000, 225_000, 100_000)
    assert meters.take(straight_flush) == Taken("gold", 100_000, 10_000, 10_000)
    meters.feed("gold", 7)
    assert meters.now_minor == {"gold": 100_007, "silver": 2_000}
    gold, silver = meters.moves(())
    assert gold == MeterMove("gold", 250_000, 7, 260_000, 110_000, 100_007, "-7")
    assert silver == MeterMove("silver", 2_000, 0, 0, 0, 2_000)


def test_a_row_is_asked_only_for_what_it_pays() -> None:
    rules = house("rws")
    share, flat = rules.by_name["progressive"].rows[:2]
    with pytest.raises(TypeError, match=r"^only odds and flat amounts are won here"):
        row_winnings(rules, share, 2_50, own_stake=True)
    for ask in (lambda: share_of(1_000, flat, rules), lambda: Meters(rules, {}).take(flat)):
        with pytest.raises(TypeError, match=r"^this row does not pay from a meter$"):
            ask()


def test_a_wager_without_envy_makes_nobody_envious() -> None:
    rules = house("rws")
    royals = [box("As Ks Qs"), box("Ah Kh Qh", 2)]
    assert envy_lines(rules, rules.by_name["ante"], royals, QUEEN) == []


def test_what_a_game_did_to_a_meter_is_taken_back_from_what_it_holds_now() -> None:
    move = MeterMove("main", 1_000, 50, 900, 400, 550, "3/4")
    back = move.undone(700)
    assert back == MeterMove("main", 700, -50, -900, -400, 1_150, "-3/4")
    assert back.undone(1_150) == replace(move, before_minor=1_150, after_minor=700)
    fed = MeterMove("main", 1_000, 50, 0, 0, 1_050)
    assert fed.undone(50) == MeterMove("main", 50, -50, 0, 0, 0)
    assert fed.undone(20) == MeterMove("main", 20, -50, 0, 30, 0), "the house makes up what others took"


def test_what_comes_by_itself_with_another_wager_need_not_be_said() -> None:
    box = settled_box("ultimate_down", 1, "Qs 6h 4d", {"ante": 1000, "play": 1000})
    assert box == settled_box("ultimate_down", 1, "Qs 6h 4d", {"ante": 1000, "blind": 1000, "play": 1000})
    taken = settled_box("oceans11", 1, "Qs 6h 4d", {"ante": 1000, "play": 1000})
    found = settle("oceans11", DealerHand(parse_cards("Ks 2h 3d")), [taken], {})
    assert [line.wager for line in found.lines] == ["ante", "play", "collection"]
    with pytest.raises(SettlementError, match="blind comes by itself with ante: 1000 beside 1000, and 5 is"):
        settled_box("ultimate_down", 1, "Qs 6h 4d", {"ante": 1000, "blind": 5})
