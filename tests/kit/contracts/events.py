"""Contract of what is stored of a round: events and actions by their tags, with their fields."""

from typing import get_args

from kit.contracts.codes import NAMES
from kit.contracts.document import columns, document
from kit.contracts.types import Parts, fields
from queenhigh.engine.actors import Actor
from queenhigh.engine.acts.actions import Action
from queenhigh.settlement import Line, MeterMove
from queenhigh.wire.versions import LIFTS, shapes

PARTS: Parts = {Actor: "actor", Line: "payout line", MeterMove: "meter move"}


def written() -> str:
    events = shapes()
    actions = {str(kind.__struct_config__.tag): kind for kind in get_args(Action)}
    titled = {
        **{f"event {tag}{' (lifted)' if tag in LIFTS else ''}": events[tag] for tag in sorted(events)},
        **{f"action {tag}": actions[tag] for tag in sorted(actions)},
        **{title: part for part, title in PARTS.items()},
    }
    return document(
        "Events and actions of a round as they are stored and sent, by tag.",
        {title: columns(fields(record, NAMES, PARTS)) for title, record in titled.items()},
    )
