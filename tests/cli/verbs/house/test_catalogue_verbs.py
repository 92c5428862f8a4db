"""`queenhigh houses`, `rules` and `check`."""

import json
from pathlib import Path

import pytest

from kit.command import run, run_json
from kit.houses.toml_text import house_text
from queenhigh.rules import house, house_ids


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
