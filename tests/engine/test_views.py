"""What leaves for many at once is what leaves for each; and what a round may still ask of a player."""

from random import Random

import pytest
from hypothesis import given, settings

from kit.houses.invented import invented
from kit.play.felt import Felt
from kit.play.strategies import houses, people, play, seeds
from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, Actor, owed, player, view, views
from queenhigh.engine.owed import Owed
from queenhigh.rules import House
from queenhigh.wire import encode

NAMES = {"ann": "Ann of the North", "ben": "dealer"}


@settings(max_examples=60, deadline=None)
@given(houses, seeds)
def test_views_for_many_are_byte_equal_to_views_one_by_one(house: House, seed: int) -> None:
    rng = Random(seed)
    for state in play(house, rng, most_steps=60, trouble=0.05).states:
        viewers = [*people(state), player("nobody"), Actor("dealer", "d2")]
        rng.shuffle(viewers)
        many = views(state, viewers, NAMES)
        assert [encode(one) for one in many] == [encode(view(state, who, NAMES)) for who in viewers]


def test_the_name_shown_is_a_matter_of_the_view() -> None:
    felt = Felt("rws").open().bet(1, "u17", ante=10)
    shown = view(felt.state, DEALER, {"u17": "dealer"}).boxes[0]
    assert (shown.player, shown.name) == ("u17", "dealer")
    assert view(felt.state, DEALER).boxes[0].name == "u17"


@pytest.mark.parametrize("viewer", [DEALER, SUPERVISOR, BYSTANDER, player("p1")])
def test_a_view_holds_nothing_that_can_be_changed(viewer: Actor) -> None:
    felt = Felt("rws").open(main=500).bet(1, ante=10).deal("Qs 7h 2d", "Kh Kd 4c")
    assert hash(view(felt.state, viewer)) == hash(view(felt.state, viewer))
    assert hash(felt.state.boxes) == hash(felt.state.boxes)
    for step in felt.steps:
        assert hash(step) == hash(step)


def test_the_play_to_come_is_owed_until_the_box_has_decided() -> None:
    felt = Felt(invented("upcard")).open().bet(1, ante=10).bet(2, pair_plus=5)
    assert owed(felt.state, 1) == Owed(10_00, 30_00)
    assert owed(felt.state, 2) == owed(felt.state, 3) == Owed(0, 0)
    felt.bet(1, ante=20)
    assert felt.view("p1").boxes[0].owed == Owed(20_00, 60_00)
    felt.deal("7d Kc 4h", {1: "As 9c 9s", 2: "2c 3d 5h"})
    assert owed(felt.state, 1) == Owed(20_00, 60_00)
    felt.look(1).play(1, times=3)
    assert owed(felt.state, 1) == Owed(0, 0)


@pytest.mark.parametrize("end", ["fold", "void"])
def test_nothing_is_owed_once_the_hand_is_gone(end: str) -> None:
    felt = Felt("rws").open().bet(1, ante=10).bet(2, ante=5).deal("Qs 7h 2d", {1: "Kh Kd 4c", 2: "9c 8c 7c"})
    if end == "fold":
        felt.fold(1)
    else:
        felt.void("foreign_card")
    assert owed(felt.state, 1) == Owed(0, 0)


@pytest.mark.parametrize("number", [0, -1, 8])
def test_nothing_is_owed_by_a_box_that_is_not_there(number: int) -> None:
    with pytest.raises(IndexError):
        owed(Felt("rws").open().bet(7, ante=10).state, number)


def test_dealer_and_supervisor_see_the_same_boxes_and_a_bystander_less() -> None:
    felt = Felt("rws").open().bet(1, ante=10, progressive="2.50").bet(2, ante=10)
    felt.deal("Qs 7h 2d", {1: "9h 8h 3c", 2: "Kh Kd 4c"}).fold(1).play(2).settle()
    dealer, supervisor, bystander = views(felt.state, [DEALER, SUPERVISOR, BYSTANDER])
    assert dealer.boxes == supervisor.boxes
    assert dealer.boxes[0].cards == ("9h", "8h", "3c")
    assert bystander.boxes[0].cards == ("??",) * 3
