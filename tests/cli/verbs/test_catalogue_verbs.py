"""`queenhigh houses`, `rules` and `check`."""

import json
from pathlib import Path

import pytest

from kit.command import fails, run, run_json
from kit.houses.toml_text import house_text
from queenhigh.rules import house, house_ids


def test_houses_lists_the_catalogue() -> None:
    answer = run_json("houses")
    assert [each["id"] for each in answer["houses"]] == list(house_ids())
    assert {"draw", "prime", "rws", "sixcard"} <= set(house_ids())
    assert "Resorts World Sentosa" in run("houses").output


@pytest.mark.parametrize("id", house_ids())
def test_a_rules_card_has_every_wager_reading_and_clause(id: str) -> None:
    rules = house(id)
    output = run("rules", id).output
    for wager in rules.wagers:
        assert wager.label in output
    for reading in rules.readings:
        assert f"{id}/{reading.id}" in output
    for clause in rules.clauses:
        assert f"{id}:{clause.id}" in output
    assert max(len(line) for line in output.splitlines()) <= 80


@pytest.mark.parametrize("id", house_ids())
def test_rules_as_json_hold_pay_rows_and_limits(id: str) -> None:
    answer = run_json("rules", id)
    rules = house(id)
    assert answer["digest"] == rules.digest
    rows = {wager["name"]: [row["row"] for row in wager["pays"]] for wager in answer["wagers"]}
    assert rows == {wager.name: [row.name for row in wager.rows] for wager in rules.wagers}
    ante = next(wager for wager in answer["wagers"] if wager["name"] == "ante")
    assert (ante["limits"]["min"], ante["limits"]["max"]) == ("5.00", "500.00")
    assert ante["contest"]["equal"]["ends"] == "push"


def test_a_house_file_stands_wherever_a_house_does(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(house_text("rws").replace('id = "rws"', 'id = "mine"', 1), encoding="utf-8")
    assert run_json("rules", str(file))["id"] == "mine"
    answer = run_json("settle", str(file), "--dealer", "Qs 7h 2d", "--box", "Kh Kd 4c ante=10 play")
    assert answer["seats"][0]["lines"][0]["clause"] == "mine:3.10.1"
    assert "a good house" in run("check", str(file)).output


def test_check_lists_every_problem_with_line_and_key_and_exits_1(tmp_path: Path) -> None:
    text = (
        house_text("rws")
        .replace('pays = "40 to 1"', 'pays = "forty"')
        .replace("boxes_per_player = 7", "boxes_per_plyer = 7")
        .replace('every = ["ante"]', 'every = ["annte"]')
    )
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    answer = run("check", str(file), "--json")
    assert answer.exit_code == 1
    problems = json.loads(answer.stdout)["problems"]
    lines = text.splitlines()
    found = {(problem["key"], lines[problem["line"] - 1].strip()[:12]) for problem in problems}
    assert len(problems) == 3
    assert ("table.boxes_per_plyer", "boxes_per_pl") in found
    assert ("wagers.pair_plus.pays[1].pays", '{ hand = "st') in found
    assert ("wagers.progressive.needs.every", "needs = { ev") in found
    message = fails(1, "check", str(file))
    assert "3 problems" in message
    assert "did you mean boxes_per_player?" in message


def test_a_broken_house_file_is_refused_by_other_verbs_too(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("format = 1\n[[", encoding="utf-8")
    assert "not TOML" in fails(1, "rules", str(file))


@pytest.mark.parametrize("verb", ["check", "rules"])
def test_a_file_that_is_not_there_is_misuse(verb: str, tmp_path: Path) -> None:
    assert "No such file" in fails(2, verb, str(tmp_path / "none.toml"))
    assert "directory" in fails(2, verb, str(tmp_path) + "/").lower()


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "photo.toml"
    file.write_bytes(b"\xff\xfe\x00\x01")
    assert "not UTF-8" in fails(1, "check", str(file))


def test_unknown_verbs_and_options_are_misuse() -> None:
    assert "there is no verb 'roulette'" in fails(2, "roulette")
    assert "No such option" in fails(2, "houses", "--jsn")
    assert run("--version").output.startswith("queenhigh")
