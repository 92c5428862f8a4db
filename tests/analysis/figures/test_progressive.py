"""Progressives: what fixed awards and the meter return, and the meter that makes the bet fair."""

from collections import Counter
from fractions import Fraction
from math import ceil

import pytest

from kit.houses.invented import any_house
from kit.houses.sidebets import sidebet
from kit.oracles.plain import hand
from kit.oracles.worked import edited
from queenhigh.analysis.figures.price import entry_figures, entry_of, priced_rows
from queenhigh.analysis.figures.printed import rounded
from queenhigh.analysis.playing.solve import solve
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.results import ProgressiveFigures, WagerFigures
from queenhigh.cards import DECK
from queenhigh.rules import House
from queenhigh.rules.awards import MeterShare
from queenhigh.settlement import SettledBox
from queenhigh.settlement.rows import hand_row, row_winnings, share_of
from queenhigh.study.entries import unit_bet

FIXED = {
    # Three other mini royals, 44 straight flushes, 52 trips, 720 straights; the stake.
    "rws": (3 * 1250 + 44 * 175 + 52 * 150 + 720 * 15, Fraction(5, 2)),
    "sixcard": (3 * 2500 + 44 * 350 + 52 * 300 + 720 * 30, Fraction(5)),
    "prime": (3 * 500 + 44 * 100 + 52 * 90, Fraction(1)),
}
"""What is paid over all 22,100 hands besides the meter, and the stake, in whole units of money."""
SEED = {"rws": 10_000, "sixcard": 10_000, "prime": 1_000}


def progressive(house: House, meters: dict[str, int] | None = None, players: int = 1) -> WagerFigures:
    [name] = [wager.name for wager in house.wagers if wager.kind == "progressive"]
    return entry_figures(house, entry_of(house, name), meters, players)


def part(found: WagerFigures) -> ProgressiveFigures:
    assert found.progressive is not None
    return found.progressive


# The houses: one mini royal of 22,100 hands takes the meter


@pytest.mark.parametrize("name", FIXED)
@pytest.mark.parametrize("meter", [0, 1, 1_234_567, 10**10])
def test_a_progressive_returns_its_fixed_awards_and_a_share_of_the_meter(name: str, meter: int) -> None:
    paid, stake = FIXED[name]
    found = progressive(any_house(name), {"main": meter})
    assert part(found).fixed_return == paid / stake / 22_100
    assert part(found).meter_return == Fraction(meter, 100) / stake / 22_100
    assert part(found).envy_return == 0
    assert part(found).return_per_meter_unit == 1 / stake / 22_100
    assert part(found).rounds_between_hits == 22_100
    assert found.house_edge == 1 - (paid + Fraction(meter, 100)) / stake / 22_100
    assert (part(found).meter, part(found).meter_minor) == ("main", meter)


@pytest.mark.parametrize("name", FIXED)
def test_the_meter_starts_from_its_seed(name: str) -> None:
    assert part(progressive(any_house(name))).meter_minor == 100 * SEED[name]


@pytest.mark.parametrize("name", FIXED)
def test_the_fair_meter_pays_back_every_stake(name: str) -> None:
    """22,100 stakes less what the other rows pay: 25,200, 50,400 and 11,520."""
    paid, stake = FIXED[name]
    house = any_house(name)
    even = part(progressive(house)).break_even_meter_minor
    assert even is not None
    assert even == 100 * (22_100 * stake - paid)
    assert progressive(house, {"main": even}).house_edge == 0
    assert progressive(house, {"main": even - 1}).house_edge > 0


@pytest.mark.parametrize(("players", "fair"), [(1, 25_200), (2, 24_800), (7, 22_800)])
def test_envy_makes_the_meter_fair_sooner(players: int, fair: int) -> None:
    """Each other player's mini royals bring 250 + 3 x 50 over 22,100 hands."""
    house = any_house("rws")
    found = progressive(house, {}, players)
    assert part(found).envy_return == Fraction((players - 1) * 400, 22_100) / Fraction(5, 2)
    assert part(found).break_even_meter_minor == 100 * fair
    assert part(found).players == players
    returned = part(found).fixed_return + part(found).meter_return + part(found).envy_return
    assert returned == 1 - found.house_edge


