"""The list of verbs, in groups and no sentence cut; misspelt ones get a hint, American ones are known."""

import pytest

from kit.command import fails, run
from queenhigh.cli.main import ALIASES, VERBS


def test_help_lists_every_verb_under_a_heading_with_a_whole_sentence() -> None:
    text = run("--help").output
    assert [line for line in text.splitlines() if line.endswith(":")] == [
        "Options:",
        "Houses and their rules:",
        "At the table:",
        "What it is worth:",
        "Tables for others:",
    ]
    for verb in VERBS:
        [line] = [line for line in text.splitlines() if line.startswith(f"  {verb} ")]
        assert line.endswith("."), line
        assert "..." not in line, line


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("rule", "rules"),
        ("analise", "analyse"),
        ("Settle", "settle"),
        ("simulation", "simulate"),
        ("jackpott", "jackpot"),
    ],
)
def test_a_misspelt_verb_gets_a_hint(said: str, meant: str) -> None:
    assert f"there is no verb '{said}'; did you mean {meant}?" in fails(2, said)


def test_a_word_like_no_verb_leads_to_the_list() -> None:
    assert "there is no verb 'xyzzy'; --help lists the verbs" in fails(2, "xyzzy")
    assert len(fails(2, "x" * 9999)) < 300


def test_a_misspelt_verb_of_a_verb_gets_one_too() -> None:
    assert "open" in fails(2, "tables", "opn")


@pytest.mark.parametrize("alias", ALIASES)
def test_an_alias_is_the_verb(alias: str) -> None:
    asked = ("prime", "--json")
    assert run(alias, *asked).output == run(ALIASES[alias], *asked).output
