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
    seconds: float
    """Since the first round began to be dealt."""

    @property
    def rate(self) -> float:
        """Boxes dealt and settled each second, from the start up to now."""
        return self.done * self.boxes / self.seconds if self.seconds else 0.0

    @property
    def left(self) -> float:
        """Seconds that the rest will take at this rate."""
        return self.seconds * (self.rounds - self.done) / self.done if self.done else 0.0


def clock(seconds: float) -> str:
    """A length of time as a clock shows it: 1:15, or 2:05:00 from an hour on."""
    minutes, rest = divmod(max(round(seconds), 0), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


Watch = Callable[[Progress], None]
"""Told whenever a piece is done."""
