"""`docs/scale.md` tells what the command says and what was measured."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from lab.capacity.__main__ import command
from lab.capacity.costs import FILE, format_costs, parse_costs
from queenhigh.store.columns import COLUMNS

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"```sh\n(python -m lab.capacity [^\n]*)\n```\n+```text\n(.*?)```", PAGE, re.DOTALL)
QUICK = [each for each in SHOWN if "--sqlite" in each[0]]
"""The others take ten seconds each."""


def test_the_page_shows_three_sizes() -> None:
    assert len(SHOWN) >= 3


@pytest.mark.parametrize(
    ("line", "said"),
    [*QUICK, *(pytest.param(*each, marks=pytest.mark.long) for each in SHOWN if each not in QUICK)],
)
def test_what_is_shown_is_what_is_said(line: str, said: str) -> None:
    answer = CliRunner(env={"COLUMNS": "110"}).invoke(command, shlex.split(line)[3:]).output
    assert [row.rstrip() for row in answer.strip().splitlines()] == said.strip().splitlines()


def test_every_cost_stands_in_the_tables() -> None:
    """Each as its file has it, and nothing else."""
    written = dict[str, str]()
    section = ""
    for line in format_costs(parse_costs(FILE.read_text(encoding="utf-8"))).splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("note"):
            name, _, value = line.partition(" = ")
            written[f"{section}.{name}"] = value
    told = dict(re.findall(r"^\| `((?:measured|assumed)\.[\w.]+)` \| ([\d.e+]+) \|", PAGE, re.MULTILINE))
    assert told == written


def test_every_table_of_the_database_is_placed() -> None:
    placed = re.findall(r"`(\w+)`", PAGE.partition("## Which rows go where")[2].partition("\n## ")[0])
    assert {*COLUMNS} <= {*placed}
