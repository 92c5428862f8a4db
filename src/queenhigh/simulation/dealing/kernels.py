"""The same rounds compiled by Numba (extra ``fast``): dealt as in `arrays.py`, counted as in `count.py`.

A block of rounds is dealt, coded and counted in the processor's first cache. One box without draws, the
common case, is dealt without branches: both hands come from one word, and the sixth of the rounds whose hands
clash are set aside and dealt again. Everything else goes round by round.

All compiled functions stand in this one file: what Numba keeps on disk is renewed when the file changes.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar, cast

import numba
import numpy as np

from queenhigh.simulation.dealing.count import LOW
from queenhigh.simulation.dealing.stream import HALF, LAST_SHIFT, STIR, too_few
from queenhigh.simulation.dealing.tables import PLACES
from queenhigh.simulation.planning.hand_play import HANDS

F = TypeVar("F", bound=Callable[..., Any])


class Key(NamedTuple):
    """A `stream.Stream`, and the one that says who takes up a wager, in the processor's own numbers."""

    base: np.uint64
    gamma: np.uint64
    taking_base: np.uint64
    taking_gamma: np.uint64


def _jit(function: F) -> F:
    return cast(F, numba.njit(cache=True, nogil=True)(function))


def _inline(function: F) -> F:
    """For what stands inside a loop: handing over all the tables would cost more than the work itself."""
    return cast(F, numba.njit(cache=True, nogil=True, forceinline=True)(function))


BLOCK: Final = 1 << 12
"""Rounds dealt before they are counted."""
_ROOM: Final = 1 << 12
"""Hits kept before the list is made longer."""
_ONE, _TWO, _DOWN, _LANE = np.uint64(1), np.uint64(2), np.uint64(32), np.uint64(48)
_HALF: Final = np.uint64(HALF)
_SHIFTS: Final = (np.uint64(STIR[0][0]), np.uint64(STIR[1][0]), np.uint64(LAST_SHIFT))
_FACTORS: Final = (np.uint64(STIR[0][1]), np.uint64(STIR[1][1]))
_HANDS, _FEW_HANDS = np.uint64(HANDS), np.uint64(too_few(HANDS))
_DECK, _FEW_CARDS, _THREE, _FEW_THREE = (np.uint64(each) for each in (52, too_few(52), 3, too_few(3)))
_MANY, _FIVE, _RANKS = np.uint32(0x3333), np.uint32(0x8888), 455


@_inline
def _word(base: Any, gamma: Any, index: Any, number: Any) -> Any:
    """Must equal `stream.word`."""
    state = base + gamma * (index + (number << _LANE))
    state = (state ^ (state >> _SHIFTS[0])) * _FACTORS[0]
    state = (state ^ (state >> _SHIFTS[1])) * _FACTORS[1]
    return state ^ (state >> _SHIFTS[2])


@_inline
def _half(key: Any, index: Any, used: Any) -> Any:
    return (_word(key.base, key.gamma, index, used >> _ONE) >> ((used & _ONE) << np.uint64(5))) & _HALF


@_inline
def _free(key: Any, index: Any, used: Any, out: Any, masks: Any) -> Any:
    """The next hand of a round whose cards are not out: its number, and halves used up to then."""
    while True:
        product = _half(key, index, used) * _HANDS
        used += _ONE
        number = product >> _DOWN
        if (product & _HALF) >= _FEW_HANDS and (masks[number] & out) == np.uint64(0):
            return np.int64(number), used


@_inline
def _card(key: Any, index: Any, used: Any, out: Any) -> Any:
    """The next card of a round that is not out."""
    while True:
        product = _half(key, index, used) * _DECK
        used += _ONE
        card = product >> _DOWN
        if (product & _HALF) >= _FEW_CARDS and ((out >> card) & _ONE) == np.uint64(0):
            return np.int64(card), used


@_jit
def _seen(known: Any, key: Any, index: Any, used: Any, theirs: Any, shows: Any) -> Any:
    """The number of the set of cards that the dealer shows."""
    while True:
        product = _half(key, index, used) * _THREE
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
def _deal_one(known: Any, key: Any, start: Any, count: Any, mine: Any, theirs: Any, again: Any) -> None:
    """Hands of one box and of the dealer, for `count` rounds."""
    masks = known.masks
    clashes = 0
    for place in range(count):
        word = _word(key.base, key.gamma, start + np.uint64(place), np.uint64(0))
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
        word = _word(key.base, key.gamma, index, np.uint64(0))
        used = _TWO
        if ((word & _HALF) * _HANDS) & _HALF < _FEW_HANDS:
            number, used = _free(key, index, _ONE, np.uint64(0), masks)
            mine[place] = number
        other, used = _free(key, index, used, masks[mine[place]], masks)
        theirs[place] = other


