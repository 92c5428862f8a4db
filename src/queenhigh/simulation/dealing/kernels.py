"""The same rounds compiled by Numba (extra ``fast``): dealt as in `arrays.py`, counted as in `count.py`.

A block of rounds is dealt, coded and counted in the processor's nearest caches, in short loops that do not
branch on cards: a branch that chance decides costs more than a hand. Rounds that still lack a hand or a card
stand on a list, and the loops go over the list until it is empty.

All compiled functions stand in this one file: what Numba keeps on disk is renewed when the file changes. They
are given a `Deck` (known), `Tables`, `Worth` (value), `Key` and `Room`.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np

from queenhigh.simulation.dealing.count import LOW
from queenhigh.simulation.dealing.stream import HALF, LAST_SHIFT, STIR, too_few
from queenhigh.simulation.dealing.tables import PLACES
from queenhigh.simulation.planning.hand_play import HANDS

F = TypeVar("F", bound=Callable[..., Any])


def _jit(function: F) -> F:
    return cast(F, numba.njit(cache=True, nogil=True)(function))


BLOCK: Final = 1 << 12
"""Rounds dealt before they are counted; also hits kept before the list is made longer."""
_NONE, _ONE, _DOWN, _LANE, _SIGN = (np.uint64(each) for each in (0, 1, 32, 48, 63))
_HALF: Final = np.uint64(HALF)
_SHIFTS: Final = (np.uint64(STIR[0][0]), np.uint64(STIR[1][0]), np.uint64(LAST_SHIFT))
_FACTORS: Final = (np.uint64(STIR[0][1]), np.uint64(STIR[1][1]))
_HANDS = np.uint64(HANDS)
_FEW_HANDS = np.uint64(too_few(HANDS))
_DECK, _FEW_CARDS, _THREE, _FEW_THREE = (np.uint64(each) for each in (52, too_few(52), 3, too_few(3)))
_HELD = np.uint64(56)
_HAND = np.uint64(1 << 56)
"""Above its cards that are out a round counts its hands: from this bit on, by so much each."""
_MANY = np.uint32(0x3333)
_FIVE = np.uint32(0x8888)
_RANKS = 455


@_jit
def _word(base: Any, gamma: Any, index: Any, number: Any) -> Any:
    """Must equal `stream.word`."""
    state = base + gamma * (index + (number << _LANE))
    state = (state ^ (state >> _SHIFTS[0])) * _FACTORS[0]
    state = (state ^ (state >> _SHIFTS[1])) * _FACTORS[1]
    return state ^ (state >> _SHIFTS[2])


@_jit
def _half(key: Any, index: Any, used: Any) -> Any:
    return (_word(key.base, key.gamma, index, used >> _ONE) >> ((used & _ONE) << np.uint64(5))) & _HALF


@_jit
def _less(one: Any, other: Any) -> Any:
    """1 if the one number is less than the other, else 0; both are below 2**63."""
    return (one - other) >> _SIGN


@_jit
def _free(cards: Any, out: Any, product: Any, few: Any) -> Any:
    """All bits if a number may be used and its cards are not out, else none; of a bool comes a branch."""
    return _NONE - _less((cards & out) | _less(product & _HALF, few), _ONE)


@_jit
def _deal_two(masks: Any, key: Any, start: Any, count: Any, room: Any) -> Any:
    """The hands of the first word of each round; gives how many rounds lack more."""
    words = room.words
    first = room.hands[0]
    second = room.hands[1]
    for at in range(count):
        words[at] = _word(key.base, key.gamma, start + np.uint64(at), _NONE)
    for at in range(count):
        low = (words[at] & _HALF) * _HANDS
        high = (words[at] >> _DOWN) * _HANDS
        one = low >> _DOWN
        two = high >> _DOWN
        cards = masks[two]
        good = _free(_NONE, _NONE, low, _FEW_HANDS)
        out = (masks[one] + _HAND) & good
        first[at] = two ^ ((one ^ two) & good)
        second[at] = two
        room.out[at] = out + ((cards + _HAND) & _free(cards, out, high, _FEW_HANDS))
    whole = np.uint64(len(room.hands) - 1) << _HELD
    left = _NONE
    for at in range(count):
        room.used[at] = 2
        room.live[left] = at
        left += _less(room.out[at], whole)
    return left


@_jit
def _deal_hands(masks: Any, key: Any, start: Any, count: Any, room: Any) -> None:
    """The hands of all boxes, then the dealer's; a last row takes what nobody needs."""
    hands = room.hands
    live = room.live
    words = room.words
    whole = np.uint64(len(hands) - 1) << _HELD
    number = _NONE
    left = _deal_two(masks, key, start, count, room)
    while left:
        count, left, number = left, _NONE, number + _ONE
        for turn in range(count):
            words[turn] = _word(key.base, key.gamma, start + np.uint64(live[turn]), number)
        for turn in range(count):
            at = live[turn]
            out = room.out[live[turn]]
            low = (words[turn] & _HALF) * _HANDS
            high = (words[turn] >> _DOWN) * _HANDS
            one = masks[low >> _DOWN]
            two = masks[high >> _DOWN]
            hands[out >> _HELD, at] = low >> _DOWN
            out += (one + _HAND) & _free(one, out, low, _FEW_HANDS)
            lacks = _less(out, whole)
            hands[out >> _HELD, at] = high >> _DOWN
            out += (two + _HAND) & _free(two, out, high, _FEW_HANDS) & (_NONE - lacks)
            room.out[at] = out
            room.used[at] = (number << _ONE) + _ONE + lacks
            live[left] = at
            left += _less(out, whole)


