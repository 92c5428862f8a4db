"""Proofs with one part changed, each part in every way that somebody might try."""

import json
from collections.abc import Iterator
from typing import Any

from kit.fair.rounds import Made, fair_round

Path = tuple[str | int, ...]


def parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every part of a document with the way to it."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, key), part
        if isinstance(part, dict | list):
            yield from parts(part, (*path, key))


def others(value: Any) -> Iterator[Any]:
    """What a part may be tampered into."""
    yield from (None, [], {}, "", True)
    if isinstance(value, int):
        yield from ((value + 1) % 52, (value + 51) % 52, value + 52, -1, str(value), value + 0.5)
    elif isinstance(value, str):
        yield from (value + "0", value[:-1], value.upper(), value[::-1], f" {value}", f"{value}\n", "\ud800")
        yield from (value[:at] + ("0" if value[at] != "0" else "1") + value[at + 1 :] for at in (0, -1))
        yield from ("seen", "all", "dealt", "opened", "As", "2c", "box 1", "dealer", "box 2 replacement")
    elif isinstance(value, list):
        yield from (value[:-1], value[1:], value[::-1], [*value, *value[-1:]])
    else:
        yield {**value, "more": 1}
        yield from ({k: v for k, v in value.items() if k != key} for key in value)


def tampered(document: Any) -> Iterator[tuple[Path, Any, Any]]:
    """The way to a part, what it is tampered into, and the document that differs from this in it alone."""
    text = json.dumps(document)
    for path, value in parts(document):
        for other in others(value):
            if type(other) is type(value) and other == value:
                continue
            copy = json.loads(text)
            part = copy
            for key in path[:-1]:
                part = part[key]
            part[path[-1]] = other
            yield path, other, copy


TAMPERED: dict[str, Made] = {
    "seen": fair_round(5, "seen", challenged=False),
    "seen after a challenge": fair_round(7, "seen", challenged=True),
    "all": fair_round(6, "all", challenged=False),
    "all after a challenge": fair_round(22, "all", challenged=True),
    "not played": fair_round(4, "seen", played=False),
}
