"""`queenhigh settle`."""

import re
from pathlib import Path

import pytest

from kit.command import run, run_json
from kit.houses.invented import CARDROOM, COMMUNITY, TWICE

QUEEN = ("--dealer", "Qs 7h 2d")


def test_the_example_of_the_manual() -> None:
    answer = run_json("settle", "rws", *QUEEN, "--box", "Kh Kd 4c ante=10 pair_plus=5 play")
    queen = {"cards": ["Qs", "7h", "2d"], "replaced": [], "hand": "Queen high", "qualifies": True}
    assert (answer["house"], answer["dealer"], answer["community"]) == ("rws", queen, [])
    [only] = answer["seats"]
    assert (only["seat"], only["cards"]) == (1, ["Kh", "Kd", "4c"])
    assert (only["staked"], only["returned"], only["net"]) == ("25.00", "50.00", "25.00")
    line = {key: value for key, value in only["lines"][2].items() if key != "why"}
    assert line == {
        "wager": "pair_plus", "kind": "stake", "row": "pair", "stake": "5.00", "outcome": "win",
        "won": "5.00", "returned": "10.00", "clause": "rws:4.2", "reason": "row/pays",
    }  # fmt: skip
    assert [line["wager"] for line in only["lines"]] == ["ante", "play", "pair_plus"]


PAID = [
    ("9h 7d 4c ante=10 pair_plus=5 fold", "fold", "-15.00", ["ante lose 0.00", "pair_plus lose 0.00"]),
    ("9h 9d 4c pair_plus=5", "", "5.00", ["pair_plus win 10.00"]),
    ("Kh Kd 4c ante=10 play", "play", "20.00", ["ante win 20.00", "play win 20.00"]),
    (
        "As Ks Qh ante=10 progressive=2.50 play", "play", "42.50",
        ["ante win 20.00", "play win 20.00", "ante_bonus win 10.00", "progressive win 15.00"],
    ),
]  # fmt: skip
"""What is said of a box against a queen high; its choice, its net, and what its lines return."""


@pytest.mark.parametrize(("text", "choice", "net", "lines"), PAID)
def test_a_box_is_settled_alike_in_each_language(text: str, choice: str, net: str, lines: list[str]) -> None:
    words = ("settle", "rws", *QUEEN, "--box", text)
    [english], [spanish] = (run_json(*words, "--lang", language)["seats"] for language in ("en", "es"))
    assert (english["choice"], english["net"]) == (choice, net)
    found = [f"{line['wager']} {line['outcome']} {line['returned']}" for line in english["lines"]]
    assert found == lines
    assert english["hand"] != spanish["hand"]
    for one, other in zip(english["lines"], spanish["lines"], strict=True):
        assert one.pop("why") != other.pop("why")
        assert one == other


def test_the_meter_is_paid_and_the_stake_is_not_returned() -> None:
    words = ("--dealer", "Qd 7h 2d", "--box", "As Ks Qs ante=10 progressive=2.50 play")
    [seat] = run_json("settle", "rws", *words, "--meter", "12345.67")["seats"]
    [line] = [line for line in seat["lines"] if line["wager"] == "progressive"]
    assert (line["returned"], line["won"], line["clause"]) == ("12345.67", "12343.17", "rws:4.4")


def test_a_draw_with_the_new_card_and_a_fourth_card_for_the_dealer() -> None:
    words = ("--dealer", "Qs 7h 2d 9d", "--box", "Kh Kd 4c ante=10 double_shot=20 discard=4c new=9s")
    [drawn] = run_json("settle", "draw", *words)["seats"]
    assert (drawn["first"], drawn["cards"]) == (["Kh", "Kd", "4c"], ["Kh", "Kd", "9s"])
    [line] = [line for line in drawn["lines"] if line["wager"] == "double_shot"]
    assert (line["won"], line["clause"]) == ("20.00", "draw:7")


def test_a_hand_that_the_dealer_replaced_is_told_apart_from_the_one_that_counts() -> None:
    said = ("settle", "second_chance", "--dealer", "4c 8s Th 7c 8d 9s", "--box", "Ah 9d 2c ante=10 stand")
    dealer = run_json(*said)["dealer"]
    assert (dealer["replaced"], dealer["cards"]) == (["4c", "8s", "Th"], ["7c", "8d", "9s"])


