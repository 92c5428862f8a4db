"""A table between two acts, stored: it comes back the same, and what is no state of it is refused."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from kit import golden
from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from kit.play.strategies import houses, odd_action, play, seeds
from queenhigh.engine import Round
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import Record, act_on, start
from queenhigh.rules import House, Shelf, house, load
from queenhigh.wire import (
    CodecError,
    ReplayError,
    decode_action,
    decode_state,
    encode,
    encode_state,
    format_record,
    parse_record,
    replay,
    restore,
)


@settings(max_examples=40, deadline=None)
@given(houses, seeds)
def test_a_state_comes_back_from_its_bytes(house: House, seed: int) -> None:
    kept = Shelf([house])
    for state in play(house, Random(seed), most_steps=60, trouble=0.05).states:
        assert decode_state(encode_state(state), kept.find) == state


def table() -> Round:
    return Felt("rws").open().bet(1, ante=10).deal("Qs 7h 2d", "Kh Kd 4c").state


def test_a_state_names_its_house_by_digest_and_holds_none_of_it() -> None:
    plain = msgspec.json.decode(encode_state(table()))
    assert plain["digest"] == house("rws").digest
    assert "house" not in plain
    assert b"Pair Plus" not in encode_state(table())


WRONG: list[dict[str, Any]] = [
    {"digest": 5},
    {"digest": "sha256:0"},
    {"weather": "fine"},
    {"phase": None},
    {"phase": "tea"},
    {"boxes": []},
    {"meters_minor": [["gold", 5]]},
    {"dealer": ["Kh", "7h", "2d"]},
    {"dealer": ["Kx", "7h", "2d"]},
]
WRONG_BOX: list[dict[str, Any]] = [{"stakes": [1]}, {"number": 2}, {"mood": "calm"}]


@pytest.mark.golden
def test_what_is_not_a_state_of_the_table_is_refused() -> None:
    told = []
    plain = msgspec.json.decode(encode_state(table()))
    boxes = [{"boxes": [{**plain["boxes"][0], **change}, *plain["boxes"][1:]]} for change in WRONG_BOX]
    for change, said in zip((*WRONG, *boxes), (*WRONG, *WRONG_BOX), strict=True):
        with pytest.raises(CodecError) as caught:
            decode_state(msgspec.json.encode({**plain, **change}), Shelf([house("rws")]).find)
        told.append(f"{said}\n    {caught.value}")
    golden.compare("golden/texts/state_errors.txt", "\n".join([*told, ""]))


def test_a_state_is_not_taken_for_one_of_another_house() -> None:
    with pytest.raises(CodecError, match="sha256:"):
        decode_state(encode_state(table()), lambda digest: house("sixcard"))


def test_hands_in_boxes_that_are_not_there_are_no_events_of_the_table() -> None:
    felt = Felt("rws").open().bet(1, ante=10).deal("Qs 7h 2d", "Kh Kd 4c")
    events: list[Any] = [event for step in felt.steps for event in step.events]
    events[-1] = msgspec.structs.replace(events[-1], hands=((99, events[-1].hands[0][1]),))
    with pytest.raises(ReplayError, match="99"):
        restore(felt.house, events)


# Whatever was tried is on record, and reads back

ODD: list[bytes] = [
    b'{"do":"place","by":{"role":"player","id":"%s"},"box":1,"wager":"%s","amount_minor":5}' % (id, wager)
    for id in (b"ann", b"a." * 100, b"x" * 200, b"\\n\\u0000'''\\\"")
    for wager in (b"ante", b"a." * 41, b"y" * 200, b"#=[]{}")
]
ODD += [
    b'{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",5],["main",6]]}',
    b'{"do":"open","by":{"role":"dealer"},"meters_minor":[["a.b",5]]}',
    b'{"do":"fold","by":{"role":"player","id":"ann"},"box":-999999999999999999}',
    b'{"do":"void_game","by":{"role":"supervisor"},"game":999999999999999999,"ground":"misdeal","count":-5}',
]


@pytest.mark.parametrize("data", ODD)
def test_what_is_decoded_and_refused_reads_back_from_the_record(data: bytes) -> None:
    before = table()
    state, step = act_on(before, decode_action(data))
    assert step.refused
    record = Record.of(start(before.house), [step])
    text = format_record(record, before.house)
    assert parse_record(text, before.house) == record
    assert state is before


@settings(max_examples=60, deadline=None)
@given(houses, seeds)
def test_odd_acts_come_back_from_json_and_from_the_record(house: House, seed: int) -> None:
    rng = Random(seed)
    state = play(house, rng, most_steps=30).last
    actions = [odd_action(state, rng) for _ in range(30)]
    small = [each for each in actions if getattr(each, "amount_minor", 0) < 10**18]
    for action in small:
        if not isinstance(action, act.OpenBetting | act.Settle | act.VoidGame):
            assert decode_action(encode(action)) == action
    steps = [act_on(state, action)[1] for action in actions]
    record = Record.of(start(house), [step for step in steps if step.refused])
    if record.steps:
        assert parse_record(format_record(record, house), house) == record


@pytest.mark.parametrize("odd", ["\r\n", "'''", '"""', "\\", "\t", "x'"])
def test_a_house_file_of_any_writing_is_carried_whole(odd: str) -> None:
    text = house_text("rws").replace("\n", "\r\n") if odd == "\r\n" else house_text("rws")
    text = "".join(f"# a comment that says {odd!r} {odd.strip()}\n" for _ in range(900)) + text
    rules = load(text + ("# '" if odd == "x'" else ""))
    felt = Felt(rules).open().bet(1, ante=10).deal("Qs 7h 2d", "Kh Kd 4c").play(1).settle()
    record = parse_record(format_record(felt.record, rules), rules)
    assert record.text == rules.text
    assert replay(load(record.text), record) == felt.state