@_jit
def _flush(known: Any, final: Any, theirs: Any, many: Any) -> Any:
    """What the five or six cards of one suit make."""
    suit = 0
    while (many >> np.uint32(4 * suit + 3)) & np.uint32(1) == 0:
        suit += 1
    ranks = np.int64(0)
    for place in range(3):
        for card in (known.cards[final, place], known.cards[theirs, place]):
            if (card & 3) == suit:
                ranks |= np.int64(1) << (np.int64(card) >> 2)
    return known.flushes[ranks]


@_inline
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


@_inline
def _best_of_four(known: Any, theirs: Any, fourth: Any) -> Any:
    """The dealer's strength with a fourth card: the best three of the four."""
    best = known.strengths[theirs]
    one, two = np.int64(known.cards[theirs, 0]), np.int64(known.cards[theirs, 1])
    three = np.int64(known.cards[theirs, 2])
    best = max(best, known.strengths[known.numbers[(one * 52 + two) * 52 + fourth]])
    best = max(best, known.strengths[known.numbers[(one * 52 + three) * 52 + fourth]])
    return max(best, known.strengths[known.numbers[(two * 52 + three) * 52 + fourth]])


@_inline
def _replaced(known: Any, key: Any, index: Any, used: Any, out: Any, mine: Any, thrown: Any) -> Any:
    """The hand once its thrown cards are replaced: its number, halves used, cards out."""
    number = np.int64(0)
    for place in range(3):
        card = np.int64(known.cards[mine, place])
        if (thrown >> place) & 1:
            card, used = _card(key, index, used, out)
            out |= _ONE << np.uint64(card)
        number = number * 52 + card
    return np.int64(known.numbers[number]), used, out


@_inline
def _deal_many(
    known: Any, tables: Any, key: Any, index: Any, hands: Any, seats: Any, codes: Any, at: Any
) -> None:
    """One round of any number of boxes, to its codes."""
    boxes = len(tables.seats)
    used, out = np.uint64(0), np.uint64(0)
    for box in range(boxes + 1):
        number, used = _free(key, index, used, out, known.masks)
        hands[box] = number
        out |= known.masks[number]
    theirs = hands[boxes]
    seen = np.int64(0)
    if tables.shows:
        seen, used = _seen(known, key, index, used, theirs, tables.shows)
    for box in range(boxes):
        seat = tables.seats[box]
        if tables.takers <= HALF:
            word = _word(key.taking_base, key.taking_gamma, index, np.uint64(box >> 1))
            half = (word >> _DOWN) if box & 1 else (word & _HALF)
            if half >= np.uint64(tables.takers):
                seat = tables.idle[box]
        own = tables.own[seat, seen, hands[box]]
        if tables.draws and tables.thrown[seat, seen, hands[box]]:
            thrown = tables.thrown[seat, seen, hands[box]]
            final, used, out = _replaced(known, key, index, used, out, hands[box], thrown)
            hands[box] = final
            own = tables.drawn[own + tables.finals[seat, final]]
        seats[box] = own
    dealer = known.strengths[theirs]
    if dealer < tables.stands_on:
        fourth, used = _card(key, index, used, out)
        dealer = _best_of_four(known, theirs, fourth)
    for box in range(boxes):
        codes[box, at] = _code(known, tables, seats[box], hands[box], theirs, dealer)


@_jit
def deal_block(known: Any, tables: Any, key: Any, start: Any, count: Any, room: Any, codes: Any) -> None:
    """The codes of a block of rounds: (box, round)."""
    if tables.plain:
        mine, theirs = room[0], room[1]
        _deal_one(known, key, start, count, mine, theirs, room[2])
        seat = tables.seats[0]
        for at in range(count):
            final, other = mine[at], theirs[at]
            own = tables.own[seat, 0, final]
            codes[0, at] = _code(known, tables, own, final, other, known.strengths[other])
        return
    hands, seats = room[0], room[1]
    for at in range(count):
        _deal_many(known, tables, key, start + np.uint64(at), hands, seats, codes, at)


