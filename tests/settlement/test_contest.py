"""Ante, Play and Blind against the dealer, in houses with rules that the catalogue does not use."""

import pytest

from kit.houses.invented import invented
from kit.houses.settled import consoling, fourth, paid, second, upcard
from kit.play.felt import Felt, brief


@pytest.mark.parametrize("times", [1, 2, 3])
def test_play_may_be_one_to_three_times_the_ante(times: int) -> None:
    felt = upcard(ante="12.34").deal("Ks 7d 2c", "9h 9d 3c").play(1, times=times).settle()
    assert paid(felt, "ante") == ("win", 1234, 2468)
    assert paid(felt, "play") == ("win", times * 1234, 2 * times * 1234)


def test_the_ante_is_pushed_where_the_dealer_has_no_king() -> None:
    felt = upcard(ante="3.33").deal("Qs Jd 2c", "4h 3d 2d").play(1, times=1).settle()
    assert paid(felt, "ante") == ("push", 0, 333)
    assert paid(felt, "play") == ("win", 500, 833), "3 to 2 on 3.33 is 4.995, to the nearest 5.00"


def test_a_king_is_enough_to_qualify() -> None:
    felt = upcard(ante=10).deal("Ks 3d 2c", "Qh Jd 9c").play(1).settle()
    assert felt.net(1) == -2000


def test_the_dealer_always_takes_a_fourth_card_and_needs_a_pair() -> None:
    felt = fourth(ante=10).deal("Kc Kd Kh", "4h 3d 2d").play(1, times=2).reveal(fourth="Ks")
    assert len(felt.state.dealer) == 4
    felt.settle()
    assert felt.net(1) == -3000
    weak = fourth(ante=10).deal("Ac Kd 9h", "4h 3d 7d").play(1, times=2).settle(fourth="2s")
    assert paid(weak, "ante") == ("win", 1000, 2000)
    assert paid(weak, "play") == ("push", 0, 2000)
    saved = fourth(ante=10).deal("Ac Kd 9h", "4h 3d 7d").play(1, times=2).settle(fourth="9s")
    assert saved.net(1) == -3000, "the fourth card pairs"


def test_an_equal_hand_may_end_differently_for_ante_and_play() -> None:
    felt = fourth(ante=5).deal("9c 9d 4h", "9h 9s 4c").play(1, times=2).settle(fourth="2s")
    assert paid(felt, "ante") == ("push", 0, 500)
    assert paid(felt, "play") == ("lose", 0, 0)


def test_contest_odds_may_be_fractional_or_for_one() -> None:
    felt = Felt(invented("twin")).open().bet(1, ante=150).deal("9c 9d 4h", "Th Ts 4c", "hand")
    felt.play(1, times=3).settle()
    assert paid(felt, "ante") == ("win", 225, 375)
    assert paid(felt, "play") == ("win", 450, 900)


@pytest.mark.parametrize(
    ("dealer", "hand", "ante", "play"),
    [
        ("Qs 7h 2d", "9c 8c 7c", "win 7000 higher straight_flush 4", "win 12000 higher suited 3"),
        ("Qs 7h 2d", "9c 8d 7c", "win 2500 higher straight 5", "win 4000 higher 3"),
        ("Qs Qh 2d", "Kc Kd 7c", "win 2000 higher 4", "win 4000 higher 3"),
        ("9s 8h 7d", "9c 8d 7c", "push 1000 equal 4", "win 4000 equal straight 4"),
        ("As Qh 7d", "Ac Qd 7c", "push 1000 equal 4", "push 2000 equal 4"),
        ("Ts 9h 8d", "9c 8c 7d", "lose 0 lower 4", "win 4000 lower straight 5"),
        ("Ts 9h 8d", "Kc 8c 7c", "lose 0 lower 4", "push 2000 lower flush 5"),
        ("Ts 9h 8d", "Kc Kd 7c", "lose 0 lower 4", "lose 0 lower 5"),
        ("Js 9h 2d", "9c 8c 7c", "push 1000 not_qualified 2", "win 7000 higher straight_flush 2"),
        ("Js 9h 2d", "Tc 8c 6d", "push 1000 not_qualified 2", "push 2000 lower T_high 3"),
        ("Js 9h 2d", "Jc 8c 6d", "push 1000 not_qualified 2", "lose 0 lower J_high 3"),
    ],
)
def test_the_hand_decides_how_the_contest_ends(dealer: str, hand: str, ante: str, play: str) -> None:
    felt = consoling(dealer, hand, times=2, ante=10)
    lines = felt.line(1, "ante"), felt.line(1, "play")
    found = [f"{brief(line)} {line.clause}" for line in lines]
    assert [each.replace("contest/", "").replace("consoling:", "") for each in found] == [ante, play]


@pytest.mark.parametrize("hand", ["8c 8d 8h", "Kc 8d 4h"])
def test_a_dealer_who_fails_is_the_reason_though_the_hand_decides(hand: str) -> None:
    felt = Felt("three_card_prime").open().bet(1, "ann", ante=10).deal("Ts 9d 2s", hand).play(1).settle()
    assert felt.line(1, "play").reason == "contest/not_qualified"


def test_the_contest_does_not_look_at_community_cards() -> None:
    """Two queens beside a hand of nothing make no pair against the dealer."""
    house = invented("community")
    felt = Felt(house).open().bet(1, ante=10, lucky_five=5)
    felt.deal("Qd 7h 2d", "9h 8d 4c", community="Qs Qc").play(1).settle()
    outcomes = {line.wager: line.outcome for line in felt.state.lines}
    assert outcomes == {"ante": "lose", "play": "lose", "lucky_five": "win"}
    alone = Felt(house).open().bet(1, ante=10).deal("Jd 7h 2d", "9h 8d 4c", community="Qs Qc")
    assert alone.play(1).settle().line(1, "ante").reason == "contest/not_qualified"


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
