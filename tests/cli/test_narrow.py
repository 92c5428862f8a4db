"""Narrow terminals: tables fold or stand as lines, and never cut an amount, an id or a clause."""

import re
from pathlib import Path

import pytest

from kit.cases import HOUSES
from kit.command import SUMMARY, run, run_json
from kit.houses.toml_text import house_text
from queenhigh.money import show_amount
from queenhigh.rules import house, house_ids

SETTLE = (
    "settle", "rws", "--dealer", "Qc 7h 2d", "--meter", "20000",
    "--box", "As Ks Qs ante=500 pair_plus=500 progressive=2.50 play",
    "--box", "Ah Kh Qd ante=10 pair_plus=5 progressive=2.50 fold",
)  # fmt: skip
CUT = "…"
"""What stands where Rich leaves something out."""
WIDTHS = (20, 40, 60, 80)


@pytest.fixture(params=WIDTHS)
def width(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    columns = int(request.param)
    monkeypatch.setenv("COLUMNS", str(columns))
    return columns


def shown(width: int, *words: str, stdin: str | None = None) -> str:
    """What a verb prints, none of it cut or wider than the terminal."""
    output = run(*words, stdin=stdin).stdout
    assert CUT not in output
    assert max(len(line) for line in output.splitlines() if "> " not in line) <= width
    return output


def test_settle_shows_every_amount_reason_and_clause(width: int) -> None:
    output = shown(width, *SETTLE)
    plain = " ".join(re.sub("[│─]", " ", output).split())
    currency = house("rws").currency

    def told(amount: str) -> str:
        return show_amount(int(amount.replace(".", "")), currency)

    for seat in run_json(*SETTLE)["seats"]:
        assert f"net {'+' if not seat['net'].startswith('-') else ''}{told(seat['net'])}" in plain
        for line in seat["lines"]:
            stake = told(line["stake"]) if line["kind"] != "bonus" else line["clause"]
            assert {stake, told(line["returned"]), line["clause"]} <= set(plain.split())
            if width < 60:
                assert line["why"] in plain


def test_the_boxes_of_a_round_are_told_in_one_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    boxes = ("Kh Kd 4c ante=5 play", "As Ks Qs ante=5 pair_plus=5 progressive=5 play")
    said = [word for box in boxes for word in ("--box", box)]
    words = ("settle", "millionaire_progressive", "--dealer", "Qc 7h 2d", "--community", "Js Ts", *said)
    told = run(*words).stdout
    alone = [run(*words[:6], "--box", box).stdout.count("Wager ") for box in boxes]
    assert sorted(alone) == [0, 1], "one of them has room for a table, and the other has not"
    assert told.count("Wager ") == 0


def test_houses_shows_every_id(width: int) -> None:
    output = shown(width, "houses")
    for id in house_ids():  # the longest ids take more than a line of the narrowest terminal
        begins = id[: width - 2]
        assert re.search(rf"^\s*{begins}", output, re.MULTILINE)
        assert id in whole(output)


def whole(output: str) -> str:
    """What is shown without line ends and frames."""
    return re.sub(r"[\s│]", "", output)


@pytest.mark.parametrize("id", HOUSES)
def test_rules_show_every_clause(id: str, width: int) -> None:
    output = whole(shown(width, "rules", id))
    rules = house(id)
    for wager in rules.wagers:
        assert whole(wager.label) in output
    for clause in rules.clauses:
        assert f"{id}:{clause.id}" in output
    for reading in rules.readings:
        assert f"{id}/{reading.id}" in output
    assert f"({id})" in output


def test_rank_shows_every_hand(width: int) -> None:
    output = shown(width, "rank", "Ks Kd 4c", "Th Td Tc", "As Ks Qs")
    for words in ("K♠ K♦ 4♣", "10♥ 10♦ 10♣", "740"):
        assert words in output
    assert {*["Pair", "of", "kings", "with", "a", "four"]} <= {*output.split()}


@pytest.mark.parametrize("id", HOUSES)
def test_the_terminal_table_shows_every_amount(id: str, width: int) -> None:
    lines = "\n" + ("s" if id == "draw" else "p") + "\n?\nrules\nq\n"
    output = shown(width, "play", id, "--seed", "4", "--bankroll", "900000", stdin=lines)
    assert SUMMARY in " ".join(output.split())


WIDE = {
    '"4.4"': '"4.4-of-the-revised-progressive-table"',
    "boxes = 7": "boxes = 1",
    "boxes_per_player = 7": "boxes_per_player = 1",
    "[meters.main]": "[meters.grand_old_major_of_the_upper_floor]",
    '"100% of meter"': '"100% of meter grand_old_major_of_the_upper_floor"',
}
"""Changes to a house that make its tables wider than 80 columns."""


def test_a_wide_pay_table_folds_and_one_box_is_one_box(width: int, tmp_path: Path) -> None:
    text = house_text("rws")
    for old, new in WIDE.items():
        text = text.replace(old, new)
    file = tmp_path / "wide.toml"
    file.write_text(text, encoding="utf-8")
    output = shown(width, "rules", str(file)).replace("\n", "").replace(" ", "")
    for words in ("rws:4.4-of-the-revised-progressive-table", "Miniroyal,spades", "Miniroyal,othersuits"):
        assert words in output
    assert "1box;onedeckof52" in output.replace("│", "")
    assert "1boxes" not in output
