"""Acts, events and states as JSON for stores and sockets: checked on the way in, exact on the way out.

Amounts are integers of the smallest coin and keep their ``_minor`` names; cards are their two letters. Events
of an older shape are lifted to today's as they are read. A state names its house by digest.
"""

import functools
import operator
from collections.abc import Callable
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from queenhigh.cards import Card, CardError, format_card, parse_card
from queenhigh.engine.acts.actions import Action
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.events import Event, Fact
from queenhigh.engine.state import Round
from queenhigh.engine.view import View
from queenhigh.rules.records import House
from queenhigh.text import QueenHighError, shorten
from queenhigh.wire.versions import LIFTS, Lifts, lifted, shapes

T = TypeVar("T")
TEXT_LIMIT = 200
NUMBER_LIMIT = 10**18


class CodecError(QueenHighError, ValueError):
    """Bytes that are not an action or an event."""


def _to_text(value: Any) -> Any:
    if isinstance(value, Card):
        return format_card(value)
    raise TypeError(f"an action or event holds a {type(value).__name__}")


def _from_text(kind: type, value: Any) -> Any:
    if kind is Card and isinstance(value, str):
        return parse_card(value)
    raise CardError("a card is written as text, such as Ks")


def encode(value: Action | Event | Refusal | View) -> bytes:
    """An act, an event, a refusal or a view as JSON; equal values give equal bytes."""
    return _ENCODER.encode(value)


def encode_frame(frame: Any) -> bytes:
    """Anything that goes over a socket, cards as their two letters."""
    return _FRAMES.encode(frame)


def lenient(kind: Any) -> Any:
    """Return the type that reads values of this type from a newer server.

    Records leave out fields that they do not have, and a closed set takes any text. Each record that is read
    is an instance of the type as it is declared.
    """
    match get_origin(kind):
        case found if found is Annotated:
            return lenient(get_args(kind)[0])
        case found if found is Literal:
            return type(get_args(kind)[0])
        case None if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return _lenient_record(kind)
        case None:
            return kind
        case origin:
            return (Union if origin is UnionType else origin)[tuple(map(lenient, get_args(kind)))]


@functools.cache
def _lenient_record(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    declare: Callable[..., Any] = msgspec.field
    changed = [
        (
            field.name,
            lenient(field.type),
            declare(default=field.default, default_factory=field.default_factory, name=field.encode_name),
        )
        for field in msgspec.structs.fields(kind)
        if lenient(field.type) != field.type
    ]
    if not changed and not kind.__struct_config__.forbid_unknown_fields:
        return kind
    return msgspec.defstruct(
        kind.__name__, changed, bases=(kind,), frozen=True, kw_only=True, forbid_unknown_fields=False
    )


def lenient_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return a decoder of what a newer server sends, cards as their two letters."""
    return msgspec.json.Decoder(lenient(kind), dec_hook=_from_text)


def decode_action(data: bytes | str) -> Action:
    """The inverse of `encode` for acts; `CodecError` says what is wrong and where.

    No text or number is longer than a record can keep: what is tried and refused is on record as well.
    """
    action = _decode(_ACTIONS, data)
    _refuse_long(action)
    return action


def decode_event(data: bytes | str) -> Event:
    """The inverse of `encode` for events, of any version; `CodecError` says what is wrong and where."""
    return lifted(_decode(_EVENTS, data))


def event_decoder(lifts: Lifts = LIFTS) -> msgspec.json.Decoder[Fact]:
    """Reads events of every shape that there are lifts for, not yet lifted."""
    known = functools.reduce(operator.or_, shapes(lifts).values())
    return msgspec.json.Decoder(known, dec_hook=_from_text)


def _refuse_long(value: Any) -> None:
    match value:
        case str() if len(value) > TEXT_LIMIT:
            raise CodecError(f"a text has at most {TEXT_LIMIT} characters: {shorten(value)}")
        case int() if abs(value) >= NUMBER_LIMIT:
            raise CodecError("a number is too large for an act")
        case tuple():
            for item in value:
                _refuse_long(item)
        case msgspec.Struct():
            for name in value.__struct_fields__:
                _refuse_long(getattr(value, name))
        case _:
            pass


def encode_state(state: Round) -> bytes:
    """A table between two acts as JSON, its house by digest."""
    plain = {name: getattr(state, name) for name in _STATE_FIELDS}
    return _ENCODER.encode({"digest": state.digest, **plain})


def decode_state(data: bytes | str, find: Callable[[str], House | None]) -> Round:
    """The inverse of `encode_state`; `find` gives the house of a digest, as `Shelf.find` does."""
    stored: Any = _decode(_STATES, data)
    digest = stored.digest
    house = find(digest)
    if house is None or house.digest != digest:
        raise CodecError(f"no house is kept with the rules {digest[:19]}…")
    state = Round(house, **{name: getattr(stored, name) for name in _STATE_FIELDS})
    _refuse_impossible(state)
    return state


def _refuse_impossible(state: Round) -> None:
    """What is stored by `encode_state` is of this table; anything else is no state of it."""
    house = state.house
    if [box.number for box in state.boxes] != list(range(1, house.boxes + 1)):
        raise CodecError(f"the state does not have the {house.boxes} boxes of this table")
    for box in state.boxes:
        if len(box.stakes) != len(house.wagers) or min(box.stakes) < 0:
            raise CodecError(f"box {box.number} does not have the stakes of this house")
    if {name for name, _ in state.meters_minor} != {meter.name for meter in house.meters}:
        raise CodecError("the state does not have the meters of this house")
    cards = [*state.dealer, *state.community]
    cards += (card for box in state.boxes for card in (*box.cards, *box.drawn))
    if len(set(cards)) != len(cards):
        raise CodecError("a card lies twice in the state")


def _decode(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, CardError, RecursionError) as error:
        raise CodecError(str(error)) from None


_STATE_FIELDS = {field.name: field.type for field in msgspec.structs.fields(Round) if field.name != "house"}
_ENCODER = msgspec.json.Encoder(enc_hook=_to_text, order="deterministic")
_FRAMES = msgspec.json.Encoder(enc_hook=_to_text)
_ACTIONS: msgspec.json.Decoder[Action] = msgspec.json.Decoder(Action, dec_hook=_from_text)
_EVENTS = event_decoder()
_STATES = msgspec.json.Decoder(
    msgspec.defstruct("State", [("digest", str), *_STATE_FIELDS.items()], forbid_unknown_fields=True),
    dec_hook=_from_text,
)