def test_a_meter_that_pays_too_little_is_never_fair() -> None:
    house = edited("rws", ('"100% of meter", envy = 250', '"100% of meter", cap = 25199, envy = 250'))
    assert part(progressive(house)).break_even_meter_minor is None
    house = edited("rws", ('"100% of meter", envy = 250', '"100% of meter", cap = 25200, envy = 250'))
    assert part(progressive(house)).break_even_meter_minor == 2_520_000


def test_a_bet_that_is_fair_without_a_meter_is_fair_at_nothing() -> None:
    house = edited("rws", ('pays = "15 flat"', 'pays = "150 flat"'))
    found = progressive(house)
    assert part(found).break_even_meter_minor == 0
    assert progressive(house, {"main": 0}).house_edge < 0


def test_the_curve_shows_the_edge_that_each_meter_gives() -> None:
    house = any_house("sixcard")
    found = part(progressive(house))
    meters = [meter for meter, _ in found.curve]
    assert len(meters) == 25
    assert meters[0] == 0
    assert meters == sorted(set(meters))
    assert meters[-1] > 5_040_000, "past the fair meter"
    for meter, edge in found.curve[::6]:
        assert progressive(house, {"main": meter}).house_edge == edge


def test_the_printed_edge_of_prime_holds_at_the_meter_stated() -> None:
    """23.79 % leaves 76.21 % of 22,100 stakes: 16,842.41 less 10,580 from the fixed rows is 6,262.41."""
    meter = 626_241
    assert Fraction(7621, 10_000) * 22_100 - (1500 + 4400 + 4680) == Fraction(meter, 100)
    edge = progressive(any_house("prime"), {"main": meter}).house_edge
    assert rounded(edge * 100, "23.79") == rounded(Fraction(2379, 100), "23.79")


# A house with two meters, shares and a cap


def two_meters() -> House:
    """Modest awards, so that neither meter is fair from the start; one card may be thrown away."""
    return edited(
        "fourth",
        ("discards = 2", "discards = 1"),
        ('pays = "6 for 1"', 'pays = "1 for 1"'),
        ('pays = "3 flat and stake"', 'pays = "1 flat and stake"'),
        ("10% of meter mini", "2% of meter mini"),
    )


def rows_made(house: House, meters: dict[str, int]) -> Counter[str]:
    """How often each row of the jackpot is made, over every hand and every card that may come."""
    solved = solve(unit_bet(house, entry_of(house, "jackpot"), meters))
    jackpot = house.by_name["jackpot"]
    made: Counter[str] = Counter()
    for row, place, weight in zip(
        solved.game.firsts.cards, solved.best.tolist(), solved.game.firsts.weights.tolist(), strict=True
    ):
        first, thrown = hand(row), [hand(row)[at] for at in solved.choices[place].thrown]
        live = [card for card in DECK if card not in first]
        for comes in live if thrown else live[:1]:
            final = tuple(card for card in first if card not in thrown) + ((comes,) if thrown else ())
            found = hand_row(jackpot, SettledBox(1, "", (), first, final, drew=bool(thrown)))
            made[found.name if found else ""] += weight * (1 if thrown else 49)
    assert made.total() == 22_100 * 49
    return made


@pytest.mark.parametrize("meters", [{"main": 100_000, "mini": 2_000}, {"main": 7, "mini": 900_000}])
def test_shares_of_several_meters_are_paid_rounded_and_capped(meters: dict[str, int]) -> None:
    """Rounded up in this house; a straight flush takes 33.3 % of the mini meter, 150 at most."""
    house = two_meters()
    jackpot = house.by_name["jackpot"]
    made = rows_made(house, meters)
    deals, stake = 22_100 * 49, 125
    from_meters = fixed = Fraction(0)
    for row in jackpot.rows:
        chance = Fraction(made[row.name], deals)
        if isinstance(row.award, MeterShare):
            from_meters += chance * share_of(meters[row.award.meter], row, house)
        else:
            fixed += chance * (row_winnings(house, row, stake, own_stake=True) + stake)
    found = progressive(house, meters)
    assert part(found).fixed_return == fixed / stake
    assert part(found).meter_return == from_meters / stake
    assert found.house_edge == 1 - (fixed + from_meters) / stake
    royal = Fraction(made["mini_royal_spades"], deals), Fraction(made["mini_royal"], deals)
    assert part(found).meter == "main", "the meter of which most is paid"
    assert part(found).return_per_meter_unit == (royal[0] + royal[1] / 8) / Fraction(5, 4)
    assert part(found).rounds_between_hits == 1 / royal[0]


