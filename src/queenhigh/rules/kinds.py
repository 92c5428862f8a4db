"""The kinds of wagers and the ways to look at cards: what is true of each.

Everybody else asks for the fact, not for the name of the kind or of the look.
"""

from typing import Final, Literal, NamedTuple

WagerKind = Literal[
    "ante", "play", "blind", "bonus", "hand", "progressive", "colour", "six_card", "five_card",
    "collection", "bad_beat", "better_hand", "dealer_hand",
]  # fmt: skip
Stake = Literal["placed", "equal", "collected", "times", "none"]
Looks = Literal["hand", "colour", "six_card", "five_card", "beaten", "better", "dealer"]


class Look(NamedTuple):
    """What the rows of a pay table look at."""

    reads: tuple[Literal["player", "dealer", "community"], ...]
    """Whose cards they look at."""
    by: Literal["strength", "made", "colour"]
    """``strength``: how strong a hand of three is, the dealer's in the end. ``made``: what all cards make
    together, the dealer's first three among them. ``colour``: the colours of the same cards."""
    pays: Literal["one", "lower", "either"] = "one"
    """Which hand is paid by its strength: the ``one`` that they look at, the ``lower`` of two, or ``either``
    of two, whichever makes the earlier row."""

    @property
    def own(self) -> bool:
        """True if they look at the player's three cards alone; then their suits, and a draw, may count."""
        return self.reads == ("player",)

    @property
    def dealer(self) -> bool:
        """True if they look at cards of the dealer's."""
        return "dealer" in self.reads

    @property
    def community(self) -> bool:
        """True if they look at the community cards."""
        return "community" in self.reads


LOOKS: Final[dict[Looks, Look]] = {
    "hand": Look(("player",), "strength"),
    "colour": Look(("player", "dealer"), "colour"),
    "six_card": Look(("player", "dealer"), "made"),
    "five_card": Look(("player", "community"), "made"),
    "beaten": Look(("player", "dealer"), "strength", pays="lower"),
    "better": Look(("player", "dealer"), "strength", pays="either"),
    "dealer": Look(("dealer",), "strength"),
}


class Kind(NamedTuple):
    """What a wager of a kind has, and so which keys its table in a house file may hold."""

    stake: Stake
    """``placed`` by the player before the deal; always ``equal`` to that of the wager it is `on`, and placed
    with it; ``collected`` along with it, a fixed amount that nobody wins back; some ``times`` that wager, by
    playing on; ``none`` of its own, for a bonus."""
    contest: bool = False
    """Whether hand against hand decides it: it has the table `contest`."""
    pays: bool = False
    """Whether it has a pay table."""
    looks: Looks = "hand"
    """What its rows look at."""
    may_look: tuple[Looks, ...] = ()
    """What else they may look at, where its file says so with the key `looks`."""
    meter: bool = False
    """Whether its rows may be paid from a meter and have Envy awards."""
    adds: bool = False
    """Whether awards on the first three cards and on the final hand may be added up."""


KINDS: Final[dict[WagerKind, Kind]] = {
    "ante": Kind("placed", contest=True),
    "play": Kind("times", contest=True),
    "blind": Kind("equal", contest=True, pays=True),
    "bonus": Kind("none", pays=True, adds=True),
    "hand": Kind("placed", pays=True, adds=True),
    "progressive": Kind("placed", pays=True, may_look=("six_card", "five_card"), meter=True),
    "colour": Kind("placed", pays=True, looks="colour"),
    "six_card": Kind("placed", pays=True, looks="six_card"),
    "five_card": Kind("placed", pays=True, looks="five_card"),
    "collection": Kind("collected"),
    "bad_beat": Kind("placed", pays=True, looks="beaten"),
    "better_hand": Kind("placed", pays=True, looks="better"),
    "dealer_hand": Kind("placed", pays=True, looks="dealer"),
}
