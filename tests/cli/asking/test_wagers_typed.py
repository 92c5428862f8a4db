"""Wagers as people type them: one parser of short names for the table, --bet, settle and price."""

import re
from pathlib import Path

import pytest

from kit.command import run, run_json
from kit.houses.invented import EVERY_HOUSE, any_house
from queenhigh.cli.asking.amounts import parse_bet
from queenhigh.cli.asking.boxes import parse_box
from queenhigh.cli.asking.wagers import (
    WagerError,
    find_wager,
    parse_figure,
    placed_before_deal,
    read_stakes,
    short_name,
)
from queenhigh.words import LANGUAGES

DOCS = Path(__file__).parents[3] / "docs" / "teach.md"
SAID = [
    ("rws", "pp5 ante=10", {"pair_plus": 500, "ante": 1000}),
    ("rws", "Pair Plus 10, Ante 25; prog 2.50", {"pair_plus": 1000, "ante": 2500, "progressive": 250}),
    ("rws", "Pair Plus S$10 a S$5", {"pair_plus": 1000, "ante": 500}),
    ("rws", "a=1,000 pair-plus = 5", {"ante": 100_000, "pair_plus": 500}),
    ("sixcard", "six card bonus 5 a=10", {"six_card_bonus": 500, "ante": 1000}),
    ("draw", "Double Shot Bonus 10 a10", {"double_shot": 1000, "ante": 1000}),
    ("draw", "double shot=10", {"double_shot": 1000}),
    ("millionaire_maker", "ante=10 6cb=5", {"ante": 1000, "six_card_bonus": 500}),
    ("millionaire_maker", "a 10 6_card_bonus=5 pp5", {"ante": 1000, "six_card_bonus": 500, "pair_plus": 500}),
    ("millionaire_maker", "6 Card Bonus 5, a10", {"six_card_bonus": 500, "ante": 1000}),
    ("millionaire_maker", "6cb5", {"six_card_bonus": 500}),
    ("evolution", "6 Card Bonus 6.50 a 6", {"six_card_bonus": 650, "ante": 600}),
    ("evolution", "Bono de 6 cartas 5 ante 10", {"six_card_bonus": 500, "ante": 1000}),
    ("uk_draw", "First 3 Bonus 5 a10", {"first_three": 500, "ante": 1000}),
    ("second_chance", "Bono de la mejor mano 5, a10", {"best_hand": 500, "ante": 1000}),
]


@pytest.mark.parametrize(("id", "line", "stakes"), SAID)
def test_stakes_are_read_with_their_figures(id: str, line: str, stakes: dict[str, int]) -> None:
    rules = any_house(id)
    read = {wager.name: parse_figure(figure or "", rules) for wager, figure in read_stakes(rules, line)}
    assert read == stakes


@pytest.mark.parametrize("id", ["evolution", "millionaire_maker", "pompano"])
@pytest.mark.parametrize("figure", ["6", "6.50", "6,5", "6.00", "6.", "6=5"])
def test_a_figure_never_begins_a_name(id: str, figure: str) -> None:
    with pytest.raises(WagerError):
        list(read_stakes(any_house(id), f"ante=5 pp=5 {figure}"))
    with pytest.raises(WagerError):
        find_wager(any_house(id), "6")


def test_the_lines_in_the_docs_mean_what_they_say() -> None:
    rows = re.findall(
        r"^\| `(.+)` \| Ante 10, Pair Plus 5 \|$", DOCS.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(rows) > 3
    for row in rows:
        read = {wager.name: figure for wager, figure in read_stakes(any_house("rws"), row)}
        assert {name: (figure or "").removeprefix("S$") for name, figure in read.items()} == {
            "ante": "10",
            "pair_plus": "5",
        }


@pytest.mark.parametrize("id", EVERY_HOUSE)
def test_every_wager_is_found_by_each_of_its_names(id: str) -> None:
    rules = any_house(id)
    for wager in placed_before_deal(rules):
        labels = [rules.label(wager.name, language) for language in LANGUAGES]
        for said in (short_name(rules, wager), wager.name.upper(), wager.name.replace("_", " "), *labels):
            assert find_wager(rules, said) is wager
            assert parse_bet(rules, f"{said}=10") == {wager.name: 10 * rules.currency.unit_minor}
            assert [each.wager for each in read_stakes(rules, f"{said} 10")] == [wager]
        assert len(short_name(rules, wager)) <= len(wager.name)


@pytest.mark.parametrize("word", ["pear_plus", "xyz", "p", "play", "", "/"])
def test_a_word_that_is_no_wager(word: str) -> None:
    with pytest.raises(WagerError):
        find_wager(any_house("rws"), word)


def test_settle_bets_and_prices_know_the_same_names() -> None:
    rules = any_house("rws")
    long = parse_box("Kh Kd 4c ante=10 pair_plus=5 play", 1, rules)
    for said in ("a=10 pp=5", "a10 pp5", "Ante 10 Pair Plus 5", "ante S$10, pair plus=S$5"):
        assert parse_box(f"Kh Kd 4c {said} play", 1, rules) == long
    exact = run_json("advise", "rws", "Qs 6h 4d", "--bet", "ante=10 pair_plus=5")
    assert run_json("advise", "rws", "Qs 6h 4d", "--bet", "a10 Pair Plus 5") == exact
    assert run("price", "rws", "pp", "flush=4").output == run("price", "rws", "pair_plus", "flush=4").output
