"""What each wager of a bet gains or loses in each thing that can happen: settlement's own sums, as look-ups.

A row of a pay table is named by its place in the table; one past the last means that no row is made. Where an
ending of the contest has rows, the code of a hand says both: ``row * len(wager.marks) + run of marks``. The
amounts come from `settlement`, so analysis and table round, cap and pay alike.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from queenhigh.hands import STRENGTHS
from queenhigh.money import show_amount
from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import Row, Wager
from queenhigh.rules.wager import STANDS
from queenhigh.settlement.contest import result_net
from queenhigh.settlement.rows import paying, row_winnings, share_of
from queenhigh.settlement.side import goes_back
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.stands import BEATS, FOLDED
from queenhigh.study.suits import Ints


def net_of(bet: Bet, wager: Wager, stand: int, code: int, multiple: int) -> int:
    """What a wager gains or loses in a stand (its place in `STANDS`, or `FOLDED`) by the code of the hand.

    Without endings that have rows of their own the code is a row's place in the pay table; one past the last,
    also of none, is no row.
    """
    if stand == FOLDED:
        lost = fold_net(bet, wager)
        if lost is not None:
            return lost
    if not wager.facts.contest:
        return row_net(bet, wager, code, multiple, stand != FOLDED and BEATS[stand])
    result = wager.endings.get(STANDS[stand])  # a dealer who always qualifies never fails to
    if result is None:
        return 0
    row, run = divmod(code, len(wager.marks))
    made = wager.rows[row] if row < len(wager.rows) else None
    ends = result.for_hand(wager.marks[run]) if result.rows else result
    return result_net(bet.house, ends, bet.stake(wager, multiple), paying(made))


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
    """What a wager that its pay table alone settles gains or loses by this place of `Wager.made`."""
    stake_minor = bet.stake(wager, multiple)
    own_stake = wager.has_stake
    if stake_minor == 0:
        return 0
    rows = rows_made(wager, place)
    if wager.must_beat_dealer and not beats and goes_back(wager, rows[0] if rows else None):
        return 0
    if not rows or (wager.must_beat_dealer and not beats):
        return -stake_minor if own_stake else 0
    if isinstance(rows[0].award, MeterShare):
        return share_of(bet.meter(rows[0].award.meter), rows[0], bet.house) - stake_minor
    return sum(row_winnings(bet.house, row, stake_minor, own_stake=own_stake) for row in rows)


def most_won(bet: Bet) -> int:
    """No round wins one player of this bet more: each wager at its best, shares of meters aside."""
    play = bet.house.play
    total_minor = 0
    multiples = play.all_multiples if play is not None and bet.ante_minor else (0,)
    for wager in bet.wagers:
        codes = [code for code in range(wager.codes) if not (wager.facts.meter and _of_meter(wager, code))]
        stands = (FOLDED, *range(len(STANDS)))
        cases = ((stand, code, multiple) for stand in stands for code in codes for multiple in multiples)
        total_minor += max(0, *(net_of(bet, wager, *case) for case in cases))
        if wager.envy is not None:
            total_minor += (bet.players - 1) * max(row.envy_minor or 0 for row in wager.rows)
    return total_minor


def most_won_together(bets: Sequence[Bet]) -> int:
    """No round wins boxes with these bets more, each box a player's own: Envy for every other is in it."""
    return sum(most_won(replace(bet, players=len(bets))) for bet in bets)


def refuse_past_most(bet: Bet) -> None:
    """Raise where a round of the bet may win more than the table pays in one: how it is shared then is not
    in the sums here."""
    most = bet.house.most
    if most is None or (won_minor := bet.players * most_won(bet)) <= most.amount_minor:
        return
    most_text, won_text = (show_amount(minor, bet.house.currency) for minor in (most.amount_minor, won_minor))
    raise UnpricedError(
        f"the table pays {most_text} at most in one round, and this bet may win up to {won_text}: what it is "
        "worth where that is shared is not worked out here"
    )


