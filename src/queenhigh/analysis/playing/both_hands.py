"""Bets that are counted by the strengths of both hands: the player's last one and the dealer's last one.

So are games in which the dealer replaces a weak hand, and those in which a player throws all three cards away
or none, as far as no wager looks at suits or at other cards. What a bet brings is a table of two strengths;
`counting.whole_hand` says how often each two come.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from queenhigh.analysis.counting import whole_hand
from queenhigh.analysis.counting.spots import Game
from queenhigh.hands import STRENGTHS
from queenhigh.hands.arrays import strengths
from queenhigh.rules.records import Wager
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import Bet, Choice, UnpricedError
from queenhigh.study.nets import net_of, row_codes, stands_alike, strength_codes
from queenhigh.study.stands import stands_of
from queenhigh.study.suits import ALL_ALIKE, NO_SUIT, Exact, Ints

_MARKS = np.arange(STRENGTHS)
_NO_SUIT = np.full(STRENGTHS, NO_SUIT)


def reaches(bet: Bet, game: Game) -> bool:
    """Whether a bet is counted here; raises `UnpricedError` where only this way would do and it does not."""
    compared = [wager for wager in bet.tabled if wager.by_hands]
    whole = {*game.counts} <= {0, 3}
    if not game.replaces and not (game.discards == 3 and whole):
        return False
    other = next((wager for wager in bet.tabled if wager.looks_further and not wager.by_hands), None)
    stands = game.replaces or not game.stands_on
    if whole and stands and not game.known and game.groups == ALL_ALIKE and other is None:
        return True
    if game.replaces:
        because = "cards are seen before the decision" if whole else "some but not all cards may be discarded"
        because = "a row names a suit" if game.groups != ALL_ALIKE else because
        because = f"{other.label} looks at other cards too" if other is not None else because
        raise UnpricedError(f"the dealer replaces weak hands, and {because}: this is not worked out here")
    if compared:
        raise UnpricedError(
            f"{compared[0].label} looks at both hands, and players draw: its price is not worked out here"
        )
    return False


class _Kinds(NamedTuple):
    """First hands whose first cards mean the same to every wager."""

    firsts: Ints
    """Their places."""
    example: int
    """The strength of one of them."""


def _kinds(bet: Bet, game: Game) -> list[_Kinds]:
    """The first hands by the rows that look at the first cards."""
    first = strengths(game.firsts.cards).astype(np.int64)
    looking = [row.strengths for wager in bet.tabled for row in wager.rows if row.on_first and row.strengths]
    edges = sorted({edge for known in looking for edge in (known.least, known.most + 1)})
    run = np.searchsorted(edges, first, side="right")
    return [_Kinds(mine := np.flatnonzero(run == each), int(first[mine[0]])) for each in np.unique(run)]


def _codes(bet: Bet, first: int | None) -> list[Ints]:
    """(My last hand, theirs): the code on each pay table, after a draw to such a first hand or without."""
    found = []
    for wager in bet.tabled:
        if wager.by_hands:
            found.append(strength_codes(wager, _MARKS[:, None], _MARKS))
        else:
            before = _MARKS if first is None else np.full(STRENGTHS, first)
            mine = row_codes(wager, before, _MARKS, first is not None, _NO_SUIT, _NO_SUIT)
            found.append(np.broadcast_to(mine[:, None], (STRENGTHS, STRENGTHS)))
    return found


def _stands(game: Game) -> Ints:
    return stands_of(game.qualifies_from, _MARKS[:, None], _MARKS)


def _worth(bet: Bet, game: Game, codes: Sequence[Ints], multiple: int, whole: np.typing.DTypeLike) -> Exact:
    """(My last hand, theirs): what the bet brings."""
    stands = _stands(game)
    total = np.zeros((STRENGTHS, STRENGTHS), whole)
    tabled = dict(zip(bet.tabled, codes, strict=True))
    for wager in bet.wagers:
        nets = np.array(
            [
                [net_of(bet, wager, stand, code, multiple) for code in range(wager.codes)]
                for stand in range(len(STANDS))
            ],
            whole,
        )
        total += nets[stands, tabled.get(wager, 0)]
    return total


def add_values(values: Exact, bet: Bet, game: Game, choices: Sequence[Choice]) -> None:
    """Add what each choice that plays is worth with each first hand."""
    first = strengths(game.firsts.cards)
    for place, choice in enumerate(choices):
        if choice.folds:
            continue
        scale = game.deals_each // game.deals(len(choice.thrown))
        if values.dtype == np.object_:
            for each in counted(bet, game, choice, np.ones(len(first), np.int64)):
                net = happening_net(bet, each, choice.multiple)
                values[each.firsts, place] += each.deals.astype(np.object_) * net
            continue
        if not choice.thrown:
            worth = _worth(bet, game, _codes(bet, None), choice.multiple, values.dtype)
            counts = whole_hand.dealer_hands(game.replaced_below).astype(values.dtype)
            values[:, place] = (counts * worth[first]).sum(axis=1) * scale
            continue
        for kind in _kinds(bet, game):
            worth = _worth(bet, game, _codes(bet, kind.example), choice.multiple, values.dtype)
            sums = whole_hand.pair_sums(game.replaced_below, worth)
            values[kind.firsts, place] = sums[kind.firsts] * scale


class Counted(NamedTuple):
    """How often something happens to first hands that make a choice."""

    firsts: Ints
    stand: int
    codes: tuple[int, ...]
    """On each pay table, in `Bet.tabled` order."""
    deals: Ints
    """For each of the first hands, scaled to `Game.deals_each`."""


def counted(bet: Bet, game: Game, choice: Choice, takes: Ints) -> Iterator[Counted]:
    """All that can happen after a choice, for first hands that some make it with: `takes` tells how many."""
    scale = game.deals_each // game.deals(len(choice.thrown))
    if choice.thrown:
        for kind in _kinds(bet, game):
            mine = kind.firsts[takes[kind.firsts] > 0]
            for stand, codes, where in _happenings(bet, game, _codes(bet, kind.example)) if len(mine) else ():
                sums = whole_hand.pair_sums(game.replaced_below, where.astype(np.int64))
                yield Counted(mine, stand, codes, sums[mine] * scale)
        return
    mine = np.flatnonzero(takes)
    first = strengths(game.firsts.cards[mine])
    hands = whole_hand.dealer_hands(game.replaced_below)[mine]
    for stand, codes, where in _happenings(bet, game, _codes(bet, None)):
        yield Counted(mine, stand, codes, (hands * where[first]).sum(axis=1) * scale)


def tallied(bet: Bet, game: Game, choice: Choice, takes: Ints) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Each stand with codes that may come of a choice, and in how many deals of those who make it.

    The same as `counted`, added up over first hands, and quicker: all pairs of hands are counted at once.
    """
    scale = game.deals_each // game.deals(len(choice.thrown))
    for example, pairs in _pairs_met(bet, game, choice, takes):
        for stand, codes, where in _happenings(bet, game, _codes(bet, example)):
            yield stand, codes, int(pairs[where].sum()) * scale


