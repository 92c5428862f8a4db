"""Finds hands that a pay table leaves out though it pays weaker ones: a missing row, more often than not."""

from collections.abc import Iterable, Sequence
from typing import Final

from queenhigh.hands import CATEGORIES, STRENGTHS, FiveCardCategory
from queenhigh.rules.awards import Nothing
from queenhigh.rules.kinds import Look
from queenhigh.rules.records import Row


def unpaid_hands(look: Look, rows: Sequence[Row]) -> list[str]:
    """The names of the categories that have a gap, strongest first; rows on first cards stand aside."""
    if look.by == "colour":
        return []
    if look.by == "made":
        return _unpaid_fives(rows)
    missing: dict[str, None] = {}
    for when in ("stood", "drew"):
        column = [row for row in rows if row.when in ("always", when) and not row.on_first]
        missing.update(dict.fromkeys(_unpaid_threes(column)))
    return list(missing)


def unpaid_first_cards(rows: Sequence[Row]) -> list[str]:
    """So for rows on the first three cards: one who keeps such a hand may also be paid for it in the end."""
    missing: dict[str, None] = {}
    for when in ("stood", "drew"):
        column = [row for row in rows if row.on_first and row.when in ("always", when)]
        kept = [row for row in rows if not row.on_first and row.when in ("always", "stood")]
        missing.update(dict.fromkeys(_unpaid_threes(column, kept)))
    return list(missing)


_STARTS: Final = frozenset(
    strength
    for strength in range(STRENGTHS)
    if strength == 0 or CATEGORIES[strength] is not CATEGORIES[strength - 1]
)
"""The weakest hand of each category."""


def _unpaid_threes(rows: Sequence[Row], others: Sequence[Row] = ()) -> Iterable[str]:
    """Strength by strength would do; what rows cover changes only where a class or a category begins.

    `others` cover hands as well, but what they pay makes no stronger hand missing.
    """
    classes = [(row, row.strengths) for row in (*rows, *others) if row.strengths is not None]
    paying = [row.strengths.least for row in rows if row.strengths and not isinstance(row.award, Nothing)]
    lowest = min(paying, default=STRENGTHS) + 1
    ends = {edge for _, known in classes for edge in (known.least, known.most + 1)}
    for strength in sorted({lowest, *ends, *_STARTS}, reverse=True):
        if not lowest <= strength < STRENGTHS:
            continue
        if not _has_all_suits(row for row, known in classes if known.holds(strength)):
            yield CATEGORIES[strength].key


def _unpaid_fives(rows: Sequence[Row]) -> list[str]:
    paying = {row.hand for row in rows if not isinstance(row.award, Nothing)}
    lowest = min(
        (each for each in FiveCardCategory if each.key in paying), default=FiveCardCategory.ROYAL_FLUSH
    )
    return [
        each.key
        for each in reversed(FiveCardCategory)
        if each > lowest and not _has_all_suits(row for row in rows if row.hand in each.keys)
    ]


def _has_all_suits(rows: Iterable[Row]) -> bool:
    suits: set[int] = set()
    for row in rows:
        suits |= row.suits or {0, 1, 2, 3}
    return len(suits) == 4
