"""draw 5 to 7: Play/Draw Bonus and Double Shot Bonus, stood and drawn."""

import pytest

from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from kit.play.slips import slip
from queenhigh.rules import House, load
from queenhigh.rules.awards import Nothing

BEATEN = "4c 4d 9s"
"""A dealer's pair: stands, and loses to every paying hand."""
STOOD = [
    ("As Ks Qs", 20, 60),
    ("Ad Kd Qd", 20, 60),
    ("Kh Qh Jh", 5, 40),
    ("3h 2h Ah", 5, 40),
    ("8c 8h 8d", 4, 30),
    ("Ah Kd Qs", 2, 5),
    ("9c 8h 7s", 2, 5),
    ("Kh 9h 5h", 0, 3),
    ("5c 5h Jd", 0, 1),
    ("Ac Kh Jd", 0, 0),
]
DREW = [
    ("As Ks 2d", "2d", "Qs", 10, 20),
    ("9h 8h 2c", "2c", "7h", 4, 6),
    ("8c 8h 3s", "3s", "8d", 3, 4),
    ("9c 8h 2s", "2s", "7s", 1, 0),
    ("Ks 8s 2d", "2d", "5s", 0, 0),
    ("9c 8h 2s", "2s", "8d", 0, 0),
    ("Ac Kh 2s", "2s", "Jd", 0, 0),
]


def stood(hand: str, dealer: str = BEATEN, rules: House | str = "draw") -> Felt:
    return Felt(rules).open().bet(1, ante=10, double_shot=4).deal(dealer, hand).play(1).settle(fourth="2h")


def drew(hand: str, discard: str, new: str, dealer: str = BEATEN) -> Felt:
    felt = Felt("draw").open().bet(1, ante=10, double_shot=4).deal(dealer, hand).play(1, discard=discard)
    return felt.settle(new=new)


def assert_bonus(felt: Felt, odds: int) -> None:
    """Bonuses are paid on the Play/Draw wager of 10 and have no stake of their own."""
    if odds:
        assert slip(felt, 1, "play_bonus") == ("win", odds * 10_00, odds * 10_00, "draw:5")
    else:
        assert not felt.has_line(1, "play_bonus")


def assert_double_shot(felt: Felt, odds: int, clause: str = "draw:6") -> None:
    paid = ("win", odds * 4_00, (odds + 1) * 4_00) if odds else ("lose", 0, 0)
    assert slip(felt, 1, "double_shot") == (*paid, clause)


@pytest.mark.clause("draw:5", "draw:6", "draw/R2")
@pytest.mark.parametrize(("hand", "bonus", "double_shot"), STOOD)
def test_first_three_cards_pay_the_first_column(hand: str, bonus: int, double_shot: int) -> None:
    felt = stood(hand)
    assert_bonus(felt, bonus)
    assert_double_shot(felt, double_shot)


@pytest.mark.clause("draw:5", "draw:6", "draw/R2")
@pytest.mark.parametrize(("hand", "discard", "new", "bonus", "double_shot"), DREW)
def test_drawn_hands_pay_the_second_column(
    hand: str, discard: str, new: str, bonus: int, double_shot: int
) -> None:
    felt = drew(hand, discard, new)
    assert_bonus(felt, bonus)
    drawn_pair = felt.line(1, "double_shot").clause == "draw:7"
    assert drawn_pair == (new == "8d" and discard == "2s")
    assert_double_shot(felt, double_shot, "draw:7" if drawn_pair else "draw:6")


@pytest.mark.clause("draw/R2", "draw:6")
def test_double_shot_columns_use_each_printed_figure_once_and_fall() -> None:
    rows = Felt("draw").house.by_name["double_shot"].rows
    stood_rows = [(row.hand, str(row.award)) for row in rows if row.when == "stood"]
    drew_rows = [(row.hand, str(row.award)) for row in rows if row.when == "drew" and not row.on_first][:-1]
    assert stood_rows == [
        ("mini_royal", "60 to 1"),
        ("straight_flush", "40 to 1"),
        ("three_of_a_kind", "30 to 1"),
        ("straight", "5 to 1"),
        ("flush", "3 to 1"),
        ("pair", "1 to 1"),
    ]
    assert drew_rows == [
        ("mini_royal", "20 to 1"),
        ("straight_flush", "6 to 1"),
        ("three_of_a_kind", "4 to 1"),
    ]
    assert next(each for each in Felt("draw").house.readings if each.id == "R2").assumed


@pytest.mark.clause("draw:5")
@pytest.mark.parametrize(("dealer", "outcome"), [(BEATEN, "win"), ("5c 5d 5s", "lose"), ("9d 8d 7c", "push")])
def test_play_draw_bonus_is_paid_win_lose_or_tie(dealer: str, outcome: str) -> None:
    felt = stood("9c 8h 7s", dealer)
    assert felt.line(1, "play").outcome == outcome
    assert_bonus(felt, 2)
    assert_double_shot(felt, 5)


