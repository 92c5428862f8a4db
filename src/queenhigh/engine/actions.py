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


def role_of(by: str) -> Role:
    """Everybody who is not one of the three is a player."""
    return by if by in RESERVED else "player"  # type: ignore[return-value]


class OpenBetting(msgspec.Struct, frozen=True, tag="open", tag_field="do"):
    """Begin the next game. Meters not named stand as the last game left them, at first at their seed."""

    by: str
    meters_minor: dict[str, int] = {}


class PlaceWager(msgspec.Struct, frozen=True, tag="place", tag_field="do"):
    """Make the stake of one wager this amount: to place it, raise it or lower it."""

    by: str
    box: int
    wager: str
    amount_minor: int


class WithdrawWager(msgspec.Struct, frozen=True, tag="withdraw", tag_field="do"):
    by: str
    box: int
    wager: str


class CloseBetting(msgspec.Struct, frozen=True, tag="close", tag_field="do"):
    """No more bets."""

    by: str


class Deal(msgspec.Struct, frozen=True, tag="deal", tag_field="do"):
    """The cards as they leave the deck: one each three times by hand, packets of three from a shuffler."""

    by: str
    method: DealMethod
    cards: tuple[Card, ...]


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="do"):
    """Pick up and look at one's cards."""

    by: str
    box: int


class Fold(msgspec.Struct, frozen=True, tag="fold", tag_field="do"):
    by: str
    box: int


class Play(msgspec.Struct, frozen=True, tag="play", tag_field="do"):
    """Stay in with a Play wager; in a house where players draw, with the cards thrown away."""

    by: str
    box: int
    amount_minor: int
    discards: tuple[Card, ...] = ()


class Replace(msgspec.Struct, frozen=True, tag="replace", tag_field="do"):
    """Deal the replacement cards, in deal order."""

    by: str
    cards: tuple[Card, ...]


class Reveal(msgspec.Struct, frozen=True, tag="reveal", tag_field="do"):
    """Turn up the dealer's hand and every hand still in."""

    by: str


class DrawFourth(msgspec.Struct, frozen=True, tag="draw_fourth", tag_field="do"):
    """The dealer takes a fourth card."""

    by: str
    card: Card


class Settle(msgspec.Struct, frozen=True, tag="settle", tag_field="do"):
    by: str


class MoveHands(msgspec.Struct, frozen=True, tag="move_hands", tag_field="do"):
    """Put a wrong deal right: whole hands move from one area to another, 0 being the dealer's."""

    by: str
    moves: tuple[tuple[int, int], ...]


class VoidGame(msgspec.Struct, frozen=True, tag="void_game", tag_field="do"):
    """Declare a game void on one of the house's grounds.

    `count` is the number of cards exposed, found in the deck or dealt to the dealer, where the ground asks
    for one; `repairable` says whether the cards could be put right instead.
    """

    by: str
    game: int
    ground: Ground
    count: int | None = None
    repairable: bool = False


class VoidBox(msgspec.Struct, frozen=True, tag="void_box", tag_field="do"):
    """Declare one hand void."""

    by: str
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
