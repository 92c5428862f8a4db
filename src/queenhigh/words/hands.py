"""What a person calls a hand, and a class of hands that a house file names.

>>> hand_name(728)
'Three aces'
>>> hand_name(728, "es")
'Trío de ases'
"""

import operator
import re
from functools import lru_cache

from queenhigh.cards import RANKS, SUITS, Card, CardError
from queenhigh.hands import MINI_ROYAL, STRENGTHS, ThreeCardRank
from queenhigh.hands.three import ALL_RANKS
from queenhigh.languages import DEFAULT
from queenhigh.text import show_value
from queenhigh.words.catalogue import Phrase, catalogue

_OF_RANK = re.compile(r"(?P<kind>pair of |three )?(?P<rank>[2-9TJQKA])(?: high)?")


def _rank_at(strength: int) -> ThreeCardRank:
    try:
        found = -1 if isinstance(strength, bool) else operator.index(strength)
    except TypeError:
        found = -1
    if not 0 <= found < STRENGTHS:
        raise CardError(f"{show_value(strength)} is no strength: hands run from 0 to {STRENGTHS - 1}")
    return ALL_RANKS[found]


@lru_cache(maxsize=4096, typed=True)
def hand_phrase(strength: int, language: str = DEFAULT) -> Phrase:
    """The short name a dealer calls, with its number: ``Pair of kings``, ``Queen high``, ``Mini royal``."""
    words = catalogue(language)
    rank = _rank_at(strength)
    key = "mini_royal" if strength == MINI_ROYAL else rank.category.key
    many = rank.category.key in words.template("number", "many").split()
    return Phrase(words.say("hand", key, _places(rank, language)), many)


@lru_cache(maxsize=4096, typed=True)
def full_phrase(strength: int, language: str = DEFAULT) -> Phrase:
    """The name with the cards that decide within it: ``Pair of kings with a four``."""
    words = catalogue(language)
    rank = _rank_at(strength)
    name = hand_phrase(strength, language)
    key = f"full.{rank.category.key}"
    if not words.has("hand", key):
        return name
    return Phrase(words.say("hand", key, {**_places(rank, language), "name": name}), name.many)


def _places(rank: ThreeCardRank, language: str) -> dict[str, object]:
    words = catalogue(language)
    letters = [RANKS[each] for each in rank.ranks]  # -1, an ace counted as one, is an ace's letter too
    lead = letters[0]
    second = letters[min(1, len(letters) - 1)]
    third = letters[-1]
    return {
        "rank": Phrase(words.template("rank", lead)),
        "top": Phrase(words.template("top", lead)),
        "ranks": words.template("ranks", lead),
        "odd": words.template("odd", second),
        "second": words.template("rank", second),
        "third": words.template("rank", third),
    }


def hand_name(strength: int, language: str = DEFAULT) -> str:
    """The short name a dealer calls: ``Pair of kings``, ``Queen high``, ``Mini royal``."""
    return str(hand_phrase(strength, language))


def full_name(strength: int, language: str = DEFAULT) -> str:
    """The name with the cards that decide within it: ``Pair of kings with a four``."""
    return str(full_phrase(strength, language))


def card_name(card: Card, language: str = DEFAULT) -> str:
    """A card as it is read aloud: ``queen of spades``."""
    words = catalogue(language)
    rank = words.template("rank", RANKS[card.rank])
    suit = words.template("suit", SUITS[card.suit])
    return words.say("one_card", "name", {"rank": rank, "suit": suit})


@lru_cache(maxsize=1024)
def class_words(name: str, language: str = DEFAULT) -> Phrase:
    """A class of hands as a house file names it: a category, ``Q high``, ``pair of K``, ``three A``.

    A mark that is a hand of its own, such as ``Q-6-4``, is the same in every language.
    """
    words = catalogue(language)
    if words.has("class", name):
        return Phrase(words.template("class", name))
    found = _OF_RANK.fullmatch(name)
    if found is None:
        return Phrase(name)
    kind = found["kind"]
    rank = found["rank"]
    if not kind:
        return Phrase(words.template("high", rank))
    key = "of.pair" if kind == "pair of " else "of.three"
    return Phrase(words.say("class", key, {"ranks": words.template("ranks", rank)}))
