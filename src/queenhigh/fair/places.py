"""Who gets which card: places of dealing, in words that a proof tells and a stranger can check.

>>> deal_places((1, 3), "shuffler")[:4], deal_places((1, 3), "hand")[:4]
(('box 1', 'box 1', 'box 1', 'box 3'), ('box 1', 'box 3', 'dealer', 'box 1'))
"""

import re
from collections.abc import Sequence
from typing import Final, Literal

from queenhigh.fair.deck import FairError
from queenhigh.text import shorten

DEALER: Final = "dealer"
FOURTH: Final = "dealer fourth"
"""The dealer's fourth card, the last of all."""
SECOND_HAND: Final = "dealer second hand"
"""Three cards that replace the dealer's hand, the last of all."""
COMMUNITY: Final = "community"
"""Cards that are everybody's, right after the first cards: none, or two."""
_BOX = re.compile(r"box ([1-9][0-9]?)", re.ASCII)
_REPLACEMENT = re.compile(r"box ([1-9][0-9]?) replacement", re.ASCII)
_WAYS: Final[dict[Literal["hand", "shuffler"], str]] = {
    "hand": "one card at a time",
    "shuffler": "three cards at a time",
}


def box_place(box: int) -> str:
    return f"box {box}"


def replacement_place(box: int) -> str:
    """Where a card goes that a box drew for one it discarded."""
    return f"box {box} replacement"


def deal_places(boxes: Sequence[int], method: Literal["hand", "shuffler"]) -> tuple[str, ...]:
    """Where the first cards go: three to each box in the round, by their numbers, and then the dealer.

    By hand they go one at a time, from a shuffler three at a time.
    """
    hands = [*map(box_place, boxes), DEALER]
    if method == "shuffler":
        return tuple(hand for hand in hands for _ in range(3))
    return tuple(hands * 3)


def check_places(places: Sequence[str]) -> str:
    """How the cards were dealt, in words; an error where no deal goes like this.

    After the first cards come community cards, then replacements in the order of boxes, then the dealer's
    fourth card or second hand.
    """
    boxes = sorted({int(match[1]) for place in places if (match := _BOX.fullmatch(place))})
    first = 3 * (len(boxes) + 1)
    ways = [said for way, said in _WAYS.items() if deal_places(boxes, way) == tuple(places[:first])]
    if not boxes or not ways:
        raise FairError("the first cards do not go to boxes in order and to the dealer, three each")
    later = list(places[first:])
    if later[:2] == [COMMUNITY] * 2:
        del later[:2]
    if later[-1:] == [FOURTH]:
        later.pop()
    elif later[-3:] == [SECOND_HAND] * 3:
        del later[-3:]
    drawn = []
    for place in later:
        match = _REPLACEMENT.fullmatch(place)
        if match is None or int(match[1]) not in boxes:
            raise FairError(f"{shorten(place)} is no place for a card after the first")
        drawn.append(int(match[1]))
    if drawn != sorted(drawn) or any(drawn.count(box) > 3 for box in drawn):
        raise FairError("replacements do not go to boxes in order, three at most to each")
    return f"{ways[0]} to {len(boxes)} box{'es' if len(boxes) > 1 else ''} and the dealer"
