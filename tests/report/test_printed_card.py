"""The rules card to print: both sides say what the house's rules say, in either language."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kit.command import run, run_json
from kit.houses.invented import EVERY_HOUSE, any_house
from queenhigh.report import card_of
from queenhigh.report.chapters.rules_card import ending_tables
from queenhigh.report.writers.markup import escape
from queenhigh.report.writers.printed import largest_points, line_count
from queenhigh.rules.records import Result
from queenhigh.text import first_up
from queenhigh.words import LANGUAGES
from queenhigh.words.card import whole_card
from queenhigh.words.rules_card import award_words, pay_lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_every_rule_a_player_needs_stands_on_it(name: str, language: str) -> None:
    rules = any_house(name)
    text = card_of(rules, language)
    card = whole_card(rules, language)
    assert f'<html lang="{language}">' in text
    for wager in rules.wagers:
        assert escape(rules.label(wager.name, language)) in text
        for row in wager.rows:
            assert escape(award_words(rules, row, language)) in text
        for words, _ in pay_lines(wager, language):
            assert escape(first_up(words)) in text
    for words in (card.table, *card.voids, *(meter.sentence for meter in card.meters)):
        assert escape(words) in text
    assert not any(mark in text for mark in ("<script", "http:", "https:", "url(", "@import"))
    assert text.count('class="side ') == 2


def test_what_other_hands_come_to_is_told_for_each_situation_and_wager() -> None:
    """The rows of two wagers may be the same, and hands without one end otherwise."""
    rules = any_house("second_chance")
    ante, raised = (rules.by_name[name] for name in ("ante", "play"))
    push = Result("push", None, "6")
    results = tuple(
        (name, replace(each, no_row=push) if each.rows else each) for name, each in raised.contest
    )
    other = replace(rules, wagers=(ante, replace(raised, contest=results), *rules.wagers[2:]))
    told = list(ending_tables(other, "en"))
    assert [table.caption for table in told] == ["Ante", "Raise"]
    assert len({table.notes for table in told}) == 2


def test_hostile_words_do_nothing() -> None:
    rules = replace(any_house("rws"), name="<script>alert(1)</script>")
    assert "<script" not in card_of(rules)


def test_rules_writes_it(tmp_path: Path) -> None:
    out = tmp_path / "card.html"
    told = run("rules", "rws", "--out", str(out), "--lang", "es")
    assert told.exit_code == 0
    assert out.read_text(encoding="utf-8") == card_of(any_house("rws"), "es")
    assert ">rws:5.1.2</th>" not in out.read_text(encoding="utf-8")
    run("rules", "rws", "--out", str(out), "--clauses")
    assert ">rws:5.1.2</th>" in out.read_text(encoding="utf-8")
    assert run_json("rules", "rws", "--out", str(out))["id"] == "rws"
    run("rules", "rws", "--out", str(out), "--table", "ante=25..500")
    assert "S$25 to S$500" in out.read_text(encoding="utf-8")


def test_type_is_as_large_as_fits() -> None:
    assert largest_points(lambda points: points <= 11.2, most=14.0) == 11.0
    assert largest_points(lambda points: False, most=14.0) == 7.0
    assert line_count("a" * 10, 100.0, 10.0) == 1
    assert line_count("a" * 200, 100.0, 10.0) > 3
