"""Many rounds at once with NumPy: numbers, cards and codes as in `kernels.py`; the reference is `plain.py`.

A block of rounds is dealt hand by hand. Each round draws until its hand clashes with none before, so after a
first look at all rounds only those that clashed look again. Community cards come after all others; with them,
with a dealer who replaces hands and with a wager on either hand the kernels do not deal.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from queenhigh.hands import STRENGTHS
from queenhigh.hands.arrays import five_card_made
from queenhigh.simulation.dealing.stream import HALF, LANE, LAST_SHIFT, MASK, STIR, Stream, taking, too_few
from queenhigh.simulation.dealing.tables import PLACES, Deck, Tables, deck
from queenhigh.simulation.planning.hand_play import HANDS

BLOCK: Final = 1 << 14
"""Rounds dealt at once: few enough for the processor's cache."""
_RANKS: Final = 455
_HALF: Final = np.uint64(HALF)
_DOWN: Final = np.uint64(32)
Ints = npt.NDArray[np.int64]
Words = npt.NDArray[np.uint64]
Draw = tuple[Ints, npt.NDArray[np.bool_]]
"""A number for each of some rounds, and whether it may be used."""


def codes(tables: Tables, stream: Stream, start: int, count: int) -> Ints:
    """The code of each box in each of these rounds: (box, round)."""
    deal = _Deal(tables, stream, start, count)
    boxes = len(tables.seats)
    hands = deal.hands(boxes)
    theirs = hands[boxes]
    seen = _shown(deal, theirs, tables.shows)
    own = []
    finals = []
    for box in range(boxes):
        seat = deal.seats(box)
        mine = hands[box]
        place = (seat * tables.own.shape[1] + seen) * HANDS + mine
        own.append(tables.own.ravel().take(place))
        finals.append(mine)
        if tables.draws:
            own[box], finals[box] = _drawn(deal, tables, seat, mine, own[box], place)
    dealer = (_replaced if tables.replaces else _dealer)(deal, theirs, tables.stands_on)
    if tables.fives > 1:
        community = np.stack([deal.free(_CARDS, 52, None) for _ in range(2)], axis=1)
        own = [_with_five(tables, *each, community) for each in zip(own, finals, strict=True)]
    return np.stack([_coded(tables, own[box], finals[box], theirs, dealer) for box in range(boxes)])


class _Deal:
    """The cards of a block of rounds that are out, and how many halves each round has used."""

    def __init__(self, tables: Tables, stream: Stream, start: int, count: int) -> None:
        self.tables = tables
        self.stream = stream
        self.deck = deck()
        self.index = np.arange(start, start + count, dtype=np.uint64)
        self.used = np.zeros(count, np.uint64)
        self.out = np.zeros(count, np.uint64)

    def hands(self, boxes: int) -> list[Ints]:
        """The number of each box's hand, and of the dealer's last."""
        both = words(self.stream, self.index, 0)
        first, first_good = _below(both & _HALF, HANDS)
        second, second_good = _below(both >> _DOWN, HANDS)
        self.out[:] = self.deck.masks.take(first)
        self.used[:] = 1
        rest = np.flatnonzero(~first_good)
        if len(rest):  # about one round of half a million; the second half is then its first hand's
            self.out[rest] = 0
            self._until_free(first, self.deck.masks, HANDS, rest)
        masks = self.deck.masks.take(second)
        good = second_good & ((self.out & masks) == 0) & (self.used == 1)
        self.used[self.used == 1] = 2
        self.out |= np.where(good, masks, 0).astype(np.uint64)
        self._until_free(second, self.deck.masks, HANDS, np.flatnonzero(~good))
        more = (self.free(self.deck.masks, HANDS, None) for _ in range(boxes - 1))
        return [first, second, *more]

    def free(self, masks: Words, count: int, which: Ints | None) -> Ints:
        """For these rounds, or all, the next number below `count` whose cards are not out."""
        which = np.arange(len(self.index)) if which is None else which
        found = np.zeros(len(self.index), np.int64)
        self._until_free(found, masks, count, which)
        return found[which]

    def _until_free(self, found: Ints, masks: Words, count: int, rest: Ints) -> None:
        while len(rest):
            number, good = self.below(count, rest)
            mask = masks.take(number)
            good &= (self.out[rest] & mask) == 0
            mine = rest[good]
            found[mine] = number[good]
            self.out[mine] |= mask[good]
            rest = rest[~good]

    def below(self, count: int, rest: Ints) -> Draw:
        """The next number below `count` of these rounds."""
        used = self.used[rest]
        self.used[rest] += np.uint64(1)
        whole = words(self.stream, self.index[rest], used >> np.uint64(1))
        return _below((whole >> ((used & np.uint64(1)) * _DOWN)) & _HALF, count)

    def seats(self, box: int) -> Ints | int:
        """The seat of a box in each round: another where it does not take up what feeds the meter."""
        tables = self.tables
        if tables.takers > HALF:
            return int(tables.seats[box])
        whole = words(taking(self.stream), self.index, box >> 1)
        half = whole >> _DOWN if box & 1 else whole & _HALF
        seats: Ints = np.where(half < np.uint64(tables.takers), tables.seats[box], tables.idle[box])
        return seats


def words(stream: Stream, index: Words, number: Words | int) -> Words:
    """Word `number` of each round; must equal `stream.word`."""
    if isinstance(number, int):
        base = (stream.base + stream.gamma * (number << LANE)) & MASK
        state = index * np.uint64(stream.gamma)
    else:
        base = stream.base
        state = (index + (number << np.uint64(LANE))) * np.uint64(stream.gamma)
    state += np.uint64(base)
    for shift, factor in STIR:
        state ^= state >> np.uint64(shift)
        state *= np.uint64(factor)
    state ^= state >> np.uint64(LAST_SHIFT)
    return state


