"""Houses with other values at some keys of their file."""

import tomllib
from collections.abc import Mapping
from typing import Any

from kit.houses.invented import BLIND, INVENTED, SLOW
from kit.houses.sidebets import SIDE_ALONE
from kit.houses.toml_text import house_text, write
from queenhigh.rules import House, load

TEXTS = INVENTED | SLOW | {"blind": BLIND, "side_alone": SIDE_ALONE}


def changed(name: str, values: Mapping[str, Any], of: str | None = None) -> House:
    """The house `of`, or of this name, with new values by path: ``{"wagers.pot.pays.0.pays": "nothing"}``."""
    base = of or name
    text = TEXTS.get(base) or house_text(base)
    if not values:
        return load(text, f"{name}.toml")
    data = tomllib.loads(text)
    for path, value in values.items():
        *keys, last = (int(key) if key.isdigit() else key for key in path.split("."))
        place: Any = data
        for key in keys:
            place = place[key]
        place[last] = value
    return load(write(data), f"{name}.toml")
