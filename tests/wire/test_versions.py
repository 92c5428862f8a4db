"""Older shapes of events are lifted as they are read, one version after the other."""

import msgspec
import pytest

from queenhigh.engine import events as ev
from queenhigh.rules import house
from queenhigh.wire import notation
from queenhigh.wire.codec import event_decoder
from queenhigh.wire.versions import Lift, lifted, shapes, tag_of


class WagerPlacedOld(ev.Fact, frozen=True, tag="wager_placed/-1"):
    """As it might have been: an amount in whole coins, nobody's name."""

    box: int
    wager: str
    coins: int


class WagerPlacedOlder(ev.Fact, frozen=True, tag="wager_placed/-2"):
    """Before that: a list."""

    said: tuple[str, int, int]


LIFTS = {
    "wager_placed/-1": Lift(
        WagerPlacedOld, lambda old: ev.WagerPlaced(old.box, "somebody", old.wager, 100 * old.coins)
    ),
    "wager_placed/-2": Lift(
        WagerPlacedOlder, lambda old: WagerPlacedOld(old.said[1], old.said[0], old.said[2])
    ),
}
TODAY = ev.WagerPlaced(3, "somebody", "ante", 1000)


@pytest.mark.parametrize(
    "stored",
    [
        b'{"event":"wager_placed/-2","said":["ante",3,10]}',
        b'{"event":"wager_placed/-1","box":3,"wager":"ante","coins":10}',
        b'{"event":"wager_placed/1","box":3,"player":"somebody","wager":"ante","stake_minor":1000}',
    ],
)
def test_every_version_reads_as_the_event_of_today(stored: bytes) -> None:
    assert lifted(event_decoder(LIFTS).decode(stored), LIFTS) == TODAY


def test_a_version_that_nobody_knows_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="wager_placed/99"):
        event_decoder(LIFTS).decode(b'{"event":"wager_placed/99","box":3}')


def test_an_old_shape_without_a_lift_to_today_is_a_fault() -> None:
    with pytest.raises(TypeError, match="nothing lifts wager_placed/-1"):
        lifted(WagerPlacedOld(3, "ante", 10), {})


def test_every_tag_names_its_version_and_stands_once() -> None:
    names = [tag.rpartition("/") for tag in shapes()]
    assert all(name and version.isdigit() for name, _, version in names)
    assert len({tag_of(shape) for shape in shapes().values()}) == len(shapes())


class LineOld(msgspec.Struct, frozen=True):
    """A line as it might have been: with a sentence."""

    box: int
    stake_minor: int
    why: str


class SettledOld(ev.Fact, frozen=True, tag="round_settled/-1"):
    lines: tuple[LineOld, ...]


def test_a_record_in_toml_reads_the_shapes_inside_an_old_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands inside an event is read by the shape of that version, not by the name of the field."""
    lifts = {"round_settled/-1": Lift(SettledOld, lambda old: ev.RoundSettled((), ()))}
    monkeypatch.setattr(notation, "_EVENTS", shapes(lifts))
    seen: list[ev.Fact] = []

    def lifting(event: ev.Fact) -> ev.Event:
        seen.append(event)
        return lifted(event, lifts)

    monkeypatch.setattr(notation, "lifted", lifting)
    text = """format = "queenhigh round 2"
house = "rws"
digest = "x"

[[step]]
action = { do = "settle", by = "dealer", meters = { main = "10.00" } }
events = [
    { event = "round_settled/-1", lines = [
        { box = 1, stake = "5.00", why = "so" },
    ] },
]
"""
    [step] = notation.parse_record(text, house("rws")).steps
    assert step.events == (ev.RoundSettled((), ()),)
    assert seen == [SettledOld((LineOld(1, 500, "so"),))]
