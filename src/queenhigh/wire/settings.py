"""How a table is run: what its host chose when it was opened."""

import unicodedata
from typing import Annotated, Final, Literal

import msgspec

from queenhigh.rules.records import DealMethod

Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=1_440)]
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Kinds of characters that show nothing themselves, and may turn or break the text around them."""


class TableSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table's settings; what is not said is as in a friendly game."""

    house: str
    """The id of a house in the catalogue."""
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    posted: Annotated[str, msgspec.Meta(max_length=400)] = ""
    """Limits and pay tables that the house leaves to the table, as `post` reads them."""
    boxes: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    """How many boxes are used; 0 for all that the house has."""
    deal: Literal["digital", "live"] = "digital"
    method: DealMethod | Literal[""] = ""
    """How cards leave the deck; the house's first way where it is not said."""
    pace: Literal["clock", "dealer"] = "clock"
    """Who moves the round on: the table's clock, or a dealer's acts. Live tables have a dealer."""
    timed: bool = True
    """Whether players have a time limit at all."""
    bet_seconds: Seconds = 20
    least_bet_seconds: Seconds = 5
    decide_seconds: Seconds = 20
    show_seconds: Seconds = 6
    """How long a settled round is looked at before the next one opens."""
    bank_seconds: Seconds = 30
    """The most that a player's time bank holds."""
    refill_seconds: Seconds = 5
    """What a round played puts into it."""
    grace_seconds: Seconds = 20
    hold_minutes: Minutes = 5
    void_minutes: Minutes = 10
    progressive: Annotated[
        str, msgspec.Meta(max_length=40, pattern=r"^(own|none|linked:[a-z0-9-]{1,30})$(?!\n)")
    ] = "own"
    entry: Literal["open", "code"] = "open"
    bots: bool = True
    reveal: Literal["seen", "all"] = "seen"


def unfit_name(name: str) -> str:
    """Why no table is called this; nothing where one may be."""
    unseen = [letter for letter in name if unicodedata.category(letter) in _UNSEEN]
    return f"a table's name cannot have the character U+{ord(unseen[0]):04X}" if unseen else ""
