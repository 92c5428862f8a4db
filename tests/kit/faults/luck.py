"""Chance that a test can lean on: the next deck gives the first box a hand that takes from the meter."""

import hashlib
from itertools import count
from random import Random

from kit.worlds.casino import MemoryEntropy
from queenhigh.fair import cut_of, dealt, seal_deck


class Luck(MemoryEntropy):
    """By a seed, but for decks that are wished for; those hold as long as nobody cuts them."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.wished = False
        self._seeds: dict[tuple[bytes, str], bytes] = {}

    def seed(self, nonce: bytes, deck: str) -> bytes:
        if (nonce, deck) not in self._seeds:
            found = super().seed(nonce, deck)
            self._seeds[nonce, deck] = _lucky(found, deck) if self.wished else found
            self.wished = False
        return self._seeds[nonce, deck]


def _lucky(first: bytes, deck: str) -> bytes:
    """A seed whose first packet of three has a pair at least."""
    for number in count():
        seed = hashlib.sha256(first + number.to_bytes(8, "big")).digest()
        sealed = seal_deck(seed, deck)
        ranks = {card[0] for card in dealt(sealed, cut_of(sealed.commitment, ()))[:3]}
        if len(ranks) < 3:
            return seed
    raise AssertionError("there is no end to counting")
