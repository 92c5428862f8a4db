"""The page's types of what the server sends."""

import pytest
from tools.wiretypes import FOLDER, files


@pytest.mark.parametrize(("name", "text"), files().items())
def test_the_types_of_the_page_are_as_the_records_are(name: str, text: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == text, "run make docs"
