"""Actions and events as JSON: they come back the same, older shapes are lifted, what is wrong is refused."""

import msgspec
import pytest

from kit.play.scenarios import SCENARIOS
from queenhigh.cards import parse_card
from queenhigh.engine import DEALER, player
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house
from queenhigh.wire import ReplayError, notation, restore
from queenhigh.wire.codec import CodecError, decode_action, decode_event, encode, event_decoder
from queenhigh.wire.versions import Lift, lifted, shapes, tag_of


def test_a_card_is_its_two_letters_and_an_amount_its_minor_units() -> None:
    fourth = act.DrawFourth(DEALER, parse_card("Ks"))
    assert encode(fourth) == b'{"do":"draw_fourth","by":{"role":"dealer"},"card":"Ks"}'
    placed = act.PlaceWager(player("ann"), 1, "ante", 1000)
    assert encode(placed) == (
        b'{"do":"place","by":{"role":"player","id":"ann"},"box":1,"wager":"ante","amount_minor":1000}'
    )


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_act_and_event_of_a_round_comes_back(name: str) -> None:
    felt = SCENARIOS[name]()
    events = []
    for step in felt.steps:
        assert decode_action(encode(step.action)) == step.action
        for event in step.events:
            again = decode_event(encode(event))
            assert again == event
            assert encode(again) == encode(event)
            events.append(again)
    if felt.before.game == 0:
        assert restore(felt.house, events) == felt.state


PLACE = b'{"do":"place","by":{"role":"player","id":"ann"},"box":1,"wager":"ante"'
FOURTH = b'{"do":"draw_fourth","by":{"role":"dealer"},"card":'
WRONG = [
    (b"", "truncated"),
    (b"[]", "object"),
    (b'{"do":"shout","by":{"role":"player","id":"ann"}}', "shout"),
    (PLACE + b',"amount_minor":1000.5}', "amount_minor"),
    (PLACE + b"}", "amount_minor"),
    (FOURTH + b'"Kx"}', "Kx"),
    (FOURTH + b"99}", "card"),
    (b'{"do":"deal","by":{"role":"dealer"},"method":"kick","cards":[]}', "method"),
    (b'{"do":"close","by":{"role":"dealer"},"tip":5}', "tip"),
    (b'{"do":"close","by":{"role":"\xff"}}', "utf-8"),
    (b'{"do":"look","by":{"role":"player","id":"%s"},"box":1}' % (b"x" * 201), "200 characters"),
    (b'{"do":"look","by":{"role":"player","id":"a"},"box":%d}' % 10**18, "too large"),
    (b'{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",%d]]}' % 10**18, "too large"),
]
"""Acts that are none, or that no record could keep, and what the refusal names."""


@pytest.mark.parametrize(("data", "place"), WRONG)
def test_what_is_not_an_act_is_refused_with_its_place(data: bytes, place: str) -> None:
    with pytest.raises(CodecError, match=place):
        decode_action(data)


def test_events_are_restored_only_under_their_own_rules() -> None:
    events = [event for step in SCENARIOS["rws_win_and_lose"]().steps for event in step.events]
    other = SCENARIOS["prime_misdeal"]().house
    with pytest.raises(ReplayError, match="rules"):
        restore(other, events)


def test_stored_events_that_do_not_fit_are_told_by_number() -> None:
    felt = SCENARIOS["rws_win_and_lose"]()
    opened, placed = (step.events[0] for step in felt.steps[:2])
    with pytest.raises(ReplayError, match="betting_opened"):
        restore(felt.house, [placed])
    with pytest.raises(ReplayError, match=r"^step 2: "):
        restore(felt.house, [opened, msgspec.structs.replace(placed, box=0)])
    with pytest.raises(ReplayError, match=r"^step 2: "):
        restore(felt.house, [opened, msgspec.structs.replace(placed, wager="roulette")])


# Older shapes are lifted as they are read, one version after the other


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
    with pytest.raises(TypeError, match="wager_placed/-1"):
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
    [step] = notation.parse_record(house("rws"), text).steps
    assert step.events == (ev.RoundSettled((), ()),)
    assert seen == [SettledOld((LineOld(1, 500, "so"),))]
