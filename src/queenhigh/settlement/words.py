"""The small grammar of payout sentences."""

from queenhigh.hands import CATEGORIES, Category

_PLURAL = {"beats": "beat", "loses": "lose", "stands": "stand", "pays": "pay", "does": "do"}


def says(strength: int, verb: str) -> str:
    """The verb that fits a hand's name: a pair of kings *pays*, three kings *pay*."""
    return _PLURAL[verb] if CATEGORIES[strength] is Category.THREE_OF_A_KIND else verb
