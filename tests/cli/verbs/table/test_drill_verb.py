"""`queenhigh drill`: hands worth a thought, rounds to settle, and a score that survives whatever happens."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from kit.cases import HOUSES
from kit.command import run
from kit.houses.invented import DIFFERENT_HOUSES, EVERY_HOUSE, INVENTED, any_house
from queenhigh.analysis import bet_of
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.coach import CLOSE
from queenhigh.cards import parse_cards
from queenhigh.cli.asking.boxes import parse_box
from queenhigh.cli.terminal.coaching.settling import dealt_round, layout
from queenhigh.cli.terminal.deck import chance
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.engine.layout import settle_layout
from queenhigh.engine.state import Round
from queenhigh.money import format_amount, show_amount
from queenhigh.rules import House, house

pytestmark = pytest.mark.usefixtures("workshop")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "own" / "score.jsonl"


def drill(place: Path, *lines: str, args: str = "rws --seed 1") -> str:
    """What a drill from a script prints, on one line."""
    words = (*args.split(), "--score", str(place))
    result = run("drill", *words, stdin="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def kept(place: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in place.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("id", HOUSES)
def test_hands_are_close_and_graded_exactly(id: str, place: Path) -> None:
    rules = house(id)
    said, action = ("f", "fold") if rules.folds else ("s", "stand")
    output = drill(place, *[said] * 6, args=f"{id} --rounds 6 --seed 3")
    answers = kept(place)
    assert len({tuple(answer["asked"]) for answer in answers}) == 6
    right = 0
    for answer in answers:
        exact = advice_of(bet_of(rules), *map(parse_cards, answer["asked"]))
        assert 0 < exact.actions[1].cost <= CLOSE
        (done,) = [worth for worth in exact.actions if worth.action == action]
        assert Fraction(answer["antes"]) == done.cost
        assert answer["right"] == (not done.cost)
        assert answer["house"] == rules.digest
        right += answer["right"]
    assert output.count(f": {right} of 6 ") == 2, "in this sitting, and in all"


def test_a_wrong_hand_comes_again_until_it_is_right(place: Path) -> None:
    drill(place, "p", "p", "p", args="rws --rounds 3 --seed 3")
    wrong = {tuple(answer["asked"]) for answer in kept(place) if not answer["right"]}
    assert wrong
    output = drill(place, *["f"] * 20, args="rws --rounds 20 --seed 4")
    again = {tuple(answer["asked"]) for answer in kept(place)[3:]}
    assert wrong <= again
    assert " of 23 " in output
    drill(place, *["f"] * 20, args="rws --rounds 20 --seed 5 --close")
    assert not wrong & {tuple(answer["asked"]) for answer in kept(place)[23:]}


def test_whoever_asks_has_not_known(place: Path) -> None:
    drill(place, "?", "h", "q")
    assert [(each["right"], each["antes"]) for each in kept(place)] == [(0, "0")]


@pytest.mark.parametrize("line", ["", "x", "p9", "1", "\x00", "p" * 400, "٣"])
def test_what_is_no_answer_is_asked_again_and_not_kept(line: str, place: Path) -> None:
    output = drill(place, line, "f", "q")
    assert output.count("You>") == 3
    assert len(kept(place)) == 1


@pytest.mark.parametrize("id", DIFFERENT_HOUSES)
def test_rounds_to_settle_are_graded_as_settle_does(id: str, place: Path) -> None:
    rules = any_house(id)
    args = f"{id}{'.toml' if id in INVENTED else ''} --settle --rounds 1 --seed 8"
    drill(place, "0", "0", "0", args=args)
    (answer,) = kept(place)
    assert answer["drill"] == "settle"
    state = settled_again(rules, answer["asked"])
    due = [sum(line.returned_minor for line in state.lines_of(box.number)) for box in state.in_round]
    right = [format_amount(minor, rules.currency) for minor in due]
    place.unlink()
    output = drill(place, *right, args=args)
    assert f" {len(right)} of {len(right)} " in output
    assert "(100%)" in output
    assert all(line.clause in output for line in state.lines)
    wrong = [format_amount(minor + 100, rules.currency) for minor in due]
    place.unlink()
    output = drill(place, *wrong, args=args)
    assert f" 0 of {len(right)} " in output
    assert all(show_amount(minor, rules.currency) in output for minor in due if minor)


def settled_again(rules: House, asked: Sequence[str]) -> Round:
    """A kept round settled once more: the dealer's cards, behind a plus everybody's, then the boxes."""
    dealer, _, community = asked[0].partition("+")
    boxes = [parse_box(text, number, rules) for number, text in enumerate(asked[1:], start=1)]
    return settle_layout(rules, parse_cards(dealer), boxes, community=parse_cards(community))[0]


@pytest.mark.parametrize("id", EVERY_HOUSE)
def test_a_dealt_round_is_told_whole(id: str) -> None:
    """What is kept of a round settles to the same lines again."""
    rules = any_house(id)
    by = chance(5)
    for _ in range(20):
        state = dealt_round(rules, by)
        again = settled_again(rules, layout(state))
        for box in state.in_round:
            assert again.lines_of(box.number) == state.lines_of(box.number)


def test_who_stands_for_nothing_is_told_to_have_stood() -> None:
    """No stake says it there, and a box without a decision is no round that was settled."""
    rules = house("second_chance")
    by = chance(5)
    boxes = [box for _ in range(4) for box in layout(dealt_round(rules, by))[1:]]
    assert {box.endswith(" stand") for box in boxes} == {True, False}
    assert all(("discard=" in box) != box.endswith(" stand") for box in boxes)


def test_a_hand_lies_beside_cards_that_are_everybodys(place: Path) -> None:
    drill(place, "f", "q", args="millionaire_progressive --seed 5")
    assert len(kept(place)) == 1


def test_a_dealer_sees_the_meter_as_it_is_before_the_round(place: Path) -> None:
    """The whole of it may be due: what it holds afterwards would be the answer."""
    place.parent.mkdir()
    box = "As Ks Qs ante=5.00 play=5.00 progressive=2.50"
    dealt = {"house": house("rws").digest, "drill": "settle", "asked": ["2c 7d 9h", box]}
    asked = {**dealt, "right": 0, "count": 1}
    place.write_text(json.dumps(asked) + "\n", encoding="utf-8")
    seed = next(seed for seed in range(20) if chance(seed).random() < 1 / 2)
    output = drill(place, "0", "q", args=f"rws --settle --seed {seed}")
    assert "Meter S$10,000 Dealer: [2♣] [7♦] [9♥] Box 1: [A♠] [K♠] [Q♠]" in output


def test_the_score_survives_a_crash_in_the_middle(place: Path) -> None:
    """Killed with -9 after its third answer, a drill has lost none of them."""
    words = [sys.executable, "-u", "-m", "queenhigh", "drill", "rws", "--seed", "1", "--score", str(place)]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONIOENCODING": "utf-8"}
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(b"f\nf\nf\n")
        child.stdin.flush()
        while b"Hand 4 of 20" not in child.stdout.readline():
            assert child.poll() is None
        child.kill()
    assert child.returncode == -9
    assert len(kept(place)) == 3
    assert " of 4 " in drill(place, "f", "q", args="rws --seed 2")


def test_a_line_that_was_cut_short_is_left_alone_and_counts_for_nothing(place: Path) -> None:
    drill(place, "f", "q")
    whole = place.read_bytes()
    place.write_bytes(whole + b'{"house":"sha256:1","dri')
    output = drill(place, "f", "q", args="rws --seed 2")
    assert str(place) in output.replace(" ", ""), "a long path is broken anywhere"
    assert " of 2 " in output
    first, torn, last = place.read_bytes().splitlines()
    assert (first + b"\n", torn) == (whole, b'{"house":"sha256:1","dri')
    assert json.loads(last)["drill"] == "hand"


@pytest.mark.parametrize("asked", [["Qs 6h"], ["Qs 6h 4d", "Ks"], ["x", ""], ["Qs Qs 4d", ""], []])
@pytest.mark.parametrize("kind", ["hand", "settle"])
def test_what_somebody_wrote_into_the_score_is_never_asked(kind: str, asked: list[str], place: Path) -> None:
    place.parent.mkdir()
    strange = {"house": house("rws").digest, "drill": kind, "asked": asked, "right": 0, "count": 1}
    place.write_text(json.dumps(strange) + "\n", encoding="utf-8")
    settle = " --settle" if kind == "settle" else ""
    drill(place, *["0"] * 30, "q", args=f"rws --rounds 4 --seed 1{settle}")


def test_output_that_nobody_reads_on_is_no_matter_of_the_score(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unread(*_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(Screen, "say", unread)
    with pytest.raises(BrokenPipeError):
        run("drill", "rws", "--score", str(place))


def test_houses_have_scores_of_their_own(place: Path) -> None:
    drill(place, "f", "q", args="rws --seed 1")
    assert " of 1 " not in drill(place, "q", args="prime --seed 1")


def test_the_score_lies_among_the_users_own_data_unless_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run("drill", "rws", "--seed", "1", stdin="f\nq\n").exit_code == 0
    assert len(kept(tmp_path / "queenhigh" / "drill.jsonl")) == 1


def test_a_house_without_decisions_has_rounds_to_settle(place: Path) -> None:
    drill(place, "0", "0", "0", args="side.toml --settle --rounds 1 --seed 1")
    assert len(kept(place)) == 1
