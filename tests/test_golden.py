"""Golden transcripts: whole rounds to read, and proof that every house and every wager has one."""

import re
from functools import cache
from pathlib import Path

import pytest

from kit import golden
from kit.play.felt import Felt
from kit.play.scenarios import SCENARIOS
from kit.play.transcript import transcript
from queenhigh.engine import events as ev
from queenhigh.rules import house, house_ids
from queenhigh.settlement import Line

GOLDEN = Path(__file__).parent / "golden"
HINT = "if the change is meant, run `make golden` and read the diff"


@cache
def played(name: str) -> Felt:
    return SCENARIOS[name]()


def events_of(house_id: str) -> list[ev.Event]:
    tables = [played(name) for name in SCENARIOS]
    steps = [step for felt in tables if felt.house.id == house_id for step in felt.steps]
    return [event for step in steps for event in step.events]


def lines_of(house_id: str) -> list[Line]:
    return [line for event in events_of(house_id) for line in getattr(event, "lines", ())]


@pytest.mark.golden
@pytest.mark.parametrize("name", SCENARIOS)
def test_transcript_is_as_committed(name: str) -> None:
    text = transcript(name, SCENARIOS[name].__doc__ or "", played(name))
    golden.compare(f"golden/{name}.txt", text)


def test_no_transcript_is_left_without_its_scenario() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(SCENARIOS), HINT


def test_no_text_is_left_without_the_test_that_writes_it() -> None:
    files = [path for path in golden.TESTS.rglob("*.py") if path.name != "golden.py"]
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    written = re.findall(r"golden/texts/([\w./{}]+\.\w+)", sources)
    written += [f"{subject}_errors.txt" for subject in re.findall(r'golden\.refusals\("(\w+)"', sources)]
    names = re.compile("|".join(re.sub(r"\\{\w+\\}", r"[^/]+", re.escape(name)) for name in written))
    texts = GOLDEN / "texts"
    kept = [path.relative_to(texts).as_posix() for path in texts.rglob("*.*")]
    assert [name for name in kept if not names.fullmatch(name)] == []


@pytest.mark.parametrize("house_id", house_ids())
def test_every_wager_of_a_house_wins_in_some_transcript(house_id: str) -> None:
    rules = house(house_id)
    wanted = {wager.name for wager in rules.wagers if wager.collected is None}
    wanted |= {"envy" for wager in rules.wagers if wager.envy}
    lines = [line for line in lines_of(house_id) if line.outcome == "win" and line.won_minor]
    won = {"envy" if line.kind == "envy" else line.wager for line in lines}
    assert wanted <= won, f"add a scenario for {house_id} in which {wanted - won} wins"


@pytest.mark.parametrize("house_id", house_ids())
def test_every_ground_of_a_house_voids_in_some_transcript(house_id: str) -> None:
    voided = {event.ground for event in events_of(house_id) if isinstance(event, ev.GameVoided)}
    voided |= {"box" for event in events_of(house_id) if isinstance(event, ev.BoxVoided)}
    assert voided == {rule.ground for rule in house(house_id).irregularities}


@pytest.mark.parametrize("house_id", house_ids())
def test_every_house_has_a_fold_and_a_loss(house_id: str) -> None:
    assert any(isinstance(event, ev.BoxFolded) for event in events_of(house_id)) == house(house_id).folds
    assert any(line.outcome == "lose" and line.reason != "folded" for line in lines_of(house_id))


def test_transcripts_hold_a_push_moved_hands_and_refusals() -> None:
    everything = [event for house_id in house_ids() for event in events_of(house_id)]
    assert any(isinstance(event, ev.HandsMoved) for event in everything)
    settled = [event for event in everything if isinstance(event, ev.RoundSettled)]
    assert any(line.outcome == "push" for event in settled for line in event.lines)
    assert any(step.refused for name in SCENARIOS for step in played(name).steps)
