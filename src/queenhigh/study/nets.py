"""What each wager of a bet gains or loses in each thing that can happen: settlement's own sums, as look-ups.

A row of a pay table is named by its place in the table; one past the last means that no row is made. The
amounts come from `settlement`, so analysis and table round, cap and pay alike.
"""

from functools import lru_cache

import numpy as np

from queenhigh.rules.awards import MeterShare, Nothing
from queenhigh.rules.records import Row, Wager
from queenhigh.settlement.contest import result_net
from queenhigh.settlement.rows import row_winnings, share_of
from queenhigh.study.bet import Bet
from queenhigh.study.stands import SITUATIONS, Stand
from queenhigh.study.suits import Ints


def contest_net(bet: Bet, wager: Wager, stand: Stand, multiple: int) -> int:
    """What Ante or Play gains or loses for a box that played."""
    result = wager.results.get(SITUATIONS[stand])  # a dealer who always qualifies never fails to
    return result_net(bet.house, result, bet.stake(wager, multiple)) if result else 0


def fold_net(bet: Bet, wager: Wager) -> int | None:
    """What a fold costs on a wager at once; none where the wager lives on."""
    if wager.kind in ("play", "bonus"):
        return 0
    return -bet.stake(wager, 0) if wager.lost_by_fold else None


def row_net(bet: Bet, wager: Wager, place: int, multiple: int, beats: bool = True) -> int:
    """What a wager with a pay table gains or loses by the row at this place."""
    stake_minor = bet.stake(wager, multiple)
    bonus = wager.kind == "bonus"
    row = wager.rows[place] if place < len(wager.rows) else None
    if stake_minor == 0:
        return 0
    if row is None or isinstance(row.award, Nothing) or (wager.must_beat_dealer and not beats):
        return 0 if bonus else -stake_minor
    if isinstance(row.award, MeterShare):
        return share_of(bet.meter(row.award.meter), row, bet.house) - stake_minor
    return row_winnings(bet.house, row, stake_minor, own_stake=not bonus)


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
    codes = np.full(741, len(rows), np.int64)
    for place in reversed(range(len(rows))):
        row = rows[place]
        if row.strengths is not None and (row.when == "always" or (row.when == "drew") == drew):
            codes[row.strengths.least : row.strengths.most + 1] = place
    return codes
