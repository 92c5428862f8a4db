"""Fractions of a coin: kept exactly, put in when they are whole, taken back by a void."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from kit.server.accounts import Accounts
from queenhigh.ledger import carry_postings

HOUSE, CARRY, METER = "house:t1", "carry:big:t1", "meter:big"


def carried(before: str, more: str) -> tuple[str, list[tuple[str, str, int]]]:
    after, postings = carry_postings("big", "t1", Fraction(before), Fraction(more))
    assert all(each.reason == "carry" for each in postings)
    return str(after), [(each.debit, each.credit, each.amount_minor) for each in postings]


def test_a_coin_is_set_aside_for_the_first_part_of_one() -> None:
    assert carried("0", "1/4") == ("1/4", [(HOUSE, CARRY, 1)])
    assert carried("1/4", "1/4") == ("1/2", [])


def test_a_whole_coin_goes_into_the_meter() -> None:
    assert carried("3/4", "1/4") == ("0", [(CARRY, METER, 1)])
    assert carried("3/4", "1/2") == ("1/4", [(HOUSE, CARRY, 1), (CARRY, METER, 1)])
    assert carried("0", "7/2") == ("1/2", [(HOUSE, CARRY, 4), (CARRY, METER, 3)])


def test_a_void_takes_a_fraction_back_below_nothing_if_need_be() -> None:
    assert carried("3/4", "-1/4") == ("1/2", [])
    assert carried("1/4", "-1/4") == ("0", [(CARRY, HOUSE, 1)])
    assert carried("1/4", "-3/2") == ("-5/4", [(CARRY, HOUSE, 1)])
    assert carried("-5/4", "1/2") == ("-3/4", [])
    assert carried("-3/4", "1") == ("1/4", [(HOUSE, CARRY, 1)])


fractions = st.fractions(min_value=-7, max_value=7, max_denominator=1000)


@given(st.lists(fractions, min_size=1, max_size=30))
def test_nothing_is_lost(moves: list[Fraction]) -> None:
    accounts, after = Accounts(), Fraction(0)
    for count, move in enumerate(moves, start=1):
        after, postings = carry_postings("big", "t1", after, move)
        accounts.post(postings)
        assert after < 1
        assert accounts.held[METER] + after == sum(moves[:count])
        assert accounts.held[CARRY] == max(0, -(-after.numerator // after.denominator))
    assert accounts.balanced()
