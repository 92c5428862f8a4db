"""Contract of the sockets: the frames that a table and the lobby take and send, with their fields."""

from typing import get_args

from kit.contracts.codes import NAMES
from kit.contracts.document import columns, document
from kit.contracts.observed import observed
from kit.contracts.shapes import Shape
from kit.contracts.types import Parts, fields
from queenhigh.engine import Offer
from queenhigh.engine.actors import Actor
from queenhigh.facts import Facts
from queenhigh.settlement import Line
from queenhigh.table.stages.dealing import DRAFTS
from queenhigh.wire import frames

SENT = (
    frames.TableFrame, frames.ViewFrame, frames.RefusedFrame, frames.MeterFrame, frames.NoticeFrame,
    frames.PongFrame, frames.ClosingFrame,
)  # fmt: skip
PARTS: Parts = {Actor: "actor", Facts: "facts", Line: "payout line", Offer: "offer"}


def written() -> str:
    to_server = {str(kind.__struct_config__.tag): kind for kind in get_args(frames.AnyCommand)}
    from_server = {str(kind.__struct_config__.tag): kind for kind in SENT}
    titled = {
        **{f'to the server: "{tag}"': to_server[tag] for tag in sorted(to_server)},
        **{f'from the server: "{tag}"': from_server[tag] for tag in sorted(from_server)},
        **{title: part for part, title in PARTS.items()},
    }
    seen = observed().frames
    return document(
        "Frames of the sockets of a table and of the lobby; a field with a default may be left out.",
        {
            **{title: columns(fields(record, NAMES, PARTS)) for title, record in titled.items()},
            "acts at a live table that are not actions of the engine": DRAFTS,
            'from the server: "lobby"': columns(Shape(seen["lobby"], {"tables[]": "card of a table"}).rows()),
            'me of "table"': columns(Shape(each["me"] for each in seen["table"]).rows()),
            'facts of "notice"': columns(Shape(each["facts"] for each in seen["notice"]).rows()),
            "card of a table": columns(Shape(observed().cards).rows()),
        },
    )
