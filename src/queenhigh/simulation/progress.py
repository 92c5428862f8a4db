"""How far a long run is, for whoever watches it."""

from collections.abc import Callable
from typing import NamedTuple


class Progress(NamedTuple):
    """A run on its way."""

    what: str
    done: int
    """Rounds that are done with."""
    rounds: int
    """Rounds that were asked for."""
    boxes: int
    words: str
    """What is known so far."""


Watch = Callable[[Progress], None]
"""Told whenever a piece is done."""
