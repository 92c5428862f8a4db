"""A house that says only what differs from another: its file laid over that of its base.

Tables are joined key by key. What makes one statement is replaced as a whole: a list, the limits, needs and
Envy of a wager, an ending of a contest, the most of a round, an irregularity, a reading, and a wager that
states its kind. A house has an id and a name of its own; figures that the base's document prints are not its
figures. Clauses and readings of both stand in the order of their ids.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from queenhigh.rules.read.lines import Path, key_lines, parse_toml
from queenhigh.rules.read.problems import HouseError, Problem
from queenhigh.text import show_value, suggest

BASE: Final = "base"
WITHOUT: Final = "without"
_OWN: Final = ("id", "name", "printed", BASE, WITHOUT)
"""What no house has from its base."""
STATED: Final = ("limits", "needs", "envy")
"""What a wager states as a whole."""
_AFTER_NUMBERS: Final = 10**9
_TABLED: Final = {"pays": ("tables", "table"), "tables": ("pays",)}
"""A wager has one list of rows or several named ones: to say one kind takes the base's other back."""
_SWITCHED_OFF: Final = {"must_beat_dealer": "beat_clause"}
"""What a wager need not do any more, and the clause of the base's that goes with it."""


@cache
def shipped() -> dict[str, dict[str, Traversable]]:
    """The house files that come with the package: by their folder, which is their group, and by their id."""
    groups = sorted(resources.files("queenhigh").joinpath("houses").iterdir(), key=lambda group: group.name)
    found = {
        group.name: {
            file.name.removesuffix(".toml"): file for file in group.iterdir() if file.name.endswith(".toml")
        }
        for group in groups
        if group.is_dir()
    }
    return {group: dict(sorted(files.items())) for group, files in found.items() if files}


@cache
def shipped_ids() -> tuple[str, ...]:
    """The ids of the houses that come with the package: what a base can be."""
    return tuple(sorted(id for files in shipped().values() for id in files))


def shipped_text(id: str) -> str:
    [file] = (files[id] for files in shipped().values() if id in files)
    return file.read_text(encoding="utf-8")


class Layers(NamedTuple):
    """The data of a house file with all that its bases say, and where each key stands."""

    data: dict[str, Any]
    lines: dict[Path, int]
    files: dict[Path, str]
    """The file of each key that stands in that of a base."""
    base: str = ""
    """The house that it is laid over."""


def lay(text: str, source: str, above: tuple[str, ...] = ()) -> Layers:
    """The data of a text, laid over its base where it names one; `above` are the houses that led here.

    Raises `HouseError` for a text that is no TOML, and for a base that cannot be one.
    """
    own = parse_toml(text, source)
    lines = key_lines(text)
    if BASE not in own:
        if WITHOUT in own:
            raise _problem(lines, (WITHOUT,), "takes from a base, and this house names none", source)
        return Layers(own, lines, {})
    id = _base_id(own[BASE], lines, source, above)
    file = f"{id}.toml"
    under = lay(shipped_text(id), file, (*above, id))
    base = {key: value for key, value in under.data.items() if key not in _OWN}
    gone = _taken(own, base, lines, source)
    base = _without(base, own, gone)
    replaced: set[Path] = set()
    said = {key: value for key, value in own.items() if key not in (BASE, WITHOUT)}
    base = {**{key: said[key] for key in ("id", "name") if key in said}, **base}
    data = joined(base, said, (), replaced)
    for table in ("clauses", "readings"):
        if isinstance(data.get(table), dict):
            data[table] = dict(sorted(data[table].items(), key=lambda each: _in_order(each[0])))
    kept = {path: line for path, line in under.lines.items() if not _is_below(path, replaced)}
    files = {path: under.files.get(path, file) for path in kept if path not in lines}
    return Layers(data, kept | lines, files, id)


