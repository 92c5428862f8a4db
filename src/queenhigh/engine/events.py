"""What has happened: facts that `evolve` turns into the next state and that a store keeps for good."""

import msgspec

from queenhigh.cards import Card
from queenhigh.rules.records import DealMethod, Ground
from queenhigh.settlement import Line, MeterMove


class BettingOpened(msgspec.Struct, frozen=True, tag="betting_opened", tag_field="event"):
    """A game begins, under these rules and with the meters at this."""

    game: int
    house: str
    digest: str
    meters_minor: dict[str, int]


class WagerPlaced(msgspec.Struct, frozen=True, tag="wager_placed", tag_field="event"):
    """The stake now is this; `was_minor` is what stood there before."""

    box: int
    player: str
    wager: str
    stake_minor: int
    was_minor: int = 0


class WagerWithdrawn(msgspec.Struct, frozen=True, tag="wager_withdrawn", tag_field="event"):
    box: int
    player: str
    wager: str
    was_minor: int


class BettingClosed(msgspec.Struct, frozen=True, tag="betting_closed", tag_field="event"):
    pass


class CardsDealt(msgspec.Struct, frozen=True, tag="cards_dealt", tag_field="event"):
    """Three cards to each box in the round, as (box, cards), and to the dealer."""

    method: DealMethod
    hands: tuple[tuple[int, tuple[Card, ...]], ...]
    dealer: tuple[Card, ...]


class CardsLookedAt(msgspec.Struct, frozen=True, tag="cards_looked_at", tag_field="event"):
    box: int


class BoxFolded(msgspec.Struct, frozen=True, tag="box_folded", tag_field="event"):
    """The hand is given up; the lines are what that loses at once."""

    box: int
    lines: tuple[Line, ...]


class BoxPlayed(msgspec.Struct, frozen=True, tag="box_played", tag_field="event"):
    box: int
    wager: str
    stake_minor: int
    discards: tuple[Card, ...] = ()


class CardsReplaced(msgspec.Struct, frozen=True, tag="cards_replaced", tag_field="event"):
    hands: tuple[tuple[int, tuple[Card, ...]], ...]


class HandsRevealed(msgspec.Struct, frozen=True, tag="hands_revealed", tag_field="event"):
    dealer: tuple[Card, ...]
    dealer_draws: bool


class DealerDrew(msgspec.Struct, frozen=True, tag="dealer_drew", tag_field="event"):
    card: Card


class RoundSettled(msgspec.Struct, frozen=True, tag="round_settled", tag_field="event"):
    """Every line not already given by a fold or a voided box, and what the meters did."""

    lines: tuple[Line, ...]
    meter_moves: tuple[MeterMove, ...]
    shown: tuple[int, ...] = ()
    """Folded boxes whose hand took from a meter and so was turned up for all to see."""


class HandsMoved(msgspec.Struct, frozen=True, tag="hands_moved", tag_field="event"):
    moves: tuple[tuple[int, int], ...]
    clause: str


class BoxVoided(msgspec.Struct, frozen=True, tag="box_voided", tag_field="event"):
    """One hand is void: `reversed` lines no longer hold, `lines` return its stakes."""

    box: int
    clause: str
    reversed: tuple[Line, ...]
    lines: tuple[Line, ...]


class GameVoided(msgspec.Struct, frozen=True, tag="game_voided", tag_field="event"):
    """The game is void: `reversed` lines no longer hold, `lines` return every stake.

    The meters stand again as betting opened; `count` is the number of cards that was found, where one counts.
    """

    ground: Ground
    clause: str
    meters_minor: dict[str, int]
    reversed: tuple[Line, ...]
    lines: tuple[Line, ...]
    count: int | None = None


Event = (
    BettingOpened
    | WagerPlaced
    | WagerWithdrawn
    | BettingClosed
    | CardsDealt
    | CardsLookedAt
    | BoxFolded
    | BoxPlayed
    | CardsReplaced
    | HandsRevealed
    | DealerDrew
    | RoundSettled
    | HandsMoved
    | BoxVoided
    | GameVoided
)
