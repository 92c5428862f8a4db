"""An offer makes its act: what it leaves open is chosen, what lies outside is refused; `decide` agrees."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

import queenhigh as qh
from kit.strategies import fill, houses, next_action, people, seeds
from queenhigh import DEALER, Felt, Offer, OfferError, actions, player
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
    with pytest.raises(OfferError, match=r"count: .* and not 52"):
        counted.act(count=52)
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


OUTSIDE: list[tuple[str, str, str, dict[str, object], dict[str, Any], str]] = [
    ("betting", "ann", "place", {"box": 1, "wager": "pair_plus"}, {}, "place needs a choice of amount_minor"),
    ("betting", "ann", "place", {"box": 1, "wager": "ante"}, {"amount_minor": 1}, "500 to .* in steps of"),
    ("betting", "ann", "place", {"box": 1, "wager": "ante"}, {"amount_minor": 10.0}, "is not of the kind"),
    (
        "betting",
        "ann",
        "place",
        {"box": 1, "wager": "ante"},
        {"box": 2},
        "no choice of box",
    ),
    ("betting", "dealer", "close", {}, {"cards": ""}, "close leaves no choice of cards, only of nothing"),
    ("closed", "dealer", "deal", {"method": "hand"}, {"cards": "Kh Kd"}, "6 different ones"),
    ("closed", "dealer", "deal", {"method": "hand"}, {"cards": "Kh Kh 4c Qs 7h 2d"}, "6 different ones"),
    ("closed", "dealer", "deal", {"method": "hand"}, {"cards": "Kx"}, "cards: 'Kx' is not a card"),
    ("closed", "dealer", "deal", {"method": "hand"}, {"cards": "Kh", "boxes": (9,)}, "boxes: some of"),
    ("deciding", "ann", "play", {}, {"amount_minor": 1}, "one of \\(1000,\\)"),
    ("deciding", "ann", "play", {}, {"discards": "4c"}, "discards: 0 cards at most"),
    ("deciding", "supervisor", "move_hands", {}, {"moves": [(1, 5)]}, "moves: between"),
    ("deciding", "supervisor", "void_game", {"ground": "exposed_cards"}, {"count": 0}, "count: 2 or more"),
    ("deciding", "supervisor", "void_game", {"ground": "exposed_cards"}, {}, "count: 2 or more"),
    ("deciding", "supervisor", "void_game", {"ground": "wrong_deal"}, {"repairable": True}, "put right"),
    ("settling", "dealer", "settle", {}, {}, "meters_minor: each of"),
    ("settling", "dealer", "settle", {}, {"meters_minor": {"gold": 5}}, "meters_minor: each of"),
]


@pytest.mark.parametrize(("phase", "who", "do", "which", "choice", "says"), OUTSIDE)
def test_a_choice_outside_the_room_is_refused(
    phase: str, who: str, do: str, which: dict[str, object], choice: dict[str, Any], says: str
) -> None:
    by = ANN if who == "ann" else None
    with pytest.raises(OfferError, match=says):
        offer(stage(phase), who, do, **which).act(by, **choice)


def test_a_player_says_who_they_are() -> None:
    with pytest.raises(OfferError, match="say by whom"):
        offer(stage("deciding"), "ann", "fold").act()


@given(houses, seeds)
def test_whatever_an_offer_makes_is_legal(house: qh.House, seed: int) -> None:
    """Every offer of everybody, all along a round: `decide` refuses none of what they make."""
    felt, rng = Felt(house), Random(seed)
    for _ in range(20):
        for by in people(felt.state):
            for each in felt.legal(by):
                assert refusal(felt.state, fill(each, by, felt.state, rng)) is None, each
        felt.do(next_action(felt.state, rng, trouble=0.05))


def test_who_acts_may_be_text_and_must_have_the_role() -> None:
    felt = Felt("ultimate").open()
    offer = next(each for each in felt.legal("ann") if each.do == "place")
    assert offer.act("ann", amount_minor=500) == offer.act(player("ann"), amount_minor=500)
    with pytest.raises(OfferError, match="done by a player, not by a dealer"):
        offer.act(DEALER, amount_minor=500)


def test_an_offer_says_what_it_has_room_for() -> None:
    felt = Felt("draw").place(1, "ann", ante=10)
    assert offer(felt, "ann", "place", box=1, wager="ante").takes(1500)
    assert not offer(felt, "ann", "place", box=1, wager="ante").takes(1)
    play = offer(felt.deal({1: "Kh Kd 4c"}, "Qs 7h 2d").look(1), "ann", "play", box=1)
    assert play.takes(1000)
    assert not play.takes(0), "nobody stands for nothing here"
