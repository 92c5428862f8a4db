"""Rounds as this version stores them: bytes that every later one must read. ``make stored`` adds new ones."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec.structs import replace

from kit.play.scenarios import ELSEWHERE, SCENARIOS
from queenhigh.engine.acts.actions import Action
from queenhigh.rules import House, load
from queenhigh.rules.shelf import Shelf
from queenhigh.wire import encode, format_record, text_of
from queenhigh.wire.versions import shapes

STORED = Path(__file__).resolve().parents[2] / "wire" / "stored"
SHAPES = STORED / "shapes.json"
FULL = (
    "rws_win_and_lose", "prime_all_red", "sixcard_bonus", "draw_stand_and_draw", "ultimate_three_times",
    *ELSEWHERE,
)  # fmt: skip
"""Rounds that carry their house file; the others name it by digest, and the file is kept with these."""


def stored_names() -> list[str]:
    return sorted(path.stem for path in STORED.glob("*.toml"))


def stored_text(name: str) -> str:
    return (STORED / f"{name}.toml").read_text(encoding="utf-8")


@cache
def shelf() -> Shelf:
    """The houses as their files were when the rounds were stored."""
    kept = Shelf()
    for name in stored_names():
        if carried := text_of(stored_text(name)):
            kept.keep(load(carried))
    return kept


def house_on_record(name: str) -> House:
    """The house that a stored round was played by, found by its digest."""
    digest = tomllib.loads(stored_text(name))["digest"]
    found = shelf().find(digest)
    assert found is not None, f"{name} was played by rules {digest}, and no text of them is kept"
    return found


def shape_of(kind: Any) -> Any:
    """The fields of a record, and of records inside, with their types and whether they may be missing."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        optional = "left out" if kind.__struct_config__.omit_defaults else "optional"
        return {
            field.encode_name: [shape_of(field.type), "needed" if field.required else optional]
            for field in msgspec.structs.fields(kind)
        }
    if get_origin(kind) is Literal:
        return {"one of": sorted(str(value) for value in get_args(kind))}
    inner = get_args(kind)
    if any(map(_has_parts, inner)):
        return [str(getattr(kind, "__origin__", "union")), *(shape_of(each) for each in inner)]
    return str(kind)


def _has_parts(kind: Any) -> bool:
    """True if this is a record or a choice of words, or has one inside."""
    is_record = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return is_record or get_origin(kind) is Literal or any(map(_has_parts, get_args(kind)))


def keeps(stored: Any, now: Any) -> bool:
    """Whether a shape is the stored one: all that was written still reads, and is written so again.

    A closed set may have grown, and so may a record that leaves out what says nothing.
    """
    if isinstance(stored, dict) and isinstance(now, dict):
        if "one of" in stored and "one of" in now:
            return set(stored["one of"]) <= set(now["one of"])
        more = [now[key] for key in now.keys() - stored.keys()]
        grown = all(isinstance(each, list) and each[-1] == "left out" for each in more)
        return grown and stored.keys() <= now.keys() and all(keeps(stored[key], now[key]) for key in stored)
    if stored == "optional" and now == "left out":
        return True
    if isinstance(stored, list) and isinstance(now, list):
        return len(stored) == len(now) and all(keeps(*pair) for pair in zip(stored, now, strict=True))
    return bool(stored == now)


def today() -> dict[str, Any]:
    """The shape of every event by its tag, and of every act by its name."""
    acts = {f"act {kind.__struct_config__.tag}": shape_of(kind) for kind in get_args(Action)}
    return {**{tag: shape_of(kind) for tag, kind in shapes().items()}, **acts}


def write() -> list[str]:
    """Store what is not stored yet; what is there is never written over."""
    STORED.mkdir(exist_ok=True)
    written = []
    for name, play in SCENARIOS.items():
        if name.startswith("upcard"):
            continue  # its house is invented by the tests
        felt = play()
        record = felt.record if name in FULL else replace(felt.record, text="")
        lines = (encode(event) + b"\n" for step in felt.steps for event in step.events)
        texts = {"toml": format_record(felt.house, record).encode(), "jsonl": b"".join(lines)}
        for ending, data in texts.items():
            path = STORED / f"{name}.{ending}"
            if not path.exists():
                path.write_bytes(data)
                written.append(path.name)
    known = msgspec.json.decode(SHAPES.read_bytes()) if SHAPES.exists() else {}
    fresh = {tag: shape for tag, shape in today().items() if tag not in known}
    if fresh:
        SHAPES.write_bytes(msgspec.json.format(msgspec.json.encode({**known, **fresh}), indent=1) + b"\n")
        written += sorted(fresh)
    return written
