"""Contracts of what is sent and stored of a round: frames of sockets, events and actions."""

import tomllib
from collections.abc import Iterable
from typing import get_args

import msgspec
from msgspec.structs import replace

import queenhigh
from kit.contracts.document import columns, document, with_parts
from kit.contracts.observed import observed
from kit.contracts.schemas import Parts, fields, json_text
from kit.contracts.shapes import Shape
from kit.golden import TESTS
from queenhigh.engine import Offer
from queenhigh.engine.actors import Actor
from queenhigh.engine.acts.actions import Action
from queenhigh.facts import Facts
from queenhigh.server.sockets import socket
from queenhigh.settlement import Line, MeterMove
from queenhigh.store.audit.replay import Body
from queenhigh.table.stages.dealing import DRAFTS
from queenhigh.table.state import Kept
from queenhigh.wire import frames as sent
from queenhigh.wire.notation import FORMAT
from queenhigh.wire.settings import TableSettings
from queenhigh.wire.versions import LIFTS, shapes

FRAMES = (
    sent.TableFrame, sent.ViewFrame, sent.RefusedFrame, sent.MeterFrame, sent.NoticeFrame, sent.PongFrame,
    sent.ClosingFrame,
)  # fmt: skip
PARTS: Parts = {Actor: "actor", Facts: "facts", Line: "payout line", Offer: "offer"}
OBJECTS = {
    "act": "act", "facts": 'facts of "notice"', "steps[].act": "action", "steps[].events": "list of event",
}  # fmt: skip
"""Titles of what has no declared fields, by its path."""
STORED: Parts = {Actor: "actor", Line: "payout line", MeterMove: "meter move"}


def frames() -> str:
    titled = {
        **{f'to the server: "{tag}"': kind for tag, kind in _tagged(get_args(sent.AnyCommand))},
        **{f'from the server: "{tag}"': kind for tag, kind in _tagged(FRAMES)},
        **{title: part for part, title in PARTS.items()},
    }
    named: Parts = {
        **PARTS, sent.ViewFrame: 'frame "view"', sent.TableCard: "card of a table",
        sent.MeHere: 'me of "table"',
    }  # fmt: skip
    seen = observed().frames
    return document(
        "Frames of the sockets of a table and of the lobby; a field with a default may be left out.",
        {
            "paths": [f"{socket._TABLES}{{id}}{socket._SOCKET}", socket.LOBBY],
            "query": columns([
                ("language", "string, optional: the language of sentences"),
                ("protocol", f"int = {sent.PROTOCOL}"),
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
        "Events and actions of a round as they are stored and sent, by tag, and what they are stored in.",
        {
            **{title: columns(fields(record, STORED)) for title, record in titled.items()},
            "recorded round, as TOML": columns(_recorded()),
            "steps.body, as JSON": columns(with_parts(fields(Body), OBJECTS)),
            "tables.state, as JSON": columns(fields(Kept)),
        },
    )


def _recorded() -> list[tuple[str, str]]:
    """Return the keys of a recorded round, from stored ones and from one that begins with a meter."""
    posted = replace(queenhigh.record_round("prime", ()), settings="text", meters_minor=(("main", 100),))
    files = (path.read_text(encoding="utf-8") for path in sorted((TESTS / "wire" / "stored").glob("*.toml")))
    texts = (*files, queenhigh.format_record("prime", posted))
    parts = {
        "format": json_text(FORMAT),
        "step[].action": "action, its amounts as text under keys without _minor",
        "step[].events[]": "event, its amounts likewise",
    }
    return Shape(map(tomllib.loads, texts), parts).rows()


def _tagged(kinds: Iterable[type[msgspec.Struct]]) -> list[tuple[str, type[msgspec.Struct]]]:
    return sorted((str(kind.__struct_config__.tag), kind) for kind in kinds)
