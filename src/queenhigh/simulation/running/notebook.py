"""A run's progress in a notebook: a bar with rate, time left and what is known so far.

It is shown where nobody else watches, renewed a few times a second, and gone once the run has ended: then the
result speaks for itself.
"""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from html import escape
from importlib import import_module
from typing import Any, Final

from queenhigh.simulation.planning.plan import SimulationError
from queenhigh.study.result import Progress, Watch, clock

_EVERY: Final = 0.2
"""Seconds from one look to the next."""


@contextmanager
def watched(
    watch: Watch | None, look: Callable[[float], Progress]
) -> Iterator[Callable[[float], None] | None]:
    """What tells whoever watches how far it is after so many seconds; in a notebook, a bar below the cell."""
    if watch is not None and not callable(watch):
        raise SimulationError("watch", f"{watch!r} cannot watch: give a function that takes a Progress")
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if watch is not None:
        yield lambda seconds: watch(look(seconds))
    elif hasattr(shell, "kernel"):
        with closing(NotebookBar()) as bar:
            yield lambda seconds: bar(look(seconds))
    else:
        yield None


class NotebookBar:
    """Shows one run below its cell."""

    def __init__(self) -> None:
        self._shown = time.monotonic()
        self._handle: Any = None

    def __call__(self, progress: Progress) -> None:
        now = time.monotonic()
        if progress.done >= progress.rounds or now - self._shown < _EVERY:
            return
        self._shown = now
        words = bar_words(progress)
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


def bar_words(progress: Progress) -> str:
    """How far a run is."""
    share = f"{progress.what}: {progress.done / progress.rounds:.0%}"
    rate = f"{progress.rate / 1e6:,.1f} million boxes a second"
    return f"{share}, {rate}, {clock(progress.left)} left. {progress.words}"


def bar_html(progress: Progress, words: str) -> str:
    """The bar and its words."""
    bar = f'<progress value="{progress.done}" max="{progress.rounds}"></progress>'
    return f"<div>{bar} {escape(words)}</div>"
