"""`queenhigh replay`."""

from pathlib import Path

import pytest

from kit.command import run, run_json
from kit.felt import Felt
from kit.houses.toml_text import house_text
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
    output = run("replay", str(played)).output
    assert "Game 17: place your bets" in output
    assert "Proven:" in output
    answer = run_json("replay", str(played))
    assert (answer["house"], answer["game"], answer["phase"], answer["proven"]) == (
        "rws",
        17,
        "settled",
        True,
    )


def test_replay_tells_each_viewer_no_more_than_he_may_know(played: Path) -> None:
    assert "looks at the cards: Kh Kd 4c" in run("replay", str(played), "--viewer", "p1").output
    assert "looks at the cards\n" in run("replay", str(played), "--viewer", "bo").output


def test_a_record_is_proven_in_any_language(played: Path) -> None:
    spanish = run("replay", str(played), "--lang", "es")
    assert spanish.exit_code == 0
    assert "se admiten apuestas" in spanish.output
    assert "Proven:" in spanish.output
    assert run_json("replay", str(played), "--lang", "es") == run_json("replay", str(played))


def test_a_record_of_a_house_that_is_not_in_the_catalogue_brings_its_file(tmp_path: Path) -> None:
    rules = load(house_text("rws").replace('id = "rws"', 'id = "mine"', 1).replace('"40 to 1"', '"45 to 1"'))
    felt = Felt(rules).open().bet(1, pair_plus=5).deal("Qs 7h 2d", "9c 8c 7c").settle()
    file = tmp_path / "round.toml"
    file.write_text(format_record(felt.record, rules), encoding="utf-8")
    assert "pays 45 to 1 on Pair Plus" in run("replay", str(file)).output


def test_it_is_said_where_a_record_is_proven_by_the_file_it_carries(tmp_path: Path) -> None:
    rules = load(house_text("rws").replace('"40 to 1"', '"45 to 1"'))
    felt = Felt(rules).open().bet(1, pair_plus=5).deal("Qs 7h 2d", "9c 8c 7c").settle()
    file = tmp_path / "round.toml"
    file.write_text(format_record(felt.record, rules), encoding="utf-8")
    output = run("replay", str(file)).output
    assert "pays 45 to 1 on Pair Plus" in output
    assert "the house file that the record carries" in output


def test_whose_rules_a_record_was_proven_by_is_said(tmp_path: Path, played: Path) -> None:
    assert run_json("replay", str(played))["rules"] == "catalogue"
    assert run_json("replay", str(played), "--house", "rws")["rules"] == "given"
    rules = load(house_text("rws").replace('"40 to 1"', '"9 to 1"'))
    felt = Felt(rules).open().bet(1, pair_plus=5).deal("Qs 7h 2d", "9c 8c 7c").settle()
    forged = tmp_path / "forged.toml"
    forged.write_text(format_record(felt.record, rules), encoding="utf-8")
    assert run_json("replay", str(forged))["rules"] == "record"
    assert refused("replay", str(forged), "--house", "rws") == (1, "ReplayError")
