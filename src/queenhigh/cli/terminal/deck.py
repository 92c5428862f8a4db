"""Where chance comes from: the one place of the terminal table that shuffles."""

import random
import secrets

from queenhigh.cards import DECK, Card


def chance(seed: int | None = None) -> random.Random:
    """Chance itself: the same for the same seed, unforeseeable without."""
    return secrets.SystemRandom() if seed is None else random.Random(seed)


class Shuffler:
    """Shuffles a fresh deck for every game: the same decks for the same seed, unforeseeable ones without."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = chance(seed)

    def deck(self) -> tuple[Card, ...]:
        """The fifty-two cards in the order they will leave the deck."""
        cards = list(DECK)
        self._random.shuffle(cards)
        return tuple(cards)
