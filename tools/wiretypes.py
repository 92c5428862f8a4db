"""Write the TypeScript types of what the server sends, from the JSON Schema of its records.

A file is formatted as Prettier would format it, so that no Node is needed to write or to check it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any, Final, get_args

import msgspec

from queenhigh.people.limits import LimitsChange, LimitsView
from queenhigh.wire import bodies, houses
from queenhigh.wire.frames import Frame

FOLDER: Final = Path(__file__).resolve().parent.parent / "page" / "src" / "link"
FRAMES: Final = get_args(Frame)
BODIES: Final = (
    bodies.Problem, bodies.SignedInBody, bodies.MeBody, bodies.Rounds, bodies.Transfers,
    bodies.Tokens, bodies.NewToken, LimitsView, LimitsChange, bodies.Tables, bodies.Opened, bodies.BotSeat,
    bodies.Done, bodies.SpotBody, bodies.Meters, bodies.RoundBody, bodies.RecordBody, bodies.WordsBody,
    houses.Houses, houses.HouseBody, houses.FiguresBody, houses.HandBody, houses.ExpectedBody,
    houses.AdviceAnswer, houses.DrillBody,
)  # fmt: skip
"""Records that are sent as they are; those in them follow."""
_WIDTH: Final = 110
_HEAD: Final = "/** {} Written by `make docs` from the records of `queenhigh.wire`: do not edit. */"
_PLAIN: Final = {"integer": "number"}
Schema = dict[str, Any]


def files() -> dict[str, str]:
    """Return the files as the records are now, by their names."""
    frames = _interfaces(FRAMES)
    answers = _interfaces((*FRAMES, *BODIES))
    union = _declared("export type Frame =", " | ".join(kind.__name__ for kind in FRAMES), ";")
    own = [text for name, text in answers.items() if name not in frames]
    used = [name for name in frames if any(re.search(rf": {name}\b", text) for text in own)]
    imports = _listed("import type", sorted(used), "from './wire';")
    head = _HEAD.format("Answers over HTTP.")
    return {
        "wire.ts": "\n\n".join((_HEAD.format("Frames of sockets."), *frames.values(), union)) + "\n",
        "bodies.ts": "\n\n".join((head, imports, *own)) + "\n",
    }


def _interfaces(roots: tuple[Any, ...]) -> dict[str, str]:
    """Return each record that these are or hold as an interface, by its name."""
    _, schemas = msgspec.json.schema_components(roots, schema_hook=lambda _: {"type": "string"})
    kinds = {kind.__name__: kind for kind in records(roots)}
    return {name: _interface(kinds[name], schema) for name, schema in schemas.items()}


def records(kinds: Iterable[Any]) -> Iterator[type[msgspec.Struct]]:
    """Yield every record that these types are or hold, some of them several times."""
    for kind in kinds:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            yield kind
            yield from records(field.type for field in msgspec.structs.fields(kind))
        else:
            yield from records(get_args(kind))


def _interface(kind: type[msgspec.Struct], schema: Schema) -> str:
    """Return a record as an interface; fields that the server may leave out are optional."""
    lines = [*_comment(schema.get("description", "")), f"export interface {kind.__name__} {{"]
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    omits = kind.__struct_config__.omit_defaults
    for name, each in schema["properties"].items():
        field = fields.get(name)
        mark = ""
        text = _type(each)
        if field is not None and (field.default is msgspec.UNSET or (omits and not field.required)):
            mark = "?"
            text = text if field.default is not None else text.removesuffix(" | null")  # left out if null
        lines.append(_declared(f"  {name}{mark}:", text, ";"))
    return "\n".join((*lines, "}"))


def _comment(description: str) -> list[str]:
    words = " ".join(description.partition("\n\n")[0].split())
    if not words:
        return []
    if len(words) <= _WIDTH - len("/**  */"):
        return [f"/** {words} */"]
    return ["/**", *(f" * {line}" for line in wrap(words, _WIDTH - len(" * "))), " */"]


def _listed(head: str, names: list[str], tail: str) -> str:
    """Return names in braces; in a line each if they are too long for one."""
    line = f"{head} {{ {', '.join(names)} }} {tail}"
    return (
        line if len(line) <= _WIDTH else "\n".join((f"{head} {{", *(f"  {n}," for n in names), f"}} {tail}"))
    )


def _declared(head: str, kind: str, tail: str) -> str:
    """Return a declaration; a union that is too long has a line of its own, or one for each part."""
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    for line in (f"{head} {kind}{tail}", f"{head}\n{indent}{kind}{tail}"):
        if all(len(each) <= _WIDTH for each in line.split("\n")):
            return line
    return "\n".join((head, *(f"{indent}| {part}" for part in kind.split(" | ")))) + tail


def _type(schema: Mapping[str, Any]) -> str:
    """Return the type of a field."""
    match schema:
        case {"$ref": str(name)}:
            return name.rpartition("/")[2]
        case {"anyOf": list(parts)} | {"oneOf": list(parts)}:
            return " | ".join(dict.fromkeys(map(_type, parts)))
        case {"enum": list(values)}:
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
        case {"const": value}:
            return f"'{value}'"
        case {"type": "array", "prefixItems": list(parts)}:
            return f"[{', '.join(map(_type, parts))}]"
        case {"type": "array", "items": dict(each)}:
            inner = _type(each)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object"}:
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case {"type": str(plain)}:
            return _PLAIN.get(plain, plain)
        case _:
            return "unknown"


if __name__ == "__main__":
    for name, content in files().items():
        (FOLDER / name).write_text(content, encoding="utf-8")
