"""House data with one value replaced by anything at all: a house or a `HouseError`, nothing else."""

import datetime
import tomllib
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.cases import FEW, mostly_long
from kit.houses.invented import DIFFERENT, INVENTED
from kit.houses.toml_text import Path, house_text, paths, removed, replaced, write
from queenhigh.engine import new_round, view
from queenhigh.rules import HouseError, house, load

TEXTS = {**{name: house_text(name) for name in FEW}, **INVENTED}
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(-(10**20), 10**20),
        st.floats(),
        st.text(max_size=20),
        st.sampled_from(["ante", "1 to 1", "100% of meter", "2 x ante", "push", "", "5", "always", "3.4"]),
        st.dates(datetime.date(1000, 1, 1)),
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@cache
def parsed(name: str) -> dict[str, Any]:
    return tomllib.loads(TEXTS[name])


def check(data: dict[str, Any]) -> None:
    """Load it; what does load must also be playable."""
    try:
        rules = load(write(data))
    except HouseError as error:
        found = error.problems
    else:
        assert view(new_round(rules)).digest == rules.digest
        return
    assert found
    assert all(1 <= problem.line <= len(data) + 1 for problem in found)


def any_place(name: str, seed: int) -> Path:
    return Random(seed).choice(paths(parsed(name)))


@pytest.mark.parametrize("name", TEXTS)
def test_the_writer_writes_what_was_read(name: str) -> None:
    assert tomllib.loads(write(parsed(name))) == parsed(name)
    assert load(write(parsed(name))).digest == load(TEXTS[name]).digest


def test_the_writer_keeps_the_catalogue_digest() -> None:
    assert load(write(parsed("rws"))).digest == house("rws").digest


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(list(TEXTS)), st.integers(0, 10**6), VALUES)
def test_any_one_value_replaced(name: str, seed: int, new: Any) -> None:
    check(replaced(parsed(name), any_place(name, seed), new))


@pytest.mark.long
@settings(max_examples=3_000, deadline=None)
@given(st.sampled_from(list(TEXTS)), st.integers(0, 10**6), VALUES)
def test_any_one_value_replaced_many_times(name: str, seed: int, new: Any) -> None:
    check(replaced(parsed(name), any_place(name, seed), new))


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(list(TEXTS)), st.integers(0, 10**6), st.integers(0, 10**6))
def test_a_value_put_in_the_place_of_another(name: str, seed: int, other: int) -> None:
    """Values of the file itself reach deeper than random ones: they are of the right kind more often."""
    value: Any = parsed(name)
    for step in any_place(name, other):
        value = value[step]
    check(replaced(parsed(name), any_place(name, seed), value))


@pytest.mark.parametrize("name", mostly_long(TEXTS, lambda name: name in DIFFERENT))
def test_any_one_value_left_out(name: str) -> None:
    everything = paths(parsed(name))
    for path in everything[:: max(1, len(everything) // 60)]:
        check(removed(parsed(name), path))


@pytest.mark.long
@pytest.mark.parametrize("name", TEXTS)
def test_each_value_left_out(name: str) -> None:
    for path in paths(parsed(name)):
        check(removed(parsed(name), path))
