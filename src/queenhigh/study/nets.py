"""What each wager of a bet gains or loses in each thing that can happen: settlement's own sums, as look-ups.

A row of a pay table is named by its place in the table; one past the last means that no row is made. The
amounts come from `settlement`, so analysis and table round, cap and pay alike.
"""

from functools import lru_cache

import numpy as np

from queenhigh.hands import STRENGTHS
from queenhigh.rules.awards import MeterShare, Nothing
from queenhigh.rules.records import Row, Wager
from queenhigh.rules.wager import STANDS
from queenhigh.settlement.contest import result_net
from queenhigh.settlement.rows import row_winnings, share_of
from queenhigh.study.bet import Bet
from queenhigh.study.stands import BEATS, FOLDED
from queenhigh.study.suits import Ints


def net_of(bet: Bet, wager: Wager, stand: int, row: int, multiple: int) -> int:
    """What a wager gains or loses in a stand (its place in `STANDS`, or `FOLDED`) by the row it makes.

    The row is the one at this place of its pay table; one past the last, also of none, is no row.
    """
    if stand == FOLDED:
        lost = fold_net(bet, wager)
        if lost is not None:
            return lost
    if not wager.facts.contest:
        return row_net(bet, wager, row, multiple, stand != FOLDED and BEATS[stand])
    result = wager.endings.get(STANDS[stand])  # a dealer who always qualifies never fails to
    made = wager.rows[row] if row < len(wager.rows) else None
    paid = None if made is None or isinstance(made.award, Nothing) else made
    return result_net(bet.house, result, bet.stake(wager, multiple), paid) if result else 0


def stands_alike(wager: Wager) -> tuple[tuple[int, ...], ...]:
    """The stands by what they mean to a wager: in those of one group each row is worth the same."""
    groups: dict[object, list[int]] = {}
    for place, stand in enumerate(STANDS):
        key = wager.endings.get(stand) if wager.facts.contest else wager.must_beat_dealer and BEATS[place]
        groups.setdefault(key, []).append(place)
    return tuple(map(tuple, groups.values()))


def fold_net(bet: Bet, wager: Wager) -> int | None:
    """What a fold costs on a wager at once; none where the wager lives on."""
    if wager.lost_by_fold:
        return -bet.stake(wager, 0)
    return None if wager.placed_before_deal else 0


def row_net(bet: Bet, wager: Wager, place: int, multiple: int, beats: bool = True) -> int:
    """What a wager that its pay table alone settles gains or loses by the row at this place."""
    stake_minor = bet.stake(wager, multiple)
    own_stake = wager.has_stake
    row = wager.rows[place] if place < len(wager.rows) else None
    if stake_minor == 0:
        return 0
    if row is None or isinstance(row.award, Nothing) or (wager.must_beat_dealer and not beats):
        return -stake_minor if own_stake else 0
    if isinstance(row.award, MeterShare):
        return share_of(bet.meter(row.award.meter), row, bet.house) - stake_minor
    return row_winnings(bet.house, row, stake_minor, own_stake=own_stake)


def row_codes(wager: Wager, first: Ints, final: Ints, drew: bool, first_suit: Ints, final_suit: Ints) -> Ints:
    """The place of the row that each hand makes, by first and final strength; as `rows.hand_row` finds it.

    Arrays must fit each other; a suit is -1 where the three cards are not of one suit.
    """
    rows = wager.rows
    if not any(row.on_first or row.suits for row in rows):
        return _codes_by_strength(rows, drew).take(final)
    found = np.full(np.broadcast_shapes(first.shape, final.shape), len(rows), np.int64)
    for place in reversed(range(len(rows))):
        row = rows[place]
        if row.strengths is None or (row.when != "always" and (row.when == "drew") != drew):
            continue
        mark, suit = (first, first_suit) if row.on_first else (final, final_suit)
        makes = (mark >= row.strengths.least) & (mark <= row.strengths.most)
        if row.suits and len(row.suits) < 4:  # all four suits are no condition at all
            makes &= np.isin(suit, list(row.suits))
        found = np.where(makes, place, found)
    return found


@lru_cache(maxsize=256)
def _codes_by_strength(rows: tuple[Row, ...], drew: bool) -> Ints:
    codes = np.full(STRENGTHS, len(rows), np.int64)
    for place in reversed(range(len(rows))):
        row = rows[place]
        if row.strengths is not None and (row.when == "always" or (row.when == "drew") == drew):
            codes[row.strengths.least : row.strengths.most + 1] = place
    return codes
