"""What will take long, said beforehand, and a line now and then where no bar can be shown."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from threading import Timer
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from queenhigh.rules import House
    from queenhigh.study.result import Tell

_STUDY: Final = (0.002, 0.1, 3.0, 190.0)
"""Seconds that one study takes where so many cards may be discarded: a rule of thumb, on one processor."""
_ALL_OR_NONE: Final = 5.0
"""What one takes where all three cards are discarded or none."""
_CLASSES: Final = (1, 13 * 2, 169 * 4, 1755 * 4)
"""How much more there is to do where so many of the dealer's cards are seen."""
_PEEKED: Final = {2: 5.0, 3: 500.0}
"""What it takes where so many are seen and one is discarded."""
_NOTEWORTHY: Final = 5.0
_REFUSED_BY: Final = 1.0
"""Seconds in which a job is refused that can be: nothing is announced before."""
_APART: Final = 20.0
"""Seconds between two lines."""


def seconds(house: "House", seen: int = 0) -> float:
    """Roughly how long the analysis of a house takes, with so many of the dealer's cards seen."""
    discards = house.decision.discards if house.ante is not None and house.play is not None else 0
    cards = max(seen, house.dealer.shows)
    if discards == 1 and cards in _PEEKED:
        return _PEEKED[cards]
    suits = any(wager.looks == "colour" or any(row.suits for row in wager.rows) for wager in house.wagers)
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


def say_long(house: "House", seen: int = 0) -> None:
    """Say on standard error what will take long, if it will."""
    words = takes_long(house, seen)
    if words:
        click.echo(words, err=True)


class Notice:
    """Words on standard error that hold as long as the work does: not said where it is refused at once."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = list(words)
        self._timer = Timer(_REFUSED_BY, self.say)
        self._timer.daemon = True

    def say(self) -> None:
        """Say them now, if they are not said yet."""
        words, self._words = self._words, []
        for each in words:
            click.echo(each, err=True)

    def __enter__(self) -> None:
        if self._words:
            self._timer.start()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._timer.cancel()
        if kind is None:
            self.say()


def weighing_long(house: "House") -> str:
    """A sentence on how long it takes to weigh the choices of a hand; empty where nobody would notice."""
    often = _about(_ALL_OR_NONE) if house.dealer.replaces and house.decision.only == (0, 3) else ""
    return (
        often and f"{house.id}: hands are replaced as a whole: to weigh that takes {often} of processor time."
    )


@contextmanager
def weighing(house: "House") -> Iterator[None]:
    """Say so while the choices of a hand are weighed, with a bar where somebody sees one."""
    from queenhigh.cli.answering.bar import bar

    words = weighing_long(house)
    with Notice(filter(None, [words])), bar("Weighing every deal") if words else nullcontext():
        yield


@contextmanager
def waiting(what: str, house: "House", seen: int = 0, shared: int = 0) -> "Iterator[Tell]":
    """Say what will take long, and give a function to tell how far it is.

    It shows a bar; where nobody sees one and it takes long, it writes a line now and then.
    """
    from queenhigh.cli.answering.bar import bar
    from queenhigh.study.result import Progress

    slow = [takes_long(house, seen), sharing_long(house, shared) if shared else ""]
    notice = Notice(filter(None, slow))
    begun = written = time.monotonic()
    before = 0
    with notice, bar() as watch:

        def tell(done: int, whole: int) -> None:
            nonlocal begun, before, written
            notice.say()
            now = time.monotonic()
            if done < before:  # the next count has begun
                begun = now
            before = done
            if watch is not None and whole > 1:
                watch(Progress(what, done, whole, 0, "", now - begun))
            elif watch is None and any(slow) and now - written >= _APART:
                written = now
                click.echo(f"{what}: {done:,} of {whole:,} done", err=True)

        yield tell
