"""Pay tables as people say them: rows that come and go, the trade's notation, several side by side."""

from fractions import Fraction
from typing import Any

import pytest

from kit.cases import FEW
from kit.houses.changed import changed
from kit.houses.invented import any_house
from queenhigh.analysis.figures.paytable import notation
from queenhigh.analysis.figures.price import entry_figures, entry_of, price, priced_rows
from queenhigh.money import Odds
from queenhigh.rules import House, load
from queenhigh.rules.awards import Nothing

HANDS = 22_100
SIXCARD = any_house("sixcard")
PAIR_PLUS = {"straight_flush": 48, "three_of_a_kind": 52, "straight": 720, "flush": 1096, "pair": 3744}
TABLES = [(name, wager.name) for name in FEW for wager in any_house(name).wagers if wager.rows]


def edge(odds: dict[str, int]) -> Fraction:
    """The edge of a table on Pair Plus by the counts that every book prints."""
    won = sum(PAIR_PLUS.get(name, 0) * pays for name, pays in odds.items())
    lost = HANDS - sum(PAIR_PLUS[name] for name in odds if name in PAIR_PLUS)
    return Fraction(lost - won, HANDS)


def with_royals() -> House:
    """The house whose file has a row for mini royals above straight flushes."""
    rows = [{"hand": "mini_royal", "pays": "50 to 1"}]
    rows += [
        {"hand": hand, "pays": f"{pays} to 1"}
        for hand, pays in zip(PAIR_PLUS, (40, 30, 6, 3, 1), strict=True)
    ]
    return changed("sixcard", {"wagers.pair_plus.pays": rows})


@pytest.mark.parametrize(
    ("said", "odds"),
    [
        ("40-30-6-4-1", (40, 30, 6, 4, 1)),
        ("35/33/6/4/1", (35, 33, 6, 4, 1)),
        (["40-25-6-4-1"], (40, 25, 6, 4, 1)),
        ({"flush": 4}, (40, 30, 6, 4, 1)),
        ({"Flush": 4.0, "PAIR": Odds(2, 1)}, (40, 30, 6, 4, 2)),
        ("flush=4, straight_flush=50", (50, 30, 6, 4, 1)),
        (["Flush=4", "Straight Flush=50"], (50, 30, 6, 4, 1)),
        ("straight-flush=50 flush=4 to 1", (50, 30, 6, 4, 1)),
    ],
)
def test_a_table_is_the_one_that_is_meant(said: Any, odds: tuple[int, ...]) -> None:
    found = price(SIXCARD, "pair_plus", said)
    assert found.new.house_edge == edge(dict(zip(PAIR_PLUS, odds, strict=True)))
    assert found.title == "-".join(map(str, odds))


def test_one_figure_more_is_a_mini_royal_and_one_less_takes_it_back() -> None:
    six = price(SIXCARD, "pair_plus", "50-40-30-6-3-1")
    assert six.house == with_royals()
    assert six.changed == {"mini_royal": (None, Odds(50, 1))}
    five = price(six.house, "pair_plus", "40-30-6-4-1")
    assert five.new.house_edge == edge(dict(zip(PAIR_PLUS, (40, 30, 6, 4, 1), strict=True)))
    assert five.changed == {"mini_royal": (Odds(50, 1), None), "flush": (Odds(3, 1), Odds(4, 1))}


def test_an_added_row_is_priced_as_a_house_written_so() -> None:
    found = price(SIXCARD, "pair_plus", {"mini_royal": 50})
    house = with_royals()
    assert found.house == house
    assert found.new == entry_figures(house, entry_of(house, "pair_plus"), curve=False)
    assert found.change == Fraction(-4 * 10, HANDS)
    assert price(SIXCARD, "pair_plus", "mini_royal=50").new == found.new


@pytest.mark.parametrize(
    ("row", "award", "place", "change"),
    [
        ("mini_royal_spades", 100, 0, Fraction(-60, HANDS)),
        ("pair of A", 2, 4, Fraction(-288, HANDS)),
        ("three a", 50, 1, Fraction(-4 * 20, HANDS)),
        ("A high", "1 for 1", 5, Fraction(-3840, HANDS)),
    ],
)
def test_a_row_stands_where_it_belongs(row: str, award: Any, place: int, change: Fraction) -> None:
    """Ace high: 64 pairs of lower ranks that make no straight, in 60 ways that are no flush."""
    found = price(SIXCARD, "pair_plus", {row: award})
    rows = found.house.by_name["pair_plus"].rows
    assert rows[place].name.lower() == row.lower().replace(" ", "_")
    assert list(found.changed) == [rows[place].name]
    assert found.change == change


