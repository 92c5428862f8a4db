"""The names of the figures that a house can be measured by: what `[[printed]]` may say.

A figure is named by its entries, several joined by ``_and_`` at equal stakes; ``_of_all_money_bet`` measures
it on all money that stood in the end, ``_if_blind`` for a player who plays every hand without looking,
``_before_collection`` without what is collected from the hand.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from queenhigh.rules.records import House

ANTE_PLAY: Final = "ante_play"
ALL_MONEY: Final = "_of_all_money_bet"
BLIND: Final = "_if_blind"
BEFORE: Final = "_before_collection"


class Figure(NamedTuple):
    """A figure taken apart: its entries and how they are measured."""

    entries: tuple[str, ...]
    of_all_money: bool
    blind: bool
    before_collection: bool = False


def entry_names(house: House) -> tuple[str, ...]:
    """Every entry of a house by name: Ante and Play are one, a side wager is one of its own."""
    placed = (wager for wager in house.wagers if wager.placed_before_deal)
    return tuple(
        ANTE_PLAY if wager.kind == "ante" and house.play is not None else wager.name for wager in placed
    )


def parse_figure(text: str, entries: Iterable[str]) -> Figure | None:
    """The figure of that name, or none where it names something that is no entry.

    >>> parse_figure("ante_play_and_prime_of_all_money_bet", ["ante_play", "prime"])
    Figure(entries=('ante_play', 'prime'), of_all_money=True, blind=False, before_collection=False)
    """
    ends = dict.fromkeys((ALL_MONEY, BLIND, BEFORE), False)
    rest = text
    while end := next((end for end in ends if rest.endswith(end)), ""):
        ends[end] = True
        rest = rest.removesuffix(end)
    found = _joined(rest, tuple(entries))
    return Figure(found, *ends.values()) if found else None


def _joined(text: str, entries: tuple[str, ...]) -> tuple[str, ...]:
    """The entries that a text joins by ``_and_``, each once; none where it cannot be read so."""
    if text in entries:
        return (text,)
    for entry in entries:
        if text.startswith(f"{entry}_and_"):
            others = tuple(other for other in entries if other != entry)
            rest = _joined(text.removeprefix(f"{entry}_and_"), others)
            if rest:
                return (entry, *rest)
    return ()
