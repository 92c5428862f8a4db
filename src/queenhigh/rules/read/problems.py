"""What is wrong with a house file: every problem at once, each with its line and key."""

import msgspec

from queenhigh.text import QueenHighError


class Problem(msgspec.Struct, frozen=True, order=True):
    """One thing to mend: where it stands and what would be right."""

    line: int
    key: str
    message: str
    file: str = ""
    """Where the line stands, if not in the file that was read: in that of its base."""

    def __str__(self) -> str:
        where = (f"{self.file}, " if self.file else "") + f"line {self.line}"
        return f"{where}{f', {self.key}' if self.key else ''}: {self.message}"


class HouseError(QueenHighError, ValueError):
    """A house file that cannot be used, with all its problems in the order of its lines, then its base's."""

    def __init__(self, problems: list[Problem], source: str = "house file") -> None:
        self.problems = tuple(sorted(set(problems), key=lambda each: (each.file, each)))
        self.source = source
        count = "1 problem" if len(self.problems) == 1 else f"{len(self.problems)} problems"
        super().__init__("\n".join([f"{source}: {count}", *(f"  {problem}" for problem in self.problems)]))