def _problem(lines: Mapping[Path, int], path: Path, message: str, source: str) -> HouseError:
    line = next((lines[path[:end]] for end in range(len(path), 0, -1) if path[:end] in lines), 1)
    return HouseError([Problem(line, ".".join(map(str, path)), message)], source)


def _base_id(said: object, lines: Mapping[Path, int], source: str, above: tuple[str, ...]) -> str:
    known = shipped_ids()
    if not isinstance(said, str) or said not in known:
        wrong = f"{show_value(said)} is no house of the catalogue"
        if isinstance(said, str) and (said.endswith(".toml") or "/" in said or "\\" in said):
            words = f"{wrong}: a base is named by its id and never a file; known are {', '.join(known)}"
        else:
            words = f"{wrong}{suggest(said, known) if isinstance(said, str) else ''}"
        raise _problem(lines, (BASE,), words, source)
    if said in above:
        raise _problem(lines, (BASE,), f"goes in a circle: {', '.join((*above, said))}", source)
    return said


def _taken(
    own: Mapping[str, Any], base: Mapping[str, Any], lines: Mapping[Path, int], source: str
) -> dict[str, list[str]]:
    """What the house does without, by the table it stands in; all of it must be the base's."""
    said = own.get(WITHOUT, {})
    form = 'is not a table of lists, such as { wagers = ["progressive"], meters = ["main"] }'
    if not isinstance(said, dict):
        raise _problem(lines, (WITHOUT,), form, source)
    for table, names in said.items():
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise _problem(lines, (WITHOUT, table), form, source)
        there = base.get(table)
        if not isinstance(there, dict):
            tables = [key for key, value in base.items() if isinstance(value, dict)]
            words = f"is no table of the base{suggest(table, tables)}"
            raise _problem(lines, (WITHOUT, table), words, source)
        for name in (name for name in names if name not in there):
            words = f"the base has no {table}.{name}{suggest(name, there)}"
            raise _problem(lines, (WITHOUT, table), words, source)
    if left := _left_hanging(own, base, said.get("wagers", ())):
        raise _problem(lines, (WITHOUT, "wagers"), left, source)
    return said


def _left_hanging(own: Mapping[str, Any], base: Mapping[str, Any], gone: Sequence[str]) -> str:
    """Why wagers cannot go without those of the base that are on them."""
    said = _table(own, "wagers")
    for name in (name for name in gone if name not in said):
        on_it = [
            other
            for other, wager in base.get("wagers", {}).items()
            if wager.get("on") == name and other not in gone and other not in said
        ]
        if on_it:
            verb = "is" if len(on_it) == 1 else "are"
            more = ", ".join(f'"{each}"' for each in (*gone, *on_it))
            return f"{name} cannot go alone: {' and '.join(on_it)} {verb} on it; write wagers = [{more}]"
    return ""


def _without(base: dict[str, Any], own: Mapping[str, Any], gone: Mapping[str, list[str]]) -> dict[str, Any]:
    """The base without what is taken from it, and without what it says of that elsewhere."""
    found = {
        table: {name: each for name, each in value.items() if name not in gone.get(table, ())}
        if isinstance(value, dict)
        else value
        for table, value in base.items()
    }
    wagers = gone.get("wagers", ())
    order = found.get("payment", {}).get("order", [])
    found["payment"] = {**found.get("payment", {}), "order": [name for name in order if name not in wagers]}
    if "meters" in found:
        fed = found["meters"].items()
        found["meters"] = {name: meter for name, meter in fed if meter.get("fed_by") not in wagers}
    if "readings" in found:
        found["readings"] = {id: _still_otherwise(each, wagers) for id, each in found["readings"].items()}
    if "words" in found:
        stale = set(_stale_words(found, own, gone))
        found["words"] = {lang: _fresh(words, (), stale) for lang, words in found["words"].items()}
    return found


