"""The shape of JSON values: every path with its types, and whether it is always there."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from kit.contracts.schemas import either

MAPS = frozenset({
    "actions", "bankroll", "changed", "clauses", "contest", "expected_loss_by_wager", "irregularities",
    "lines", "meters", "meters_minor", "net_minor", "percentiles", "said_lines", "sides", "stakes",
    "sum_minor", "unpriced", "wagers",
})  # fmt: skip
"""Keys of maps. Their own keys are data: names of wagers, clauses and meters, currencies, numbers, codes."""
_INSIDE = {"list": "[]", "map": "{}"}


class Shape:
    """What values have been seen at each path. Lists are `[]`, maps are `{}`."""

    def __init__(self, values: Iterable[Any] = (), parts: Mapping[str, str] | None = None) -> None:
        """Look at the values; `parts` are names for what is at some paths."""
        self._parts = parts or {}
        self._types: dict[str, set[str]] = {}
        self._seen: Counter[str] = Counter()
        """How often each key was there, by path."""
        self._objects: Counter[str] = Counter()
        for value in values:
            self.add(value)

    def add(self, value: Any, path: str = "") -> None:
        """Look at one more value."""
        kind = self._parts.get(path) or _type(value, path.rpartition(".")[2])
        self._types.setdefault(path, set()).add(kind)
        if kind == "list":
            for each in value:
                self.add(each, f"{path}[]")
        elif kind == "map":
            for each in value.values():
                self.add(each, f"{path}{{}}")
        elif kind == "object":
            self._objects[path] += 1
            for key, each in value.items():
                inner = f"{path}.{key}" if path else key
                self._seen[inner] += 1
                self.add(each, inner)

    def rows(self) -> list[tuple[str, str]]:
        """Return each key by its path with its types, optional if it was not there in every object."""
        found = []
        for path in sorted(self._types):
            if path and not path.endswith(("[]", "{}")):
                above, _, _ = path.rpartition(".")
                optional = self._seen[path] < self._objects[above]
                found.append((path, f"{self._text(path)}{', optional' if optional else ''}"))
        return found

    def _text(self, path: str) -> str:
        kinds = self._types[path]
        if kinds >= {"int", "float"}:
            kinds = kinds - {"int"}  # a float that happens to be whole
        return either(f"{kind}{self._inside(path, kind)}" for kind in kinds)

    def _inside(self, path: str, kind: str) -> str:
        """Return what a list or a map holds, if anything was seen in it."""
        inner = f"{path}{_INSIDE[kind]}" if kind in _INSIDE else ""
        return f" of {self._text(inner)}" if inner in self._types and inner else ""


def _type(value: Any, key: str) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "bool"
        case dict():
            return "map" if key in MAPS else "object"
        case str():
            return "string"
    return type(value).__name__