@_jit
def _deal_cards(key: Any, start: Any, count: Any, room: Any) -> None:
    """As many single cards as each round needs."""
    live = room.live
    left = _NONE
    for at in range(count):
        room.have[at] = 0
        live[left] = at
        left += np.uint64(room.need[at] > 0)
    while left:
        count, left = left, _NONE
        for turn in range(count):
            at = live[turn]
            out = room.out[live[turn]]
            have = np.uint64(room.have[at])
            used = np.uint64(room.used[at])
            product = _half(key, start + np.uint64(at), used) * _DECK
            bit = _ONE << (product >> _DOWN)
            good = _free(bit, out, product, _FEW_CARDS)
            room.cards[at, have] = product >> _DOWN
            have += good & _ONE
            room.out[at] = out | (bit & good)
            room.used[at] = used + _ONE
            room.have[at] = have
            live[left] = at
            left += _less(have, np.uint64(room.need[at]))


@_jit
def _show(known: Any, key: Any, start: Any, count: Any, theirs: Any, shows: Any, room: Any) -> None:
    """The number of the set of cards that the dealer shows in each round."""
    for at in range(count):
        product = _NONE
        while (product & _HALF) < _FEW_THREE:
            product = _half(key, start + np.uint64(at), np.uint64(room.used[at])) * _THREE
            room.used[at] += 1
        place = np.int64(product >> _DOWN)
        low = np.int64(known.cards[theirs[at], 1 if place == 0 else 0])
        high = np.int64(known.cards[theirs[at], 1 if place == 2 else 2])
        pair = low * (103 - low) // 2 + high - low - 1
        room.seen[at] = known.cards[theirs[at], place] if shows == 1 else pair


@_jit
def _decide(tables: Any, key: Any, start: Any, count: Any, box: Any, room: Any) -> None:
    """What a box does with its hand: its own code, and the places it throws away."""
    codes = room.codes[box]
    hands = room.hands[box]
    seat = tables.seats[box]
    for at in range(count):
        if tables.takers <= HALF:
            word = _word(key.taking_base, key.taking_gamma, start + np.uint64(at), np.uint64(box >> 1))
            half = (word >> _DOWN) if box & 1 else (word & _HALF)
            seat = tables.seats[box] if half < np.uint64(tables.takers) else tables.idle[box]
        codes[at] = tables.own[seat, room.seen[at], hands[at]]
        if tables.draws:
            thrown = tables.thrown[seat, room.seen[at], hands[at]]
            room.seats[box, at] = seat
            room.thrown[box, at] = thrown
            room.need[at] += (thrown & 1) + (thrown >> 1 & 1) + (thrown >> 2)


@_jit
def _replace(known: Any, tables: Any, count: Any, box: Any, room: Any) -> None:
    """The hands and own codes of a box once its thrown cards are replaced."""
    codes = room.codes[box]
    hands = room.hands[box]
    for at in range(count):
        thrown = room.thrown[box, at]
        have = room.have[at]
        number = _NONE
        for place in range(3):
            throws = np.uint8((thrown >> place) & 1)
            kept = known.cards[hands[at], place]
            fresh = room.cards[at, have]
            number = number * _DECK + np.uint64(kept ^ ((kept ^ fresh) & -throws))
            have += throws
        room.have[at] = have
        hands[at] = known.numbers[number]
        joint = codes[at] + tables.finals[room.seats[box, at], hands[at]]
        codes[at] = tables.drawn[joint if thrown else 0] if thrown else codes[at]