def _pairs_met(bet: Bet, game: Game, choice: Choice, takes: Ints) -> Iterator[tuple[int | None, Ints]]:
    """(My last hand, theirs): the deals that bring the two, for each kind of first hand that draws."""
    if not choice.thrown:
        pairs = np.zeros((STRENGTHS, STRENGTHS), np.int64)
        hands = whole_hand.dealer_hands(game.replaced_below)
        np.add.at(pairs, strengths(game.firsts.cards), hands * takes[:, None])
        yield None, pairs
        return
    for kind in _kinds(bet, game):
        times = np.zeros_like(takes)
        times[kind.firsts] = takes[kind.firsts]
        if times.any():
            yield kind.example, whole_hand.pair_counts(game.replaced_below, times)


def happening_net(bet: Bet, each: Counted, multiple: int) -> int:
    """What the bet brings in it."""
    codes = dict(zip(bet.tabled, each.codes, strict=True))
    return sum(net_of(bet, wager, each.stand, codes.get(wager, 0), multiple) for wager in bet.wagers)


def _happenings(
    bet: Bet, game: Game, codes: Sequence[Ints]
) -> Iterator[tuple[int, tuple[int, ...], np.typing.NDArray[np.bool_]]]:
    """Each stand with codes that may come of two hands, and for which two strengths."""
    stands = _stands(game)
    plain = [_without_runs(wager, code, stands) for wager, code in zip(bet.tabled, codes, strict=True)]
    key = stands.copy()
    for wager, code in zip(bet.tabled, plain, strict=True):
        key = key * wager.codes + code
    different, found = np.unique(key, return_inverse=True)
    for number, whole in enumerate(different.tolist()):
        rest = whole
        told = []
        for wager in reversed(bet.tabled):
            rest, code = divmod(rest, wager.codes)
            told.append(code)
        yield rest, tuple(reversed(told)), found.reshape(key.shape) == number


def _without_runs(wager: Wager, codes: Ints, stands: Ints) -> Ints:
    """The codes with runs of marks told only in stands whose ending has rows: elsewhere they mean nothing."""
    if len(wager.marks) == 1:
        return codes
    by_rows = [(ends := wager.endings.get(stand)) is not None and bool(ends.rows) for stand in STANDS]
    return np.where(np.array(by_rows)[stands], codes, codes - codes % len(wager.marks))


def row_weights(bet: Bet, game: Game, wager: Wager, choice: Choice) -> Ints:
    """(First hand, code, stands alike): how many deals bring each where all first hands make a choice."""
    groups = stands_alike(wager)
    found = np.zeros((len(game.firsts), wager.codes, len(groups)), np.int64)
    at = bet.tabled.index(wager)
    for each in counted(bet, game, choice, np.ones(len(game.firsts), np.int64)):
        [group] = [number for number, alike in enumerate(groups) if each.stand in alike]
        found[each.firsts, each.codes[at], group] += each.deals
    return found
