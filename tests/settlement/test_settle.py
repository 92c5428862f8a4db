"""`settle` as a library's caller meets it: what can lie on one felt is settled, the rest refused."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from msgspec.structs import replace

from kit import golden
from kit.houses.invented import CARDROOM, invented
from kit.play import felt as kit
from kit.play.amounts import units
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER, SUPERVISOR, Felt, player
from queenhigh.engine.acts import actions as act
from queenhigh.hands import strength
from queenhigh.rules import House, house, load
from queenhigh.settlement import (
    DealerHand,
    SettledBox,
    SettlementError,
    quick_settle,
    settle,
    settled_box,
)
from queenhigh.text import QueenHighError

QUEEN = DealerHand(parse_cards("Qs 7h 2d"))
FOUR = DealerHand(parse_cards("Qs 7h 2d 9d"))
LUCKY = settled_box(invented("community"), 1, "9h 8d 4c", {"lucky_five": 5})


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


def test_what_is_checked_is_settled_as_what_is_not() -> None:
    boxes = [box(), box("9h 9d 3c", 2)]
    assert settle("rws", QUEEN, boxes, {"main": 0}) == quick_settle(house("rws"), QUEEN, boxes, {"main": 0})
    assert settle("draw", FOUR, [drew("Kh Kd 4c", "Kh Kd 5c")]).lines[0].outcome == "win"


def test_what_a_fold_lost_is_among_the_lines() -> None:
    """So the lines of a round add up to what its players lost, as those of the engine do."""
    felt = Felt("rws").place(1, ante=10, pair_plus=5, progressive="2.50").place(2, ante=10).place(3, ante=10)
    felt.deal({1: "9h 8d 4c", 2: "Kh Kd 4h", 3: "3h 9d 5c"}, dealer="Qs 7h 2d")
    felt.fold(1).play(2).fold(3).settle()
    stakes = {"ante": 10_00, "pair_plus": 5_00, "progressive": 2_50}
    boxes = [
        settled_box("rws", 1, "9h 8d 4c", units(stakes), folded=True),
        settled_box("rws", 2, "Kh Kd 4h", {"ante": 10, "play": 10}),
        settled_box("rws", 3, "3h 9d 5c", {"ante": 10}, folded=True),
    ]
    found = settle("rws", QUEEN, boxes)
    assert sorted(found.lines, key=repr) == sorted(felt.state.lines, key=repr)
    assert [line.box for line in found.lines] == [1, 1, 1, 2, 2, 3]
    assert found.meter_moves == felt.state.moves
    assert quick_settle(house("rws"), QUEEN, boxes, {}).lines == tuple(
        line for line in found.lines if line.reason != "folded"
    )


def test_a_box_is_made_from_stakes_by_name() -> None:
    stakes = {"progressive": 2_50, "ante": 10_00, "play": 10_00}
    played = settled_box("rws", 4, "Kh Kd 4c", units(stakes))
    cards = parse_cards("Kh Kd 4c")
    assert played == SettledBox(4, "p4", (10_00, 10_00, 0, 0, 2_50), cards, cards)
    after = settled_box("draw", 2, cards, {"ante": 5, "play": 5}, player="ann", final="Kh Kd 5c")
    assert (after.player, after.first, after.final) == ("ann", cards, parse_cards("Kh Kd 5c"))
    assert (after.drew, after.folded, played.drew) == (True, False, False)
    assert settled_box("rws", 1, cards, {}, folded=True).folded


def settling(
    dealer: str, *boxes: SettledBox, rules: str | House = "rws", community: str = ""
) -> Callable[[], object]:
    """A settlement without meters."""
    return lambda: settle(rules, DealerHand(parse_cards(dealer), parse_cards(community)), boxes)


REFUSED = {
    "a wager one letter off": lambda: settled_box("rws", 1, "Kh Kd 4c", {"ante": 10, "pear_plus": 5}),
    "a wager like no other": lambda: settled_box("rws", 1, "Kh Kd 4c", {"ante": 10, "x": 5}),
    "another blind": lambda: settled_box("ultimate_down", 1, "Qs 6h 4d", {"ante": 10, "blind": "0.05"}),
    "a dealer of two cards": settling("Qs 7h", box()),
    "a dealer of five cards": settling("Qs 7h 2d 9d 9c", box()),
    "a dealer of six cards": settling("Qs 7h 2d 9d 8c 3s", box()),
    "a dealer of four cards": settling(
        "Qs 7h 2d 9d", settled_box("second_chance", 1, "Kh Kd 4c", {"ante": 10}), rules="second_chance"
    ),
    "a card of the dealer's": settling("Qs 7h 2d", box("Kh Kd 7h")),
    "a card of another box": settling("Qs 7h 2d", box(), box("Kh 9d 3c", 2)),
    "a drawn card of the dealer's": settling("Qs 7h 2d 9d", drew("Kh Kd 4c", "Kh Kd 9d"), rules="draw"),
    "a card that one throws away and one holds": settling(
        "Qs 7h 2d 9d", drew("Kh Kd 4c", "Kh Kd 5c"), drew("4c 9h 3c", "8s 9h 3c", 2), rules="draw"
    ),
    "a card that one throws away and one draws": settling(
        "Qs 7h 2d 9d", drew("Kh Kd 4c", "Kh Kd 5c"), drew("8s 9h 3c", "4c 9h 3c", 2), rules="draw"
    ),
    "two stakes": settling("Qs 7h 2d", box(stakes=(10_00, 10_00))),
    "a stake below zero": settling("Qs 7h 2d", box(number=3, stakes=(10_00, -1, 0, 0, 0))),
    "a stake of True": settling("Qs 7h 2d", replace(box(), stakes=(10_00, True, 0, 0, 0))),
    "a hand of two cards": settling("Qs 7h 2d", box("Kh Kd")),
    "a first hand of two cards": settling("Qs 7h 2d", replace(box(), first=parse_cards("Kh Kd"))),
    "a final hand of four cards": settling("Qs 7h 2d", replace(box(), final=parse_cards("Kh Kd 4c 5c"))),
    **{
        f"community cards {cards!r}": settling(
            "Qd 7h 2d", LUCKY, rules=invented("community"), community=cards
        )
        for cards in ("", "9s", "9h 9s", "7h 9s", "9s 9c 9d")
    },
    "community cards of a house without": settling("Qd 7h 2d", box("9h 8d 4c"), community="9s 9c"),
}


@pytest.mark.golden
def test_what_cannot_lie_on_one_felt_is_refused() -> None:
    """Also what nobody holds any more: a card that was thrown away lies in no other hand."""
    golden.refusals("settlement", SettlementError, REFUSED)


def test_what_comes_by_itself_with_another_wager_need_not_be_said() -> None:
    box = settled_box("ultimate_down", 1, "Qs 6h 4d", {"ante": 10, "play": 10})
    assert box == settled_box("ultimate_down", 1, "Qs 6h 4d", {"ante": 10, "blind": 10, "play": 10})
    taken = settled_box("oceans11", 1, "Qs 6h 4d", {"ante": 10, "play": 10})
    found = settle("oceans11", DealerHand(parse_cards("Ks 2h 3d")), [taken])
    assert [line.wager for line in found.lines] == ["ante", "play", "collection"]


def test_community_cards_are_among_those_that_pay() -> None:
    dealer = DealerHand(parse_cards("Qd 7h 2d"), parse_cards("9s 9c"))
    [line] = settle(invented("community"), dealer, [LUCKY]).lines
    assert line.row == "three_of_a_kind"


def test_the_hand_that_was_replaced_is_no_hand_and_no_card_of_the_deck() -> None:
    house = invented("second")
    box = settled_box(house, 1, "Kh Kd 4c", {"ante": 10})
    first = "Qs 8d 2d"
    found = settle(house, DealerHand(parse_cards(f"{first} As Ad Ac")), [box])
    assert found.lines[0].seen.dealer_strength == strength("As Ad Ac")
    felt = kit.Felt(house).place(1, "p1", ante=10).deal("Kh Kd 4c", first).play(1)
    felt.reveal()
    felt.refused(act.ReplaceDealer(DEALER, parse_cards("Qs 3h 4h")), "deal/repeated_card")
    felt.refused(act.DrawFourth(DEALER, parse_cards("3h")[0]), "draw_fourth/not_now")
    felt.refused(act.ReplaceDealer(DEALER, parse_cards("3h 4h")), "deal/wrong_count")


# Collections


@pytest.mark.parametrize(("ante", "drop"), [(5, 50), (25, 50), (26, 100), (50, 100), (51, 150), (500, 1000)])
def test_a_collection_goes_by_each_begun_part_of_its_wager(ante: int, drop: int) -> None:
    felt = kit.Felt(load(CARDROOM)).place(1, "ann", ante=ante)
    assert felt.state.box(1).stakes == (100 * ante, 0, 0, 0, drop, 0)


def test_a_collection_follows_its_wager_and_is_given_back_with_it() -> None:
    felt = kit.Felt(load(CARDROOM)).place(1, "ann", ante=30, pair_plus=7)
    felt.place(1, "ann", ante=20)
    assert felt.state.box(1).stakes == (2000, 0, 700, 0, 50, 100)
    felt.refused(act.PlaceWager(player("ann"), 1, "drop", 50), "bet/made_by_playing", "cardroom:1")
    felt.do(act.WithdrawWager(player("ann"), 1, "pair_plus"))
    assert felt.state.box(1).stakes == (2000, 0, 0, 0, 50, 0)


@pytest.mark.parametrize("dealer", ["3h 4d 6s", "Qc Jc 9d", "As Ac Ad"])
@pytest.mark.parametrize("fold", [False, True])
def test_a_collection_is_taken_whatever_the_hand_makes(dealer: str, fold: bool) -> None:
    felt = kit.Felt(load(CARDROOM)).place(1, "ann", ante=30, pair_plus=5).deal("Kh Kd 7s", dealer)
    felt = (felt.fold(1) if fold else felt.play(1)).settle()
    for name in ("drop", "side_drop"):
        line = felt.line(1, name)
        assert (kit.brief(line), line.stake_minor, line.clause) == ("lose 0 collection", 100, "cardroom:1")


def test_a_void_gives_a_collection_back() -> None:
    felt = kit.Felt(load(CARDROOM)).place(1, "ann", ante=30, pair_plus=5)
    felt.deal("2d 5s 9h", "3h 4d 6s").fold(1)
    felt.do(act.VoidGame(SUPERVISOR, 1, "misdeal"))
    returned = {line.wager: line.returned_minor for line in felt.state.lines_of(1)}
    assert returned == {"ante": 3000, "pair_plus": 500, "drop": 100, "side_drop": 100}


def test_settlement_takes_the_dealers_cards_as_text() -> None:
    boxes = [settled_box("rws", 1, "Kh Kd 4c", {"ante": 10, "play": 10})]
    dealer: Any = "Qs 7h 2d"
    found = settle("rws", dealer, boxes)
    assert settle("rws", DealerHand(dealer), boxes) == found
    assert found.sheet()["returned_minor"] == [20_00, 20_00]
    for wrong in (5, "Qs 7h", "Qs 7h 2d 2d"):
        with pytest.raises(QueenHighError):
            settle("rws", cast("Any", wrong), boxes)


@pytest.mark.parametrize("meters", [5, {"main": "x"}])
def test_what_names_no_amounts_is_refused(meters: Any) -> None:
    with pytest.raises(SettlementError):
        settle("prime", "Qs 7h 2d", [], meters)


def test_a_float_is_not_an_amount() -> None:
    wrong: Any = {"main": 20_000.0}
    with pytest.raises(TypeError):
        settle("prime", "Qs 7h 2d", [], wrong)
