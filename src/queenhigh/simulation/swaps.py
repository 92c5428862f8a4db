"""Suits that are alike, swapped: what takes a hand to another of its class."""

from collections.abc import Iterator, Sequence
from itertools import permutations, product

import numpy as np

from queenhigh.analysis.suits import Cards, Groups, Ints


def swaps_of(groups: Groups) -> Iterator[tuple[int, ...]]:
    """Every way to swap suits that are alike: where each suit goes."""
    for orders in product(*(permutations(group) for group in groups)):
        goes = [0, 1, 2, 3]
        for group, order in zip(groups, orders, strict=True):
            for suit, to in zip(group, order, strict=True):
                goes[suit] = to
        yield tuple(goes)


def with_suits(cards: Cards, goes: Ints) -> Cards:
    """The same ranks, each suit as it goes."""
    moved: Cards = (cards & ~3) | goes[cards & 3]
    return moved


def bits_with_suits(bits: Ints, goes: Sequence[int]) -> Ints:
    """The same of sets of cards."""
    moved = np.zeros_like(bits)
    for suit, to in enumerate(goes):
        moved |= ((bits >> (13 * suit)) & 8191) << (13 * to)
    return moved
