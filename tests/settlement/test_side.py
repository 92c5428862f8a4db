"""Side bets and bonuses: what must beat the dealer, what goes back, the hand of either side."""

import pytest

from kit.houses.edits import edited
from kit.houses.invented import COMMUNITY, TWICE, invented
from kit.houses.settled import consoling, fourth, paid, second, twice, upcard
from kit.play.felt import Felt, brief
from queenhigh.rules import load

BACK = "push 100 row/not_beaten_pushes"
LOST = "lose 0 row/nothing"
TRIPS = "row/pays three_of_a_kind"


@pytest.mark.parametrize(
    ("hand", "ante", "won"),
    [
        ("As Ks Qs", "2.50", 25000),  # 100 to 1
        ("As Ks Qs", "10.00", 50000),  # capped
        ("9c 8c 7c", "10.00", 2500),  # flat
        ("9c 8d 7c", "2.51", 3138),  # 12.5 to 1 is 31.375
        ("6h 6d 6c", "10.00", 0),
    ],
)
def test_a_bonus_may_be_capped_or_flat(hand: str, ante: str, won: int) -> None:
    felt = upcard(ante=ante).deal(hand, "3s 5d Td").play(1).settle()
    assert [line.returned_minor for line in felt.state.lines_of(1) if line.wager == "royal"] == (
        [won] if won else []
    )


def test_a_bonus_adds_on_the_stake_it_is_paid_on() -> None:
    felt = twice("9h 9d 8h", "9d", "7h")
    line = felt.line(1, "kicker")
    assert (line.kind, line.reason, line.won_minor) == ("bonus", "bonus/added", 26_66 + 10_00)


@pytest.mark.parametrize(
    ("dealer", "hand", "outcome", "won"),
    [
        ("Kc 7s 2c", "As 9c 3s", "win", 900),  # all six black
        ("Kd 7s 2c", "As 9c 3s", "win", 150),  # 5 for 2: two and a half back
        ("Ad Ts 2c", "As 9c 3s", "lose", 0),  # one colour, and beaten
        ("Ad 9h 3d", "As 9c 3s", "lose", 0),  # equal is not more
        ("Jd 9h 3d", "7s 5c 2s", "lose", 0),  # the hands decide, whether the dealer qualifies or not
        ("Jd 9h 3d", "Qs 5c 2s", "win", 150),
        ("Kd 9h 3d", "As 9s 2h", "lose", 0),  # beats, but of mixed colours
    ],
)
def test_a_side_bet_that_must_beat_the_dealer(dealer: str, hand: str, outcome: str, won: int) -> None:
    felt = upcard(ante=10, lucky=1).deal(hand, dealer).play(1).settle()
    assert paid(felt, "lucky") == (outcome, won, won + 100 if won else 0)


def test_a_side_bet_that_must_beat_the_dealer_is_lost_with_a_folded_hand() -> None:
    felt = upcard(ante=10, lucky=1).deal("As 9c 3s", "Kd 7s 2c").fold(1).settle()
    assert paid(felt, "lucky") == ("lose", 0, 0)


@pytest.mark.parametrize(
    ("fourth_card", "expected"),
    [("2s", ("win", 152, 253)), ("Js", ("lose", 0, 0))],
)
def test_showdown_pays_a_pair_only_over_the_dealer(fourth_card: str, expected: tuple[str, int, int]) -> None:
    felt = fourth(showdown="1.01").deal("Th Ts 4c", "9c Jd 4h").settle(fourth=fourth_card)
    assert paid(felt, "showdown") == expected


