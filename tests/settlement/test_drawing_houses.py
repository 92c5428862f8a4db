"""Awards that are added, a raise owed by those who draw, a dealer's second hand, a bet on either hand."""

from typing import Literal

import pytest

from kit.felt import Felt
from kit.houses.invented import TWICE, invented
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER, player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.layout import LaidBox, LayoutError, settle_layout
from queenhigh.hands import strength
from queenhigh.rules import load
from queenhigh.settlement import DealerHand, Seen, settle, settled_box
from queenhigh.words import payout


def twice(hand: str, discard: str = "", new: str = "", **stakes: int) -> Felt:
    """A hand that draws, or stands where nothing is discarded, against a queen."""
    felt = Felt(invented("twice")).open().bet(1, "p1", **({"ante": 10, "both": 10} | stakes))
    return felt.deal("Qs 8d 2d", hand).play(1, discard=discard, times=2).settle(new)


@pytest.mark.parametrize(
    ("hand", "discard", "new", "won", "reason", "row", "first"),
    [
        ("Kh Kd 4c", "4c", "Ks", 35_83, "row/added", "three_of_a_kind_drew", "pair_first"),
        ("Kh Kd 4c", "4c", "5s", 2_50, "row/pays", "pair_first", ""),
        ("Kh Kd 4c", "", "", 2_50, "row/pays", "pair_first", ""),
        ("Kh Qh 4h", "4h", "Jh", 202_00, "row/added", "straight_flush_drew", "flush_first"),
        ("Kh Qh 4c", "4c", "Jh", 200_00, "row/pays", "straight_flush_drew", ""),
        ("Kh Qh 4h", "4h", "Jd", 2_00, "row/pays", "flush_first", ""),
        ("Kh Qh 4c", "4c", "Jd", 0, "row/nothing", "", ""),
        ("Kh Qh 4c", "4c", "5d", 0, "row/nothing", "", ""),
        ("9h 8h 7h", "", "", 125_00, "row/pays", "straight_flush_first", ""),
    ],
)
def test_first_cards_and_final_hand_are_each_paid(
    hand: str, discard: str, new: str, won: int, reason: str, row: str, first: str
) -> None:
    line = twice(hand, discard, new).line(1, "both")
    assert (line.won_minor, line.reason, line.row, line.seen.first_row) == (won, reason, row, first)
    assert line.returned_minor == (won + 10_00 if won else 0), "one stake comes back once"


def test_a_bonus_adds_on_the_stake_it_is_paid_on() -> None:
    felt = twice("9h 9d 8h", "9d", "7h")
    line = felt.line(1, "kicker")
    assert (line.kind, line.reason, line.won_minor) == ("bonus", "bonus/added", 26_66 + 10_00)
    assert payout(felt.house, line) == (
        "Nine-high straight flush pays 4 to 3 on Play as Kicker, and pair of nines in the first three cards "
        "adds 1 to 2"
    )
    assert payout(felt.house, line, "es") == (
        "Escalera de color al nueve paga 4 a 3 sobre Play como Kicker, y pareja de nueves en las tres "
        "primeras cartas suma 1 a 2"
    )


def test_a_line_of_two_awards_names_both_rows_and_hands() -> None:
    felt = twice("Kh Kd 4c", "4c", "Ks")
    line = felt.line(1, "both")
    pair, three = strength("Kh Kd 4c"), strength("Kh Kd Ks")
    assert line.seen == Seen(strength=three, drew=True, first_row="pair_first", first_strength=pair)
    assert payout(felt.house, line) == (
        "Three kings pay 10 to 3 on Both, and pair of kings in the first three cards adds 1 to 4"
    )


def test_a_folded_hand_that_lives_on_is_paid_for_its_first_cards() -> None:
    felt = Felt(invented("twice")).open().bet(1, "p1", ante=10, both=10).deal("Qs 8d 2d", "Kh Kd 4c")
    line = felt.fold(1).settle().line(1, "both")
    assert (line.outcome, line.row, line.won_minor) == ("win", "pair_first", 2_50)


