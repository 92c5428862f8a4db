"""draw 1 to 7: stand, draw or fold, the dealer's fourth card, the contest, and both bonuses."""

import pytest

from kit.houses.toml_text import house_text
from kit.play.felt import P1, Felt
from kit.play.slips import slip
from queenhigh.cards import parse_card, parse_cards
from queenhigh.engine import DEALER
from queenhigh.engine.acts import actions as act
from queenhigh.rules import House, load
from queenhigh.rules.awards import Nothing
from queenhigh.words import hand_name

DULL = "Jh 9c 8s"
STANDS = "4c 4d 9s"
"""A dealer's pair: nobody draws a fourth card, and it loses to every paying hand."""


def stood(hand: str, dealer: str = STANDS, fourth: str = "", rules: House | str = "draw") -> Felt:
    return Felt(rules).place(1, ante=10, double_shot=4).deal(hand, dealer).play(1).settle(fourth=fourth)


def drew(hand: str, discard: str, new: str, dealer: str = STANDS) -> Felt:
    felt = Felt("draw").place(1, ante=10, double_shot=4).deal(hand, dealer).play(1, discard=discard)
    return felt.settle(new=new)


def assert_contest(felt: Felt, outcome: str) -> None:
    won, returned = {"win": (10_00, 20_00), "push": (0, 10_00), "lose": (0, 0)}[outcome]
    assert slip(felt, 1, "ante") == slip(felt, 1, "play") == (outcome, won, returned, "draw:4")


def assert_bonuses(felt: Felt, bonus: int, double_shot: int, clause: str = "draw:6") -> None:
    """Odds of both; Play/Draw Bonuses are paid on a wager of 10 and have no stake of their own."""
    if bonus:
        assert slip(felt, 1, "play_bonus") == ("win", bonus * 10_00, bonus * 10_00, "draw:5")
    else:
        assert not felt.has_line(1, "play_bonus")
    paid = ("win", double_shot * 4_00, (double_shot + 1) * 4_00) if double_shot else ("lose", 0, 0)
    assert slip(felt, 1, "double_shot") == (*paid, clause)
    assert sum(line.wager == "double_shot" for line in felt.state.lines_of(1)) == 1


# The game


@pytest.mark.clause("draw:1")
def test_an_ante_neither_leaves_nor_sinks_below_half_the_double_shot() -> None:
    felt = Felt("draw").place(1, ante=20, double_shot=30)
    assert felt.no_bet("bet/below_minimum", "draw:1", ante=14).facts.other_wager == "double_shot"
    felt.place(1, ante=15)
    assert felt.no_bet("bet/above_maximum", "draw:1", double_shot=31).facts.times == 2


@pytest.mark.clause("draw:2")
@pytest.mark.parametrize("amount_minor", [0, 5_00, 20_00])
def test_a_draw_costs_as_much_as_the_ante(amount_minor: int) -> None:
    felt = Felt("draw").place(1, ante=10).deal(DULL, STANDS).look(1)
    drawing = act.Play(P1, 1, amount_minor, (parse_card("8s"),))
    felt.refused(drawing, "decide/wrong_amount", "draw:2")
    assert felt.play(1, discard="8s").stakes(1) == {"ante": 10_00, "play": 10_00}


@pytest.mark.clause("draw:2")
def test_one_card_may_be_replaced_and_no_more() -> None:
    felt = Felt("draw").place(1, ante=10).deal(DULL, STANDS).look(1)
    felt.refused(act.Play(P1, 1, 10_00, parse_cards("9c 8s")), "decide/no_draw", "draw:2")
    felt.refused(act.Play(P1, 1, 10_00, parse_cards("4c")), "decide/not_your_card")
    seen = felt.play(1, discard="9c").reveal(new="Js").view("p1").boxes[0]
    assert (seen.cards, seen.discards) == (("Jh", "8s", "Js"), ("9c",))


