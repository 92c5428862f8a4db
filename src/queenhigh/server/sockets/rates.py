"""How fast frames may come: a bucket that refills by itself."""


class Bucket:
    """At most `burst` at once and `per_second` in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
