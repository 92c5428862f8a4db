"""Wagers as people type them: one parser of short names for the terminal table, --bet, settle and price."""

import re

import pytest

from kit.command import run, run_json
from kit.docs import page
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
from queenhigh.cli.terminal.bets import Bet, BetError, parse_bets
from queenhigh.words import LANGUAGES

SAID = [
    ("rws", "pp5 ante=10", {"pair_plus": 500, "ante": 1000}),
    ("rws", "Pair Plus 10, Ante 25; prog 2.50", {"pair_plus": 1000, "ante": 2500, "progressive": 250}),
    ("rws", "Pair Plus S$10 a S$5", {"pair_plus": 1000, "ante": 500}),
    ("rws", "a=1,000 pair-plus = 5", {"ante": 100_000, "pair_plus": 500}),
    ("sixcard", "six card bonus 5 a=10", {"six_card_bonus": 500, "ante": 1000}),
    ("draw", "Double Shot Bonus 10 a10", {"double_shot": 1000, "ante": 1000}),
    ("millionaire_maker", "ante=10 6cb5", {"ante": 1000, "six_card_bonus": 500}),
    ("millionaire_maker", "a 10 6_card_bonus=5 pp5", {"ante": 1000, "six_card_bonus": 500, "pair_plus": 500}),
    ("millionaire_maker", "6 Card Bonus 5, a10", {"six_card_bonus": 500, "ante": 1000}),
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
    rows = re.findall(r"^\| `(.+)` \| Ante 10, Pair Plus 5 \|$", page("teach"), re.MULTILINE)
    assert len(rows) > 3
    for row in rows:
        read = {wager.name: figure for wager, figure in read_stakes(any_house("rws"), row)}
        figures = {name: (figure or "").removeprefix("S$") for name, figure in read.items()}
        assert figures == {"ante": "10", "pair_plus": "5"}


@pytest.mark.parametrize("id", EVERY_HOUSE)
def test_every_wager_is_found_by_each_of_its_names(id: str) -> None:
    rules = any_house(id)
    for wager in placed_before_deal(rules):
        labels = [rules.label(wager.name, language) for language in LANGUAGES]
        for said in (short_name(rules, wager), wager.name.upper(), wager.name.replace("_", " "), *labels):
            assert find_wager(rules, said) is wager
            assert parse_bet(rules, f"{said}=10") == {wager.name: 10}
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


# A line of bets at the terminal table with boxes 1 and 2

READ = [
    ("ante=10", [Bet(1, "ante", 1000), Bet(2, "ante", 1000)]),
    ("ANTE = 10", [Bet(1, "ante", 1000), Bet(2, "ante", 1000)]),
    ("25", [Bet(1, "ante", 2500), Bet(2, "ante", 2500)]),
    ("S$25", [Bet(1, "ante", 2500), Bet(2, "ante", 2500)]),
    ("2: ante=20", [Bet(2, "ante", 2000)]),
    ("2:20 1 : pp", [Bet(2, "ante", 2000), Bet(1, "pair_plus", None)]),
    ("1: pp 5, prog", [Bet(1, "pair_plus", 500), Bet(1, "progressive", None)]),
    ("1: pp 2: prog", [Bet(1, "pair_plus", None), Bet(2, "progressive", None)]),
    ("1: -pp pair-plus=0", [Bet(1, "pair_plus", 0), Bet(1, "pair_plus", 0)]),
    ("2: clear", [Bet(2, "ante", 0), Bet(2, "pair_plus", 0), Bet(2, "progressive", 0)]),
    ("1: ppS$5 a25", [Bet(1, "pair_plus", 500), Bet(1, "ante", 2500)]),
    ("1: Pair Plus=10 Ante 5", [Bet(1, "pair_plus", 1000), Bet(1, "ante", 500)]),
    ("1: ante pair plus", [Bet(1, "ante", None), Bet(1, "pair_plus", None)]),
    ("1: a=1,000.50 2: prog2.50", [Bet(1, "ante", 100050), Bet(2, "progressive", 250)]),
]
WRONG = [
    "=5", "ante=x", "-", "- 5", "0: ante=5", "3: ante=5", "2:", "a=5 b=5", "999999: a=5", "²: a=5", "a==5",
    "pp5x", "5pp", "pair 5 plus", "Pair Minus 10",
]  # fmt: skip


@pytest.mark.parametrize(("line", "bets"), READ)
def test_a_line_is_read(line: str, bets: list[Bet]) -> None:
    assert parse_bets(line, any_house("rws"), (1, 2)) == bets


@pytest.mark.parametrize("line", WRONG)
def test_a_line_that_is_no_bet(line: str) -> None:
    with pytest.raises(BetError):
        parse_bets(line, any_house("rws"), (1, 2))


@pytest.mark.parametrize("id", ["evolution", "millionaire_maker", "pompano"])
def test_a_figure_is_the_ante_though_a_name_begins_with_its_digit(id: str) -> None:
    rules = any_house(id)
    assert parse_bets("6.50", rules, (1,)) == parse_bets("1:6.5", rules, (1,)) == [Bet(1, "ante", 650)]
    assert parse_bets("6.00", rules, (1,)) == [Bet(1, "ante", 600)]
    assert parse_bets("6 6cb=6.50", rules, (1,)) == [Bet(1, "ante", 600), Bet(1, "six_card_bonus", 650)]
    assert parse_bets("6 6cb 6.50", rules, (1,)) == [Bet(1, "ante", 600), Bet(1, "six_card_bonus", 650)]
    for line in ("6,5", "6=5", "-6"):
        with pytest.raises(BetError):
            parse_bets(line, rules, (1,))