@_jit
def _fourth(known: Any, stands_on: Any, count: Any, theirs: Any, room: Any) -> None:
    """The dealer's strength where they take a fourth card: the best three of the four."""
    numbers = known.numbers
    strengths = known.strengths
    for at in range(count):
        one = np.uint64(known.cards[theirs[at], 0])
        two = np.uint64(known.cards[theirs[at], 1])
        three = np.uint64(known.cards[theirs[at], 2])
        four = np.uint64(room.cards[at, room.have[at]])
        best = room.dealer[at]
        for first, second in ((one, two), (one, three), (two, three)):
            best = max(best, strengths[numbers[(first * _DECK + second) * _DECK + four]])
        room.dealer[at] = best if room.dealer[at] < stands_on else room.dealer[at]


@_jit
def _flush(known: Any, final: Any, theirs: Any, many: Any) -> Any:
    """What the five or six cards of one suit make, which is more than they do by their ranks."""
    ranks = np.int64(0)
    for place in range(3):
        for card in (known.cards[final, place], known.cards[theirs, place]):
            ranks |= np.int64(many >> (4 * (card & 3) + 3) & 1) << (card >> 2)
    return np.int64(known.flushes[ranks]) + (many > 8) + (many > 128) + (many > 2048)


@_jit
def _code(known: Any, tables: Any, own: Any, final: Any, theirs: Any, dealer: Any) -> Any:
    """The code of a box; must equal `arrays._coded`."""
    code = np.int64(own)
    if tables.sixes > 1:
        six = np.int64(known.six[np.int64(known.ranks[final]) * _RANKS + known.ranks[theirs]])
        many = (known.suits[final] + known.suits[theirs] + _MANY) & _FIVE
        if many:
            six = _flush(known, final, theirs, many)
        code = code * tables.sixes + tables.six_class[six]
    if tables.colours > 1:
        colour = known.colours[final]
        code = code * 3 + (colour != 0) * (1 + (colour == known.colours[theirs]))
    made = known.strengths[final]
    if tables.beatens > 1:
        code = code * tables.beatens + tables.beaten_class[min(made, dealer)]
    place = 1 + 3 * (dealer >= tables.qualifies) + (made < dealer) - (made > dealer)
    return code * PLACES + place


@_jit
def deal_block(known: Any, tables: Any, key: Any, start: Any, count: Any, room: Any) -> None:
    """Deal a block of rounds; `room.codes` then holds the code of each box in each of them."""
    _deal_hands(known.masks, key, start, count, room)
    boxes = len(tables.seats)
    theirs = room.hands[boxes]
    for at in range(count):
        room.dealer[at] = known.strengths[theirs[at]]
    for at in range(count if tables.draws or tables.stands_on else 0):
        room.need[at] = room.dealer[at] < tables.stands_on
    if tables.shows:
        _show(known, key, start, count, theirs, tables.shows, room)
    for box in range(boxes):
        _decide(tables, key, start, count, box, room)
    if tables.draws or tables.stands_on:
        _deal_cards(key, start, count, room)
        room.have[:count] = 0
        for box in range(boxes if tables.draws else 0):
            _replace(known, tables, count, box, room)
        _fourth(known, tables.stands_on, count, theirs, room)
    for box in range(boxes):
        codes = room.codes[box]
        finals = room.hands[box]
        for at in range(count):
            codes[at] = _code(known, tables, codes[at], finals[at], theirs[at], room.dealer[at])


@_jit
def count(
    known: Any, tables: Any, value: Any, key: Any, start: Any, rounds: Any, room: Any,
    totals: Any, sums: Any, squares: Any, envy: Any, runs: Any
) -> Any:  # fmt: skip
    """Deal and count rounds into these arrays; the runs still hold where the last of each begins."""
    boxes = runs.shape[0]
    entries = runs.shape[1]
    codes = room.codes
    losing = np.zeros((boxes, BLOCK), np.uint32)
    nets = np.zeros((entries, BLOCK), np.int64)
    runs[:, :, 0] = -1
    hits = np.zeros((BLOCK, 4), np.int64)
    found = 0
    takers = 0
    done = 0
    hitting = np.flatnonzero(value.hits)
    taking = np.flatnonzero(value.takers)
    while done < rounds:
        count = min(BLOCK, rounds - done)
        deal_block(known, tables, key, np.uint64(start + done), count, room)
        before = totals[hitting].sum()
        for box in range(boxes):
            for at in range(count):
                totals[codes[box, at]] += 1
                losing[box, at] = value.losing[codes[box, at]]
        if boxes > 1:
            _add_nets(value, codes, count, nets)
            _add_envy(value, codes, count, envy, losing, nets)
            _add_rounds(count, nets, sums, squares)
        if totals[hitting].sum() != before:
            while found + boxes * count > len(hits):
                hits = np.concatenate((hits, np.zeros_like(hits)))
            found = _add_hits(value, codes, count, start + done, takers, hits, found)
        takers = totals[taking].sum() if tables.takers <= HALF else boxes * (done + count)
        for box in range(boxes):
            for entry in range(entries):
                _run(losing[box], count, np.uint32(1 << entry), done, runs[box, entry])
        done += count
    return hits[:found].copy()


