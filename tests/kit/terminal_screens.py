"""What a sitting shows in a terminal of a given size: the rows in sight whenever a line is asked for."""

import io
from collections.abc import Sequence
from typing import NamedTuple
from unittest.mock import patch

from rich.console import Console

from queenhigh.cli.terminal.deck import Shuffler
from queenhigh.cli.terminal.drawing.screen import Leave, Screen
from queenhigh.cli.terminal.sitting import Sitting
from queenhigh.rules import house

HOME = "\x1b[H"
"""Where a terminal begins anew, at the top."""


class Sat(NamedTuple):
    """A sitting: at which house, with how many boxes, in how large a terminal, and what is typed."""

    house: str
    boxes: int
    size: str
    lines: Sequence[str]


PLAYED = {
    "one_box": Sat("rws", 1, "80x24", ("pp5", "", "h", "f", "", "p", "q")),
    "one_box_draws": Sat("draw", 1, "80x24", ("ds5", "", "d 1", "q")),
    "three_boxes_small": Sat("rws", 3, "60x20", ("pp=5 prog", "", "p", "f", "p", "q")),
    "five_boxes": Sat("rws", 5, "80x24", ("pp=5", "", "p", "p", "f", "p", "p", "q")),
    "three_boxes": Sat("sixcard", 3, "120x40", ("pp5 scb5 1: prog", "", "p", "f", "p", "q")),
    "seven_boxes_wide": Sat("rws", 7, "200x50", ("pp=5 prog", "", *"pfppfpp", "q")),
    "help": Sat("rws", 3, "80x24", ("?", "? pays", "q")),
}


def terminal(size: str, language: str = "en") -> Screen:
    """A lively screen of so many columns and rows that draws into memory."""
    width, height = map(int, size.split("x"))
    screen = Screen(language)
    screen.console = Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None,
        legacy_windows=False, markup=False, emoji=False, highlight=False,
    )  # fmt: skip
    screen.lively = screen.unicode = screen._typed = True
    return screen


def in_sight(screen: Screen) -> list[str]:
    """The rows that a terminal of this size would show now."""
    output = screen.console.file
    assert isinstance(output, io.StringIO)
    rows = output.getvalue().split(HOME)[-1].split("\n")
    return [row.rstrip() for row in rows[-screen.console.height :]]


def screens(sat: Sat) -> list[list[str]]:
    """What is in sight each time a line is asked for, the prompt as the last row."""
    screen = terminal(sat.size)
    lines = iter(sat.lines)
    shown: list[list[str]] = []

    def typed(prompt: str) -> str:
        screen.console.file.write(prompt)
        shown.append(in_sight(screen))
        line = next(lines, "q")
        screen.console.file.write(f"{line}\n")
        return line

    rules = house(sat.house)
    sitting = Sitting(screen, rules, sat.boxes, 100_000, Shuffler(1), coached=True)
    with patch("builtins.input", typed), patch("time.sleep"):
        try:
            assert sitting.ready()
            sitting.run()
        except Leave:
            sitting.end()
    shown.append(in_sight(screen))
    return shown


def screens_text(name: str) -> str:
    """All screens of a sitting, one under the other."""
    sat = PLAYED[name]
    told = (f"----- {number}\n" + "\n".join(rows) for number, rows in enumerate(screens(sat), start=1))
    head = f"{sat.house}, {sat.boxes} boxes, {sat.size}: {' | '.join(sat.lines)}\n"
    return head + "\n".join(told) + "\n"
