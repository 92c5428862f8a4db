"""What meters hold, are fed and pay when a round is settled."""

from typing import Any

import pytest

from kit.houses.invented import invented
from queenhigh.cards import parse_cards
from queenhigh.settlement import DealerHand, MeterMove, SettlementError, settle, settled_box
from queenhigh.settlement.meters import Meters, Taken

DEALER = DealerHand(parse_cards("Qd 7h 2d"))
ROYAL = settled_box("rws", 1, "As Ks Qs", {"progressive": "2.50"})


def test_a_royal_takes_what_the_meter_holds() -> None:
    found = settle("rws", DEALER, [ROYAL], {"main": "12345.67"})
    [line] = found.lines
    assert (line.outcome, line.won_minor, line.returned_minor) == ("win", 12_343_17, 12_345_67)
    assert found.meter_moves == (MeterMove("main", 12_345_67, 50, 12_345_67, 10_000_00, 10_000_50),)
    assert settle("rws", DEALER, [ROYAL]).meter_moves[0].before_minor == 10_000_00


def test_two_shares_in_one_round_are_of_what_each_finds() -> None:
    meters = Meters(invented("twin"), {"gold": 250_000})
    royal, straight_flush = invented("twin").by_name["gold"].rows[:2]
    assert meters.take(straight_flush) == Taken("gold", 250_000, 25_000, 0)
    assert meters.take(royal) == Taken("gold", 225_000, 225_000, 100_000)
    assert meters.take(straight_flush) == Taken("gold", 100_000, 10_000, 10_000)
    meters.feed("gold", 7)
    assert meters.now_minor == {"gold": 100_007, "silver": 2_000}
    gold, silver = meters.moves(())
    assert gold == MeterMove("gold", 250_000, 7, 260_000, 110_000, 100_007, "-7")
    assert silver == MeterMove("silver", 2_000, 0, 0, 0, 2_000)


@pytest.mark.parametrize("held", [-1, "1.555", "x"])
def test_a_meter_holds_whole_coins(held: Any) -> None:
    with pytest.raises(SettlementError, match=r"\bmain\b"):
        settle("rws", DEALER, [ROYAL], {"main": held})
