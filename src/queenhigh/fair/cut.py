"""The cut: a second, public order, made of what the players sent once the deck was sealed."""

import hashlib
from collections.abc import Sequence
from typing import Final

from queenhigh.fair.deck import CARDS, sized
from queenhigh.fair.shuffle import KEY_SIZE, FairError, order
from queenhigh.text import shorten

SEED_LIMIT: Final = 128
"""Characters of a player's seed."""
_CUT: Final = b"qh1/cut\0"


def cut_of(commitment: bytes, seeds: Sequence[tuple[str, str]]) -> tuple[int, ...]:
    """Which sealed place each card dealt comes from, by these players' seeds, in whatever order they are.

    `seeds` are pairs of a player's id and what they sent for this very commitment, one a player at most.
    """
    if len(commitment) != KEY_SIZE:
        raise FairError(f"a commitment has {KEY_SIZE} bytes, not {len(commitment)}")
    if len({player for player, _ in seeds}) < len(seeds):
        raise FairError("a player has one seed a deck")
    key = hashlib.sha256(_CUT + commitment + len(seeds).to_bytes(4, "big"))
    for player, seed in sorted(seeds):
        if not 1 <= len(seed) <= SEED_LIMIT:
            raise FairError(
                f"the seed of {shorten(player)} has {len(seed)} characters: 1 to {SEED_LIMIT} is right"
            )
        key.update(sized(player) + sized(seed))
    return order(key.digest(), len(CARDS))
