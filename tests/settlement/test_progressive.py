"""Progressives: shares of meters in deal order, what feeds a meter, what a reserve keeps back."""

from collections.abc import Iterable
from fractions import Fraction

import pytest
from msgspec.structs import replace

from kit.houses.edits import edited
from kit.houses.invented import CARDROOM, invented
from kit.houses.settled import row_paid, six_cards
from kit.play.felt import Felt, brief
from queenhigh.engine import DEALER, SUPERVISOR
from queenhigh.engine.acts import actions as act
from queenhigh.ledger import Books, book
from queenhigh.ledger.records import Posting, seed_account
from queenhigh.rules import load
from queenhigh.settlement import MeterMove


@pytest.mark.parametrize(
    ("hand", "won", "main", "mini"),
    [
        ("As Ks Qs", 600000 - 125, (600000, 500000), (0, 0)),  # all of it, and the meter starts again
        ("Ad Kd Qd", 75000 - 125, (75000, 0), (0, 0)),  # 12.5 %
        ("9c 8c 7c", 15000 - 125, (0, 0), (15000, 0)),  # 33.3 % of 1000.01 is capped
        ("7h 7d 7c", 10001 - 125, (0, 0), (10001, 0)),  # 10 % of 1000.01 goes up
        ("9c 8d 7c", 750 - 125, (0, 0), (0, 0)),
        ("Kc 9c 2c", 300, (0, 0), (0, 0)),
    ],
)
def test_shares_of_two_meters(hand: str, won: int, main: tuple[int, int], mini: tuple[int, int]) -> None:
    felt = Felt(invented("fourth")).open(main=6000, mini="1000.01").place(1, ante=5, jackpot="1.25")
    felt.deal(hand, "3s 5d Td").play(1, times=2).settle(fourth="2s")
    assert felt.line(1, "jackpot").won_minor == won
    first, second = felt.state.moves
    assert (first.paid_minor, first.reseeded_minor) == main
    assert (second.paid_minor, second.reseeded_minor) == mini
    assert (first.contributed_minor, second.contributed_minor) == (18, 10)
    assert first.after_minor == 600000 + 18 - main[0] + main[1]
    assert second.after_minor == 100001 + 10 - mini[0] + mini[1]


def test_a_second_share_is_taken_of_what_the_first_left() -> None:
    felt = Felt(invented("fourth")).open(main=8000)
    felt.place(1, ante=5, jackpot="1.25").place(2, ante=5, jackpot="1.25").deal(
        {1: "Ad Kd Qd", 2: "Ah Kh Qh"}, "3s 5d Td"
    ).play(1, 2, times=2).settle(fourth="2s")
    assert felt.line(1, "jackpot").returned_minor == 100000
    assert felt.line(2, "jackpot").returned_minor == 87500
    assert felt.line(1, "jackpot:envy").won_minor == felt.line(2, "jackpot:envy").won_minor == 2000
    assert dict(felt.state.meters_minor)["main"] == 800000 - 100000 - 87500 + 2 * 18


def test_a_folded_hand_still_takes_its_share_and_is_shown() -> None:
    felt = Felt(invented("fourth")).place(1, ante=5, jackpot="1.25").deal("As Ks Qs", "3s 5d Td")
    felt.fold(1).settle(fourth="2s")
    assert felt.line(1, "jackpot").returned_minor == 500000
    assert felt.view("bystander").boxes[0].cards == ("As", "Ks", "Qs")


def test_a_share_of_a_meter_below_the_stake_is_handed_over_and_is_a_loss() -> None:
    felt = Felt(invented("fourth")).open(main="2.00").place(1, ante=5, jackpot="1.25")
    felt.deal("Ad Kd Qd", "3s 5d Td").play(1, times=2).settle(fourth="2s")
    assert brief(felt.line(1, "jackpot")) == "lose 25 meter/pays mini_royal"