@pytest.mark.parametrize(
    ("dealer", "hand", "fourth_card", "outcome", "won"),
    [
        ("9c 9d 4h", "9h 9s Ac", "", "win", 16650),  # four nines, 50 to 1
        ("9c 9d 4h", "9s Ah 2c", "", "lose", 0),  # three nines, but the dealer's pair is better
        ("Kc 9d 4h", "9h 9s 2c", "", "win", 1165),  # three nines, 7 to 2, rounded down
        ("9c 9d 4h", "9h Ah Ac", "", "win", 4162),  # full house, 12.5 to 1
        ("Qc 7c 6d", "Kc Jc 2c", "", "win", 1110),  # flush, 10 to 3
        ("Qc 6c 3d", "Kc Jc 2c", "3c", "win", 1110),  # the dealer's fourth card is none of the six
    ],
)
def test_six_cards_that_must_beat_the_dealer(
    dealer: str, hand: str, fourth_card: str, outcome: str, won: int
) -> None:
    felt = Felt(invented("twin")).place(1, ante=200, side=333)
    felt.deal(hand, dealer).play(1).settle(fourth=fourth_card)
    assert paid(felt, "side")[:2] == (outcome, won)


MUST_BEAT = ('after_fold = "live"', "+ must_beat_dealer = true")


def test_five_cards_beat_the_dealer_with_the_player_s_three() -> None:
    felt = Felt(load(edited(COMMUNITY, *MUST_BEAT))).place(1, lucky_five=5)
    felt.deal("9h 8d 4c", "Qd 7h 2d", community="9s 9c").settle()
    assert brief(felt.line(1, "lucky_five")) == "lose 0 row/not_beaten"


def test_first_cards_that_do_not_beat_the_dealer_are_seen_as_such() -> None:
    felt = Felt(load(edited(TWICE, *MUST_BEAT))).place(1, "p1", ante=10, both=10)
    line = felt.deal("Jh Th 9h", "Qs 8d 2d").play(1, discard="Jh").settle("4c").line(1, "both")
    assert (line.reason, line.seen.first) == ("row/not_beaten", True), "the row is on the first cards"


def test_three_of_six_cards_that_do_not_beat_the_dealer_make_no_row() -> None:
    felt = Felt(invented("six_cards")).place(1, ante=5, hearts="2.50")
    line = felt.deal("4h 9h 2d", "Kh Qh Jh").play(1).settle().line(1, "hearts")
    assert brief(line) == "lose 0 row/not_beaten"


@pytest.mark.parametrize(
    ("dealer", "hand", "sure", "trips"),
    [
        ("Qs 7h 2d", "9c 8c 7c", "win 4100 row/pays straight_flush", "win 4100 row/pays straight_flush"),
        ("Ts 9s 8s", "9c 8c 7c", BACK, BACK),
        ("9s 8s 7s", "9c 8c 7c", BACK, BACK),
        ("As Ah 2d", "Kc 8c 7d", "lose 0 row/nothing", BACK),
        ("Ks Kh 2d", "Ac Ad 7d", "lose 0 row/nothing", "lose 0 row/nothing"),
        ("2s 2h 2d", "Ac Ad 7d", "lose 0 row/nothing", BACK),
        ("Qs 7h 2d", "Kc 8c 7d", "lose 0 row/nothing", "lose 0 row/nothing"),
        ("Js 7h 2d", "3c 3d 7d", "win 200 row/pays pair", "lose 0 row/nothing"),
    ],
)
def test_a_side_bet_goes_back_unless_it_beats_the_dealer(
    dealer: str, hand: str, sure: str, trips: str
) -> None:
    felt = consoling(dealer, hand, ante=10, sure=1, trips=1)
    assert (brief(felt.line(1, "sure")), brief(felt.line(1, "trips"))) == (sure, trips)


def test_what_goes_back_by_comparing_cites_the_wager_and_not_its_odds() -> None:
    felt = Felt("pompano").place(1, "ann", ante=10, pair_plus=5, trips=5)
    felt.place(2, "ben", ante=10, pair_plus=5).deal({1: "7c 7d 7h", 2: "Ac Ad 4h"}, "Ts 9s 8s").play(1).play(
        2
    ).settle()
    cited = [(line.reason, line.clause) for line in (felt.line(1, "pair_plus"), felt.line(1, "trips"))]
    assert cited == [("row/not_beaten_pushes", "pompano:5"), ("row/not_beaten_pushes", "pompano:6")]
    assert felt.line(2, "pair_plus").clause == "pompano:5"


