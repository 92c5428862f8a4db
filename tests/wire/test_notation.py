"""A recorded round as text: it reads back, and text that is wrong is refused with the step."""

import tomllib
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit import golden
from kit.houses.toml_text import paths, removed, replaced, write
from kit.play.felt import Felt
from kit.play.scenarios import SCENARIOS
from queenhigh.engine.record import Record
from queenhigh.rules import house
from queenhigh.wire import ReplayError, replay
from queenhigh.wire.notation import SIZE_LIMIT, NotationError, format_record, house_of, parse_record


@cache
def played(name: str) -> Felt:
    return SCENARIOS[name]()


@cache
def text_of(name: str) -> str:
    return format_record(played(name).house, played(name).record)


RICH = ("rws_jackpot_and_envy", "draw_stand_and_draw", "rws_hands_moved", "rws_no_more_bets", "prime_all_red")
DRAW = "draw_stand_and_draw"


def read(text: str, name: str = DRAW) -> Record | None:
    """The record, or none where the text or its replay is refused; anything else fails the test."""
    felt = played(name)
    try:
        record = parse_record(felt.house, text)
        replay(felt.house, record)
    except (NotationError, ReplayError) as error:
        message = str(error)
    else:
        return record
    assert message
    assert len(message) < 2_000
    return None


@pytest.mark.parametrize("name", SCENARIOS)
def test_records_round_trip_to_the_byte(name: str) -> None:
    felt = played(name)
    text = text_of(name)
    record = parse_record(felt.house, text)
    assert record == felt.record
    assert format_record(felt.house, record) == text
    assert house_of(text) == felt.house.id
    assert replay(felt.house, record) == felt.state


def test_a_record_reads_as_a_person_would_write_it() -> None:
    text = text_of(DRAW)
    assert 'action = { do = "play", by = "player:ben", box = 2, amount = "5.00", discards = "3c" }' in text
    assert 'action = { do = "deal", by = "dealer", method = "shuffler", cards = "8s 7h 6c ' in text


@pytest.mark.parametrize("name", RICH)
def test_a_record_cut_off_anywhere(name: str) -> None:
    text = text_of(name)
    whole = played(name).record
    for end in range(0, len(text) - 1, 37):
        record = read(text[:end], name)
        assert record is None or record.steps == whole.steps[: len(record.steps)]


@pytest.mark.long
def test_a_record_cut_off_at_every_byte() -> None:
    text = text_of("rws_no_more_bets")
    for end in range(len(text)):
        read(text[:end], "rws_no_more_bets")


EDITS = tomllib.loads(Path(__file__).with_name("record_edits.toml").read_text(encoding="utf-8"))["edit"]


@pytest.mark.golden
def test_what_is_wrong_is_refused_with_its_step() -> None:
    text = text_of(DRAW)
    told = []
    for edit in EDITS:
        assert edit["old"] in text
        with pytest.raises(NotationError) as caught:
            parse_record(house("draw"), text.replace(edit["old"], edit["new"], 1))
        error = str(caught.value)
        assert error.startswith(f"step {edit['step']}: ") or not (edit["step"] or error.startswith("step"))
        told.append(f"{edit['new']}\n    {error}")
    golden.compare("golden/texts/record_errors.txt", "\n".join([*told, ""]))


HEAD = 'format = "queenhigh round 2"\nhouse = "draw"\ndigest = "x"\n'
PLACE = '[[step]]\naction = { do = "place", by = "a", box = 1, wager = "a", amount = '
DEEP = ("{" + ".".join("a" * 30) + " = ") * 100 + "1" + "}" * 100
HOSTILE = {
    "nothing": "",
    "a NUL": "\x00",
    "prose": "All happy tables are alike.",
    "only a head": HEAD,
    "no steps": HEAD + "step = []",
    "steps of another kind": HEAD + "step = [1, 2]",
    "a step that is a text": HEAD + 'step = "fold"',
    "deep arrays": HEAD + "step = " + "[" * 9_000,
    "deep tables": HEAD + "step = " + "{a=" * 6_000,
    "a long dotted key": HEAD + "a" + ".a" * 9_000 + " = 1",
    "a deep step": HEAD + "[[step]]\naction = " + DEEP,
    "a deep tag": HEAD + "[[step]]\naction.do = " + DEEP,
    "a huge number": HEAD + "[[step]]\naction = { do = 0x" + "F" * 9_000 + " }",
    "a huge box": HEAD + '[[step]]\naction = { do = "fold", by = "a", box = 0x' + "F" * 9_000 + " }",
    "a huge amount": HEAD + PLACE + '"' + "9" * 9_000 + '" }',
    "a number as an amount": HEAD + PLACE + "0x" + "F" * 9_000 + " }",
    "a house of many digits": HEAD.replace('"draw"', "0x" + "F" * 9_000),
    "a huge game": HEAD + "after_game = 0x" + "F" * 9_000 + "\n[[step]]",
    "too large": HEAD + "#" * SIZE_LIMIT,
    "a long line": HEAD + "# " + "x" * 30_000,
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_refused_and_names_a_house_at_most(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_record(house("draw"), HOSTILE[name])
    assert len(str(caught.value)) < 400
    with suppress(NotationError):
        assert house_of(HOSTILE[name]) == "draw"


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.booleans(), st.integers(-(10**20), 10**20), st.floats(), st.text(max_size=12),
        st.sampled_from(["Ks", "5.00", "-5.00", "dealer", "ante", "fold", "misdeal", "", "win"]),
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=2),
    max_leaves=5,
)  # fmt: skip


@cache
def parsed(name: str) -> dict[str, Any]:
    return tomllib.loads(text_of(name))


def test_the_writer_writes_a_record_that_reads_the_same() -> None:
    assert read(write(parsed(DRAW))) == played(DRAW).record


@settings(max_examples=250, deadline=None)
@given(st.sampled_from(RICH), st.integers(0, 10**6), VALUES)
def test_any_one_value_replaced_is_refused_or_means_the_same(name: str, seed: int, new: Any) -> None:
    check_replaced(name, seed, new)


@pytest.mark.long
@settings(max_examples=2_000, deadline=None)
@given(st.sampled_from(RICH), st.integers(0, 10**6), VALUES)
def test_any_one_value_replaced_many_times(name: str, seed: int, new: Any) -> None:
    check_replaced(name, seed, new)


def check_replaced(name: str, seed: int, new: Any) -> None:
    path = Random(seed).choice(paths(parsed(name)))
    record = read(write(replaced(parsed(name), path, new)), name)
    if record is not None:  # another number of the game before, or another refused act, is a record as good
        felt = played(name)
        assert parse_record(felt.house, format_record(felt.house, record)) == record


@pytest.mark.parametrize("name", RICH)
def test_any_one_value_left_out(name: str) -> None:
    everything = paths(parsed(name))
    for path in everything[:: max(1, len(everything) // 80)]:
        read(write(removed(parsed(name), path)), name)
