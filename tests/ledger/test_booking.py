"""A command in the books, and fractions of a coin: kept exactly, put in when whole, taken back by a void."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from kit.server.accounts import Accounts
from queenhigh.engine import Event
from queenhigh.ledger import Booked, Books, book, carry_postings
from queenhigh.rules import load

BOOKS = Books("t1", {"main": "big"})
HOUSE = "house:t1"
CARRY = "carry:big:t1"
METER = "meter:big"
Moved = tuple[str, str, int]
ASIDE: Moved = (HOUSE, CARRY, 1)
BACK: Moved = (CARRY, HOUSE, 1)


def lost_round(share: str = "0.3%") -> Felt:
    """A Progressive of 2.50 is lost, and the meter is owed this share of it."""
    text = house_text("rws").replace('contribution = "20%"', f'contribution = "{share}"', 1)
    felt = Felt(load(text)).place(1, "ann", ante=10, progressive="2.50")
    return felt.deal("9c 9d 2h", "Qc 8d 7h").play(1).settle()


def booked(felt: Felt, carry: dict[str, Fraction]) -> Booked:
    events: list[Event] = [event for step in felt.steps for event in step.events]
    return book(felt.before, events, BOOKS, carry)


def into_meter(found: Booked) -> list[Moved]:
    """What was moved to and from the meter and what is carried for it."""
    moved = ((each.debit, each.credit, each.amount_minor) for each in found.postings)
    return [each for each in moved if {CARRY, METER} & {*each[:2]}]


def test_the_round_comes_out_with_every_transfer() -> None:
    felt = lost_round()
    found = booked(felt, {})
    assert found.after == felt.state
    assert [each.reason for each in found.postings[:3]] == ["stake", "stake", "play"]
    balance = dict.fromkeys(("player:ann", "escrow:t1:1", HOUSE, CARRY), 0)
    for each in found.postings:
        balance[each.debit] -= each.amount_minor
        balance[each.credit] += each.amount_minor
    assert balance == {"player:ann": 17_50, "escrow:t1:1": 0, HOUSE: -17_51, CARRY: 1}
    assert found.carry == {"big": Fraction(3, 4)}
    assert into_meter(found) == [ASIDE]
    assert found.postings[-1].credit == CARRY, "a fraction is carried after all that its round moved"


def test_what_was_carried_before_comes_to_a_coin() -> None:
    known = {"big": Fraction(3, 4), "small": Fraction(1, 7)}
    found = booked(lost_round(), known)
    assert found.carry == {"big": Fraction(1, 2), "small": Fraction(1, 7)}
    assert into_meter(found) == [ASIDE, (CARRY, METER, 1)]
    assert known == {"big": Fraction(3, 4), "small": Fraction(1, 7)}, "what is given stays as it is"


def test_whole_coins_leave_nothing_to_carry() -> None:
    found = booked(lost_round("20%"), {})
    assert found.carry == {}
    assert into_meter(found) == [(HOUSE, METER, 50)]


def test_a_void_takes_the_fraction_back() -> None:
    found = booked(lost_round().void("dealer_count", count=4), {})
    assert found.carry == {"big": 0}
    assert into_meter(found) == [ASIDE, BACK]


@pytest.mark.parametrize(
    ("before", "more", "after", "moved"),
    [
        ("0", "1/4", "1/4", [ASIDE]),
        ("1/4", "1/4", "1/2", []),
        ("3/4", "1/4", "0", [(CARRY, METER, 1)]),
        ("3/4", "1/2", "1/4", [ASIDE, (CARRY, METER, 1)]),
        ("0", "7/2", "1/2", [(HOUSE, CARRY, 4), (CARRY, METER, 3)]),
        ("3/4", "-1/4", "1/2", []),
        ("1/4", "-1/4", "0", [BACK]),
        ("1/4", "-3/2", "-5/4", [BACK]),
        ("-5/4", "1/2", "-3/4", []),
        ("-3/4", "1", "1/4", [ASIDE]),
    ],
)
def test_coins_are_set_aside_for_fractions(before: str, more: str, after: str, moved: list[Moved]) -> None:
    """A void takes a fraction back, below nothing if need be."""
    found, postings = carry_postings("big", "t1", Fraction(before), Fraction(more))
    assert str(found) == after
    assert [(each.debit, each.credit, each.amount_minor) for each in postings] == moved
    assert all(each.reason == "carry" for each in postings)


fractions = st.fractions(min_value=-7, max_value=7, max_denominator=1000)


@given(st.lists(fractions, min_size=1, max_size=30))
def test_nothing_is_lost(moves: list[Fraction]) -> None:
    accounts = Accounts()
    after = Fraction(0)
    for count, move in enumerate(moves, start=1):
        after, postings = carry_postings("big", "t1", after, move)
        accounts.post(postings)
        assert after < 1
        assert accounts.held[METER] + after == sum(moves[:count])
        assert accounts.held[CARRY] == max(0, -(-after.numerator // after.denominator))
    assert accounts.balanced()
