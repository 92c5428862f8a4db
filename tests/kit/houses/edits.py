"""House files with one thing changed: the tables of `tests/rules/read/edits`, and how their edits are made.

A table is a list of groups. Each group names a house and has rows `[old, new, key, place]`:

- `old`: a part of the house's text. If the group has `old`, its rows begin with `new`.
- `new`: the text in its place. `+ text` adds a line below that of `old`.
- `key`: the key of the expected problem, or a list of keys, in the order of problems. `[]`: the house loads.
  If the group has `under`, keys begin with it.
- `place`: a part of the line of the problem, or a list of these: the nearest such line above the edit, or the
  first below it. The default is the first line that the edit changes.

Houses made for the tables, by edits of another, stand in `houses.toml`.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kit.houses.corner import CORNER
from kit.houses.invented import INVENTED, SLOW
from kit.houses.toml_text import house_text, plain_text
from queenhigh.rules import HouseError, load
from queenhigh.rules.read.problems import Problem

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "read" / "edits"


def edited(text: str, old: str, new: str) -> str:
    """The text with the first `old` replaced by `new`, or with a line more below it."""
    assert old in text, old
    if not new.startswith("+ "):
        return text.replace(old, new, 1)
    head, tail = text.split(old, 1)
    rest, end, below = tail.partition("\n")
    return f"{head}{old}{rest}{end}{new[2:]}\n{below}"


def line_of(text: str, part: str, near: int) -> int:
    """The number of the line that holds a part: the nearest up to line `near`, or else the first."""
    lines = [at for at, line in enumerate(text.split("\n"), 1) if part in line]
    return max((at for at in lines if at <= near), default=lines[0])


@cache
def _derived() -> dict[str, dict[str, Any]]:
    return tomllib.loads((FOLDER / "houses.toml").read_text(encoding="utf-8"))


@cache
def text_of(name: str) -> str:
    """The text of a house that a table names.

    A house of the catalogue is meant without its words in other languages, unless its name ends in "in full".
    """
    if name in _derived():
        made = _derived()[name]
        text: str = made["text"] if "text" in made else text_of(made["house"])
        for old, new in made.get("edits", ()):
            text = edited(text, old, new)
        return text
    if name == "corner":
        return CORNER
    if name.endswith(" in full"):
        return house_text(name.removesuffix(" in full"))
    own = INVENTED | SLOW
    return own[name] if name in own else plain_text(name)


class Edit(NamedTuple):
    """One row: an edit of a house, and the problems expected of it."""

    house: str
    old: str
    new: str
    keys: tuple[str, ...] = ()
    places: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return edited(text_of(self.house), self.old, self.new)

    @property
    def label(self) -> str:
        """The edit on one line."""
        old = " ".join(self.old.split())
        new = " ".join(self.new.split())
        return f"{self.house}: {old} => {new or 'nothing'}"

    def problems(self) -> tuple[Problem, ...]:
        """The problems of the edited house; none if it loads."""
        try:
            load(self.text, "test.toml")
        except HouseError as error:
            return error.problems
        return ()

    def expected(self) -> list[tuple[int, str]]:
        """Line and key of each expected problem."""
        text = self.text
        was = text_of(self.house).split("\n")
        changed = next(at for at, line in enumerate(text.split("\n"), 1) if was[at - 1 : at] != [line])
        lines = [line_of(text, place, changed) for place in self.places]
        return list(zip(lines or [changed] * len(self.keys), self.keys, strict=True))


def edits(table: str) -> Iterator[Edit]:
    """The rows of a table."""
    for group in tomllib.loads((FOLDER / f"{table}.toml").read_text(encoding="utf-8"))["group"]:
        for row in group["rows"]:
            old, new, *expected = [group["old"], *row] if "old" in group else row
            keys, places = ((*expected, [], [])[at] for at in (0, 1))
            whole = (".".join(filter(None, (group.get("under"), key))) for key in _listed(keys))
            yield Edit(group["house"], old, new, tuple(whole), _listed(places))


def _listed(words: str | list[str]) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else tuple(words)
