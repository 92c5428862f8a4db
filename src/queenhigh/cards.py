"""The fifty-two cards: one immutable object each, and text forms that round-trip.

A card *is* its index in deck order (rank-major, twos first, suits clubs, diamonds, hearts, spades), so it can
stand directly in a look-up table or a NumPy array.

>>> parse_card("10♠")
Card('Ts')
>>> format_cards(parse_cards("ks KD 4c"))
'Ks Kd 4c'
"""

import operator
import re
from collections.abc import Iterable
from typing import Final, SupportsIndex

from queenhigh.text import shorten, show_value

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
RANK_WORDS: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
SUIT_WORDS: Final = ("clubs", "diamonds", "hearts", "spades")
SUIT_SYMBOLS: Final = "♣♦♥♠"
DECK_SIZE: Final = len(RANKS) * len(SUITS)

_SUIT_OF_SYMBOL: Final = {**dict(zip("♣♦♥♠", SUITS, strict=True)), **dict(zip("♧♢♡♤", SUITS, strict=True))}
_PICTURE_MARKS: Final = {0xFE0E: None, 0xFE0F: None}
"""What a phone puts behind a suit symbol to say whether it is text or a picture."""
_CARD = re.compile(r"(10|[2-9TJQKA])([CDHS])", re.ASCII | re.IGNORECASE)


class CardError(ValueError):
    """Text or a number that is no card, or cards that make no hand or cannot lie on one table together."""


class Card(int):
    """One card of the deck. Equal, hashable and ordered as its index from 0 (2c) to 51 (As)."""

    __slots__ = ()

    def __new__(cls, index: SupportsIndex) -> "Card":
        try:
            found = -1 if isinstance(index, bool) else operator.index(index)
        except TypeError:
            found = -1
        if not 0 <= found < DECK_SIZE:
            raise CardError(f"{show_value(index)} is no card: the deck runs from 0 to 51")
        return super().__new__(cls, found)

    @property
    def rank(self) -> int:
        """0 for a two up to 12 for an ace."""
        return self >> 2

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades; suits have no order in the game."""
        return self & 3

    @property
    def red(self) -> bool:
        return self & 3 in (1, 2)

    @property
    def symbol(self) -> str:
        """The card with its suit drawn, as in ``K♠``."""
        return RANKS[self >> 2].replace("T", "10") + SUIT_SYMBOLS[self & 3]

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card('{_TEXTS[self]}')"

    __format__ = object.__format__


_TEXTS: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
DECK: Final[tuple[Card, ...]] = tuple(Card(index) for index in range(DECK_SIZE))
_BY_TEXT: Final = dict(zip(_TEXTS, DECK, strict=True))


def parse_card(text: str) -> Card:
    """Read one card: ``Ks``, ``10s``, ``kS`` or ``K♠``."""
    if not isinstance(text, str):
        raise CardError(f"{show_value(text)} is not a card: cards are read from text, as in 'Ks'")
    card = _BY_TEXT.get(text)
    if card is not None:
        return card
    plain = "".join(_SUIT_OF_SYMBOL.get(letter, letter) for letter in text.strip().translate(_PICTURE_MARKS))
    match = _CARD.fullmatch(plain)
    if match is None:
        raise CardError(
            f"{shorten(text)} is not a card: write a rank (2-9, 10 or T, J, Q, K, A) and a suit "
            "(c, d, h, s), as in Ks"
        )
    rank = "T" if match[1] == "10" else match[1].upper()
    return _BY_TEXT[rank + match[2].lower()]


def format_card(card: Card) -> str:
    """The card's two letters, as in ``Ks``; the inverse of `parse_card`."""
    return _TEXTS[card]


def parse_cards(text: str, count: int | None = None) -> tuple[Card, ...]:
    """Read cards parted by spaces or commas: all different, and exactly `count` of them if that is given."""
    if not isinstance(text, str):
        raise CardError(f"{show_value(text)} holds no cards: they are read from text, as in 'Ks Kd 4c'")
    words = text.replace(",", " ").split()
    cards = tuple(parse_card(word) for word in words)
    if count is not None and len(cards) != count:
        raise CardError(f"{shorten(text)} holds {len(cards)} cards, {count} are needed")
    refuse_repeats(cards)
    return cards


def format_cards(cards: Iterable[Card]) -> str:
    """Cards as text parted by spaces; the inverse of `parse_cards`."""
    return " ".join(_TEXTS[card] for card in cards)


def three_cards(cards: Iterable[SupportsIndex]) -> tuple[Card, Card, Card]:
    """Three different cards, made sure of: what comes from outside may be anything."""
    try:
        first, second, third = cards
    except (TypeError, ValueError):
        raise CardError(f"{show_value(cards)} is no hand: a hand has three cards") from None
    hand = (
        first if type(first) is Card else Card(first),
        second if type(second) is Card else Card(second),
        third if type(third) is Card else Card(third),
    )
    if first == second or third in (first, second):
        refuse_repeats(hand)
    return hand


def refuse_repeats(cards: Iterable[Card]) -> None:
    """Raise `CardError` where one card stands twice: the game is played with a single deck."""
    twice = repeated(cards)
    if twice is not None:
        raise CardError(f"{twice} stands twice: there is one of each card in the deck")


def repeated(cards: Iterable[Card]) -> Card | None:
    """The first card that has been seen before, if any."""
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return None
