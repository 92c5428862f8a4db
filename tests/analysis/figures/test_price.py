"""Changed pay rows and whole pay tables are priced as if the house were written so from the start."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.cases import FEW
from kit.houses.changed import changed, repaid
from kit.houses.invented import any_house
from kit.play.bets import figured
from queenhigh.analysis.figures.paytable import notation
from queenhigh.analysis.figures.price import PriceError, entry_figures, entry_of, price, priced_rows
from queenhigh.money import Odds
from queenhigh.rules import HouseError, load
from queenhigh.rules.awards import Flat, Nothing

TABLES = [(name, wager.name) for name in FEW for wager in any_house(name).wagers if wager.rows]
SOME = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(SOME, max_examples=500)

odds_to = st.builds("{} to {}".format, st.integers(1, 300), st.integers(1, 3))
odds_for = st.integers(1, 300).map("{} for 1".format)
flat = st.integers(500, 5000).map("{} flat".format)
flat_and_stake = st.integers(1, 5000).map("{} flat and stake".format)
share = st.sampled_from(["100% of meter", "33.3% of meter", "0.5% of meter"])


@st.composite
def changes(draw: st.DrawFn) -> tuple[str, str, dict[int, str]]:
    """Some rows of some table, and what they shall pay instead."""
    name, wager = draw(st.sampled_from(TABLES))
    mine = any_house(name).by_name[wager]
    rows = draw(st.sets(st.integers(0, len(mine.rows) - 1), min_size=1, max_size=3))
    own = share if mine.kind == "progressive" else odds_to
    awards = {}
    for row in sorted(rows):
        kinds = [odds_to, odds_to, flat_and_stake, flat, odds_for, own]
        if not mine.rows[row].envy_minor:  # a row that pays nothing makes nobody envious
            kinds.append(st.just("nothing"))
        awards[row] = draw(st.one_of(kinds))
    return name, wager, awards


def check(change: tuple[str, str, dict[int, str]]) -> None:
    name, wager, awards = change
    house = any_house(name)
    rows = house.by_name[wager].rows
    named = {rows[place].name: award for place, award in awards.items()}
    try:
        written = repaid(name, wager, awards)
    except HouseError:  # such as a bonus for one, or less than the stake it is paid in place of
        with pytest.raises(PriceError):
            price(house, wager, named)
        return
    digest = house.digest
    found = price(house, wager, named)
    assert house.digest == digest, "the house is as it was"
    assert found.house == written, "the changed house is the one that such a file describes"
    assert found.new == figured(written, wager, curve=False)
    assert found.old == figured(house, wager, curve=False)
    assert found.change == found.new.house_edge - found.old.house_edge
    assert list(found.changed) == [rows[place].name for place in awards]
    for place, row in enumerate(written.by_name[wager].rows):
        if place in awards:
            assert found.changed[row.name] == (rows[place].award, row.award)


@SOME
@given(changes())
def test_any_change_is_priced_as_a_house_written_so(change: tuple[str, str, dict[int, str]]) -> None:
    check(change)


@pytest.mark.long
@MANY
@given(changes())
def test_many_changes_are_priced_as_houses_written_so(change: tuple[str, str, dict[int, str]]) -> None:
    check(change)


@pytest.mark.parametrize(
    ("wager", "row"),
    [("double_shot", "pair_stood"), ("double_shot", "flush_stood"), ("play_bonus", "straight_stood")],
)
def test_odds_beyond_all_reason_are_still_exact(wager: str, row: str) -> None:
    """The sums of such odds leave 64 bits."""
    place = [each.name for each in any_house("draw").by_name[wager].rows].index(row)
    check(("draw", wager, {place: "550000000 to 1"}))


def test_a_change_in_a_house_that_shows_a_card_is_priced_as_a_house_written_so() -> None:
    check(("upcard", "royal", {3: "3 to 1"}))


@pytest.mark.parametrize(
    ("award", "brings"),
    [
        ("3", 3), ("3 to 1", 3), ("4 for 1", 3), ("3.5", Fraction(7, 2)), ("nothing", -1), ("push", 0),
        (Odds(5, 1), 5), (Nothing(), -1), (Flat(2500, with_stake=True), 5),
    ],
)  # fmt: skip
def test_flushes_of_pair_plus(award: str | Odds | Nothing | Flat, brings: Fraction) -> None:
    """The house's table has 1,096 flushes at 4 to 1 of 22,100 hands and an edge of 1,232 hands."""
    found = price(any_house("rws"), "pair_plus", {"flush": award})
    assert found.new.house_edge == (1232 + (4 - brings) * 1096) / Fraction(22_100)


def test_a_bare_figure_means_odds_of_the_kind_that_the_row_has() -> None:
    """500 for 1 on three mini royals of 22,100; 600 for one adds 300 to what is paid."""
    found = price(any_house("prime"), "progressive", {"mini_royal": "600"})
    assert found.change == -Fraction(300, 22_100)
    assert found.changed["mini_royal"][1] == Odds(600, 1, for_one=True)


# Pay tables as people say them

HANDS = 22_100
SIXCARD = any_house("sixcard")
PAIR_PLUS = {"straight_flush": 48, "three_of_a_kind": 52, "straight": 720, "flush": 1096, "pair": 3744}


def edge(odds: dict[str, int]) -> Fraction:
    """The edge of a table on Pair Plus by the counts that every book prints."""
    won = sum(PAIR_PLUS.get(name, 0) * pays for name, pays in odds.items())
    lost = HANDS - sum(PAIR_PLUS[name] for name in odds if name in PAIR_PLUS)
    return Fraction(lost - won, HANDS)


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


def test_one_figure_more_adds_a_mini_royal_and_one_less_takes_it_back() -> None:
    odds = {
        "mini_royal": 50,
        "straight_flush": 40,
        "three_of_a_kind": 30,
        "straight": 6,
        "flush": 3,
        "pair": 1,
    }
    rows = [{"hand": hand, "pays": f"{pays} to 1"} for hand, pays in odds.items()]
    written = changed("sixcard", {"wagers.pair_plus.pays": rows})
    for said in ("50-40-30-6-3-1", "mini_royal=50", {"mini_royal": 50}):
        six = price(SIXCARD, "pair_plus", said)
        assert six.house == written
        assert six.changed == {"mini_royal": (None, Odds(50, 1))}
        assert six.new == entry_figures(written, entry_of(written, "pair_plus"), curve=False)
        assert six.change == Fraction(-4 * 10, HANDS)
    five = price(written, "pair_plus", "40-30-6-4-1")
    assert five.new.house_edge == edge(dict(zip(PAIR_PLUS, (40, 30, 6, 4, 1), strict=True)))
    assert five.changed == {"mini_royal": (Odds(50, 1), None), "flush": (Odds(3, 1), Odds(4, 1))}


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
    mine = house.by_name[wager]
    figures = entry_figures(house, entry_of(house, wager))
    rows = priced_rows(house, wager)
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
