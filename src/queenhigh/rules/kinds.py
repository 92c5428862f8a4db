"""The kinds of wagers: what is true of each. Everybody else asks for the fact, not for the kind's name."""

from typing import Final, Literal, NamedTuple

WagerKind = Literal["ante", "play", "blind", "bonus", "hand", "progressive", "colour", "six_card"]
Stake = Literal["placed", "equal", "times", "none"]
Looks = Literal["hand", "colour", "six_card"]


class Kind(NamedTuple):
    """What a wager of a kind has, and so which keys its table in a house file may hold."""

    stake: Stake
    """``placed`` by the player before the deal; always ``equal`` to that of the wager it is `on`, and placed
    with it; some ``times`` that wager, by playing on; ``none`` of its own, for a bonus."""
    contest: bool = False
    """Whether hand against hand decides it: it has the table `contest`."""
    pays: bool = False
    """Whether it has a pay table."""
    looks: Looks = "hand"
    """What its rows look at: the player's three cards, colours of all six, or the best five of all six."""
    meter: bool = False
    """Whether its rows may be paid from a meter and have Envy awards."""


KINDS: Final[dict[WagerKind, Kind]] = {
    "ante": Kind("placed", contest=True),
    "play": Kind("times", contest=True),
    "blind": Kind("equal", contest=True, pays=True),
    "bonus": Kind("none", pays=True),
    "hand": Kind("placed", pays=True),
    "progressive": Kind("placed", pays=True, meter=True),
    "colour": Kind("placed", pays=True, looks="colour"),
    "six_card": Kind("placed", pays=True, looks="six_card"),
}
