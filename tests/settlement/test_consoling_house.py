"""Endings by the player's hand, bets that go back, and the bad beat: settled and told to the exact figure."""

import pytest

from kit.felt import Felt
from kit.houses.invented import invented
from queenhigh.settlement import Line
from queenhigh.words import payout


def settled(dealer: str, hand: str, times: int = 1, **stakes: int) -> Felt:
    felt = Felt(invented("consoling")).open().bet(1, "p1", **stakes).deal(dealer, hand)
    return (felt.play(1, times=times) if "ante" in stakes else felt).settle()


def end(line: Line) -> tuple[str, int, str, str, str]:
    return line.outcome, line.returned_minor, line.reason, line.row, line.clause.removeprefix("consoling:")


@pytest.mark.parametrize(
    ("dealer", "hand", "ante", "play"),
    [
        (
            "Qs 7h 2d",
            "9c 8c 7c",
            ("win", 7000, "contest/higher", "straight_flush", "4"),
            ("win", 12000, "contest/higher", "suited", "3"),
        ),
        (
            "Qs 7h 2d",
            "9c 8d 7c",
            ("win", 2500, "contest/higher", "straight", "5"),
            ("win", 4000, "contest/higher", "", "3"),
        ),
        (
            "Qs Qh 2d",
            "Kc Kd 7c",
            ("win", 2000, "contest/higher", "", "4"),
            ("win", 4000, "contest/higher", "", "3"),
        ),
        (
            "9s 8h 7d",
            "9c 8d 7c",
            ("push", 1000, "contest/equal", "", "4"),
            ("win", 4000, "contest/equal", "straight", "4"),
        ),
        (
            "As Qh 7d",
            "Ac Qd 7c",
            ("push", 1000, "contest/equal", "", "4"),
            ("push", 2000, "contest/equal", "", "4"),
        ),
        (
            "Ts 9h 8d",
            "9c 8c 7d",
            ("lose", 0, "contest/lower", "", "4"),
            ("win", 4000, "contest/lower", "straight", "5"),
        ),
        (
            "Ts 9h 8d",
            "Kc 8c 7c",
            ("lose", 0, "contest/lower", "", "4"),
            ("push", 2000, "contest/lower", "flush", "5"),
        ),
        (
            "Ts 9h 8d",
            "Kc Kd 7c",
            ("lose", 0, "contest/lower", "", "4"),
            ("lose", 0, "contest/lower", "", "5"),
        ),
        (
            "Js 9h 2d",
            "9c 8c 7c",
            ("push", 1000, "contest/not_qualified", "", "2"),
            ("win", 7000, "contest/higher", "straight_flush", "2"),
        ),
        (
            "Js 9h 2d",
            "Tc 8c 6d",
            ("push", 1000, "contest/not_qualified", "", "2"),
            ("push", 2000, "contest/lower", "T_high", "3"),
        ),
        (
            "Js 9h 2d",
            "Jc 8c 6d",
            ("push", 1000, "contest/not_qualified", "", "2"),
            ("lose", 0, "contest/lower", "J_high", "3"),
        ),
    ],
)
def test_the_hand_decides_how_the_contest_ends(
    dealer: str, hand: str, ante: tuple[str, int, str, str, str], play: tuple[str, int, str, str, str]
) -> None:
    felt = settled(dealer, hand, times=2, ante=10)
    assert end(felt.line(1, "ante")) == ante
    assert end(felt.line(1, "play")) == play


