"""What is wrong with a house file: every problem at once, each with its line and key."""

import msgspec

from queenhigh.text import QueenHighError


class Problem(msgspec.Struct, frozen=True, order=True):
    """One thing to mend: where it stands and what would be right."""

    line: int
    key: str
    message: str

    def __str__(self) -> str:
        where = f"line {self.line}" + (f", {self.key}" if self.key else "")
        return f"{where}: {self.message}"


class HouseError(QueenHighError, ValueError):
    """A house file that cannot be used, with all its problems in the order of its lines."""

    def __init__(self, problems: list[Problem], source: str = "house file") -> None:
        self.problems = tuple(sorted(set(problems)))
        self.source = source
        count = "1 problem" if len(self.problems) == 1 else f"{len(self.problems)} problems"
        super().__init__("\n".join([f"{source}: {count}", *(f"  {problem}" for problem in self.problems)]))
