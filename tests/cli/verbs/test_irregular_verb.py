"""`queenhigh irregular`."""

from pathlib import Path

import pytest

from kit.command import fails, run, run_json
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


def test_when_each_ground_voids() -> None:
    when = {each["ground"]: each["when"] for each in run_json("irregular", "rws")["grounds"]}
    assert when == {
        "foreign_card": "until the game is settled",
        "exposed_cards": "2 cards or more, until the game is settled",
        "deck_count": "any number of cards but 52, until the next game begins",
        "wrong_deal": "while no player has handled the cards, unless the cards can be put right",
        "dealer_count": (
            "any number of cards but 3, until the next game begins, unless the cards can be put right"
        ),
    }


def test_the_example_of_the_manual() -> None:
    answer = run_json("irregular", "rws", "exposed_cards", "--count", "2", "--phase", "decided")
    (only,) = answer["rulings"]
    assert (only["phase"], only["ruling"], only["clause"]) == ("decided", "void", "rws:5.1.2")
    shown = " ".join(
        run("irregular", "rws", "exposed_cards", "--count", "2", "--phase", "decided").output.split()
    )
    assert "Every hand is decided" in shown
    assert "Void: every stake goes back" in shown
    assert "Two or more cards wrongly exposed in the deal void the game." in shown


def test_one_exposed_card_stands_and_a_wrong_deal_is_put_right() -> None:
    (one,) = run_json("irregular", "rws", "exposed", "--count", "1", "--phase", "dealt")["rulings"]
    assert (one["ruling"], one["refused"]) == ("stands", "void/not_enough")
    assert one["what"] == "1 exposed does not void the game; 2 or more do"
    (other,) = run_json("irregular", "rws", "wrong deal", "--repairable", "--phase", "dealt")["rulings"]
    assert (other["ruling"], other["clause"]) == ("repair", "rws:5.1.4")


def test_a_ground_that_the_house_does_not_have_stands_in_one_line() -> None:
    shown = " ".join(run("irregular", "sixcard", "exposed_cards").output.split())
    assert shown.count("voids no game in this house") == 1


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
    shown = run(*words).output
    for part in ("1 ann", "S$20", "Meter main: S$10,001 before, S$10,000 after", "what was paid"):
        assert part in shown


def test_a_recorded_round_is_ruled_on_where_it_stops_or_at_a_phase(played: str) -> None:
    words = ("irregular", "rws", "exposed", "--count", "2", "--round", played)
    late = run_json(*words)
    assert (late["ruling"], late["refused"]) == ("stands", "void/too_late")
    assert all(each["before"] == each["after"] for box in late["boxes"] for each in box["wagers"])
    then = run_json(*words, "--phase", "decided")
    assert then["ruling"] == "void"
    assert [each["before"] for each in then["boxes"][0]["wagers"]] == [None] * 4
    assert "on the felt" in run(*words, "--phase", "decided").output
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


def test_hands_that_cannot_move_so_are_refused(astray: str, played: str) -> None:
    words = ("irregular", "rws", "wrong_deal", "--round", astray)
    assert "until each bet and the dealer have one" in fails(1, *words, "--move", "1:3")
    assert "hasta que" in fails(1, *words, "--move", "1:3", "--lang", "es")
    assert "is no move: write FROM:TO, as in 2:3" in fails(2, *words, "--move", "2-3")
    assert "that --round names" in fails(2, "irregular", "rws", "wrong_deal", "--move", "2:3")
    other = ("irregular", "rws", "foreign_card", "--round", astray)
    assert "put right the wrong_deal" in fails(2, *other, "--move", "2:3")
    told = run("irregular", "rws", "wrong_deal", "--repairable", "--round", played, "--phase", "dealt")
    assert "say which goes where with --move" in told.stderr


def test_one_hand_of_a_recorded_round(tmp_path: Path) -> None:
    file = str(tmp_path / "round.toml")
    boxes = ("--box", "Kh Kd 4c ante=10 play", "--box", "9h 8d 4s ante=10 play")
    run_json("settle", "prime", "--dealer", "Qs 7h 2d", *boxes, "--save", file)
    words = ("irregular", "prime", "box", "--round", file, "--phase", "decided")
    assert "say whose hand: 1 or 2" in fails(2, *words)
    answer = run_json(*words, "--box", "2")
    assert (answer["ruling"], answer["clause"]) == ("void", "prime:9")
    assert [each["after"] for each in answer["boxes"][0]["wagers"]] == [None, None]
    assert [each["after"] for each in answer["boxes"][1]["wagers"]] == ["10.00", "10.00"]
    assert run_json(*words, "--box", "7")["refused"] == "box/not_in_round"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rws", "exposd"), "did you mean exposed_cards?"),
        (("rws", "de"), "is no ground"),
        (("rws", "foreign", "--count", "2"), "foreign_card is no number of cards"),
        (("rws", "exposed", "--count", "-1"), "is not a whole number from 0 up"),
        (("rws", "foreign", "--phase", "later"), "is not one of"),
        (("rws", "foreign", "--save", "x.toml"), "name one with --round"),
        (("rws", "foreign", "--round", "none.toml"), "cannot read"),
        (("nowhere", "foreign"), "no house is called"),
    ],
)
def test_what_is_not_understood(words: tuple[str, ...], said: str) -> None:
    assert said in fails(2, "irregular", *words)


def test_a_record_that_does_not_fit_is_refused(played: str) -> None:
    assert "not of prime" in fails(1, "irregular", "prime", "misdeal", "--round", played)
    assert "say how many were found" in fails(2, "irregular", "rws", "exposed", "--round", played)
