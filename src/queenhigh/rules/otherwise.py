"""The house as it would be if one of its readings went the other way.

A reading may say so in the house file: ``instead`` in words, and under ``otherwise`` the keys that would
change, laid out as in the file itself and laid over it as over a base: an ending is another one as a whole.
Only of limits, needs and Envy the keys that it leaves alone stay.
"""

import tomllib
from typing import Any

import msgspec

from queenhigh.rules.read.base import STATED, joined, lay
from queenhigh.rules.read.check import crosscheck
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.load import build
from queenhigh.rules.read.problems import HouseError
from queenhigh.rules.read.section import Notes
from queenhigh.rules.records import House, Reading


def read_otherwise(house: House, reading: Reading, kept: bool = False) -> House:
    """The other house; raises `HouseError` where what the reading would change makes none.

    What a table posts, and any row that was priced otherwise, stays as it is in `house`. Of one that is
    `kept` no more is asked than when its text was accepted; the house itself has been, whenever that was.
    """
    data = tomllib.loads(house.text)
    data.pop("words", None)  # they follow the rows as the file writes them, and the house keeps them
    changes = data["readings"][reading.id]["otherwise"]
    source = f"{house.id}, {reading.id} read otherwise"
    written = build(data, Notes({}, kept=True), house.id, "")
    other = build(joined(data, changes, (), set(), STATED), _notes(house, reading, kept), source, "")
    found = msgspec.structs.replace(house, **_changed(house, written, other))
    notes = Notes({}, kept=kept)
    crosscheck(found, notes)
    if notes.problems:
        raise HouseError(notes.problems, source)
    return found


def _notes(house: House, reading: Reading, kept: bool) -> Notes:
    """Where the merged keys stand in the file, or in that of its base: the changed ones under the reading."""
    layers = lay(house.written or house.text, house.id)
    under: Path = ("readings", reading.id, "otherwise")
    changed = [path for path in layers.lines if path[:3] == under and len(path) > 3]
    lines = layers.lines | {path[3:]: layers.lines[path] for path in changed}
    files = layers.files | {path[3:]: layers.files.get(path, "") for path in changed}
    return Notes(lines, files, kept)


def _changed(house: House, written: House, other: House) -> dict[str, Any]:
    """The parts of the house that the other reading changes and nobody else has, wagers part by part."""
    found = _parts(house, written, other)
    if "wagers" in found and len(other.wagers) == len(house.wagers):
        found["wagers"] = tuple(
            msgspec.structs.replace(mine, **_parts(mine, plain, theirs))
            for mine, plain, theirs in zip(house.wagers, written.wagers, other.wagers, strict=True)
        )
    return found


def _parts(mine: msgspec.Struct, plain: msgspec.Struct, theirs: msgspec.Struct) -> dict[str, Any]:
    found = {}
    for field in mine.__struct_fields__:
        own, old, new = (getattr(each, field) for each in (mine, plain, theirs))
        if old != new and (own == old or field == "wagers"):
            found[field] = new
    return found
