"""Progress of long work on standard error: what will take long, a bar, or a line now and then."""

import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from threading import Timer
from typing import TYPE_CHECKING, Final

import click
from rich.cells import cell_len
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType

    from queenhigh.rules import House
    from queenhigh.study.result import Progress, Tell, Watch

_LEAST: Final = 5
_MOST: Final = 40
"""Columns of the bar itself."""
_RATE: Final = 9
"""Columns of a rate that are kept free, so that the line stays as it is when the rate grows."""
_STYLES: Final = {
    "share": "progress.percentage",
    "rate": "progress.data.speed",
    "left": "progress.remaining",
}
_APART: Final = 20.0
"""Seconds between two lines where nobody sees a bar."""
_STUDY: Final = (0.002, 0.1, 3.0, 190.0)
"""Seconds that one study takes where so many cards may be discarded: a rule of thumb, on one processor."""
_ALL_OR_NONE: Final = 5.0
"""What one takes where all three cards are discarded or none."""
_CLASSES: Final = (1, 13 * 2, 169 * 4, 1755 * 4)
"""How much more there is to do where so many of the dealer's cards are seen."""
_PEEKED: Final = {2: 25.0, 3: 500.0}
"""What it takes where so many are seen and one is discarded."""
_NOTEWORTHY: Final = 5.0
_REFUSED_BY: Final = 1.0
"""Seconds in which a job is refused that can be: nothing is announced before."""


@contextmanager
def watching(ready: str = "", lines: bool = False) -> "Iterator[Watch]":
    """A function that shows progress on standard error: a bar on a terminal, else nothing or `lines`."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield _lines() if lines else lambda now: None
        return
    from rich.console import Console
    from rich.live import Live

    line = Line(ready)
    with Live(line, console=Console(stderr=True), transient=True, refresh_per_second=10):
        yield line.tell


def _lines() -> "Watch":
    written = time.monotonic()

    def tell(now: "Progress") -> None:
        nonlocal written
        if time.monotonic() - written >= _APART:
            written = time.monotonic()
            click.echo(f"{now.what}: {now.done:,} of {now.rounds:,} done", err=True)

    return tell


@contextmanager
def counting(what: str, ready: str = "", lines: bool = False) -> "Iterator[Tell]":
    """A function that shows how many parts are done; several counts may follow each other."""
    from queenhigh.study.result import Progress

    begun = time.monotonic()
    before = 0
    with watching(ready, lines) as watch:

        def tell(done: int, whole: int) -> None:
            nonlocal begun, before
            now = time.monotonic()
            if done < before:  # the next count has begun
                begun = now
            before = done
            if whole > 1:
                watch(Progress(what, done, whole, 0, "", now - begun))

        yield tell


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
                size = min(_MOST, width - self._needed(parts) + _LEAST)
                now = self._now
                whole = now.rounds if now else None
                cells.append(ProgressBar(whole, now.done if now else 0, width=size, pulse=now is None))
            else:
                cells.append(Text(text, style=_STYLES.get(name, "")))
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


@contextmanager
def announcing(*sentences: str) -> Iterator[Callable[[], None]]:
    """Say what will take long once the work has begun: not if it is refused at once."""
    left = deque(filter(None, sentences))

    def say() -> None:
        with suppress(IndexError):
            while True:
                click.echo(left.popleft(), err=True)

    timer = Timer(_REFUSED_BY, say)
    timer.daemon = True
    if left:
        timer.start()
    try:
        yield say
    finally:
        timer.cancel()
    say()


@contextmanager
def waiting(what: str, house: "House", seen: int = 0, shared: int = 0) -> "Iterator[Tell]":
    """Say what will take long, and give a function to tell how far it is."""
    slow = [takes_long(house, seen), sharing_long(house, shared) if shared else ""]
    with announcing(*slow) as say, counting(what, lines=any(slow)) as count:

        def tell(done: int, whole: int) -> None:
            say()
            count(done, whole)

        yield tell


@contextmanager
def weighing(house: "House") -> Iterator[None]:
    """Show that the choices of a hand are weighed, if that takes a while."""
    words = weighing_long(house)
    with announcing(words), watching("Weighing every deal") if words else nullcontext():
        yield


def seconds(house: "House", seen: int = 0) -> float:
    """Roughly how long the analysis of a house takes, with so many of the dealer's cards seen."""
    discards = house.decision.discards if house.ante is not None and house.play is not None else 0
    cards = max(seen, house.dealer.shows)
    if discards == 1 and cards in _PEEKED:
        return _PEEKED[cards]
    suits = any(wager.look.by == "colour" or any(row.suits for row in wager.rows) for wager in house.wagers)
    study = _ALL_OR_NONE if house.decision.only == (0, 3) else _STUDY[min(discards, 3)]
    return 2 * study * _CLASSES[cards] * (3 if suits and discards else 1)


def takes_long(house: "House", seen: int = 0) -> str:
    """A sentence on how long the analysis takes; empty where nobody would notice."""
    often = _about(seconds(house, seen))
    if not often:
        return ""
    discards = {0: "", 1: "a card", 2: "two cards", 3: "three cards"}[min(house.decision.discards, 3)]
    cards = {0: "", 1: "a card", 2: "two cards", 3: "three cards"}[max(seen, house.dealer.shows)]
    seen_too = cards and f"{cards} of the dealer's {'is' if cards == 'a card' else 'are'} seen"
    why = " and ".join(part for part in (discards and f"{discards} may be discarded", seen_too) if part)
    return f"{house.id}: {why}: to analyse it takes {often} of processor time."


def _about(seconds: float) -> str:
    """A length of time in words; empty where nobody would notice."""
    if seconds < _NOTEWORTHY:
        return ""
    if seconds < 45:
        return f"about {max(5, round(seconds / 5) * 5)} seconds"
    if seconds < 90:
        return "about a minute"
    if seconds < 5400:
        return f"about {round(seconds / 60)} minutes"
    return f"about {round(seconds / 3600)} hours"


def sharing_long(house: "House", boxes: int) -> str:
    """A sentence on how long it takes to work out what so many boxes gain; a small part of it is timed."""
    from queenhigh.analysis.protect.shared import small_part
    from queenhigh.study.bet import UnpricedError

    try:
        work, share = small_part(house, boxes)
    except UnpricedError:  # whoever asks for it is told why it is not worked out
        return ""
    moments = [time.monotonic()]
    for _ in range(2):  # the first time, tables are made that the whole needs once
        work()
        moments.append(time.monotonic())
    often = _about((moments[2] - moments[1]) / share)
    return often and f"{house.id}: {boxes} boxes share what they hold: to work that out takes {often}."


def weighing_long(house: "House") -> str:
    """A sentence on how long it takes to weigh the choices of a hand; empty where nobody would notice."""
    often = _about(_ALL_OR_NONE) if house.dealer.replaces and house.decision.only == (0, 3) else ""
    return (
        often and f"{house.id}: hands are replaced as a whole: to weigh that takes {often} of processor time."
    )
