"""`queenhigh replay`."""

from pathlib import Path

import pytest

from command import fails, run, run_json
from felt import Felt
from queenhigh.engine.notation import format_record


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
        ('won = "10.00"', 'won = "11.00"', "RoundSettled differs in lines"),
        ('do = "look"', 'do = "fold"', "CardsLookedAt is recorded and BoxFolded comes out"),
        ('amount = "10.00"', 'amount = "1.00"', "bet/below_minimum"),
        ('digest = "sha256:', 'digest = "sha256:0', "use the house file it was played with"),
        ('house = "rws"', 'house = "draw"', "rules"),
        ("queenhigh round 1", "queenhigh round 9", "not a recorded round"),
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