@pytest.mark.parametrize(
    ("dealer", "hand", "sure", "trips"),
    [
        ("Qs 7h 2d", "9c 8c 7c", ("win", 4100, "row/pays"), ("win", 4100, "row/pays")),
        (
            "Ts 9s 8s",
            "9c 8c 7c",
            ("push", 100, "row/not_beaten_pushes"),
            ("push", 100, "row/not_beaten_pushes"),
        ),
        (
            "9s 8s 7s",
            "9c 8c 7c",
            ("push", 100, "row/not_beaten_pushes"),
            ("push", 100, "row/not_beaten_pushes"),
        ),
        ("As Ah 2d", "Kc 8c 7d", ("lose", 0, "row/nothing"), ("push", 100, "row/not_beaten_pushes")),
        ("Ks Kh 2d", "Ac Ad 7d", ("lose", 0, "row/nothing"), ("lose", 0, "row/nothing")),
        ("2s 2h 2d", "Ac Ad 7d", ("lose", 0, "row/nothing"), ("push", 100, "row/not_beaten_pushes")),
        ("Qs 7h 2d", "Kc 8c 7d", ("lose", 0, "row/nothing"), ("lose", 0, "row/nothing")),
        ("Js 7h 2d", "3c 3d 7d", ("win", 200, "row/pays"), ("lose", 0, "row/nothing")),
    ],
)
def test_a_side_bet_goes_back_unless_it_beats_the_dealer(
    dealer: str, hand: str, sure: tuple[str, int, str], trips: tuple[str, int, str]
) -> None:
    felt = settled(dealer, hand, ante=10, sure=1, trips=1)
    assert end(felt.line(1, "sure"))[:3] == sure
    assert end(felt.line(1, "trips"))[:3] == trips


def test_what_goes_back_by_comparing_cites_the_wager_and_not_its_odds() -> None:
    felt = Felt("pompano").open().bet(1, "ann", ante=10, pair_plus=5, trips=5)
    felt.bet(2, "ben", ante=10, pair_plus=5).deal("Ts 9s 8s", {1: "7c 7d 7h", 2: "Ac Ad 4h"}).play(1).play(
        2
    ).settle()
    cited = [(line.reason, line.clause) for line in (felt.line(1, "pair_plus"), felt.line(1, "trips"))]
    assert cited == [("row/not_beaten_pushes", "pompano:5"), ("row/not_beaten_pushes", "pompano:6")]
    assert felt.line(2, "pair_plus").clause == "pompano:5"


@pytest.mark.parametrize(
    ("hand", "english", "spanish"),
    [
        (
            "8c 8d 8h",
            "Dealer's ten high does not qualify (Q high needed): Play pays 4 to 1 with three eights",
            ("La banca no califica con carta alta diez (hace falta reina alta): "
             "Play paga 4 a 1 con trío de ochos"),
        ),
        (
            "Kc 8d 4h",
            "Dealer's ten high does not qualify (Q high needed): Play pays 1 to 1",
            "La banca no califica con carta alta diez (hace falta reina alta): Play paga 1 a 1",
        ),
    ],
)  # fmt: skip
def test_a_dealer_who_fails_and_a_hand_that_decides_are_both_named(
    hand: str, english: str, spanish: str
) -> None:
    felt = Felt("three_card_prime").open().bet(1, "ann", ante=10).deal("Ts 9d 2s", hand).play(1).settle()
    line = felt.line(1, "play")
    assert line.reason == "contest/not_qualified"
    assert (payout(felt.house, line), payout(felt.house, line, "es")) == (english, spanish)


def test_what_goes_back_by_comparing_is_lost_by_a_fold() -> None:
    felt = Felt(invented("consoling")).open().bet(1, "p1", ante=10, sure=1, trips=1, bad_beat=1)
    felt.deal("As Ah 2d", "9c 8c 7c").fold(1).settle()
    lines = [felt.line(1, name) for name in ("sure", "trips", "bad_beat")]
    assert [(line.outcome, line.reason) for line in lines] == [("lose", "folded")] * 3


def test_a_row_may_give_the_stake_back() -> None:
    felt = settled("Qs 7h 2d", "3c 3d 9d", low=5)
    assert end(felt.line(1, "low")) == ("push", 500, "row/pushes", "pair", "7")
    assert felt.net(1) == 0


