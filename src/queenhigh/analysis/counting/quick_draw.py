"""The quick way to what drawing one card is worth where two of the dealer's three cards are seen.

They have one more card then, x, or x and the y they draw. So what a final hand t is worth against them, with
one more card c dead, is a sum over their hands, less those that hold a dead card, plus those made of two:

    H(t) - B(t, c) + sum of C(t, c, e) for e in t,    H(t) = A(t) - sum of B(t, e) + sum of C(t, e, f)

with A for all their hands, B for those that hold a card, C for the one made of two. H is one number for each
three cards, and only the other two terms know what was thrown away; they are added up over all cards that may
come by matrices. Final hands that fare alike against every hand they may hold are one *kind*.

`spots.py` with `solve.py` is the reference: `tests/analysis/counting/test_quick_draw.py` holds both together.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.counting.spots import Game
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import strengths
from queenhigh.hands.three import STRENGTHS
from queenhigh.rules.records import Wager
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import Bet
from queenhigh.study.nets import joined_codes, net_of, row_codes, row_net
from queenhigh.study.stands import stands_of
from queenhigh.study.suits import NO_SUIT, Ints, suits_of

Floats = npt.NDArray[np.float64]
_LIVE: Final = 50
_SUITS: Final = 5
"""A hand is of one of four suits, or of none."""
_EXACT: Final = 1 << 52
"""Whole numbers below this are exact as floats."""


_RUN: Final = 512
"""First hands walked at a time: what a processor keeps at hand."""
_PIECE: Final = 1 << 17
"""Products of two numbers in one piece of a matrix."""


class _Places(NamedTuple):
    """Cards by their place among the fifty that are live: pairs, threes, and what a card makes of a pair."""

    threes: Ints
    pair_at: Ints
    """(place, place): the pair."""
    three_at: Ints
    """(pair, place): the three; one past the last where the card is of the pair."""


@cache
def _places() -> _Places:
    pairs = np.array(list(combinations(range(_LIVE), 2)), np.int64)
    threes = np.array(list(combinations(range(_LIVE), 3)), np.int64)
    pair_at = np.zeros((_LIVE, _LIVE), np.int64)
    pair_at[pairs[:, 0], pairs[:, 1]] = pair_at[pairs[:, 1], pairs[:, 0]] = np.arange(len(pairs))
    three_at = np.full((len(pairs), _LIVE), len(threes), np.int64)
    for kept, comes in (((0, 1), 2), ((0, 2), 1), ((1, 2), 0)):
        three_at[pair_at[threes[:, kept[0]], threes[:, kept[1]]], threes[:, comes]] = np.arange(len(threes))
    return _Places(threes, pair_at, three_at)


class _Dealer(NamedTuple):
    """The hands that the dealer may come to, by the cards that nobody sees."""

    marks: Ints
    """Their different strengths."""
    stands: Ints
    """For each card: the place of the strength they stand on with it; -1 where they draw."""
    draws: Ints
    """(card, card): the place of the strength they come to with both."""
    times: Ints
    """(card, card): how many of the two may be the one they drew."""


class _Against(NamedTuple):
    """All final hands against all of the dealer's, for one Play stake."""

    kind: Ints
    """Of each three cards, and of none behind the last."""
    by_pair: Floats
    """(kind, column): what they pay with two cards, where the column is that of `_columns`."""
    held: Floats
    """(card, kind): what all their hands that hold a card pay."""
    worth: Floats
    """Of each three cards: what all their hands pay that hold none of them."""


def reaches(bet: Bet, game: Game) -> bool:
    """Whether a game is one that this way is for."""
    if len(game.known) != 2 or game.discards != 1:
        return False
    return not any(
        wager.looks_further or ((wager.must_beat_dealer or wager.facts.contest) and _looks_back(wager))
        for wager in bet.tabled
    )


def _looks_back(wager: Wager) -> bool:
    """Whether a row looks at the first three cards."""
    return any(row.on_first for row in wager.rows)


