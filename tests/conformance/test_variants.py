"""ultimate and its variants, second_chance, three_card_prime, uk_draw, beside the tables for all houses."""

from fractions import Fraction

import pytest

from kit.houses.changed import otherwise
from kit.play.felt import P1, Felt
from kit.play.slips import one_box, slips
from queenhigh.analysis import analyse, price
from queenhigh.cards import format_cards
from queenhigh.engine import events as ev
from queenhigh.engine import player
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house

QUALIFIES = "Qs 7h 4d"
FAILS = "Js 7h 4d"


# ultimate


@pytest.mark.clause("ultimate:1", "ultimate/R1")
def test_the_blind_is_placed_changed_and_taken_back_with_the_ante() -> None:
    felt = Felt("ultimate").open()
    placed = felt.do(act.PlaceWager(player("p1"), 1, "ante", 10_00))
    assert [type(event) for event in placed] == [ev.WagerPlaced, ev.WagerPlaced]
    assert felt.stakes(1) == {"ante": 10_00, "blind": 10_00}
    assert felt.place(1, ante=25).stakes(1) == {"ante": 25_00, "blind": 25_00}
    assert felt.withdraw(1, "ante").stakes(1) == {}
    assert not felt.state.boxes[0].player


@pytest.mark.clause("ultimate/R2", "pauma/R2", "ultimate_down/R2")
@pytest.mark.parametrize("id", ["ultimate", "pauma", "ultimate_down"])
def test_pair_plus_is_left_out(id: str) -> None:
    assert [wager.name for wager in house(id).wagers] == ["ante", "blind", "play"]


@pytest.mark.clause(
    "ultimate:2", "pauma:2", "ultimate_down:2", "oceans11:3", "second_chance:2", "second_chance/R5",
    "gila_river:1", "three_card_prime:1",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "seen"),
    [
        ("ultimate", "Qs"),
        ("pauma", "Qs"),
        ("oceans11", "Qs"),
        ("ultimate_down", "??"),
        ("second_chance", "??"),
        ("gila_river", "??"),
        ("three_card_prime", "??"),
    ],
)
def test_one_card_of_the_dealers_lies_open_from_the_deal_on_or_none(id: str, seen: str) -> None:
    felt = Felt(id).place(1, ante=10).deal("Kd 8c 3h", QUALIFIES)
    assert felt.view("bystander").dealer.cards == (seen, "??", "??")
    assert felt.view("bystander").boxes[0].cards == ("??",) * 3


@pytest.mark.clause("ultimate:4")
def test_whoever_has_not_looked_is_told_nothing_by_what_may_be_played_for() -> None:
    """Before a look all hands are offered alike; a pair would give itself away otherwise."""
    offers = []
    for hand in ("Ad Kc Jh", "2d 2c 3h"):
        felt = Felt("ultimate").place(1, ante=10).deal(hand, QUALIFIES)
        offers.append(felt.legal("p1"))
        refusal = felt.refused(act.Play(P1, 1, 30_00), "decide/wrong_amount", "ultimate:4")
        assert refusal.facts.case == "look_first"
        assert felt.view("p1").boxes[0].owed.most_minor == 30_00
    assert offers[0] == offers[1]


@pytest.mark.clause("ultimate_down/R3")
def test_the_rows_would_put_the_player_ahead_face_up_and_those_of_that_game_leave_much() -> None:
    rows = {"straight_flush": "20 to 1", "three_of_a_kind": "10 to 1", "straight": "2 to 1"}
    open_card = price("ultimate", "blind", rows).house
    houses = (house("ultimate_down"), otherwise("ultimate_down", "R3"), open_card)
    edges = [analyse(each).wagers["ante_play"].house_edge for each in houses]
    assert [f"{float(edge):.2%}" for edge in edges] == ["5.42%", "10.34%", "-1.04%"]


# second_chance


def kept(hand: str, dealer: str, new: str = "", **stakes: int) -> Felt:
    """One box that keeps its cards, with an Ante of 10."""
    felt = Felt("second_chance").place(1, "", ante=10, **stakes).deal(hand, dealer).look(1).play(1)
    return felt.settle(fourth=new)


def replaced(hand: str, dealer: str, new: str) -> Felt:
    """One box that replaces all three cards, with an Ante of 10."""
    felt = Felt("second_chance").place(1, ante=10).deal(hand, dealer).look(1)
    return felt.play(1, discard=hand).settle(new=new)


