"""Colours and six cards, counted by strengths and ranks, equal the same cards walked deal by deal."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from kit.houses.invented import any_house
from kit.oracles import plain, swapping
from kit.oracles.made import plainly_made
from kit.oracles.plain import Ints, hand
from queenhigh.analysis.counting import dealer_cards
from queenhigh.analysis.counting.dealer_cards import COLOURS, Cells
from queenhigh.analysis.counting.spots import Game
from queenhigh.cards import parse_cards
from queenhigh.hands import MADE, FiveCardCategory, parse_threshold, six_card_category, strength
from queenhigh.hands.arrays import six_card_categories, six_card_made
from queenhigh.rules.awards import Nothing
from queenhigh.rules.records import Dealer, Wager
from queenhigh.settlement.lines import DealerHand, SettledBox
from queenhigh.settlement.rows import colours_of, look, paying
from queenhigh.study.bet import Bet
from queenhigh.study.suits import ALL_ALIKE, Groups

COLOURS_APART: Groups = ((0, 3), (1, 2))
QUEEN = parse_threshold("Q high")
NEVER = Dealer("Q high", QUEEN, "never", 0, 0, "", "")
KNOWN = parse_cards("Jh Th")
Cell = tuple[int, int, int]
"""The least strength that stands as the dealer's does, the places in `COLOURS` and in `MADE`."""
NONE, CATEGORIES, SUITS = 1, len(FiveCardCategory), len(MADE)
"""How many places in `MADE` are told apart: six cards not looked at, by category, by suit as well."""

TRICKY = [
    "As Ks Qs", "Js Ts 9s", "9s 8s 2s", "5d 4d 3d", "Ad 2d 3c", "7c 7d 7h", "7c 7d 8d", "Kh Qh 9h",
    "2c 4c Ac", "2d 4h 6d", "Ac 2c 3c", "Ah Kh Qh", "6h 5h 4s",
]  # fmt: skip
"""First hands near flushes, straights, straight flushes, and of one colour."""
LIKELY = ["Js Ts 9s", "8s 7s 6s", "Qh Qd Qc", "7s 6d 5d", "2d Ad 6d"]
"""Dealer's hands that make something of them."""


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


@pytest.mark.parametrize("groups", [ALL_ALIKE, COLOURS_APART, ((0, 1, 2),)], ids=str)
def test_cells_hold_every_deal_once(groups: Groups) -> None:
    game = Game(QUEEN, 0, 0, (), groups)
    counts = np.zeros(len(game.firsts), np.int64)
    six = np.zeros(10, np.int64)
    for run in dealer_cards.cells(game, groups == COLOURS_APART, CATEGORIES):
        np.add.at(counts, run.first, run.deals)
        np.add.at(six, run.six, run.deals * game.firsts.weights[run.first])
    assert (counts == comb(49, 3)).all()
    assert dict(enumerate(six.tolist())) == dealer_cards.six_counts()


def test_cells_by_suit_hold_every_deal_once() -> None:
    game = Game(QUEEN, 0, 0, (), ((0, 1, 2),))
    made = np.zeros(len(MADE), np.int64)
    for run in dealer_cards.cells(game, False, SUITS):
        np.add.at(made, run.six, run.deals * game.firsts.weights[run.first])
    told, asked = dealer_cards.six_counts(by_suit=True), made.tolist()
    assert all(asked[place] == count for place, count in told.items() if MADE[place].suit in (None, 3))
    others = [count for place, count in enumerate(asked) if MADE[place].suit in (0, 1, 2)]
    assert sum(others) == sum(count for place, count in told.items() if MADE[place].suit in (0, 1, 2))


def all_sixes() -> Iterator[Ints]:
    """Every set of six cards, a block for each first two."""
    cards, _ = plain.fours()
    for first, second in combinations(range(48), 2):
        later = cards[cards[:, 0] > second]
        yield np.column_stack([np.full((len(later), 2), (first, second), np.uint8), later])


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


def test_six_card_counts_add_up_to_every_deal_of_three_and_three() -> None:
    counts = dealer_cards.six_counts()
    assert sum(counts.values()) == comb(52, 3) * comb(49, 3)
    assert counts[FiveCardCategory.ROYAL_FLUSH] == 20 * 188
    assert counts[FiveCardCategory.FOUR_OF_A_KIND] == 20 * 13 * comb(48, 2)


