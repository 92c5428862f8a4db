"""What programs, people and data may rely on is as written in the files beside this one."""

from collections.abc import Callable

import pytest

from kit.contracts import (
    browser_keys,
    canonical,
    codes,
    events,
    exit_codes,
    findings,
    frames,
    house_words,
    http,
    json_shapes,
    metrics,
    python,
    settings,
    verbs,
)
from kit.golden import compare

SUBJECTS: dict[str, Callable[[], str]] = {
    "browser_keys": browser_keys.written,
    "canonical": canonical.written,
    "codes": codes.written,
    "events": events.written,
    "exit_codes": exit_codes.written,
    "findings": findings.written,
    "frames": frames.written,
    "house_words": house_words.written,
    "http": http.written,
    "metrics": metrics.written,
    "python": python.written,
    "settings": settings.written,
    "verbs": verbs.written,
}
"""The name of each file and what writes it."""


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_contract_is_as_written(subject: str) -> None:
    compare(f"contracts/{subject}.txt", SUBJECTS[subject](), command="make contracts")


@pytest.mark.parametrize("verb", json_shapes.VERBS)
def test_the_json_of_a_verb_is_as_written(verb: str) -> None:
    compare_json(verb, json_shapes.written(verb))


@pytest.mark.long
@pytest.mark.parametrize("verb", [verb for verb in json_shapes.VERBS if list(json_shapes.more(verb))])
def test_no_house_has_json_that_is_not_written(verb: str) -> None:
    compare_json(verb, json_shapes.written(verb, whole=True))


def compare_json(verb: str, text: str) -> None:
    compare(f"contracts/json/{verb.replace(' ', '_')}.txt", text, command="make contracts")