def test_a_hand_that_does_not_beat_the_dealer_is_told_by_the_cards_compared() -> None:
    live = 'after_fold = "live"\n'
    assert live in TWICE
    house = load(TWICE.replace(live, f"{live}must_beat_dealer = true\n"))
    felt = Felt(house).open().bet(1, "p1", ante=10, both=10).deal("Qs 8d 2d", "Jh Th 9h")
    felt.play(1, discard="Jh").settle("4c")
    line = felt.line(1, "both")
    assert (line.reason, line.seen.first) == ("row/not_beaten", True), "the row is on the first cards"
    assert payout(house, line) == (
        "The player's three cards do not beat the dealer, and Both pays only hands that beat the dealer"
    )


def test_a_bet_on_the_first_cards_alone_is_told_by_them_after_a_draw() -> None:
    felt = Felt("uk_draw").open().bet(1, "ann", ante=10, first_three=5).bet(2, "ben", ante=10, first_three=5)
    felt.deal("Qs 8d 2d", {1: "9h 8h 2c", 2: "Js 6d 4c"}).play(1, discard="2c").play(2).settle("7s", "3d")
    drew, stood = (felt.line(box, "first_three") for box in (1, 2))
    assert drew.seen == Seen(strength=strength("9h 8h 7s"), drew=True)
    assert stood.seen == Seen(strength=strength("Js 6d 4c"))
    assert [payout(felt.house, line) for line in (drew, stood)] == [
        "The first three cards pay nothing on First 3 Bonus",
        "Jack high pays nothing on First 3 Bonus",
    ]
    assert payout(felt.house, drew, "es") == (
        "Las tres primeras cartas no pagan nada en Bono de las 3 primeras"
    )


def second(hand: str, dealer: str, discard: str = "", new: str = "", again: str = "", **stakes: int) -> Felt:
    felt = Felt(invented("second")).open().bet(1, "p1", **({"ante": 10, "best": 10} | stakes))
    return felt.deal(dealer, hand).play(1, discard=discard).settle(new, again)


def test_who_stands_has_no_play_and_no_line_of_it() -> None:
    felt = second("Kh Kd 4c", "Ks 8d 2d")
    assert [line.wager for line in felt.lines(1)] == ["ante", "best"]
    assert felt.net(1) == 0, "an Ante won, a Best lost"


@pytest.mark.parametrize(
    ("new", "dealer", "again", "net"),
    [
        ("9h 8h 7h", "Ks 8d 2d", "", 2 * 60_00 + 150_00),  # 6 to 1 on both, and Best 15 to 1
        ("9h 9d 9s", "Ks 8d 2d", "", 2 * 40_00 + 120_00),
        ("9h 8h 7d", "Ks 8d 2d", "", 2 * 15_00 + 30_00),
        ("Ah Jh 7d", "Ks 8d 2d", "", 2 * 10_00 - 10_00),
        ("Qh Jh 7d", "Ks 8d 2d", "", -30_00),
        ("Ah Jh 7d", "Qs 8d 2d", "Ts 9s 2s", 20_00 - 20_00),  # a flush of the dealer's pays Best 2 to 1
        ("Ah Jh 7d", "Qs 8d 2d", "6s 5c 3c", 2 * 10_00 - 10_00),  # the second hand stands whatever it is
        ("Ah Jh 7d", "Qs 8d 2d", "Ac Jc 7h", -10_00),  # equal: both come back
    ],
)
def test_a_dealer_below_king_high_has_a_second_hand(new: str, dealer: str, again: str, net: int) -> None:
    assert second("Kh 3d 4c", dealer, "Kh 3d 4c", new, again).net(1) == net


