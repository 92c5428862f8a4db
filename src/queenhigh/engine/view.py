"""The one door outward: what one person may see of a round, built field by field from what they may see.

Nothing is stripped from the state; a field that is not named here does not leave. History goes through `log`.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from queenhigh.cards import Card, format_card
from queenhigh.displayed import Brief, Displayed
from queenhigh.engine.actors import BYSTANDER, Actor
from queenhigh.engine.acts.legal import legal_actions
from queenhigh.engine.acts.offers import Offer
from queenhigh.engine.owed import Owed, owed
from queenhigh.engine.sight import dealer_cards_seen, owns, sees_hand, sees_line
from queenhigh.engine.state import Box, Phase, Round
from queenhigh.facts import Amounts
from queenhigh.hands import quick_strength
from queenhigh.settlement import DealerHand, Line
from queenhigh.words import Names

FACE_DOWN = "??"


class BoxView(Brief, msgspec.Struct, frozen=True):
    """One box as somebody sees it. `name` is what its player is called, `player` who that is."""

    number: int
    player: str
    name: str
    stakes_minor: Amounts
    cards: tuple[str, ...]
    """The three cards held, ``??`` where they lie face down."""
    discards: tuple[str, ...]
    strength: int | None
    """The hand's place among all 741, where it is seen; `words.hand_name` says it."""
    looked: bool
    choice: str
    voided: bool
    owed: Owed
    lines: tuple[Line, ...]

    def stake(self, wager: str) -> int:
        """What is staked on a wager here."""
        return dict(self.stakes_minor).get(wager, 0)


class DealerView(msgspec.Struct, frozen=True, omit_defaults=True):
    cards: tuple[str, ...]
    strength: int | None
    qualifies: bool | None
    community: tuple[str, ...] = ()
    """The cards beside them that are everybody's, ``??`` until the reveal; left out where there are none."""


class View(Displayed, msgspec.Struct, frozen=True):
    """A round as one person sees it, with what that person may do."""

    viewer: Actor
    house: str
    digest: str
    game: int
    phase: Phase
    meters_minor: Amounts
    boxes: tuple[BoxView, ...]
    dealer: DealerView
    misdealt: bool
    void_ground: str | None
    legal: tuple[Offer, ...]

    def box(self, number: int) -> BoxView:
        """The box of this number."""
        return self.boxes[number - 1]


def view(state: Round, viewer: Actor = BYSTANDER, names: Names | None = None) -> View:
    """What this person may see now, and never more."""
    (only,) = views(state, (viewer,), names)
    return only


def views(state: Round, viewers: Iterable[Actor], names: Names | None = None) -> tuple[View, ...]:
    """What each of these people may see, as `view` gives it one by one; what several see is made once."""
    shared = _Shared(state, names or {})
    return tuple(shared.view(viewer) for viewer in viewers)


class _Shared:
    """One state, shown to many: everybody sees the same boxes, but for their own and what only staff sees."""

    def __init__(self, state: Round, names: Names) -> None:
        self.state = state
        self.names = names
        self.dealer = _dealer(state)
        self.public = tuple(self._box(box) for box in state.boxes)
        self.staff: tuple[BoxView, ...] | None = None

    def view(self, viewer: Actor) -> View:
        state = self.state
        return View(
            viewer=viewer,
            house=state.house.id,
            digest=state.digest,
            game=state.game,
            phase=state.phase,
            meters_minor=state.meters_minor,
            boxes=self._boxes(viewer),
            dealer=self.dealer,
            misdealt=state.misdealt,
            void_ground=state.void_ground,
            legal=legal_actions(state, viewer),
        )

    def _boxes(self, viewer: Actor) -> tuple[BoxView, ...]:
        match viewer.role:
            case "player":
                return self._with_own(viewer)
            case "dealer" | "supervisor":
                if self.staff is None:
                    self.staff = self._with_folded(viewer)
                return self.staff
            case _:
                return self.public

    def _with_own(self, viewer: Actor) -> tuple[BoxView, ...]:
        own = [box for box in self.state.boxes if (box.looked or box.folded) and owns(box, viewer)]
        if not own:
            return self.public
        boxes = list(self.public)
        for box in own:
            boxes[box.number - 1] = self._shown_to(box, viewer)
        return tuple(boxes)

    def _with_folded(self, viewer: Actor) -> tuple[BoxView, ...]:
        pairs = zip(self.state.boxes, self.public, strict=True)
        return tuple(self._shown_to(box, viewer) if box.folded else shown for box, shown in pairs)

    def _shown_to(self, box: Box, viewer: Actor) -> BoxView:
        """A box with what this person sees of it beyond everybody else: its cards, and lines of a fold."""
        seen = sees_hand(self.state, box, viewer)
        return replace(
            self.public[box.number - 1],
            cards=_shown(box.final, seen),
            discards=_shown(box.discards, seen),
            strength=_strength(box.final, seen),
            lines=self._lines(box, viewer),
        )

    def _lines(self, box: Box, viewer: Actor) -> tuple[Line, ...]:
        if not self.state.lines:
            return ()
        lines = self.state.lines_of(box.number)
        return tuple(line for line in lines if sees_line(self.state, line, viewer))

    def _box(self, box: Box) -> BoxView:
        """A box as everybody sees it."""
        state = self.state
        seen = sees_hand(state, box, BYSTANDER)
        return BoxView(
            number=box.number,
            player=box.player,
            name=self.names.get(box.player, box.player),
            stakes_minor=tuple(
                (wager.name, stake_minor)
                for wager, stake_minor in zip(state.house.wagers, box.stakes, strict=True)
                if stake_minor
            ),
            cards=_shown(box.final, seen),
            discards=_shown(box.discards, seen),
            strength=_strength(box.final, seen),
            looked=box.looked,
            choice=box.choice,
            voided=box.voided,
            owed=owed(state, box.number),
            lines=self._lines(box, BYSTANDER),
        )


def _strength(cards: tuple[Card, ...], seen: bool) -> int | None:
    return quick_strength(cards) if seen and len(cards) == 3 else None


def _shown(cards: tuple[Card, ...], seen: bool) -> tuple[str, ...]:
    return tuple(format_card(card) for card in cards) if seen else (FACE_DOWN,) * len(cards)


def _dealer(state: Round) -> DealerView:
    seen = dealer_cards_seen(state)
    cards = tuple(format_card(card) for card in state.dealer[:seen])
    hidden = (FACE_DOWN,) * (len(state.dealer) - seen)
    community = _shown(state.community, state.revealed)
    if not state.revealed:
        return DealerView((*cards, *hidden), None, None, community)
    hand = DealerHand(state.dealer)
    qualifies = hand.strength >= state.house.dealer.qualifying_strength
    return DealerView(cards, hand.strength, qualifies, community)
