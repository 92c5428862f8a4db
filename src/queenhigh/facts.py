"""The facts behind a sentence about a round: what a refusal or a line of history carries in place of words.

Each fact has one name and one meaning wherever it stands, so a page in any language can say them, and `words`
says them all in one way. A fact that does not apply is left out.
"""

from typing import Final

import msgspec

from queenhigh.cards import Card

Amounts = tuple[tuple[str, int], ...]
"""Amounts by name, such as what each meter holds: an immutable record keeps pairs, not a dictionary."""


class Facts(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, repr_omit_defaults=True
):
    """What a code needs beside it to be said. `case` tells apart what one code can be about."""

    case: str = ""
    role: str = ""
    needed_role: str = ""
    act: str = ""
    """What was tried, by the name that acts have: ``place``, ``void_game``."""
    player: str = ""
    game: int | None = None
    other_game: int | None = None
    phase: str = ""
    box: int | None = None
    boxes: tuple[int, ...] = ()
    areas: tuple[int, ...] = ()
    """Places where a hand can lie, 0 being the dealer's."""
    moves: tuple[tuple[int, int], ...] = ()
    wager: str = ""
    other_wager: str = ""
    all_of: tuple[str, ...] = ()
    """Wagers that are all needed."""
    one_of: tuple[str, ...] = ()
    """Wagers of which one is needed."""
    amount_minor: int | None = None
    other_minor: int | None = None
    least_minor: int | None = None
    most_minor: int | None = None
    step_minor: int | None = None
    amounts_minor: tuple[int, ...] = ()
    """Amounts of which one would be right."""
    times: int | None = None
    count: int | None = None
    needed: int | None = None
    counts: tuple[int, ...] = ()
    """Numbers of which one would be right."""
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    method: str = ""
    methods: tuple[str, ...] = ()
    meter: str = ""
    ground: str = ""
    grounds: tuple[str, ...] = ()
    name: str = ""
    """A word that was given and is not known, with the `known` ones it could have been."""
    known: tuple[str, ...] = ()
    clause: str = ""
    choice: str = ""


NO_FACTS: Final = Facts()
