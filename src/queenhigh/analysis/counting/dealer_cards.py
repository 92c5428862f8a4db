"""Wagers that look at the dealer's cards as well: colours, the best five of all six cards, and beaten hands.

For each first hand the dealer's three cards are taken strength by strength. A strength says which ranks they
are, and so what six cards make by their ranks; the few deals in which five cards or more are of one suit are
walked one by one. Strengths that stand alike against the first hand are counted together.
`tests/analysis/counting/test_dealer_cards.py` walks every six cards there are instead.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.counting.dealer import dealer_counts
from queenhigh.analysis.counting.spots import Game
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import (
    CATEGORY_SHIFT,
    five_card_made,
    six_card_categories,
    strengths,
    suited_made,
    suited_ranks,
)
from queenhigh.hands.five import FiveCardCategory
from queenhigh.hands.made import MADE, SUITED, Made
from queenhigh.hands.three import ALL_RANKS
from queenhigh.rules.records import Wager
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.nets import row_net, strength_codes
from queenhigh.study.suits import BIT, Cards, Exact, Ints, bits_of, is_red, sets_of

COLOURS: Final = ("", "player_one_colour", "all_one_colour")
_IN_COLOURS: Final = tuple(Made(COLOURS[1:end], None) for end in (1, 2, 3))
"""What each place of `COLOURS` makes."""
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
    """A place in `MADE`; 0 throughout where six cards were not asked for."""
    deals: Ints
    mine: Ints
    """The strength of the first hand."""


def refuse_unpriced(bet: Bet, wager: Wager, joint: bool) -> None:
    """Raise for a wager on the dealer's cards in a game where the cards it looks at are not counted here."""
    if bet.ante_minor and bet.house.decision.discards:
        raise UnpricedError(
            f"{wager.label} looks at the dealer's cards, and players draw: its price is not worked out here"
        )
    if bet.house.dealer.may_draw and not wager.by_hands and (joint or wager.must_beat_dealer):
        raise UnpricedError(
            f"{wager.label} looks at the dealer's first three cards, and they may draw a fourth: its price "
            "together with the contest is not worked out here"
        )


