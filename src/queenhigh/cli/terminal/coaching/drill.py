"""A drill: question after question, each answered, graded and kept; then the score."""

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from queenhigh.cli.terminal.coaching.score import Answer, Drill, Score, Sum, sum_of
from queenhigh.cli.terminal.drawing.screen import Leave, Screen
from queenhigh.cli.terminal.lobby import LEAVING
from queenhigh.rules.records import House
from queenhigh.text import QueenHighError, plural

GRADE_ROWS = 5
"""What stays in sight of the last grade, above the next question."""


class Questions(ABC):
    """What all drills have in common; a kind of drill says what is asked, and how it is graded."""

    kind: Drill
    noun: str

    def __init__(self, screen: Screen, house: House, score: Score, chance: Random, repeats: bool) -> None:
        self.screen = screen
        self.house = house
        self.score = score
        self.chance = chance
        self.repeats = repeats
        """Whether what was answered wrong before comes again."""
        self.answers: list[Answer] = []
        """Those of this sitting."""

    @abstractmethod
    def new(self) -> tuple[str, ...]:
        """Something to ask that has not been asked in this sitting."""

    @abstractmethod
    def refuse_strange(self, asked: tuple[str, ...]) -> None:
        """Raise a `QueenHighError` for what was kept and cannot be asked here."""

    @abstractmethod
    def ask(self, asked: tuple[str, ...], head: str) -> Answer:
        """Show it under this heading, ask until it is answered, grade it; raises `Leave`."""

    def run(self, rounds: int) -> None:
        """Ask so many questions; raises `Leave` where no more are wanted."""
        for number in range(1, rounds + 1):
            so_far = sum_of(self.answers)
            right = f" · {so_far.right} of {so_far.asked} right" if so_far.asked else ""
            answer = self.ask(self._next(), f"{number} of {rounds}{right}")
            self.answers.append(answer)
            self.score.keep(answer)
            self.screen.say()

    def _next(self) -> tuple[str, ...]:
        """One of those that were wrong last time, every other time on average, or a new one."""
        had = {answer.asked for answer in self.answers}
        due = [asked for asked in self.score.wrong_last(self.house.digest, self.kind) if asked not in had]
        if self.repeats and due and self.chance.random() < 1 / 2:
            again = self.chance.choice(due)
            with contextlib.suppress(QueenHighError):
                self.refuse_strange(again)
                return again
        return self.new()

    def line(self, prompt: str) -> str:
        """A line that is meant as an answer; leaving is understood everywhere."""
        line = self.screen.ask(prompt)
        if line.lower() in LEAVING:
            raise Leave
        return line

    def answer(self, asked: tuple[str, ...], right: int, count: int, antes: str = "0") -> Answer:
        return Answer(self.house.digest, self.kind, asked, right, count, antes)

    def end(self) -> None:
        """The score of this sitting, and of all."""
        if self.answers:
            self.screen.say(f"This sitting: {self._sum(sum_of(self.answers))}.", "bold")
        every = self.score.of(self.house.digest, self.kind)
        due = len(self.score.wrong_last(self.house.digest, self.kind))
        if every:
            again = f"; {plural(due, self.noun)} to come again" if due else ""
            self.screen.say(f"In all at {self.house.name}: {self._sum(sum_of(every))}{again}.")

    def _sum(self, of: Sum) -> str:
        share = f"{of.right} of {of.asked} right ({100 * of.right // max(1, of.asked)}%)"
        given = f", {float(of.antes):.3f} Antes given away" if of.antes else ""
        return f"{share}{given}"


def joined(cards: Sequence[object]) -> str:
    """Cards as one word of a question: ``Qs 6h 4d``."""
    return " ".join(map(str, cards))
