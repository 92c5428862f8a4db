"""What programs, people and data may rely on is as written in the files beside this one."""

import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kit.contracts import (
    browser_keys,
    codes,
    exit_codes,
    houses,
    http,
    json_shapes,
    python,
    server,
    tables,
    verbs,
    wire,
)
from kit.golden import TESTS, compare
from kit.store.catalogue import catalogue_text
from kit.store.postgres import Postgres
from queenhigh.store.opening import open_store

SUBJECTS: dict[str, Callable[[], str]] = {
    "browser_keys": browser_keys.written,
    "canonical": houses.canonical,
    "columns": json_shapes.tables,
    "codes": codes.codes,
    "events": wire.events,
    "exit_codes": exit_codes.written,
    "findings": codes.findings,
    "frames": wire.frames,
    "house_words": houses.words,
    "http": http.written,
    "metrics": server.metrics,
    "python": python.written,
    "settings": server.settings,
    "verbs": verbs.written,
}
"""The name of each file and what writes it."""


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_contract_is_as_written(subject: str) -> None:
    compare(f"contracts/{subject}.txt", SUBJECTS[subject](), command="make contracts")


def test_the_tables_of_both_stores_are_as_written(place: Path | str, postgres: Postgres) -> None:
    kind = "sqlite" if isinstance(place, Path) else "postgres"
    with closing(open_store(place if isinstance(place, Path) else postgres.database())) as store:
        text = tables.written(store.read_now(catalogue_text))
        compare(f"contracts/tables_{kind}.txt", text, command="make contracts")


def test_each_contract_has_a_writer() -> None:
    names = {*SUBJECTS, "tables_sqlite", "tables_postgres", *map(_json, json_shapes.VERBS)}
    folder = TESTS / "contracts"
    assert {f"{path.relative_to(folder).with_suffix('')}" for path in folder.rglob("*.txt")} == names


def test_each_documented_name_of_python_is_in_a_contract() -> None:
    pages = (
        path.read_text(encoding="utf-8")
        for path in (TESTS.parent / "README.md", *(TESTS.parent / "docs").rglob("*.md"))
    )
    names = {name for page in pages for name in re.findall(r"`(queenhigh(?:\.\w+)+)", page)}
    known = (TESTS / "contracts" / "python.txt").read_text(encoding="utf-8")
    assert not [name for name in names if not re.search(rf"^## {re.escape(name)}\b", known, re.MULTILINE)]


ALWAYS_EMPTY = ["houses[].unpriced"]
"""What every house of the catalogue leaves empty."""
_OBJECT = re.compile(r"^(\S+(?: \S+)?) +(?:list of |map of )*object(?:, optional| \| \w+)*$", re.MULTILINE)


def test_no_contract_pins_what_an_example_happened_to_hold() -> None:
    """A value that was always null or empty has no type yet: a run is missing that fills it."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((TESTS / "contracts").rglob("*.txt"))]
    untyped = re.compile(r"^(\S+) +(?:null|list|map|any)(?:, optional)?$", re.MULTILINE)
    assert [path for text in texts for path in untyped.findall(text)] == ALWAYS_EMPTY
    objects = [(path, text) for text in texts for path in _OBJECT.findall(text)]
    assert not [path for path, text in objects if not re.search(rf"^{re.escape(path)}\S*\.", text, re.M)]


@pytest.mark.parametrize(
    ("verb", "whole"),
    [
        *((verb, False) for verb in json_shapes.VERBS),
        *(
            pytest.param(verb, True, marks=pytest.mark.long)
            for verb in dict.fromkeys(form.split()[0] for form in json_shapes.MORE)
        ),
    ],
)
def test_the_json_of_a_verb_is_as_written(verb: str, whole: bool) -> None:
    """The long run finds no path in any house that the chosen runs do not have."""
    compare(f"contracts/{_json(verb)}.txt", json_shapes.written(verb, whole), command="make contracts")


def _json(verb: str) -> str:
    return f"json/{verb.replace(' ', '_')}"
