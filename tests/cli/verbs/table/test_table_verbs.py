"""`queenhigh rank`, `settle`, `replay` and `irregular`: hands and single rounds."""

import itertools
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from kit.cases import HOUSES
from kit.command import refusal, refused, run, run_json
from kit.houses.invented import TWICE
from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from queenhigh.cards import DECK, parse_cards
from queenhigh.cli.verbs.table import rank
from queenhigh.cli.verbs.table.rank import LINE_LIMIT
from queenhigh.engine.irregular import GROUNDS
from queenhigh.hands import strength
from queenhigh.rules import house, load
from queenhigh.wire import format_record, parse_record, replay

pytestmark = pytest.mark.usefixtures("workshop")
ENDLESS = Path("/dev/zero")
QUEEN = "Qs 7h 2d"


# rank


def test_hands_come_back_in_the_order_given_with_their_places() -> None:
    """Places skip after a tie; strength runs from 0 to 740."""
    hands = run_json("rank", "As Ks Qs", "Ks Kd 4c", "5c 3d 2h", "Kh Kc 4d")["hands"]
    assert [hand["cards"] for hand in hands][::2] == [["As", "Ks", "Qs"], ["5c", "3d", "2h"]]
    assert [hand["strength"] for hand in hands][::2] == [740, 0]
    assert hands[1]["strength"] == strength([DECK[47], DECK[45], DECK[8]])
    assert [hand["place"] for hand in hands] == [1, 2, 4, 2]
    assert {**hands[1], "cards": ["Kh", "Kc", "4d"]} == hands[3]


def test_all_categories_are_named_as_promised() -> None:
    texts = ["9c 7d 2h", "9c 9d 2h", "9c 7c 2c", "9c 8d 7h", "9c 9d 9h", "9c 8c 7c"]
    assert [hand["category"] for hand in run_json("rank", *texts)["hands"]] == [
        "high_card", "pair", "flush", "straight", "three_of_a_kind", "straight_flush",
    ]  # fmt: skip


def test_hands_are_read_a_line_each_from_standard_input() -> None:
    answer = run_json("rank", "-", stdin="Ks Kd 4c\n\n10♠ jH q♦\n")
    assert [hand["cards"] for hand in answer["hands"]] == [["Ks", "Kd", "4c"], ["Ts", "Jh", "Qd"]]
    hands = list(itertools.islice(itertools.combinations(DECK, 3), 0, None, 7))
    answer = run_json("rank", "-", stdin="\n".join(" ".join(map(str, hand)) for hand in hands))
    assert [hand["strength"] for hand in answer["hands"]] == [strength(hand) for hand in hands]


