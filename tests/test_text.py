"""A user's text: numbers by one rule; in messages a hostile one is cut, a slip is guessed."""

import re
import shlex
import subprocess
import sys
import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

from queenhigh import text
from queenhigh.text import (
    NumberError,
    install_words,
    parse_number,
    parse_whole,
    plain_text,
    shorten,
    show_value,
    suggest,
)


def test_only_a_long_text_is_shortened() -> None:
    assert shorten("a" * 38) == repr("a" * 38)
    assert shorten("a" * 39) == "'" + "a" * 37 + "…'"
    assert shorten("Ks Kd 4c", width=6) == "'Ks …'"
    assert shorten("it's so " * 9)[-2:] == '…"'


def test_the_likeliest_word_is_named_or_all_of_a_few() -> None:
    assert suggest("antee", ("ante", "play")) == "; did you mean ante?"
    assert suggest("xyz", ("ante", "play")) == "; known are ante, play"
    assert suggest("xyz", ()) == ""
    assert suggest("xyz", [f"word{number}" for number in range(25)]) == ""


@pytest.mark.parametrize(
    ("value", "plain", "shown"),
    [
        (5, "5", "'5'"),
        ("ante", "ante", "'ante'"),
        ({"a": 1}, "a table", "a table"),
        ([1, 2], "a list", "a list"),
        (10**40, "a number of more than 40 digits", "a number of more than 40 digits"),
        (-(10**41), "a number of more than 40 digits", "a number of more than 40 digits"),
    ],
)
def test_values_are_said_in_a_few_words(value: object, plain: str, shown: str) -> None:
    assert plain_text(value) == plain
    assert show_value(value) == shown


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7), ("007", 7), (" 12 ", 12), ("1,000", 1000), ("12,345,678", 12_345_678), ("1e3", 1000),
        ("1E+3", 1000), ("1.5e3", 1500), ("20e-1", 2), ("-5", -5), ("+5", 5), ("3.0", 3), ("1e30", 10**30),
    ],
)  # fmt: skip
def test_whole_numbers_by_one_rule(text: str, number: int) -> None:
    assert parse_whole(text) == number == parse_number(text)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "-", "many", "nan", "inf", "0x10", "1_0", "1__0", "1 0", "٣", "³", "３", "1,5", "1000,000",
        "1,0000", ",5", "1,", ".5", "5.", "1e", "e3", "1e31", "1e-31", "1e999999999", "9" * 41, "1/2",
    ],
)  # fmt: skip
def test_what_is_no_number_is_refused(text: str) -> None:
    for parse in (parse_number, parse_whole):
        with pytest.raises(NumberError):
            parse(text)


def test_a_number_is_read_exactly_and_a_part_is_not_whole() -> None:
    assert parse_number("0.1") == Fraction(1, 10)
    assert parse_number("-2.5e-3") == Fraction(-1, 400)
    for part in ("0.1", "2.5", "1e-3"):
        with pytest.raises(NumberError):
            parse_whole(part)


def test_the_line_that_adds_an_extra_runs_where_the_package_is_on_no_index(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [*shlex.split(install_words("report")), "--dry-run", "--no-index", "--disable-pip-version-check"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "duckdb" in done.stdout
    monkeypatch.setattr(sys, "executable", "C:/Program Files/python.exe")
    assert install_words("fast") == '"C:/Program Files/python.exe" -m pip install "queenhigh[fast]"'


def test_every_extra_that_is_named_is_one_of_ours() -> None:
    root = Path(text.__file__).parents[2]
    extras = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (root / "src").rglob("*.py"))
    named = set(re.findall(r"""(?:install_words\(|refuse_missing\(error, )["'](\w+)["']""", sources))
    assert {"fast", "cluster", "report", "client", "postgres"} <= named <= set(extras)
