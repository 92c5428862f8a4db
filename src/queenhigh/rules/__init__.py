"""A house's rules: read from data, checked whole, frozen."""

from queenhigh.rules.awards import Award, Flat, MeterShare, format_award, parse_award, show_award
from queenhigh.rules.catalogue import NoSuchHouse, find_house, house, house_ids, read_house
from queenhigh.rules.load import load
from queenhigh.rules.problems import HouseError, Problem
from queenhigh.rules.records import House, Wager
from queenhigh.rules.settings import SettingsError, post

__all__ = [
    "Award",
    "Flat",
    "House",
    "HouseError",
    "MeterShare",
    "NoSuchHouse",
    "Problem",
    "SettingsError",
    "Wager",
    "find_house",
    "format_award",
    "house",
    "house_ids",
    "load",
    "parse_award",
    "post",
    "read_house",
    "show_award",
]
