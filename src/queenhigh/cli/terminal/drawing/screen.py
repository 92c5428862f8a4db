"""The terminal itself: how wide it is, what it can draw, how a line is asked for.

A lively screen (a real terminal) clears, draws card faces and pauses; a plain one (a pipe, or TERM=dumb)
prints line after line; and either may know only ASCII.
"""

import contextlib
import importlib
import sys
import time
from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Console, RenderableType
from rich.control import Control
from rich.text import Text

from queenhigh.cards import SUIT_SYMBOLS, SUITS
from queenhigh.money import CURRENCIES
from queenhigh.report.blocks import Table, Toned
from queenhigh.report.writers.terminal import rich_table
from queenhigh.text import shorten

PLAIN_WIDTH = 80
LINE_LIMIT = 300
DRAWN = f"{SUIT_SYMBOLS}●○╭╮╰╯│─░"
_CODES = {each.sign: each.code for each in CURRENCIES.values() if not each.sign.isascii()}
_ASCII_WORDS = str.maketrans(
    {sign: f"{code} " for sign, code in _CODES.items()}
    | dict(zip(SUIT_SYMBOLS, SUITS, strict=True))
    | {"…": "...", "·": "-", "–": "-", "—": "-", "’": "'", "×": "x", "\u00a0": " "}
)


class Leave(Exception):
    """The player gets up: asked to, or there is nothing more to read."""


class Screen:
    """What the sitting prints on and asks with. Text is never markup: a house file may say anything."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.lively = sys.stdout.isatty() and not self.console.is_dumb_terminal
        self.unicode = _encodes(DRAWN, self.console.encoding)
        self._typed = sys.stdin is not None and sys.stdin.isatty()
        if self._typed:
            with contextlib.suppress(ImportError):  # absent on Windows; gives line editing and history
                importlib.import_module("readline")
        elif hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    @property
    def width(self) -> int:
        """The columns to draw in."""
        return self.console.width if self.lively else min(self.console.width, PLAIN_WIDTH)

    def text(self, words: str, style: str = "") -> Text:
        """Words as this screen can show them."""
        return Text(words if self.unicode else _ascii(words), style=style)

    def table(self, table: Table) -> RenderableType:
        """A table as this screen can show it; one that is too wide stands as lines."""
        if not self.unicode:
            rows = (tuple(map(_ascii, row)) for row in table.rows)
            columns = (column._replace(title=_ascii(column.title)) for column in table.columns)
            table = replace(table, caption=_ascii(table.caption), columns=tuple(columns), rows=tuple(rows))
        return rich_table(table, self.width)

    def say(self, words: str = "", style: str = "") -> None:
        """Print one line or paragraph."""
        self.show(self.text(words, style))

    def show(self, drawing: RenderableType) -> None:
        """Print a drawing."""
        if self.lively:
            self.console.print(drawing, width=self.width)
            return
        with self.console.capture() as captured:
            self.console.print(drawing, width=self.width)
        for line in captured.get().splitlines():  # padded to the full width, which a file need not be
            self.console.out(line.rstrip(), highlight=False)

    def fresh(self, drawing: RenderableType) -> None:
        """Show something at the top of an empty screen; a plain one just goes on."""
        if self.lively:
            self.console.clear()
        self.show(drawing)

    def play(self, frames: Sequence[RenderableType], seconds: float) -> None:
        """Show frames of one height one over the other; only the last where that cannot be."""
        if not self.lively or self.rows(frames[-1]) >= self.console.height:
            self.fresh(frames[-1])
            return
        self.console.clear()
        for frame in frames:
            with self.console:  # one write a frame: an interrupt never finds the cursor half-way
                self.console.control(Control.home())
                self.show(frame)
            self.pause(seconds)

    def rows(self, drawing: RenderableType) -> int:
        """How many rows a drawing takes."""
        return len(self.console.render_lines(drawing, self.console.options.update(width=self.width)))

    def pause(self, seconds: float) -> None:
        """Let the eye follow; a pipe has no eyes."""
        if self.lively:
            time.sleep(seconds)

    def ask(self, prompt: str) -> str:
        """One line, stripped; asks again where it cannot be read. `Leave` where there is no more to read."""
        while True:
            try:
                line = input(self.text(f"{prompt}> ").plain)
            except (EOFError, RuntimeError):  # the latter where there is no standard input at all
                self.say()
                raise Leave from None
            except UnicodeDecodeError:
                self.say("That line is not text. Please type it again.", "yellow")
                continue
            line = " ".join(line.split())
            if not self._typed:
                self.say(line if line.isprintable() and len(line) < PLAIN_WIDTH // 2 else shorten(line))
            if line.isprintable() and len(line) <= LINE_LIMIT:
                return line
            fault = "is too long" if line.isprintable() else "holds control characters"
            self.say(f"That line {fault}: {shorten(line)}. Please type it again.", "yellow")


def _ascii(words: str) -> str:
    """Signs as codes: before a number with a space between, behind one in the space that is there."""
    told = words
    for sign, code in _CODES.items():
        told = told.replace(f"\u00a0{sign}", f" {code}")
    told = told.translate(_ASCII_WORDS)
    return Toned(told, words.tone) if isinstance(words, Toned) else told


def _encodes(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
