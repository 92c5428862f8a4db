"""What is stored lasts: bytes written by this version, sentences that change, rules that move on."""

from typing import Any

import msgspec
import pytest

from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from kit.play.scenarios import SCENARIOS
from kit.store.stored import SHAPES, STORED, house_on_record, keeps, stored_names, stored_text, today
from queenhigh.engine import evolve_all, log
from queenhigh.engine.record import start
from queenhigh.rules import House, Wager, house, load
from queenhigh.rules.shelf import Shelf
from queenhigh.wire import (
    ReplayError,
    decode_event,
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
    record = parse_record(stored_text(name), rules)
    state = replay(rules, record)
    assert state.digest == record.digest
    assert parse_record(format_record(record, rules), rules) == record
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
    text = format_record(felt.record, felt.house)
    told = log(felt.before, events)
    template = Catalogue.template
    monkeypatch.setattr(
        Catalogue, "template", lambda self, section, code: f"REWORDED {template(self, section, code)}"
    )
    assert log(felt.before, events) != told
    assert "REWORDED" in "".join(log(felt.before, events))
    again = SCENARIOS["rws_jackpot_and_envy"]()
    assert format_record(again.record, again.house) == text
    assert replay(felt.house, parse_record(text, felt.house)) == felt.state


def test_a_record_replays_when_the_catalogue_has_moved_on() -> None:
    felt = SCENARIOS["rws_jackpot_and_envy"]()
    record = parse_record(format_record(felt.record, felt.house), felt.house)
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
    record = parse_record(format_record(felt.record, felt.house), rules)
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
        felt.open().bet(1, ante=10, progressive="2.50").deal("Qs 7h 2d", "Kh Kd 4c").play(1).settle()
    begun = len(felt.steps)
    felt.open().bet(1, ante=10).deal("Qs 7h 2d", "Kh Kd 4c")
    events = [event for step in felt.steps[begun:] for event in step.events]
    assert restore(felt.house, events) == felt.state

    def find(digest: str) -> House:
        assert digest == felt.state.digest
        return felt.house

    assert restore(find, events) == felt.state
    assert felt.state.game == 4
    assert restore(Shelf([felt.house]).find, events) == felt.state
