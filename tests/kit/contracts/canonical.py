"""Contract of the canonical text of a house, over which its digest is taken."""

import json
from typing import Any

from kit.contracts.document import columns, document
from kit.contracts.shapes import Shape
from kit.houses.invented import NAMES, any_house
from queenhigh.rules.canonical import canonical


def written() -> str:
    """The keys that the houses of the catalogue and the invented ones have."""
    heads = {canonical(any_house(name)).partition("\n")[0] for name in NAMES}
    return document(
        "The canonical text of a house: its first line, then one line of JSON with these keys.",
        {"first line": sorted(heads), "keys": columns(Shape(map(_rules, NAMES)).rows())},
    )


def _rules(name: str) -> Any:
    return json.loads(canonical(any_house(name)).partition("\n")[2])
