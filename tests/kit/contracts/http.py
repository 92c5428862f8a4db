"""Contract of the API over HTTP: paths, parameters, bodies and answers, from the server's own description.

If the description of an answer is only "object", its fields are those of an answer that was given.
"""

from collections.abc import Iterator
from typing import Any

from kit.contracts.document import columns, document, with_parts
from kit.contracts.observed import observed
from kit.contracts.schemas import Schemas, fields
from kit.contracts.shapes import Shape
from kit.server.routes import API, routes
from queenhigh.facts import Facts
from queenhigh.server.gate.callers import CSRF
from queenhigh.wire.bodies import Problem

PARTS = {
    f"GET {API}/tables": {"tables[]": "card of a table"},
    f"GET {API}/tables/{{id}}": {"": "card of a table"},
    f"GET {API}/rounds/{{id}}": {
        "view": 'view of "view"',
        "steps[].view": 'view of "view"',
        "steps[].told[]": 'told[] of "view"',
    },
    f"GET {API}/houses/{{id}}": {"200 rules": "keys of canonical.txt"},
    f"GET {API}/tables/{{id}}/house": {"200 rules": "keys of canonical.txt"},
}
"""What has its fields elsewhere, most of it in frames.txt, by the route and the path in its answer."""
TITLES = {"#/components/schemas/TableCard": "card of a table"}
"""Titles of records whose fields are in frames.txt, by their place in the description."""
PROBLEM = "application/problem+json"


def written() -> str:
    found = observed()
    schemas = Schemas(found.description["components"]["schemas"], TITLES)
    operations = {
        f"{method.upper()} {path}": operation
        for path, operations in found.description["paths"].items()
        for method, operation in operations.items()
    }
    common = set.intersection(*(set(operation["responses"]) for operation in operations.values()))
    alike: dict[tuple[str, ...], list[str]] = {}
    for title in sorted(operations, key=lambda title: title.split()[::-1]):
        answered = with_parts(_answered(schemas, title, operations[title], common), PARTS.get(title, {}))
        rows = (*_asked(schemas, operations[title]), *answered)
        alike.setdefault(tuple(columns(rows)), []).append(title)
    walked = {f"{route.method} {API if route.in_api else ''}{route.path}" for route in routes()}
    return document(
        "The API over HTTP: parameters and fields of bodies and answers; parts are in frames.txt.",
        {
            f"every route may answer with a problem, as {PROBLEM}": [", ".join(sorted(common))],
            "problem": columns(fields(Problem, {Facts: "facts"})),
            "cookie of a session": columns([*found.cookie, ("attribute", "Secure, over TLS")]),
            "headers of a request": columns([
                ("accept-language", "language of sentences"),
                ("authorization", "Bearer TOKEN, in place of the cookie"),
                (CSRF.decode(), "csrf of the session, with the cookie and any method but GET"),
                ("host", "required, a name of this server"),
                ("origin", "that of this server, with any method but GET; optional with a token"),
                ("content-length", "required with a body"),
            ]),
            "headers of an answer": columns(found.headers),
            **{", ".join(titles): rows for rows, titles in alike.items()},
            "routes without a description": sorted(walked - {*operations, "GET /schema/{path}"}),
        },
    )  # fmt: skip


def _asked(schemas: Schemas, operation: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Return the parameters of a route and the fields of its body."""
    for each in operation.get("parameters", ()):
        is_cursor = each["name"] == "before"
        fact = "string, a `next`, optional" if is_cursor else schemas.with_default(each["schema"])
        yield f"{each['in']} {each['name']}", fact
    if body := operation.get("requestBody"):
        yield "body", "required" if body["required"] else "optional"
        for content in body["content"].values():
            yield from sorted(schemas.fields(content["schema"], "body "))


def _answered(
    schemas: Schemas, title: str, operation: dict[str, Any], common: set[str]
) -> Iterator[tuple[str, str]]:
    """Return the fields of each answer of a route, but for the problems that every route has."""
    for status, answer in sorted(operation["responses"].items()):
        if status in common and PROBLEM in answer["content"]:
            continue
        if status == "204":
            yield status, "no body"
        elif title in observed().answers:
            parts = PARTS.get(title, {})
            yield status, f"application/json {parts.get('', 'object')}"
            seen = Shape(observed().answers[title], parts)
            yield from ((f"{status} {path}", fact) for path, fact in seen.rows())
        else:
            for kind, content in answer["content"].items():
                yield status, f"{kind} {schemas.text(content['schema'])}"
                yield from sorted(schemas.fields(content["schema"], f"{status} ", is_answer=True))
