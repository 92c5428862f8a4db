"""rws 3.11 to 3.13 and 4.4: the Progressive, its meter, and Envy."""

import pytest

from kit.play.felt import Felt
from kit.play.slips import QUALIFIES, envy, folded, one_box, slip
from queenhigh.engine import DEALER
from queenhigh.engine.acts import actions as act

SPADES, HEARTS, DIAMONDS = "As Ks Qs", "Ah Kh Qh", "Ad Kd Qd"
DULL, DULL_TOO = "Jh 9c 8s", "Tc 8h 5d"
PAYS = [
    (HEARTS, 1250_00),
    (DIAMONDS, 1250_00),
    ("Ac Kc Qc", 1250_00),
    ("Kh Qh Jh", 175_00),
    ("3h 2h Ah", 175_00),
    ("8c 8h 8s", 150_00),
    ("Ac Kh Qs", 15_00),
    ("3h 2c Ad", 15_00),
]
DEALER_LOW = "Jc 7d 2s"


def trio(hands: dict[int, str], meter: int = 50_000) -> Felt:
    """Boxes 1 to 3, all with Ante and Progressive, up to the decisions."""
    felt = Felt("rws").open(main=meter)
    for box in hands:
        felt.bet(box, ante=10, progressive="2.50")
    return felt.deal(DEALER_LOW, hands)


@pytest.mark.clause("rws:4.4", "rws:3.11", "rws/R4")
@pytest.mark.parametrize("dealer", [DEALER_LOW, "6c 5d 4s", "6s 6c 6d"])
@pytest.mark.parametrize(("hand", "award_minor"), PAYS)
def test_progressive_pays_its_table_and_keeps_the_stake(hand: str, award_minor: int, dealer: str) -> None:
    felt = one_box("rws", hand, dealer, ante=10, progressive="2.50")
    assert slip(felt, 1, "progressive") == ("win", award_minor - 2_50, award_minor, "rws:4.4")


@pytest.mark.clause("rws:4.4", "rws:3.11")
@pytest.mark.parametrize("hand", ["Ah Kh Jh", "Ac Ad Kh", "Ac Kh Jd"])
def test_progressive_loses_below_a_straight(hand: str) -> None:
    felt = one_box("rws", hand, QUALIFIES, ante=10, progressive="2.50")
    assert slip(felt, 1, "progressive") == ("lose", 0, 0, "rws:4.4")


@pytest.mark.clause("rws:4.4", "rws/R4")
@pytest.mark.parametrize("meter_minor", [10_000_00, 12_345_67, 987_654_32, 1])
def test_royal_in_spades_takes_the_whole_meter(meter_minor: int) -> None:
    felt = Felt("rws")
    felt.do(act.OpenBetting(DEALER, (("main", meter_minor),)))
    felt.bet(1, ante=10, progressive="2.50").deal(QUALIFIES, SPADES).play(1).settle()
    assert felt.line(1, "progressive").returned_minor == meter_minor
    assert felt.state.moves[0].paid_minor == meter_minor


@pytest.mark.clause("rws:4.4")
def test_jackpot_line_says_that_a_cheque_comes_from_the_cage() -> None:
    felt = Felt("rws").open(main="54,321.10").bet(1, ante=10, progressive="2.50")
    felt.deal(QUALIFIES, SPADES).play(1).settle()
    assert slip(felt, 1, "progressive") == ("win", 54_318_60, 54_321_10, "rws:4.4")
    assert "cheque" in felt.why(1, "progressive")
    assert "cage" in felt.why(1, "progressive")
    other = one_box("rws", HEARTS, QUALIFIES, ante=10, progressive="2.50")
    assert "cheque" not in other.why(1, "progressive")


@pytest.mark.clause("rws:3.11")
def test_progressive_is_paid_beside_a_lost_ante() -> None:
    felt = one_box("rws", "8c 8h 8s", "Ah Ad Ac", ante=10, progressive="2.50")
    assert felt.line(1, "ante").outcome == "lose"
    assert slip(felt, 1, "progressive") == ("win", 147_50, 150_00, "rws:4.4")