@pytest.mark.clause("second_chance:3")
def test_who_keeps_raises_nothing_and_who_replaces_all_three_raises_an_ante() -> None:
    felt = Felt("second_chance").place(1, ante=10).deal("6s 5h 4d", "Kc 8d 2h").look(1)
    felt.refused(act.Fold(P1, 1), "decide/no_fold", "second_chance:3")
    felt.refused(act.Play(P1, 1, 10_00, felt.state.box(1).cards[:1]), "decide/no_draw", "second_chance:3")
    assert "play" not in slips(kept("6s 5h 4d", "Kc 8d 2h"))
    assert replaced("6s 5h 3d", "Kc 8d 2h", "As Ad 4c").line(1, "play").stake_minor == 10_00


@pytest.mark.clause("second_chance:4", "second_chance/R3")
@pytest.mark.parametrize(
    ("dealer", "new", "ante"),
    [("Kc 8d 2h", "", "win"), ("Qc 8d 2h", "Ac Jd 9h", "lose"), ("Qc 8d 2h", "7c 6d 3h", "win")],
)
def test_the_dealer_replaces_a_hand_below_king_high_once(dealer: str, new: str, ante: str) -> None:
    assert slips(kept("As 5h 3d", dealer, new))["ante"][0] == ante


@pytest.mark.clause("second_chance:5", "second_chance:6")
@pytest.mark.parametrize(
    ("new", "ending"),
    [
        ("5s 4s 3s", ("win", 60_00, ":6")),
        ("5s 5h 5d", ("win", 40_00, ":6")),
        ("5s 4h 3d", ("win", 15_00, ":6")),
        ("9s 7s 2s", ("win", 10_00, ":6")),
        ("As 9h 3d", ("win", 10_00, ":6")),
        ("Ks 8h 2c", ("push", 0, ":5")),
        ("Ks 7h 3d", ("lose", 0, ":5")),
    ],
)
def test_ante_and_raise_by_the_winning_hand(new: str, ending: tuple[str, int, str]) -> None:
    found = slips(replaced("Th 7d 4c", "Kc 8d 2h", new))
    assert found["ante"] == found["play"] == ending


@pytest.mark.clause("second_chance:7", "second_chance/R1", "second_chance/R2")
@pytest.mark.parametrize(
    ("hand", "dealer", "times"),
    [
        ("As Ah Ad", "Kc 8d 2h", 35),
        ("Ks 8h 2c", "Ac Ad Ah", 35),
        ("5s 4s 3s", "Ac Ad Ah", 35),
        ("5s 4s 3s", "Kc 8d 2h", 15),
        ("Ks 8h 2c", "5d 5h 5c", 12),
        ("5s 4h 3d", "Kc 8d 2h", 3),
        ("Ks 8h 2c", "Jd 7d 2d", 2),
        ("As Ah 3d", "Kc 8d 2h", 0),
    ],
)
def test_best_hand_bonus_on_either_hand(hand: str, dealer: str, times: int) -> None:
    found = slips(kept(hand, dealer, best_hand=5))["best_hand"]
    assert found == ("win" if times else "lose", times * 5_00, ":7")


# three_card_prime


@pytest.mark.clause(
    "three_card_prime:4", "three_card_prime:5", "three_card_prime:6", "three_card_prime:7",
    "three_card_prime:8", "three_card_prime/R1", "three_card_prime/R2",
)  # fmt: skip
@pytest.mark.parametrize(
    ("hand", "dealer", "ante", "play"),
    [
        ("Kd 8c 3h", QUALIFIES, ("win", 10_00, ":6"), ("win", 10_00, ":6")),
        ("6s 5h 4c", QUALIFIES, ("win", 10_00, ":6"), ("win", 20_00, "/R1")),
        ("5s 5h 5d", QUALIFIES, ("win", 10_00, ":6"), ("win", 40_00, "/R1")),
        ("4s 3s 2s", QUALIFIES, ("win", 10_00, ":6"), ("win", 50_00, "/R1")),
        ("Kd 8c 3h", FAILS, ("push", 0, ":5"), ("win", 10_00, ":5")),
        ("Td 8c 3h", FAILS, ("push", 0, ":5"), ("win", 10_00, ":5")),
        ("6s 5h 4c", FAILS, ("push", 0, ":5"), ("win", 20_00, "/R1")),
        ("Qd 7c 4h", QUALIFIES, ("push", 0, ":8"), ("win", 10_00, ":8")),
        ("6s 5h 4c", "6d 5c 4h", ("push", 0, ":8"), ("win", 20_00, "/R1")),
        ("Qd 7c 3h", QUALIFIES, ("lose", 0, ":7"), ("lose", 0, ":7")),
        ("Ts 6s 4s", "Ac Kc 9c", ("lose", 0, ":7"), ("lose", 0, ":7")),
        ("6s 5h 4c", "7d 6c 5d", ("lose", 0, ":7"), ("win", 20_00, "/R1")),
        ("5s 5h 5d", "Ac Ad Ah", ("lose", 0, ":7"), ("win", 40_00, "/R1")),
        ("4s 3s 2s", "Ac Kc Qc", ("lose", 0, ":7"), ("win", 50_00, "/R1")),
    ],
)
def test_play_is_paid_by_the_players_hand(
    hand: str, dealer: str, ante: tuple[str, int, str], play: tuple[str, int, str]
) -> None:
    found = slips(one_box("three_card_prime", hand, dealer, ante=10))
    assert (found["ante"], found["play"]) == (ante, play)


