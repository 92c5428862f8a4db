"""Suits, swapped one way after another."""

from collections.abc import Iterable, Sequence
from itertools import permutations

Swap = tuple[int, ...]
"""For each suit the one that takes its place."""


def swaps(groups: Sequence[Sequence[int]] = ((0, 1, 2, 3),), known: Sequence[int] = ()) -> tuple[Swap, ...]:
    """All ways to swap suits inside the groups that leave the known cards, taken together, as they are."""
    home = {suit: group for group in groups for suit in group}
    return tuple(
        swap
        for swap in permutations(range(4))
        if all(to in home.get(suit, (suit,)) for suit, to in enumerate(swap))
        and swapped(known, swap) == {*known}
    )


def swapped(cards: Iterable[int], swap: Swap) -> set[int]:
    """The cards with their suits swapped."""
    return {(card & ~3) | swap[card & 3] for card in cards}


def images(cards: Sequence[int], ways: Sequence[Swap]) -> set[tuple[int, ...]]:
    """Every set of cards that comes of these by swapping suits."""
    return {tuple(sorted(swapped(cards, swap))) for swap in ways}
