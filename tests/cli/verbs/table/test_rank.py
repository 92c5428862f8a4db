"""`queenhigh rank`."""

import itertools
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from kit.command import run, run_json
from kit.refused import refusal, refused
from queenhigh.cards import DECK
from queenhigh.cli.verbs.table import rank
from queenhigh.cli.verbs.table.rank import LINE_LIMIT
from queenhigh.hands import strength

ENDLESS = Path("/dev/zero")


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


def test_reads_a_hand_a_line_from_standard_input() -> None:
    answer = run_json("rank", "-", stdin="Ks Kd 4c\n\n10♠ jH q♦\n")
    assert [hand["cards"] for hand in answer["hands"]] == [["Ks", "Kd", "4c"], ["Ts", "Jh", "Qd"]]


def test_the_whole_deck_of_hands_through_standard_input() -> None:
    hands = list(itertools.islice(itertools.combinations(DECK, 3), 0, None, 7))
    text = "\n".join(" ".join(map(str, hand)) for hand in hands)
    answer = run_json("rank", "-", stdin=text)
    assert [hand["strength"] for hand in answer["hands"]] == [strength(hand) for hand in hands]


def test_many_hands_are_printed_without_a_drawing_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of 22,100 drawn rows took a quarter of a minute; the cards alone are drawn, once each."""
    made: list[None] = []
    monkeypatch.setattr(Text, "__init__", counting(Text.__init__, made))
    hands = list(itertools.combinations(DECK, 3))
    output = run("rank", "-", stdin="\n".join(" ".join(map(str, hand)) for hand in hands)).output
    assert len(output.splitlines()) == len(hands) + 4
    assert len(made) < 10 * len(DECK)


def counting(work: Callable[..., None], calls: list[None]) -> Callable[..., None]:
    def counted(*args: Any, **named: Any) -> None:
        calls.append(None)
        work(*args, **named)

    return counted


@pytest.mark.parametrize("text", ["\0" * 5_000, "Ks Kd 4c " * 100, " " * 301])
def test_a_line_without_end_is_refused_where_its_limit_is(text: str) -> None:
    found = refusal("rank", "-", stdin=f"Ks Kd 4c\n{text}")
    assert found[:2] == (2, "BadParameter")
    assert "line 2 " in found.message
    assert str(LINE_LIMIT) in found.message


def test_a_line_may_be_as_long_as_its_limit() -> None:
    line = "Ks Kd 4c".ljust(LINE_LIMIT)
    assert len(run_json("rank", "-", stdin=f"{line}\n{line}\n{line}")["hands"]) == 3


@pytest.mark.skipif(not ENDLESS.exists(), reason="this system has no /dev/zero to read from")
def test_a_file_without_end_is_not_read_whole() -> None:
    with ENDLESS.open("rb") as stream:
        done = subprocess.run(
            [sys.executable, "-m", "queenhigh", "rank", "-"], stdin=stream, capture_output=True, check=False
        )
    assert done.returncode == 2
    assert b"line 1 " in done.stderr


def test_lines_without_end_are_refused_where_their_limit_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rank, "HANDS_LIMIT", 5)
    assert len(run_json("rank", "-", stdin="Ks Kd 4c\n" * 5)["hands"]) == 5
    assert refused("rank", "-", stdin="Ks Kd 4c\n" * 6) == (1, "Refused")
