"""Wagers that look at five cards: the player's three with the community cards.

For each first hand every two cards that may lie there are looked at. Where the contest counts as well, the
dealer's deals that avoid all five are looked up by the class of the five.
`tests/analysis/counting/test_five_cards.py` walks the deals instead.
"""

from functools import lru_cache
from math import prod
from typing import Final, NamedTuple

import numpy as np

from queenhigh.analysis.counting.dealer_cards import made_codes
from queenhigh.analysis.counting.spots import Game, free_sets, stands_looked_up
from queenhigh.hands.arrays import five_card_made, strengths
from queenhigh.hands.made import MADE
from queenhigh.rules.records import Wager
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.nets import row_net
from queenhigh.study.suits import ALL_ALIKE, Cards, Exact, Ints, bits_of, suit_classes

_RUN: Final = 100
"""First hands walked at a time: what bounds the memory."""


class Cells(NamedTuple):
    """How often each first hand stands so against the dealer and makes this with the community cards."""

    first: Ints
    stand: Ints
    made: Ints
    """A place in `MADE`."""
    deals: Ints
    """Of `Game.deals_each` for each first hand."""


def refuse_unpriced(bet: Bet, wager: Wager) -> None:
    """Raise for a wager on five cards in a game where these cards are not all that decides it."""
    if bet.ante_minor and bet.house.decision.discards:
        raise UnpricedError(
            f"{wager.label} looks at the community cards, and players draw: its price is not worked out here"
        )
    if wager.must_beat_dealer:
        raise UnpricedError(
            f"{wager.label} looks at the community cards and must beat the dealer as well: its price is not "
            "worked out here"
        )


def refuse_joint(bet: Bet, game: Game) -> None:
    """Raise where what the whole bet comes to, wagers on five cards among the others, is not counted here."""
    [five, *_] = [wager for wager in bet.tabled if wager.look.community]
    refuse_unpriced(bet, five)
    other = next((wager for wager in bet.tabled if wager.looks_at_dealer), None)
    if other is not None:
        raise UnpricedError(
            f"{five.label} looks at the community cards and {other.label} at the dealer's: what they bring "
            "together is not worked out here; price each without the other"
        )
    if game.known:
        raise UnpricedError(
            f"{five.label} looks at the community cards, and a card of the dealer's is seen: its price "
            "together with the contest is not worked out here"
        )


def row_codes(wager: Wager, made: Ints) -> Ints:
    """The place of the row that five cards make on this wager; one past the last for none."""
    return made_codes(wager)[made]


def values(bet: Bet, game: Game, wager: Wager) -> Exact:
    """What the wager gains or loses with each first hand, summed over `game.deals_each` deals."""
    refuse_unpriced(bet, wager)
    nets = [row_net(bet, wager, row, 0) for row in made_codes(wager).tolist()]
    counts = _made_counts(game)
    times = game.deals_each // int(counts[0].sum())
    total: Exact = (counts.astype(np.object_) * np.array(nets, np.object_)).sum(axis=1) * times
    return total


@lru_cache(maxsize=4)
def _made_counts(game: Game) -> Ints:
    """(First hand, place in `MADE`): with how many community cards the hand makes it."""
    runs = (_beside(game, start)[1] for start in range(0, len(game.firsts), _RUN))
    return np.concatenate([_counted(made, np.ones(made.shape, np.int64), len(MADE)) for made in runs])


@lru_cache(maxsize=2)
def cells(game: Game) -> Cells:
    """The cells of all first hands, for a player who sees none of the dealer's cards."""
    parts = [_cells(game, start) for start in range(0, len(game.firsts), _RUN)]
    return Cells(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def _cells(game: Game, start: int) -> Cells:
    dead, made = _beside(game, start)
    alike = game._replace(groups=ALL_ALIKE)  # to the dealer's hands no suit is named
    classes = suit_classes(alike.known, alike.groups).find(dead, 3 + game.community)
    mine = strengths(game.firsts.cards[start : start + _RUN]).astype(np.int64)
    final = np.broadcast_to(mine[:, None, None], (len(mine), 1, dead.shape[1]))
    stands = stands_looked_up(alike, game.community, classes, final)[:, :, 0]
    places = made + len(MADE) * np.arange(len(STANDS))[:, None, None]
    shape = (len(mine), -1)
    grid = _counted(
        np.moveaxis(places, 0, 1).reshape(shape),
        np.moveaxis(stands, 0, 1).reshape(shape),
        len(STANDS) * len(MADE),
    )
    first, place = np.nonzero(grid)
    return Cells(start + first, place // len(MADE), place % len(MADE), grid[first, place])


def _beside(game: Game, start: int) -> tuple[Ints, Ints]:
    """For a run of first hands and all community cards: the five as a set, and what they make."""
    firsts = game.firsts.cards[start : start + _RUN]
    beside: Cards = np.stack([free_sets(first, game.known, game.community) for first in firsts])
    mine = np.broadcast_to(firsts[:, None], (*beside.shape[:2], 3))
    made = five_card_made(np.concatenate([mine, beside], axis=2)).astype(np.int64)
    return bits_of(firsts)[:, None] | bits_of(beside), made


def _counted(places: Ints, counts: Ints, kinds: int) -> Ints:
    """By row: the counts at each place added up; far below 2**53, so that every sum is exact."""
    shape = (len(places), kinds)
    index = places + kinds * np.arange(len(places))[:, None]
    return np.bincount(index.ravel(), counts.ravel(), prod(shape)).astype(np.int64).reshape(shape)
