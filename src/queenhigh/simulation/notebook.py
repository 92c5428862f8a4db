"""A run's progress in a notebook: a bar with rate, time left and what is known so far.

It is shown where nobody else watches, renewed a few times a second, and gone once the run is done: then the
result speaks for itself.
"""

import sys
import time
from html import escape
from importlib import import_module
from typing import Any, Final

from queenhigh.simulation.progress import Progress, Watch

_EVERY: Final = 0.2
"""Seconds from one look to the next."""


def watcher() -> Watch | None:
    """A bar for the cell that runs now; none where this is no notebook."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    return NotebookBar() if hasattr(shell, "kernel") else None


class NotebookBar:
    """Shows one run below its cell."""

    def __init__(self) -> None:
        self._begun = self._shown = time.monotonic()
        self._handle: Any = None

    def __call__(self, progress: Progress) -> None:
        now = time.monotonic()
        finished = progress.done >= progress.rounds
        if (finished and self._handle is None) or (not finished and now - self._shown < _EVERY):
            return
        self._shown = now
        words = "" if finished else bar_words(progress, now - self._begun)
        shown = {"text/html": bar_html(progress, words) if words else "", "text/plain": words}
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
