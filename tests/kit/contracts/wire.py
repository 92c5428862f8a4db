"""Contracts of what is sent and stored of a round: frames of sockets, events and actions."""

from collections.abc import Iterable
from typing import get_args

import msgspec

from kit.contracts.document import columns, document, with_parts
from kit.contracts.observed import observed
from kit.contracts.schemas import Parts, fields
from kit.contracts.shapes import Shape
from queenhigh.engine import Offer
from queenhigh.engine.actors import Actor
from queenhigh.engine.acts.actions import Action
from queenhigh.facts import Facts
from queenhigh.server.sockets import serve
from queenhigh.server.sockets.socket import PROTOCOL
from queenhigh.settlement import Line, MeterMove
from queenhigh.table.settings import TableSettings
from queenhigh.table.stages.dealing import DRAFTS
from queenhigh.wire import frames as sent
from queenhigh.wire.versions import LIFTS, shapes

FRAMES = (
    sent.TableFrame, sent.ViewFrame, sent.RefusedFrame, sent.MeterFrame, sent.NoticeFrame, sent.PongFrame,
    sent.ClosingFrame,
)  # fmt: skip
PARTS: Parts = {Actor: "actor", Facts: "facts", Line: "payout line", Offer: "offer"}
OBJECTS = {"act": "act", "table": "card of a table", "me": 'me of "table"', "facts": 'facts of "notice"'}
"""Titles of what has no declared fields, by its path in a frame."""
STORED: Parts = {Actor: "actor", Line: "payout line", MeterMove: "meter move"}


def frames() -> str:
    titled = {
        **{f'to the server: "{tag}"': kind for tag, kind in _tagged(get_args(sent.AnyCommand))},
        **{f'from the server: "{tag}"': kind for tag, kind in _tagged(FRAMES)},
        **{title: part for part, title in PARTS.items()},
    }
    named: Parts = {**PARTS, sent.ViewFrame: 'frame "view"'}
    seen = observed().frames
    return document(
        "Frames of the sockets of a table and of the lobby; a field with a default may be left out.",
        {
            "paths": [f"{serve._TABLES}{{id}}{serve._SOCKET}", serve.LOBBY],
            "query": columns([
                ("language", "string, optional: the language of sentences"),
                ("protocol", f"int = {PROTOCOL}"),
            ]),
            **{title: columns(with_parts(fields(kind, named), OBJECTS)) for title, kind in titled.items()},
            "act": columns([
                ("do", f"action of events.txt, with its fields but `by`, or one of: {', '.join(DRAFTS)}"),
                ("card, cards", "card | list of card, one of them with `card`"),
            ]),
            "act of a dealer, at a table that a dealer deals": columns([
                ("deal", "method, boxes and cards are optional"),
                ("replace, replace_dealer, draw_fourth", "card or cards, optional after `card`"),
                ("open, settle, void_game", "meters_minor is not read"),
            ]),
            'from the server: "lobby"': columns(Shape(seen["lobby"], {"tables[]": "card of a table"}).rows()),
            'me of "table"': columns(Shape(each["me"] for each in seen["table"]).rows()),
            'facts of "notice"': columns(Shape(each["facts"] for each in seen["notice"]).rows()),
            "card of a table": columns(Shape(observed().cards, {"settings": "settings of a table"}).rows()),
            "settings of a table": columns(fields(TableSettings)),
        },
    )  # fmt: skip


def events() -> str:
    titled = {
        **{
            f"event {tag}{' (lifted)' if tag in LIFTS else ''}": kind
            for tag, kind in sorted(shapes().items())
        },
        **{f"action {tag}": kind for tag, kind in _tagged(get_args(Action))},
        **{title: part for part, title in STORED.items()},
    }
    return document(
        "Events and actions of a round as they are stored and sent, by tag.",
        {title: columns(fields(record, STORED)) for title, record in titled.items()},
    )


def _tagged(kinds: Iterable[type[msgspec.Struct]]) -> list[tuple[str, type[msgspec.Struct]]]:
    return sorted((str(kind.__struct_config__.tag), kind) for kind in kinds)
