"""How a round is stored and sent: JSON, text that people read, older versions, and proving a record again."""

from queenhigh.wire.codec import (
    CodecError,
    decode_action,
    decode_event,
    decode_state,
    encode,
    encode_frame,
    encode_state,
)
from queenhigh.wire.notation import NotationError, format_record, house_of, parse_record, text_of
from queenhigh.wire.replay import ReplayError, has_rules_of, recorded_house, replay, restore

__all__ = [
    "CodecError", "NotationError", "ReplayError", "decode_action", "decode_event", "decode_state", "encode",
    "encode_frame", "encode_state", "format_record", "has_rules_of", "house_of", "parse_record",
    "recorded_house", "replay", "restore", "text_of",
]  # fmt: skip
