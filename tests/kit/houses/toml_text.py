"""House files as text, and data as TOML again: just enough of a writer to alter one value at a time."""

import datetime
import json
from pathlib import Path as FilePath
from typing import Any

from queenhigh.rules.read.base import shipped_text

Path = tuple[str | int, ...]


def house_text(name: str) -> str:
    """The file of a house of the catalogue."""
    return shipped_text(name)


def invented_text(name: str) -> str:
    """The file of an invented house, in this folder."""
    return (FilePath(__file__).parent / f"{name}.toml").read_text(encoding="utf-8")


def plain_text(name: str) -> str:
    """The same without its words in other languages, which follow the names of rows and clauses."""
    text = house_text(name)
    return text[: text.index("[words.es]")]


def write(data: dict[str, Any]) -> str:
    """The data as TOML, one top-level key a line, all below it inline."""
    return "".join(f"{json.dumps(key)} = {_value(value)}\n" for key, value in data.items())


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value).replace("\x7f", "\\u007f")
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    if isinstance(value, datetime.date):
        return value.isoformat()
    raise TypeError(f"no TOML for a {type(value).__name__}")


def paths(data: Any, path: Path = ()) -> list[Path]:
    """The path of every value in the data, tables and lists too."""
    items: list[tuple[str | int, Any]] = []
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data))
    found: list[Path] = []
    for key, item in items:
        found += [(*path, key), *paths(item, (*path, key))]
    return found


def replaced(data: Any, path: Path, new: Any) -> Any:
    """A copy of the data with one value replaced."""
    if not path:
        return new
    head = path[0]
    rest = path[1:]
    if isinstance(data, dict):
        return {key: replaced(item, rest, new) if key == head else item for key, item in data.items()}
    return [replaced(item, rest, new) if place == head else item for place, item in enumerate(data)]


def removed(data: Any, path: Path) -> Any:
    """A copy of the data without one value."""
    head = path[0]
    rest = path[1:]
    if isinstance(data, dict):
        kept = data.items() if rest else [pair for pair in data.items() if pair[0] != head]
        return {key: removed(item, rest) if rest and key == head else item for key, item in kept}
    kept_items = [item for place, item in enumerate(data) if rest or place != head]
    return [removed(item, rest) if rest and place == head else item for place, item in enumerate(kept_items)]
