"""One way to order things by a key, for the deck and for the cut: Fisher-Yates on bytes of HMAC-SHA-256.

A byte that would favour some places over others is thrown away, so every order is as likely as any other.
"""

import hmac
from collections.abc import Iterator
from typing import Final

from queenhigh.text import QueenHighError

KEY_SIZE: Final = 32
"""Bytes of a key, a salt, a seal and a commitment: what SHA-256 gives."""
_LABEL: Final = b"qh1/order\0"
_CHOICES: Final = 256


class FairError(QueenHighError, ValueError):
    """Something no fair deck can be made of: a key of the wrong size, a seed that does not count."""


def order(key: bytes, count: int) -> tuple[int, ...]:
    """The numbers from 0 to `count` - 1 (256 at most) in the order that a key of 32 bytes puts them in."""
    if len(key) != KEY_SIZE:
        raise FairError(f"a key has {KEY_SIZE} bytes, not {len(key)}")
    if not 0 <= count <= _CHOICES:
        raise FairError(f"{count} things cannot be ordered: {_CHOICES} are the most")
    found = list(range(count))
    chance = _bytes(key)
    for choices in range(count, 1, -1):
        fair = _CHOICES - _CHOICES % choices
        byte = next(chance)
        while byte >= fair:
            byte = next(chance)
        taken = byte % choices
        found[choices - 1], found[taken] = found[taken], found[choices - 1]
    return tuple(found)


def _bytes(key: bytes) -> Iterator[int]:
    """Byte after byte of HMAC(key, label and a counter of four bytes), as far as they are asked for."""
    keyed = hmac.new(key, _LABEL, "sha256")
    for counter in range(1 << 32):
        block = keyed.copy()
        block.update(counter.to_bytes(4, "big"))
        yield from block.digest()