@pytest.mark.clause("rws/R3", "rws:4.4")
def test_folded_royal_in_spades_still_takes_the_meter() -> None:
    felt = Felt("rws").open(main=20_000).bet(1, ante=10, progressive="2.50")
    felt.deal(QUALIFIES, SPADES).fold(1).settle()
    assert slip(felt, 1, "progressive") == ("win", 19_997_50, 20_000_00, "rws:4.4")
    assert slip(felt, 1, "ante") == ("lose", 0, 0, "rws:3.8.1")


@pytest.mark.clause("rws/R6")
def test_meter_starts_at_its_seed_and_grows_by_a_fifth_of_each_stake() -> None:
    felt = Felt("rws").open()
    assert dict(felt.view("p1").meters_minor) == {"main": 10_000_00}
    felt.bet(1, ante=10, progressive="2.50").bet(2, ante=10, progressive="2.50").bet(3, ante=10)
    felt.deal(QUALIFIES, {1: DULL, 2: DULL_TOO, 3: "Th 6d 4c"}).play(1, 3).fold(2).settle()
    assert dict(felt.view("p1").meters_minor) == {"main": 10_001_00}
    assert dict(felt.open().view("p1").meters_minor) == {"main": 10_001_00}
    assert felt.house.meters[0].assumed
    assert next(each for each in felt.house.readings if each.id == "R6").assumed


@pytest.mark.clause("rws/R6", "rws:4.4")
def test_meter_begins_again_at_its_seed_after_the_jackpot() -> None:
    felt = Felt("rws").open(main=60_000).bet(1, ante=10, progressive="2.50")
    felt.deal(QUALIFIES, SPADES).play(1).settle()
    assert dict(felt.view("p1").meters_minor) == {"main": 10_000_50}


@pytest.mark.clause("rws/R6")
def test_awards_of_fixed_amounts_leave_the_meter_alone() -> None:
    felt = Felt("rws").open(main=60_000).bet(1, ante=10, progressive="2.50")
    felt.deal(QUALIFIES, HEARTS).play(1).settle()
    assert dict(felt.view("p1").meters_minor) == {"main": 60_000_50}


@pytest.mark.clause("rws:3.12", "rws:4.4")
@pytest.mark.parametrize(("hand", "award_minor"), [(SPADES, 250_00), (HEARTS, 50_00), (DIAMONDS, 50_00)])
def test_top_two_hands_pay_envy_to_every_other_player(hand: str, award_minor: int) -> None:
    felt = trio({1: DULL, 2: hand, 3: DULL_TOO}).play(1, 2, 3).settle()
    assert envy(felt, 1) == [award_minor]
    assert envy(felt, 2) == []
    assert envy(felt, 3) == [award_minor]
    line = felt.line(1, "progressive:envy")
    assert (line.stake_minor, line.returned_minor, line.clause) == (0, award_minor, "rws:3.12")


@pytest.mark.clause("rws:3.12")
@pytest.mark.parametrize("hand", ["Kd Qd Jd", "8c 8h 8d", "Ac Kh Qs"])
def test_lower_rows_pay_no_envy(hand: str) -> None:
    felt = trio({1: DULL, 2: hand}).play(1, 2).settle()
    assert envy(felt, 1) == []


@pytest.mark.clause("rws:3.12")
def test_envied_hand_needs_no_progressive_of_its_own() -> None:
    felt = Felt("rws").open(main=50_000).bet(1, ante=10, progressive="2.50").bet(2, ante=10)
    felt.deal(DEALER_LOW, {1: DULL, 2: SPADES}).play(1, 2).settle()
    assert envy(felt, 1) == [250_00]
    assert not felt.has_line(2, "progressive")
    assert dict(felt.view("p1").meters_minor) == {"main": 50_000_50}


