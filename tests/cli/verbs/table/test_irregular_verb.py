"""`queenhigh irregular`."""

import shlex
from pathlib import Path

import pytest

from kit.command import run, run_json
from kit.houses.invented import ALL_HOUSES
from queenhigh.cards import parse_cards
from queenhigh.engine.irregular.ruling import GROUNDS
from queenhigh.rules import house, house_ids
from queenhigh.wire import parse_record, replay

pytestmark = pytest.mark.usefixtures("workshop")


@pytest.mark.parametrize("name", house_ids())
def test_the_grounds_of_a_house_are_listed_with_clause_and_text(name: str) -> None:
    rules, answer, shown = house(name), run_json("irregular", name), run("irregular", name).output
    assert [each["ground"] for each in answer["grounds"]] == [each.ground for each in rules.irregularities]
    for each in answer["grounds"]:
        assert each["ground"] in shown
        assert each["clause"] in shown
        assert answer["clauses"][each["clause"]].split()[0] in shown


@pytest.mark.parametrize(
    ("line", "ruling", "clause", "refused"),
    [
        ("exposed_cards --count 2 --phase decided", "void", "rws:5.1.2", ""),
        ("exposed --count 1 --phase dealt", "stands", None, "void/not_enough"),
        ("'wrong deal' --repairable --phase dealt", "repair", "rws:5.1.4", "void/can_be_repaired"),
    ],
)
def test_a_ground_is_ruled_on(line: str, ruling: str, clause: str | None, refused: str) -> None:
    (only,) = run_json("irregular", "rws", *shlex.split(line))["rulings"]
    assert (only["phase"], only["ruling"]) == (line.rsplit(maxsplit=1)[-1], ruling)
    assert clause is None or only["clause"] == clause
    assert only["refused"] == refused


@pytest.mark.parametrize("name", ALL_HOUSES[:5])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_ground_can_be_asked_of_every_house(name: str, language: str) -> None:
    if name in house_ids():
        for ground in GROUNDS:
            assert run("irregular", name, ground, "--lang", language).exit_code == 0


def test_a_recorded_round_is_voided_and_its_money_shown(tmp_path: Path) -> None:
    saved = str(tmp_path / "void.toml")
    words = ("irregular", "rws", "deck_count", "--count", "51", "--round", "round.toml")
    answer = run_json(*words, "--save", saved)
    assert (answer["phase"], answer["ruling"], answer["currency"]) == ("settled", "void", "SGD")
    ann, bo = answer["boxes"]
    assert (ann["player"], bo["player"]) == ("ann", "bo")
    assert [(each["wager"], each["before"], each["after"]) for each in ann["wagers"]] == [
        ("ante", "20.00", "10.00"),
        ("play", "20.00", "10.00"),
        ("pair_plus", "10.00", "5.00"),
        ("progressive", "0.00", "2.50"),
    ]
    assert [(each["before"], each["after"]) for each in bo["wagers"]] == [("0.00", "10.00"), ("0.00", "2.50")]
    assert answer["meters"] == [{"meter": "main", "before": "10001.00", "after": "10000.00"}]
    assert run_json("replay", saved)["phase"] == "void"


def test_a_recorded_round_is_ruled_on_where_it_stops_or_at_a_phase() -> None:
    words = ("irregular", "rws", "exposed", "--count", "2", "--round", "round.toml")
    late = run_json(*words)
    assert (late["ruling"], late["refused"]) == ("stands", "void/too_late")
    assert all(each["before"] == each["after"] for box in late["boxes"] for each in box["wagers"])
    then = run_json(*words, "--phase", "decided")
    assert then["ruling"] == "void"
    assert [each["before"] for each in then["boxes"][0]["wagers"]] == [None] * 4
    assert run_json(*words, "--phase", "next_game")["ruling"] == "stands"


@pytest.mark.parametrize(
    ("said", "box_three"),
    [
        ("--repairable", "9c 8c 7c"),
        ("--move 2:3", "9c 8c 7c"),
        ("--move 2:0 --move 0:3", "Qs 7h 2d"),
    ],
)
def test_a_wrong_deal_of_a_recorded_round_is_put_right(tmp_path: Path, said: str, box_three: str) -> None:
    saved = str(tmp_path / "right.toml")
    answer = run_json(
        "irregular", "rws", "wrong_deal", "--round", "astray.toml", *said.split(), "--save", saved
    )
    assert (answer["ruling"], answer["clause"]) == ("repair", "rws:5.1.4")
    assert {wager["after"] for box in answer["boxes"] for wager in box["wagers"]} == {None}
    rules = house("rws")
    state = replay(rules, parse_record(Path(saved).read_text(encoding="utf-8"), rules))
    assert state.box(3).cards == parse_cards(box_three)
    assert not state.misdealt


def test_one_hand_of_a_recorded_round() -> None:
    words = ("irregular", "prime", "box", "--round", "prime_round.toml", "--phase", "decided")
    answer = run_json(*words, "--box", "2")
    assert (answer["ruling"], answer["clause"]) == ("void", "prime:9")
    assert [each["after"] for each in answer["boxes"][0]["wagers"]] == [None, None]
    assert [each["after"] for each in answer["boxes"][1]["wagers"]] == ["10.00", "10.00"]
    assert run_json(*words, "--box", "7")["refused"] == "box/not_in_round"