def _still_otherwise(reading: dict[str, Any], wagers: list[str] | tuple[str, ...]) -> dict[str, Any]:
    """A reading of the base's; its other side goes where that would change a wager that is gone."""
    changed = reading.get("otherwise", {}).get("wagers", {})
    if not any(name in changed for name in wagers):
        return reading
    return {key: value for key, value in reading.items() if key not in ("instead", "otherwise")}


def _stale_words(
    base: Mapping[str, Any], own: Mapping[str, Any], gone: Mapping[str, list[str]]
) -> Iterator[Path]:
    """Which translations of the base's are of something that this house takes back or says anew."""
    yield from ((key,) for key in ("game", "document") if key in own)
    for table in ("clauses", "readings"):
        for id in (*gone.get(table, ()), *_table(own, table)):
            yield (table, id)
            yield from [("instead", id)] if table == "readings" else []
    yield from (("instead", id) for id, each in base.get("readings", {}).items() if "instead" not in each)
    for name in gone.get("wagers", ()):
        yield from (("labels", name), ("notes", name))
    for name, wager in _table(own, "wagers").items():
        said = wager if isinstance(wager, dict) else {}
        yield from [("labels", name)] if {"label", "kind"} & said.keys() else []
        yield from [("notes", name)] if {"pays", "tables", "kind"} & said.keys() else []


def _table(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key)
    return found if isinstance(found, dict) else {}


def _fresh(words: dict[str, Any], at: Path, stale: set[Path]) -> dict[str, Any]:
    kept = {
        key: _fresh(value, (*at, key), stale) if isinstance(value, dict) else value
        for key, value in words.items()
        if (*at, key) not in stale
    }
    return {key: value for key, value in kept.items() if value != {}}


def _in_order(id: str) -> tuple[tuple[int, str], ...]:
    """Where a clause or reading stands among the base's and its own: 2 before 10, R2 before R10.

    The shorter of two numbers is the smaller one, and none is too long for that: which are ids is seen later.
    """
    parts = ((part, part.lstrip("0")) for part in re.findall(r"\d+|\D+", id))
    return tuple((len(bare), bare) if part.isdecimal() else (_AFTER_NUMBERS, part) for part, bare in parts)


def joined(
    base: dict[str, Any], own: dict[str, Any], at: Path, replaced: set[Path], parts: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The own table over the base's; `replaced` is told what of the base's is not there any more.

    `parts` are statements of a wager that are joined key by key all the same.
    """
    found = dict(base)
    for key, value in own.items():
        path = (*at, key)
        old = base.get(key)
        whole = isinstance(value, dict) and _is_whole(path, value) and not (len(path) == 3 and key in parts)
        if isinstance(old, dict) and isinstance(value, dict) and not whole:
            found[key] = joined(old, value, path, replaced, parts)
            continue
        found[key] = value
        replaced.add(path)
        for other in _taken_back(key, value, own) if _is_of_wager(path, 3) else ():
            found.pop(other, None)
            replaced.add((*at, other))
    return found


def _taken_back(key: str, value: Any, own: Mapping[str, Any]) -> tuple[str, ...]:
    """What a wager of the base's has no longer, as its file says this."""
    clause = _SWITCHED_OFF.get(key)
    if clause is not None:
        return (clause,) if value is False and clause not in own else ()
    return _TABLED.get(key, ())


def _is_of_wager(path: Path, parts: int) -> bool:
    return path[0] == "wagers" and len(path) == parts


def _is_whole(path: Path, value: dict[str, Any]) -> bool:
    """Whether a table is one statement, which is made anew or not at all."""
    if path[0] in ("irregularities", "readings"):
        return len(path) == 2
    if path == ("table", "most"):
        return True
    if _is_of_wager(path, 2):
        return "kind" in value
    contest = _is_of_wager(path, 4) and path[2] == "contest"
    return contest or (_is_of_wager(path, 3) and path[2] in STATED)


def _is_below(path: Path, heads: set[Path]) -> bool:
    return any(path[:end] in heads for end in range(1, len(path) + 1))
