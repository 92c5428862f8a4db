"""The list of verbs, in groups and no sentence cut; misspelt ones get a hint, American ones are known."""

import pytest

from kit.command import run
from kit.refused import refusal
from queenhigh.cli.main import ALIASES


def test_a_long_word_is_cut_in_its_message() -> None:
    assert len(refusal("x" * 9999).message) < 300


@pytest.mark.parametrize("alias", ALIASES)
def test_an_alias_is_the_verb(alias: str) -> None:
    asked = ("prime", "--json")
    assert run(alias, *asked).output == run(ALIASES[alias], *asked).output
