"""What can come of each first hand under each choice: final hand and where it stands against the dealer.

A *spot* is a first hand, the cards thrown away and the cards that replace them. For each there are six
counts of the dealer's deals, in the order of `STANDS`. Nothing here knows a stake or an award: spots depend
on how the dealer qualifies and draws, and on what players may throw away, and are kept for every house that
shares them.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from math import comb, lcm
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.counting.dealer import dealer_counts, deals_of
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import strengths
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import thrown
from queenhigh.study.stands import split_by_stand
from queenhigh.study.suits import (
    ALL_ALIKE,
    BIT,
    NO_SUIT,
    Cards,
    Groups,
    Ints,
    Level,
    bits_of,
    suit_classes,
    suits_of,
)

_CHUNK: Final = 60_000
_FEW_CLASSES: Final = 150_000
"""So many classes of dead sets may be counted once and kept; with more, each spot is counted as it comes."""


class Game(NamedTuple):
    """All that spots depend on."""

    qualifies_from: int
    stands_on: int
    discards: int
    known: tuple[int, ...] = ()
    """The dealer's cards that the player sees."""
    groups: Groups = ALL_ALIKE
    community: int = 0
    """The community cards that a wager of the bet looks at."""
    only: tuple[int, ...] = ()
    """How many cards may be thrown away, where it is not any number up to `discards`."""
    replaces: bool = False
    """Whether the dealer replaces a weak hand as a whole, and draws no fourth card to it."""

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards may be thrown away."""
        return self.only or tuple(range(self.discards + 1))

    @property
    def replaced_below(self) -> int:
        """The strength below which the dealer replaces a hand; 0 for one who does not."""
        return self.stands_on if self.replaces else 0

    @property
    def firsts(self) -> Level:
        """The classes of first hands."""
        return _firsts(self.known, self.groups)

    def deals(self, discards: int) -> int:
        """How many ways the cards that replace so many, and the dealer's, can fall for one first hand."""
        live = DECK_SIZE - 3 - len(self.known)
        if self.replaces:
            return comb(live, discards) * deals_of(0, 0, 3 + discards) * deals_of(0, 0, 6 + discards)
        return comb(live, discards) * deals_of(self.stands_on, len(self.known), 3 + discards)

    @property
    def deals_each(self) -> int:
        """Deals for one first hand, a number whole for every choice: what all counts are scaled to."""
        return lcm(*(self.deals(gone) for gone in {*self.counts, self.community}))


@lru_cache(maxsize=256)
def _firsts(known: tuple[int, ...], groups: Groups) -> Level:
    """Kept for longer than the classes they come from: strategies ask for them again and again."""
    return suit_classes(known, groups).level(3)


class Spots(NamedTuple):
    """Spots of a run of first hands, for one number of cards thrown away.

    Arrays have the shape (first hand, which cards are thrown, which cards come); `stands` has the six counts
    before that, each already scaled to `Game.deals_each`.
    """

    start: int
    stop: int
    discards: int
    final: Ints
    final_suit: Ints
    """The suit of a suited final hand, otherwise -1; -1 throughout where no rule of the game names a suit."""
    stands: Ints
    totals: Ints
    """The counts of all cards that may come together: (stand, first hand, which cards are thrown)."""


