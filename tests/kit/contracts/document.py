"""The form of a contract file: one line that says what it is, then sections with one fact a line."""

import re
from collections.abc import Iterable, Mapping

Rows = Iterable[tuple[str, str]]
_WRITTEN = "Written by `make contracts` from the program; it changes only on purpose."

_PATHS = " In a path `[]` is each value of a list, and `{}` each value of a map."
_INSIDE = re.compile(r"\w(\[\]|\{\})")


def document(subject: str, sections: Mapping[str, Iterable[str]]) -> str:
    """The text of a contract file, with its sections in the order given; an empty title has no heading."""
    known = {title: list(lines) for title, lines in sections.items()}
    has_paths = any(_INSIDE.search(line) for lines in known.values() for line in lines)
    parts = [f"# {subject}{_PATHS if has_paths else ''} {_WRITTEN}\n"]
    for title, lines in known.items():
        heading = [f"## {title}"] if title else []
        parts.append("".join(f"{line}\n" for line in (*heading, *lines)))
    return "\n".join(parts)


def with_parts(rows: Rows, parts: Mapping[str, str]) -> Rows:
    """Return the rows with the name of a part in place of what has no declared fields."""
    unknown = ("object", "any", "list of any")
    return ((path, parts[path] if fact in unknown and path in parts else fact) for path, fact in rows)


def columns(rows: Rows) -> list[str]:
    """Lines of a name and a fact, the facts below each other."""
    known = list(rows)
    width = max((len(name) for name, _ in known), default=0)
    return [f"{name:{width}}  {fact}".rstrip() for name, fact in known]