def _of_meter(wager: Wager, code: int) -> bool:
    return any(isinstance(row.award, MeterShare) for row in rows_made(wager, code))


def rows_made(wager: Wager, code: int) -> list[Row]:
    """The rows that pay together by the code of what is made; none where such a hand pays nothing."""
    return [row for place in wager.made[code] if (row := paying(wager.rows[place])) is not None]


def rows_paid(wager: Wager, stand: int, code: int) -> list[Row]:
    """The rows that are paid by the code of what is made in a stand (its place in `STANDS`, or `FOLDED`).

    None where the wager went with the fold, or must beat the dealer and does not, or where hand against hand
    decides it in that stand.
    """
    if stand == FOLDED and (wager.lost_by_fold or not wager.placed_before_deal):
        return []
    if wager.facts.contest:
        ending = wager.endings.get(STANDS[stand])
        return rows_made(wager, code // len(wager.marks)) if ending and ending.outcome == "pays" else []
    if wager.must_beat_dealer and (stand == FOLDED or not BEATS[stand]):
        return []
    return rows_made(wager, code)


def row_codes(wager: Wager, first: Ints, final: Ints, drew: bool, first_suit: Ints, final_suit: Ints) -> Ints:
    """The code of each hand, by first and final strength: the place of the row that `rows.hand_row` finds
    and, where endings have rows, the run of `Wager.marks` that the final hand is in.

    Arrays must fit each other; a suit is -1 where the three cards are not of one suit.
    """
    hands = first, final, drew, first_suit, final_suit
    if wager.awards == "added":
        return joined_codes(wager, *(_rows_apart(wager, on_first, *hands) for on_first in (True, False)))
    made = _rows_made(wager.rows, *hands)
    if len(wager.marks) == 1:
        return made
    return made * len(wager.marks) + np.searchsorted(wager.marks, final, side="right") - 1


def strength_codes(wager: Wager, mine: Ints, theirs: Ints) -> Ints:
    """The place of the row that a wager on hands pays by their strengths, as `rows.strength_row` finds it."""
    made = _codes_by_strength(wager.rows, False)
    if wager.look.pays == "lower":
        paid = {"either": mine != theirs, "player": mine < theirs, "dealer": mine > theirs}[wager.side]
        return np.where(paid, made.take(np.minimum(mine, theirs)), len(wager.rows))
    found = np.full(np.broadcast_shapes(mine.shape, theirs.shape), len(wager.rows), np.int64)
    for whose, strength in (("player", mine), ("dealer", theirs)):
        if whose in wager.look.reads:
            found = np.minimum(found, made.take(strength))
    return found


def joined_codes(wager: Wager, first: Ints, final: Ints) -> Ints:
    """The codes of what rows on the first cards and rows on the final hand make, both told by place.

    The one that stands higher up counts or, where awards are added, both.
    """
    return np.minimum(first, final) if wager.awards == "one" else _added_codes(wager)[first, final]


@lru_cache(maxsize=64)
def _added_codes(wager: Wager) -> Ints:
    """(Row on the first cards, row on the final hand): the code of both; one past the last is no row."""
    places = np.arange(len(wager.rows) + 1)
    codes = np.minimum.outer(places, places)
    for code, made in enumerate(wager.made):
        if len(made) > 1:
            codes[made] = code
    return codes


def _rows_apart(
    wager: Wager, on_first: bool, first: Ints, final: Ints, drew: bool, first_suit: Ints, final_suit: Ints
) -> Ints:
    """The place of the first row that matches, of those on the first cards alone or of the others."""
    places = [place for place, row in enumerate(wager.rows) if row.on_first == on_first]
    rows = tuple(wager.rows[place] for place in places)
    found = _rows_made(rows, first, final, drew, first_suit, final_suit)
    return np.array([*places, len(wager.rows)], np.int64)[found]


def _rows_made(
    rows: tuple[Row, ...], first: Ints, final: Ints, drew: bool, first_suit: Ints, final_suit: Ints
) -> Ints:
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