def spots(game: Game, discards: int) -> Iterator[Spots]:
    """Every spot with so many cards thrown away, in runs small enough for any memory."""
    if discards <= 1:
        yield _few_spots(game, discards)
        return
    firsts = len(game.firsts)
    run = max(1, _CHUNK // comb(DECK_SIZE - 3 - len(game.known), discards))
    for start in range(0, firsts, run):
        yield _walked_spots(game, discards, start, min(start + run, firsts))


@lru_cache(maxsize=2)
def _few_spots(game: Game, discards: int) -> Spots:
    """No card or one card thrown away: all spots at once."""
    classes = suit_classes(game.known, game.groups)
    firsts = game.firsts
    if discards == 0:
        final = strengths(firsts.cards).astype(np.int64)[:, None, None]
        stands = stand_counts(game, firsts.cards, final[:, :, 0])[..., None]
        scale = game.deals_each // game.deals(0)
        return _spots(game, 0, 0, final, firsts.cards[:, None, None], stands * scale)
    extension = classes.extensions(3)
    whole, new = np.nonzero(extension >= 0)
    fourth = extension[whole, new].reshape(len(firsts), -1)
    comes = new.reshape(*fourth.shape, 1)
    hands = _replaced(firsts.cards, thrown(1), comes)
    final = strengths(hands).astype(np.int64)
    return _spots(game, 0, 1, final, hands, stands_looked_up(game, 1, fourth, final))


def _walked_spots(game: Game, discards: int, start: int, stop: int) -> Spots:
    """Several cards thrown away: each first hand with each set of cards that may come."""
    firsts = game.firsts.cards[start:stop]
    comes = np.stack([free_sets(first, game.known, discards) for first in firsts])
    hands = _replaced(firsts, thrown(discards), comes)
    final = strengths(hands).astype(np.int64)
    classes = suit_classes(game.known, game.groups)
    if discards == 2 and classes.about(5) <= _FEW_CLASSES:
        dead = bits_of(firsts)[:, None] | bits_of(comes)
        stands = stands_looked_up(game, 2, classes.find(dead, 5), final)
        return _spots(game, start, 2, final, hands, stands)
    shape = (*comes.shape[:2], 3)
    rows = np.concatenate([np.broadcast_to(firsts[:, None], shape), comes], axis=-1).reshape(-1, 3 + discards)
    marks = np.moveaxis(final, 1, 2).reshape(len(rows), -1)
    counted = stand_counts(game, np.sort(rows, axis=1), marks)
    stands = np.moveaxis(counted.reshape(len(STANDS), *comes.shape[:2], -1), 3, 2)
    return _spots(game, start, discards, final, hands, stands * (game.deals_each // game.deals(discards)))


@lru_cache(maxsize=2)
def _counted(game: Game, discards: int) -> tuple[Ints, Ints]:
    """For each class of dead sets: the strength of each three of its cards, and the stands of each, scaled.

    What a final hand is worth depends on the class of the dead cards and on its own strength alone.
    """
    dead = suit_classes(game.known, game.groups).level(3 + discards).cards
    threes = [strengths(dead[:, list(kept)]) for kept in combinations(range(3 + discards), 3)]
    made = np.column_stack(threes).astype(np.int64)
    scale = game.deals_each // game.deals(discards)
    return made, (stand_counts(game, dead, made) * scale).reshape(len(STANDS), -1)


def stands_looked_up(game: Game, discards: int, dead: Ints, final: Ints) -> Ints:
    """The stands of final hands (first hand, thrown, come), given the class of all dead cards of each."""
    made, counted = _counted(game, discards)
    place = np.zeros(final.shape, np.int64)
    for held in range(1, made.shape[1]):
        place[made[:, held][dead][:, None, :] == final] = held
    place += made.shape[1] * dead[:, None, :]
    return counted[:, place]


def _spots(
    game: Game, start: int, discards: int, final: Ints, hands: Cards | npt.NDArray[np.uint8], stands: Ints
) -> Spots:
    # Where all suits are alike no row names one, so nobody asks for the suit of a hand.
    blind = game.groups == ALL_ALIKE
    suit = np.broadcast_to(np.int64(NO_SUIT), final.shape) if blind else suits_of(hands)
    return Spots(start, start + len(final), discards, final, suit, stands, stands.sum(axis=3))


def stand_counts(game: Game, dead: Cards, final: Ints) -> Ints:
    """The six counts of the dealer's deals that avoid each row of dead cards, for each final strength."""
    counts = dealer_counts(game.stands_on, game.known, game.groups, dead.shape[1])
    columns = final.shape[1]
    marks = np.concatenate([final, final + 1], axis=1)
    if game.qualifies_from:
        marks = np.concatenate([marks, np.full((len(dead), 1), game.qualifies_from)], axis=1)
    below = counts.below(dead, marks)
    under = below[:, :columns]
    upto = below[:, columns : 2 * columns]
    failing = below[:, 2 * columns :] if game.qualifies_from else np.zeros((len(dead), 1), np.int64)
    return split_by_stand(failing, under, upto, counts.deals)


def _replaced(firsts: Cards, thrown_away: list[tuple[int, ...]], comes: Cards) -> npt.NDArray[np.uint8]:
    """The final hands, shaped (first hand, which are thrown, which come, 3)."""
    hands = np.empty((len(firsts), len(thrown_away), comes.shape[1], 3), np.uint8)
    for column, places in enumerate(thrown_away):
        kept = [place for place in range(3) if place not in places]
        hands[:, column, :, : len(kept)] = firsts[:, None, kept]
        hands[:, column, :, len(kept) :] = comes
    return hands


@lru_cache(maxsize=8)
def first_suits(game: Game) -> Ints:
    """The suit of each suited first hand, -1 for the others."""
    return suits_of(game.firsts.cards)


@cache
def _all_sets(count: int, size: int) -> Cards:
    return np.array(list(combinations(range(count), size)), np.int64)


def free_sets(first: Cards, known: tuple[int, ...], size: int) -> Cards:
    """Every set of so many cards that lie neither in a first hand nor among the known ones."""
    free = np.flatnonzero((BIT & int(bits_of(np.append(first, known).astype(np.int64)))) == 0)
    return free[_all_sets(len(free), size)]
