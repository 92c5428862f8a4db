"""`key_lines` says on which line each key stands."""

import tomllib
from typing import Any

import pytest

from kit.cases import FEW
from kit.houses.invented import INVENTED
from kit.houses.toml_text import Path, house_text, paths
from queenhigh.rules.read.lines import key_lines, line_of_long_key

TEXTS = {**{name: house_text(name) for name in FEW}, **INVENTED}


@pytest.mark.parametrize("name", TEXTS)
def test_every_key_of_a_house_has_its_line(name: str) -> None:
    text = TEXTS[name]
    lines = key_lines(text)
    rows = text.split("\n")
    for path in paths(tomllib.loads(text)):
        assert path in lines, path
        last = path[-1]
        if isinstance(last, str):
            assert last in rows[lines[path] - 1], path
    assert set(lines) == {*paths(tomllib.loads(text))}


TRICKY = '''a = 1 # b = 2
"quoted key" = "x # not a comment = 3"
'literal' = 'C:\\\\"'
"esc\\u0061ped" = 1
multi = """
fake = 1
\\"""
[fake]
"""
lit = \'\'\'
[fake2]
more\'\'\'\'
dotted.deep."er" = true
list = [
  1, # one
  [ 2,
    3 ],
  { x = 1, y = { z = 2 } },
  "]", \'}\',
]
date = 1979-05-27 07:32:00
[table."with.dot"]
k = "="
[[many]]
name = "first"
[[many]]
name = "second"
[many.inner]
deep = 0
[[many.more]]
z = 1
[late.parent.child]
v = 1
[late]
w = 1
'''

WHERE: dict[Path, int] = {
    ("a",): 1,
    ("quoted key",): 2,
    ("literal",): 3,
    ("escaped",): 4,
    ("multi",): 5,
    ("lit",): 10,
    ("dotted",): 13,
    ("dotted", "deep"): 13,
    ("dotted", "deep", "er"): 13,
    ("list",): 14,
    ("list", 0): 15,
    ("list", 1): 16,
    ("list", 1, 0): 16,
    ("list", 1, 1): 17,
    ("list", 2): 18,
    ("list", 2, "x"): 18,
    ("list", 2, "y"): 18,
    ("list", 2, "y", "z"): 18,
    ("list", 3): 19,
    ("list", 4): 19,
    ("date",): 21,
    ("table",): 22,
    ("table", "with.dot"): 22,
    ("table", "with.dot", "k"): 23,
    ("many",): 24,
    ("many", 0): 24,
    ("many", 0, "name"): 25,
    ("many", 1): 26,
    ("many", 1, "name"): 27,
    ("many", 1, "inner"): 28,
    ("many", 1, "inner", "deep"): 29,
    ("many", 1, "more"): 30,
    ("many", 1, "more", 0): 30,
    ("many", 1, "more", 0, "z"): 31,
    ("late", "parent"): 32,
    ("late", "parent", "child"): 32,
    ("late", "parent", "child", "v"): 33,
    ("late",): 34,
    ("late", "w"): 35,
}


def test_every_kind_of_key_stands_where_it_stands() -> None:
    data: dict[str, Any] = tomllib.loads(TRICKY)
    assert set(paths(data)) == set(WHERE), "the table above names every key"
    assert key_lines(TRICKY) == WHERE


def test_line_ends_of_another_system() -> None:
    assert key_lines(TRICKY.replace("\n", "\r\n")) == WHERE


def test_an_empty_text_has_no_keys() -> None:
    assert key_lines("") == key_lines("# nothing\n\n") == {}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\n" + "a." * 40 + "a = 1", 2),
        ('"a" . ' * 40 + "a = 1", 1),
        ("'a'." * 40 + "a = 1", 1),
        ('"\\"".' * 40 + "a = 1", 1),
        ("\n\n# " + "x" * 20_000, 3),
        ("a." * 39 + "a = 1", None),
        ("# " + "two words. " * 1_000, None),
        ("x = '" + "." * 200 + "'", None),
    ],
)
def test_long_keys_and_lines_are_found_before_they_cost_memory(text: str, line: int | None) -> None:
    assert line_of_long_key(text) == line


@pytest.mark.parametrize("name", TEXTS)
def test_no_house_has_a_long_key(name: str) -> None:
    assert line_of_long_key(TEXTS[name]) is None