def test_a_dropped_row_goes_or_pays_nothing_where_weaker_hands_pay() -> None:
    gone = price(SIXCARD, "pair_plus", {"pair": None})
    assert [row.name for row in gone.house.by_name["pair_plus"].rows][-1] == "flush"
    assert gone.changed["pair"] == (Odds(1, 1), None)
    kept = price(SIXCARD, "pair_plus", "flush=none")
    assert kept.changed["flush"] == (Odds(3, 1), Nothing())
    assert kept.new == price(SIXCARD, "pair_plus", {"flush": "nothing"}).new
    royal = price(any_house("prime"), "progressive", {"mini_royal": "None"})
    assert royal.new.outcomes


def test_envy_goes_with_the_last_row_that_has_some() -> None:
    envied = [row.name for row in any_house("rws").by_name["progressive"].rows if row.envy_minor]
    found = price("rws", "progressive", dict.fromkeys(envied, "nothing"))
    assert found.house.by_name["progressive"].envy is None


def test_a_table_of_the_house_is_named() -> None:
    rows = '[{ hand = "straight_flush", pays = "40 to 1" }, { hand = "three_of_a_kind", pays = "9 to 1" }]'
    own = 'base = "sixcard"\nid = "two"\nname = "Two"\n[wagers.pair_plus]\ntable = "a"\n'
    own += f"[wagers.pair_plus.tables]\na = {rows}\nb = {rows.replace('40', '60')}\n"
    found = price(load(own), "pair_plus", "B")
    assert (found.title, found.change) == ("b", Fraction(-48 * 20, HANDS))


def test_several_tables_stand_beside_one_old_one() -> None:
    found = price(SIXCARD, "pair_plus", "40-30-6-4-1", against=["35-33-6-4-1", {"flush": 5}])
    assert [each.title for each in (found, *found.against)] == ["40-30-6-4-1", "35-33-6-4-1", "40-30-6-5-1"]
    assert {each.old.house_edge for each in found.against} == {found.old.house_edge}
    assert repr(found).startswith("Price('sixcard', 'pair_plus': 7.2760%, 40-30-6-4-1 2.3167%, 35-33-6-4-1 ")


@pytest.mark.parametrize(("name", "wager"), TABLES)
def test_rows_are_counted_as_the_outcomes_are(name: str, wager: str) -> None:
    """A side bet's rows are its outcomes; without a bonus the house gains what it returns, or less."""
    house = any_house(name)
    mine, entry = house.by_name[wager], entry_of(house, wager)
    figures, rows = entry_figures(house, entry), priced_rows(house, wager)
    assert [row.name for row in rows] == [row.name for row in mine.rows]
    if mine.placed_before_deal:
        for row in rows:
            same = [each for each in figures.outcomes if each.name == row.name]
            assert row.probability == sum(each.probability for each in same)
            assert row.contribution == sum(each.contribution for each in same)
    if mine.kind == "bonus":
        silent = price(house, wager, {row.name: "nothing" for row in mine.rows if row.award != Nothing()})
        worth = sum((row.contribution for row in rows), Fraction(0))
        assert silent.change >= 0
        assert silent.change <= worth


def test_the_trade_writes_odds_alone() -> None:
    assert notation(SIXCARD.by_name["pair_plus"]) == "40-30-6-3-1"
    assert notation(any_house("rws").by_name["progressive"]) == ""
    assert notation(any_house("draw").by_name["double_shot"]) == ""


def test_rows_on_six_cards_and_colours_come_and_go() -> None:
    more = price(SIXCARD, "six_card_bonus", {"two_pair": "1"})
    assert more.house.by_name["six_card_bonus"].rows[-1].hand == "two_pair"
    assert more.change < 0
    royal = price(SIXCARD, "six_card_bonus", {"royal_flush": None})
    assert royal.change == Fraction(188 * 800, 20_358_520), "it is paid as a straight flush then"
