"""What a round has of a player, at risk, kept back and paid; and the least purse that is enough for a bet."""

import pytest

from kit.houses.invented import invented
from kit.play.felt import Felt
from kit.server.pit import Pit
from queenhigh.ledger import Exposure, exposure, exposures, least_bet_minor, paid_by
from queenhigh.rules import house, house_ids
from queenhigh.table.turn import Refused


def test_the_least_play_is_kept_back_until_it_is_decided() -> None:
    felt = Felt("rws").place(1, "ann", ante=10, pair_plus=5)
    assert exposure(felt.state, "ann") == Exposure(1500, 1000, risk_minor=2500)
    felt.deal("9c 9d 2h", "Qc 8d 7h")
    assert exposure(felt.state, "ann") == Exposure(1500, 1000, risk_minor=2500)
    felt.play(1)
    assert exposure(felt.state, "ann") == Exposure(2500, 0, risk_minor=2500)
    felt.settle()
    assert exposure(felt.state, "ann") == Exposure(lost_minor=-2500)


def test_a_fold_leaves_what_lives_on() -> None:
    felt = Felt("prime").place(1, "ann", ante=10, pair_plus=5)
    felt.deal("6s 6c 3s", "Ac Ad 4h").fold(1)
    assert exposure(felt.state, "ann") == Exposure(500, 0, risk_minor=1500)


def test_every_box_of_a_player_counts_and_nobody_elses() -> None:
    felt = Felt(invented("twin")).place(1, "ann", ante=100)
    felt.place(2, "ben", ante=500).place(3, "ann", ante=200)
    assert exposure(felt.state, "ann") == Exposure(300, 300, risk_minor=600)
    assert exposure(felt.state, "cho") == Exposure()
    assert list(exposures(felt.state)) == ["ann", "ben"]


def test_paid_is_all_that_came_back() -> None:
    felt = Felt("rws").place(1, "ann", ante=10, pair_plus=5).place(2, "ben", ante=10)
    felt.deal({1: "9c 9d 2h", 2: "Jc 8c 5s"}, "Qc 8d 7h").play(1, 2)
    assert paid_by(felt.state, "ann") == 0
    felt.settle()
    assert (paid_by(felt.state, "ann"), paid_by(felt.state, "ben")) == (5000, 0)
    felt.void("dealer_count", count=4)
    assert paid_by(felt.state, "ann") == 0


def test_what_a_voided_box_got_back_is_for_good() -> None:
    felt = Felt("prime").place(1, "ann", ante=10).place(2, "ben", ante=10)
    felt.deal({1: "9d 8h 2h", 2: "Ac 8d 5s"}, "Kc Ts 4h")
    felt.void_box(1)
    assert exposure(felt.state, "ann") == Exposure()
    assert paid_by(felt.play(2).settle().state, "ann") == 0


@pytest.mark.parametrize("id", house_ids())
def test_the_least_bet_can_be_placed_and_nothing_can_with_less(id: str) -> None:
    least_minor = least_bet_minor(house(id))
    for purse_minor in (least_minor, least_minor - 1):
        found = set()
        for wager in house(id).wagers:
            if wager.opens_box and wager.limits:
                pit = Pit(id)
                pit.grant("ann", purse_minor)
                box = pit.sit("ann", grant=False)
                try:
                    pit.act("ann", "place", box=box, wager=wager.name, amount_minor=wager.limits.least_minor)
                    found.add("placed")
                except Refused as refused:
                    found.add(refused.code)
        assert ("placed" in found) if purse_minor == least_minor else found == {"purse/short"}
