"""A run's progress in a notebook: a bar with rate, time left and what is known so far.

It is shown where nobody else watches, renewed a few times a second, and gone once the run has ended: then the
result speaks for itself.
"""

import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from html import escape
from importlib import import_module
from typing import Any, Final

from queenhigh.simulation.plan import SimulationError
from queenhigh.simulation.progress import Progress, Watch

_EVERY: Final = 0.2
"""Seconds from one look to the next."""


@contextmanager
def watched(watch: Watch | None) -> Iterator[Watch | None]:
    """Whoever watches; where nobody does, a bar below the cell that runs now, if this is a notebook."""
    if watch is not None and not callable(watch):
        raise SimulationError("watch", f"{watch!r} cannot watch: give a function that takes a Progress")
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if watch is not None or not hasattr(shell, "kernel"):
        yield watch
        return
    with closing(NotebookBar()) as bar:
        yield bar


class NotebookBar:
    """Shows one run below its cell."""

    def __init__(self) -> None:
        self._begun = self._shown = time.monotonic()
        self._handle: Any = None

    def __call__(self, progress: Progress) -> None:
        now = time.monotonic()
        if progress.done >= progress.rounds or now - self._shown < _EVERY:
            return
        self._shown = now
        words = bar_words(progress, now - self._begun)
        self._show(bar_html(progress, words), words)

    def close(self) -> None:
        """Make way for the result."""
        if self._handle is not None:
            self._show("", "")

    def _show(self, page: str, words: str) -> None:
        shown = {"text/html": page, "text/plain": words}
        if self._handle is None:
            self._handle = import_module("IPython.display").display(shown, raw=True, display_id=True)
        else:
            self._handle.update(shown, raw=True)


def bar_words(progress: Progress, seconds: float) -> str:
    """How far a run is after so many seconds."""
    left = seconds * (progress.rounds - progress.done) / progress.done
    rate = progress.done * progress.boxes / seconds / 1e6
    share = f"{progress.what}: {progress.done / progress.rounds:.0%}"
    return f"{share}, {rate:,.1f} million boxes a second, {_time(left)} left. {progress.words}"


def bar_html(progress: Progress, words: str) -> str:
    """The bar and its words."""
    bar = f'<progress value="{progress.done}" max="{progress.rounds}"></progress>'
    return f"<div>{bar} {escape(words)}</div>"


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