@pytest.mark.clause("rws:3.12")
def test_player_without_a_progressive_is_not_paid_envy() -> None:
    felt = Felt("rws").open().bet(1, ante=10).bet(2, ante=10, progressive="2.50").bet(3, pair_plus=5)
    felt.deal(DEALER_LOW, {1: DULL, 2: SPADES, 3: DULL_TOO}).play(1, 2).settle()
    assert envy(felt, 1) == envy(felt, 3) == []


@pytest.mark.clause("rws:3.12", "rws/R3")
def test_receiver_who_folded_is_still_paid_envy() -> None:
    felt = trio({1: DULL, 2: SPADES}).fold(1).play(2).settle()
    assert envy(felt, 1) == [250_00]


@pytest.mark.clause("rws/R5", "rws:3.12")
def test_two_top_hands_pay_envy_twice() -> None:
    felt = trio({1: HEARTS, 2: SPADES, 3: DULL}).play(1, 2, 3).settle()
    assert envy(felt, 1) == [250_00]
    assert envy(felt, 2) == [50_00]
    assert sorted(envy(felt, 3)) == [50_00, 250_00]


@pytest.mark.clause("rws/R5", "rws:3.12")
def test_own_other_box_makes_nobody_envious() -> None:
    felt = Felt("rws").open()
    felt.bet(1, "ann", ante=10, progressive="2.50").bet(2, "ann", ante=10, progressive="2.50")
    felt.bet(3, "bob", ante=10, progressive="2.50")
    felt.deal(DEALER_LOW, {1: HEARTS, 2: DULL, 3: DULL_TOO}).play(1, 2, 3).settle()
    assert envy(felt, 1) == envy(felt, 2) == []
    assert envy(felt, 3) == [50_00]


@pytest.mark.clause("rws/R5", "rws:3.12")
def test_player_on_two_boxes_is_paid_envy_once_for_each_hand() -> None:
    felt = Felt("rws").open()
    felt.bet(1, "ann", ante=10, progressive="2.50").bet(2, "ann", ante=10, progressive="2.50")
    felt.bet(3, "bob", ante=10)
    felt.deal(DEALER_LOW, {1: DULL, 2: DULL_TOO, 3: HEARTS}).play(1, 2, 3).settle()
    assert envy(felt, 1) + envy(felt, 2) == [50_00]


@pytest.mark.clause("rws/R5", "rws:3.12")
def test_folded_royal_makes_nobody_envious() -> None:
    felt = trio({1: DULL, 2: HEARTS}).play(1).fold(2).settle()
    assert envy(felt, 1) == []
    assert slip(felt, 2, "progressive") == ("win", 1247_50, 1250_00, "rws:4.4")


@pytest.mark.clause("rws:3.13")
@pytest.mark.parametrize("hand", [SPADES, HEARTS])
def test_pair_plus_alone_makes_nobody_envious(hand: str) -> None:
    felt = Felt("rws").open().bet(1, ante=10, progressive="2.50").bet(2, pair_plus=5)
    felt.deal(DEALER_LOW, {1: DULL, 2: hand}).play(1).settle()
    assert envy(felt, 1) == []
    assert slip(felt, 2, "pair_plus") == ("win", 200_00, 205_00, "rws:4.2")


@pytest.mark.clause("rws/R5")
def test_others_are_not_told_of_a_folded_hand() -> None:
    felt = trio({1: DULL, 2: HEARTS}).look(2).play(1).fold(2).settle()
    seen = felt.view("p1").boxes[1]
    assert seen.cards == ("??",) * 3
    assert [line.wager for line in seen.lines] == ["ante"]


@pytest.mark.clause("rws/R4")
def test_lost_progressive_stake_is_gone() -> None:
    felt = folded("rws", DULL, QUALIFIES, ante=10, progressive="2.50")
    assert felt.net(1) == -12_50
