"""What people do at the table. Cards and meters come in with the act: chance is always from outside.

Every act says by whom; a server puts that on, a client never does.
"""

import msgspec

from queenhigh.cards import Card
from queenhigh.engine.actors import Actor
from queenhigh.facts import Amounts
from queenhigh.rules.records import DealMethod, Ground


class Act(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a person does; written with ``do`` and its name."""

    by: Actor


class OpenBetting(Act, frozen=True, tag="open"):
    """Begin the next game. `meters_minor` is what is shown; those not named stand as the last game left them.

    What a meter pays is settled by what it holds then, which `Settle` says.
    """

    meters_minor: Amounts = ()


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
    """The cards as they leave the deck: one each three times by hand, packets of three from a shuffler.

    Community cards, where the house has some, come after the hands.
    `boxes` are those the hands went to, in order, where that is not the boxes in the round: a wrong deal is
    entered as it lies, and then put right or voided.
    """

    method: DealMethod
    cards: tuple[Card, ...]
    boxes: tuple[int, ...] = ()


class Look(Act, frozen=True, tag="look"):
    """Pick up and look at one's cards."""

    box: int


class Fold(Act, frozen=True, tag="fold"):
    box: int


class Play(Act, frozen=True, tag="play"):
    """Stay in with a Play wager; in a house where players draw, with the cards discarded."""

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


class ReplaceDealer(Act, frozen=True, tag="replace_dealer"):
    """The dealer replaces their hand: three cards in place of the first three."""

    cards: tuple[Card, ...]


class Settle(Act, frozen=True, tag="settle"):
    """Settle the round with every meter of the house as it stands at this moment, whatever was shown."""

    meters_minor: Amounts = ()


class MoveHands(Act, frozen=True, tag="move_hands"):
    """Put a wrong deal right: whole hands move from one area to another, 0 being the dealer's."""

    moves: tuple[tuple[int, int], ...]


class VoidGame(Act, frozen=True, tag="void_game"):
    """Declare a game void on one of the house's grounds.

    `count` is the number of cards exposed, found in the deck or dealt to the dealer, where the ground asks
    for one; `repairable` says whether the cards could be put right instead. `meters_minor` is what every
    meter holds at this moment, where the game was settled and so has moved them.
    """

    game: int
    ground: Ground
    count: int | None = None
    repairable: bool = False
    meters_minor: Amounts = ()


class VoidBox(Act, frozen=True, tag="void_box"):
    """Declare one hand void."""

    box: int


Action = (
    OpenBetting | PlaceWager | WithdrawWager | CloseBetting | Deal | Look | Fold | Play | Replace | Reveal
    | DrawFourth | ReplaceDealer | Settle | MoveHands | VoidGame | VoidBox
)  # fmt: skip
"""Any act."""
