"""`queenhigh replay`."""

from pathlib import Path

import pytest

from kit.command import run, run_json
from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from kit.refused import refused
from queenhigh.rules import load
from queenhigh.wire.notation import format_record


@pytest.fixture
def played(tmp_path: Path) -> Path:
    felt = (
        Felt("rws", after_game=16)
        .open(main=12000)
        .bet(1, ante=10, progressive="2.50")
        .bet(2, "bo", pair_plus=5)
    )
    felt.deal("Qs 7h 2d", {1: "Kh Kd 4c", 2: "9c 8d 2s"}).look(1).play(1).settle()
    file = tmp_path / "round.toml"
    file.write_text(format_record(felt.record, felt.house), encoding="utf-8")
    return file


def test_replay_tells_the_round_and_proves_it(played: Path) -> None:
    answer = run_json("replay", str(played))
    assert (answer["house"], answer["game"], answer["phase"]) == ("rws", 17, "settled")
    assert answer["proven"]


def test_replay_tells_each_viewer_no_more_than_he_may_know(played: Path) -> None:
    own, other = (run("replay", str(played), "--viewer", viewer).output for viewer in ("p1", "bo"))
    assert own.count("Kh Kd 4c") == other.count("Kh Kd 4c") + 1, "where they are looked at, too"


def test_a_record_is_proven_in_any_language(played: Path) -> None:
    assert run_json("replay", str(played), "--lang", "es") == run_json("replay", str(played))


def test_a_record_of_a_house_that_is_not_in_the_catalogue_brings_its_file(tmp_path: Path) -> None:
    rules = load(house_text("rws").replace('id = "rws"', 'id = "mine"', 1).replace('"40 to 1"', '"45 to 1"'))
    felt = Felt(rules).open().bet(1, pair_plus=5).deal("Qs 7h 2d", "9c 8c 7c").settle()
    file = tmp_path / "round.toml"
    file.write_text(format_record(felt.record, rules), encoding="utf-8")
    assert "45 to 1" in run("replay", str(file)).output


def test_whose_rules_a_record_was_proven_by_is_said(tmp_path: Path, played: Path) -> None:
    assert run_json("replay", str(played))["rules"] == "catalogue"
    assert run_json("replay", str(played), "--house", "rws")["rules"] == "given"
    rules = load(house_text("rws").replace('"40 to 1"', '"9 to 1"'))
    felt = Felt(rules).open().bet(1, pair_plus=5).deal("Qs 7h 2d", "9c 8c 7c").settle()
    forged = tmp_path / "forged.toml"
    forged.write_text(format_record(felt.record, rules), encoding="utf-8")
    assert run_json("replay", str(forged))["rules"] == "record"
    by_record, by_catalogue = (run("replay", str(file)).output for file in (forged, played))
    assert "9 to 1" in by_record
    assert len(by_record.splitlines()[-1]) > len(by_catalogue.splitlines()[-1]), "and it says so"
    assert refused("replay", str(forged), "--house", "rws") == (1, "ReplayError")