def test_what_goes_back_by_comparing_is_lost_by_a_fold() -> None:
    felt = Felt(invented("consoling")).place(1, "p1", ante=10, sure=1, trips=1, bad_beat=1)
    felt.deal("9c 8c 7c", "As Ah 2d").fold(1).settle()
    lines = [felt.line(1, name) for name in ("sure", "trips", "bad_beat")]
    assert [(line.outcome, line.reason) for line in lines] == [("lose", "folded")] * 3


def test_a_row_may_give_the_stake_back() -> None:
    felt = consoling("Qs 7h 2d", "3c 3d 9d", low=5)
    assert brief(felt.line(1, "low")) == "push 500 row/pushes pair"
    assert felt.net(1) == 0


@pytest.mark.parametrize(
    ("dealer", "hand", "bad_beat", "hard_luck", "upset"),
    [
        ("Qs Qh 2d", "3c 3d 9d", "win 350 row/pays pair", LOST, LOST),
        ("Qs 9h 2d", "Kc 3d 9d", LOST, LOST, LOST),
        ("7s 7h 7d", "9c 8c 7c", f"win 10100 {TRIPS}", LOST, f"win 6100 {TRIPS}"),
        ("9c 8c 7c", "4s 4h 4d", f"win 10100 {TRIPS}", "win 20000 row/pays three", LOST),
        ("9c 8c 7c", "4s 5s 6s", "win 50100 row/pays straight_flush", "lose 0 row/nothing", LOST),
        ("9c 8d 7c", "4s 5s 6h", "win 2100 row/pays straight", "win 2500 row/pays straight", LOST),
        ("9c 8d 7c", "9s 8s 7h", LOST, LOST, LOST),
        ("Ac Ad 7c", "9s 8s 7h", "push 100 row/pushes pair_of_A", LOST, LOST),
    ],
)
def test_the_beaten_hand_of_either_side_is_paid(
    dealer: str, hand: str, bad_beat: str, hard_luck: str, upset: str
) -> None:
    """Bad Beat looks at either hand, Hard Luck at the player's, Upset at the dealer's."""
    felt = consoling(dealer, hand, ante=10, bad_beat=1, hard_luck=1, upset=1)
    found = [brief(felt.line(1, name)) for name in ("bad_beat", "hard_luck", "upset")]
    assert found == [bad_beat, hard_luck, upset]


@pytest.mark.parametrize(
    ("dealer", "folded", "said"),
    [
        ("Qs Qh 2d", False, "win 200 row/pays pair"),
        ("Qs Qh 2d", True, "win 200 row/pays pair"),
        ("As Ah 2d", True, "push 100 row/pushes pair_of_A"),
        ("9c 8d 7c", False, "lose 0 row/nothing"),
        ("Ks Qh 2d", False, LOST),
    ],
)
def test_a_bet_on_the_dealers_hand_looks_at_no_other(dealer: str, folded: bool, said: str) -> None:
    felt = Felt(invented("consoling")).place(1, "p1", ante=10, house=1).deal("9s 9h 9d", dealer)
    line = (felt.fold(1) if folded else felt.play(1)).settle().line(1, "house")
    assert brief(line) == said
    assert (line.seen.strength, line.seen.dealer_strength is None) == (None, False)


def test_three_aces_stand_above_a_straight_flush_of_either_hand() -> None:
    line = second("Kh 3d 4c", "As Ad Ac", "Kh 3d 4c", "9h 8h 7h").line(1, "best")
    assert (line.row, line.won_minor) == ("three_A", 350_00)
