"""A deck put in order by a seed, each of its places sealed, all seals bound into one commitment, and its cut.

The cut is a second, public order, made of what the players sent once the deck was sealed. Both orders are
Fisher-Yates on bytes of HMAC-SHA-256. A byte that would favour some places over others is thrown away, so
every order is as likely as any other.

>>> deck = seal_deck(bytes(32), "felt-1-0")
>>> deck.order[:3], deck
(('5h', 'Ah', '2d'), Deck(felt-1-0))
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from queenhigh.text import QueenHighError, shorten

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
