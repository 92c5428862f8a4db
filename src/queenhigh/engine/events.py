"""What has happened: facts that `evolve` turns into the next state and that a store keeps for good.

A tag names the event and the version of its shape. Stored events are read for ever: one that changes its
shape gets the next version, and `wire.versions` lifts the old one.
"""

from collections.abc import Iterable

import msgspec

from queenhigh.cards import Card
from queenhigh.facts import Amounts
from queenhigh.rules.records import DealMethod, Ground
from queenhigh.settlement import Line, MeterMove


class Fact(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """Something that has happened; written with ``event`` and its name."""


class BettingOpened(Fact, frozen=True, tag="betting_opened/1"):
    """A game begins, under these rules and with the meters shown at this."""

    game: int
    house: str
    digest: str
    meters_minor: Amounts


class WagerPlaced(Fact, frozen=True, tag="wager_placed/1"):
    """The stake now is this; `was_minor` is what stood there before."""

    box: int
    player: str
    wager: str
    stake_minor: int
    was_minor: int = 0


class WagerWithdrawn(Fact, frozen=True, tag="wager_withdrawn/1"):
    box: int
    player: str
    wager: str
    was_minor: int


class BettingClosed(Fact, frozen=True, tag="betting_closed/1"):
    pass


class CardsDealt(Fact, frozen=True, tag="cards_dealt/1"):
    """Three cards to each box that was dealt to, as (box, cards), and to the dealer."""

    method: DealMethod
    hands: tuple[tuple[int, tuple[Card, ...]], ...]
    dealer: tuple[Card, ...]


class CommunityDealt(Fact, frozen=True, tag="community_dealt/1"):
    """With the deal: cards that are everybody's, face down beside the dealer's hand."""

    cards: tuple[Card, ...]


class CardsLookedAt(Fact, frozen=True, tag="cards_looked_at/1"):
    box: int


class BoxFolded(Fact, frozen=True, tag="box_folded/1"):
    """The hand is given up; the lines are what that loses at once."""

    box: int
    lines: tuple[Line, ...]


class BoxPlayed(Fact, frozen=True, tag="box_played/1"):
    box: int
    wager: str
    stake_minor: int
    discards: tuple[Card, ...] = ()


class CardsReplaced(Fact, frozen=True, tag="cards_replaced/1"):
    hands: tuple[tuple[int, tuple[Card, ...]], ...]


class HandsRevealed(Fact, frozen=True, tag="hands_revealed/1"):
    dealer: tuple[Card, ...]
    dealer_draws: bool


class DealerDrew(Fact, frozen=True, tag="dealer_drew/1"):
    card: Card


class DealerReplaced(Fact, frozen=True, tag="dealer_replaced/1"):
    """The dealer's hand was too weak and is replaced by these cards."""

    cards: tuple[Card, ...]


class RoundSettled(Fact, frozen=True, tag="round_settled/1"):
    """Every line not already given by a fold or a voided box, and what the meters did."""

    lines: tuple[Line, ...]
    meter_moves: tuple[MeterMove, ...]
    shown: tuple[int, ...] = ()
    """Folded boxes whose hand took from a meter and so was turned up for all to see."""


class HandsMoved(Fact, frozen=True, tag="hands_moved/1"):
    moves: tuple[tuple[int, int], ...]
    clause: str


class BoxVoided(Fact, frozen=True, tag="box_voided/1"):
    """One hand is void: `reversed` lines no longer hold, `lines` return its stakes."""

    box: int
    clause: str
    reversed: tuple[Line, ...]
    lines: tuple[Line, ...]


class GameVoided(Fact, frozen=True, tag="game_voided/1"):
    """The game is void: `reversed` lines no longer hold, `lines` return every stake.

    `meter_moves` undo what the game did to the meters, from what they hold now: what others have put in since
    stays. `count` is the number of cards that was found, where one counts.
    """

    ground: Ground
    clause: str
    meter_moves: tuple[MeterMove, ...]
    reversed: tuple[Line, ...]
    lines: tuple[Line, ...]
    count: int | None = None


Event = (
    BettingOpened | WagerPlaced | WagerWithdrawn | BettingClosed | CardsDealt | CommunityDealt | CardsLookedAt
    | BoxFolded | BoxPlayed | CardsReplaced | HandsRevealed | DealerDrew | DealerReplaced | RoundSettled
    | HandsMoved | BoxVoided | GameVoided
)  # fmt: skip
"""Anything that happened."""


def kinds(events: Iterable[Event]) -> tuple[str, ...]:
    """The names of what happened, without contents, for whoever animates it.

    >>> kinds([BettingClosed(), CardsLookedAt(3)])
    ('betting_closed', 'cards_looked_at')
    """
    return tuple(str(event.__struct_config__.tag).partition("/")[0] for event in events)