def test_many_hands_are_printed_without_a_drawing_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of 22,100 drawn rows took a quarter of a minute; the cards alone are drawn, once each."""
    drawn: list[object] = []
    draw: Any = Text.__init__

    def counted(self: Text, *args: Any, **named: Any) -> None:
        drawn.append(self)
        draw(self, *args, **named)

    monkeypatch.setattr(Text, "__init__", counted)
    hands = list(itertools.combinations(DECK, 3))
    output = run("rank", "-", stdin="\n".join(" ".join(map(str, hand)) for hand in hands)).output
    assert len(output.splitlines()) == len(hands) + 4
    assert len(drawn) < 10 * len(DECK)


@pytest.mark.parametrize("text", ["\0" * 5_000, "Ks Kd 4c " * 100, " " * 301])
def test_a_line_without_end_is_refused_where_its_limit_is(text: str) -> None:
    found = refusal("rank", "-", stdin=f"Ks Kd 4c\n{text}")
    assert found[:2] == (2, "BadParameter")
    assert "line 2 " in found.message
    assert str(LINE_LIMIT) in found.message


def test_as_many_lines_are_read_as_their_limits_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rank, "HANDS_LIMIT", 5)
    longest = "Ks Kd 4c".ljust(LINE_LIMIT) + "\n"
    assert len(run_json("rank", "-", stdin=longest * 5)["hands"]) == 5
    assert refused("rank", "-", stdin=longest * 6) == (1, "Refused")


@pytest.mark.skipif(not ENDLESS.exists(), reason="this system has no /dev/zero to read from")
def test_a_file_without_end_is_not_read_whole() -> None:
    words = [sys.executable, "-m", "queenhigh", "rank", "-"]
    with ENDLESS.open("rb") as stream:
        done = subprocess.run(words, stdin=stream, capture_output=True, check=False)
    assert done.returncode == 2
    assert b"line 1 " in done.stderr


# settle


def settled(id: str, dealer: str, *boxes: str, lang: str = "en") -> Any:
    """The answer of `settle` as JSON."""
    said = [word for box in boxes for word in ("--box", box)]
    return run_json("settle", id, "--dealer", dealer, *said, "--lang", lang)


@pytest.mark.parametrize(
    "box", ["9h 7d 4c ante=10 fold", "9h 9d 4c pair_plus=5", "As Ks Qh ante=10 progressive=2.50 play"]
)
def test_a_box_is_settled_alike_in_each_language(box: str) -> None:
    [english], [spanish] = (settled("rws", QUEEN, box, lang=each)["seats"] for each in ("en", "es"))
    assert english.pop("hand") != spanish.pop("hand")
    for one, other in zip(english["lines"], spanish["lines"], strict=True):
        assert one.pop("why") != other.pop("why")
    assert english == spanish


def test_nobody_pays_envy_to_their_own_box() -> None:
    words = "ante=10 pair_plus=5 progressive=5 play player=ann"
    seats = settled("sixcard", QUEEN, f"Ah Kh Qh {words}", f"9h 9d 4c {words}")["seats"]
    assert not [line for each in seats for line in each["lines"] if line["kind"] == "envy"]


def test_each_clause_that_a_line_cites_has_its_text() -> None:
    answer = settled("rws", QUEEN, "Kh Kd 4c ante=10 progressive=2.50 play", "9h 8d 4s ante=10 fold")
    cited = {line["clause"] for each in answer["seats"] for line in each["lines"]}
    assert set(answer["clauses"]) == cited
    assert all(answer["clauses"].values())


def test_the_clause_of_what_is_added_is_told_too(tmp_path: Path) -> None:
    file = tmp_path / "twice.toml"
    row = '"flush", on = "first", pays = "2 flat and stake"'
    file.write_text(TWICE.replace(row, f'{row}, clause = "5"'))
    answer = settled(str(file), "Qd 7d 2h", "5c 6c Kc ante=10 both=3 play=10 discard=Kc new=7c")
    assert answer["seats"][0]["lines"][-1]["why"].endswith("(twice:5)")
    assert answer["clauses"]["twice:5"] == "A flush after the draw."


# replay


def kept(felt: Felt, file: Path) -> str:
    file.write_text(format_record(felt.house, felt.record), encoding="utf-8")
    return str(file)


def test_replay_tells_the_round_and_proves_it_in_any_language(tmp_path: Path) -> None:
    felt = Felt("rws", after_game=16).open(main=12000).place(1, ante=10, progressive="2.50")
    half = run_json("replay", kept(felt, tmp_path / "half.toml"))
    assert (half["proven"], half["finished"], half["phase"]) == (True, False, "betting")
    file = kept(felt.deal("Kh Kd 4c", "Qs 7h 2d").look(1).play(1).settle(), tmp_path / "round.toml")
    answer = run_json("replay", file)
    assert (answer["house"], answer["game"], answer["phase"]) == ("rws", 17, "settled")
    assert (answer["proven"], answer["finished"]) == (True, True)
    assert run_json("replay", file, "--lang", "es") == answer


def test_whose_rules_a_record_was_proven_by_is_said(tmp_path: Path) -> None:
    by_catalogue = run("replay", "round.toml").output.splitlines()
    changed = house_text("rws").replace('"40 to 1"', '"9 to 1"')
    for id, error in (("rws", "ReplayError"), ("mine", "NotationError")):
        rules = load(changed.replace('id = "rws"', f'id = "{id}"', 1))
        felt = Felt(rules).place(1, pair_plus=5).deal("9c 8c 7c", "Qs 7h 2d").settle()
        file = kept(felt, tmp_path / f"{id}.toml")
        assert run_json("replay", file)["rules"] == "record"
        by_record = run("replay", file).output
        assert "9 to 1" in by_record
        assert len(by_record.splitlines()[-1]) > len(by_catalogue[-1]), "and it says so"
        assert refused("replay", file, "--house", "rws") == (1, error)


# irregular


@pytest.mark.parametrize("name", HOUSES)
def test_the_grounds_of_a_house_are_listed_and_any_can_be_asked_for(name: str) -> None:
    rules = house(name)
    answer = run_json("irregular", name)
    shown = run("irregular", name).output
    assert [each["ground"] for each in answer["grounds"]] == [each.ground for each in rules.irregularities]
    for each in answer["grounds"]:
        assert each["ground"] in shown
        assert each["clause"] in shown
        assert answer["clauses"][each["clause"]].split()[0] in shown
    for ground in GROUNDS:
        assert run("irregular", name, ground).exit_code == 0


def test_a_round_that_is_voided_can_be_kept(tmp_path: Path) -> None:
    saved = str(tmp_path / "void.toml")
    words = ("irregular", "rws", "deck_count", "--count", "51", "--round", "round.toml")
    assert run_json(*words, "--save", saved)["ruling"] == "void"
    assert run_json("replay", saved)["phase"] == "void"


@pytest.mark.parametrize(
    ("said", "box_three"),
    [("--repairable", "9c 8c 7c"), ("--move 2:3", "9c 8c 7c"), ("--move 2:0 --move 0:3", "Qs 7h 2d")],
)
def test_a_wrong_deal_of_a_recorded_round_is_put_right(tmp_path: Path, said: str, box_three: str) -> None:
    saved = tmp_path / "right.toml"
    words = ("irregular", "rws", "wrong_deal", "--round", "astray.toml", *said.split())
    answer = run_json(*words, "--save", str(saved))
    assert (answer["ruling"], answer["clause"]) == ("repair", "rws:5.1.4")
    assert {wager["after"] for box in answer["boxes"] for wager in box["wagers"]} == {None}
    rules = house("rws")
    state = replay(rules, parse_record(rules, saved.read_text(encoding="utf-8")))
    assert state.box(3).cards == parse_cards(box_three)
    assert not state.misdealt
