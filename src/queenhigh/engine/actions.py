"""What people do at the table. Cards and meters come in with the act: chance is always from outside.

Every action says by whom: ``dealer``, ``supervisor``, or the name of a player.
"""

from typing import Final, Literal

import msgspec

from queenhigh.cards import Card
from queenhigh.rules.records import DealMethod, Ground

DEALER: Final = "dealer"
SUPERVISOR: Final = "supervisor"
BYSTANDER: Final = "bystander"
"""Somebody who only watches; no player may have one of these three names."""
RESERVED: Final = (DEALER, SUPERVISOR, BYSTANDER)
Role = Literal["dealer", "supervisor", "bystander", "player"]
_ROLES: Final[dict[str, Role]] = {DEALER: "dealer", SUPERVISOR: "supervisor", BYSTANDER: "bystander"}


def role_of(by: str) -> Role:
    """Everybody who is not one of the three is a player."""
    return _ROLES.get(by, "player")


class Act(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a person does; written with ``do`` and its name."""

    by: str


class OpenBetting(Act, frozen=True, tag="open"):
    """Begin the next game. Meters not named stand as the last game left them, at first at their seed."""

    meters_minor: dict[str, int] = {}


class PlaceWager(Act, frozen=True, tag="place"):
    """Make the stake of one wager this amount: to place it, raise it or lower it."""

    box: int
    wager: str
    amount_minor: int


class WithdrawWager(Act, frozen=True, tag="withdraw"):
    box: int
    wager: str


class CloseBetting(Act, frozen=True, tag="close"):
    """No more bets."""


class Deal(Act, frozen=True, tag="deal"):
    """The cards as they leave the deck: one each three times by hand, packets of three from a shuffler."""

    method: DealMethod
    cards: tuple[Card, ...]


class Look(Act, frozen=True, tag="look"):
    """Pick up and look at one's cards."""

    box: int


class Fold(Act, frozen=True, tag="fold"):
    box: int


class Play(Act, frozen=True, tag="play"):
    """Stay in with a Play wager; in a house where players draw, with the cards thrown away."""

    box: int
    amount_minor: int
    discards: tuple[Card, ...] = ()


class Replace(Act, frozen=True, tag="replace"):
    """Deal the replacement cards, in deal order."""

    cards: tuple[Card, ...]


class Reveal(Act, frozen=True, tag="reveal"):
    """Turn up the dealer's hand and every hand still in."""


class DrawFourth(Act, frozen=True, tag="draw_fourth"):
    """The dealer takes a fourth card."""

    card: Card


class Settle(Act, frozen=True, tag="settle"):
    pass


class MoveHands(Act, frozen=True, tag="move_hands"):
    """Put a wrong deal right: whole hands move from one area to another, 0 being the dealer's."""

    moves: tuple[tuple[int, int], ...]


class VoidGame(Act, frozen=True, tag="void_game"):
    """Declare a game void on one of the house's grounds.

    `count` is the number of cards exposed, found in the deck or dealt to the dealer, where the ground asks
    for one; `repairable` says whether the cards could be put right instead.
    """

    game: int
    ground: Ground
    count: int | None = None
    repairable: bool = False


class VoidBox(Act, frozen=True, tag="void_box"):
    """Declare one hand void."""

    box: int


Action = (
    OpenBetting
    | PlaceWager
    | WithdrawWager
    | CloseBetting
    | Deal
    | Look
    | Fold
    | Play
    | Replace
    | Reveal
    | DrawFourth
    | Settle
    | MoveHands
    | VoidGame
    | VoidBox
)
