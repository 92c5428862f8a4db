"""A progressive on six cards: rows by suit, the meter's part, Envy and prices, and what is not worked out."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from kit.houses.invented import any_house
from kit.oracles.made import six_kinds
from kit.oracles.plain import bits, threes
from kit.oracles.worked import edited
from queenhigh.analysis.figures.envy import envy_mean
from queenhigh.analysis.figures.price import entry_figures, entry_of, price, priced_rows
from queenhigh.analysis.playing.study import best, study, tally_alone
from queenhigh.analysis.results import ProgressiveFigures, WagerFigures
from queenhigh.hands import FiveCardCategory
from queenhigh.money import Odds
from queenhigh.rules import House, house
from queenhigh.study.bet import Bet
from queenhigh.study.entries import unit_bet

SIXES = 20_358_520
SPADES = {
    "royal_flush_spades": 47, "royal_flush": 3 * 47, "straight_flush": 1_656, "four_of_a_kind": 14_664,
    "full_house": 165_984, "flush_spades": 51_448, "flush": 3 * 51_448, "straight": 361_620,
    "three_of_a_kind": 732_160,
}  # fmt: skip
"""Six-card sets that make each row."""


def figures(rules: House, wager: str, meters: dict[str, int] | None = None, players: int = 1) -> WagerFigures:
    return entry_figures(rules, entry_of(rules, wager), meters, players)


def part(found: WagerFigures) -> ProgressiveFigures:
    assert found.progressive is not None
    return found.progressive


def test_rows_are_made_as_often_as_their_cards_are_dealt() -> None:
    rows = priced_rows(any_house("six_cards"), "spades")
    assert {row.name: row.count for row in rows} == SPADES
    million = {row.name: row.count for row in priced_rows(any_house("six_cards"), "million")}
    assert million["six_card_royal_diamonds"] == 1
    assert million["six_card_royal"] == 3
    assert million["royal_flush"] == 188 - 4
    assert million["straight_flush_clubs_spades"] == million["straight_flush"] == 1_656 // 2


def test_flat_prizes_weigh_less_the_more_is_staked() -> None:
    rules = any_house("six_cards")
    at_five, at_ten = (
        entry_figures(rules, entry_of(rules, "million"), stake_minor=stake) for stake in (500, 1000)
    )
    assert at_five.stake_matters
    prizes = Fraction(100_000_000 + 3 * 10_000_000, SIXES)
    assert at_ten.house_edge - at_five.house_edge == prizes / 500 - prizes / 1000


@pytest.mark.parametrize("meter", [0, 100_000, 12_345_678])
def test_two_shares_of_one_meter(meter: int) -> None:
    """All of it for 47 of 20,358,520 sets, a quarter for three times as many."""
    found = figures(any_house("six_cards"), "spades", {"main": meter})
    fixed = {"straight_flush": 200, "four_of_a_kind": 50, "full_house": 10, "flush_spades": 9, "flush": 7}
    fixed |= {"straight": 5, "three_of_a_kind": 2}
    assert part(found).fixed_return == Fraction(sum(SPADES[row] * pays for row, pays in fixed.items()), SIXES)
    quarter = int(Fraction(meter, 4) + Fraction(1, 2))
    assert part(found).meter_return == Fraction(47 * meter + 141 * quarter, 100 * SIXES)
    assert part(found).rounds_between_hits == Fraction(SIXES, 47)


def test_the_break_even_meter() -> None:
    rules = any_house("six_cards")
    even = part(figures(rules, "spades")).break_even_meter_minor
    assert even is not None
    assert figures(rules, "spades", {"main": even}).house_edge <= 0
    assert figures(rules, "spades", {"main": even - 1}).house_edge > 0


def test_a_wager_counted_by_itself_is_the_one_counted_beside_all_deals() -> None:
    bet = Bet(any_house("six_cards"), {"spades": 100})
    counted = study(bet).tally(best)
    by_row: Counter[int] = Counter()
    for happening, count in counted.counts.items():
        by_row[happening.rows[0]] += count
    alone = tally_alone(bet, bet.tabled[0])
    assert {each.rows[0]: count for each, count in alone.counts.items()} == by_row
    assert alone.deals == counted.deals


def test_a_dealer_who_draws_changes_nothing_that_a_fold_leaves_alone() -> None:
    """Six cards are the player's and the dealer's first three."""
    draws = (
        'dealer = { qualifies = "Q high", clause = "2" }',
        'dealer = { qualifies = "Q high", draws = "always" }',
    )
    envy = ('envy = { clause = "6", behind = "ante", per_player = "each", after_fold = "live" }\n', "")
    awards = [(f", envy = {amount} }}", " }") for amount in ("500", "100", "25", '"1.50"', "1")]
    plain, drawing = edited("six_cards", envy, *awards), edited("six_cards", draws, envy, *awards)
    assert figures(plain, "spades").house_edge == figures(drawing, "spades").house_edge


def test_envy_of_each_hand_adds_up_over_the_other_players() -> None:
    rules = any_house("six_cards")
    one, two, four = (part(figures(rules, "spades", players=players)).envy_return for players in (1, 2, 4))
    assert one == 0
    assert four == 3 * two > 0


@pytest.mark.long
def test_envy_is_that_of_the_hands_that_are_played_with_all_dealers_hands() -> None:
    """Every class of first hands that best play does not fold, against each hand of the dealer's."""
    rules = any_house("six_cards")
    bet = unit_bet(rules, entry_of(rules, "spades"), {}, players=2)
    whole = study(bet)
    solved = whole.parts[0].solved
    spades, awards = 3, Counter[tuple[str, bool]]()
    for row in bet.house.by_name["spades"].rows:
        awards[row.hand, bool(row.suits)] = row.envy_minor or 0
    worth = np.zeros(100, np.int64)
    for category in FiveCardCategory:
        for suit in range(5):
            own = (category.key, suit == spades)
            worth[(category * 5 + suit) * 2 : (category * 5 + suit) * 2 + 2] = (
                awards[own] if own in awards else awards[category.key, False]
            )
    cards, sets, _ = threes()
    total = 0
    firsts = solved.game.firsts
    for first, weight, plays in zip(firsts.cards, firsts.weights.tolist(), solved.plays, strict=True):
        if plays:
            may = (sets & bits(first.tolist())) == 0
            six = np.empty((int(may.sum()), 6), np.uint8)
            six[:, :3], six[:, 3:] = first, cards[may]
            total += weight * int(worth[six_kinds(six)].sum())
    found = envy_mean(whole, whole.tally(best), bet.house.by_name["spades"], 2)
    assert found == Fraction(total, 22_100 * 18_424)


