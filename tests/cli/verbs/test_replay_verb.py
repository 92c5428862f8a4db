"""`queenhigh replay`."""

from pathlib import Path

import pytest

from kit.command import fails, run, run_json
from kit.felt import Felt
from kit.houses.toml_text import house_text
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


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'won = "10.00"',
            'won = "11.00"',
            "Step 10, settlement: box 1, Ante: won: the record has S$11, the rules S$10 (rws:3.10.1)",
        ),
        (
            'returned = "20.00"',
            'returned = "25.00"',
            "Step 10, settlement: box 1, Ante: the record pays S$25, the rules S$20 (rws:3.10.1)",
        ),
        ('do = "look"', 'do = "fold"', "Step 7, fold: the record has another event, look at the cards"),
        ('amount = "10.00"', 'amount = "1.00"', "bet/below_minimum"),
        ('digest = "sha256:', 'digest = "sha256:0', "use the house file it was played with"),
        ('house = "rws"', 'house = "draw"', "the record is of draw, and the house file it carries of rws"),
        ("queenhigh round 2", "queenhigh round 9", "not a recorded round"),
        ("Kh", "Xh", "'Xh' is not a card"),
    ],
)
def test_an_altered_record_is_not_proven(played: Path, old: str, new: str, said: str) -> None:
    text = played.read_text(encoding="utf-8")
    assert old in text
    played.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert said in fails(1, "replay", str(played))


def test_files_that_hold_no_round(tmp_path: Path) -> None:
    assert "cannot read" in fails(2, "replay", str(tmp_path / "none.toml"))
    assert "cannot read" in fails(2, "replay", str(tmp_path))
    file = tmp_path / "photo"
    file.write_bytes(b"\xff\xfe")
    assert "not UTF-8" in fails(1, "replay", str(file))
    file.write_text("", encoding="utf-8")
    assert "not a recorded round" in fails(1, "replay", str(file))


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
    assert "use the house file" in fails(1, "replay", str(forged), "--house", "rws")


def test_a_viewer_who_is_not_on_record_is_refused(played: Path) -> None:
    said = fails(2, "replay", str(played), "--viewer", "nobody")
    assert "supervisor, dealer, bystander, bo, p1" in said
