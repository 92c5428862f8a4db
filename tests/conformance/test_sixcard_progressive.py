"""sixcard 8 and 9: the five-dollar Progressive and its Envy."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import QUALIFIES, envy, folded, one_box, slip
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house
from queenhigh.rules.otherwise import read_otherwise

DULL, DULL_TOO = "Jh 9c 8s", "Tc 8h 5d"
SPADES, HEARTS = "As Ks Qs", "Ah Kh Qh"
DEALER_LOW = "Jc 7d 2s"


def full(felt: Felt, box: int, player: str = "") -> Felt:
    """Ante, Pair Plus and Progressive in one box."""
    return felt.bet(box, player, ante=10, pair_plus=5, progressive=5)


def trio(hands: dict[int, str]) -> Felt:
    felt = Felt("sixcard").open(main=50_000)
    for box in hands:
        full(felt, box)
    return felt.deal(DEALER_LOW, hands)


@pytest.mark.clause("sixcard:8")
@pytest.mark.parametrize("amount_minor", [0, 1_00, 4_99, 10_00])
def test_progressive_stake_is_exactly_five(amount_minor: int) -> None:
    felt = Felt("sixcard").open().bet(1, ante=10, pair_plus=5)
    felt.refused(act.PlaceWager(P1, 1, "progressive", amount_minor), "bet/wrong_amount", "sixcard:8")
    felt.bet(1, progressive=5)


@pytest.mark.clause("sixcard:8")
@pytest.mark.parametrize("stakes", [{}, {"ante": 10}, {"pair_plus": 5}])
def test_progressive_needs_both_ante_and_pair_plus(stakes: dict[str, int]) -> None:
    felt = Felt("sixcard").open().bet(1, "", **stakes)
    refusal = felt.refused(act.PlaceWager(P1, 1, "progressive", 5_00), "bet/needs_other", "sixcard:8")
    assert "Ante and Pair Plus" in refusal.message


@pytest.mark.clause("sixcard:8")
@pytest.mark.parametrize("wager", ["ante", "pair_plus"])
def test_neither_ante_nor_pair_plus_leaves_while_the_progressive_stands(wager: str) -> None:
    felt = full(Felt("sixcard").open(), 1)
    felt.refused(act.WithdrawWager(P1, 1, wager), "bet/needed_by_other", "sixcard:8")


@pytest.mark.clause("sixcard:8")
@pytest.mark.parametrize("dealer", [DEALER_LOW, "6c 6d 6s", "Qs 7d 2c"])
@pytest.mark.parametrize(
    ("hand", "award_minor"),
    [
        (HEARTS, 2500_00),
        ("Ad Kd Qd", 2500_00),
        ("Ac Kc Qc", 2500_00),
        ("Kh Qh Jh", 350_00),
        ("3h 2h Ah", 350_00),
        ("8c 8h 8s", 300_00),
        ("9c 8h 7s", 30_00),
    ],
)
def test_progressive_pays_its_table_and_keeps_the_stake(hand: str, award_minor: int, dealer: str) -> None:
    felt = one_box("sixcard", hand, dealer, ante=10, pair_plus=5, progressive=5)
    assert slip(felt, 1, "progressive") == ("win", award_minor - 5_00, award_minor, "sixcard:8")


@pytest.mark.clause("sixcard:8")
@pytest.mark.parametrize("hand", ["Ah Kh Jh", "Ac Ad Kh", "Ac Kh Jd"])
def test_progressive_loses_below_a_straight(hand: str) -> None:
    felt = one_box("sixcard", hand, QUALIFIES, ante=10, pair_plus=5, progressive=5)
    assert slip(felt, 1, "progressive") == ("lose", 0, 0, "sixcard:8")


@pytest.mark.clause("sixcard:8", "sixcard/T1")
def test_royal_in_spades_takes_the_whole_meter() -> None:
    felt = full(Felt("sixcard").open(main="43,210.99"), 1).deal(QUALIFIES, SPADES).play(1).settle()
    assert slip(felt, 1, "progressive") == ("win", 43_205_99, 43_210_99, "sixcard:8")
    assert dict(felt.view("p1").meters_minor) == {"main": 10_001_00}


@pytest.mark.clause("sixcard:8")
@pytest.mark.parametrize("hand", [SPADES, HEARTS, "9h 8h 7h", "8c 8h 8d", "9c 8h 7s"])
def test_folded_hand_gets_nothing_from_the_progressive(hand: str) -> None:
    felt = folded("sixcard", hand, QUALIFIES, ante=10, pair_plus=5, progressive=5)
    assert slip(felt, 1, "progressive") == ("lose", 0, 0, "sixcard:8")
    assert felt.net(1) == -20_00
    assert dict(felt.view("p1").meters_minor) == {"main": 10_001_00}


@pytest.mark.clause("sixcard:9", "sixcard:8")
@pytest.mark.parametrize(("hand", "award_minor"), [(SPADES, 500_00), (HEARTS, 125_00), ("Ac Kc Qc", 125_00)])
def test_royal_pays_envy_to_every_other_player(hand: str, award_minor: int) -> None:
    felt = trio({1: DULL, 2: hand, 3: DULL_TOO}).play(1, 2, 3).settle()
    assert envy(felt, 1) == envy(felt, 3) == [award_minor]
    assert envy(felt, 2) == []
    line = felt.line(1, "progressive:envy")
    assert (line.stake_minor, line.returned_minor, line.clause) == (0, award_minor, "sixcard:9")


@pytest.mark.clause("sixcard:9")
@pytest.mark.parametrize("hand", ["Kd Qd Jd", "8c 8h 8d", "Ac Kh Qs"])
def test_lower_rows_pay_no_envy(hand: str) -> None:
    assert envy(trio({1: "Jh 9c 5s", 2: hand}).play(1, 2).settle(), 1) == []


@pytest.mark.clause("sixcard:9", "sixcard/R3")
@pytest.mark.parametrize("order", [(SPADES, HEARTS), (HEARTS, SPADES)])
def test_two_royals_pay_only_the_largest_envy(order: tuple[str, str]) -> None:
    felt = trio({1: order[0], 2: order[1], 3: DULL}).play(1, 2, 3).settle()
    assert envy(felt, 3) == [500_00]
    in_hearts = order.index(HEARTS) + 1
    assert envy(felt, in_hearts) == [500_00]
    assert envy(felt, 3 - in_hearts) == [125_00]


@pytest.mark.clause("sixcard:9", "sixcard/R3")
def test_player_on_two_boxes_is_paid_one_envy() -> None:
    felt = Felt("sixcard").open()
    full(full(full(felt, 1, "ann"), 2, "ann"), 3, "bob")
    felt.deal(DEALER_LOW, {1: DULL, 2: DULL_TOO, 3: HEARTS}).play(1, 2, 3).settle()
    assert envy(felt, 1) + envy(felt, 2) == [125_00]


@pytest.mark.clause("sixcard/R3")
def test_own_other_box_makes_nobody_envious() -> None:
    felt = Felt("sixcard").open()
    full(full(felt, 1, "ann"), 2, "ann")
    felt.deal(DEALER_LOW, {1: DULL, 2: HEARTS}).play(1, 2).settle()
    assert envy(felt, 1) == envy(felt, 2) == []


@pytest.mark.clause("sixcard/R3")
def test_folded_royal_makes_nobody_envious() -> None:
    assert envy(trio({1: DULL, 2: SPADES}).play(1).fold(2).settle(), 1) == []


@pytest.mark.clause("sixcard/R3")
@pytest.mark.parametrize("stakes", [{"ante": 10}, {"pair_plus": 5}, {"ante": 10, "pair_plus": 5}])
def test_any_other_players_hand_is_envied_whatever_its_wagers(stakes: dict[str, int]) -> None:
    felt = full(Felt("sixcard").open(), 1).bet(2, "", **stakes).deal(DEALER_LOW, {1: DULL, 2: SPADES}).play(1)
    if "ante" in stakes:
        felt.play(2)
    assert envy(felt.settle(), 1) == [500_00]


@pytest.mark.clause("sixcard/R4", "sixcard:8", "sixcard:9")
def test_receiver_who_folded_gets_no_envy() -> None:
    felt = trio({1: DULL, 2: SPADES}).fold(1).play(2).settle()
    assert envy(felt, 1) == []
    assert felt.net(1) == -20_00


@pytest.mark.clause("sixcard/R4")
def test_rule_about_a_folded_receiver_cites_the_reading_and_could_go_the_other_way() -> None:
    rules = house("sixcard")
    envy_rule = rules.by_name["progressive"].envy
    [reading] = [each for each in rules.readings if each.id == "R4"]
    assert envy_rule is not None
    assert (envy_rule.after_fold, rules.cite(envy_rule.fold_clause)) == ("lost", "sixcard/R4")
    felt = Felt(read_otherwise(rules, reading)).open(main=50_000)
    full(full(felt, 1), 2).deal(DEALER_LOW, {1: DULL, 2: SPADES}).fold(1).play(2).settle()
    assert envy(felt, 1) == [500_00]


@pytest.mark.clause("sixcard:9", "sixcard/R4")
def test_folding_one_box_does_not_cost_the_envy_of_the_other() -> None:
    felt = Felt("sixcard").open()
    full(full(full(felt, 1, "ann"), 2, "ann"), 3, "bob")
    felt.deal(DEALER_LOW, {1: DULL, 2: DULL_TOO, 3: HEARTS}).fold(1).play(2, 3).settle()
    assert (envy(felt, 1), envy(felt, 2)) == ([], [125_00])


@pytest.mark.clause("sixcard:9")
def test_player_without_a_progressive_gets_no_envy() -> None:
    felt = full(Felt("sixcard").open(), 2).bet(1, ante=10, pair_plus=5)
    felt.deal(DEALER_LOW, {1: DULL, 2: SPADES}).play(1, 2).settle()
    assert envy(felt, 1) == []
