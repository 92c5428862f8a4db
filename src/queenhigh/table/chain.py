"""Chains that tell whether anything was rewritten: steps of a round, rounds of a table, hours of a house."""

import hashlib
from typing import Final

NO_CHAIN: Final = bytes(32)
"""What the first link of a table is chained to, and the first step of a round."""


def fold(so_far: bytes, body: bytes) -> bytes:
    """The hash over the steps of a round with one more."""
    return hashlib.sha256(so_far + body).digest()


def link(before: bytes, number: int, body: bytes) -> bytes:
    """The chain after one more round, or one more hour."""
    return hashlib.sha256(before + number.to_bytes(8, "big") + body).digest()
