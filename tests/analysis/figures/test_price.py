"""A changed pay row is priced as the house would be if it were written so and analysed from the start."""

from fractions import Fraction

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.houses.changed import changed, repaid
from kit.houses.invented import any_house
from kit.play.bets import figured, present
from queenhigh.analysis.figures.price import PriceError, price
from queenhigh.analysis.results import WagerFigures
from queenhigh.money import Odds
from queenhigh.rules import HouseError, first_ids
from queenhigh.rules.awards import Flat, Nothing

TABLES = [(name, wager.name) for name in first_ids() for wager in any_house(name).wagers if wager.rows]
FEW = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(FEW, max_examples=500)

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


def same(one: WagerFigures, other: WagerFigures) -> bool:
    """Whether all figures are equal; the curve of a meter is drawn for reports alone."""
    plain = [
        msgspec.structs.replace(
            each, progressive=each.progressive and msgspec.structs.replace(each.progressive, curve=())
        )
        for each in (one, other)
    ]
    return plain[0] == plain[1]


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
    assert same(found.new, figured(written, wager))
    assert same(found.old, figured(house, wager))
    assert found.change == found.new.house_edge - found.old.house_edge
    assert list(found.changed) == [rows[place].name for place in awards]
    for place, row in enumerate(written.by_name[wager].rows):
        if place in awards:
            assert found.changed[row.name] == (rows[place].award, row.award)


@FEW
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


@pytest.mark.parametrize(("name", "wager"), TABLES)
def test_a_row_that_pays_as_before_changes_nothing(name: str, wager: str) -> None:
    house = any_house(name)
    row = house.by_name[wager].rows[-1]
    found = price(house, wager, {row.name: row.award})
    assert found.change == 0
    assert same(found.old, found.new)
    assert found.house == house


@pytest.mark.parametrize(
    ("award", "edge"),
    [
        # The house's table has 1,096 flushes at 4 to 1 of 22,100 hands and an edge of 1,232 hands.
        ("3", Fraction(1232 + 1096, 22_100)),
        ("3 to 1", Fraction(1232 + 1096, 22_100)),
        ("4 for 1", Fraction(1232 + 1096, 22_100)),
        ("3.5", Fraction(1232 + 548, 22_100)),
        ("nothing", Fraction(1232 + 5 * 1096, 22_100)),
        ("push", Fraction(1232 + 4 * 1096, 22_100)),
        (Odds(5, 1), Fraction(1232 - 1096, 22_100)),
        (Nothing(), Fraction(1232 + 5 * 1096, 22_100)),
        (Flat(2500, with_stake=True), Fraction(1232 - 1096, 22_100)),
    ],
)
def test_flushes_of_pair_plus(award: str | Odds | Nothing | Flat, edge: Fraction) -> None:
    assert price(any_house("rws"), "pair_plus", {"flush": award}).new.house_edge == edge


def test_a_bare_figure_means_odds_of_the_kind_that_the_row_has() -> None:
    """500 for 1 on three mini royals of 22,100; 600 for one adds 300 to what is paid."""
    found = price(any_house("prime"), "progressive", {"mini_royal": "600"})
    assert found.change == -Fraction(300, 22_100)
    assert found.changed["mini_royal"][1] == Odds(600, 1, for_one=True)


def test_a_bonus_is_priced_with_the_contest_it_belongs_to() -> None:
    found = price(any_house("rws"), "ante_bonus", {"straight": "2"})
    assert found.new.name == "ante_play"
    assert found.change == -Fraction(720, 22_100)


def test_a_row_can_change_how_hands_are_played() -> None:
    """A bonus of twenty for a drawn straight: flushes are broken up, and fewer hands are folded."""
    found = price(any_house("draw"), "play_bonus", {"straight_drew": "20"})
    assert present(found.new.average_bet) > present(found.old.average_bet)
    folds = [
        sum(each.probability for each in figures.outcomes if each.name.startswith("fold"))
        for figures in (found.old, found.new)
    ]
    assert folds[0] > folds[1]


def test_a_change_gives_the_house_that_its_file_would() -> None:
    found = price(any_house("rws"), "pair_plus", {"flush": "3"})
    assert found.house == changed("rws", {"wagers.pair_plus.pays.3.pays": "3 to 1"})
    assert found.house.digest != any_house("rws").digest
