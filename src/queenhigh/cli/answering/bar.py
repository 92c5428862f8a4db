"""The bar of work on its way: one line of the terminal, however narrow that is."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType

    from queenhigh.study.result import Progress, Watch

_LEAST = 5
_MOST = 40
"""Columns of the bar itself."""
_RATE: Final = 9
"""Columns of a rate that are kept free, so that the line stays as it is when the rate grows."""


@contextmanager
def bar(ready: str = "") -> "Iterator[Watch | None]":
    """Give a function that shows how far the work is, on standard error; none where nobody sees a bar."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.live import Live

    line = Line(ready)
    with Live(line, console=Console(stderr=True), transient=True, refresh_per_second=10):
        yield line.tell


class Line:
    """What is shown of a run: how far it is, how fast, how long it will take, and what is known so far.

    Where it is too narrow, what is known goes first, then what is done, the bar, the time left, the rate.
    Before it is told anything it says that work is made `ready`, or nothing.
    """

    def __init__(self, ready: str = "") -> None:
        self._ready = ready
        self._now: Progress | None = None
        self._told = 0.0

    def tell(self, now: "Progress") -> None:
        """Take what is new."""
        self._now = now
        self._told = time.monotonic()

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "Iterator[RenderableType]":
        parts = self._parts()
        width = options.max_width
        if not parts:
            return
        for name in ("words", "what", "bar", "left", "rate"):
            if self._needed(parts) <= width:
                break
            parts.pop(name, None)
        table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
        cells: list[RenderableType] = []
        for name, text in parts.items():
            table.add_column(no_wrap=True, overflow="crop")
            if name == "bar":
                cells.append(self._bar(min(_MOST, width - self._needed(parts) + _LEAST)))
            else:
                cells.append(Text(text, style=_STYLES[name]))
        table.add_row(*cells)
        yield table

    def _parts(self) -> dict[str, str]:
        now = self._now
        if now is None:
            return {"what": self._ready, "bar": " " * _LEAST} if self._ready else {}
        from queenhigh.study.result import clock

        parts = {
            "what": now.what,
            "bar": " " * _LEAST,
            "share": f"{now.done * 100 // now.rounds:3}%",
            "rate": f"{now.rate / 1e6:,.1f} M/s".rjust(_RATE) if now.boxes else "",
            "left": clock(now.left - (time.monotonic() - self._told)),
            "words": now.words,
        }
        return {name: text for name, text in parts.items() if text.strip() or name == "bar"}

    def _needed(self, parts: dict[str, str]) -> int:
        return sum(cell_len(text) for text in parts.values()) + len(parts) - 1

    def _bar(self, width: int) -> ProgressBar:
        if self._now is None:
            return ProgressBar(total=None, pulse=True, width=width)
        return ProgressBar(total=self._now.rounds, completed=self._now.done, width=width)


_STYLES: Final = {
    "what": "",
    "share": "progress.percentage",
    "rate": "progress.data.speed",
    "left": "progress.remaining",
    "words": "",
}
