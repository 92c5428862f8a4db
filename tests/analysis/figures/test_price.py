"""A changed pay row is priced as the house would be if it were written so and analysed from the start."""

from fractions import Fraction

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.houses.invented import any_house
from kit.oracles.worked import edited, repaid
from queenhigh.analysis.figures.price import PriceError, entry_figures, entry_of, price
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
    """Some rows of some table of the catalogue, and what they shall pay instead."""
    name, wager = draw(st.sampled_from(TABLES))
    mine = any_house(name).by_name[wager]
    rows = draw(st.sets(st.integers(0, len(mine.rows) - 1), min_size=1, max_size=3))
    awards = {}
    for row in sorted(rows):
        kinds = [
            odds_to,
            odds_to,
            flat_and_stake,
            flat,
            odds_for,
            share if mine.kind == "progressive" else odds_to,
        ]
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
    found = price(house, wager, named)
    assert found.house == written, "the changed house is the one that such a file describes"
    assert same(found.new, entry_figures(written, entry_of(written, wager)))
    assert same(found.old, entry_figures(house, entry_of(house, wager)))
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
    assert found.old.average_bet is not None
    assert found.new.average_bet is not None
    assert found.new.average_bet > found.old.average_bet
    stood = [
        sum(each.count for each in found.old.outcomes if each.name.startswith("fold")) * found.new.deals,
        sum(each.count for each in found.new.outcomes if each.name.startswith("fold")) * found.old.deals,
    ]
    assert stood[0] > stood[1]


def test_a_house_that_shows_a_card_is_priced_anew() -> None:
    house = any_house("upcard")
    found = price(house, "royal", {"straight": "3 to 1"})
    written = repaid("upcard", "royal", {3: "3 to 1"})
    assert found.new.house_edge == entry_figures(written, entry_of(written, "royal")).house_edge
    assert found.change > 0


@pytest.mark.parametrize(
    ("wager", "row"),
    [("double_shot", "pair_stood"), ("double_shot", "flush_stood"), ("play_bonus", "straight_stood")],
)
def test_odds_beyond_all_reason_are_still_exact(wager: str, row: str) -> None:
    """The sums of such odds leave 64 bits."""
    house = any_house("draw")
    place = [each.name for each in house.by_name[wager].rows].index(row)
    written = repaid("draw", wager, {place: "550000000 to 1"})
    found = price(house, wager, {row: "550000000 to 1"})
    assert found.new.house_edge == entry_figures(written, entry_of(written, wager)).house_edge


# What cannot be priced


@pytest.mark.parametrize(
    ("wager", "awards", "words"),
    [
        ("pair_plas", {"flush": "3"}, "this house has no wager 'pair_plas'; did you mean pair_plus?"),
        (
            "xyz",
            {"flush": "3"},
            "this house has no wager 'xyz'; known are ante_bonus, pair_plus, progressive",
        ),
        ("ante", {"flush": "3"}, "Ante has no pay table (wagers with one: ante_bonus, pair_plus, progress"),
        ("play", {"flush": "3"}, "Play has no pay table (wagers with one: ante_bonus, pair_plus, progress"),
        (
            "pair_plus",
            {"flash": "3"},
            "Pair Plus has no row 'flash'; did you mean flush?; its rows are straight_",
        ),
        ("pair_plus", {"flush": "three"}, "Pair Plus, flush: 'three' is not an award: write odds"),
        ("pair_plus", {"flush": "-3"}, "Pair Plus, flush: '-3' is not an award"),
        ("pair_plus", {"flush": ""}, "Pair Plus, flush: '' is not an award"),
        ("pair_plus", {"flush": "3 to 0"}, "Pair Plus, flush: '3 to 0' is not an award"),
        ("pair_plus", {}, "no row is changed: say one, as in straight_flush=4"),
    ],
)
def test_what_the_house_does_not_have_is_refused(wager: str, awards: dict[str, str], words: str) -> None:
    with pytest.raises(PriceError) as caught:
        price(any_house("rws"), wager, awards)
    assert str(caught.value).startswith(words)


def test_odds_by_the_winning_hand_are_not_a_pay_table() -> None:
    with pytest.raises(PriceError, match="endings of the contest: change them in a file and analyse that"):
        price("three_card_prime", "play", "straight=3")


@pytest.mark.parametrize(
    ("name", "wager", "row", "award"),
    [
        ("draw", "double_shot", "flush_stood", "10% of meter"),
        ("rws", "progressive", "straight", "10% of meter gold"),
        ("rws", "pair_plus", "flush", "10% of meter"),
        ("rws", "ante_bonus", "straight", "2 for 1"),
        ("rws", "pair_plus", "flush", "1 flat"),
    ],
)
def test_an_award_that_no_file_of_the_house_could_hold_is_refused(
    name: str, wager: str, row: str, award: str
) -> None:
    """A meter that is not there, a share for a side bet, a bonus in place of a stake, less than the stake."""
    with pytest.raises(PriceError):
        price(any_house(name), wager, {row: award})


def test_pricing_leaves_the_house_as_it_was() -> None:
    house = any_house("rws")
    digest = house.digest
    found = price(house, "pair_plus", {"flush": "3"})
    assert house.digest == digest
    assert found.house.digest != digest
    assert (
        edited("rws", ('{ hand = "flush", pays = "4 to 1" }', '{ hand = "flush", pays = "3 to 1" }'))
        == found.house
    )


def test_a_change_that_leaves_a_stronger_hand_unpaid_is_refused_as_in_a_file() -> None:
    with pytest.raises(PriceError, match="straight, flush would pay nothing though weaker hands pay"):
        price(any_house("draw"), "double_shot", {"pair_drew": Odds(1, 1)})


@pytest.mark.parametrize("award", ["0", "0 to 1", "0 flat and stake"])
def test_a_win_of_nothing_is_refused_as_in_a_file(award: str) -> None:
    with pytest.raises(PriceError, match="an award of nothing is not a win"):
        price(any_house("rws"), "pair_plus", {"flush": award})
