"""How long a client waits before it tries again: full jitter, so that a thousand do not come back at once."""

import random

import msgspec


class Pauses(msgspec.Struct, frozen=True):
    """Pauses between tries, each drawn evenly from nothing to a bound that doubles."""

    first_seconds: float = 0.25
    most_seconds: float = 20.0
    give_up_seconds: float = 300.0
    """How long a client tries in all."""

    def bound(self, tries: int) -> float:
        """The longest that the pause after so many tries can be."""
        return min(self.most_seconds, self.first_seconds * (1 << min(tries, 32)))

    def draw(self, tries: int, retry_ms: int = 0) -> float:
        """A pause in seconds; the first after a server said `retry_ms` lies within that."""
        bound = retry_ms / 1000 if retry_ms and not tries else self.bound(tries)
        return random.uniform(0, bound)
