"""`queenhigh new`: a file that `check` accepts, with comments that would do too, and never over another."""

import re
from pathlib import Path

import pytest

from kit.cases import HOUSES
from kit.command import run, run_json
from queenhigh.analysis import analyse
from queenhigh.rules import find_house, house


def made(folder: Path, *words: str) -> Path:
    path = folder / "Corner Table.toml"
    assert run("new", str(path), *words).exit_code == 0
    return path


def test_a_new_house_is_small_complete_and_commented(tmp_path: Path) -> None:
    path = made(tmp_path)
    found = find_house(path)
    assert (found.id, found.name) == ("corner_table", "Corner Table")
    assert run_json("check", str(path))["ok"]
    assert path.read_text(encoding="utf-8").count("# ") > 12
    assert analyse(found).wagers["ante_play"].house_edge == analyse("sixcard").wagers["ante_play"].house_edge


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_from_another_names_it_and_says_what_may_differ(tmp_path: Path, name: str) -> None:
    path = made(tmp_path, "--from", name)
    text = path.read_text(encoding="utf-8")
    assert text.count(f'\nbase = "{name}"\n') == 1
    found = find_house(path)
    assert [wager.rows for wager in found.wagers] == [wager.rows for wager in house(name).wagers]
    path.write_text(re.sub("(?m)^#(?! )|^#(?=    )", "", text), encoding="utf-8")
    assert find_house(path).digest == found.digest, "what stands behind the # is what the base says"
    assert find_house(path).clauses != found.clauses


def test_an_ending_is_said_to_be_replaced_as_a_whole_and_is(tmp_path: Path) -> None:
    path = made(tmp_path, "--from", "second_chance")
    text = path.read_text(encoding="utf-8")
    head = " ".join(text.partition("# Boxes")[0].replace("# ", "").split())
    assert "endings of a contest (wagers.NAME.contest.higher) are replaced as a whole" in head
    path.write_text(f'{text}\n[wagers.ante.contest.higher]\nends = "1 to 1"\n', encoding="utf-8")
    assert not find_house(path).by_name["ante"].results["higher"].rows


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("oceans11", ('#qualifies = "Q high"', "#shows = 1", '#amount = "0.05"', "#per = 5")),
        ("second_chance", ("#discards = [0, 3]", '#draws = "replaces below K high"', '#no_row = "1 to 1"')),
        ("millionaire_progressive", ("#community = 2", "#[meters.mega]", "#seed = 1000000")),
        ("ultimate", ("#multiples = [1]",)),
    ],
)
def test_what_a_neighbour_would_change_first_is_shown(
    tmp_path: Path, name: str, lines: tuple[str, ...]
) -> None:
    path = made(tmp_path, "--from", name)
    text = path.read_text(encoding="utf-8")
    assert [line for line in lines if line not in text] == []
    before = find_house(path).digest
    path.write_text(re.sub("(?m)^#(?! )|^#(?=    )", "", text), encoding="utf-8")
    assert find_house(path).digest == before


def test_a_house_from_a_file_is_a_copy_of_it(tmp_path: Path) -> None:
    first = made(tmp_path, "--from", "prime")
    second = tmp_path / "second.toml"
    assert run("new", str(second), "--from", str(first)).exit_code == 0
    assert find_house(second).digest == find_house(first).digest


@pytest.mark.parametrize(
    ("stem", "id"), [("rws", "my_rws"), ("21 up", "my_21_up"), ("Ça va", "a_va"), ("_", "my_house")]
)
def test_the_id_follows_from_the_name_of_the_file(tmp_path: Path, stem: str, id: str) -> None:
    path = tmp_path / f"{stem}.toml"
    assert run("new", str(path)).exit_code == 0
    assert find_house(path).id == id
