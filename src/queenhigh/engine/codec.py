"""Actions and events as JSON for stores and sockets: checked on the way in, exact on the way out.

Amounts are integers of the smallest coin and keep their ``_minor`` names; cards are their two letters. The
engine trusts the types of what it is given, so what comes from outside comes through here or `notation`.
"""

from typing import Any, TypeVar

import msgspec

from queenhigh.cards import Card, CardError, format_card, parse_card
from queenhigh.engine.actions import Action
from queenhigh.engine.events import Event

T = TypeVar("T")


class CodecError(ValueError):
    """Bytes that are not an action or an event."""


def _to_text(value: Any) -> Any:
    if isinstance(value, Card):
        return format_card(value)
    raise TypeError(f"an action or event holds a {type(value).__name__}")


def _from_text(kind: type, value: Any) -> Any:
    if kind is Card and isinstance(value, str):
        return parse_card(value)
    raise CardError("a card is written as text, such as Ks")


_ENCODER = msgspec.json.Encoder(enc_hook=_to_text, order="deterministic")
_ACTIONS: msgspec.json.Decoder[Action] = msgspec.json.Decoder(Action, dec_hook=_from_text)
_EVENTS: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event, dec_hook=_from_text)


def encode(value: Action | Event) -> bytes:
    """An action or an event as JSON; equal values give equal bytes."""
    return _ENCODER.encode(value)


def decode_action(data: bytes | str) -> Action:
    """The inverse of `encode` for actions; `CodecError` says what is wrong and where."""
    return _decode(_ACTIONS, data)


def decode_event(data: bytes | str) -> Event:
    """The inverse of `encode` for events; `CodecError` says what is wrong and where."""
    return _decode(_EVENTS, data)


def _decode(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, CardError, RecursionError) as error:
        raise CodecError(str(error)) from None