def _below(half: Words, count: int) -> Draw:
    product = half * np.uint64(count)
    good = (product & _HALF) >= np.uint64(too_few(count))
    return (product >> _DOWN).view(np.int64), good


def _shown(deal: _Deal, theirs: Ints, shows: int) -> Ints | int:
    """The number of the set of cards that the dealer shows; 0 where they show none."""
    if not shows:
        return 0
    place = deal.free(np.zeros(3, np.uint64), 3, None)  # which takes no card out
    cards = deal.deck.cards[theirs].astype(np.int64)
    if shows == 1:
        up: Ints = cards[np.arange(len(theirs)), place]
        return up
    low = np.where(place == 0, cards[:, 1], cards[:, 0])
    high = np.where(place == 2, cards[:, 1], cards[:, 2])
    pair: Ints = low * (103 - low) // 2 + high - low - 1
    return pair


def _drawn(
    deal: _Deal, tables: Tables, seat: Ints | int, mine: Ints, own: npt.NDArray[np.int32], place: Ints
) -> tuple[npt.NDArray[np.int32], Ints]:
    """Own codes and final hands of a box once its thrown cards are replaced."""
    thrown = tables.thrown.ravel().take(place)
    drawing = np.flatnonzero(thrown)
    cards = deal.deck.cards[mine[drawing]].astype(np.int64)
    for at in range(3):
        these = np.flatnonzero((thrown[drawing] >> at) & 1)
        cards[these, at] = deal.free(_CARDS, 52, drawing[these])
    made = deal.deck.numbers.take((cards[:, 0] * 52 + cards[:, 1]) * 52 + cards[:, 2]).astype(np.int64)
    seats = seat if isinstance(seat, int) else seat[drawing]
    own = own.copy()
    final = mine.copy()
    final[drawing] = made
    own[drawing] = tables.drawn.take(own[drawing] + tables.finals.ravel().take(seats * HANDS + made))
    return own, final


_CARDS: Final = np.uint64(1) << np.arange(52, dtype=np.uint64)


def _dealer(deal: _Deal, theirs: Ints, stands_on: int) -> npt.NDArray[np.int16]:
    """The dealer's strength: the best three of four where they draw."""
    made = deal.deck.strengths.take(theirs)
    drawing = np.flatnonzero(made < stands_on)
    if len(drawing):
        one, two, three = deal.deck.cards[theirs[drawing]].astype(np.int64).T
        fourth = deal.free(_CARDS, 52, drawing)
        best = made[drawing]
        for first, second in ((one, two), (one, three), (two, three)):
            number = deal.deck.numbers.take((first * 52 + second) * 52 + fourth)
            best = np.maximum(best, deal.deck.strengths.take(number))
        made[drawing] = best
    return made


def _with_five(
    tables: Tables, own: npt.NDArray[np.int32], final: Ints, community: Ints
) -> npt.NDArray[np.int32]:
    """Own codes with what the hands make together with the community cards."""
    five = np.concatenate([deck().cards[final].astype(np.int64), community], axis=1)
    return (own * tables.fives + tables.five_class.take(five_card_made(five))).astype(np.int32)


def _replaced(deal: _Deal, theirs: Ints, stands_on: int) -> npt.NDArray[np.int16]:
    """The dealer's strength: that of three new cards where the first three are too weak."""
    made = deal.deck.strengths.take(theirs)
    drawing = np.flatnonzero(made < stands_on)
    one, two, three = (deal.free(_CARDS, 52, drawing) for _ in range(3))
    made[drawing] = deal.deck.strengths.take(deal.deck.numbers.take((one * 52 + two) * 52 + three))
    return made


def _coded(
    tables: Tables, own: npt.NDArray[np.int32], final: Ints, theirs: Ints, dealer: npt.NDArray[np.int16]
) -> Ints:
    known = deck()
    code = own.astype(np.int64)
    if tables.sixes > 1:
        code *= tables.sixes
        code += tables.six_class.take(_six(known, final, theirs))
    if tables.colours > 1:
        mine = known.colours.take(final)
        other = known.colours.take(theirs)
        code *= tables.colours
        code += (mine != 0) * (1 + (mine == other))
    made = known.strengths.take(final)
    if tables.beatens > 1:
        code *= tables.beatens
        code += tables.beaten_class.take(np.minimum(made, dealer))
    if tables.betters > 1:
        code *= tables.betters
        code += tables.better_class.take(made.astype(np.int64) * STRENGTHS + dealer)
    code *= PLACES
    code += 1
    code += 3 * (dealer >= tables.qualifies)
    code += made < dealer
    code -= made > dealer
    return code


def _six(known: Deck, final: Ints, theirs: Ints) -> npt.NDArray[np.uint8]:
    """What the six cards make; the few with five of one suit are looked at again."""
    found = known.six.take(known.ranks.take(final).astype(np.int64) * _RANKS + known.ranks.take(theirs))
    counts = known.suits.take(final) + known.suits.take(theirs)
    many = (counts + np.uint32(0x3333)) & np.uint32(0x8888)
    rest = np.flatnonzero(many)
    if len(rest):
        suit = np.log2(many[rest]).astype(np.int64) >> 2
        cards = np.concatenate([known.cards[final[rest]], known.cards[theirs[rest]]], axis=1).astype(np.int64)
        ranks = np.where((cards & 3) == suit[:, None], 1 << (cards >> 2), 0).sum(axis=1)
        found[rest] = known.flushes.take(ranks) + suit  # which is more than they make by their ranks
    return found