@_jit
def _add_nets(value: Any, codes: Any, count: Any, nets: Any) -> None:
    """What each round nets, all boxes together: (entry, round)."""
    for entry in range(len(nets)):
        worth = value.nets.T[entry]
        net = nets[entry]
        net[:] = 0
        for box in range(len(codes)):
            mine = codes[box]
            for at in range(count):
                net[at] += worth[mine[at]]


@_jit
def _add_rounds(count: Any, nets: Any, sums: Any, squares: Any) -> None:
    """Add up what rounds net, and the squares of it."""
    for entry in range(len(nets)):
        net = nets[entry]
        total = np.int64(0)
        low = np.int64(0)
        high = np.int64(0)
        for at in range(count):
            square = net[at] * net[at]
            total += net[at]
            low += square & LOW
            high += square >> 32
        sums[entry] += total
        squares[entry, 0] += low
        squares[entry, 1] += high


@_jit
def _add_envy(value: Any, codes: Any, count: Any, envy: Any, losing: Any, nets: Any) -> None:
    """Pay Envy in the few rounds where there is some."""
    for wager in range(len(envy)):
        envied = np.zeros(count, np.bool_)
        rows = value.envied[wager]
        for box in range(len(codes)):
            for at in range(count):
                envied[at] |= rows[codes[box, at]] >= 0
        for place in np.flatnonzero(envied):
            _envy(value, wager, codes[:, place], envy[wager], losing[:, place], nets[:, place])


@_jit
def _envy(value: Any, wager: Any, codes: Any, envy: Any, losing: Any, nets: Any) -> None:
    """Pay the Envy of one round; a box that is paid is not losing, on that wager or in all."""
    entry = value.envy_entries[wager]
    whole = len(nets) - 1
    for box in range(len(codes)):
        if not value.envious[wager, codes[box]]:
            continue
        largest = np.int64(0)
        total = np.int64(0)
        made = -1
        for other in range(len(codes)):
            row = value.envied[wager, codes[other]]
            if other == box or row < 0:
                continue
            award = value.awards[wager, row]
            if not value.largest[wager]:
                envy[row] += 1
                total += award
            elif award > largest:
                largest = award
                made = row
        if made >= 0:
            envy[made] += 1
            total = largest
        if total:
            nets[entry] += total
            nets[whole] += total
            losing[box] &= ~np.uint32((1 << entry) | (1 << whole))


@_jit
def _add_hits(value: Any, codes: Any, count: Any, start: Any, takers: Any, hits: Any, found: Any) -> Any:
    """Note every box that takes from a meter: round by round, boxes in deal order."""
    for at in range(count):
        before = takers
        for box in range(len(codes)):
            code = codes[box, at]
            takers += value.takers[code]
            if value.hits[code]:
                hits[found] = start + at, box, np.int64(code), before
                found += 1
    return found


@_jit
def _run(losing: Any, count: Any, bit: Any, done: Any, run: Any) -> None:
    """The longest run of lost rounds: `run` holds rounds before the first not lost, most, begin of the last.

    A run that is longer than the longest so far fills as many places and one more, so it is enough to look
    there, and backwards from there.
    """
    limit = done + count
    most = run[1]
    begin = run[2]
    for at in range(count if run[0] < 0 else 0):
        if losing[at] & bit == 0:
            run[0] = done + at
            break
    while begin + most < limit:
        since = _begin(losing, bit, done, begin, begin + most)
        while since == begin and begin + most < limit and losing[begin + most - done] & bit:
            most += 1
        begin = since
    run[1] = most
    run[2] = _begin(losing, bit, done, begin, limit - 1)


@_jit
def _begin(losing: Any, bit: Any, done: Any, begin: Any, last: Any) -> Any:
    """Where the run of lost rounds begins that ends with this one: at `begin`, or later in this block."""
    low = max(begin, done)
    while last >= low and losing[last - done] & bit:
        last -= 1
    return last + 1 if last >= low else begin
