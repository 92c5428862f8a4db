"""The same rounds compiled by Numba (extra ``fast``): must count what `count.count_arrays` counts.

A block of rounds is dealt, coded and counted in the processor's first cache. One box without draws, the
common case, is dealt without branches: both hands come from one word, and the sixth of the rounds whose hands
clash are set aside and dealt again. Everything else goes round by round.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np

from queenhigh.simulation.count import Count
from queenhigh.simulation.plan import Plan
from queenhigh.simulation.play import HANDS
from queenhigh.simulation.stream import HALF, LAST_SHIFT, STIR, TAKERS_LANE, Stream, too_few
from queenhigh.simulation.tables import PLACES, Deck, Tables, compiled, deck
from queenhigh.simulation.worth import Worth, worth

F = TypeVar("F", bound=Callable[..., Any])


def _jit(function: F) -> F:
    return cast(F, numba.njit(cache=True, nogil=True, boundscheck=False)(function))


BLOCK: Final = 1 << 12
_ONE, _TWO, _DOWN, _LANE = np.uint64(1), np.uint64(2), np.uint64(32), np.uint64(48)
_HALF: Final = np.uint64(HALF)
_SHIFTS: Final = (np.uint64(STIR[0][0]), np.uint64(STIR[1][0]), np.uint64(LAST_SHIFT))
_FACTORS: Final = (np.uint64(STIR[0][1]), np.uint64(STIR[1][1]))
_HANDS, _FEW_HANDS = np.uint64(HANDS), np.uint64(too_few(HANDS))
_DECK, _FEW_CARDS = np.uint64(52), np.uint64(too_few(52))
_THREE, _FEW_THREE = np.uint64(3), np.uint64(too_few(3))
_TAKERS: Final = np.uint64(TAKERS_LANE)
_RANKS: Final = 455
_MANY, _FIVE = np.uint32(0x3333), np.uint32(0x8888)


@_jit
def _word(base: Any, gamma: Any, index: Any, number: Any) -> Any:
    """Must equal `stream.word`."""
    state = base + gamma * (index + (number << _LANE))
    state = (state ^ (state >> _SHIFTS[0])) * _FACTORS[0]
    state = (state ^ (state >> _SHIFTS[1])) * _FACTORS[1]
    return state ^ (state >> _SHIFTS[2])


@_jit
def _half(base: Any, gamma: Any, index: Any, used: Any) -> Any:
    return (_word(base, gamma, index, used >> _ONE) >> ((used & _ONE) << np.uint64(5))) & _HALF


@_jit
def _free(base: Any, gamma: Any, index: Any, used: Any, out: Any, masks: Any) -> Any:
    """The next hand of a round whose cards are not out: its number, and halves used up to then."""
    while True:
        product = _half(base, gamma, index, used) * _HANDS
        used += _ONE
        number = product >> _DOWN
        if (product & _HALF) >= _FEW_HANDS and (masks[number] & out) == np.uint64(0):
            return np.int64(number), used


@_jit
def _card(base: Any, gamma: Any, index: Any, used: Any, out: Any) -> Any:
    """The next card of a round that is not out."""
    while True:
        product = _half(base, gamma, index, used) * _DECK
        used += _ONE
        card = product >> _DOWN
        if (product & _HALF) >= _FEW_CARDS and ((out >> card) & _ONE) == np.uint64(0):
            return np.int64(card), used


@_jit
def _seen(known: Any, base: Any, gamma: Any, index: Any, used: Any, theirs: Any, shows: Any) -> Any:
    """The number of the set of cards that the dealer shows."""
    while True:
        product = _half(base, gamma, index, used) * _THREE
        used += _ONE
        if (product & _HALF) >= _FEW_THREE:
            break
    place = np.int64(product >> _DOWN)
    if shows == 1:
        return np.int64(known.cards[theirs, place]), used
    low = np.int64(known.cards[theirs, 1 if place == 0 else 0])
    high = np.int64(known.cards[theirs, 1 if place == 2 else 2])
    return low * (103 - low) // 2 + high - low - 1, used


@_jit
def _deal_one(known: Any, base: Any, gamma: Any, start: Any, count: Any, mine: Any, theirs: Any, again: Any) -> None:
    """Hands of one box and of the dealer, for `count` rounds."""
    masks = known.masks
    clashes = 0
    for place in range(count):
        word = _word(base, gamma, start + np.uint64(place), np.uint64(0))
        first = (word & _HALF) * _HANDS
        second = (word >> _DOWN) * _HANDS
        one, other = first >> _DOWN, second >> _DOWN
        mine[place] = one
        theirs[place] = other
        poor = ((first & _HALF) < _FEW_HANDS) | ((second & _HALF) < _FEW_HANDS)
        again[clashes] = place
        clashes += poor | ((masks[one] & masks[other]) != np.uint64(0))
    for turn in range(clashes):
        place = again[turn]
        index = start + np.uint64(place)
        word = _word(base, gamma, index, np.uint64(0))
        used = _TWO
        if ((word & _HALF) * _HANDS) & _HALF < _FEW_HANDS:
            number, used = _free(base, gamma, index, _ONE, np.uint64(0), masks)
            mine[place] = number
        other, used = _free(base, gamma, index, used, masks[mine[place]], masks)
        theirs[place] = other


@_jit
def _flush(known: Any, final: Any, theirs: Any, many: Any) -> Any:
    """What the five or six cards of one suit make."""
    suit = 0
    while (many >> np.uint32(4 * suit + 3)) & np.uint32(1) == 0:
        suit += 1
    ranks = 0
    for place in range(3):
        for card in (known.cards[final, place], known.cards[theirs, place]):
            if (card & 3) == suit:
                ranks |= 1 << (np.int64(card) >> 2)
    return known.flushes[ranks]


@_jit
def _code(known: Any, tables: Any, own: Any, final: Any, theirs: Any, dealer: Any) -> Any:
    """The code of a box; must equal `arrays._coded`."""
    code = np.int64(own)
    if tables.sixes > 1:
        six = known.six[np.int64(known.ranks[final]) * _RANKS + known.ranks[theirs]]
        many = (known.suits[final] + known.suits[theirs] + _MANY) & _FIVE
        if many:
            six = max(six, _flush(known, final, theirs, many))
        code = code * tables.sixes + tables.six_class[six]
    if tables.colours > 1:
        colour = known.colours[final]
        code = code * 3 + (colour != 0) * (1 + (colour == known.colours[theirs]))
    made = known.strengths[final]
    place = 1 + 3 * (dealer >= tables.qualifies) + (made < dealer) - (made > dealer)
    return code * PLACES + place


@_jit
def _best_of_four(known: Any, theirs: Any, fourth: Any) -> Any:
    one, two, three = known.cards[theirs]
    best = known.strengths[theirs]
    for first, second in ((one, two), (one, three), (two, three)):
        number = known.numbers[(np.int64(first) * 52 + second) * 52 + fourth]
        best = max(best, known.strengths[number])
    return best


@_jit
def _replaced(known: Any, base: Any, gamma: Any, index: Any, used: Any, out: Any, mine: Any, thrown: Any) -> Any:
    """The hand once its thrown cards are replaced: its number, halves used, cards out."""
    number = 0
    for place in range(3):
        card = np.int64(known.cards[mine, place])
        if (thrown >> place) & 1:
            card, used = _card(base, gamma, index, used, out)
            out |= _ONE << np.uint64(card)
        number = number * 52 + card
    return np.int64(known.numbers[number]), used, out


@_jit
def _deal_many(known: Any, tables: Any, base: Any, gamma: Any, index: Any, hands: Any, seats: Any, codes: Any, at: Any) -> None:
    """One round of any number of boxes, to its codes."""
    boxes = len(tables.seats)
    used, out = np.uint64(0), np.uint64(0)
    for box in range(boxes + 1):
        number, used = _free(base, gamma, index, used, out, known.masks)
        hands[box] = number
        out |= known.masks[number]
    theirs = hands[boxes]
    seen = 0
    if tables.shows:
        seen, used = _seen(known, base, gamma, index, used, theirs, tables.shows)
    for box in range(boxes):
        seat = tables.seats[box]
        if tables.takers <= HALF:
            word = _word(base, gamma, index, _TAKERS + np.uint64(box >> 1))
            half = (word >> _DOWN) if box & 1 else (word & _HALF)
            if half >= np.uint64(tables.takers):
                seat = tables.idle[box]
        own = tables.own[seat, seen, hands[box]]
        if tables.draws and tables.thrown[seat, seen, hands[box]]:
            thrown = tables.thrown[seat, seen, hands[box]]
            final, used, out = _replaced(known, base, gamma, index, used, out, hands[box], thrown)
            hands[box] = final
            own = tables.drawn[own + tables.finals[seat, final]]
        seats[box] = own
    dealer = known.strengths[theirs]
    if dealer < tables.stands_on:
        fourth, used = _card(base, gamma, index, used, out)
        dealer = _best_of_four(known, theirs, fourth)
    for box in range(boxes):
        codes[box, at] = _code(known, tables, seats[box], hands[box], theirs, dealer)


@_jit
def _deal_block(known: Any, tables: Any, base: Any, gamma: Any, start: Any, count: Any, room: Any, codes: Any) -> None:
    """The codes of a block of rounds: (box, round)."""
    boxes = len(tables.seats)
    if boxes == 1 and not tables.draws and tables.shows == 0 and tables.stands_on == 0 and tables.takers > HALF:
        mine, theirs = room[0], room[1]
        _deal_one(known, base, gamma, start, count, mine, theirs, room[2])
        seat = tables.seats[0]
        for at in range(count):
            final, other = mine[at], theirs[at]
            own = tables.own[seat, 0, final]
            codes[0, at] = _code(known, tables, own, final, other, known.strengths[other])
        return
    hands, seats = room[0], room[1]
    for at in range(count):
        _deal_many(known, tables, base, gamma, start + np.uint64(at), hands, seats, codes, at)