def test_community_cards_are_said_beside_the_dealers(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(COMMUNITY)
    said = ("settle", str(file), *QUEEN, "--box", "Kh Kd 4c lucky_five=5")
    answer = run_json(*said, "--community", "Kc 4d")
    assert answer["community"] == ["Kc", "4d"]
    assert [line["reason"] for line in answer["seats"][0]["lines"]] == ["row/nothing"]
    assert run_json(*said, "--community", "Kc,4d") == answer
    record = tmp_path / "round.toml"
    run(*said, "--community", "Kc 4d", "--save", str(record))
    assert "Kc 4d" in run("replay", str(record), "--house", str(file)).output


def test_envy_and_bonus_are_lines_of_their_own_with_no_stake() -> None:
    answer = run_json(
        "settle", "sixcard", *QUEEN,
        "--box", "Ah Kh Qh ante=10 pair_plus=5 progressive=5 play",
        "--box", "9h 9d 4c ante=10 pair_plus=5 progressive=5 play",
    )  # fmt: skip
    first, second = answer["seats"]
    assert [line["stake"] for line in first["lines"] if line["wager"] == "ante_bonus"] == ["0.00"]
    envy = [line for line in second["lines"] if line["kind"] == "envy"]
    assert [line["wager"] for line in envy] == ["progressive"]
    assert [(line["stake"], line["won"], line["returned"], line["clause"]) for line in envy] == [
        ("0.00", "125.00", "125.00", "sixcard:9")
    ]


def test_one_player_on_two_boxes_makes_himself_no_envy() -> None:
    words = "--box", "Ah Kh Qh ante=10 progressive=2.50 play player=ann"
    other = "--box", "9h 9d 4c ante=10 progressive=2.50 play player=ann"
    answer = run_json("settle", "rws", *QUEEN, *words, *other)
    assert not [line for each in answer["seats"] for line in each["lines"] if line["kind"] == "envy"]


def test_the_texts_of_the_cited_clauses_stand_below() -> None:
    words = ("settle", "rws", *QUEEN, "--box", "Kh Kd 4c ante=10 pair_plus=5 play player=ann")
    _, _, below = run(*words).output.partition("\nClauses\n")
    assert re.findall(r"^rws:\S+", below, re.MULTILINE) == ["rws:3.10.1", "rws:4.2"]


def test_json_tells_meters_players_currency_and_clauses() -> None:
    boxes = ("--box", "Kh Kd 4c ante=10 progressive=2.50 play player=ann", "--box", "9h 8d 4s ante=10 fold")
    answer = run_json("settle", "rws", *QUEEN, *boxes, "--meter", "12000")
    assert answer["currency"] == "SGD"
    assert answer["meters"] == [{"meter": "main", "before": "12000.00", "after": "12000.50"}]
    assert [each["player"] for each in answer["seats"]] == ["ann", "box 2"]
    cited = {line["clause"] for each in answer["seats"] for line in each["lines"]}
    assert set(answer["clauses"]) == cited
    assert answer["clauses"]["rws:3.8.1"]


def test_a_saved_round_is_proven_by_replay(tmp_path: Path) -> None:
    file = str(tmp_path / "round.toml")
    run_json("settle", "rws", *QUEEN, "--box", "Kh Kd 4c ante=10 play", "--save", file)
    assert run_json("replay", file)["proven"] is True


def test_seat_is_another_spelling_of_box() -> None:
    words = "settle", "rws", *QUEEN
    boxes = ("Kh Kd 4c ante=10 play", "9h 9d 4s pair_plus=5")
    one = run_json(*words, "--box", boxes[0], "--box", boxes[1])
    assert one == run_json(*words, "--seat", boxes[0], "--seat", boxes[1])
    assert [each["box"] for each in one["seats"]] == [each["seat"] for each in one["seats"]] == [1, 2]


WINNERS = (
    "--dealer", "Js Ts 2d", "--box", "As Ks Qs ante=500 pair_plus=100 pot=2.50 play",
    "--box", "8h 7h 6h ante=5 pot=2.50 play", "--box", "9d 4c 3h ante=5 play",
)  # fmt: skip


@pytest.fixture
def cardroom(tmp_path: Path) -> str:
    file = tmp_path / "cardroom.toml"
    file.write_text(CARDROOM)
    return str(file)


def test_the_clause_of_the_most_is_told_with_those_of_the_lines(cardroom: str) -> None:
    assert run_json("settle", cardroom, *WINNERS)["clauses"]["cardroom:5"] == "The most in one round."
    small = ("--dealer", "Js Ts 2d", "--box", "8h 7h 6h ante=5 play")
    assert "cardroom:5" not in run_json("settle", cardroom, *small)["clauses"]


def test_the_clause_of_what_is_added_is_told_too(tmp_path: Path) -> None:
    file, row = tmp_path / "twice.toml", '"flush", on = "first", pays = "2 flat and stake"'
    file.write_text(TWICE.replace(row, f'{row}, clause = "5"'))
    hand = "5c 6c Kc ante=10 both=3 play=10 discard=Kc new=7c"
    answer = run_json("settle", str(file), "--dealer", "Qd 7d 2h", "--box", hand)
    assert answer["seats"][0]["lines"][-1]["why"].endswith("(twice:5)")
    assert answer["clauses"]["twice:5"] == "A flush after the draw."


def test_what_is_set_aside_is_told_where_there_is_any(cardroom: str) -> None:
    [meter] = run_json("settle", cardroom, *WINNERS)["meters"]
    assert meter == {"meter": "main", "before": "500.00", "after": "500.74", "reserved": "0.24"}
    [none] = run_json("settle", cardroom, "--dealer", "Js Ts 2d", "--box", "8h 7h 6h ante=5 play")["meters"]
    assert none == {"meter": "main", "before": "500.00", "after": "500.00"}


def test_winners_who_are_paid_no_envy_are_told_so(cardroom: str) -> None:
    first, second, other = run_json("settle", cardroom, *WINNERS)["seats"]
    for seat in (first, second):
        assert [(each["wager"], each["clause"]) for each in seat["no_envy"]] == [("pot", "cardroom:4")]
    assert "no_envy" not in other
