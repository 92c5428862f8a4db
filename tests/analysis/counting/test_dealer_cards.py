"""Colours and six cards, counted by strengths and ranks, equal the same cards walked deal by deal."""

from collections import Counter
from collections.abc import Sequence
from math import comb
from random import Random

import numpy as np
import pytest

from kit.houses.invented import any_house
from kit.oracles import plain, swapping
from kit.oracles.made import all_sixes, plainly_made
from kit.oracles.plain import hand
from queenhigh.analysis.counting import dealer_cards
from queenhigh.analysis.counting.dealer_cards import COLOURS, Cells
from queenhigh.analysis.counting.spots import Game
from queenhigh.cards import parse_cards
from queenhigh.hands import MADE, FiveCardCategory, parse_threshold, six_card_category, strength
from queenhigh.hands.arrays import six_card_made
from queenhigh.rules.records import Dealer
from queenhigh.settlement.rows import colours_of
from queenhigh.study.bet import Bet
from queenhigh.study.suits import ALL_ALIKE, Groups

COLOURS_APART: Groups = ((0, 3), (1, 2))
QUEEN = parse_threshold("Q high")
NEVER = Dealer("Q high", QUEEN, "never", 0, 0, "", "")
KNOWN = parse_cards("Jh Th")
Cell = tuple[int, int, int]
"""The least strength that stands as the dealer's does, the places in `COLOURS` and in `MADE`."""
NONE = 1
CATEGORIES = len(FiveCardCategory)
SUITS = len(MADE)
"""How many places in `MADE` are told apart: six cards not looked at, by category, by suit as well."""

TRICKY = [
    "As Ks Qs", "Js Ts 9s", "9s 8s 2s", "5d 4d 3d", "Ad 2d 3c", "7c 7d 7h", "7c 7d 8d", "Kh Qh 9h",
    "2c 4c Ac", "2d 4h 6d", "Ac 2c 3c", "Ah Kh Qh", "6h 5h 4s",
]  # fmt: skip
"""First hands near flushes, straights, straight flushes, and of one colour."""


def colour(mine: Sequence[int], theirs: Sequence[int]) -> int:
    """The place in `COLOURS` of the best colour that settlement sees."""
    return COLOURS.index((*colours_of(hand(mine), hand(theirs)), "")[0])


def least_alike(mine: int, theirs: int, qualifies: int = QUEEN) -> int:
    """The least strength that qualifies as the dealer's does, or not, and stands as it against this hand."""
    return max(edge for edge in (0, qualifies, mine, mine + 1) if edge <= theirs)


def walked(
    first: Sequence[int], known: Sequence[int], colours: bool, sixes: int, qualifies: int = QUEEN
) -> Counter[Cell]:
    """Each dealer's hand dealt, and looked at as settlement does."""
    found: Counter[Cell] = Counter()
    mine = strength(hand(first))
    for their, _ in plain.dealings(NEVER, first, known):
        cards = (*hand(first), *their.cards)
        six = int(six_card_category(cards)) if sixes > NONE else 0
        if sixes == SUITS and "flush" in MADE[six].keys[0]:
            six = MADE.index(plainly_made(cards))
        found[
            least_alike(mine, their.strength, qualifies),
            colour(first, their.cards) if colours else 0,
            six,
        ] += 1
    return found


def by_first(runs: Sequence[Cells], wanted: Sequence[int]) -> dict[int, dict[Cell, int]]:
    """The cells of some first hands, each given once."""
    found: dict[int, dict[Cell, int]] = {first: {} for first in wanted}
    for run in runs:
        for place in np.flatnonzero(np.isin(run.first, list(wanted))):
            cell = int(run.strength[place]), int(run.colour[place]), int(run.six[place])
            mine = found[int(run.first[place])]
            assert cell not in mine
            mine[cell] = int(run.deals[place])
    return found


def places_of(game: Game, hands: Sequence[str], rng: Random, more: int) -> list[int]:
    """Where these first hands stand among the classes, as far as they can be dealt, and some others."""
    ways = swapping.swaps(game.groups, game.known)
    rows = {tuple(cards): place for place, cards in enumerate(game.firsts.cards.tolist())}
    wanted = [parse_cards(text) for text in hands]
    places = [
        next(rows[image] for image in swapping.images(cards, ways) if image in rows)
        for cards in wanted
        if not {*cards} & {*game.known}
    ]
    return [*places, *rng.sample(range(len(rows)), more)]


