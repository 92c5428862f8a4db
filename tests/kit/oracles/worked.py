"""Figures worked out the plain way, for tests of what is built on the counts: no classes, no inclusion.

First hands stand in the order of `plain.threes()`, all 22,100 of them.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from kit.oracles import plain
from kit.oracles.plain import Hand, Ints, hand
from queenhigh.analysis.playing.solve import Solved
from queenhigh.cards import DECK
from queenhigh.hands import MINI_ROYAL, STRENGTHS
from queenhigh.rules import House
from queenhigh.settlement import SettledBox
from queenhigh.study.bet import FOLD, Bet, Choice

# Every first hand against every dealer's hand


class Stands(NamedTuple):
    """How each first hand fares against all dealer's hands that share no card with it."""

    places: Ints
    """Which of the 22,100 hands."""
    strengths: Ints
    counts: Ints
    """Per hand: dealer fails below it, fails otherwise, qualifies and is lower, equal, higher."""


@cache
def stands(needed: int, known: tuple[int, ...] = ()) -> Stands:
    """All first hands without the known cards, against all dealer's hands that have them."""
    _, sets, made = plain.threes()
    seen = plain.bits(known)
    mine = np.flatnonzero((sets & seen) == 0)
    theirs = np.flatnonzero((sets & seen) == seen)
    theirs = theirs[np.argsort(made[theirs], kind="stable")]
    ends = np.searchsorted(made[theirs], np.arange(STRENGTHS + 1)).tolist()
    their_sets = sets[theirs]
    counts = []
    for place in mine.tolist():
        free = (their_sets & sets[place]) == 0
        strength = int(made[place])
        under, upto, failing = (
            int(np.count_nonzero(free[: ends[mark]])) for mark in (strength, strength + 1, needed)
        )
        every = int(np.count_nonzero(free))
        marks = [min(under, failing), failing, max(under, failing), max(upto, failing), every]
        counts.append([marks[0], *(high - low for low, high in pairwise(marks))])
    return Stands(mine, made[mine].astype(np.int64), np.array(counts, np.int64))


def nets(bet: Bet, first: Hand, choice: Choice) -> tuple[int, ...]:
    """What the table pays or takes in each of the five stands; 0 for one that cannot come about."""
    box = plain.box_of(bet, first, choice)
    mine = box.strength
    needed = bet.house.dealer.qualifying_strength
    marks = [
        0 if mine and needed else None,
        needed - 1 if mine < needed else None,
        needed if mine > needed else None,
        mine if mine >= needed else None,
        STRENGTHS - 1 if mine < STRENGTHS - 1 else None,
    ]
    return tuple(0 if mark is None else sum(plain.settled(bet, box, plain.sample(mark))) for mark in marks)


class Values(NamedTuple):
    """What each of two choices is worth with each first hand, summed over the dealer's hands."""

    stands: Stands
    play_nets: list[list[int]]
    """In each of the five stands."""
    plays: list[int]
    folds: list[int]


def values(bet: Bet, known: tuple[int, ...] = (), multiple: int = 1) -> Values:
    """Playing and folding every first hand, where nothing is drawn and no stake looks at dealer's cards."""
    found = stands(bet.house.dealer.qualifying_strength, known)
    cards = plain.threes()[0][found.places]
    kind = found.strengths + np.where(found.strengths == MINI_ROYAL, cards[:, 0] & 3, 0)
    pays = _paid(bet.house, tuple(bet.stakes_minor.items()), tuple(bet.meters_minor.items()), multiple)
    play_nets = pays[kind, :5]
    plays = (play_nets * found.counts).sum(axis=1)
    folds = pays[kind, 5] * found.counts.sum(axis=1)
    return Values(found, play_nets.tolist(), plays.tolist(), folds.tolist())


@cache
def _paid(
    house: House, stakes: tuple[tuple[str, int], ...], meters: tuple[tuple[str, int], ...], multiple: int
) -> Ints:
    """Nets in each stand and of a fold, by strength; mini royals by suit as well."""
    bet = Bet(house, dict(stakes), dict(meters))
    table = np.zeros((STRENGTHS + 3, 6), np.int64)
    cards, _, made = plain.threes()
    for mark in range(STRENGTHS):
        for row in cards[made == mark][: 4 if mark == MINI_ROYAL else 1]:
            first = hand(row)
            place = mark + (first[0].suit if mark == MINI_ROYAL else 0)
            table[place, :5] = nets(bet, first, Choice(multiple))
            table[place, 5] = sum(plain.settled(bet, plain.box_of(bet, first, FOLD), plain.sample(0)))
    return table


def mean(counts: Mapping[int, int]) -> Fraction:
    """The average of what is counted."""
    return Fraction(sum(net * count for net, count in counts.items()), sum(counts.values()))


# Every last hand


def each_final(solved: Solved) -> Iterator[tuple[SettledBox | None, int]]:
    """Each last hand of best play with one draw at most, none for a fold, and how often it comes.

    A hand that draws nothing comes 49 times: once for each card that might have come.
    """
    game = solved.game.firsts
    for row, place, weight in zip(game.cards, solved.best.tolist(), game.weights.tolist(), strict=True):
        first = hand(row)
        choice = solved.choices[place]
        if choice.folds:
            yield None, 49 * weight
        elif not choice.thrown:
            yield SettledBox(1, "", (), first, first), 49 * weight
        else:
            kept = tuple(card for at, card in enumerate(first) if at not in choice.thrown)
            for comes in (card for card in DECK if card not in first):
                yield SettledBox(1, "", (), first, (*kept, comes), drew=True), weight
