"""The score of drills: one line a question, kept the moment it is answered, so that a crash loses none."""

import os
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

Drill = Literal["hand", "settle"]


class Answer(msgspec.Struct, frozen=True):
    """What was asked, and how it was answered. `house` is a digest: under other rules another is right."""

    house: str
    drill: Drill
    asked: tuple[str, ...]
    """A hand and the cards that the dealer shows; or the dealer's cards and each box as `settle` reads it."""
    right: int
    count: int
    """So many of so many: decisions or boxes."""
    antes: str = "0"
    """Antes given away, exact."""


class Sum(NamedTuple):
    """What several answers come to."""

    right: int
    asked: int
    antes: Fraction


class Score:
    """A file of answers; what lies there is only ever added to."""

    def __init__(self, path: Path) -> None:
        """Read what is kept; `OSError` where nothing can be kept there."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.unread = 0
        """Lines that are no answers; they stay where they are."""
        with path.open("a+b") as file:
            file.seek(0)
            self.answers = list(self._read(file.read()))

    def _read(self, kept: bytes) -> Iterator[Answer]:
        for line in kept.splitlines():
            try:
                found = msgspec.json.decode(line, type=Answer)
                Fraction(found.antes)
            except (msgspec.DecodeError, ValueError, ZeroDivisionError):
                self.unread += bool(line.strip())
            else:
                yield found

    def keep(self, answer: Answer) -> None:
        """Write one answer down to the disk: beneath a line that a crash cut short, never onto it."""
        with self.path.open("a+b") as file:
            file.seek(0, os.SEEK_END)
            if file.tell():
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":
                    file.write(b"\n")
            file.write(msgspec.json.encode(answer) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.answers.append(answer)

    def of(self, house: str, drill: Drill) -> list[Answer]:
        """The answers of one drill at one house."""
        return [each for each in self.answers if (each.house, each.drill) == (house, drill)]

    def wrong_last(self, house: str, drill: Drill) -> list[tuple[str, ...]]:
        """What was not right when it was asked last, the oldest first."""
        last = {each.asked: each.right < each.count for each in self.of(house, drill)}
        return [asked for asked, wrong in last.items() if wrong]


def sum_of(answers: list[Answer]) -> Sum:
    """What answers come to."""
    return Sum(
        sum(each.right for each in answers),
        sum(each.count for each in answers),
        sum((Fraction(each.antes) for each in answers), Fraction(0)),
    )
