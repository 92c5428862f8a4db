"""Older shapes of stored events, lifted to today's.

A tag such as ``wager_placed/1`` names an event and the version of its shape. When an event changes its shape
it gets the next version; the old shape stays here, under its old tag, with the function that makes the next
one of it, and what `tests/wire/stored` holds of it must still read. Lifts are taken one after the other.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, get_args

from queenhigh.engine.events import Event, Fact


class Lift(NamedTuple):
    """An older shape of an event, and what makes a newer one of it."""

    shape: type[Fact]
    to: Callable[[Any], Fact]


Lifts = Mapping[str, Lift]
LIFTS: Final[Lifts] = {}
"""By tag. Nothing has changed its shape yet."""


def tag_of(shape: type[Fact]) -> str:
    return str(shape.__struct_config__.tag)


def shapes(lifts: Lifts = LIFTS) -> dict[str, type[Fact]]:
    """Every shape that can be read, by its tag: today's and the older ones."""
    today: tuple[type[Fact], ...] = get_args(Event)
    return {tag_of(shape): shape for shape in (*today, *(lift.shape for lift in lifts.values()))}


def lifted(event: Fact, lifts: Lifts = LIFTS) -> Event:
    """The event in today's shape; one that has it already is given back as it is."""
    while (tag := tag_of(type(event))) in lifts:
        event = lifts[tag].to(event)
    if not isinstance(event, Event):
        raise TypeError(f"nothing lifts {tag} to a shape of today")
    return event
