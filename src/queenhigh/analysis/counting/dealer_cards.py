"""Wagers that look at the dealer's cards as well: colours, and the best five of all six cards.

For each first hand the dealer's three cards are taken strength by strength. A strength says which ranks they
are, and so what six cards make by their ranks; the few deals in which five cards or more are of one suit are
walked one by one. Strengths that stand alike against the first hand are counted together.
`tests/analysis/counting/test_dealer_cards.py` walks every six cards there are instead.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.counting.dealer import dealer_counts
from queenhigh.analysis.counting.spots import Game
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import CATEGORY_SHIFT, six_card_categories, strengths, suited_ranks
from queenhigh.hands.five import FiveCardCategory
from queenhigh.hands.three import ALL_RANKS
from queenhigh.rules.records import Wager
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.nets import row_net
from queenhigh.study.suits import BIT, Cards, Exact, Ints, bits_of, is_red, sets_of

COLOURS: Final = ("", "player_one_colour", "all_one_colour")
_RUN: Final = 1000
"""First hands walked at a time: what bounds the memory."""
_RAINBOW: Final = np.array([0, 1, 2, 3, 0, 1], np.uint8)
"""Suits for six cards of which no five may be alike."""


class Cells(NamedTuple):
    """How often each first hand meets each dealer's strength with these colours and six cards."""

    first: Ints
    strength: Ints
    """Of the dealer's first three cards; the least of those that stand alike against the first hand."""
    colour: Ints
    """A place in `COLOURS`; 0 throughout where colours were not asked for."""
    six: Ints
    """A `FiveCardCategory`; 0 throughout where six cards were not asked for."""
    deals: Ints


def refuse_unpriced(bet: Bet, wager: Wager, joint: bool) -> None:
    """Raise for a wager on the dealer's cards in a game where the cards it looks at are not counted here."""
    if bet.ante_minor and bet.house.decision.discards:
        raise UnpricedError(
            f"{wager.label} looks at the dealer's cards, and players draw: its price is not worked out here"
        )
    if bet.house.dealer.may_draw and (joint or wager.must_beat_dealer):
        raise UnpricedError(
            f"{wager.label} looks at the dealer's first three cards, and they may draw a fourth: its price "
            "together with the contest is not worked out here"
        )