@pytest.mark.parametrize(
    ("hand", "dealer", "expected"),
    [
        ("Ah Kh Qh", "Jh Th 9h", "win 900000 six_card_royal_hearts"),
        ("As Ks Qs", "Js Ts 9s", "win 90000 straight_flush"),
        ("9h 9s 9d", "9c 4h Ks", "lose 0"),
        ("9h 9s 9d", "4c 4h Ks", "win 10000 full_house"),
        ("9d 8d 7d", "2d 4d Ks", "win 3375 flush_diamonds_hearts"),
        ("9s 8s 7s", "2s 4s Kh", "win 1250 flush_clubs_spades"),
        ("4s 9s 2d", "Ks Qs Js", "lose 0"),
    ],
)
def test_a_progressive_on_six_cards_that_must_beat_the_dealer(hand: str, dealer: str, expected: str) -> None:
    assert row_paid(six_cards({1: hand}, dealer), "hearts") == expected
    assert six_cards({1: hand}, dealer, fold=(1,)).line(1, "hearts").reason == "folded"


def test_one_meter_pays_in_deal_order_and_is_fed_afterwards() -> None:
    felt = six_cards({1: "As Ks 2c", 2: "5h 5d 5c"}, "Qs Js Ts")
    assert felt.line(1, "spades").returned_minor == 800000
    assert dict(felt.state.meters_minor)["main"] == 100000 + 2 * 25


def test_a_folded_hand_that_takes_from_the_meter_is_shown() -> None:
    felt = six_cards({1: "As Ks 2c", 2: "5h 5d 3c"}, "Qs Js Ts", fold=(1, 2))
    shown = felt.view("bystander").boxes
    assert shown[0].cards == ("As", "Ks", "2c")
    assert set(shown[1].cards).isdisjoint({"5h", "5d", "3c"})


# Meters


def test_what_a_game_did_to_a_meter_is_taken_back_from_what_it_holds_now() -> None:
    move = MeterMove("main", 1_000, 50, 900, 400, 550, "3/4")
    back = move.undone(700)
    assert back == MeterMove("main", 700, -50, -900, -400, 1_150, "-3/4")
    assert back.undone(1_150) == replace(move, before_minor=1_150, after_minor=700)
    fed = MeterMove("main", 1_000, 50, 0, 0, 1_050)
    assert fed.undone(50) == MeterMove("main", 50, -50, 0, 0, 0)
    assert fed.undone(20) == MeterMove("main", 20, -50, 0, 30, 0), "the house makes up what others took"


def test_a_reserve_is_set_aside_and_no_meter_shows_it() -> None:
    felt = Felt(load(CARDROOM)).open(main=900)
    felt.place(1, "ann", ante=5, pot="2.50").place(2, "bea", ante=5, pot="2.50").deal(
        {1: "2d 5s 9h", 2: "Td Js 4c"}, "3h 4d 6s"
    ).play(1).play(2).settle()
    [move] = felt.state.moves
    moved = (move.contributed_minor, move.reserved_minor, move.after_minor)
    assert moved == (74, 24, 90_074), "12.5 each, down"
    assert Fraction(move.fraction) == 1


def held(postings: Iterable[Posting]) -> int:
    """What the postings leave on the account that seeds come from."""
    seeds = seed_account("m")
    return sum(each.amount_minor * ((each.credit == seeds) - (each.debit == seeds)) for each in postings)


def test_seeds_come_out_of_the_reserve_first() -> None:
    """What stakes set aside and what seeds take out stand on one account: above zero the reserve, below it
    what the house has advanced. A void takes back what its own game set aside."""
    text = edited(edited(CARDROOM, 'reserve = "5%"', 'reserve = "80%"'), "seed = 500", "seed = 3")
    felt = Felt(load(text)).place(1, "ann", ante=5, pot="2.50").place(2, "bea", ante=5, pot="2.50")
    felt.deal({1: "Ah Kh Qh", 2: "2d 5s 9h"}, "3h 4d 6s").play(1).play(2).reveal()
    before = felt.state
    events = felt.do(act.Settle(DEALER, (("main", 300),)))
    [move] = felt.state.moves
    assert (move.paid_minor, move.reseeded_minor, move.reserved_minor) == (300, 300, 400)
    booked = book(before, events, Books("t1", {"main": "m"}), {})
    assert held(booked.postings) == 100, "the house added nothing of its own"
    held_now = (("main", move.after_minor),)
    voided = felt.do(act.VoidGame(SUPERVISOR, 1, "deck_count", 51, meters_minor=held_now))
    back = book(booked.after, voided, Books("t1", {"main": "m"}), booked.carry)
    assert held(booked.postings) + held(back.postings) == 0