@pytest.mark.parametrize(
    ("dealer", "hand", "bad_beat", "hard_luck"),
    [
        ("Qs Qh 2d", "3c 3d 9d", ("win", 350, "pair"), ("lose", 0, "")),
        ("Qs 9h 2d", "Kc 3d 9d", ("lose", 0, ""), ("lose", 0, "")),
        ("7s 7h 7d", "9c 8c 7c", ("win", 10100, "three_of_a_kind"), ("lose", 0, "")),
        ("9c 8c 7c", "4s 4h 4d", ("win", 10100, "three_of_a_kind"), ("win", 20000, "three")),
        ("9c 8c 7c", "4s 5s 6s", ("win", 50100, "straight_flush"), ("lose", 0, "")),
        ("9c 8d 7c", "4s 5s 6h", ("win", 2100, "straight"), ("win", 2500, "straight")),
        ("9c 8d 7c", "9s 8s 7h", ("lose", 0, ""), ("lose", 0, "")),
        ("Ac Ad 7c", "9s 8s 7h", ("push", 100, "pair_of_A"), ("lose", 0, "")),
    ],
)
def test_the_beaten_hand_of_either_side_is_paid(
    dealer: str, hand: str, bad_beat: tuple[str, int, str], hard_luck: tuple[str, int, str]
) -> None:
    felt = settled(dealer, hand, ante=10, bad_beat=1, hard_luck=1, upset=1)
    for name, expected in (("bad_beat", bad_beat), ("hard_luck", hard_luck)):
        line = felt.line(1, name)
        assert (line.outcome, line.returned_minor, line.row) == expected
    paid = dealer == "7s 7h 7d"
    assert felt.line(1, "upset").returned_minor == (6100 if paid else 0), "the dealer's beaten hand alone"


@pytest.mark.parametrize(
    ("dealer", "hand", "wager", "english", "spanish"),
    [
        (
            "Ts 9h 8d", "9c 8c 7d", "play",
            "Nine-high straight loses to the dealer's ten-high straight: Play pays 1 to 1",
            "Escalera al nueve pierde ante la banca (escalera al diez): Play paga 1 a 1",
        ),
        (
            "Ts 9h 8d", "Kc 8c 7c", "play",
            "King-high flush loses to the dealer's ten-high straight: Play pushes",
            "Color al rey pierde ante la banca (escalera al diez): Play se devuelve",
        ),
        (
            "As Ah 2d", "Kc 8c 7d", "trips",
            "King high does not beat the dealer: Trips pushes",
            "Carta alta rey no supera a la banca: Trips se devuelve",
        ),
        (
            "Qs 7h 2d", "3c 3d 9d", "low",
            "Pair of threes pushes (a pair is no win) on Low: the stake goes back",
            "Pareja de treses no gana ni pierde (a pair is no win) en Low: la apuesta se devuelve",
        ),
        (
            "Qs Qh 2d", "3c 3d 9d", "bad_beat",
            "Pair of threes, beaten by the dealer's pair of queens, pays 5 to 2 on Bad Beat",
            "Pareja de treses que pierde ante la banca (pareja de reinas) paga 5 a 2 en Bad Beat",
        ),
        (
            "7s 7h 7d", "9c 8c 7c", "bad_beat",
            "Dealer's three sevens, beaten by nine-high straight flush, pay 100 to 1 on Bad Beat",
            ("Trío de sietes de la banca, que pierde ante escalera de color al nueve, "
             "paga 100 a 1 en Bad Beat"),
        ),
        (
            "9c 8d 7c", "9s 8s 7h", "bad_beat",
            "Nine-high straight, equal to the dealer's, pays nothing on Bad Beat",
            "Escalera al nueve, igual que la banca, no paga nada en Bad Beat",
        ),
        (
            "Qs Qh 2d", "Qc Qd 9d", "bad_beat",
            ("Dealer's pair of queens with a two, beaten by pair of queens with a nine, "
             "pays 5 to 2 on Bad Beat"),
            ("Pareja de reinas con un dos de la banca, que pierde ante pareja de reinas con un nueve, "
             "paga 5 a 2 en Bad Beat"),
        ),
    ],
)  # fmt: skip
def test_each_is_told_in_a_sentence(dealer: str, hand: str, wager: str, english: str, spanish: str) -> None:
    line = settled(dealer, hand, ante=10, trips=1, low=1, bad_beat=1).line(1, wager)
    assert payout(invented("consoling"), line) == english
    assert payout(invented("consoling"), line, "es") == spanish