def values(bet: Bet, game: Game, wager: Wager, folded: bool) -> Exact:
    """What the wager gains or loses with each first hand, summed over `game.deals_each` deals."""
    refuse_unpriced(bet, wager, joint=False)
    counts = _row_counts(game, wager)
    deals = dealer_counts(0, game.known, game.groups, 3).deals
    total = np.zeros(len(counts), np.object_)
    for row in range(len(wager.rows) + 1):
        for beats in (False, True):
            net = row_net(bet, wager, row, 0, beats and not folded)
            total += counts[:, row, int(beats)].astype(np.object_) * (net * (game.deals_each // deals))
    return total


@lru_cache(maxsize=4)
def _row_counts(game: Game, wager: Wager) -> Ints:
    """The dealer's deals by first hand, row made, and whether the player's hand is the higher one."""
    first = strengths(game.firsts.cards).astype(np.int64)
    rows = len(wager.rows) + 1
    total = np.zeros(len(first) * rows * 2, np.int64)
    for found in cells(game, wager.facts.looks == "colour", wager.facts.looks == "six_card"):
        beats = (first[found.first] > found.strength).astype(np.int64)
        np.add.at(total, (found.first * rows + row_codes(wager, found)) * 2 + beats, found.deals)
    return total.reshape(-1, rows, 2)


def row_codes(wager: Wager, found: Cells) -> Ints:
    """The place of the row that each cell makes on this wager; one past the last for none."""
    names = [row.hand for row in wager.rows]
    made, key = [category.keys for category in FiveCardCategory], found.six
    if wager.facts.looks == "colour":
        made, key = [(), COLOURS[1:2], COLOURS[1:]], found.colour
    table = [min((names.index(name) for name in each if name in names), default=len(names)) for each in made]
    return np.array(table, np.int64)[key]


def colours(six: Cards) -> Ints:
    """The place in `COLOURS` of each row of the player's three cards and the dealer's."""
    red = is_red(six)
    one = (red[:, :3] == red[:, :1]).all(axis=1)
    return np.where(one, np.where((red == red[:, :1]).all(axis=1), 2, 1), 0)


@lru_cache(maxsize=4)
def cells(game: Game, split: bool, sixes: bool) -> tuple[Cells, ...]:
    """The cells of all first hands, run by run; the dealer's cards include the known ones."""
    return tuple(_cells(game, start, split, sixes) for start in range(0, len(game.firsts), _RUN))


def _cells(game: Game, start: int, split: bool, sixes: bool) -> Cells:
    firsts = game.firsts.cards[start : start + _RUN]
    counts = _counts(game, firsts, sixes)
    grid = np.zeros((len(firsts), 3 if split else 1, *counts.shape[1:]), np.int64)
    grid[:, 0] = counts
    for red in (False, True) if split else ():
        one = np.flatnonzero((is_red(firsts) == red).all(axis=1))
        same = _counts(game, firsts[one], sixes, red)
        grid[one, 0], grid[one, 1], grid[one, 2] = 0, counts[one] - same, same
    if sixes:
        _move_flushes(grid, game, firsts)
    first, colour, alike, six = np.nonzero(grid)
    least = np.pad(_edges(game.qualifies_from, strengths(firsts)), ((0, 0), (1, 0)))[first, alike]
    return Cells(start + first, least, colour, six, grid[first, colour, alike, six])


def _edges(qualifies_from: int, mine: npt.NDArray[np.integer]) -> Ints:
    """The dealer's strengths, in rising order, from which on they stand otherwise against each of these."""
    marks = mine.astype(np.int64)
    return np.sort(np.stack([np.full_like(marks, qualifies_from), marks, marks + 1], axis=1), axis=1)


def _counts(game: Game, firsts: Cards, sixes: bool, red: bool | None = None) -> Ints:
    """The dealer's hands by first hand, edges passed, and what six cards make by their ranks alone."""
    dealer, mine = dealer_counts(0, game.known, game.groups, 3, red), strengths(firsts)
    if not sixes:
        edges = np.pad(_edges(game.qualifies_from, mine), ((0, 0), (0, 1)), constant_values=len(ALL_RANKS))
        return np.diff(dealer.below(firsts, edges), axis=1, prepend=0)[:, :, None]
    shape = (len(firsts), 4, len(FiveCardCategory))
    place = np.arange(0, prod(shape), 4 * shape[2])[:, None] + _by_ranks(game.qualifies_from)[mine]
    # Far below 2**53: every sum is exact.
    total = np.bincount(place.ravel(), dealer.by_strength(firsts).ravel(), prod(shape))
    return total.astype(np.int64).reshape(shape)


def decision_free(bet: Bet, wager: Wager) -> bool:
    """Whether what the player does cannot change how a wager on the dealer's cards comes out."""
    draws = bet.ante_minor and bet.house.decision.discards
    folds = bet.ante_minor and wager.lost_by_fold
    return not (draws or folds or wager.must_beat_dealer)


def plain_counts(wager: Wager) -> dict[int, int]:
    """How many of all deals of three and three cards make each row, where no decision changes that."""
    counts = colour_counts() if wager.facts.looks == "colour" else six_counts()
    zero = np.zeros(len(counts), np.int64)
    key = np.array(list(counts), np.int64)
    found: Counter[int] = Counter()
    for code, count in zip(row_codes(wager, Cells(zero, zero, key, key, zero)), counts.values(), strict=True):
        found[int(code)] += count
    return dict(found)


def colour_counts() -> dict[int, int]:
    """The deals of three and three cards by place in `COLOURS`."""
    mine, same, theirs = 2 * comb(26, 3), comb(23, 3), comb(49, 3)
    return {0: (comb(DECK_SIZE, 3) - mine) * theirs, 1: mine * (theirs - same), 2: mine * same}


@lru_cache(maxsize=1)
def six_counts() -> dict[int, int]:
    """The deals of three and three cards by the category of the best five, counted by their six ranks.

    Six different ranks can be suited in 4096 ways, in 4 all alike and in 12 with just one given card of
    another suit; with one pair, in 12 ways the five ranks are all of one suit.
    """
    sixes = np.array(list(combinations_with_replacement(range(13), 6)), np.uint8)
    times = (sixes[:, :, None] == sixes[:, None, :]).sum(axis=2)
    sixes, times = sixes[times.max(axis=1) <= 4], times[times.max(axis=1) <= 4]
    leads = np.ones(sixes.shape, np.bool_)
    leads[:, 1:] = sixes[:, 1:] != sixes[:, :-1]
    ways = np.where(leads, np.array([1, 4, 6, 4, 1])[times], 1).prod(axis=1)
    found = np.zeros(len(FiveCardCategory), np.int64)
    plain = six_card_categories(sixes * 4 + _RAINBOW)
    np.add.at(found, plain, ways)
    suited = suited_ranks() >> CATEGORY_SHIFT
    masks = np.bitwise_or.reduce(1 << sixes.astype(np.int64), axis=1)
    different = leads.sum(axis=1)
    flushes = [(different == 6, masks, 4), (different == 5, masks, 12)]
    flushes += [(different == 6, masks ^ (1 << sixes[:, place].astype(np.int64)), 12) for place in range(6)]
    for which, mask, count in flushes:
        np.add.at(found, plain[which], -count)
        np.add.at(found, suited[mask[which]], count)
    return {category: int(count) * comb(6, 3) for category, count in enumerate(found)}


@lru_cache(maxsize=4)
def _by_ranks(qualifies_from: int) -> Ints:
    """(Strength of the first three, the dealer's): edges passed, times ten, and what six make by ranks."""
    ranks = np.array([_ranks_of(strength) for strength in range(len(ALL_RANKS))])
    plain, place = np.unique(ranks, axis=0, return_inverse=True)
    six = np.column_stack([np.repeat(plain, len(plain), axis=0), np.tile(plain, (len(plain), 1))])
    made = six_card_categories(six.astype(np.uint8) * 4 + _RAINBOW).reshape(len(plain), len(plain))
    marks = np.arange(len(ALL_RANKS))
    alike = (marks >= _edges(qualifies_from, marks)[:, :, None]).sum(axis=1)
    found: Ints = alike * len(FiveCardCategory) + made[np.ix_(place.ravel(), place.ravel())]
    return found


def _ranks_of(strength: int) -> tuple[int, int, int]:
    """The three ranks of a strength, in rising order."""
    ranks = [rank % 13 for rank in ALL_RANKS[strength].ranks]  # -1 is the ace that counts as one
    low, middle, high = sorted([*ranks[:1] * (4 - len(ranks)), *ranks[1:]])
    return low, middle, high


def _move_flushes(grid: Ints, game: Game, firsts: Cards) -> None:
    """Put each deal in which five or six cards are of one suit where it belongs."""
    threes = sets_of(3)
    bits, marks, mine = bits_of(threes), strengths(threes), bits_of(firsts)
    ranks = _by_ranks(game.qualifies_from)[strengths(firsts)]
    for first, theirs, suit in _flush_deals(firsts, game.known):
        flush = suited_ranks()[(mine[first] | bits[theirs]) >> (13 * suit) & 8191] >> CATEGORY_SHIFT
        plain = ranks[first, marks[theirs]]
        better = np.maximum(flush.astype(np.int64) - plain % len(FiveCardCategory), 0)
        split = grid.shape[1] > 1
        colour = colours(np.concatenate([firsts[first], threes[theirs]], axis=1)) if split else 0
        plain += (first * grid.shape[1] + colour) * (grid.shape[2] * grid.shape[3])
        for sign, place in ((-1, plain), (1, plain + better)):
            grid += sign * np.bincount(place, minlength=grid.size).reshape(grid.shape)


def _flush_deals(firsts: Cards, known: tuple[int, ...]) -> Iterator[tuple[Ints, Ints, int]]:
    """Every first hand and the dealer's cards, by place in `sets_of(3)`, that hold five or six of a suit."""
    threes = sets_of(3)
    bits, suits = bits_of(threes), threes & 3
    free = np.ones(len(threes), np.bool_)
    for card in known:
        free &= (bits & BIT[card]) != 0
    mine, held = bits_of(firsts), firsts & 3
    for suit in range(4):
        my_count, their_count = (held == suit).sum(axis=1), (suits == suit).sum(axis=1)
        for needed in (2, 3):
            hands = np.flatnonzero(my_count == 5 - needed)
            deals = np.flatnonzero(free & (their_count >= needed))
            one, other = np.nonzero((mine[hands][:, None] & bits[deals]) == 0)
            yield hands[one], deals[other], suit