@_jit
def count(
    known: Any, tables: Any, value: Any, key: Any, start: Any, rounds: Any,
    totals: Any, sums: Any, squares: Any, envy: Any, runs: Any
) -> Any:  # fmt: skip
    """Deal and count rounds into these arrays; the runs still hold where the last of each begins."""
    boxes, entries = runs.shape[0], runs.shape[1]
    codes = np.zeros((boxes, BLOCK), np.int32)
    losing = np.zeros((boxes, BLOCK), np.uint32)
    room = np.zeros((3, BLOCK), np.int64)
    runs[:, :, 0] = -1
    hits = np.zeros((_ROOM, 4), np.int64)
    found, takers, done = 0, 0, 0
    hitting, taking = np.flatnonzero(value.hits), np.flatnonzero(value.takers)
    while done < rounds:
        count = min(BLOCK, rounds - done)
        deal_block(known, tables, key, np.uint64(start + done), count, room, codes)
        before = _sum_at(totals, hitting)
        _tally(value, codes, count, totals, losing)
        if boxes > 1:
            _add_rounds(value, codes, count, sums, squares, envy, losing)
        if _sum_at(totals, hitting) != before:
            while found + boxes * count > len(hits):
                hits = np.concatenate((hits, np.zeros_like(hits)))
            found = _add_hits(value, codes, count, start + done, takers, hits, found)
        takers = _sum_at(totals, taking) if tables.takers <= HALF else boxes * (done + count)
        for box in range(boxes):
            for entry in range(entries):
                _run(losing[box], count, np.uint32(1 << entry), done, runs[box, entry])
        done += count
    return hits[:found].copy()


@_jit
def _sum_at(totals: Any, places: Any) -> Any:
    total = 0
    for place in places:
        total += totals[place]
    return total


@_jit
def _tally(value: Any, codes: Any, count: Any, totals: Any, losing: Any) -> None:
    """Count the codes of a block, and look up what each of them loses."""
    for box in range(len(codes)):
        for at in range(count):
            code = codes[box, at]
            totals[code] += 1
            losing[box, at] = value.losing[code]


@_jit
def _add_rounds(value: Any, codes: Any, count: Any, sums: Any, squares: Any, envy: Any, losing: Any) -> None:
    """Add what each round nets, all boxes together, and its square; Envy where there is some."""
    boxes, entries = len(codes), len(sums)
    nets = np.zeros(entries, np.int64)
    for at in range(count):
        nets[:] = 0
        envied = False
        for box in range(boxes):
            code = codes[box, at]
            for entry in range(entries):
                nets[entry] += value.nets[code, entry]
            for wager in range(len(envy)):
                envied |= value.envied[wager, code] >= 0
        if envied:
            _envy(value, codes, at, envy, losing, nets)
        for entry in range(entries):
            square = nets[entry] * nets[entry]
            sums[entry] += nets[entry]
            squares[entry, 0] += square & LOW
            squares[entry, 1] += square >> 32


@_jit
def _envy(value: Any, codes: Any, at: Any, envy: Any, losing: Any, nets: Any) -> None:
    """Pay the Envy of one round; a box that is paid is not losing, on that wager or in all."""
    boxes, whole = len(codes), len(nets) - 1
    for wager in range(len(envy)):
        entry = value.envy_entries[wager]
        for box in range(boxes):
            if not value.envious[wager, codes[box, at]]:
                continue
            largest, made = np.int64(0), -1
            total = np.int64(0)
            for other in range(boxes):
                row = value.envied[wager, codes[other, at]]
                if other == box or row < 0:
                    continue
                award = value.awards[wager, row]
                if value.largest[wager]:
                    if award > largest:
                        largest, made = award, row
                else:
                    envy[wager, row] += 1
                    total += award
            if made >= 0:
                envy[wager, made] += 1
                total = largest
            if total:
                nets[entry] += total
                nets[whole] += total
                losing[box, at] &= ~np.uint32((1 << entry) | (1 << whole))


@_jit
def _add_hits(value: Any, codes: Any, count: Any, start: Any, takers: Any, hits: Any, found: Any) -> Any:
    """Note every box that takes from a meter: round by round, boxes in deal order."""
    for at in range(count):
        before = takers
        for box in range(len(codes)):
            code = codes[box, at]
            takers += value.takers[code]
            if value.hits[code]:
                hits[found, 0] = start + at
                hits[found, 1] = box
                hits[found, 2] = code
                hits[found, 3] = before
                found += 1
    return found


@_jit
def _run(losing: Any, count: Any, bit: Any, done: Any, run: Any) -> None:
    """The longest run of lost rounds: `run` holds rounds before the first not lost, most, begin of the last.

    A run that is longer than the longest so far fills as many places and one more, so it is enough to look
    there, and backwards from there.
    """
    limit = done + count
    if run[0] < 0:
        for at in range(count):
            if losing[at] & bit == 0:
                run[0] = done + at
                break
    most, begin = run[1], run[2]
    while begin + most < limit:
        low = max(begin, done)
        at = max(begin + most, low)
        while at >= low and losing[at - done] & bit:
            at -= 1
        if at >= low:
            begin = at + 1
            continue
        at = max(begin + most, low) + 1
        while at < limit and losing[at - done] & bit:
            at += 1
        most = at - begin
        if at == limit:
            run[1], run[2] = most, begin
            return
        begin = at + 1
    at = limit - 1
    low = max(begin, done)
    while at >= low and losing[at - done] & bit:
        at -= 1
    run[1], run[2] = most, at + 1 if at >= low else begin
