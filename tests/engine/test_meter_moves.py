"""Meters come in with the settlement; a void takes back what its own game moved and nothing else."""

from fractions import Fraction

import pytest

from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from queenhigh.engine import DEALER, SUPERVISOR
from queenhigh.engine.acts import actions as act
from queenhigh.rules import load

ROYAL, BEATEN = "As Ks Qs", "Jc 8d 7h"


def played(main: int = 20_000) -> Felt:
    felt = Felt("rws").open(main=main).bet(1, ante=10, progressive="2.50").bet(2, ante=10, progressive="2.50")
    return felt.deal(BEATEN, {1: ROYAL, 2: "9c 9d 2h"}).play(1, 2)


def test_a_meter_pays_what_it_holds_when_the_round_is_settled_not_what_was_shown() -> None:
    felt = played().settle(main=12_000)
    assert felt.view("p1").meters_minor == (("main", 10_001_00),)
    assert felt.line(1, "progressive").returned_minor == 12_000_00
    [move] = felt.state.moves
    assert (move.before_minor, move.paid_minor) == (12_000_00, 12_000_00)


def test_two_tables_on_one_meter_are_settled_one_after_the_other() -> None:
    first, second = played(), played()
    first.settle(main=20_000)
    second.settle(main="10001.00")
    assert first.line(1, "progressive").returned_minor == 20_000_00
    assert second.line(1, "progressive").returned_minor == 10_001_00


def test_what_was_shown_is_paid_where_nothing_else_is_said() -> None:
    assert played().settle().line(1, "progressive").returned_minor == 20_000_00


def test_a_void_leaves_what_others_have_put_in_since() -> None:
    felt = played().settle()
    assert felt.holds == {"main": 10_001_00}
    felt.void("dealer_count", count=4, main="10500.00")
    assert felt.holds == {"main": 20_000_00 + 499_00}
    [move] = next(event for event in felt.steps[-1].events if hasattr(event, "meter_moves")).meter_moves
    assert (move.paid_minor, move.reseeded_minor, move.contributed_minor) == (-20_000_00, -10_000_00, -1_00)


def test_a_void_before_the_settlement_moves_no_meter() -> None:
    felt = played().void("foreign_card")
    assert felt.holds == {"main": 20_000_00}
    assert not felt.state.moves


@pytest.mark.parametrize(
    ("share", "coins", "fraction"), [("20%", 100, "0"), ("0.3%", 0, "3/2"), ("21%", 104, "1")]
)
def test_fractions_of_a_coin_are_said_exactly(share: str, coins: int, fraction: str) -> None:
    text = house_text("rws").replace('contribution = "20%"', f'contribution = "{share}"', 1)
    felt = Felt(load(text)).open().bet(1, ante=10, progressive="2.50").bet(2, ante=10, progressive="2.50")
    felt.deal(BEATEN, {1: "9c 9d 2h", 2: "Ac 8c 5s"}).play(1, 2).settle()
    [move] = felt.state.moves
    assert (move.contributed_minor, Fraction(move.fraction)) == (coins, Fraction(fraction))
    assert move.after_minor == 10_000_00 + coins


def test_a_void_takes_no_meter_below_nothing() -> None:
    felt = played().settle().void("dealer_count", count=4, main=0)
    assert felt.holds == {"main": 9_999_00}
    felt = Felt("rws").open().bet(1, ante=10, progressive="2.50").deal(BEATEN, "9c 9d 2h").play(1).settle()
    felt.void("dealer_count", count=4, main=0)
    assert felt.holds == {"main": 0}
    [move] = next(event for event in felt.steps[-1].events if hasattr(event, "meter_moves")).meter_moves
    assert (move.before_minor, move.contributed_minor, move.reseeded_minor, move.after_minor) == (
        0,
        -50,
        50,
        0,
    )


def test_every_meter_must_be_said_when_it_may_pay() -> None:
    felt = played().reveal()
    felt.refused(act.Settle(DEALER), "meter/missing")
    felt.settle()
    felt.refused(act.VoidGame(SUPERVISOR, 1, "dealer_count", 4), "meter/missing")
