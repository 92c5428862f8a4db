"""What will take long, said beforehand, and a line now and then where no bar can be shown."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from queenhigh.rules import House
    from queenhigh.study.result import Tell

_STUDY: Final = (0.002, 0.1, 3.0, 190.0)
"""Seconds that one study takes where so many cards may be discarded: a rule of thumb, on one processor."""
_CLASSES: Final = (1, 13 * 2, 169 * 4)
"""How much more there is to do where so many of the dealer's cards are seen."""
_PEEKED: Final = 5.0
"""What it takes where two are seen and one is discarded."""
_NOTEWORTHY: Final = 15.0
_APART: Final = 20.0
"""Seconds between two lines."""


def seconds(house: "House", seen: int = 0) -> float:
    """Roughly how long the analysis of a house takes, with so many of the dealer's cards seen."""
    discards = house.decision.discards if house.ante is not None and house.play is not None else 0
    cards = max(seen, house.dealer.shows)
    if discards == 1 and cards == 2:
        return _PEEKED
    suits = any(
        wager.facts.looks == "colour" or any(row.suits for row in wager.rows) for wager in house.wagers
    )
    return 2 * _STUDY[min(discards, 3)] * _CLASSES[min(cards, 2)] * (3 if suits and discards else 1)


def takes_long(house: "House", seen: int = 0) -> str:
    """A sentence on how long the analysis takes; empty where nobody would notice."""
    about = seconds(house, seen)
    if about < _NOTEWORTHY:
        return ""
    if about < 90:
        often = "about a minute"
    elif about < 5400:
        often = f"about {round(about / 60)} minutes"
    else:
        often = f"about {round(about / 3600)} hours"
    discards = {0: "", 1: "a card", 2: "two cards", 3: "three cards"}[min(house.decision.discards, 3)]
    seen_too = {0: "", 1: "a card of the dealer's is seen", 2: "two cards of the dealer's are seen"}[
        min(max(seen, house.dealer.shows), 2)
    ]
    why = " and ".join(part for part in (discards and f"{discards} may be discarded", seen_too) if part)
    return f"{house.id}: {why}: to analyse it takes {often} of processor time."


def say_long(house: "House", seen: int = 0) -> None:
    """Say on standard error what will take long, if it will."""
    words = takes_long(house, seen)
    if words:
        click.echo(words, err=True)


@contextmanager
def waiting(what: str, house: "House", seen: int = 0) -> "Iterator[Tell]":
    """Say what will take long, and give a function to tell how far it is.

    It shows a bar; where nobody sees one and it takes long, it writes a line now and then.
    """
    from queenhigh.cli.answering.bar import bar
    from queenhigh.study.result import Progress

    say_long(house, seen)
    begun = written = time.monotonic()
    before = 0
    with bar() as watch:

        def tell(done: int, whole: int) -> None:
            nonlocal begun, before, written
            now = time.monotonic()
            if done < before:  # the next count has begun
                begun = now
            before = done
            if watch is not None and whole > 1:
                watch(Progress(what, done, whole, 0, "", now - begun))
            elif watch is None and takes_long(house, seen) and now - written >= _APART:
                written = now
                click.echo(f"{what}: {done:,} of {whole:,} done", err=True)

        yield tell
