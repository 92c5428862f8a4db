"""Amounts of minor units in whole units, as public calls take them."""

from fractions import Fraction
from typing import Any


def units(minor: Any) -> Any:
    """Return an amount of a currency with two decimals, or a list or table of them, in whole units."""
    match minor:
        case int():
            return Fraction(minor, 100)
        case list():
            return [units(each) for each in minor]
        case dict():
            return {name: units(each) for name, each in minor.items()}
    return minor
