"""The description of the API: whole, without network, and true of whatever is sent."""

import json
import re

import pytest
from schemathesis import GenerationMode

from kit.cases import mostly_long
from kit.server.described import NEGATIVE, POSITIVE, Described, description
from kit.server.served import Person, Served, problem

EXAMPLES = [
    (who, mode, count) for count in (2, 100) for who in ("nobody", "admin") for mode in (POSITIVE, NEGATIVE)
]
"""The caller, requests by the description or against it, and the number of examples per route."""


@pytest.fixture(scope="module")
def callers(served: Served) -> dict[str, Person]:
    admin = served.staff("admin", "Ada")
    return {"nobody": served.person(), "admin": admin.program("play", "watch", "deal", "audit", "admin")}


def test_the_description_is_there_and_loads_nothing_from_elsewhere(served: Served) -> None:
    for path in ("/schema", "/schema/", "/schema/openapi.json"):
        answer = served.person().web.get(f"{served.origin}{path}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].endswith("+json")
        assert not re.findall(r"https?:|//", answer.text)
    for page in ("swagger", "redoc", "elements", "rapidoc", "scalar"):
        answer = served.person().web.get(f"{served.origin}/schema/{page}")
        assert problem(answer) == (404, "http/no_such")


def test_every_route_has_a_summary_and_every_body_describes_its_strictness(served: Served) -> None:
    found = description(served)
    operations = [each for path in found["paths"].values() for each in path.values()]
    assert len(operations) > 25
    for operation in operations:
        assert operation["summary"]
    bodies = [each["requestBody"] for each in operations if "requestBody" in each]
    assert len(bodies) > 10
    for body in bodies:
        name = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        described = found["components"]["schemas"][name]
        assert described["additionalProperties"] is False
        assert body["required"] == bool(described.get("required")), name


def test_amounts_are_whole_coins_and_no_float_but_for_display(served: Served) -> None:
    properties = [
        (name, each)
        for described in description(served)["components"]["schemas"].values()
        for name, each in described.get("properties", {}).items()
    ]
    amounts = [each for name, each in properties if name.endswith("_minor")]
    assert len(amounts) > 15
    assert all('"integer"' in json.dumps(each) for each in amounts)
    floats = {name for name, each in properties if '"number"' in json.dumps(each)}
    assert floats == {"percent", "of_all_money", "hit_frequency", "deviation"}, "for display, beside `edge`"


@pytest.mark.parametrize(
    ("who", "mode", "count"), mostly_long(EXAMPLES, lambda case: case[0] == "admin" and case[2] == 2)
)
def test_whatever_is_sent_the_answer_is_as_described_and_no_fault(
    served: Served, callers: dict[str, Person], who: str, mode: GenerationMode, count: int
) -> None:
    described = Described(served, mode, callers[who].web.headers)
    routes = list(described.routes(count))
    assert len(routes) > (25 if mode is POSITIVE else 10)
    assert described.sent >= len(routes)
    assert '"http/fault"' not in served.log.getvalue()