@pytest.mark.parametrize(
    "edit",
    [('per_player = "each"', 'per_player = "largest"'), ('after_fold = "live" }', 'after_fold = "lost" }')],
)
def test_envy_that_is_not_worked_out_is_said_to_be_so(edit: tuple[str, str]) -> None:
    found = part(figures(edited("six_cards", edit), "spades", players=3))
    assert found.envy_return == 0
    assert found.envy_note == (
        "the Envy of Spades goes by more than the three cards of a hand: what a fold forfeits, "
        "whoever wins it themselves, or the largest of several, is not worked out here"
    )


def test_prices_of_rows_by_suit() -> None:
    found = price(
        "gila_river", "progressive", {"royal_flush_spades": "50% of meter", "flush_hearts": "20 for 1"}
    )
    assert [row.name for row in found.house.by_name["progressive"].rows][4:7] == [
        "full_house",
        "flush_hearts",
        "flush",
    ]
    half = Fraction(47, 2 * SIXES) * house("gila_river").meters[0].seed_minor / 100
    assert found.change == half - 13 * Fraction(51_448, SIXES)
    added = price("sixcard", "six_card_bonus", "six_card_royal=20000")
    assert added.change == -Fraction(4 * (20_000 - 1_000), SIXES)
    assert added.changed == {"six_card_royal": (None, Odds(20_000, 1))}