@pytest.mark.clause("draw:2")
def test_standing_keeps_the_first_three_cards() -> None:
    felt = Felt("draw").place(1, ante=10).deal(DULL, STANDS).play(1)
    felt.refused(act.Replace(DEALER, parse_cards("2c")), "replace/not_now")
    assert felt.reveal().view("p1").boxes[0].cards == ("Jh", "9c", "8s")


@pytest.mark.clause("draw/R1", "draw:2")
def test_replacements_come_in_deal_order_whoever_decided_first() -> None:
    felt = Felt("draw").place(1, ante=10).place(2, ante=10).place(3, ante=10).place(4, ante=10)
    felt.deal({1: DULL, 2: "Tc 8h 5d", 3: "Qh 6d 4c", 4: "7s 6h 3c"}, "Kc 9d 2s")
    felt.play(3, discard="4c").fold(4).play(1, discard="8s")
    felt.refused(act.Replace(DEALER, parse_cards("Ac Ad")), "replace/not_now")
    felt.refused(act.Reveal(DEALER), "reveal/not_now", "draw:2")
    felt.play(2)
    felt.refused(act.Reveal(DEALER), "reveal/not_now", "draw:2")
    felt.refused(act.DrawFourth(DEALER, parse_card("Ac")), "draw_fourth/not_now", "draw:3")
    felt.refused(act.Replace(DEALER, parse_cards("Ac")), "deal/wrong_count")
    felt.refused(act.Replace(DEALER, parse_cards("Ac 8s")), "deal/repeated_card")
    felt.do(act.Replace(DEALER, parse_cards("Ac Ad")))
    felt.do(act.Reveal(DEALER))
    seen = felt.view("p2").boxes
    assert [each.cards for each in seen[:3]] == [("Jh", "9c", "Ac"), ("Tc", "8h", "5d"), ("Qh", "6d", "Ad")]
    felt.do(act.DrawFourth(DEALER, parse_card("Ah")))
    assert felt.view("p2").dealer.cards == ("Kc", "9d", "2s", "Ah")


@pytest.mark.clause("draw:3")
@pytest.mark.parametrize("dealer", ["2c 2d 3s", "5c 3c 2c", "3c 2d As", "2c 2d 2s", "3c 2c Ac"])
def test_a_dealer_with_a_pair_or_better_stands(dealer: str) -> None:
    felt = Felt("draw").place(1, ante=10).deal(DULL, dealer).play(1).reveal()
    felt.refused(act.DrawFourth(DEALER, parse_card("Ah")), "draw_fourth/not_now", "draw:3")
    assert felt.settle().net(1) == -20_00


@pytest.mark.clause("draw:3")
@pytest.mark.parametrize("dealer", ["Ac Kd Js", "5c 3d 2s"])
def test_a_dealer_with_less_than_a_pair_draws(dealer: str) -> None:
    felt = Felt("draw").place(1, ante=10).deal(DULL, dealer).play(1)
    felt.do(act.Reveal(DEALER))
    felt.refused(act.Settle(DEALER), "settle/not_now")
    felt.do(act.DrawFourth(DEALER, parse_card("4h")))
    assert len(felt.view("p1").dealer.cards) == 4


@pytest.mark.clause("draw:3")
@pytest.mark.parametrize(
    ("dealer", "fourth", "hand"),
    [
        ("Kc Qd 2s", "Jh", "King-high straight"),
        ("9s 3c 2d", "Ah", "Three-high straight"),
        ("Kc 9c 2s", "4c", "King-high flush"),
        ("Kc 9d 2s", "2h", "Pair of twos"),
        ("Kc 9d 4s", "2h", "King high"),
        ("8c 9c 2s", "Tc", "Ten-high straight flush"),
        ("5c 3d 2s", "7h", "Seven high"),
    ],
)
def test_the_dealer_keeps_the_best_three_of_four(dealer: str, fourth: str, hand: str) -> None:
    felt = Felt("draw").place(1, ante=10).deal("Jd 8h 6s", dealer).play(1).reveal().draw_fourth(fourth)
    strength = felt.view("p1").dealer.strength
    assert strength is not None
    assert hand_name(strength) == hand


