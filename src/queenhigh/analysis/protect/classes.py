"""Classes of cards: what a player learns of a card who does not see it, but which of some classes it is of.

A text parts classes by strokes. A class has ranks (``A``, ``KQJ``, ``10-2``), suits and colours (``spades``,
``red``) or cards (``Ah``), and one may be ``other``: all that is left.

>>> [f"{each.name}: {len(each.cards)}" for each in parse_classes("A / KQJ / other")]
['A: 4', 'KQJ: 12', 'other: 36']
"""

import re
from collections.abc import Iterator
from typing import Final

from queenhigh.analysis.results import SeenClass
from queenhigh.cards import DECK, RANKS, SUIT_WORDS, Card, CardError, parse_card, show_cards
from queenhigh.text import QueenHighError, plural, shorten

OTHER: Final = "other"
_STROKE: Final = "/"
_EXAMPLE: Final = "as in 'A / KQJ / other'"
_RANK: Final = "10|[2-9TJQKA]"
_RUN: Final = re.compile(f"(?:{_RANK})+", re.ASCII | re.IGNORECASE)
_RANGE: Final = re.compile(f"({_RANK})-({_RANK})", re.ASCII | re.IGNORECASE)
_SUITS: Final = {
    **{word: (suit,) for suit, word in enumerate(SUIT_WORDS)},
    **{word.removesuffix("s"): (suit,) for suit, word in enumerate(SUIT_WORDS)},
    "red": (1, 2),
    "black": (0, 3),
}


class ClassesError(QueenHighError, ValueError):
    """A text that makes no classes of the fifty-two cards; the message says what is wrong with it."""


def parse_classes(text: str) -> tuple[SeenClass, ...]:
    """The classes of a text; raises `ClassesError` unless every card is in exactly one of two or more."""
    names = [" ".join(part.split()) for part in text.split(_STROKE)]
    if len(names) < 2:
        raise ClassesError(f"one class tells no cards apart: part them by strokes, {_EXAMPLE}")
    if "" in names:
        raise ClassesError(
            f"a class between two strokes of {shorten(text)} has no cards: write some, {_EXAMPLE}"
        )
    if sum(name.lower() == OTHER for name in names) > 1:
        raise ClassesError(f"'{OTHER}' stands twice: all that is left is one class")
    taken: dict[Card, str] = {}
    for name in (name for name in names if name.lower() != OTHER):
        for card in _cards(name):
            if taken.setdefault(card, name) != name:
                both = f"{shorten(taken[card])} and {shorten(name)}"
                raise ClassesError(f"{show_cards([card])} is in two classes, {both}: a card is of one")
    left = tuple(card for card in DECK if card not in taken)
    if left and OTHER not in map(str.lower, names):
        raise ClassesError(
            f"no class has {show_cards(left[-1:])}, {plural(len(left), 'card')} are left out: write "
            f"'/ {OTHER}' behind for all of them"
        )
    if not left and OTHER in map(str.lower, names):
        raise ClassesError(f"nothing is left for '{OTHER}': every card is in a class before it")
    found = {name: left if name.lower() == OTHER else _of(taken, name) for name in names}
    if len(found) < len(names):
        raise ClassesError(f"a class of {shorten(text)} stands twice: write each once")
    return tuple(SeenClass(name, cards) for name, cards in found.items())


def _of(taken: dict[Card, str], name: str) -> tuple[Card, ...]:
    return tuple(sorted(card for card, owner in taken.items() if owner == name))


def _cards(name: str) -> set[Card]:
    """The cards of one class."""
    words = re.sub(r"\s*[-–]\s*", "-", name.replace(",", " ")).split()
    if not words:
        raise ClassesError(f"{shorten(name)} names no card: write ranks, suits or cards, {_EXAMPLE}")
    found: set[Card] = set()
    kinds: set[str] = set()
    for word in words:
        kind, cards = _word(word)
        kinds.add(kind)
        found |= cards
    if {"rank", "suit"} <= kinds:
        raise ClassesError(
            f"{shorten(name)} names ranks and suits in one class, which may mean two things: write the "
            "cards themselves, as in 'Ah Ad' for the red aces"
        )
    return found


def _word(word: str) -> tuple[str, set[Card]]:
    """What a word names: ranks, suits or a card, and which cards those are."""
    if (suits := _SUITS.get(word.lower())) is not None:
        return "suit", {card for card in DECK if card.suit in suits}
    if (ends := _RANGE.fullmatch(word)) is not None:
        low, high = sorted(map(_rank, ends.groups()))
        return "rank", {card for card in DECK if low <= card.rank <= high}
    if _RUN.fullmatch(word):
        ranks = set(_ranks(word))
        return "rank", {card for card in DECK if card.rank in ranks}
    try:
        return "card", {parse_card(word)}
    except CardError:
        known = "ranks (A, KQJ, 10-2), suits (spades), colours (red, black) or cards (Ah)"
        raise ClassesError(f"{shorten(word)} is no class of cards: write {known}, and '{OTHER}'") from None


def _ranks(word: str) -> Iterator[int]:
    return (_rank(found) for found in re.findall(_RANK, word, re.ASCII | re.IGNORECASE))


def _rank(text: str) -> int:
    return RANKS.index("T" if text == "10" else text.upper())
