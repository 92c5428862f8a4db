"""The words by which a house file names a class of hands.

>>> parse_hand_class("Q high").least == parse_threshold("Q-3-2")
True
"""

import re
from typing import Final

import msgspec

from queenhigh.cards import RANK_WORDS, RANKS
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.hands.three import ALL_RANKS, MINI_ROYAL, Category, rank_pattern, strength_of
from queenhigh.text import QueenHighError, shorten


class HandClass(msgspec.Struct, frozen=True):
    """A run of strengths with a name: every class of three-card hands a pay row can name is one."""

    name: str
    least: int
    most: int

    def holds(self, strength: int) -> bool:
        return self.least <= strength <= self.most


class HandClassError(QueenHighError, ValueError):
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
