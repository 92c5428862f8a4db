"""How large the type of a printed side may be: what fits on A4 and on letter paper alike.

A page runs nothing, so the size is reckoned here, from how many letters and lines there are. Letters are
taken for wider than they mostly are: a side may end early, and never runs over.
"""

from collections.abc import Callable
from math import ceil
from typing import Final

WIDE_MM: Final = 186.0
HIGH_MM: Final = 252.0
"""The room of a side: the narrower of the two papers, the shorter of them, less margins of 12 mm."""
_MM_A_POINT: Final = 25.4 / 72
_LETTER: Final = 0.54
"""How wide a letter is on average, in parts of the type's size."""
LINE: Final = 1.38
"""How high a line is, in parts of the type's size; the style says the same."""


def em_mm(points: float) -> float:
    """The size of type in millimetres."""
    return points * _MM_A_POINT


def text_mm(text: str, points: float) -> float:
    """How wide a text is on one line."""
    return len(text) * _LETTER * em_mm(points)


def lines_in(text: str, wide_mm: float, points: float) -> int:
    """How many lines a text takes in a column."""
    return max(1, ceil(text_mm(text, points) * 1.08 / wide_mm))


def largest(fits: Callable[[float], bool], most: float, least: float = 7.0) -> float:
    """The largest size of type, in half points, with which a side fits; the least where none does."""
    points = most
    while points > least and not fits(points):
        points -= 0.5
    return points