@pytest.mark.clause("three_card_prime/R6")
def test_the_other_reading_pays_the_ante_and_returns_the_play_where_the_dealer_fails() -> None:
    both = (house("three_card_prime"), otherwise("three_card_prime", "R6"))
    for each, ends in zip(both, (("push", "win"), ("win", "push")), strict=True):
        found = slips(one_box(each, "6s 5h 4c", FAILS, ante=10))
        assert (found["ante"][0], found["play"][0]) == ends


@pytest.mark.clause("three_card_prime:2", "three_card_prime:9", "three_card_prime/R3", "three_card_prime/R4")
def test_pair_bonus_and_all_six_bonus_are_left_out() -> None:
    assert [wager.name for wager in house("three_card_prime").wagers] == ["ante", "play", "prime"]


# uk_draw


def drawn(hand: str, dealer: str, fourth: str, discard: str = "", new: str = "") -> Felt:
    """One box with an Ante of 10 and a First 3 Bonus of 5, settled."""
    felt = Felt("uk_draw").place(1, ante=10, first_three=5).deal(hand, dealer).look(1)
    return felt.play(1, discard=discard).settle(new=new, fourth=fourth)


@pytest.mark.clause("uk_draw:1", "uk_draw:2")
def test_one_card_may_be_replaced_for_a_wager_as_large_as_the_ante() -> None:
    felt = drawn("Qd Js 3c", "Kc 9d 4h", "2s", discard="3c", new="Ah")
    assert felt.line(1, "play").stake_minor == 10_00
    assert format_cards(felt.state.box(1).final) == "Qd Js Ah"
    assert len(felt.state.boxes) == 7


@pytest.mark.clause("uk_draw:3", "uk_draw:4", "uk_draw/R1")
@pytest.mark.parametrize(
    ("hand", "fourth", "ante"),
    [
        ("Ad Js 3c", "2s", "win"),
        ("Ad Js 3c", "9h", "lose"),
        ("Kd 9s 4c", "2s", "push"),
        ("5d 4s 2c", "3s", "lose"),
    ],
)
def test_the_best_three_of_the_dealers_four_and_no_qualifying(hand: str, fourth: str, ante: str) -> None:
    found = slips(drawn(hand, "Kc 9d 4h", fourth))
    assert found["ante"] == found["play"] == (ante, 10_00 if ante == "win" else 0, ":4")


@pytest.mark.clause("uk_draw:5", "uk_draw:6", "uk_draw/R2")
@pytest.mark.parametrize(
    ("hand", "in_to_win", "first_three"),
    [
        ("As Ks Qs", 20, 200),
        ("4s 3s 2s", 10, 50),
        ("5s 5h 5d", 5, 30),
        ("6s 5h 4d", 1, 6),
        ("Ts 6s 4s", 0, 3),
        ("2s 2h 3d", 0, 1),
    ],
)
def test_in_to_win_and_first_three_bonus_whoever_wins(hand: str, in_to_win: int, first_three: int) -> None:
    found = slips(drawn(hand, "Ac Kc 9d", "2d"))
    assert found.get("play_bonus") == (("win", in_to_win * 10_00, ":5") if in_to_win else None)
    assert found["first_three"] == ("win", first_three * 5_00, ":6")
    beaten = slips(drawn(hand, "Ac Kc Qc", "2d"))
    assert beaten.get("play_bonus") == found.get("play_bonus")


@pytest.mark.clause("uk_draw:5", "uk_draw:6", "uk_draw/R3")
def test_the_first_three_count_even_where_one_is_replaced_and_the_last_for_the_other_bonus() -> None:
    broken = drawn("9s 9h 3d", "Ac Kc 4d", "2d", discard="9h", new="8c")
    assert slips(broken)["first_three"] == ("win", 5_00, ":6")
    made = drawn("6s 5h Kd", "Ac Kc Qc", "2d", discard="Kd", new="4s")
    assert slips(made)["first_three"][0] == "lose"
    assert slips(made)["play_bonus"] == ("win", 10_00, ":5")


@pytest.mark.clause("uk_draw/R4")
def test_other_odds_give_the_published_first_three_bonus() -> None:
    odds = {"mini_royal_first": "100 to 1", "straight_flush_first": "60 to 1"}
    assert price("uk_draw", "first_three", odds).new.house_edge == Fraction(122, 5525)
