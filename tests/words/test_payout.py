"""Sentences of payout lines and of refused wagers, as golden texts, and the clauses behind a line."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.houses.edits import edited
from kit.houses.invented import any_house
from kit.play.felt import Felt
from queenhigh.engine import Refusal, decide, player
from queenhigh.engine.acts import actions as act
from queenhigh.rules import House, load
from queenhigh.settlement import Line, Seen
from queenhigh.words import LANGUAGES, clauses_behind, payout, refusal_text

ROUNDS = tomllib.loads(Path(__file__).with_name("payouts.toml").read_text(encoding="utf-8"))["round"]


def house_of(case: dict[str, Any]) -> House:
    if "edits" not in case:
        return any_house(case["house"])
    text = any_house(case["house"]).text
    for old, new in case["edits"]:
        text = edited(text, old, new)
    return load(text)


def played(case: dict[str, Any], dealer: str, hands: list[str]) -> Felt:
    felt = Felt(house_of(case)).open()
    for box in range(1, len(hands) + 1):
        felt.bet(box, **case["stakes"])
    felt.deal(dealer, dict(enumerate(hands, 1)), community=case.get("beside", ""))
    if "ante" in case["stakes"]:
        felt.play(1, discard=case.get("discard", "")).play(*range(2, len(hands) + 1))
    return felt.settle(case.get("new", ""), case.get("fourth", ""))


def sentences(case: dict[str, Any]) -> list[str]:
    said = []
    for dealer, *hands in case["deals"]:
        felt = played(case, dealer, hands)
        said += ["", f"{case['house']}: dealer {dealer}, {', '.join(hands)}"]
        said += [f"    {old} => {new}" for old, new in case.get("edits", ())]
        for line in felt.state.lines:
            said += [
                f"  {line.box} {payout(felt.house, line)}",
                *(f"    {payout(felt.house, line, lang)}" for lang in LANGUAGES[1:]),
            ]
    return said


@pytest.mark.golden
def test_payouts_are_said_so() -> None:
    said = [line for case in ROUNDS for line in sentences(case)]
    golden.compare("golden/texts/payouts.txt", "\n".join([*said[1:], ""]))


def added(clause: str) -> tuple[House, Felt]:
    """The house that adds awards, a flush of the first cards citing this, and a felt with such a hand."""
    row = '{ hand = "flush", on = "first", pays = "2 flat and stake"'
    house = load(edited(any_house("twice").text, row, f'{row}, clause = "{clause}"'))
    return house, Felt(house).open().bet(1, ante=10, both=3).deal("Qd 7d 2h", "5c 6c Kc").look(1)


def test_a_line_goes_by_the_clause_of_what_is_added_too() -> None:
    house, felt = added("5")
    line = felt.play(1, discard="Kc").settle("7c").line(1, "both")
    assert (line.won_minor, line.returned_minor) == (62_00, 65_00), "the stake comes back once"
    assert clauses_behind(house, line) == ["twice:4", "twice:5"]
    house, plain = added("5")
    assert clauses_behind(house, plain.play(1).settle().line(1, "ante")) == ["twice:1"]


def test_a_line_that_the_table_reduces_goes_by_the_clause_of_the_most() -> None:
    seen = Seen(700, 210, due_minor=5)
    reduced = Line(1, "ante", "stake", 5, "win", 1, 6, "cardroom:2", "contest/higher", seen)
    assert clauses_behind(any_house("cardroom"), reduced) == ["cardroom:2", "cardroom:5"]


@pytest.mark.golden
def test_wagers_that_nobody_places() -> None:
    felt = Felt(any_house("cardroom")).open().bet(1, "ann", ante=30, pair_plus=7)
    said = []
    for name in ("drop", "side_drop", "play"):
        refused = decide(felt.house, felt.state, act.PlaceWager(player("ann"), 1, name, 50))
        assert isinstance(refused, Refusal)
        assert refused.code == "bet/made_by_playing"
        said += [name, *(f"    {refusal_text(felt.house, refused, lang)}" for lang in LANGUAGES)]
    golden.compare("golden/texts/not_placed.txt", "\n".join([*said, ""]))