def test_three_aces_stand_above_a_straight_flush_whoever_has_them() -> None:
    felt = second("Kh 3d 4c", "As Ad Ac", "Kh 3d 4c", "9h 8h 7h")
    line = felt.line(1, "best")
    assert (line.row, line.won_minor) == ("three_A", 350_00)
    assert payout(felt.house, line) == "Dealer's three aces pay 35 to 1 on Best"
    assert payout(felt.house, line, "es") == "Trío de ases de la banca paga 35 a 1 en Best"
    lost = second("Kh 3d 4c", "Ks 8d 2d").line(1, "best")
    assert payout(felt.house, lost) == (
        "King high, four, three and the dealer's king high, eight, two pay nothing on Best"
    )


def test_the_hand_that_was_replaced_is_no_hand_and_no_card_of_the_deck() -> None:
    house = invented("second")
    box = settled_box(house, 1, "Kh Kd 4c", {"ante": 1000})
    first = "Qs 8d 2d"
    found = settle(house, DealerHand(parse_cards(f"{first} As Ad Ac")), [box], {})
    assert found.lines[0].seen.dealer_strength == strength("As Ad Ac")
    felt = Felt(house).open().bet(1, "p1", ante=10).deal(first, "Kh Kd 4c").play(1)
    felt.felt.reveal()
    felt.refused(act.ReplaceDealer(DEALER, parse_cards("Qs 3h 4h")), "deal/repeated_card")
    felt.refused(act.DrawFourth(DEALER, parse_cards("3h")[0]), "draw_fourth/not_now")
    felt.refused(act.ReplaceDealer(DEALER, parse_cards("3h 4h")), "deal/wrong_count")


def test_nobody_folds_and_only_who_draws_pays() -> None:
    felt = Felt(invented("second")).open().bet(1, "p1", ante=10).deal("Ks 8d 2d", "Kh Kd 4c")
    by = player("p1")
    felt.refused(act.Fold(by, 1), "decide/no_fold", "second:3")
    felt.refused(act.Play(by, 1, 1000), "decide/wrong_amount", "second:3")
    felt.refused(act.Play(by, 1, 1000, parse_cards("Kh Kd 4c")), "decide/look_first")
    felt.look(1)
    felt.refused(act.Play(by, 1, 0, parse_cards("Kh Kd 4c")), "decide/wrong_amount", "second:3")
    felt.refused(act.Play(by, 1, 1000, parse_cards("Kh Kd")), "decide/no_draw", "second:3")
    felt.refused(act.Play(by, 1, 1000), "decide/wrong_amount", "second:3")
    [offer] = [each for each in felt.felt.legal(by) if each.do == "play"]
    assert (offer.amounts_minor, offer.discards, offer.discards_only, offer.stands_free) == (
        (1000,),
        3,
        (0, 3),
        True,
    )
    assert offer.act(by) == act.Play(by, 1, 0)
    cards = parse_cards("Kh Kd 4c")
    assert offer.act(by, discards="Kh Kd 4c") == act.Play(by, 1, 1000, cards)


@pytest.mark.parametrize(
    ("dealer", "choice", "code"),
    [
        ("Qs 8d 2d", "play", "layout/dealer_draws"),
        ("Ks 8d 2d 9h 9d 9s", "play", "layout/dealer_stands"),
        ("Qs 8d 2d 9h", "play", "layout/dealer_cards"),
        ("Ks 8d 2d", "", "layout/no_decision"),
        ("Ks 8d 2d", "fold", "decide/no_fold"),
    ],
)
def test_what_lies_on_no_felt_of_such_a_house(
    dealer: str, choice: Literal["", "play", "fold"], code: str
) -> None:
    laid = LaidBox("p1", "Kh Kd 4c", {"ante": 1000}, choice)
    with pytest.raises(LayoutError) as caught:
        settle_layout(invented("second"), dealer, [laid])
    assert caught.value.code == code


def test_a_layout_with_a_second_hand_of_the_dealers() -> None:
    laid = LaidBox("p1", "Kh 3d 4c", {"ante": 1000}, "play", discards="Kh 3d 4c", drawn="9h 8h 7d")
    state, _ = settle_layout(invented("second"), "Qs 8d 2d 5c 5d 5h", [laid])
    assert [line.won_minor for line in state.lines] == [0, 0]
    assert len(state.dealer) == 6
