"""A deck put in order by a seed, each of its places sealed, all seals bound into one commitment.

>>> deck = seal_deck(bytes(32), "felt-1-0")
>>> deck.order[:3], deck
(('5h', 'Ah', '2d'), Deck(felt-1-0))
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from queenhigh.fair.shuffle import KEY_SIZE, FairError, order

CARDS: Final = tuple(f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "cdhs")
"""The deck before it is shuffled."""
_SEED: Final = b"qh1/seed\0"
_SALT: Final = b"qh1/salt\0"
_SEAL: Final = b"qh1/seal\0"
_COMMITMENT: Final = b"qh1/commitment\0"


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Deck:
    """A sealed deck. It knows every card, so it never says more than its name: a log may print it."""

    name: str
    """``TABLE-ROUND-NUMBER``: number 0 is the first deck of a round."""
    seed: bytes
    order: tuple[str, ...]
    """The card in each sealed place."""
    salts: tuple[bytes, ...]
    seals: bytes
    """52 times 32 bytes."""
    commitment: bytes

    def __repr__(self) -> str:
        return f"Deck({self.name})"


class Opening(NamedTuple):
    """What opens the seal of one card."""

    dealt: int
    """Its place in the order of dealing, from 0."""
    sealed: int
    """Its place in the sealed deck: ``cut[dealt]``."""
    card: str
    salt: str
    """64 hexadecimal digits."""


def server_seed(secret: bytes, nonce: bytes, name: str) -> bytes:
    """The seed of the deck of this name: chance of the operating system under a secret that is not stored."""
    if len(secret) < KEY_SIZE or len(nonce) != KEY_SIZE:
        raise FairError(f"a secret has {KEY_SIZE} bytes at least and a nonce exactly so many")
    return hmac.digest(secret, _SEED + nonce + name.encode(), "sha256")


def seal_deck(seed: bytes, name: str) -> Deck:
    """The deck that a seed of 32 bytes orders and seals; only its `seals` and `commitment` are public."""
    cards = tuple(CARDS[index] for index in order(seed, len(CARDS)))
    salts = _salts(seed)
    seals = b"".join(map(seal, range(len(CARDS)), cards, salts))
    return Deck(name, seed, cards, salts, seals, commitment_of(name, seals))


def _salts(seed: bytes) -> tuple[bytes, ...]:
    keyed = hmac.new(seed, _SALT, "sha256")
    found = []
    for place in range(len(CARDS)):
        salt = keyed.copy()
        salt.update(bytes((place,)))
        found.append(salt.digest())
    return tuple(found)


def seal(place: int, card: str, salt: bytes) -> bytes:
    """What hides a card until its salt is known, and cannot be opened as another card or in another place."""
    return hashlib.sha256(b"%b%c%b%b" % (_SEAL, place, card.encode(), salt)).digest()


def commitment_of(name: str, seals: bytes) -> bytes:
    """What is published before betting opens: it binds all 52 seals, and holds for this deck alone."""
    return hashlib.sha256(_COMMITMENT + sized(name) + seals).digest()


def sized(text: str) -> bytes:
    """Text as UTF-8 behind the count of its bytes, so that no two rows of texts give the same bytes."""
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise FairError("half a surrogate pair is no text") from None
    return len(data).to_bytes(4, "big") + data


def dealt(deck: Deck, cut: Sequence[int]) -> tuple[str, ...]:
    """The cards in the order they are dealt."""
    return tuple(deck.order[place] for place in cut)


def opening(deck: Deck, cut: Sequence[int], place: int) -> Opening:
    """What opens the card dealt in this place."""
    sealed = cut[place]
    return Opening(place, sealed, deck.order[sealed], deck.salts[sealed].hex())
