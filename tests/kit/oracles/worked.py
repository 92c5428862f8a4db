"""Figures worked out the plain way, for tests of what is built on the counts: no classes, no inclusion.

First hands stand in the order of `plain.threes()`, all 22,100 of them.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import numpy as np

from kit.houses.invented import INVENTED
from kit.houses.toml_text import house_text, replaced, write
from kit.oracles import plain
from kit.oracles.plain import Hand, Ints, hand
from queenhigh.cards import DECK, Card
from queenhigh.hands import MINI_ROYAL, STRENGTHS
from queenhigh.rules import House, load
from queenhigh.rules.records import Dealer
from queenhigh.study.bet import Bet
from queenhigh.study.choices import FOLD, Choice

FIRSTS = 22_100


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
    mine, needed = box.strength, bet.house.dealer.qualifying_strength
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
    fold_nets: list[int]
    plays: list[int]
    folds: list[int]


def values(bet: Bet, known: tuple[int, ...] = (), multiple: int = 1) -> Values:
    """Playing and folding every first hand, where nothing is drawn and no stake looks at dealer's cards."""
    found = stands(bet.house.dealer.qualifying_strength, known)
    cards = plain.threes()[0][found.places]
    kind = found.strengths + np.where(found.strengths == MINI_ROYAL, cards[:, 0] & 3, 0)
    pays = _paid(bet.house, tuple(bet.stakes_minor.items()), tuple(bet.meters_minor.items()), multiple)
    play_nets, fold_nets = pays[kind, :5], pays[kind, 5]
    plays, folds = (play_nets * found.counts).sum(axis=1), fold_nets * found.counts.sum(axis=1)
    return Values(found, play_nets.tolist(), fold_nets.tolist(), plays.tolist(), folds.tolist())


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


def spread(found: Values, played: Sequence[bool] | None = None) -> Counter[int]:
    """How many deals net each amount; best play unless it is said which hands are played."""
    total: Counter[int] = Counter()
    for place, counts in enumerate(found.stands.counts.tolist()):
        plays = found.plays[place] >= found.folds[place] if played is None else played[place]
        if not plays:
            total[found.fold_nets[place]] += sum(counts)
            continue
        for net, count in zip(found.play_nets[place], counts, strict=True):
            total[net] += count
    return +total


def mean(counts: Mapping[int, int]) -> Fraction:
    """The average of what is counted."""
    return Fraction(sum(net * count for net, count in counts.items()), sum(counts.values()))


def edge_from(bet: Bet, mark: int) -> Fraction:
    """The house's edge, per Ante, against a player who plays every hand of this strength or better."""
    found = values(bet)
    return -mean(spread(found, [mine >= mark for mine in found.stands.strengths.tolist()])) / bet.ante_minor


# One hand, with cards seen and cards out


def each_deal_settled(
    bet: Bet, first: Hand, choice: Choice, seen: Sequence[Card] = (), dead: Sequence[Card] = ()
) -> Fraction:
    """What a choice without a draw is worth, in Antes: every deal settled by itself."""
    box, total, deals = plain.box_of(bet, first, choice), 0, 0
    for dealer, count in plain.dealings(bet.house.dealer, (*first, *dead), seen):
        total += count * sum(plain.settled(bet, box, dealer))
        deals += count
    return Fraction(total, deals * bet.ante_minor)


def each_draw_settled(
    bet: Bet, first: Hand, thrown: Sequence[Card], multiple: int,
    seen: Sequence[Card] = (), dead: Sequence[Card] = (),
) -> Fraction:  # fmt: skip
    """What playing with a draw is worth, in Antes: each card that may come, each strength of the dealer's."""
    kept = tuple(card for card in first if card not in thrown)
    live = [card for card in DECK if card not in {*first, *seen, *dead}]
    total = deals = 0
    for comes in combinations(live, len(thrown)):
        final = (*kept, *comes) if thrown else None
        box = plain.box_of(bet, first, Choice(multiple), final)
        counts = plain.Strengths(bet.house.dealer, (*first, *dead, *comes), seen).all
        for mark, count in _kinds(bet.house.dealer, box.strength, counts):
            total += count * sum(plain.settled(bet, box, plain.sample(mark)))
            deals += count
    return Fraction(total, deals * bet.ante_minor)


def _kinds(dealer: Dealer, mine: int, counts: Ints) -> Iterator[tuple[int, int]]:
    """A dealer's strength for each thing that settlement can tell apart, and how many deals are so."""
    marks = sorted({0, dealer.qualifying_strength, mine, mine + 1, STRENGTHS})
    for low, high in pairwise(marks):
        held = np.flatnonzero(counts[low:high])
        if len(held):
            yield low + int(held[0]), int(counts[low:high].sum())


# Houses, altered


def text_of(name: str) -> str:
    """The file of a house, invented or not."""
    return INVENTED[name] if name in INVENTED else house_text(name)


def edited(name: str, *edits: tuple[str, str]) -> House:
    """A house with words of its file replaced."""
    text = text_of(name)
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    return load(text, f"{name}.toml")


def repaid(name: str, wager: str, awards: Mapping[int, str]) -> House:
    """A house loaded anew with other awards on some rows, told by their place, of a wager."""
    data: Any = tomllib.loads(text_of(name))
    table = data["wagers"][wager]
    path: tuple[str | int, ...] = ("wagers", wager, "pays")
    if "tables" in table:
        path = ("wagers", wager, "tables", table["table"])
    for place, award in awards.items():
        data = replaced(data, (*path, place, "pays"), award)
    return load(write(data), f"{name}.toml")


def some_hand(rng: Any, count: int) -> Hand:
    """Different cards, in any order."""
    return hand(rng.sample(range(52), count))