@pytest.mark.clause("draw:3", "draw:4")
@pytest.mark.parametrize(
    ("hand", "dealer", "fourth", "outcome"),
    [
        ("5c 5d 2h", "4c 4d As", "", "win"),
        ("3c 3d Ah", "4c 4d 2s", "", "lose"),
        ("4h 4s 2h", "4c 4d 2s", "", "push"),
        ("Kh 9s 4h", "Kc 9d 2s", "4d", "push"),
        ("Kh 9s 4h", "Kc 9d 2s", "5d", "lose"),
        ("Kh 9s 4h", "Kc 9d 2s", "3d", "win"),
        ("Kc Kd 3h", "2c 2d As", "", "win"),
        ("6h 4s 2h", "5c 3d 2s", "7h", "lose"),  # the dealer qualifies with any hand
        ("8h 4s 2h", "5c 3d 2s", "7h", "win"),
    ],
)
def test_better_hand_wins_even_money_on_both_and_a_tie_returns_both(
    hand: str, dealer: str, fourth: str, outcome: str
) -> None:
    felt = stood(hand, dealer, fourth)
    assert_contest(felt, outcome)
    assert felt.house.dealer.always_qualifies


@pytest.mark.clause("draw:4", "draw:2")
def test_the_contest_counts_the_hand_after_the_draw() -> None:
    assert_contest(drew("Jh Js 8s", "Js", "2h"), "lose")


# Play/Draw Bonus and Double Shot


@pytest.mark.clause("draw:5", "draw:6", "draw/R2")
@pytest.mark.parametrize(
    ("hand", "bonus", "double_shot"),
    [
        ("As Ks Qs", 20, 60),
        ("Ad Kd Qd", 20, 60),
        ("Kh Qh Jh", 5, 40),
        ("3h 2h Ah", 5, 40),
        ("8c 8h 8d", 4, 30),
        ("Ah Kd Qs", 2, 5),
        ("9c 8h 7s", 2, 5),
        ("Kh 9h 5h", 0, 3),
        ("5c 5h Jd", 0, 1),
        ("Ac Kh Jd", 0, 0),
    ],
)
def test_the_first_three_cards_pay_the_first_column(hand: str, bonus: int, double_shot: int) -> None:
    assert_bonuses(stood(hand), bonus, double_shot)


@pytest.mark.clause("draw:5", "draw:6", "draw:7", "draw/R2", "draw/R3")
@pytest.mark.parametrize(
    ("hand", "discard", "new", "bonus", "double_shot", "clause"),
    [
        ("As Ks 2d", "2d", "Qs", 10, 20, "draw:6"),
        ("9h 8h 2c", "2c", "7h", 4, 6, "draw:6"),
        ("9c 8h 2s", "2s", "7s", 1, 0, "draw:6"),
        ("Ks 8s 2d", "2d", "5s", 0, 0, "draw:6"),
        ("Ac Kh 2s", "2s", "Jd", 0, 0, "draw:6"),
        # A hand thrown away pays only what the draw makes.
        ("9c 8h 7s", "7s", "9h", 0, 0, "draw:7"),
        ("9c 8h 7s", "7s", "7d", 1, 0, "draw:6"),
        ("8c 8h 8d", "8d", "8s", 3, 4, "draw:6"),
        # A pair among the first three pays when the draw makes no paying hand ...
        ("8c 8h 3s", "3s", "Kd", 0, 1, "draw:7"),
        ("8c 8h 3s", "8h", "Kd", 0, 1, "draw:7"),
        ("8c 8h 3s", "3s", "3h", 0, 1, "draw:7"),
        ("8s 8h 7s", "8h", "2s", 0, 1, "draw:7"),
        ("8c 8h 7s", "8h", "6d", 1, 1, "draw:7"),
        ("8c 8h 3s", "8h", "3h", 0, 1, "draw:7"),
        # ... and is not paid beside one.
        ("8c 8h 3s", "3s", "8d", 3, 4, "draw:6"),
        ("8c 8h 7c", "8h", "6c", 4, 6, "draw:6"),
        ("Kc Kh Qc", "Kh", "Ac", 10, 20, "draw:6"),
        # A pair made by the draw pays nothing.
        ("9c 8h 2s", "2s", "8d", 0, 0, "draw:7"),
        ("Ac Kh 2s", "Kh", "Ad", 0, 0, "draw:7"),
    ],
)
def test_drawn_hands_pay_the_second_column(
    hand: str, discard: str, new: str, bonus: int, double_shot: int, clause: str
) -> None:
    assert_bonuses(drew(hand, discard, new), bonus, double_shot, clause)