def values(bet: Bet, game: Game, multiple: int) -> tuple[Ints, Ints] | None:
    """What standing brings each first hand, and drawing for its first, second and third card.

    In `game.deals_each` deals, as everywhere; none where amounts are too large for it.
    """
    live = np.array([card for card in range(DECK_SIZE) if card not in game.known], np.int64)
    dealer = _dealer(game, live)
    cards = live[_places().threes]
    marks = strengths(cards).astype(np.int64) * _SUITS + (suits_of(cards) - NO_SUIT)
    standing = _against(bet, game, multiple, marks, dealer, drew=False)
    drawing = _against(bet, game, multiple, marks, dealer, drew=True)
    if standing is None or drawing is None:
        return None
    places = _places()
    firsts = np.searchsorted(live, game.firsts.cards)
    own = places.three_at[places.pair_at[firsts[:, 0], firsts[:, 1]], firsts[:, 2]]
    stood = np.rint(standing.worth[own]).astype(np.int64) * (game.deals_each // game.deals(0))
    drawn = np.rint(_drawn(drawing, dealer, firsts, own)).astype(np.int64)
    drawn *= game.deals_each // game.deals(1)
    for wager in filter(_looks_back, bet.tabled):
        at_once, later = _by_first(bet, wager, multiple, marks, firsts, own)
        stood += at_once * game.deals_each
        drawn += later * (game.deals_each // (_LIVE - 3))
    return stood, drawn


def _by_first(
    bet: Bet, wager: Wager, multiple: int, marks: Ints, firsts: Ints, own: Ints
) -> tuple[Ints, Ints]:
    """What a wager that looks at the first cards too brings who stands, and who draws with each card gone.

    The first row that matches pays: the first of those that look back, or of the others, whichever is higher
    up, or both where awards are added. So it takes the rows that final hands make, counted for each pair that
    is kept.
    """
    places = _places()
    rows = len(wager.rows) + 1
    nothing = np.full(len(marks), -1, np.int64)
    strength, suit = np.divmod(marks, _SUITS)
    suit += NO_SUIT
    nets = np.array([row_net(bet, wager, code, multiple) for code in range(wager.codes)], np.int64)
    at_once = nets[row_codes(wager, strength, strength, False, suit, suit)[own]]
    back = row_codes(wager, strength, nothing, True, suit, nothing)[own]
    final = np.append(row_codes(wager, nothing, strength, True, nothing, suit), rows)
    flat = np.arange(len(places.three_at))[:, None] * (rows + 1) + final[places.three_at]
    counts = np.bincount(flat.ravel(), minlength=len(flat) * (rows + 1)).reshape(len(flat), -1)[:, :rows]
    paid = nets[joined_codes(wager, back[:, None], np.arange(rows))]
    mine = nets[joined_codes(wager, back, final[own])]
    kept = [places.pair_at[firsts[:, low], firsts[:, high]] for low, high in ((1, 2), (0, 2), (0, 1))]
    return at_once, np.stack([(counts[pair] * paid).sum(axis=1) - mine for pair in kept], axis=1)


def _dealer(game: Game, live: Ints) -> _Dealer:
    known = np.array(game.known, np.int64)

    def made(*cards: Ints) -> Ints:
        return strengths(np.stack(np.broadcast_arrays(*cards), axis=-1)).astype(np.int64)

    one = made(known[0], known[1], live)
    stands = one >= game.stands_on
    both = np.broadcast_to(live[:, None], (_LIVE, _LIVE))
    best = np.maximum(
        np.maximum(one[:, None], one), np.maximum(*(made(seen, both, both.T) for seen in known))
    )
    times = np.where(np.eye(_LIVE, dtype=np.bool_), 0, (~stands)[:, None].astype(np.int64) + ~stands)
    marks = np.unique(np.concatenate([one[stands], best[times > 0]]))
    return _Dealer(
        marks, np.where(stands, np.searchsorted(marks, one), -1), np.searchsorted(marks, best), times
    )


def _columns(dealer: _Dealer) -> Ints:
    """(card, card): the column of `_Against.by_pair` for a hand with both; 0 where there is no such hand."""
    place = 1 + np.minimum(dealer.draws, len(dealer.marks) - 1) + len(dealer.marks) * (dealer.times - 1)
    return np.where(dealer.times > 0, place, 0)


def _against(
    bet: Bet, game: Game, multiple: int, marks: Ints, dealer: _Dealer, drew: bool
) -> _Against | None:
    """All of it for each three cards, of which `marks` tell strength and suit; none where it is too large."""
    kinds, nets = _kinds(bet, game, multiple, dealer.marks, drew)
    kind = kinds[marks]
    fourth = DECK_SIZE - 3 - (3 + drew) if game.stands_on else 1
    many = len(dealer.marks)
    if np.abs(nets).max() * comb(_LIVE, 2) * 2 * fourth * _LIVE > _EXACT:
        return None
    alone = np.flatnonzero(dealer.stands >= 0)
    held_by = (np.arange(_LIVE)[:, None] * many + np.minimum(dealer.draws, many - 1)).ravel()
    drawn = np.bincount(held_by, weights=dealer.times.ravel().astype(np.float64), minlength=_LIVE * many)
    by_card = drawn.reshape(_LIVE, many).astype(np.float64)
    all_hands = by_card.sum(axis=0) / 2 + fourth * np.bincount(dealer.stands[alone], minlength=many)
    by_card[alone, dealer.stands[alone]] += fourth
    held = _product(by_card, nets.T)
    by_pair = np.concatenate([np.zeros((len(nets), 1)), nets, 2 * nets], axis=1)
    threes = _places().threes
    columns = _columns(dealer)
    worth = (nets * all_hands).sum(axis=1)[kind]
    for place in range(3):
        worth -= held[threes[:, place], kind]
    for low, high in combinations(range(3), 2):
        worth += by_pair[kind, columns[threes[:, low], threes[:, high]]]
    # One more three cards of one more kind, worth nothing: what a card makes of a pair that it is of.
    return _Against(
        np.append(kind, len(nets)),
        np.concatenate([by_pair, np.zeros((1, by_pair.shape[1]))]),
        np.concatenate([held, np.zeros((_LIVE, 1))], axis=1),
        np.append(worth, 0.0),
    )


def _kinds(bet: Bet, game: Game, multiple: int, marks: Ints, drew: bool) -> tuple[Ints, Floats]:
    """The kind of each strength and suit, and what each kind nets against each of the dealer's strengths."""
    made, suit = np.divmod(np.arange(STRENGTHS * _SUITS), _SUITS)
    suit += NO_SUIT
    under = np.searchsorted(marks, made)
    upto = np.searchsorted(marks, made, side="right")
    tabled = [wager for wager in bet.tabled if not _looks_back(wager)]
    codes = [row_codes(wager, made, made, drew, suit, suit) for wager in tabled]
    key = under * (len(marks) + 1) + upto
    for wager, code in zip(tabled, codes, strict=True):
        key = key * wager.codes + code
    _, first, kind = np.unique(key, return_index=True, return_inverse=True)
    rows = np.stack([code[first] for code in codes], axis=1) if codes else np.zeros((len(first), 0), np.int64)
    paid = {each: _stand_nets(bet, multiple, tabled, each) for each in set(map(tuple, rows.tolist()))}
    nets = np.array([paid[tuple(each)] for each in rows.tolist()], np.float64)
    stands = stands_of(game.qualifies_from, made[first][:, None], marks)
    return kind.ravel(), np.take_along_axis(nets, stands, axis=1)


def _stand_nets(bet: Bet, multiple: int, tabled: Sequence[Wager], rows: Sequence[int]) -> list[int]:
    """What the bet nets in each stand where these rows are made."""
    return [
        sum(net_of(bet, wager, stand, 0, multiple) for wager in bet.wagers if wager.codes == 1)
        + sum(net_of(bet, wager, stand, row, multiple) for wager, row in zip(tabled, rows, strict=True))
        for stand in range(len(STANDS))
    ]


def _drawn(found: _Against, dealer: _Dealer, firsts: Ints, own: Ints) -> Floats:
    """(first hand, which card is thrown): what drawing brings, over all cards that may come."""
    places = _places()
    columns = _columns(dealer)
    kinds = found.kind[places.three_at]
    width = found.by_pair.shape[1]
    pairs = len(kinds)
    many = len(found.by_pair)
    flat = (np.arange(pairs)[:, None] * many + kinds).ravel()
    counts = np.bincount(flat, minlength=pairs * many).reshape(pairs, many).astype(np.float64)
    worth = found.worth[places.three_at].sum(axis=1)
    held = _product(counts, found.held.T)
    marks = (width - 1) // 2
    once = _product(counts, found.by_pair[:, 1 : 1 + marks])
    by_pair = np.concatenate([np.zeros((pairs, 1)), once, 2 * once], axis=1)
    starts = kinds * width
    paid = found.by_pair.ravel()
    mine = found.kind[own]
    total = np.zeros((len(firsts), 3))
    for place in range(3):
        gone = firsts[:, place]
        kept = [firsts[:, other] for other in range(3) if other != place]
        pair = places.pair_at[kept[0], kept[1]]
        each = worth[pair] - held[pair, gone]
        each -= found.worth[own] - found.held[gone, mine]
        for card in kept:
            column = columns[card, gone]
            each += by_pair[pair, column] - found.by_pair[mine, column]
        for start in range(0, len(firsts), _RUN):
            run = slice(start, start + _RUN)
            index = starts[pair[run]]
            index += columns[gone[run]]
            total[run, place] = each[run] + paid.take(index, mode="clip").sum(axis=1)
    return total


def _product(one: Floats, other: Floats) -> Floats:
    """A product of matrices in pieces so small that no library sets several processors to one.

    They would wait for each other most of the time, and a busy wait costs as much as work.
    """
    rows = max(1, _PIECE // other.size)
    pieces = [one[start : start + rows] @ other for start in range(0, len(one), rows)]
    return np.concatenate(pieces)
