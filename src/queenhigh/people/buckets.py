"""How fast somebody may ask: a bucket of requests a key, which fills by itself. In memory, no clock."""

from typing import Final

_MANY: Final = 10_000
"""So many buckets are kept before those that are full again are thrown away."""


class Buckets:
    """Buckets of `count` requests each; an empty one is full again after `full_ms`.

    >>> buckets = Buckets(count=2, full_ms=1000)
    >>> [buckets.take("ann", now_ms) for now_ms in (0, 0, 0, 500)]
    [0, 0, 500, 0]
    """

    def __init__(self, count: int, full_ms: int) -> None:
        self._count = count
        self._cost = full_ms
        self._kept: dict[str, tuple[int, int]] = {}
        """What each bucket holds, and when it did; a request is `full_ms`, and a millisecond adds `count`."""
        self._many = _MANY

    def take(self, key: str, now_ms: int) -> int:
        """Take a request out of a bucket: 0, or the milliseconds until there is one."""
        holds, at_ms = self._now(key, now_ms)
        if holds < self._cost:
            return -((holds - self._cost) // self._count)
        self._kept[key] = (holds - self._cost, at_ms)
        if len(self._kept) > self._many:
            self._drop_full(now_ms)
        return 0

    def __len__(self) -> int:
        return len(self._kept)

    def _now(self, key: str, now_ms: int) -> tuple[int, int]:
        """A bucket as it is now; a clock that jumps back fills none."""
        full = self._count * self._cost
        held, at_ms = self._kept.get(key, (full, now_ms))
        return min(full, held + max(0, now_ms - at_ms) * self._count), max(now_ms, at_ms)

    def _drop_full(self, now_ms: int) -> None:
        full = self._count * self._cost
        self._kept = {key: kept for key, kept in self._kept.items() if self._now(key, now_ms)[0] < full}
        self._many = max(_MANY, 2 * len(self._kept))