@pytest.mark.clause("draw/R3", "draw:7")
def test_a_first_three_of_a_kind_broken_by_the_draw_pays_nothing() -> None:
    assert slip(drew("8c 8h 8d", "8d", "Ks"), 1, "double_shot")[:3] == ("lose", 0, 0)


@pytest.mark.clause("draw/R2", "draw:6", "draw:7")
def test_double_shot_columns_use_each_printed_figure_once_and_fall() -> None:
    rows = Felt("draw").house.by_name["double_shot"].rows
    columns = [
        [str(row.award).removesuffix(" to 1") for row in rows if row.when == when and not row.on_first]
        for when in ("stood", "drew")
    ]
    assert columns[0] == ["60", "40", "30", "5", "3", "1"]
    assert columns[1][:-1] == ["20", "6", "4"]
    assert (rows[-1].hand, rows[-1].when, rows[-1].award, rows[-1].clause) == ("pair", "drew", Nothing(), "7")
    assert next(each for each in Felt("draw").house.readings if each.id == "R2").assumed


@pytest.mark.clause("draw:5", "draw:7")
@pytest.mark.parametrize(("dealer", "outcome"), [(STANDS, "win"), ("5c 5d 5s", "lose"), ("9d 8d 7c", "push")])
def test_bonuses_are_paid_win_lose_or_tie(dealer: str, outcome: str) -> None:
    first = stood("9c 8h 7s", dealer)
    drawn = drew("9c 8h 2s", "2s", "7s", dealer)
    for felt, bonus, double_shot in ((first, 2, 5), (drawn, 1, 0)):
        assert felt.line(1, "play").outcome == outcome
        assert_bonuses(felt, bonus, double_shot)
    assert slip(drew("8c 8h 3s", "8h", "Kd", "5c 5d 5s"), 1, "double_shot") == ("win", 4_00, 8_00, "draw:7")


@pytest.mark.clause("draw:5")
def test_a_house_may_hold_several_tables_and_names_the_one_in_use() -> None:
    text = house_text("draw")
    assert 'table = "printed"' in text
    hands = ("straight_flush", "three_of_a_kind", "straight")
    rows = ", ".join(f'{{ hand = "{hand}", pays = "7 to 1" }}' for hand in hands)
    both = text.replace("[wagers.play_bonus.tables]\n", f"[wagers.play_bonus.tables]\nricher = [{rows}]\n")
    assert_bonuses(stood("9c 8h 7s", rules=load(both)), 2, 5)
    assert_bonuses(stood("9c 8h 7s", rules=load(both.replace('table = "printed"', 'table = "richer"'))), 7, 5)


@pytest.mark.clause("draw:6")
def test_a_hand_that_only_the_first_column_pays_says_that_it_was_drawn() -> None:
    felt = drew("Ks 8s 2d", "2d", "5s")
    line = felt.line(1, "double_shot")
    assert (line.outcome, line.reason, line.seen.drew) == ("lose", "row/nothing", True)
    assert "draw" in felt.why(1, "double_shot")