@pytest.mark.clause("draw:5")
@pytest.mark.parametrize(("dealer", "outcome"), [("5c 5d 5s", "lose"), ("9d 8d 7c", "push")])
def test_drawn_bonus_is_paid_to_a_beaten_or_equal_hand(dealer: str, outcome: str) -> None:
    felt = drew("9c 8h 2s", "2s", "7s", dealer)
    assert felt.line(1, "play").outcome == outcome
    assert_bonus(felt, 1)


@pytest.mark.clause("draw:5")
def test_straight_thrown_away_pays_only_what_the_draw_makes() -> None:
    assert_bonus(drew("9c 8h 7s", "7s", "9h"), 0)
    assert_bonus(drew("9c 8h 7s", "7s", "7d"), 1)


@pytest.mark.clause("draw:5")
def test_house_may_hold_several_tables_and_names_the_one_in_use() -> None:
    text = house_text("draw")
    assert 'table = "printed"' in text
    hands = ("straight_flush", "three_of_a_kind", "straight")
    rows = ", ".join(f'{{ hand = "{hand}", pays = "7 to 1" }}' for hand in hands)
    richer = f"[wagers.play_bonus.tables]\nricher = [{rows}]\n"
    both = text.replace("[wagers.play_bonus.tables]\n", richer)
    assert_bonus(stood("9c 8h 7s", rules=load(both)), 2)
    assert_bonus(stood("9c 8h 7s", rules=load(both.replace('table = "printed"', 'table = "richer"'))), 7)


@pytest.mark.clause("draw:7")
@pytest.mark.parametrize(
    ("hand", "discard", "new"),
    [
        ("8c 8h 3s", "3s", "Kd"),
        ("8c 8h 3s", "8h", "Kd"),
        ("8c 8h 3s", "3s", "3h"),
        ("8s 8h 7s", "8h", "2s"),
        ("8c 8h 7s", "8h", "6d"),
        ("8c 8h 3s", "8h", "3h"),
    ],
)
def test_pair_among_the_first_three_pays_when_the_draw_makes_no_paying_hand(
    hand: str, discard: str, new: str
) -> None:
    assert_double_shot(drew(hand, discard, new), 1, "draw:7")


@pytest.mark.clause("draw:7")
@pytest.mark.parametrize(("hand", "discard", "new"), [("9c 8h 2s", "2s", "8d"), ("Ac Kh 2s", "Kh", "Ad")])
def test_pair_made_by_the_draw_pays_nothing(hand: str, discard: str, new: str) -> None:
    assert_double_shot(drew(hand, discard, new), 0, "draw:7")


@pytest.mark.clause("draw:6")
def test_a_hand_that_only_the_first_column_pays_says_that_it_was_drawn() -> None:
    felt = drew("Ks 8s 2d", "2d", "5s")
    assert felt.why(1, "double_shot") == "King-high flush pays nothing after a draw on Double Shot Bonus"
    assert_double_shot(felt, 0)


@pytest.mark.clause("draw/R3", "draw:7")
@pytest.mark.parametrize(
    ("hand", "discard", "new", "odds"),
    [
        ("8c 8h 3s", "3s", "8d", 4),
        ("8c 8h 7c", "8h", "6c", 6),
        ("Kc Kh Qc", "Kh", "Ac", 20),
    ],
)
def test_drawn_paying_hand_is_paid_alone_and_not_with_the_first_pair(
    hand: str, discard: str, new: str, odds: int
) -> None:
    felt = drew(hand, discard, new)
    assert_double_shot(felt, odds)
    assert sum(line.wager == "double_shot" for line in felt.lines(1)) == 1


@pytest.mark.clause("draw/R3", "draw:7")
def test_first_three_of_a_kind_broken_by_the_draw_pays_nothing() -> None:
    assert slip(drew("8c 8h 8d", "8d", "Ks"), 1, "double_shot")[:3] == ("lose", 0, 0)
    assert_double_shot(drew("8c 8h 8d", "8d", "8s"), 4)


@pytest.mark.clause("draw:7")
def test_row_of_a_drawn_pair_is_there_to_cite_its_clause() -> None:
    row = Felt("draw").house.by_name["double_shot"].rows[-1]
    assert (row.hand, row.when, row.on_first, row.award) == ("pair", "drew", False, Nothing())
    assert row.clause == "7"


@pytest.mark.clause("draw:7")
def test_first_pair_pays_though_the_play_is_lost() -> None:
    felt = drew("8c 8h 3s", "8h", "Kd", "5c 5d 5s")
    assert felt.line(1, "play").outcome == "lose"
    assert_double_shot(felt, 1, "draw:7")
