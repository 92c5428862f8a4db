"""The house as it would be if one of its readings went the other way.

A reading may say so in the house file: ``instead`` in words, and under ``otherwise`` the keys that would
change, laid out as in the file itself.
"""

import tomllib
from typing import Any

from queenhigh.rules.load import build
from queenhigh.rules.reader import Notes
from queenhigh.rules.records import House, Reading
from queenhigh.rules.settings import post


def read_otherwise(house: House, reading: Reading) -> House:
    """The other house; raises `HouseError` where what the reading would change makes none."""
    data = tomllib.loads(house.text)
    changes = data["readings"][reading.id]["otherwise"]
    source = f"{house.id}, {reading.id} read otherwise"
    other = build(_merged(data, changes), Notes({}), source, "")
    return post(other, house.posted)


def _merged(data: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The data with the changed keys in place of the old ones, table by table."""
    merged = dict(data)
    for key, value in changes.items():
        old = merged.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            merged[key] = _merged(old, value)
        else:
            merged[key] = value
    return merged
