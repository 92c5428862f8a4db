"""A round that was played, from what is stored: what one person may see of it, and what proves it to them."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, Actor, Event, Round, View, told_to, view
from queenhigh.engine.actors import player
from queenhigh.engine.events import (
    BettingOpened,
    CardsDealt,
    CardsReplaced,
    CommunityDealt,
    DealerDrew,
    DealerReplaced,
)
from queenhigh.engine.evolve import evolve
from queenhigh.engine.log import said
from queenhigh.engine.record import Record, Step
from queenhigh.engine.state import new_round
from queenhigh.fair import (
    COMMUNITY,
    FOURTH,
    SECOND_HAND,
    Opening,
    ProvenDeck,
    SentSeed,
    deal_places,
    proof,
    replacement_place,
)
from queenhigh.rules.records import House
from queenhigh.table.handle import Who
from queenhigh.table.ports import DeckRow, StepRow
from queenhigh.table.stages.deck import deck_name
from queenhigh.wire import decode_action, decode_event
from queenhigh.wire.bodies import RoundStep
from queenhigh.words import Names

_BODY: Final = msgspec.json.Decoder(dict[str, Any])
_SEEDS: Final = msgspec.json.Decoder(list[dict[str, str]])
_OPENINGS: Final = msgspec.json.Decoder(list[tuple[int, int, str, str]])


class Played:
    """The steps of one round, run again; `over` once nobody can do anything in it but void it."""

    def __init__(self, table: str, number: int, house: House, rows: list[StepRow]) -> None:
        self.table = table
        self.number = number
        self.house = house
        self.rows = rows
        self.acts = [list(_steps_of(row)) for row in rows]
        self.events: list[Event] = [event for acts in self.acts for act in acts for event in act.events]
        self.states = list(_states(house, self.events))

    @property
    def state(self) -> Round:
        return self.states[-1]

    @property
    def over(self) -> bool:
        return self.state.phase in ("settled", "void")

    @property
    def name(self) -> str:
        return f"{self.table}-{self.number}"

    @property
    def players(self) -> set[str]:
        """Everybody who ever had a stake in it, those who took it back included."""
        return {box.player for state in self.states for box in state.boxes if box.player}

    def viewer(self, who: Who) -> Actor:
        """As whom somebody looks back at the round: by the box they had, or what they are here."""
        if any(box.player == who.id for box in self.state.boxes if who.id):
            return player(who.id)
        if "supervisor" in who.roles:
            return SUPERVISOR
        return DEALER if "dealer" in who.roles else player(who.id) if who.id else BYSTANDER

    def steps(self, viewer: Actor, names: Names, language: str) -> tuple[RoundStep, ...]:
        """What was done and when, told to one person, with the round as they might see it afterwards."""
        found = []
        at = 0
        for row, acts in zip(self.rows, self.acts, strict=True):
            events = [event for act in acts for event in act.events]
            told = tuple(told_to(self.states[at], events, viewer))
            at += len(events)
            sentences = tuple(said(self.house, each, language, names) for each in told)
            seen = looked_back(self.states[at], viewer, names)
            found.append(RoundStep(row.version, row.at_ms, row.by, told, sentences, seen))
        return tuple(found)

    def seen(self, viewer: Actor) -> set[str]:
        """Every card that this person was ever allowed to see in the round."""
        cards: set[str] = set()
        for state in self.states:
            shown = view(state, viewer)
            cards.update((*shown.dealer.cards, *shown.dealer.community))
            for box in shown.boxes:
                cards.update((*box.cards, *box.discards))
        return cards

    def proof(self, decks: list[DeckRow], viewer: Actor, seeds: dict[int, bytes]) -> dict[str, Any]:
        """What proves the cards that this person saw; with the seeds of decks, all of them."""
        seen = self.seen(viewer)
        proven = [_proven(self, deck, seeds.get(deck.number, deck.seed)) for deck in decks]
        openings = next((deck.openings for deck in proven if deck.state == "dealt"), ())
        cards = [
            (place, where, opening.card if opening.card in seen else "")
            for place, (where, opening) in enumerate(zip(_places(self.events), openings, strict=False))
        ]
        return proof(self.name, proven, cards)

    def record(self) -> Record:
        """The whole round as anybody can prove it again; it tells every card that was dealt."""
        opened = next(event for event in self.events if isinstance(event, BettingOpened))
        meters = opened.meters_minor
        steps = tuple(act for acts in self.acts for act in acts)
        house = self.house
        return Record(house.id, house.digest, steps, opened.game - 1, house.posted, meters, house.text)


def looked_back(state: Round, viewer: Actor, names: Names) -> View:
    """The round as somebody might see it; nothing can be done in it any more."""
    return msgspec.structs.replace(view(state, viewer, names), legal=())


def _steps_of(row: StepRow) -> Iterator[Step]:
    for step in _BODY.decode(row.body)["steps"]:
        events = tuple(decode_event(msgspec.json.encode(event)) for event in step["events"])
        yield Step(decode_action(msgspec.json.encode(step["act"])), events)


def _states(house: House, events: list[Event]) -> Iterator[Round]:
    state = new_round(house)
    yield state
    for event in events:
        state = evolve(state, event)
        yield state


def _places(events: list[Event]) -> Iterator[str]:
    """Where each card went, in the order of dealing."""
    for event in events:
        match event:
            case CardsDealt():
                yield from deal_places([box for box, _ in event.hands], event.method)
            case CommunityDealt():
                yield from [COMMUNITY] * len(event.cards)
            case CardsReplaced():
                for box, cards in event.hands:
                    yield from [replacement_place(box)] * len(cards)
            case DealerDrew():
                yield FOURTH
            case DealerReplaced():
                yield from [SECOND_HAND] * len(event.cards)
            case _:
                pass


def _proven(played: Played, deck: DeckRow, seed: bytes) -> ProvenDeck:
    openings = tuple(Opening(*each) for each in _OPENINGS.decode(deck.openings))
    return ProvenDeck(
        deck_name(played.table, played.number, deck.number),
        deck.commitment,
        "dealt" if openings else "opened",
        deck.seals,
        tuple(SentSeed(**each) for each in _SEEDS.decode(deck.seeds)),
        openings,
        seed,
    )
