"""Contract of the API over HTTP: paths, parameters, bodies and answers, from the server's own description."""

from collections.abc import Iterator
from typing import Any

from kit.contracts.codes import NAMES
from kit.contracts.document import columns, document
from kit.contracts.observed import observed
from kit.contracts.shapes import Shape
from kit.contracts.types import fields, json_text
from queenhigh.facts import Facts
from queenhigh.server.gate.problems import Problem

_METHODS = {"get": "GET", "post": "POST", "put": "PUT", "delete": "DELETE"}
PARTS = {
    "GET /tables": {"tables[]": "card of a table"},
    "GET /tables/{id}": {"": "card of a table"},
    "GET /rounds/{id}": {
        "view": 'view of "view"',
        "steps[].view": 'view of "view"',
        "steps[].told[]": 'told[] of "view"',
    },
}
"""What is in frames.txt, by the route and the path in its answer."""
_PROBLEM = "application/problem+json"
_BOUNDS = {"minimum": "from", "exclusiveMinimum": "above", "maximum": "to", "pattern": "like"}


def written() -> str:
    found = observed()
    api = Described(found.description)
    operations = sorted(api.operations(), key=lambda each: each[0].split()[::-1])
    common = set.intersection(*(set(operation["responses"]) for _, operation in operations))
    answers: dict[tuple[str, ...], list[str]] = {}
    for title, operation in operations:
        answers.setdefault(tuple(columns(api.rows(operation, common))), []).append(title)
    return document(
        "The API over HTTP: parameters and fields of bodies and answers; parts are in frames.txt.",
        {
            "every route may answer with a problem": [", ".join(sorted(common))],
            "problem": columns(fields(Problem, NAMES, {Facts: "facts"})),
            "cookie of a session": found.cookie,
            **{", ".join(titles): rows for rows, titles in answers.items()},
            **{
                f"seen in the answer to {title}": columns(Shape(each, PARTS.get(title, {})).rows())
                for title, each in found.answers.items()
            },
        },
    )


class Described:
    """An OpenAPI description, its named schemas put in where they are used."""

    def __init__(self, description: dict[str, Any]) -> None:
        self.schemas: dict[str, Any] = description["components"]["schemas"]
        self._paths: dict[str, Any] = description["paths"]

    def operations(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Each operation with its method and path."""
        for path, operations in self._paths.items():
            for method, operation in operations.items():
                yield f"{_METHODS[method]} {path}", operation

    def rows(self, operation: dict[str, Any], common: set[str]) -> Iterator[tuple[str, str]]:
        """The parameters, the fields of the body and those of each answer that is not common to all."""
        for each in operation.get("parameters", ()):
            yield f"{each['in']} {each['name']}", self._text(each["schema"])
        if "requestBody" in operation:
            body = operation["requestBody"]
            yield "body", "required" if body["required"] else "optional"
            for content in body["content"].values():
                yield from self.fields(content["schema"], "body ")
        for status, answer in sorted(operation["responses"].items()):
            if status in common:
                continue
            if "content" not in answer:
                yield status, "no body"
            for kind, content in answer.get("content", {}).items():
                schema = {} if kind == _PROBLEM else content["schema"]
                yield status, " ".join(filter(None, (kind, "" if kind == _PROBLEM else self._text(schema))))
                yield from self.fields(schema, f"{status} ")

    def fields(self, schema: dict[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
        """The fields of an object and of the objects in it, by path."""
        found = self._resolved(schema)
        for name, each in sorted(found.get("properties", {}).items()):
            needed = "" if name in found.get("required", ()) else ", optional"
            text = self._kind(self._resolved(each)) if before[:1].isdigit() else self._text(each)
            yield f"{before}{name}", f"{text}{needed}"
            for inner, suffix in self._objects(each):
                yield from self.fields(inner, f"{before}{name}{suffix}.")

    def _resolved(self, schema: dict[str, Any]) -> dict[str, Any]:
        name = schema.get("$ref")
        return self.schemas[name.rpartition("/")[2]] if name else schema

    def _objects(self, schema: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
        """The schemas of objects in a schema, each with what the path to it ends in."""
        found = self._resolved(schema)
        for each in (*found.get("oneOf", ()), *found.get("anyOf", ())):
            yield from self._objects(each)
        if "properties" in found:
            yield found, ""
        if isinstance(items := found.get("items"), dict):
            yield from ((inner, f"[]{suffix}") for inner, suffix in self._objects(items))
        if isinstance(values := found.get("additionalProperties"), dict):
            yield from ((inner, f"{{}}{suffix}") for inner, suffix in self._objects(values))

    def _text(self, schema: dict[str, Any]) -> str:
        found = self._resolved(schema)
        default = f" = {json_text(found['default'])}" if "default" in found else ""
        return f"{self._kind(found)}{default}"

    def _kind(self, found: dict[str, Any]) -> str:
        if choices := (*found.get("oneOf", ()), *found.get("anyOf", ())):
            texts = {self._text(each) for each in choices}
            return " | ".join(sorted(texts, key=lambda text: (text == "null", text)))
        if "enum" in found:
            return " | ".join(sorted(map(json_text, found["enum"])))
        if "const" in found:
            return json_text(found["const"])
        match found.get("type", "any"):
            case "array":
                return f"list of {self._text(found.get('items', {}))}"
            case "object" if isinstance(values := found.get("additionalProperties"), dict):
                return f"map of {self._text(values)}" if values else "object"
            case "string" if "maxLength" in found:
                sizes = f"of {found.get('minLength', 0)}..{found['maxLength']} characters"
                return " ".join(("string", sizes, *_bounds(found)))
            case list() as kinds:
                return " | ".join(sorted(kinds, key=lambda text: (text == "null", text)))
            case kind:
                return " ".join((_PLAIN.get(kind, kind), *_bounds(found)))


_PLAIN = {"integer": "int", "number": "float", "boolean": "bool"}


def _bounds(schema: dict[str, Any]) -> Iterator[str]:
    for key, word in _BOUNDS.items():
        if key in schema:
            value = schema[key]
            yield f"{word} {int(value) if isinstance(value, float) and value.is_integer() else value}"
