"""What a person calls a hand, and the words by which a house file names a class of hands.

>>> hand_name(strength_of(rank_pattern((11, 11, 2), flush=False)))
'Pair of kings'
>>> parse_hand_class("Q high").least == parse_threshold("Q-3-2")
True
"""

import re
from functools import lru_cache
from typing import Final

import msgspec

from queenhigh.cards import RANK_PLURALS, RANK_WORDS, RANKS, shorten
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.hands.three import ALL_RANKS, MINI_ROYAL, Category, rank_pattern, strength_of


class HandClass(msgspec.Struct, frozen=True):
    """A run of strengths with a name: every class of three-card hands a pay row can name is one."""

    name: str
    least: int
    most: int

    def holds(self, strength: int) -> bool:
        return self.least <= strength <= self.most


class HandClassError(ValueError):
    """Words that name no class of hands."""


def _range(name: str, category: Category) -> HandClass:
    strengths = [strength for strength, kind in enumerate(CATEGORIES) if kind is category]
    return HandClass(name, strengths[0], strengths[-1])


CLASSES: Final = {
    **{category.key: _range(category.key, category) for category in Category},
    "mini_royal": HandClass("mini_royal", MINI_ROYAL, MINI_ROYAL),
}
_OF_RANK = re.compile(
    r"(?:(?P<kind>pair of|three) )?(?P<rank>[2-9TJQKA]|10)(?P<high>[ -]high)?", re.ASCII | re.IGNORECASE
)
_PLAIN_HAND = re.compile(r"([2-9TJQKA]|10)-([2-9TJQKA]|10)-([2-9TJQKA]|10)", re.ASCII | re.IGNORECASE)


def _rank(text: str) -> int:
    return RANKS.index(text.upper().replace("10", "T"))


def parse_hand_class(text: str) -> HandClass:
    """Read a class of hands: a category, ``mini_royal``, ``Q high``, ``pair of K`` or ``three A``."""
    known = CLASSES.get(text.strip().lower())
    if known is not None:
        return known
    match = _OF_RANK.fullmatch(text.strip())
    category = None
    if match and match["kind"] is None and match["high"]:
        category = Category.HIGH_CARD
    elif match and match["kind"] and not match["high"]:
        category = Category.PAIR if match["kind"].lower() == "pair of" else Category.THREE_OF_A_KIND
    if match is None or category is None:
        raise HandClassError(
            f"{shorten(text)} names no class of hands: use {', '.join(CLASSES)}, or words like 'Q high', "
            "'pair of K', 'three A'"
        )
    lead = _rank(match["rank"])
    inside = [s for s, rank in enumerate(ALL_RANKS) if rank.category is category and rank.ranks[0] == lead]
    if not inside:
        raise HandClassError(
            f"{shorten(text)} names no class of hands: no hand is only {RANK_WORDS[lead]} high"
        )
    letter = RANKS[lead]
    names = {Category.HIGH_CARD: f"{letter} high", Category.PAIR: f"pair of {letter}"}
    return HandClass(names.get(category, f"three {letter}"), inside[0], inside[-1])


def parse_threshold(text: str) -> int:
    """The least strength of ``Q high``, ``pair`` or a hand such as ``Q-6-4``: where "or better" starts."""
    match = _PLAIN_HAND.fullmatch(text.strip())
    if match is None:
        return parse_hand_class(text).least
    return strength_of(rank_pattern((_rank(match[1]), _rank(match[2]), _rank(match[3])), flush=False))


@lru_cache(maxsize=1024)
def hand_name(strength: int) -> str:
    """The short name a dealer calls: ``Pair of kings``, ``Queen high``, ``Mini royal``."""
    rank = ALL_RANKS[strength]
    lead, many = RANK_WORDS[rank.ranks[0]], RANK_PLURALS[rank.ranks[0]]
    match rank.category:
        case Category.STRAIGHT_FLUSH:
            return "Mini royal" if strength == MINI_ROYAL else f"{lead.capitalize()}-high straight flush"
        case Category.THREE_OF_A_KIND:
            return f"Three {many}"
        case Category.STRAIGHT:
            return f"{lead.capitalize()}-high straight"
        case Category.FLUSH:
            return f"{lead.capitalize()}-high flush"
        case Category.PAIR:
            return f"Pair of {many}"
        case _:
            return f"{lead.capitalize()} high"


@lru_cache(maxsize=1024)
def full_name(strength: int) -> str:
    """The name with the cards that decide within it: ``Pair of kings with a four``."""
    rank = ALL_RANKS[strength]
    name = hand_name(strength)
    if rank.category is Category.PAIR:
        odd = RANK_WORDS[rank.ranks[1]]
        return f"{name} with {'an' if odd in ('ace', 'eight') else 'a'} {odd}"
    if rank.category in (Category.FLUSH, Category.HIGH_CARD):
        return f"{name}, {RANK_WORDS[rank.ranks[1]]}, {RANK_WORDS[rank.ranks[2]]}"
    return name
