"""Sentences of payout lines: awards that are added, suits that a row asks for, and the clauses behind."""

import pytest

from kit.felt import Felt
from kit.houses.invented import TWICE, any_house
from queenhigh.rules import House, load
from queenhigh.settlement import Line, Seen
from queenhigh.words import clauses_behind, payout

FIRST_FLUSH = '{ hand = "flush", on = "first", pays = "2 flat and stake"'


def twice(more: str = "") -> House:
    """The house that adds awards, with more words on the row of a flush in the first cards."""
    assert TWICE.count(FIRST_FLUSH) == 1
    return load(TWICE.replace(FIRST_FLUSH, FIRST_FLUSH + more))


def both(house: House) -> Line:
    """A flush of the first three cards that becomes a straight flush."""
    felt = Felt(house).open().bet(1, ante=10, both=3).deal("Qd 7d 2h", "5c 6c Kc").look(1)
    return felt.play(1, discard="Kc").settle("7c").line(1, "both")


def test_what_is_added_does_not_bring_the_stake_back_once_more() -> None:
    house, line = twice(), both(twice())
    assert (line.won_minor, line.returned_minor) == (62_00, 65_00)
    assert payout(house, line) == (
        "Seven-high straight flush pays 20 to 1, CHF 300 at most, on Both, and king-high flush in the first "
        "three cards adds CHF 2"
    )
    assert payout(house, line, "es").endswith("y color al rey en las tres primeras cartas suma 2\xa0CHF")


def test_an_award_that_is_not_added_still_says_that_the_stake_comes_back() -> None:
    felt = Felt(twice()).open().bet(1, ante=10, both=3).deal("Qd 7d 2h", "5c 6c Kc").play(1).settle()
    assert felt.why(1, "both") == "King-high flush in the first three cards pays CHF 2 and stake on Both"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (', clause = "5"', "adds CHF 2 (twice:5)"),
        (", cap = 1", "adds CHF 2, at most CHF 1"),
        (', note = "from the cage"', "adds CHF 2 (from the cage)"),
    ],
)
def test_what_is_added_is_told_with_its_own_terms(more: str, said: str) -> None:
    assert payout(twice(more), both(twice(more))).endswith(f" in the first three cards {said}")


def test_a_line_goes_by_the_clause_of_what_is_added_too() -> None:
    house = twice(', clause = "5"')
    assert clauses_behind(house, both(house)) == ["twice:4", "twice:5"]
    plain = Felt(house).open().bet(1, ante=10, both=3).deal("Qd 7d 2h", "5c 6c Kc").play(1).settle()
    assert clauses_behind(house, plain.line(1, "ante")) == ["twice:1"]


def test_a_line_that_the_table_reduces_goes_by_the_clause_of_the_most() -> None:
    house = any_house("cardroom")
    reduced = Line(
        1, "ante", "stake", 5, "win", 1, 6, "cardroom:2", "contest/higher", Seen(700, 210, due_minor=5)
    )
    assert clauses_behind(house, reduced) == ["cardroom:2", "cardroom:5"]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("flush_spades", "Flush in spades in box 2 pays $1 Envy on Spades"),
        ("royal_flush_spades", "Royal flush in spades in box 2 pays $500 Envy on Spades"),
        ("royal_flush", "Royal flush in box 2 pays $100 Envy on Spades"),
        ("full_house", "Full house in box 2 pays $1.50 Envy on Spades"),
    ],
)
def test_envy_names_the_suit_where_the_row_asks_for_one(row: str, said: str) -> None:
    house = any_house("six_cards")
    paid_minor = house.by_name["spades"].rows_by_name[row].envy_minor or 0
    seen = Seen(category=row.removesuffix("_spades"), suit=3, other_box=2)
    line = Line(1, "spades", "envy", 0, "win", paid_minor, paid_minor, "six_cards:6", "envy/pays", seen, row)
    assert payout(house, line) == said
    if row == "flush_spades":
        assert payout(house, line, "es") == "Color de picas en la casilla 2 paga 1\xa0$ de Envy en Spades"


def test_three_cards_of_a_row_that_asks_for_suits_are_told_with_them() -> None:
    """A line keeps the suit of a mini royal alone; of other hands the row says which suits it may be."""
    text = any_house("upcard").text.replace(
        '{ hand = "flush", pays = "4 to 3" }',
        '{ hand = "flush", suits = "hearts", pays = "9 to 1" }, { hand = "flush", suits = "clubs spades", '
        'pays = "4 to 3" }, { hand = "flush", pays = "nothing" }',
    )
    house = load(text)
    for hand, said in (
        ("Ah 9h 4h", "Ace-high flush in hearts pays 9 to 1 on Pair Plus"),
        ("Ac 9c 4c", "Ace-high flush in clubs or spades pays 4 to 3 on Pair Plus"),
        ("Ad 9d 4d", "Ace-high flush pays nothing on Pair Plus"),
    ):
        felt = Felt(house).open().bet(1, pair_plus=5).deal("Kd 7s 2h", hand).settle()
        assert felt.why(1, "pair_plus") == said


def test_neither_hand_is_said_of_both() -> None:
    felt = (
        Felt(any_house("second")).open().bet(1, ante=1, best=1).deal("Kd 7d 2h", "Kc 8s 4d").play(1).settle()
    )
    line = felt.line(1, "best")
    assert payout(felt.house, line) == (
        "King high, eight, four and the dealer's king high, seven, two pay nothing on Best"
    )
    assert payout(felt.house, line, "es") == (
        "Ni carta alta rey, ocho, cuatro ni la mano de la banca (carta alta rey, siete, dos) pagan nada en "
        "Best"
    )
