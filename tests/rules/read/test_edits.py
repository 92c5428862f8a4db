"""House files with one mistake, or a few: each problem at its line and key, and nothing else.

The cases stand in the tables of `edits`, the messages in one golden text.
"""

from collections.abc import Iterable
from textwrap import shorten

import pytest

from kit import golden
from kit.houses.edits import Edit, edits, text_of
from queenhigh.rules import load

TABLES = (
    "rws", "corner", "rows", "contests", "side_bets", "more_cards", "draws", "money", "base", "words",
)  # fmt: skip
EDITS = {table: list(edits(table)) for table in TABLES}
DIGESTS = list(edits("digest"))


def cases(table: Iterable[Edit]) -> list[object]:
    return [pytest.param(edit, id=shorten(f"{edit.house}-{edit.new or edit.old}", 60)) for edit in table]


@pytest.mark.parametrize("edit", cases(edit for table in TABLES for edit in EDITS[table]))
def test_a_problem_has_its_line_and_key(edit: Edit) -> None:
    found = [(each.line, each.key) for each in edit.problems()]
    assert found == edit.expected(), [str(each) for each in edit.problems()]


@pytest.mark.golden
@pytest.mark.parametrize("table", TABLES)
def test_the_messages_are_these(table: str) -> None:
    said = []
    for edit in EDITS[table]:
        said += ["", shorten(edit.label, 160, placeholder=" ...")]
        said += [f"    {problem}" for problem in edit.problems()] or ["    loads"]
    golden.compare(f"golden/texts/problems/{table}.txt", "\n".join([*said[1:], ""]))


@pytest.mark.parametrize("edit", cases(DIGESTS))
def test_a_change_of_a_rule_changes_the_digest(edit: Edit) -> None:
    assert load(edit.text).digest != load(text_of(edit.house)).digest


def test_no_two_edits_share_a_digest() -> None:
    digests = [load(edit.text).digest for edit in DIGESTS]
    assert len(set(digests)) == len(digests)