def test_six_card_counts_by_suit() -> None:
    """Of each suit one six-card royal, 46 royals beside it, and of everything else a quarter."""
    whole, by_suit = dealer_cards.six_counts(), dealer_cards.six_counts(by_suit=True)
    told: dict[str, list[int]] = {}
    for place, count in by_suit.items():
        if MADE[place].suit is None:
            assert count == whole[place]
        else:
            told.setdefault(MADE[place].keys[0], []).append(count)
    assert told["six_card_royal"] == [20] * 4
    assert told["royal_flush"] == [20 * 46] * 4
    assert told["straight_flush"] == [whole[FiveCardCategory.STRAIGHT_FLUSH] // 4] * 4
    assert told["flush"] == [whole[FiveCardCategory.FLUSH] // 4] * 4
    assert sum(by_suit.values()) == sum(whole.values())


def test_colour_counts_are_those_of_every_deal() -> None:
    """Every first hand with every dealer's hand that avoids it, by colours alone."""
    _, sets, _ = plain.threes()
    reds = plain.reds()
    found: Counter[int] = Counter()
    one_colour = [sets[reds == which] for which in (0, 1)]
    for mine, red in zip(sets.tolist(), reds.tolist(), strict=True):
        same = int(((one_colour[red] & mine) == 0).sum()) if red < 2 else 0
        found[2] += same
        found[1 if red < 2 else 0] += comb(49, 3) - same
    assert dealer_cards.colour_counts() == found


@pytest.mark.long
def test_every_cell_of_every_first_hand_is_what_is_dealt() -> None:
    """All first hands up to swaps that keep the colours, against all dealer's hands, with six cards too."""
    game = Game(QUEEN, 0, 0, (), COLOURS_APART)
    cards, sets, made = plain.threes()
    reds = plain.reds()
    firsts = game.firsts.cards.tolist()
    done = 0
    for run in dealer_cards.cells(game, True, CATEGORIES):
        stop = int(run.first.max()) + 1
        grid = np.zeros((stop - done, 741 * 30), np.int64)
        np.add.at(grid, (run.first - done, (run.strength * 3 + run.colour) * 10 + run.six), run.deals)
        for place, first in enumerate(firsts[done:stop]):
            mine = strength(hand(first))
            alike = np.array([least_alike(mine, each) for each in range(741)])
            may = (sets & plain.bits(first)) == 0
            six = np.empty((int(may.sum()), 6), np.uint8)
            six[:, :3], six[:, 3:] = first, cards[may]
            red = sum(card.red for card in hand(first))
            one = {0: 0, 3: 1}.get(red)
            shade = np.zeros(len(six), np.int64) if one is None else np.where(reds[may] == one, 2, 1)
            kind = (alike[made[may]] * 3 + shade) * 10 + six_card_categories(six)
            assert np.array_equal(grid[place], np.bincount(kind, minlength=741 * 30))
        done = stop
    assert done == len(firsts)


def wager_of(name: str, wager: str) -> Wager:
    return any_house(name).by_name[wager]


@pytest.mark.parametrize(
    ("name", "wager"),
    [
        ("prime", "prime"),
        ("upcard", "lucky"),
        ("sixcard", "six_card_bonus"),
        ("twin", "side"),
        ("six_cards", "million"),
        ("six_cards", "spades"),
        ("six_cards", "hearts"),
    ],
)
def test_a_cell_makes_the_row_that_settlement_finds(name: str, wager: str) -> None:
    rule = wager_of(name, wager)
    rng = Random(wager)
    deals = [rng.sample(range(52), 6) for _ in range(3000)]
    deals += [
        [*parse_cards(text), *rng.sample(parse_cards(more), 3)] for text in TRICKY[:4] for more in LIKELY
    ]
    for suit in range(4):
        suited = [card for card in range(52) if card & 3 == suit]
        deals += [
            rng.sample(suited[7:], 6),
            *([*rng.sample(suited, 5), rng.randrange(52)] for _ in range(40)),
        ]
    deals = [deal for deal in deals if len({*deal}) == 6]
    keys = [
        colour(deal[:3], deal[3:]) if rule.kind == "colour" else MADE.index(plainly_made(hand(deal)))
        for deal in deals
    ]
    key, zero = np.array(keys), np.zeros(len(keys), np.int64)
    codes = dealer_cards.row_codes(rule, Cells(zero, zero, key, key, zero, zero))
    for deal, code in zip(deals, codes.tolist(), strict=True):
        cards = hand(deal)
        box = SettledBox(1, "p1", (), cards[:3], cards[:3])
        row, _ = look(rule, box, DealerHand(cards[3:]))
        found = rule.rows[code] if code < len(rule.rows) else None
        assert paying(row) == (None if found is None or isinstance(found.award, Nothing) else found)


def test_rows_of_all_deals_where_no_decision_changes_them() -> None:
    """Prime pays 3 to 1 and 4 to 1, Six Card Bonus seven hands: their counts over all 407,170,400 deals."""
    assert dealer_cards.plain_counts(wager_of("prime", "prime")) == {
        0: 2 * comb(26, 3) * comb(23, 3),
        1: 2 * comb(26, 3) * (comb(49, 3) - comb(23, 3)),
        2: (comb(52, 3) - 2 * comb(26, 3)) * comb(49, 3),
    }
    six = dealer_cards.six_counts()
    bonus = dealer_cards.plain_counts(wager_of("sixcard", "six_card_bonus"))
    assert [bonus[place] for place in range(7)] == [six[place] for place in range(9, 2, -1)]
    assert bonus[7] == six[0] + six[1] + six[2]
    side = dealer_cards.plain_counts(wager_of("twin", "side"))
    assert side[0] == six[8] + six[9], "a royal flush is a straight flush where it has no row of its own"


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
    assert dealer_cards.decision_free(Bet(any_house(name), stakes), wager_of(name, wager)) == free
