"""Ranking hands: ours against PokerKit's Rhode Island hold'em look-up, which orders three cards as we do.

PokerKit gets its own card objects, read beforehand, and its quickest public way to an entry. Before anything
is timed, both sides must put all 22,100 hands in the same order.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations, pairwise
from typing import Any

import numpy as np

from bench.row import Lap, MissingRivalError, Row, race
from queenhigh.cards import DECK
from queenhigh.hands import arrays, best_five, lookup

COPIES = 50
"""How often the 22,100 hands stand in the array the vectorised form is given."""
SIXES = 200_000
SIXES_FOR_REFERENCE = 2_000


def rows() -> Iterator[Row]:
    """Strengths, scalar and vectorised, against PokerKit; the best five of six against our reference."""
    entry_of, rival_hands = _pokerkit()
    hands = list(combinations(DECK, 3))
    _agree([lookup.quick_strength(hand) for hand in hands], [entry_of(hand).index for hand in rival_hands])
    scalar = Lap(partial(_each, lookup.quick_strength, hands), len(hands))
    # Shuffled, because hands in deck order would find their table entries side by side.
    many = np.random.default_rng(3).permutation(np.tile(arrays.all_hands(), (COPIES, 1)))
    vectorised = Lap(partial(arrays.strengths, many), len(many))
    rival = Lap(partial(_each, entry_of, rival_hands), len(rival_hands))
    yield race("lookup.quick_strength", scalar, "PokerKit", rival, target=5)
    yield race("arrays.strengths", vectorised, "PokerKit", rival, target=100)
    yield _best_five_row()


def _best_five_row() -> Row:
    deals = np.random.default_rng(6).random((SIXES, 52), np.float32)
    sixes = np.argpartition(deals, 6, axis=1)[:, :6].astype(np.uint8)
    few = [[DECK[card] for card in six] for six in sixes[:SIXES_FOR_REFERENCE].tolist()]
    if arrays.six_card_ranks(few).tolist() != [arrays.pack(best_five(six)) for six in few]:
        raise AssertionError("arrays.six_card_ranks differs from best_five: a rate would mean nothing")
    ours = Lap(partial(arrays.six_card_ranks, sixes), len(sixes))
    plain = Lap(partial(_each, best_five, few), len(few))
    return race("arrays.six_card_ranks", ours, "best_five", plain, target=100)


def _pokerkit() -> tuple[Callable[[Any], Any], list[tuple[Any, ...]]]:
    """PokerKit's way from cards to an entry, and all 22,100 hands as its own cards, in our order."""
    try:
        from pokerkit import Card, RhodeIslandHoldemHand
    except ImportError as problem:
        raise MissingRivalError(
            "PokerKit is not installed; `make setup` adds what the bench needs"
        ) from problem
    deck = [next(iter(Card.parse(str(card)))) for card in DECK]
    # get_entry asks its dictionary twice, this once; both are quicker than building the hand object.
    return RhodeIslandHoldemHand.lookup.get_entry_or_none, list(combinations(deck, 3))


def _agree(ours: Sequence[int], theirs: Sequence[int]) -> None:
    """Raise where the two numberings do not put the hands in one and the same order."""
    both = sorted(set(zip(ours, theirs, strict=True)))
    if not all(low[0] < high[0] and low[1] < high[1] for low, high in pairwise(both)):
        raise AssertionError("PokerKit orders the hands in another way: the rates would mean nothing")


def _each(work: Callable[[Any], object], pieces: Iterable[object]) -> None:
    """Do the work on every piece, with as little of a loop around it as Python allows."""
    deque(map(work, pieces), maxlen=0)
