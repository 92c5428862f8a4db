"""A whole command in the books: transfers event by event, and after each round the fractions it leaves."""

from fractions import Fraction

from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from queenhigh.engine import Event
from queenhigh.ledger import Booked, Books, book
from queenhigh.rules import load

BOOKS = Books("t1", {"main": "big"})
HOUSE, CARRY, METER = "house:t1", "carry:big:t1", "meter:big"
Told = tuple[str, str, int]


def lost_round(share: str = "0.3%") -> Felt:
    """A Progressive of 2.50 is lost, and the meter is owed this share of it."""
    text = house_text("rws").replace('contribution = "20%"', f'contribution = "{share}"', 1)
    felt = Felt(load(text)).open().bet(1, "ann", ante=10, progressive="2.50")
    return felt.deal("Qc 8d 7h", "9c 9d 2h").play(1).settle()


def booked(felt: Felt, carry: dict[str, Fraction]) -> Booked:
    events: list[Event] = [event for step in felt.steps for event in step.events]
    return book(felt.before, events, BOOKS, carry)


def into_meter(found: Booked) -> list[Told]:
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


def test_a_fraction_is_carried_after_all_that_its_round_moved() -> None:
    found = booked(lost_round(), {})
    assert found.carry == {"big": Fraction(3, 4)}
    assert into_meter(found) == [(HOUSE, CARRY, 1)]
    assert found.postings[-1].credit == CARRY


def test_what_was_carried_before_comes_to_a_coin() -> None:
    known = {"big": Fraction(3, 4), "small": Fraction(1, 7)}
    found = booked(lost_round(), known)
    assert found.carry == {"big": Fraction(1, 2), "small": Fraction(1, 7)}
    assert into_meter(found) == [(HOUSE, CARRY, 1), (CARRY, METER, 1)]
    assert known == {"big": Fraction(3, 4), "small": Fraction(1, 7)}, "what is given stays as it is"


def test_whole_coins_leave_nothing_to_carry() -> None:
    found = booked(lost_round("20%"), {})
    assert found.carry == {}
    assert into_meter(found) == [(HOUSE, METER, 50)]


def test_a_void_takes_the_fraction_back() -> None:
    found = booked(lost_round().void("dealer_count", count=4), {})
    assert found.carry == {"big": 0}
    assert into_meter(found) == [(HOUSE, CARRY, 1), (CARRY, HOUSE, 1)]
