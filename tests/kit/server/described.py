"""Requests by a server's own description of itself, and against it, as Schemathesis makes them."""

from collections.abc import Iterator, Mapping
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from kit.server.served import Served

POSITIVE = GenerationMode.POSITIVE
NEGATIVE = GenerationMode.NEGATIVE


def description(served: Served) -> dict[str, Any]:
    found: dict[str, Any] = served.person().web.get(f"{served.origin}/schema/openapi.json").json()
    return found


def _whole(value: Any) -> Any:
    """The same with whole numbers as the description wants them: 20.0 is one for JSON Schema, not for us."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: _whole(each) for key, each in value.items()}
    return [_whole(each) for each in value] if isinstance(value, list) else value


class Described:
    """Every route of a server, with so many requests each; an answer that is not as described is an error."""

    def __init__(self, served: Served, mode: GenerationMode, headers: Mapping[str, str]) -> None:
        self._origin = served.origin
        self._mode = mode
        self._headers = dict(headers)
        self._schema = schemathesis.openapi.from_dict(description(served))
        accepted = self._schema.config.checks.positive_data_acceptance
        accepted.expected_statuses = [*accepted.expected_statuses, "422"]
        self.sent = 0

    def routes(self, count: int, chance: int | None = None) -> Iterator[str]:
        """Try one route after the other; by a `chance` of one's own where one is said."""
        bounded = settings(
            max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )  # fmt: skip
        for found in self._schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            if self._mode is POSITIVE or operation.body or operation.query:
                cases = given(case=operation.as_strategy(generation_mode=self._mode))
                tried = bounded(cases(self._send))
                (tried if chance is None else seed(chance)(tried))()
                yield operation.path

    def _send(self, case: Case[Any]) -> None:
        self.sent += 1
        if self._mode is POSITIVE and isinstance(case.body, dict | list):
            case.body = _whole(case.body)
        answer = case.call_and_validate(base_url=self._origin, headers=self._headers)
        assert answer.status_code < 500
