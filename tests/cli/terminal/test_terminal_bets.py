"""A typed line of bets, read without a table."""

import pytest

from kit.houses.invented import any_house
from queenhigh.cli.terminal.bets import Bet, BetError, parse_bets

READ = [
    ("ante=10", [Bet(1, "ante", 1000), Bet(2, "ante", 1000)]),
    ("ANTE = 10", [Bet(1, "ante", 1000), Bet(2, "ante", 1000)]),
    ("ante 10", [Bet(1, "ante", 1000), Bet(2, "ante", 1000)]),
    ("25", [Bet(1, "ante", 2500), Bet(2, "ante", 2500)]),
    ("S$25", [Bet(1, "ante", 2500), Bet(2, "ante", 2500)]),
    ("2: ante=20", [Bet(2, "ante", 2000)]),
    ("2:20 1 : pp", [Bet(2, "ante", 2000), Bet(1, "pair_plus", None)]),
    ("1: pp 5, prog", [Bet(1, "pair_plus", 500), Bet(1, "progressive", None)]),
    ("1: pp 2: prog", [Bet(1, "pair_plus", None), Bet(2, "progressive", None)]),
    ("1: -pp pair-plus=0", [Bet(1, "pair_plus", 0), Bet(1, "pair_plus", 0)]),
    ("2: clear", [Bet(2, "ante", 0), Bet(2, "pair_plus", 0), Bet(2, "progressive", 0)]),
    ("1: pp5", [Bet(1, "pair_plus", 500)]),
    ("1: ppS$5 a25", [Bet(1, "pair_plus", 500), Bet(1, "ante", 2500)]),
    ("1: Pair Plus 10", [Bet(1, "pair_plus", 1000)]),
    ("1: Pair Plus=10 Ante 5", [Bet(1, "pair_plus", 1000), Bet(1, "ante", 500)]),
    ("1: pair plus", [Bet(1, "pair_plus", None)]),
    (
        "1: ante pair plus 2: prog2.50",
        [Bet(1, "ante", None), Bet(1, "pair_plus", None), Bet(2, "progressive", 250)],
    ),
    ("1: a=1,000.50", [Bet(1, "ante", 100050)]),
]
REFUSED = [
    "=5",
    "ante=x",
    "-",
    "- 5",
    "0: ante=5",
    "3: ante=5",
    "2:",
    "a=5 b=5",
    "999999: a=5",
    "²: a=5",
    "a==5",
    "pp5x",
    "5pp",
    "pair 5 plus",
    "Pair Minus 10",
]


@pytest.mark.parametrize(("line", "bets"), READ)
def test_a_line_is_read(line: str, bets: list[Bet]) -> None:
    assert parse_bets(line, any_house("rws"), (1, 2)) == bets


@pytest.mark.parametrize("line", REFUSED)
def test_a_line_that_is_no_bet(line: str) -> None:
    with pytest.raises(BetError):
        parse_bets(line, any_house("rws"), (1, 2))


def test_a_digit_may_begin_a_name() -> None:
    rules = any_house("millionaire_maker")
    assert parse_bets("25 6cb=5", rules, (1,)) == [Bet(1, "ante", 2500), Bet(1, "six_card_bonus", 500)]


@pytest.mark.parametrize("id", ["evolution", "millionaire_maker", "pompano"])
def test_a_figure_is_the_ante_though_a_name_begins_with_its_digit(id: str) -> None:
    rules = any_house(id)
    assert parse_bets("6.50", rules, (1,)) == parse_bets("1:6.5", rules, (1,)) == [Bet(1, "ante", 650)]
    assert parse_bets("6.00", rules, (1,)) == [Bet(1, "ante", 600)]
    assert parse_bets("6 6cb 6.50", rules, (1,)) == [Bet(1, "ante", 600), Bet(1, "six_card_bonus", 650)]
    for line in ("6,5", "6=5", "-6"):
        with pytest.raises(BetError):
            parse_bets(line, rules, (1,))