def values(bet: Bet, game: Game, wager: Wager, folded: bool) -> Exact:
    """What the wager gains or loses with each first hand, summed over `game.deals_each` deals."""
    refuse_unpriced(bet, wager, joint=False)
    counts = _row_counts(game, wager)
    deals = int(counts[0].sum())
    total = np.zeros(len(counts), np.object_)
    for row in range(len(wager.rows) + 1):
        for beats in (False, True):
            net = row_net(bet, wager, row, 0, beats and not folded)
            total += counts[:, row, int(beats)].astype(np.object_) * (net * (game.deals_each // deals))
    return total


@lru_cache(maxsize=4)
def _row_counts(game: Game, wager: Wager) -> Ints:
    """The dealer's deals by first hand, row made, and whether the player's hand is the higher one."""
    rows = len(wager.rows) + 1
    total = np.zeros(len(game.firsts) * rows * 2, np.int64)
    for found in cells_for(game, (wager,)):
        beats = (found.mine > found.strength).astype(np.int64)
        np.add.at(total, (found.first * rows + row_codes(wager, found)) * 2 + beats, found.deals)
    return total.reshape(-1, rows, 2)


def row_codes(wager: Wager, found: Cells) -> Ints:
    """The place of the row that each cell makes on this wager; one past the last for none."""
    if wager.by_hands:
        return strength_codes(wager, found.mine, found.strength)
    return made_codes(wager)[found.colour if wager.look.by == "colour" else found.six]


@lru_cache(maxsize=64)
def made_codes(wager: Wager) -> Ints:
    """The row that each place of `COLOURS` makes on a wager that looks at them, else each of `MADE`."""
    rows = [(row.hand, row.suits) for row in wager.rows]
    table = [
        next((place for place, row in enumerate(rows) if each.makes(*row)), len(rows))
        for each in (_IN_COLOURS if wager.look.by == "colour" else MADE)
    ]
    return np.array(table, np.int64)


def colours(six: Cards) -> Ints:
    """The place in `COLOURS` of each row of the player's three cards and the dealer's."""
    red = is_red(six)
    one = (red[:, :3] == red[:, :1]).all(axis=1)
    return np.where(one, np.where((red == red[:, :1]).all(axis=1), 2, 1), 0)


def cells_for(game: Game, wagers: Sequence[Wager]) -> tuple[Cells, ...]:
    """The cells of all first hands, with all that these wagers tell apart and no more."""
    looking = [wager for wager in wagers if wager.look.by == "made"]
    sixes = len(MADE) if any(wager.by_suit for wager in looking) else len(FiveCardCategory) if looking else 1
    compared = (row.strengths for wager in wagers if wager.by_hands for row in wager.rows)
    marks = {edge for known in compared if known for edge in (known.least, known.most + 1)}
    split = any(wager.look.by == "colour" for wager in wagers)
    return cells(game, split, sixes, tuple(sorted(marks)))


@lru_cache(maxsize=4)
def cells(game: Game, split: bool, sixes: int, marks: tuple[int, ...] = ()) -> tuple[Cells, ...]:
    """The cells of all first hands, run by run; the dealer's cards include the known ones.

    `sixes` is how many places of `MADE` are told apart: all, those of categories alone, or one for none.
    `marks` are further strengths of the dealer's that are told apart: of the hand that is compared, where
    they draw.
    """
    return tuple(_cells(game, start, split, sixes, marks) for start in range(0, len(game.firsts), _RUN))


def _cells(game: Game, start: int, split: bool, sixes: int, marks: tuple[int, ...]) -> Cells:
    firsts = game.firsts.cards[start : start + _RUN]
    counts = _counts(game, firsts, sixes, marks)
    grid = np.zeros((len(firsts), 3 if split else 1, *counts.shape[1:]), np.int64)
    grid[:, 0] = counts
    for red in (False, True) if split else ():
        one = np.flatnonzero((is_red(firsts) == red).all(axis=1))
        same = _counts(game, firsts[one], sixes, marks, red)
        grid[one, 0] = 0
        grid[one, 1] = counts[one] - same
        grid[one, 2] = same
    if sixes > 1:
        _move_flushes(grid, game, firsts, marks)
    first, colour, alike, six = np.nonzero(grid)
    mine = strengths(firsts).astype(np.int64)
    least = np.pad(_edges(game.qualifies_from, marks, mine), ((0, 0), (1, 0)))[first, alike]
    return Cells(start + first, least, colour, six, grid[first, colour, alike, six], mine[first])


def _edges(qualifies_from: int, marks: tuple[int, ...], mine: npt.NDArray[np.integer]) -> Ints:
    """The dealer's strengths, in rising order, from which on they stand otherwise against each of these."""
    own = mine.astype(np.int64)
    fixed = [np.full_like(own, mark) for mark in (qualifies_from, *marks)]
    return np.sort(np.stack([*fixed, own, own + 1], axis=1), axis=1)


def _counts(game: Game, firsts: Cards, sixes: int, marks: tuple[int, ...], red: bool | None = None) -> Ints:
    """The dealer's hands by first hand, edges passed, and what six cards make by their ranks alone."""
    dealer = dealer_counts(game.stands_on if marks else 0, game.known, game.groups, 3, red)
    mine = strengths(firsts)
    by_edge = len(marks) + 4
    if sixes == 1:
        edges = _edges(game.qualifies_from, marks, mine)
        edges = np.pad(edges, ((0, 0), (0, 1)), constant_values=len(ALL_RANKS))
        return np.diff(dealer.below(firsts, edges), axis=1, prepend=0)[:, :, None]
    shape = (len(firsts), by_edge, len(FiveCardCategory))
    place = _by_ranks(game.qualifies_from, marks)[mine]
    place += np.arange(0, prod(shape), by_edge * shape[2])[:, None]
    # Far below 2**53: every sum is exact.
    total = np.bincount(place.ravel(), dealer.by_strength(firsts).ravel(), prod(shape))
    found = total.astype(np.int64).reshape(shape)
    return found if sixes == shape[2] else np.pad(found, ((0, 0), (0, 0), (0, sixes - shape[2])))


def decision_free(bet: Bet, wager: Wager) -> bool:
    """Whether what the player does cannot change how a wager on the dealer's cards comes out."""
    draws = bet.ante_minor and bet.house.decision.discards
    folds = bet.ante_minor and wager.lost_by_fold
    return not (draws or folds or wager.must_beat_dealer or wager.by_hands)


def plain_counts(wager: Wager) -> dict[int, int]:
    """How many of all deals of the cards it looks at make each row, where no decision changes that."""
    if wager.look.community:
        counts = five_counts()
    else:
        counts = colour_counts() if wager.look.by == "colour" else six_counts(wager.by_suit)
    codes = made_codes(wager).tolist()
    found = Counter[int]()
    for made, count in counts.items():
        found[codes[made]] += count
    return dict(found)


@lru_cache(maxsize=1)
def five_counts() -> dict[int, int]:
    """All five cards by what they make, a place in `MADE`, counted by their ranks.

    Five different ranks are of one suit in 4 ways of 1024; others never.
    """
    fives = np.array(list(combinations_with_replacement(range(13), 5)), np.uint8)
    ways = np.array([prod(comb(4, times) for times in Counter(five).values()) for five in fives.tolist()])
    found = np.zeros(len(MADE), np.int64)
    flushes = ways == 4**5
    np.add.at(found, five_card_made(fives * 4 + _RAINBOW[:5]), ways - 4 * flushes)
    for suit in range(4):
        np.add.at(found, five_card_made(fives[flushes] * 4 + np.uint8(suit)), 1)
    return {made: int(count) for made, count in enumerate(found) if count}


def colour_counts() -> dict[int, int]:
    """The deals of three and three cards by place in `COLOURS`."""
    mine = 2 * comb(26, 3)
    same = comb(23, 3)
    theirs = comb(49, 3)
    return {0: (comb(DECK_SIZE, 3) - mine) * theirs, 1: mine * (theirs - same), 2: mine * same}


@lru_cache(maxsize=2)
def six_counts(by_suit: bool = False) -> dict[int, int]:
    """The deals of three and three cards by the best five, a place in `MADE`, counted by their six ranks.

    Six different ranks can be suited in 4096 ways, in 4 all alike and in 12 with just one given card of
    another suit; with one pair, in 12 ways the five ranks are all of one suit.
    """
    sixes = np.array(list(combinations_with_replacement(range(13), 6)), np.uint8)
    times = (sixes[:, :, None] == sixes[:, None, :]).sum(axis=2)
    sixes, times = sixes[times.max(axis=1) <= 4], times[times.max(axis=1) <= 4]
    leads = np.ones(sixes.shape, np.bool_)
    leads[:, 1:] = sixes[:, 1:] != sixes[:, :-1]
    ways = np.where(leads, np.array([1, 4, 6, 4, 1])[times], 1).prod(axis=1)
    found = np.zeros(len(MADE), np.int64)
    plain = six_card_categories(sixes * 4 + _RAINBOW)
    np.add.at(found, plain, ways)
    suited = suited_made()
    masks = np.bitwise_or.reduce(1 << sixes.astype(np.int64), axis=1)
    different = leads.sum(axis=1)
    flushes = [(different == 6, masks, 4), (different == 5, masks, 12)]
    flushes += [(different == 6, masks ^ (1 << sixes[:, place].astype(np.int64)), 12) for place in range(6)]
    for which, mask, count in flushes:
        np.add.at(found, plain[which], -count)
        np.add.at(found, suited[mask[which]], count)
    of_one_suit = found[len(FiveCardCategory) :].reshape(-1, 4)
    if by_suit:
        of_one_suit[:] = of_one_suit[:, :1] // 4
    else:
        np.add.at(found, [*SUITED, SUITED[-1]], of_one_suit[:, 0])
        of_one_suit[:] = 0
    return {made: int(count) * comb(6, 3) for made, count in enumerate(found) if count}


@lru_cache(maxsize=4)
def _by_ranks(qualifies_from: int, marks: tuple[int, ...]) -> Ints:
    """(Strength of the first three, the dealer's): edges passed, times ten, and what six make by ranks."""
    ranks = np.array([_ranks_of(strength) for strength in range(len(ALL_RANKS))])
    plain, place = np.unique(ranks, axis=0, return_inverse=True)
    six = np.column_stack([np.repeat(plain, len(plain), axis=0), np.tile(plain, (len(plain), 1))])
    made = six_card_categories(six.astype(np.uint8) * 4 + _RAINBOW).reshape(len(plain), len(plain))
    each = np.arange(len(ALL_RANKS))
    alike = (each >= _edges(qualifies_from, marks, each)[:, :, None]).sum(axis=1)
    found: Ints = alike * len(FiveCardCategory) + made[np.ix_(place.ravel(), place.ravel())]
    return found


def _ranks_of(strength: int) -> tuple[int, int, int]:
    """The three ranks of a strength, in rising order."""
    ranks = [rank % 13 for rank in ALL_RANKS[strength].ranks]  # -1 is the ace that counts as one
    low, middle, high = sorted([*ranks[:1] * (4 - len(ranks)), *ranks[1:]])
    return low, middle, high


def _move_flushes(grid: Ints, game: Game, firsts: Cards, marks: tuple[int, ...]) -> None:
    """Put each deal in which five or six cards are of one suit where it belongs."""
    threes = sets_of(3)
    bits = bits_of(threes)
    held_by = strengths(threes)
    mine = bits_of(firsts)
    ranks = _by_ranks(game.qualifies_from, marks)[strengths(firsts)]
    _, split, edges, sixes = grid.shape
    for first, theirs, suit in _flush_deals(firsts, game.known):
        held = (mine[first] | bits[theirs]) >> (13 * suit) & 8191
        by_suit = sixes == len(MADE)
        flush = suited_made()[held] + suit if by_suit else suited_ranks()[held] >> CATEGORY_SHIFT
        alike, plain = np.divmod(ranks[first, held_by[theirs]], len(FiveCardCategory))
        colour = colours(np.concatenate([firsts[first], threes[theirs]], axis=1)) if split > 1 else 0
        start = ((first * split + colour) * edges + alike) * sixes
        # By their ranks alone such cards make a straight at best.
        for sign, made in ((-1, plain), (1, flush)):
            grid += sign * np.bincount(start + made, minlength=grid.size).reshape(grid.shape)


def _flush_deals(firsts: Cards, known: tuple[int, ...]) -> Iterator[tuple[Ints, Ints, int]]:
    """Every first hand and the dealer's cards, by place in `sets_of(3)`, that hold five or six of a suit."""
    threes = sets_of(3)
    bits = bits_of(threes)
    suits = threes & 3
    free = np.ones(len(threes), np.bool_)
    for card in known:
        free &= (bits & BIT[card]) != 0
    mine = bits_of(firsts)
    held = firsts & 3
    for suit in range(4):
        my_count = (held == suit).sum(axis=1)
        their_count = (suits == suit).sum(axis=1)
        for needed in (2, 3):
            hands = np.flatnonzero(my_count == 5 - needed)
            deals = np.flatnonzero(free & (their_count >= needed))
            one, other = np.nonzero((mine[hands][:, None] & bits[deals]) == 0)
            yield hands[one], deals[other], suit
