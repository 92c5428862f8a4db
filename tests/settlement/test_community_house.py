"""Wagers on five cards, settled to the exact figure: the player's three with the two that are everybody's."""

import pytest

from kit.houses.invented import COMMUNITY, any_house
from queenhigh import Felt
from queenhigh.cards import parse_cards
from queenhigh.rules import load
from queenhigh.settlement import DealerHand, SettlementError, settle, settled_box
from queenhigh.words import payout

HOUSE = any_house("community")


@pytest.mark.parametrize(
    ("hand", "beside", "five", "jackpot"),
    [
        ("As Ks Qs", "Js Ts", ("straight_flush", 1005_00), ("royal_flush_spades", 100_000_00)),
        ("Ah Kh Qh", "Jh Th", ("straight_flush", 1005_00), ("royal_flush", 10_000_00)),
        ("Ah 2h 3h", "4h 5h", ("straight_flush", 1005_00), ("straight_flush", 1_000_00)),
        ("9h 9d 4c", "9s 9c", ("four_of_a_kind", 505_00), ("four_of_a_kind", 1_500_00)),
        ("9h 9d 4c", "9s 4h", ("", 0), ("full_house", 250_00)),
        ("2s 8s Ks", "4s 6s", ("flush", 130_00), ("flush_spades", 200_00)),
        ("2c 8c Kc", "4c 6c", ("flush", 130_00), ("flush", 100_00)),
        ("8s 7d 4c", "6h 5c", ("straight", 80_00), ("straight", 150_00)),
        ("9h 9d 4c", "9s Kc", ("three_of_a_kind", 67_50), ("", 0)),
        ("9h 9d 4c", "4s Kc", ("two_pair", 25_00), ("", 0)),
        ("9h 8d 4c", "9s Kc", ("pair", 5_00), ("", 0)),
        ("9h 8d 4c", "3s Kc", ("", 0), ("", 0)),
    ],
)
def test_each_row(hand: str, beside: str, five: tuple[str, int], jackpot: tuple[str, int]) -> None:
    felt = Felt(HOUSE).place(1, ante=10, lucky_five=5, jackpot=5)
    felt.deal(hand, "Td Jd 2d" if "2d" not in hand else "Td Jd 3d", beside).play(1).settle()
    lines = {line.wager: line for line in felt.state.lines}
    assert (lines["lucky_five"].row, lines["lucky_five"].returned_minor) == five
    assert (lines["jackpot"].row, lines["jackpot"].returned_minor) == jackpot


def test_the_contest_does_not_look_at_them() -> None:
    """Two queens beside a hand of nothing make no pair against the dealer."""
    felt = Felt(HOUSE).place(1, ante=10, lucky_five=5).deal("9h 8d 4c", "Qd 7h 2d", "Qs Qc").play(1).settle()
    outcomes = {line.wager: line.outcome for line in felt.state.lines}
    assert outcomes == {"ante": "lose", "play": "lose", "lucky_five": "win"}
    alone = Felt(HOUSE).place(1, ante=10).deal("9h 8d 4c", "Jd 7h 2d", "Qs Qc").play(1).settle()
    assert alone.state.lines[0].reason == "contest/not_qualified"


def test_several_boxes_share_them_and_envy_each_other() -> None:
    felt = Felt(HOUSE).open(major=20_000)
    for box in (1, 2, 3):
        felt.place(box, ante=5, jackpot=5)
    felt.deal({1: "5h 6h 7h", 2: "Th Jh Qh", 3: "2c 3d 4s"}, "Qd 7c 2d", "8h 9h").play(1, 2).fold(3).settle()
    envy = [
        (line.box, line.seen.other_box, line.won_minor) for line in felt.state.lines if line.kind == "envy"
    ]
    assert envy == [(1, 2, 100_00), (2, 1, 100_00), (3, 1, 100_00), (3, 2, 100_00)]
    paid = [line.returned_minor for line in felt.state.lines if line.reason == "meter/pays"]
    assert paid == [2_000_00, 1_800_00], "a tenth, then a tenth of what is left"


def test_a_folded_hand_still_pays_on_a_bet_that_lives_on() -> None:
    felt = (
        Felt(HOUSE).place(1, ante=10, lucky_five=5, jackpot=5).deal("9h 8d 4c", "Qd 7h 2d", "9s 9c").fold(1)
    )
    felt.settle()
    lines = {line.wager: line for line in felt.state.lines}
    assert lines["jackpot"].reason == "folded"
    assert lines["lucky_five"].row == "three_of_a_kind"
    assert felt.view("bystander").boxes[0].lines == tuple(
        line for line in felt.state.lines if line.reason == "folded"
    )


def test_sentences_in_both_languages() -> None:
    felt = Felt(HOUSE).place(1, ante=10, lucky_five=5, jackpot=5)
    felt.deal("As Ks Qs", "Qd 7h 2d", "Js Ts").play(1).settle()
    said = {line.wager: [payout(HOUSE, line, lang) for lang in ("en", "es")] for line in felt.state.lines}
    assert said["jackpot"] == [
        "Royal flush in spades with the community cards pays 100% of the mega meter on Jackpot",
        "Escalera real de picas con las cartas comunitarias paga el 100\xa0% del bote mega en Jackpot",
    ]
    poor = Felt(HOUSE).place(1, lucky_five=5).deal("9h 8d 4c", "Qd 7h 2d", "3s Kc").settle()
    assert [payout(HOUSE, line) for line in poor.state.lines] == [
        "High card with the community cards pays nothing on Lucky Five"
    ]


def test_a_bet_that_must_beat_the_dealer_does_so_with_three_cards() -> None:
    text = COMMUNITY.replace('after_fold = "live"', 'after_fold = "live"\nmust_beat_dealer = true', 1)
    felt = Felt(load(text)).place(1, lucky_five=5).deal("9h 8d 4c", "Qd 7h 2d", "9s 9c").settle()
    assert [line.reason for line in felt.state.lines] == ["row/not_beaten"]
    assert payout(felt.house, felt.state.lines[0]) == (
        "The player's three cards do not beat the dealer, and Lucky Five pays only hands that beat the dealer"
    ), "the three cards that were compared, not what they make with the community cards"


def test_cards_that_cannot_lie_there_are_refused() -> None:
    box = settled_box(HOUSE, 1, "9h 8d 4c", {"lucky_five": 500})
    theirs = parse_cards("Qd 7h 2d")
    for beside in (
        (),
        parse_cards("9s"),
        parse_cards("9h 9s"),
        parse_cards("7h 9s"),
        parse_cards("9s 9c 9d"),
    ):
        with pytest.raises(SettlementError):
            settle(HOUSE, DealerHand(theirs, beside), [box], {})
    with pytest.raises(SettlementError, match="deals 0 community cards, and 2 are given"):
        settle(
            "rws",
            DealerHand(theirs, parse_cards("9s 9c")),
            [settled_box("rws", 1, "9h 8d 4c", {"ante": 500})],
            {},
        )
    [line] = settle(HOUSE, DealerHand(theirs, parse_cards("9s 9c")), [box], {}).lines
    assert line.row == "three_of_a_kind"
