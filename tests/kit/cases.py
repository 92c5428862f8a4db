"""Cases of a test: every one in `make gate`, some of them in `make test` too."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from queenhigh.rules import first_ids, house_ids


def mostly_long(cases: Iterable[Any], quick: Callable[[Any], bool]) -> list[Any]:
    """The cases, marked as long but for those that are said to be quick; a tuple is several parameters."""
    made = [
        case
        if quick(case)
        else pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.long)
        for case in cases
    ]
    assert any(not hasattr(each, "marks") for each in made), "a case at least is quick"
    return made


FEW = first_ids()
"""Houses of the catalogue that a quick run makes do with where each of them takes its time."""
HOUSES = mostly_long(house_ids(), lambda id: id in FEW)
"""The whole catalogue, the others in the long run."""

STORES = mostly_long(("sqlite", "postgres"), lambda kind: kind == "sqlite")
"""Kinds of a store, where a quick run makes do with a file."""
