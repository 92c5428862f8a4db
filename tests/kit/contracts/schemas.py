"""JSON Schemas as text: a line a field, by its path, without the names of classes."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from kit.contracts.codes import NAMES
from queenhigh.cards import Card

Schema = dict[str, Any]
Parts = Mapping[type[msgspec.Struct], str]
"""Titles of records that have a section of their own."""
_WORDS = {"integer": "int", "number": "float", "boolean": "bool"}
_BOUNDS = {"exclusiveMinimum": "above", "minimum": "from", "maximum": "to", "pattern": "like"}
_INSIDE = {"items": "[]", "additionalProperties": "{}"}
_FEW = 6
"""A closed set of more texts than this is named, if it has a name."""


def fields(record: type[msgspec.Struct], parts: Parts | None = None) -> list[tuple[str, str]]:
    """Return each field of a record by its path, with its type and its default."""
    parts = parts or {}
    (found, *named), schemas = msgspec.json.schema_components([record, *parts], schema_hook=_card)
    titles = {each["$ref"]: title for each, title in zip(named, parts.values(), strict=True)}
    return list(Schemas(schemas, titles).fields(found))


def _card(kind: type) -> Schema:
    assert kind is Card
    return {"type": "card"}


class Schemas:
    """Named schemas, put in where they are used unless they have a title."""

    def __init__(self, schemas: Mapping[str, Schema], titles: Mapping[str, str] | None = None) -> None:
        self._schemas = schemas
        self._titles = titles or {}

    def fields(
        self, schema: Schema, before: str = "", *, is_answer: bool = False
    ) -> Iterator[tuple[str, str]]:
        """Return the fields of an object and of the objects in it; what is answered has no defaults."""
        found = self._resolved(schema)
        for name, each in found.get("properties", {}).items():
            path = f"{before}{name}"
            if name in found.get("required", ()):
                yield path, self.text(each)
            elif is_answer or isinstance(each.get("default", {}), dict):
                yield path, f"{self.text(each)}, optional"
            else:
                yield path, self.with_default(each)
            for inner, suffix in self._objects(each):
                yield from self.fields(inner, f"{path}{suffix}.", is_answer=is_answer)

    def with_default(self, schema: Schema) -> str:
        """Return a type with its default, if it has one."""
        default = f" = {json_text(schema['default'])}" if "default" in schema else ""
        return f"{self.text(schema)}{default}"

    def text(self, schema: Schema) -> str:
        """Return a type in one line."""
        if schema.get("$ref") in self._titles:
            return self._titles[schema["$ref"]]
        found = self._resolved(schema)
        if choices := (*found.get("oneOf", ()), *found.get("anyOf", ())):
            return either(map(self.text, choices))
        if "enum" in found or "const" in found:
            return _closed_set(found.get("enum") or [found["const"]])
        match found.get("type", "any"):
            case "array" if "prefixItems" in found:
                return f"[{', '.join(map(self.text, found['prefixItems']))}]"
            case "array":
                return f"list of {self.text(found.get('items', {}))}"
            case "object" if isinstance(values := found.get("additionalProperties"), dict) and values:
                return f"map of {self.text(values)}"
            case list() as kinds:
                return either(str(_WORDS.get(kind, kind)) for kind in kinds)
            case kind:
                return " ".join((str(_WORDS.get(kind, kind)), *_limits(found)))

    def _resolved(self, schema: Schema) -> Schema:
        name = schema.get("$ref")
        return self._schemas[name.rpartition("/")[2]] if name else schema

    def _objects(self, schema: Schema) -> Iterator[tuple[Schema, str]]:
        """Return the objects in a schema, each with what the path to it ends in."""
        if schema.get("$ref") in self._titles:
            return
        found = self._resolved(schema)
        for each in (*found.get("oneOf", ()), *found.get("anyOf", ())):
            yield from self._objects(each)
        if "properties" in found:
            yield found, ""
        for key, mark in _INSIDE.items():
            if isinstance(inner := found.get(key), dict):
                yield from ((each, f"{mark}{suffix}") for each, suffix in self._objects(inner))


def either(texts: Iterable[str]) -> str:
    """Return the texts as alternatives, null as the last of them."""
    return " | ".join(sorted(set(texts), key=lambda text: (text == "null", text)))


def json_text(value: object) -> str:
    """Return a value as JSON, a text without escapes."""
    return f'"{value}"' if isinstance(value, str) else msgspec.json.encode(value).decode()


def _closed_set(values: list[Any]) -> str:
    """Return a closed set of texts, or its name if it has one and is long."""
    name = NAMES.get(frozenset(values))
    return f"one of: {name}" if name and len(values) > _FEW else either(map(json_text, values))


def _limits(schema: Schema) -> Iterator[str]:
    if "maxLength" in schema:
        yield f"of {schema.get('minLength', 0)}..{schema['maxLength']} characters"
    for key, word in _BOUNDS.items():
        if key in schema:
            value = schema[key]
            yield f"{word} {int(value) if isinstance(value, float) and value.is_integer() else value}"
