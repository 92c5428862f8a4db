"""`queenhigh houses`, `rules`, `check` and `new`: the catalogue, and house files of one's own."""

import re
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from kit import golden
from kit.cases import HOUSES
from kit.command import run, run_json
from queenhigh.analysis import analyse
from queenhigh.analysis.results import PricedStrategy, Strategy
from queenhigh.cli.answering.houses import in_a_line
from queenhigh.cli.verbs.house import houses as verb
from queenhigh.rules import find_house, house, house_groups, house_ids
from queenhigh.rules.figures import ANTE_PLAY
from queenhigh.words.coach import StandRule

pytestmark = pytest.mark.usefixtures("workshop")


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


def test_a_house_file_stands_wherever_a_house_does() -> None:
    file = Path("mine.toml")
    file.write_text('base = "rws"\nid = "mine"\nname = "Mine"\n', encoding="utf-8")
    assert run_json("rules", str(file))["id"] == "mine"
    answer = run_json("settle", str(file), "--dealer", "Qs 7h 2d", "--box", "Kh Kd 4c ante=10 play")
    assert answer["seats"][0]["lines"][0]["clause"] == "mine:3.10.1"


def test_check_lists_every_problem_with_line_and_key() -> None:
    problems = run_json("check", "bad.toml", code=1)["problems"]
    lines = Path("bad.toml").read_text(encoding="utf-8").splitlines()
    assert {(problem["key"], lines[problem["line"] - 1].strip()[:12]) for problem in problems} == {
        ("table.boxes_per_plyer", "boxes_per_pl"),
        ("wagers.pair_plus.pays[1].pays", '{ hand = "st'),
        ("wagers.progressive.needs.every", "needs = { ev"),
    }


# houses --compare

SOME = {"basics": ("prime", "rws"), "rooms": ("oceans11", "pauma"), "variants": ("uk_draw",)}
"""A small catalogue: a plain house, one with a card open, one with a draw."""
SIDE = {"all": ("caesars", "millionaire_maker")}
"""A fold loses the 6 Card Bonus of one house and not of the other, and both have one edge."""


def test_houses_are_told_by_their_groups() -> None:
    told = {each["id"]: each["group"] for each in run_json("houses")["houses"]}
    assert told == {id: group for group, ids in house_groups().items() for id in ids}
    assert list(told) == list(house_ids())


def test_edges_stand_side_by_side_as_the_analysis_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.rules.house_groups", lambda: SOME)
    found = {each["id"]: each for each in run_json("houses", "--compare")["houses"]}
    assert list(found) == ["oceans11", "pauma", "prime", "rws", "uk_draw"]
    for id, told in found.items():
        exact = analyse(id)
        contest = exact.wagers[ANTE_PLAY]
        assert Fraction(told["of_the_ante"]) == contest.house_edge
        assert Fraction(told["of_all_money"]) == contest.element_of_risk
        edges = {name: Fraction(side["edge"]) for name, side in told["sides"].items()}
        assert edges == {name: each.house_edge for name, each in exact.wagers.items() if name != ANTE_PLAY}
        assert (told["digest"], told["unpriced"]) == (house(id).digest, {})


@pytest.mark.golden
def test_houses_are_compared_as_committed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Best play is a line whatever it goes by; a side bet that changes best play is marked."""
    told = []
    for groups in (SOME, SIDE):
        monkeypatch.setattr("queenhigh.rules.house_groups", lambda groups=groups: groups)
        told.append("\n".join(row.rstrip() for row in run("houses", "--compare").output.splitlines()))
    golden.compare("golden/texts/printed/compared.txt", "\n\n".join(told) + "\n")


def test_a_side_bet_that_changes_best_play_costs_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.rules.house_groups", lambda: SIDE)
    free, lost = (each["sides"]["six_card_bonus"] for each in run_json("houses", "--compare")["houses"])
    assert free["edge"] == lost["edge"]
    assert (free["marginal_edge"], free["marginal_edge_percent"]) == (None, None)
    assert lost["marginal_edge_percent"] == 22.378867
    assert Fraction(lost["marginal_edge"]) > Fraction(lost["edge"])


def test_to_stand_or_to_draw_is_told_whole_and_without_a_chart() -> None:
    told = "Stand on K-10-2 or better, draw to the rest."
    priced = PricedStrategy("", "", Fraction(0), Fraction(0), 0, 0)
    assert in_a_line(Strategy(1, {}, told, (), priced, (), rule=StandRule(1))) == told


def test_what_is_not_worked_out_is_said_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    reasons = {"pair_plus": "Pair Plus: nobody has counted it"}
    lacking = replace(analyse("rws"), wagers={}, unpriced=reasons)
    monkeypatch.setattr(verb, "_analysed", lambda houses: {each.id: lacking for each in houses})
    monkeypatch.setattr("queenhigh.rules.house_groups", lambda: {"basics": ("rws",)})
    assert reasons["pair_plus"] in " ".join(run("houses", "--compare").output.split())
    [told] = run_json("houses", "--compare")["houses"]
    assert (told["of_the_ante"], told["of_all_money_percent"]) == (None, None)
    assert told["unpriced"] == reasons


@pytest.mark.long
def test_the_whole_catalogue_is_compared() -> None:
    found = run_json("houses", "--compare")["houses"]
    assert [each["id"] for each in found] == list(house_ids())
    assert all(each["best_play"] and each["of_all_money"] for each in found)


# new


def made(folder: Path, *words: str) -> Path:
    path = folder / "Corner Table.toml"
    assert run("new", str(path), *words).exit_code == 0
    return path


def with_its_comments(path: Path) -> Path:
    """The file, with the lines in force that stand behind a # with no space."""
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub("(?m)^#(?! )|^#(?=    )", "", text), encoding="utf-8")
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
    assert path.read_text(encoding="utf-8").count(f'\nbase = "{name}"\n') == 1
    found = find_house(path)
    assert [wager.rows for wager in found.wagers] == [wager.rows for wager in house(name).wagers]
    whole = find_house(with_its_comments(path))
    assert whole.digest == found.digest, "what stands behind the # is what the base says"
    assert whole.clauses != found.clauses


def test_an_ending_is_said_to_be_replaced_as_a_whole_and_is(tmp_path: Path) -> None:
    path = made(tmp_path, "--from", "second_chance")
    text = path.read_text(encoding="utf-8")
    head = " ".join(text.partition("# Boxes")[0].replace("# ", "").split())
    assert "wagers.NAME.contest.higher" in head
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
    assert find_house(with_its_comments(path)).digest == before


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
