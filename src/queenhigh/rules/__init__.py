"""A house's rules: read from data, checked whole, frozen."""

from queenhigh.rules.awards import Award, Flat, MeterShare, format_award, parse_award
from queenhigh.rules.canonical import canonical
from queenhigh.rules.catalogue import (
    HouseLike,
    NoSuchHouse,
    find_house,
    first_ids,
    house,
    house_groups,
    house_ids,
    read_house,
)
from queenhigh.rules.posting import SettingsError, post
from queenhigh.rules.read.load import load
from queenhigh.rules.read.problems import HouseError, Problem
from queenhigh.rules.records import House, Wager
from queenhigh.rules.shelf import NotItsText, Shelf, reread

__all__ = [
    "Award", "Flat", "House", "HouseError", "HouseLike", "MeterShare", "NoSuchHouse",
    "NotItsText", "Problem", "SettingsError", "Shelf", "Wager", "canonical", "find_house", "first_ids",
    "format_award", "house", "house_groups", "house_ids", "load", "parse_award", "post", "read_house",
    "reread",
]  # fmt: skip
