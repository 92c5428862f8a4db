"""The one door outward: what one person may see of a round, built field by field from what is visible to him.

Nothing is stripped from the state; a field that is not named here does not leave. History goes through `log`.
"""

import msgspec

from queenhigh.cards import Card, format_card
from queenhigh.engine.actions import BYSTANDER
from queenhigh.engine.legal import legal_actions
from queenhigh.engine.offers import Offer
from queenhigh.engine.sight import dealer_cards_seen, sees_hand, sees_line
from queenhigh.engine.state import Box, Phase, Round
from queenhigh.hands import hand_name
from queenhigh.settlement import DealerHand, Line

FACE_DOWN = "??"


class BoxView(msgspec.Struct, frozen=True):
    number: int
    player: str
    stakes_minor: dict[str, int]
    cards: tuple[str, ...]
    """The three cards held, ``??`` where they lie face down."""
    discards: tuple[str, ...]
    hand: str | None
    looked: bool
    choice: str
    voided: bool
    lines: tuple[Line, ...]


class DealerView(msgspec.Struct, frozen=True):
    cards: tuple[str, ...]
    hand: str | None
    qualifies: bool | None


class View(msgspec.Struct, frozen=True):
    """A round as one person sees it, with what that person may do."""

    viewer: str
    house: str
    digest: str
    game: int
    phase: Phase
    meters_minor: dict[str, int]
    boxes: tuple[BoxView, ...]
    dealer: DealerView
    void_ground: str | None
    legal: tuple[Offer, ...]


def view(state: Round, viewer: str = BYSTANDER) -> View:
    """What this person may see now, and never more."""
    return View(
        viewer=viewer,
        house=state.house.id,
        digest=state.house.digest,
        game=state.game,
        phase=state.phase,
        meters_minor=state.meters_now_minor,
        boxes=tuple(_box(state, box, viewer) for box in state.boxes),
        dealer=_dealer(state),
        void_ground=state.void_ground,
        legal=legal_actions(state, viewer),
    )


def _shown(cards: tuple[Card, ...], seen: bool) -> tuple[str, ...]:
    return tuple(format_card(card) if seen else FACE_DOWN for card in cards)


def _box(state: Round, box: Box, viewer: str) -> BoxView:
    seen = sees_hand(state, box, viewer)
    whole_hand = seen and len(box.final) == 3
    return BoxView(
        number=box.number,
        player=box.player,
        stakes_minor={
            wager.name: stake_minor
            for wager, stake_minor in zip(state.house.wagers, box.stakes, strict=True)
            if stake_minor
        },
        cards=_shown(box.final, seen),
        discards=_shown(box.discards, seen),
        hand=hand_name(box.for_settlement().strength) if whole_hand else None,
        looked=box.looked,
        choice=box.choice,
        voided=box.voided,
        lines=tuple(line for line in state.lines_of(box.number) if sees_line(state, line, viewer)),
    )


def _dealer(state: Round) -> DealerView:
    seen = dealer_cards_seen(state)
    cards = tuple(format_card(card) for card in state.dealer[:seen])
    hidden = (FACE_DOWN,) * (len(state.dealer) - seen)
    if not state.revealed:
        return DealerView((*cards, *hidden), None, None)
    hand = DealerHand(state.dealer)
    qualifies = hand.strength >= state.house.dealer.qualifying_strength
    return DealerView(cards, hand_name(hand.strength), qualifies)