@pytest.mark.parametrize(
    ("known", "groups", "sixes", "colours", "qualifies"),
    [
        pytest.param((), COLOURS_APART, CATEGORIES, True, QUEEN, id="none seen"),
        pytest.param(KNOWN[:1], COLOURS_APART, CATEGORIES, True, QUEEN, id="one", marks=pytest.mark.long),
        pytest.param(KNOWN[:1], COLOURS_APART, NONE, True, QUEEN, id="one seen, colours alone"),
        pytest.param(KNOWN, COLOURS_APART, CATEGORIES, True, QUEEN, id="two seen"),
        pytest.param(KNOWN, (), CATEGORIES, True, QUEEN, id="every suit named", marks=pytest.mark.long),
        pytest.param((), COLOURS_APART, SUITS, True, QUEEN, id="by suits", marks=pytest.mark.long),
        pytest.param(KNOWN, (), SUITS, True, QUEEN, id="two seen, by suits"),
        pytest.param(KNOWN, ALL_ALIKE, NONE, False, QUEEN, id="no colours, no six cards"),
        pytest.param(KNOWN, ALL_ALIKE, CATEGORIES, False, QUEEN, id="no colours"),
        pytest.param(KNOWN, ALL_ALIKE, CATEGORIES, False, 0, id="no colours, always qualifies"),
    ],
)
def test_cells_are_the_deals_looked_at_one_by_one(
    known: tuple[int, ...], groups: Groups, sixes: int, colours: bool, qualifies: int
) -> None:
    game = Game(qualifies, 0, 0, known, groups)
    firsts = places_of(game, TRICKY[:: 1 if known else 6], Random(repr(known)), 20 if known else 1)
    found = by_first(dealer_cards.cells(game, colours, sixes), firsts)
    for first in firsts:
        cards = game.firsts.cards[first].tolist()
        assert found[first] == walked(cards, known, colours, sixes, qualifies)


@pytest.mark.parametrize(
    ("groups", "sixes"),
    [(ALL_ALIKE, CATEGORIES), (COLOURS_APART, CATEGORIES), (((0, 1, 2),), SUITS)],
    ids=str,
)
def test_cells_hold_every_deal_once(groups: Groups, sixes: int) -> None:
    game = Game(QUEEN, 0, 0, (), groups)
    counts = np.zeros(len(game.firsts), np.int64)
    six = np.zeros(len(MADE), np.int64)
    for run in dealer_cards.cells(game, groups == COLOURS_APART, sixes):
        np.add.at(counts, run.first, run.deals)
        np.add.at(six, run.six, run.deals * game.firsts.weights[run.first])
    assert (counts == comb(49, 3)).all()
    whole = dealer_cards.six_counts(by_suit=sixes == SUITS)
    assert six.sum() == sum(whole.values())
    for place, count in whole.items():
        if MADE[place].suit in (None, 3):  # of suits that are alike one stands for all
            assert six[place] == count


@pytest.mark.long
def test_six_card_counts_are_those_of_every_six_cards() -> None:
    """Each set of six cards is dealt in twenty ways as three and three."""
    counts = np.zeros(len(MADE), np.int64)
    for block in all_sixes():
        counts += np.bincount(six_card_made(block), minlength=len(MADE))
    by_suit = {place: 20 * count for place, count in enumerate(counts.tolist()) if count}
    assert dealer_cards.six_counts(by_suit=True) == by_suit
    by_category: Counter[int] = Counter()
    for place, count in by_suit.items():
        own = next(key for key in MADE[place].keys if key != "six_card_royal")
        by_category[FiveCardCategory[own.upper()]] += count
    assert dealer_cards.six_counts() == by_category


@pytest.mark.parametrize(
    ("name", "wager", "stakes", "free"),
    [
        ("prime", "prime", {"ante": 500, "prime": 100}, True),
        ("sixcard", "six_card_bonus", {"ante": 500, "six_card_bonus": 100}, True),
        ("upcard", "lucky", {"ante": 500, "lucky": 100}, False),
        ("upcard", "lucky", {"lucky": 100}, False),
        ("twin", "side", {"ante": 500, "side": 333}, False),
    ],
)
def test_which_wagers_no_decision_can_change(
    name: str, wager: str, stakes: dict[str, int], free: bool
) -> None:
    house = any_house(name)
    assert dealer_cards.decision_free(Bet(house, stakes), house.by_name[wager]) == free
