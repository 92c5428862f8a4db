"""Data as TOML again, for people to read: how a house with a base is kept, so that it needs nothing else.

>>> print(toml_text({"id": "corner", "table": {"boxes": 7}}), end="")
id = "corner"
<BLANKLINE>
[table]
boxes = 7
"""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_INLINE: Final = 3
"""How deep a table stands that is written within a line, where it holds no other and fits."""
_WIDTH: Final = 90


def toml_text(data: dict[str, Any]) -> str:
    """The data as TOML: plain keys first, then a heading for each table; lists of tables a line for each."""
    return "\n".join(_table(data, ())) + "\n"


def _table(table: dict[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    inner = {key: value for key, value in table.items() if _has_heading(value, len(path) + 1)}
    plain = {key: value for key, value in table.items() if key not in inner}
    if path and (plain or not inner):
        yield f"\n[{'.'.join(map(_key, path))}]"
    for key, value in plain.items():
        yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        yield from _table(value, (*path, key))


def _has_heading(value: Any, depth: int) -> bool:
    if not isinstance(value, dict):
        return False
    nested = any(isinstance(each, dict) for each in value.values())
    return depth < _INLINE or nested or len(_value(value)) > _WIDTH


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _string(value)
        case dict():
            return "{ " + ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items()) + " }"
        case list() if any(isinstance(each, dict) for each in value):
            return "[\n" + "".join(f"    {_value(each)},\n" for each in value) + "]"
        case list():
            return "[" + ", ".join(map(_value, value)) + "]"
        case int() | float():
            return str(value)
    return str(value.isoformat())
