"""Ante, Play and Blind against the dealer, in houses with rules that the catalogue does not use."""

import pytest

from kit.houses.invented import invented
from kit.houses.settled import consoling, paid, second
from kit.play.felt import Felt, brief

LOST = ("lose", 0, 0)


@pytest.mark.parametrize(
    ("name", "stake", "dealer", "hand", "times", "fourth", "ante", "play"),
    [
        # Play may be one to three times the Ante; a king is enough to qualify.
        ("upcard", "12.34", "Ks 7d 2c", "9h 9d 3c", 1, "", ("win", 1234, 2468), ("win", 1234, 2468)),
        ("upcard", "12.34", "Ks 7d 2c", "9h 9d 3c", 2, "", ("win", 1234, 2468), ("win", 2468, 4936)),
        ("upcard", "12.34", "Ks 7d 2c", "9h 9d 3c", 3, "", ("win", 1234, 2468), ("win", 3702, 7404)),
        ("upcard", "10", "Ks 3d 2c", "Qh Jd 9c", 1, "", LOST, LOST),
        # Without one the Ante is pushed; 3 to 2 on 3.33 is 4.995, to the nearest 5.00.
        ("upcard", "3.33", "Qs Jd 2c", "4h 3d 2d", 1, "", ("push", 0, 333), ("win", 500, 833)),
        # The dealer always takes a fourth card and needs a pair.
        ("fourth", "10", "Kc Kd Kh", "4h 3d 2d", 2, "Ks", LOST, LOST),
        ("fourth", "10", "Ac Kd 9h", "4h 3d 7d", 2, "2s", ("win", 1000, 2000), ("push", 0, 2000)),
        ("fourth", "10", "Ac Kd 9h", "4h 3d 7d", 2, "9s", LOST, LOST),
        # An equal hand may end differently for both; odds may be fractional or for one.
        ("fourth", "5", "9c 9d 4h", "9h 9s 4c", 2, "2s", ("push", 0, 500), LOST),
        ("twin", "150", "9c 9d 4h", "Th Ts 4c", 3, "", ("win", 225, 375), ("win", 450, 900)),
    ],
)
def test_ante_and_play_by_the_words_of_the_house(
    name: str,
    stake: str,
    dealer: str,
    hand: str,
    times: int,
    fourth: str,
    ante: tuple[str, int, int],
    play: tuple[str, int, int],
) -> None:
    felt = Felt(invented(name)).place(1, ante=stake)
    felt.deal(hand, dealer).play(1, times=times).settle(fourth=fourth)
    assert len(felt.state.dealer) == 3 + bool(fourth)
    assert (paid(felt, "ante"), paid(felt, "play")) == (ante, play)


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
    found = [f"{brief(line)} {line.clause}" for line in (felt.line(1, "ante"), felt.line(1, "play"))]
    assert [each.replace("contest/", "").replace("consoling:", "") for each in found] == [ante, play]


@pytest.mark.parametrize("hand", ["8c 8d 8h", "Kc 8d 4h"])
def test_a_dealer_who_fails_is_the_reason_though_the_hand_decides(hand: str) -> None:
    felt = Felt("three_card_prime").place(1, "ann", ante=10).deal(hand, "Ts 9d 2s").play(1).settle()
    assert felt.line(1, "play").reason == "contest/not_qualified"


def test_the_contest_does_not_look_at_community_cards() -> None:
    """Two queens beside a hand of nothing make no pair against the dealer."""
    house = invented("community")
    felt = Felt(house).place(1, ante=10, lucky_five=5)
    felt.deal("9h 8d 4c", "Qd 7h 2d", community="Qs Qc").play(1).settle()
    outcomes = {line.wager: line.outcome for line in felt.state.lines}
    assert outcomes == {"ante": "lose", "play": "lose", "lucky_five": "win"}
    alone = Felt(house).place(1, ante=10).deal("9h 8d 4c", "Jd 7h 2d", community="Qs Qc")
    assert alone.play(1).settle().line(1, "ante").reason == "contest/not_qualified"


def test_who_stands_has_no_play_and_no_line_of_it() -> None:
    felt = second("Kh Kd 4c", "Ks 8d 2d")
    assert [line.wager for line in felt.state.lines_of(1)] == ["ante", "best"]
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
