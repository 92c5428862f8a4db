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

from queenhigh.text import QueenHighError, shorten, show_value

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
RANK_WORDS: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
SUIT_WORDS: Final = ("clubs", "diamonds", "hearts", "spades")
SUIT_SYMBOLS: Final = "♣♦♥♠"
DECK_SIZE: Final = len(RANKS) * len(SUITS)
SHOWN_RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""The ranks as people read them; `RANKS` has one letter each, for what is stored and sent."""

_SUIT_OF_SYMBOL: Final = {**dict(zip("♣♦♥♠", SUITS, strict=True)), **dict(zip("♧♢♡♤", SUITS, strict=True))}
_PICTURE_MARKS: Final = {0xFE0E: None, 0xFE0F: None}
"""What a phone puts behind a suit symbol to say whether it is text or a picture."""
_CARD = re.compile(r"(10|[2-9TJQKA])([CDHS])", re.ASCII | re.IGNORECASE)


class CardError(QueenHighError, ValueError):
    """Text or a number that is no card, or cards that make no hand or cannot lie on one table together."""


class Card(int):
    """One card of the deck, by its text or index; equal, hashed and ordered as that index, from 0 to 51."""

    __slots__ = ()

    def __new__(cls, index: SupportsIndex | str) -> "Card":
        if isinstance(index, str):
            return parse_card(index)
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
        return SHOWN_RANKS[self >> 2] + SUIT_SYMBOLS[self & 3]

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card('{_TEXTS[self]}')"

    __format__ = object.__format__


_TEXTS: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
DECK: Final[tuple[Card, ...]] = tuple(Card(index) for index in range(DECK_SIZE))
"""Every card, from the two of clubs to the ace of spades: a deck to shuffle."""
_BY_TEXT: Final = dict(zip(_TEXTS, DECK, strict=True))
CardsLike = str | Iterable[Card | str]
"""Cards, or their text."""


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


def show_cards(cards: Iterable[Card]) -> str:
    """Cards in a sentence: as `format_cards` writes them, but a ten is ``10s``."""
    return " ".join(SHOWN_RANKS[card >> 2] + SUITS[card & 3] for card in cards)


def symbols(cards: Iterable[Card]) -> str:
    """Cards with their suits as signs, ``K♥ 10♣``."""
    return " ".join(card.symbol for card in cards)


def cards_of(said: CardsLike) -> tuple[Card, ...]:
    """Cards as a caller has them, or read from text; one that stands twice is for whoever deals to refuse."""
    if isinstance(said, str):
        return tuple(parse_card(word) for word in said.replace(",", " ").split())
    if not isinstance(said, Iterable):
        raise CardError(f"{show_value(said)} is no cards: say them as 'Qs 6h 4d', or with parse_cards")
    return tuple(_card_of(each) for each in said)


def _card_of(said: object) -> Card:
    if type(said) is Card:
        return said
    if isinstance(said, str):
        return parse_card(said)
    raise CardError(f"{show_value(said)} is no card: say it as 'Qs', or with parse_card")


def three_cards(cards: str | Iterable[SupportsIndex | str]) -> tuple[Card, Card, Card]:
    """Three different cards, or their text, made sure of: what comes from outside may be anything."""
    if isinstance(cards, str):
        read = parse_cards(cards, 3)
        return read[0], read[1], read[2]
    try:
        first, second, third = cards
    except (TypeError, ValueError):
        raise CardError(f"{show_value(cards)} is no hand: a hand has three cards") from None
    hand = (
        first if type(first) is Card else _any_card(first),
        second if type(second) is Card else _any_card(second),
        third if type(third) is Card else _any_card(third),
    )
    if hand[0] == hand[1] or hand[2] in hand[:2]:
        refuse_repeats(hand)
    return hand


def _any_card(said: SupportsIndex | str) -> Card:
    return parse_card(said) if isinstance(said, str) else Card(said)


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
