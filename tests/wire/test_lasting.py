"""What is stored lasts: bytes of each version, states, and odd acts, whatever words and rules become."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from kit import golden
from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from kit.play.scenarios import SCENARIOS
from kit.play.strategies import houses, odd_action, play, seeds
from kit.store.stored import SHAPES, STORED, house_on_record, keeps, stored_names, stored_text, today
from queenhigh.engine import Round, evolve_all, log
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import Record, act_on, start
from queenhigh.rules import House, Shelf, Wager, house, load
from queenhigh.wire import (
    CodecError,
    ReplayError,
    decode_action,
    decode_event,
    decode_state,
    encode,
    encode_state,
    format_record,
    has_rules_of,
    parse_record,
    recorded_house,
    replay,
    restore,
)
from queenhigh.words.catalogue import Catalogue


@pytest.mark.parametrize("name", stored_names())
def test_stored_rounds_and_their_events_read_and_replay_for_ever(name: str) -> None:
    rules = house_on_record(name)
    record = parse_record(rules, stored_text(name))
    state = replay(rules, record)
    assert state.digest == record.digest
    assert parse_record(rules, format_record(rules, record)) == record
    events = [decode_event(line) for line in (STORED / f"{name}.jsonl").read_bytes().splitlines()]
    assert evolve_all(start(rules, record.after_game, record.meters_minor), events) == state


def test_every_scenario_of_a_catalogue_house_is_stored() -> None:
    assert set(stored_names()) == {name for name in SCENARIOS if not name.startswith("upcard")}


def test_an_event_or_act_that_changes_its_shape_gets_a_new_version() -> None:
    """Run ``make stored`` for a shape under a new tag; one under an old tag must stay as it is."""
    stored = msgspec.json.decode(SHAPES.read_bytes())
    now = today()
    changed = [tag for tag, shape in stored.items() if not keeps(shape, now.get(tag))]
    assert not changed, "an event: its next version, lifted from the old one; an act: the next record format"
    assert set(now) == set(stored), "make stored"
    opened = stored["betting_opened/1"]
    assert not keeps({**opened, "weather": ["int", "optional"]}, opened), "a field more is another shape"
    assert not keeps({"one of": ["fold", "play"]}, {"one of": ["play"]}), "what was written must still read"
    assert keeps({"one of": ["play"]}, {"one of": ["fold", "play"]})


def test_a_record_replays_after_any_sentence_is_reworded(monkeypatch: pytest.MonkeyPatch) -> None:
    felt = SCENARIOS["rws_jackpot_and_envy"]()
    events = [event for step in felt.steps for event in step.events]
    text = format_record(felt.house, felt.record)
    told = log(felt.before, events)
    template = Catalogue.template
    monkeypatch.setattr(
        Catalogue, "template", lambda self, section, code: f"REWORDED {template(self, section, code)}"
    )
    assert log(felt.before, events) != told
    assert "REWORDED" in "".join(log(felt.before, events))
    again = SCENARIOS["rws_jackpot_and_envy"]()
    assert format_record(again.house, again.record) == text
    assert replay(felt.house, parse_record(felt.house, text)) == felt.state


def test_a_record_replays_when_the_catalogue_has_moved_on() -> None:
    felt = SCENARIOS["rws_jackpot_and_envy"]()
    record = parse_record(felt.house, format_record(felt.house, felt.record))
    moved = load(house_text("rws").replace('"40 to 1"', '"45 to 1"', 1))
    assert moved != felt.house
    assert not has_rules_of(moved, record)
    with pytest.raises(ReplayError, match="rules"):
        replay(moved, record)
    kept = recorded_house(record)
    assert kept == felt.house
    assert replay(kept, record).lines == felt.state.lines


def test_a_record_replays_after_an_optional_field_is_added_to_a_house_record() -> None:
    later: Any = msgspec.defstruct(
        "LaterWager", [("mood", str, "calm")], bases=(Wager,), frozen=True, kw_only=True
    )
    felt = SCENARIOS["sixcard_envy"]()
    wagers = tuple(later(**msgspec.structs.asdict(wager)) for wager in felt.house.wagers)
    rules = msgspec.structs.replace(felt.house, wagers=wagers)
    record = parse_record(rules, format_record(felt.house, felt.record))
    assert replay(rules, record).lines == felt.state.lines
    assert replay(rules, record).house is rules, "not by the file on record: the rules are the same"


def test_a_record_is_not_proven_by_a_file_that_is_not_the_one_it_names() -> None:
    record = SCENARIOS["rws_jackpot_and_envy"]().record
    other = load(house_text("rws").replace('"40 to 1"', '"45 to 1"', 1))
    forged = msgspec.structs.replace(record, text=other.text)
    assert replay(house("rws"), forged).phase == "settled", "the catalogue still has the rules"
    with pytest.raises(ReplayError, match="rules"):
        replay(recorded_house(forged), forged)


def test_a_table_comes_back_from_its_current_game_alone() -> None:
    felt = Felt("rws")
    for _ in range(3):
        felt.place(1, ante=10, progressive="2.50").deal("Kh Kd 4c", "Qs 7h 2d").play(1).settle()
    begun = len(felt.steps)
    felt.place(1, ante=10).deal("Kh Kd 4c", "Qs 7h 2d")
    events = [event for step in felt.steps[begun:] for event in step.events]
    assert restore(felt.house, events) == felt.state

    def find(digest: str) -> House:
        assert digest == felt.state.digest
        return felt.house

    assert restore(find, events) == felt.state
    assert felt.state.game == 4
    assert restore(Shelf([felt.house]).find, events) == felt.state


# A table between two acts


@settings(max_examples=40, deadline=None)
@given(houses, seeds)
def test_a_state_comes_back_from_its_bytes(house: House, seed: int) -> None:
    kept = Shelf([house])
    for state in play(house, Random(seed), most_steps=60, trouble=0.05).states:
        assert decode_state(encode_state(state), kept.find) == state


def table() -> Round:
    return Felt("rws").place(1, ante=10).deal("Kh Kd 4c", "Qs 7h 2d").state


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
    felt = Felt("rws").place(1, ante=10).deal("Kh Kd 4c", "Qs 7h 2d")
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
    text = format_record(before.house, record)
    assert parse_record(before.house, text) == record
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
        assert parse_record(house, format_record(house, record)) == record


@pytest.mark.parametrize("odd", ["\r\n", "'''", '"""', "\\", "\t", "x'"])
def test_a_house_file_of_any_writing_is_carried_whole(odd: str) -> None:
    text = house_text("rws").replace("\n", "\r\n") if odd == "\r\n" else house_text("rws")
    text = "".join(f"# a comment that says {odd!r} {odd.strip()}\n" for _ in range(900)) + text
    rules = load(text + ("# '" if odd == "x'" else ""))
    felt = Felt(rules).place(1, ante=10).deal("Kh Kd 4c", "Qs 7h 2d").play(1).settle()
    record = parse_record(rules, format_record(rules, felt.record))
    assert record.text == rules.text
    assert replay(load(record.text), record) == felt.state