def test_the_fair_meter_of_several_shares_is_the_first_that_is() -> None:
    """With the play of the meter in force: all for a royal in spades, an eighth, rounded up, for others."""
    house, meters = two_meters(), {"main": 100_000, "mini": 2_000}
    made = rows_made(house, meters)
    found = progressive(house, meters)
    even = part(found).break_even_meter_minor
    assert even is not None
    besides = 1 - found.house_edge - Fraction(made["mini_royal_spades"] * 100_000, 22_100 * 49 * 125)
    besides -= Fraction(made["mini_royal"] * 12_500, 22_100 * 49 * 125)

    def edge(meter: int) -> Fraction:
        paid = made["mini_royal_spades"] * meter + made["mini_royal"] * ceil(Fraction(meter, 8))
        return 1 - besides - Fraction(paid, 22_100 * 49 * 125)

    assert edge(even) <= 0 < edge(even - 1)
    for meter, at in part(found).curve:
        assert at == edge(meter)


@pytest.mark.parametrize("meter", [0, 1_000_000])
def test_the_fair_meter_does_not_depend_on_the_one_in_force(meter: int) -> None:
    """A Progressive that must beat the dealer: a mini royal that stands off takes nothing."""
    house = edited(
        "rws", ('"3.4" }\nafter_fold = "live"', '"3.4" }\nmust_beat_dealer = true\nafter_fold = "live"')
    )
    even = part(progressive(house, {"main": meter})).break_even_meter_minor
    assert even is not None
    assert (
        progressive(house, {"main": even}).house_edge <= 0 < progressive(house, {"main": even - 1}).house_edge
    )


@pytest.mark.parametrize("not_beaten", ["true", '"push"', '"push_paying"'])
def test_what_a_beaten_hand_gets_back_is_in_the_edge_and_in_the_rows(not_beaten: str) -> None:
    """The edge is that of the joint table, which has every stake that goes back; what pushes is not paid."""
    house = edited(
        "prime",
        (
            '"T2" }\nafter_fold = "live"\npays = [\n    { hand = "mini',
            f'"T2" }}\nafter_fold = "lost"\nmust_beat_dealer = {not_beaten}\npays = [\n    {{ hand = "mini',
        ),
    )
    entry = entry_of(house, "progressive")
    found, bet = progressive(house), unit_bet(house, entry, {})
    spread = study(bet).tally(best).spread([entry.wager])
    assert found.house_edge == -spread.mean / found.stake_minor
    assert (found.house_edge < 0) is (not_beaten == '"push"'), (
        "the whole stake goes back with every hand beaten"
    )
    told = {each.name: each.probability for each in found.outcomes}
    for row in priced_rows(house, "progressive"):
        assert row.probability == told[row.name]


def test_a_progressive_without_a_meter_has_no_meter_figures() -> None:
    house = edited("rws", ('pays = "100% of meter"', 'pays = "10000 flat"'))
    found = progressive(house, {}, 7)
    assert found.progressive is None
    alone = progressive(house)
    assert alone.house_edge == 1 - Fraction(40_050, 22_100) / Fraction(5, 2)
    assert alone.house_edge - found.house_edge == Fraction(6 * 400, 22_100) / Fraction(5, 2), "Envy counts"


def test_each_meter_has_its_own_part_and_its_own_break_even() -> None:
    """Their returns add up; at its break-even, the other standing still, each makes the bet fair."""
    house = sidebet("two_meters", "exactly = 1")
    found = progressive(house)
    parts = part(found).meters
    assert [each.name for each in parts] == ["main", "mini"]
    assert sum(each.meter_return for each in parts) == part(found).meter_return
    main = parts[0]
    assert part(found).meter == main.name
    assert part(found).break_even_meter_minor == main.break_even_meter_minor
    assert part(found).return_per_meter_unit == main.return_per_meter_unit
    assert [each.rounds_between_hits for each in parts] == [22_100, Fraction(22_100, 3)]
    for each in parts:
        even = each.break_even_meter_minor
        assert even is not None
        fair, short = (progressive(house, {each.name: meter}).house_edge for meter in (even, even - 1))
        assert fair <= 0 < short
