"""Houses with something changed in their file: words of it, values at some keys, awards on some rows."""

import tomllib
from collections.abc import Mapping
from typing import Any

from kit.houses.invented import BLIND, INVENTED, SLOW, any_house
from kit.houses.sidebets import SIDE_ALONE
from kit.houses.toml_text import house_text, write
from queenhigh.rules import House, load
from queenhigh.rules.otherwise import read_otherwise

TEXTS = INVENTED | SLOW | {"blind": BLIND, "side_alone": SIDE_ALONE}


def text_of(name: str) -> str:
    """The file of a house, invented or not."""
    return TEXTS.get(name) or house_text(name)


def edited(name: str, *edits: tuple[str, str]) -> House:
    """A house with words of its file replaced."""
    text = text_of(name)
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    return load(text, f"{name}.toml")


def changed(name: str, values: Mapping[str, Any], of: str | None = None) -> House:
    """The house `of`, or of this name, with new values by path: ``{"wagers.pot.pays.0.pays": "nothing"}``."""
    text = text_of(of or name)
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


def repaid(name: str, wager: str, awards: Mapping[int, str]) -> House:
    """A house with other awards on some rows of a wager, by their place."""
    table = tomllib.loads(text_of(name))["wagers"][wager]
    pays = f"tables.{table['table']}" if "tables" in table else "pays"
    return changed(name, {f"wagers.{wager}.{pays}.{row}.pays": award for row, award in awards.items()})


def otherwise(house: House | str, reading: str, *, kept: bool = False) -> House:
    """A house with one of its readings taken the other way."""
    rules = any_house(house) if isinstance(house, str) else house
    [found] = [each for each in rules.readings if each.id == reading]
    return read_otherwise(rules, found, kept=kept)
