"""The pictures of the README are what the program draws, and say nothing that it does not."""

import xml.etree.ElementTree as ET

import pytest
from tools.pictures import FOLDER, PICTURES


@pytest.mark.parametrize("name", PICTURES)
def test_they_are_as_the_command_draws_them(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == PICTURES[name](), "run make pictures"


def test_the_table_shows_what_was_paid() -> None:
    texts = [text.text for text in ET.parse(FOLDER / "table.svg").iter() if text.tag.endswith("text")]
    assert "+S$25" in texts
    assert "Pair of kings pays 1 to 1 on Pair Plus" in texts
