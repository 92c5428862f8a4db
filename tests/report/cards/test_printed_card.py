"""The rules card to print: both sides say what the house's rules say, in either language."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kit.command import fails, run, run_json
from kit.houses.invented import EVERY_HOUSE, any_house
from queenhigh.report import card_of
from queenhigh.report.cards.fitting import largest, lines_in
from queenhigh.report.cards.paid import contest_tables
from queenhigh.report.writers.markup import escape
from queenhigh.rules.records import Result
from queenhigh.words import LANGUAGES
from queenhigh.words.card import whole_card
from queenhigh.words.rules_card import award_words, pay_lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_every_rule_a_player_needs_stands_on_it(name: str, language: str) -> None:
    rules = any_house(name)
    text, card = card_of(rules, language), whole_card(rules, language)
    assert f'<html lang="{language}">' in text
    for wager in rules.wagers:
        assert escape(rules.label(wager.name, language)) in text
        for row in wager.rows:
            assert escape(award_words(rules, row, language)) in text
        for words, _ in pay_lines(wager, language):
            assert escape(words) in text
    for words in (card.table, *card.voids, *(meter.sentence for meter in card.meters)):
        assert escape(words) in text
    assert not any(mark in text for mark in ("<script", "http:", "https:", "url(", "@import"))
    assert text.count('class="side ') == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("second_chance", ("<caption>Ante and Raise</caption>", "4 to 1", "You beat the dealer: other")),
        ("three_card_prime", ("<caption>Play</caption>", "5 to 1", "Dealer beats you: other hands lose")),
        ("pompano", ("<caption>Trips</caption>", "Must beat the dealer to pay; a paying hand")),
    ],
)  # fmt: skip
def test_the_placard_has_all_that_is_paid_by_the_hand(name: str, said: tuple[str, ...]) -> None:
    front, _ = card_of(any_house(name)).split('class="side rules"')
    assert [words for words in said if words not in front] == []


def test_the_placard_cites_nothing_and_the_back_what_must_be_beaten() -> None:
    front, back = card_of(any_house("pompano")).split('class="side rules"')
    assert "pompano:5" not in front
    assert "a paying hand that does not goes back (pompano:5)" in back


def test_what_other_hands_come_to_is_told_for_each_situation_and_wager() -> None:
    """The rows of two wagers may be the same, and hands without one end otherwise."""
    english, spanish = (
        {note for table in contest_tables(any_house("consoling"), language) for note in table.notes}
        for language in LANGUAGES
    )
    assert {"dealer beats you: other hands lose", "equal hands: other hands push"} <= english
    assert "superas a la banca: las demás manos pagan 1 a 1" in spanish
    rules = any_house("second_chance")
    ante, raised = (rules.by_name[name] for name in ("ante", "play"))
    push = Result("push", None, "6")
    results = tuple(
        (name, replace(each, no_row=push) if each.rows else each) for name, each in raised.contest
    )
    other = replace(rules, wagers=(ante, replace(raised, contest=results), *rules.wagers[2:]))
    assert [(table.title, table.notes) for table in contest_tables(other, "en")] == [
        ("Ante", ("you beat the dealer: other hands pay 1 to 1",)),
        ("Raise", ("you beat the dealer: other hands push",)),
    ]


def test_hostile_words_do_nothing() -> None:
    rules = replace(any_house("rws"), name="<script>alert(1)</script>")
    assert "<script" not in card_of(rules)


def test_rules_writes_it(tmp_path: Path) -> None:
    out = tmp_path / "card.html"
    told = run("rules", "rws", "--out", str(out), "--lang", "es")
    assert told.exit_code == 0
    assert "Wrote" in told.output
    assert "escalera de color" in out.read_text(encoding="utf-8")
    assert "rws:5.1.2</dt>" not in out.read_text(encoding="utf-8")
    run("rules", "rws", "--out", str(out), "--clauses")
    assert "rws:5.1.2</dt>" in out.read_text(encoding="utf-8")
    assert run_json("rules", "rws", "--out", str(out))["id"] == "rws"


def test_a_table_that_posts_its_own_limits_prints_them(tmp_path: Path) -> None:
    out = tmp_path / "card.html"
    run("rules", "rws", "--out", str(out), "--table", "ante=25..500")
    assert "S$25 to S$500" in out.read_text(encoding="utf-8")


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    assert "use .html" in fails(2, "rules", "rws", "--out", str(tmp_path / "card.pdf"))
    assert "there is no folder" in fails(1, "rules", "rws", "--out", str(tmp_path / "no" / "card.html"))
    assert "say --out" in fails(2, "rules", "rws", "--clauses")


def test_type_is_as_large_as_fits() -> None:
    assert largest(lambda points: points <= 11.2, most=14.0) == 11.0
    assert largest(lambda points: False, most=14.0) == 7.0
    assert lines_in("a" * 10, 100.0, 10.0) == 1
    assert lines_in("a" * 200, 100.0, 10.0) > 3
