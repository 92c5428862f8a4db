"""Types of msgspec records as text: a line a field, by its path, without the names of classes."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from queenhigh.cards import Card

_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "any",
    inspect.NoneType: "null",
    inspect.BoolType: "bool",
    inspect.IntType: "int",
    inspect.FloatType: "float",
    inspect.StrType: "string",
}
_FEW = 6
"""A closed set of more texts than this is named, if it has a name."""

Known = Mapping[frozenset[object], str]
"""Names of closed sets, by their values."""
Parts = Mapping[type[msgspec.Struct], str]
"""Names of records that have a section of their own."""
NO_PARTS: Parts = {}


def fields(record: type[msgspec.Struct], known: Known, parts: Parts = NO_PARTS) -> list[tuple[str, str]]:
    """Each field of a record by its path, with its type and its default."""
    found = inspect.type_info(record)
    assert isinstance(found, inspect.StructType)
    return list(Typed(known, parts).fields(found, ""))


class Typed:
    """Writes types, with the names of the closed sets and records that have one."""

    def __init__(self, known: Known, parts: Parts) -> None:
        self._known, self._parts = known, parts

    def fields(self, record: inspect.StructType, before: str) -> Iterator[tuple[str, str]]:
        """The fields of a record and of the records in it, each path beginning with `before`."""
        if record.tag_field is not None:
            yield f"{before}{record.tag_field}", json_text(record.tag)
        for field in record.fields:
            path = f"{before}{field.encode_name}"
            yield path, f"{self.text(field.type)}{_default(field)}"
            for inner, suffix in _records(field.type):
                if inner.tag_field is None and inner.cls not in self._parts:
                    yield from self.fields(inner, f"{path}{suffix}.")

    def text(self, kind: inspect.Type) -> str:
        """A type in one line."""
        match kind:
            case inspect.LiteralType(values=values):
                return literal(values, self._known)
            case inspect.UnionType(types=types):
                texts = (self.text(each) for each in types)
                return " | ".join(sorted(texts, key=lambda text: (text == "null", text)))
            case inspect.DictType(key_type=key, value_type=value):
                return f"map of {self.text(key)} to {self.text(value)}"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"list of {self.text(item)}"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(map(self.text, items))}]"
            case inspect.StructType(cls=cls) if cls in self._parts:
                return self._parts[cls]
            case inspect.StructType(tag_field=None):
                return "object"
            case inspect.StructType(tag=tag):
                return f"object {json_text(tag)}"
            case inspect.CustomType(cls=cls) if cls is Card:
                return "card"
            case inspect.IntType() | inspect.FloatType():
                return " ".join((_PLAIN[type(kind)], *_bounds(kind)))
            case inspect.StrType(max_length=most, min_length=least, pattern=pattern):
                sizes = f"of {least or 0}..{most} characters" if most is not None else ""
                return " ".join(filter(None, ("string", sizes, f"like {pattern}" if pattern else "")))
        return _PLAIN[type(kind)]


def _records(kind: inspect.Type) -> Iterator[tuple[inspect.StructType, str]]:
    """The records in a type, each with what the path to it ends in."""
    match kind:
        case inspect.StructType():
            yield kind, ""
        case inspect.UnionType(types=types):
            for each in types:
                yield from _records(each)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from ((record, f"[]{suffix}") for record, suffix in _records(item))
        case inspect.DictType(value_type=value):
            yield from ((record, f"{{}}{suffix}") for record, suffix in _records(value))


def literal(values: Any, known: Known) -> str:
    """A closed set of texts, or its name if it has one and is long."""
    name = known.get(frozenset(values))
    if name and len(values) > _FEW:
        return f"one of: {name}"
    return " | ".join(sorted(map(json_text, values)))


def json_text(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else msgspec.json.encode(value).decode()


def _bounds(kind: inspect.IntType | inspect.FloatType) -> Iterator[str]:
    if kind.gt is not None:
        yield f"above {kind.gt}"
    if kind.ge is not None:
        yield f"from {kind.ge}"
    if kind.le is not None:
        yield f"to {kind.le}"


def _default(field: inspect.Field) -> str:
    value: Any = field.default
    if field.default_factory is not msgspec.NODEFAULT:
        value = field.default_factory()
    if value is msgspec.NODEFAULT:
        return ""
    return ", optional" if isinstance(value, msgspec.Struct) else f" = {json_text(value)}"
