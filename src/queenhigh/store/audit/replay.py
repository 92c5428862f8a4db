"""A round run again from what is kept of it: every act must give its events and its transfers."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from queenhigh.cards import Card
from queenhigh.engine import Event, Refusal, Round, decide
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import start
from queenhigh.ledger import Books, Posting, book
from queenhigh.rules.records import House
from queenhigh.settlement import Line, MeterMove, meter_paying
from queenhigh.table.ports import Award
from queenhigh.text import QueenHighError
from queenhigh.wire import CodecError, decode_action, decode_event


class KeptStep(msgspec.Struct, frozen=True):
    """One act with its events."""

    act: msgspec.Raw
    events: tuple[msgspec.Raw, ...]


class Note(msgspec.Struct, frozen=True):
    """What a command tells beside its acts, as far as it is proven."""

    commitment: str = ""
    """Of the deck that was committed to by this command, in hexadecimal."""
    opened: str = ""
    """Of the step that founds a table, the digest of its house."""
    settings: str = ""
    """And the SHA-256 of its settings, in hexadecimal."""


class Body(msgspec.Struct, frozen=True):
    """One command as it is kept."""

    at: int
    by: str
    steps: tuple[KeptStep, ...]
    postings: tuple[Posting, ...]
    note: Note | None = None


BODY: Final = msgspec.json.Decoder(Body)


class ReplayError(QueenHighError, ValueError):
    """A command that does not come out again."""


class Replay:
    """One round of a table on its way through its commands."""

    def __init__(self, house: House, round: int, books: Books, carry: Mapping[str, Fraction]) -> None:
        self.state: Round = start(house, round - 1) if round else start(house)
        self.books = books
        self.carry = carry
        self.cards: list[Card] = []
        """All that were dealt, in the order they left the deck."""
        self.players: dict[str, int] = {}
        """Everybody who had a stake after one of the commands, and when the first of those was done."""
        self.commitments: list[str] = []
        """Of the decks that were committed to, in order."""

    def take(self, body: Body) -> tuple[tuple[Posting, ...], tuple[Award, ...]]:
        """Run a command: its transfers and shares of meters. `ReplayError` says what does not come out."""
        postings: list[Posting] = []
        awards: list[Award] = []
        if body.note is not None and body.note.commitment:
            self.commitments.append(body.note.commitment)
        for step in body.steps:
            try:
                action = decode_action(bytes(step.act))
                kept = [decode_event(bytes(e)) for e in step.events]
            except CodecError as error:
                raise ReplayError(f"an act or event cannot be read: {error}") from None
            events = decide(self.state.house, self.state, action)
            if isinstance(events, Refusal):
                raise ReplayError(f"an act is refused, {events.code}")
            if list(events) != kept:
                raise ReplayError(f"other events than are kept come of an act of {action.by}")
            for event in events:
                awards += self._awards(event)
            booked = book(self.state, events, self.books, self.carry)
            self.state = booked.after
            self.carry = booked.carry
            postings += booked.postings
            self.cards += _cards(action)
        for box in self.state.in_round:
            self.players.setdefault(box.player, body.at)
        return tuple(postings), tuple(awards)

    def _awards(self, event: Event) -> Iterator[Award]:
        match event:
            case ev.RoundSettled():
                yield from self._shares(event.lines, event.meter_moves, 1)
            case ev.GameVoided():
                yield from self._shares(event.reversed, self.state.moves, -1)
            case _:
                pass

    def _shares(self, lines: Sequence[Line], moves: Sequence[MeterMove], sign: int) -> Iterator[Award]:
        before = {move.name: move.before_minor for move in moves}
        for line in lines:
            name = meter_paying(self.state.house, line)
            if name is not None:
                meter = self.books.meters[name]
                player = self.state.box(line.box).player
                yield Award(meter, line.box, player, line.row, before[name], sign * line.returned_minor)


def _cards(action: act.Action) -> tuple[Card, ...]:
    match action:
        case act.Deal() | act.Replace() | act.ReplaceDealer():
            return action.cards
        case act.DrawFourth():
            return (action.card,)
        case _:
            return ()


def moves_of(body: bytes) -> list[MeterMove]:
    """What a command did to meters, as it is kept, whether or not it comes out again."""
    if b'"meter_moves"' not in body:
        return []
    try:
        events = [decode_event(bytes(event)) for step in BODY.decode(body).steps for event in step.events]
    except (msgspec.DecodeError, CodecError):
        return []
    return [
        move
        for event in events
        if isinstance(event, ev.RoundSettled | ev.GameVoided)
        for move in event.meter_moves
    ]
