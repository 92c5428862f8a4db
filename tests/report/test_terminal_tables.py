"""Tables on narrow terminals: figures and ids stay whole, in columns or, where these do not fit, as lines."""

from io import StringIO

import pytest
from rich.console import Console

from queenhigh.report.blocks import table
from queenhigh.report.writers.terminal_table import rich_table

HEADS = "Reading|If it were read otherwise|This changes|#Cost here|=Exact|#Cost otherwise|=Exact otherwise"
ROWS = [
    ("millionaire_progressive/R3", "A fold loses the bet.", "Progressive", "56.9936%", "37031/64974",
     "58.1831%", "32881/415480"),
]  # fmt: skip


@pytest.mark.parametrize("width", range(28, 130, 4))
def test_no_figure_and_no_id_is_cut_or_broken(width: int) -> None:
    told = StringIO()
    Console(file=told, width=width).print(rich_table(table("Caption", HEADS, ROWS), width))
    text = told.getvalue()
    assert max(map(len, text.splitlines())) <= width
    assert {"millionaire_progressive/R3", "56.9936%", "58.1831%"} <= set(text.split())
    assert ("do not fit here" in text) != ({"415480", "32881/415480"} & set(text.split()) != set())


def test_a_table_without_rows_is_a_head() -> None:
    told = StringIO()
    Console(file=told, width=80).print(rich_table(table("", HEADS, []), 80))
    assert "Reading" in told.getvalue()
