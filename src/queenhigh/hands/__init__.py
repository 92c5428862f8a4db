"""Hands of three cards, and the best five of six. NumPy forms stand in `queenhigh.hands.arrays`."""

from queenhigh.hands.five import FiveCardCategory, FiveCardRank, best_five, rank_five
from queenhigh.hands.lookup import CATEGORIES, best_three, category, quick_strength, strength
from queenhigh.hands.made import MADE, OF_ONE_SUIT, SIX_CARD_ROYAL, Made
from queenhigh.hands.names import (
    CLASSES,
    HandClass,
    HandClassError,
    parse_hand_class,
    parse_threshold,
)
from queenhigh.hands.six import six_card_category, six_card_made
from queenhigh.hands.three import MINI_ROYAL, STRENGTHS, Category, ThreeCardRank, rank_three, strength_of

__all__ = [
    "CATEGORIES", "CLASSES", "MADE", "MINI_ROYAL", "OF_ONE_SUIT", "SIX_CARD_ROYAL", "STRENGTHS", "Category",
    "FiveCardCategory", "FiveCardRank", "HandClass", "HandClassError", "Made", "ThreeCardRank", "best_five",
    "best_three", "category", "parse_hand_class", "parse_threshold", "quick_strength", "rank_five",
    "rank_three", "six_card_category", "six_card_made", "strength", "strength_of",
]  # fmt: skip
