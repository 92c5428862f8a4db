"""An offer makes its act: what it leaves open is chosen, what lies outside is refused; `decide` agrees."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

import queenhigh as qh
from kit import golden
from kit.play.strategies import fill, houses, next_action, people, seeds
from queenhigh import DEALER, Actor, Felt, Offer, actions
from queenhigh.engine import OfferError
from queenhigh.engine.acts.legal import refusal

ANN = qh.player("ann")


def offer(felt: Felt, who: str, do: str, **wanted: object) -> Offer:
    [found] = [
        each
        for each in felt.legal(who)
        if each.do == do and all(getattr(each, name) == value for name, value in wanted.items())
    ]
    return found


def test_an_offer_becomes_its_act() -> None:
    felt = Felt("draw").open()
    assert offer(felt, "ann", "place", box=2, wager="ante").act(ANN, amount_minor=1000) == (
        actions.PlaceWager(ANN, 2, "ante", 1000)
    )
    felt.place(2, "ann", ante=10)
    assert offer(felt, "dealer", "close").act() == actions.CloseBetting(qh.DEALER)
    assert offer(felt, "ann", "withdraw").act(ANN) == actions.WithdrawWager(ANN, 2, "ante")
    felt.close()
    deal = offer(felt, "dealer", "deal", method="shuffler").act(cards="Kh Kd 4c Qs 7h 2d")
    felt.do(deal)
    felt.do(offer(felt, "ann", "look").act(ANN))
    play = offer(felt, "ann", "play").act(ANN, discards=["4c"])
    assert play == actions.Play(ANN, 2, 1000, qh.parse_cards("4c")), "there is one amount to play for"
    felt.do(play)
    felt.do(offer(felt, "dealer", "replace").act(cards="9s"))
    felt.do(offer(felt, "dealer", "reveal").act())
    felt.do(offer(felt, "dealer", "draw_fourth").act(card="2c"))
    felt.do(offer(felt, "dealer", "settle").act())
    assert felt.state.phase == "settled"


def test_a_fixed_stake_need_not_be_said() -> None:
    felt = Felt("sixcard").place(1, "ann", ante=10, pair_plus=5)
    found = offer(felt, "ann", "place", box=1, wager="progressive").act(ANN)
    assert found == actions.PlaceWager(ANN, 1, "progressive", 500)


def test_a_void_says_its_number_where_the_ground_is_one() -> None:
    felt = Felt("rws").place(1, "ann", ante=10).deal("Kh Kd 4c", "Qs 7h 2d")
    counted = offer(felt, "supervisor", "void_game", ground="deck_count")
    assert counted.act(count=51) == actions.VoidGame(qh.SUPERVISOR, 1, "deck_count", 51)
    foreign = offer(felt, "supervisor", "void_game", ground="foreign_card")
    assert foreign.act() == actions.VoidGame(qh.SUPERVISOR, 1, "foreign_card")


def test_meters_may_be_a_mapping() -> None:
    felt = Felt("rws")
    opened = offer(felt, "dealer", "open")
    assert opened.act(meters_minor={"main": 5}) == actions.OpenBetting(qh.DEALER, (("main", 5),))
    assert opened.act() == actions.OpenBetting(qh.DEALER)


def stage(name: str) -> Felt:
    felt = Felt("rws").place(1, "ann", ante=10)
    if name != "betting":
        felt.close()
    if name in ("deciding", "settling"):
        felt.deal("Kh Kd 4c", dealer="Qs 7h 2d")
    return felt.play(1).reveal() if name == "settling" else felt


Fields = dict[str, Any]
OUTSIDE: list[tuple[str, str, Fields, Fields]] = [
    ("betting ann", "place", {"wager": "pair_plus"}, {}),
    ("betting ann", "place", {"wager": "ante"}, {"amount_minor": 1}),
    ("betting ann", "place", {"wager": "ante"}, {"amount_minor": 10.0}),
    ("betting ann", "place", {"wager": "ante"}, {"box": 2}),
    ("betting dealer", "close", {}, {"cards": ""}),
    ("closed dealer", "deal", {"method": "hand"}, {"cards": "Kh Kd"}),
    ("closed dealer", "deal", {"method": "hand"}, {"cards": "Kh Kh 4c Qs 7h 2d"}),
    ("closed dealer", "deal", {"method": "hand"}, {"cards": "Kx"}),
    ("closed dealer", "deal", {"method": "hand"}, {"cards": "Kh", "boxes": (9,)}),
    ("deciding ann", "play", {}, {"amount_minor": 1}),
    ("deciding ann", "play", {}, {"discards": "4c"}),
    ("deciding supervisor", "move_hands", {}, {"moves": [(1, 5)]}),
    ("deciding supervisor", "void_game", {"ground": "exposed_cards"}, {"count": 0}),
    ("deciding supervisor", "void_game", {"ground": "exposed_cards"}, {}),
    ("deciding supervisor", "void_game", {"ground": "deck_count"}, {"count": 52}),
    ("deciding supervisor", "void_game", {"ground": "wrong_deal"}, {"repairable": True}),
    ("settling dealer", "settle", {}, {}),
    ("settling dealer", "settle", {}, {"meters_minor": {"gold": 5}}),
]
"""Phase and person, the offer, and a choice that it has no room for."""


def refused(found: Offer, by: Actor | str | None, choice: Fields) -> str:
    with pytest.raises(OfferError) as caught:
        found.act(by, **choice)
    return str(caught.value)


@pytest.mark.golden
def test_a_choice_outside_the_room_is_refused() -> None:
    told = []
    for where, do, which, choice in OUTSIDE:
        phase, person = where.split()
        box = {"box": 1} if do == "place" else {}
        found = offer(stage(phase), person, do, **box, **which)
        said = ", ".join(f"{name}={value!r}" for name, value in choice.items())
        told.append(f"{do}({said})\n    {refused(found, ANN if person == 'ann' else None, choice)}")
    fold = offer(stage("deciding"), "ann", "fold")
    told += [f"{by} folds\n    {refused(fold, by, {})}" for by in (None, DEALER, "supervisor")]
    golden.compare("golden/texts/offer_errors.txt", "\n".join([*told, ""]))


def test_a_player_may_be_named_by_text() -> None:
    found = offer(stage("betting"), "ann", "place", box=1, wager="pair_plus")
    assert found.act("ann", amount_minor=500) == found.act(ANN, amount_minor=500)


@given(houses, seeds)
def test_whatever_an_offer_makes_is_legal(house: qh.House, seed: int) -> None:
    """Every offer of everybody, all along a round: `decide` refuses none of what they make."""
    felt = Felt(house)
    rng = Random(seed)
    for _ in range(20):
        for by in people(felt.state):
            for each in felt.legal(by):
                assert refusal(felt.state, fill(each, by, felt.state, rng)) is None, each
        felt.do(next_action(felt.state, rng, trouble=0.05))


def test_an_offer_says_what_it_has_room_for() -> None:
    felt = Felt("draw").place(1, "ann", ante=10)
    assert offer(felt, "ann", "place", box=1, wager="ante").takes(1500)
    assert not offer(felt, "ann", "place", box=1, wager="ante").takes(1)
    play = offer(felt.deal({1: "Kh Kd 4c"}, "Qs 7h 2d").look(1), "ann", "play", box=1)
    assert play.takes(1000)
    assert not play.takes(0), "nobody stands for nothing here"
