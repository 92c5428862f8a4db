"""The shape of JSON values: every path with its types, and whether it is always there."""

import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from kit.houses.invented import NAMES, any_house
from queenhigh.money import CURRENCIES

_ID = re.compile(r"[0-9]+|[a-z0-9_]+[:/][A-Za-z0-9._-]+")
"""A number, or a clause or reading of a house."""
_INSIDE = {"list": "[]", "map": "{}"}
NO_PARTS: Mapping[str, str] = {}


class Shape:
    """What values have been seen at each path. Lists are `[]`, maps by names or numbers are `{}`."""

    def __init__(
        self,
        values: Iterable[Any] = (),
        parts: Mapping[str, str] = NO_PARTS,
        maps: Container[str] = (),
    ) -> None:
        """`parts` are names for what is at some paths; `maps` are the keys of maps by other names."""
        self._parts = parts
        self._maps = maps
        self._types: dict[str, set[str]] = {}
        self._seen: Counter[str] = Counter()
        """How often each key was there, by path."""
        self._objects: Counter[str] = Counter()
        for value in values:
            self.add(value)

    def add(self, value: Any) -> None:
        """Look at one more value."""
        self._add(value, "")

    def rows(self) -> list[tuple[str, str]]:
        """Each key by its path with its types, optional if it was not there in every object."""
        found = []
        for path in sorted(self._types):
            if not path and path in self._parts:
                found.append(("(whole)", self._parts[path]))
            elif path and not path.endswith(("[]", "{}")):
                above, _, _ = path.rpartition(".")
                optional = self._seen[path] < self._objects[above]
                found.append((path, f"{self._text(path)}{', optional' if optional else ''}"))
        return found

    def _text(self, path: str) -> str:
        kinds = self._types[path]
        if len(kinds - {"null"}) > 1:
            kinds = kinds - {"empty object"}  # elsewhere it is a map or a part
        texts = {f"{kind}{self._inside(path, kind)}" for kind in kinds}
        return " | ".join(sorted(texts, key=lambda text: (text == "null", text)))

    def _inside(self, path: str, kind: str) -> str:
        """What a list or a map holds, if anything was seen in it."""
        inner = f"{path}{_INSIDE[kind]}" if kind in _INSIDE else ""
        return f" of {self._text(inner)}" if inner in self._types and inner else ""

    def _is_map(self, path: str, value: dict[str, Any]) -> bool:
        """True if the keys are data: known by the key of the map, numbers, currencies or names of a house."""
        if path.rpartition(".")[2] in self._maps:
            return True
        return bool(value) and all(_ID.fullmatch(key) or key in _names() for key in value)

    def _add(self, value: Any, path: str) -> None:
        if path in self._parts:
            self._types.setdefault(path, set()).add(self._parts[path])
            return
        kind = "map" if isinstance(value, dict) and self._is_map(path, value) else _type(value)
        self._types.setdefault(path, set()).add(kind)
        if kind == "list":
            for each in value:
                self._add(each, f"{path}[]")
        elif kind == "map":
            for each in value.values():
                self._add(each, f"{path}{{}}")
        elif kind == "object":
            self._objects[path] += 1
            for key, each in value.items():
                inner = f"{path}.{key}" if path else key
                self._seen[inner] += 1
                self._add(each, inner)


@cache
def _names() -> frozenset[str]:
    """The names that house files give: of houses, wagers, rows, pay tables, meters, clauses and readings."""
    return frozenset(_of_catalogue()) | CURRENCIES.keys()


def _of_catalogue() -> Iterator[str]:
    for name in NAMES:
        found = any_house(name)
        yield found.id
        yield from (meter.name for meter in found.meters)
        yield from (clause.id for clause in found.clauses)
        yield from (reading.id for reading in found.readings)
        for wager in found.wagers:
            yield wager.name
            yield from (row.hand for row in wager.rows)


def _type(value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "bool"
        case dict():
            return "object" if value else "empty object"
        case list():
            return "list"
        case str():
            return "string"
    return type(value).__name__
