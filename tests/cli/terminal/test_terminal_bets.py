"""A typed line of bets, read without a table."""

import pytest

from kit.houses.invented import ALL_HOUSES, any_house
from queenhigh.cli.terminal.bets import Bet, BetError, find_wager, parse_bets, placed_before_deal, short_name

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
]


@pytest.mark.parametrize(("line", "bets"), READ)
def test_a_line_is_read(line: str, bets: list[Bet]) -> None:
    assert parse_bets(line, any_house("rws"), (1, 2)) == bets


@pytest.mark.parametrize("line", REFUSED)
def test_a_line_that_is_no_bet(line: str) -> None:
    with pytest.raises(BetError):
        parse_bets(line, any_house("rws"), (1, 2))


@pytest.mark.parametrize("id", ALL_HOUSES)
def test_short_names_are_found_again(id: str) -> None:
    rules = any_house(id)
    for wager in placed_before_deal(rules):
        assert find_wager(rules, short_name(rules, wager)) is wager
        assert find_wager(rules, wager.name.upper()) is wager
