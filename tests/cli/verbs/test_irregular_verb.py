"""`queenhigh irregular`."""

from pathlib import Path

import pytest

from kit.command import run, run_json
from kit.felt import Felt
from kit.houses.invented import ALL_HOUSES
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER
from queenhigh.engine.acts.actions import Deal
from queenhigh.engine.acts.dealing import deal_order
from queenhigh.engine.irregular.ruling import GROUNDS
from queenhigh.rules import house, house_ids
from queenhigh.wire import format_record, parse_record, replay


@pytest.fixture
def played(tmp_path: Path) -> str:
    """A settled round: ann plays and wins, bo folds."""
    file = str(tmp_path / "round.toml")
    run_json(
        "settle", "rws", "--dealer", "Qs 7h 2d", "--save", file,
        "--box", "Kh Kd 4c ante=10 pair_plus=5 progressive=2.50 play player=ann",
        "--box", "9h 8d 4s ante=10 progressive=2.50 fold player=bo",
    )  # fmt: skip
    return file


@pytest.fixture
def astray(tmp_path: Path) -> str:
    """A round that stops at the deal: boxes 1 and 3 have bets, and box 3's hand lies in box 2."""
    felt = Felt("rws").open().bet(1, "ann", ante=10).bet(3, "bo", ante=10, pair_plus=5).close()
    hands = [parse_cards("Kh Kd 4c"), parse_cards("9c 8c 7c")]
    felt.do(Deal(DEALER, "shuffler", deal_order(hands, parse_cards("Qs 7h 2d"), "shuffler"), (1, 2)))
    file = tmp_path / "astray.toml"
    file.write_text(format_record(felt.record, felt.house), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("name", house_ids())
def test_the_grounds_of_a_house_are_listed_with_clause_and_text(name: str) -> None:
    rules, answer, shown = house(name), run_json("irregular", name), run("irregular", name).output
    assert [each["ground"] for each in answer["grounds"]] == [each.ground for each in rules.irregularities]
    for each in answer["grounds"]:
        assert each["ground"] in shown
        assert each["clause"] in shown
        assert answer["clauses"][each["clause"]].split()[0] in shown


def test_the_example_of_the_manual() -> None:
    answer = run_json("irregular", "rws", "exposed_cards", "--count", "2", "--phase", "decided")
    (only,) = answer["rulings"]
    assert (only["phase"], only["ruling"], only["clause"]) == ("decided", "void", "rws:5.1.2")


def test_one_exposed_card_stands_and_a_wrong_deal_is_put_right() -> None:
    (one,) = run_json("irregular", "rws", "exposed", "--count", "1", "--phase", "dealt")["rulings"]
    assert (one["ruling"], one["refused"]) == ("stands", "void/not_enough")
    (other,) = run_json("irregular", "rws", "wrong deal", "--repairable", "--phase", "dealt")["rulings"]
    assert (other["ruling"], other["clause"]) == ("repair", "rws:5.1.4")


@pytest.mark.parametrize("name", ALL_HOUSES[:5])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_ground_can_be_asked_of_every_house(name: str, language: str) -> None:
    if name in house_ids():
        for ground in GROUNDS:
            assert run("irregular", name, ground, "--lang", language).exit_code == 0


def test_a_recorded_round_is_voided_and_its_money_shown(played: str, tmp_path: Path) -> None:
    saved = str(tmp_path / "void.toml")
    words = ("irregular", "rws", "deck_count", "--count", "51", "--round", played)
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


def test_a_recorded_round_is_ruled_on_where_it_stops_or_at_a_phase(played: str) -> None:
    words = ("irregular", "rws", "exposed", "--count", "2", "--round", played)
    late = run_json(*words)
    assert (late["ruling"], late["refused"]) == ("stands", "void/too_late")
    assert all(each["before"] == each["after"] for box in late["boxes"] for each in box["wagers"])
    then = run_json(*words, "--phase", "decided")
    assert then["ruling"] == "void"
    assert [each["before"] for each in then["boxes"][0]["wagers"]] == [None] * 4
    assert run_json(*words, "--phase", "next_game")["ruling"] == "stands"


@pytest.mark.parametrize(
    ("said", "told", "box_three"),
    [
        (("--repairable",), "Whole hands moved: box 2 to box 3", "9c 8c 7c"),
        (("--move", "2:3"), "Whole hands moved: box 2 to box 3", "9c 8c 7c"),
        (("--move", "2:0", "--move", "0:3"), "moved: box 2 to the dealer, the dealer to box 3", "Qs 7h 2d"),
    ],
)
def test_a_wrong_deal_of_a_recorded_round_is_put_right(
    astray: str, tmp_path: Path, said: tuple[str, ...], told: str, box_three: str
) -> None:
    saved = str(tmp_path / "right.toml")
    answer = run_json("irregular", "rws", "wrong_deal", "--round", astray, *said, "--save", saved)
    assert (answer["ruling"], answer["clause"]) == ("repair", "rws:5.1.4")
    assert answer["what"].endswith(told)
    assert {wager["after"] for box in answer["boxes"] for wager in box["wagers"]} == {None}
    assert told in run("replay", saved).output
    rules = house("rws")
    state = replay(rules, parse_record(Path(saved).read_text(encoding="utf-8"), rules))
    assert state.box(3).cards == parse_cards(box_three)
    assert not state.misdealt


def test_one_hand_of_a_recorded_round(tmp_path: Path) -> None:
    file = str(tmp_path / "round.toml")
    boxes = ("--box", "Kh Kd 4c ante=10 play", "--box", "9h 8d 4s ante=10 play")
    run_json("settle", "prime", "--dealer", "Qs 7h 2d", *boxes, "--save", file)
    words = ("irregular", "prime", "box", "--round", file, "--phase", "decided")
    answer = run_json(*words, "--box", "2")
    assert (answer["ruling"], answer["clause"]) == ("void", "prime:9")
    assert [each["after"] for each in answer["boxes"][0]["wagers"]] == [None, None]
    assert [each["after"] for each in answer["boxes"][1]["wagers"]] == ["10.00", "10.00"]
    assert run_json(*words, "--box", "7")["refused"] == "box/not_in_round"
