"""What has happened: facts that `evolve` turns into the next state and that a store keeps for good."""

import msgspec

from queenhigh.cards import Card
from queenhigh.rules.records import DealMethod, Ground
from queenhigh.settlement import Line, MeterMove


class Fact(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """Something that has happened; written with ``event`` and its name."""


class BettingOpened(Fact, frozen=True, tag="betting_opened"):
    """A game begins, under these rules and with the meters at this."""

    game: int
    house: str
    digest: str
    meters_minor: dict[str, int]


class WagerPlaced(Fact, frozen=True, tag="wager_placed"):
    """The stake now is this; `was_minor` is what stood there before."""

    box: int
    player: str
    wager: str
    stake_minor: int
    was_minor: int = 0


class WagerWithdrawn(Fact, frozen=True, tag="wager_withdrawn"):
    box: int
    player: str
    wager: str
    was_minor: int


class BettingClosed(Fact, frozen=True, tag="betting_closed"):
    pass


class CardsDealt(Fact, frozen=True, tag="cards_dealt"):
    """Three cards to each box in the round, as (box, cards), and to the dealer."""

    method: DealMethod
    hands: tuple[tuple[int, tuple[Card, ...]], ...]
    dealer: tuple[Card, ...]


class CardsLookedAt(Fact, frozen=True, tag="cards_looked_at"):
    box: int


class BoxFolded(Fact, frozen=True, tag="box_folded"):
    """The hand is given up; the lines are what that loses at once."""

    box: int
    lines: tuple[Line, ...]


class BoxPlayed(Fact, frozen=True, tag="box_played"):
    box: int
    wager: str
    stake_minor: int
    discards: tuple[Card, ...] = ()


class CardsReplaced(Fact, frozen=True, tag="cards_replaced"):
    hands: tuple[tuple[int, tuple[Card, ...]], ...]


class HandsRevealed(Fact, frozen=True, tag="hands_revealed"):
    dealer: tuple[Card, ...]
    dealer_draws: bool


class DealerDrew(Fact, frozen=True, tag="dealer_drew"):
    card: Card


class RoundSettled(Fact, frozen=True, tag="round_settled"):
    """Every line not already given by a fold or a voided box, and what the meters did."""

    lines: tuple[Line, ...]
    meter_moves: tuple[MeterMove, ...]
    shown: tuple[int, ...] = ()
    """Folded boxes whose hand took from a meter and so was turned up for all to see."""


class HandsMoved(Fact, frozen=True, tag="hands_moved"):
    moves: tuple[tuple[int, int], ...]
    clause: str


class BoxVoided(Fact, frozen=True, tag="box_voided"):
    """One hand is void: `reversed` lines no longer hold, `lines` return its stakes."""

    box: int
    clause: str
    reversed: tuple[Line, ...]
    lines: tuple[Line, ...]


class GameVoided(Fact, frozen=True, tag="game_voided"):
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
