"""Rows of pay tables: caps, flat awards and fractions, first cards, five and six cards, suits."""

import pytest

from kit.houses.invented import UPCARD, invented
from kit.houses.settled import fourth, paid, row_paid, six_cards, twice, upcard
from kit.play.felt import Felt
from queenhigh.engine import player
from queenhigh.engine.acts import actions as act
from queenhigh.hands import strength
from queenhigh.rules import House, house, load
from queenhigh.settlement import Seen
from queenhigh.settlement.meters import Meters
from queenhigh.settlement.rows import row_winnings, share_of


@pytest.mark.parametrize(
    ("hand", "stake", "won", "returned"),
    [
        ("As Ks Qs", "4.00", 79600, 80000),  # 200 for 1
        ("Ah Kh Qh", "20.00", 98000, 100000),  # 200 for 1 is 4000, and the cap is on all that is handed over
        ("Ad Kd Qd", "4.00", 7100, 7500),  # flat, in place of the stake
        ("9c 8c 7c", "4.00", 7500, 7900),  # flat, and the stake
        ("7h 7d 7c", "1.01", 1263, 1364),  # 12.625
        ("7h 7d 7c", "1.03", 1288, 1391),  # 12.875, a half goes up
        ("9c 8d 7c", "1.01", 152, 253),  # 1.515
        ("9c 8d 7c", "1.00", 150, 250),
        ("Kc 9c 2c", "1.00", 133, 233),  # 1.333
        ("Kc 9c 2c", "1.25", 167, 292),  # 1.6667
        ("Ac Ad 2c", "3.00", 750, 1050),  # 5 to 2 meets the cap
        ("Ac Ad 2c", "20.00", 750, 2750),
        ("Ac Ad 2c", "1.01", 253, 354),  # 2.525
        ("Kc Kd 2c", "20.00", 2000, 4000),
    ],
)
def test_fractional_capped_and_flat_awards_to_the_nearest(
    hand: str, stake: str, won: int, returned: int
) -> None:
    felt = upcard(pair_plus=stake).deal(hand, "3s 5d Td").settle()
    assert paid(felt, "pair_plus") == ("win", won, returned)


def with_rounding(rounding: str) -> House:
    return load(UPCARD.replace('rounding = "nearest"', f'rounding = "{rounding}"'))


@pytest.mark.parametrize(
    ("rounding", "straight", "trips"),
    [("down", 151, 1262), ("nearest", 152, 1263), ("up", 152, 1263)],
)
def test_each_rounding_of_a_half(rounding: str, straight: int, trips: int) -> None:
    for hand, won in (("9c 8d 7c", straight), ("7h 7d 7c", trips)):
        felt = Felt(with_rounding(rounding)).place(1, pair_plus="1.01")
        felt.deal(hand, "3s 5d Td").settle()
        assert felt.line(1, "pair_plus").won_minor == won


@pytest.mark.parametrize(("rounding", "won"), [("down", 133), ("nearest", 133), ("up", 134)])
def test_each_rounding_of_a_third(rounding: str, won: int) -> None:
    felt = Felt(with_rounding(rounding)).place(1, pair_plus=1).deal("Kc 9c 2c", "3s 5d Td").settle()
    assert felt.line(1, "pair_plus").won_minor == won


def test_two_cards_thrown_away() -> None:
    felt = fourth(ante=5, showdown=1).deal("Ah Kd 2c", "9c 9d 4h").look(1)
    cards = felt.state.box(1).cards
    felt.do(act.Play(player("p1"), 1, 1000, cards[1:]))
    felt.settle(new="As Ad", fourth="2s")
    assert paid(felt, "play") == ("win", 1200, 2200)
    assert felt.line(1, "showdown").outcome == "lose", (
        "three aces stand in no row but that of the first cards"
    )


def test_a_row_is_asked_only_for_what_it_pays() -> None:
    rules = house("rws")
    share, flat = rules.by_name["progressive"].rows[:2]
    with pytest.raises(TypeError, match=r"\bflat\b"):
        row_winnings(rules, share, 2_50, own_stake=True)
    for ask in (lambda: share_of(1_000, flat, rules), lambda: Meters(rules, {}).take(flat)):
        with pytest.raises(TypeError, match=r"\bmeter$"):
            ask()


# The first three cards and the final hand


@pytest.mark.parametrize(
    ("hand", "discard", "new", "won", "reason", "row", "first"),
    [
        ("Kh Kd 4c", "4c", "Ks", 35_83, "row/added", "three_of_a_kind_drew", "pair_first"),
        ("Kh Kd 4c", "4c", "5s", 2_50, "row/pays", "pair_first", ""),
        ("Kh Kd 4c", "", "", 2_50, "row/pays", "pair_first", ""),
        ("Kh Qh 4h", "4h", "Jh", 202_00, "row/added", "straight_flush_drew", "flush_first"),
        ("Kh Qh 4c", "4c", "Jh", 200_00, "row/pays", "straight_flush_drew", ""),
        ("Kh Qh 4h", "4h", "Jd", 2_00, "row/pays", "flush_first", ""),
        ("Kh Qh 4c", "4c", "Jd", 0, "row/nothing", "", ""),
        ("Kh Qh 4c", "4c", "5d", 0, "row/nothing", "", ""),
        ("9h 8h 7h", "", "", 125_00, "row/pays", "straight_flush_first", ""),
    ],
)
def test_first_cards_and_final_hand_are_each_paid(
    hand: str, discard: str, new: str, won: int, reason: str, row: str, first: str
) -> None:
    line = twice(hand, discard, new).line(1, "both")
    assert (line.won_minor, line.reason, line.row, line.seen.first_row) == (won, reason, row, first)
    assert line.returned_minor == (won + 10_00 if won else 0), "one stake comes back once"


def test_a_line_of_two_awards_names_both_rows_and_hands() -> None:
    felt = twice("Kh Kd 4c", "4c", "Ks")
    line = felt.line(1, "both")
    pair = strength("Kh Kd 4c")
    three = strength("Kh Kd Ks")
    assert line.seen == Seen(strength=three, drew=True, first_row="pair_first", first_strength=pair)


def test_a_folded_hand_that_lives_on_is_paid_for_its_first_cards() -> None:
    felt = Felt(invented("twice")).place(1, "p1", ante=10, both=10).deal("Kh Kd 4c", "Qs 8d 2d")
    line = felt.fold(1).settle().line(1, "both")
    assert (line.outcome, line.row, line.won_minor) == ("win", "pair_first", 2_50)


def test_a_bet_on_the_first_cards_alone_keeps_the_final_hand_of_a_draw() -> None:
    felt = Felt("uk_draw").place(1, "ann", ante=10, first_three=5).place(2, "ben", ante=10, first_three=5)
    felt.deal({1: "9h 8h 2c", 2: "Js 6d 4c"}, "Qs 8d 2d").play(1, discard="2c").play(2).settle("7s", "3d")
    drew, stood = (felt.line(box, "first_three") for box in (1, 2))
    assert drew.seen == Seen(strength=strength("9h 8h 7s"), drew=True)
    assert stood.seen == Seen(strength=strength("Js 6d 4c"))


# Five and six cards


@pytest.mark.parametrize(
    ("hand", "beside", "five", "jackpot"),
    [
        ("As Ks Qs", "Js Ts", "win 100500 straight_flush", "win 10000000 royal_flush_spades"),
        ("Ah Kh Qh", "Jh Th", "win 100500 straight_flush", "win 1000000 royal_flush"),
        ("Ah 2h 3h", "4h 5h", "win 100500 straight_flush", "win 100000 straight_flush"),
        ("9h 9d 4c", "9s 9c", "win 50500 four_of_a_kind", "win 150000 four_of_a_kind"),
        ("9h 9d 4c", "9s 4h", "lose 0", "win 25000 full_house"),
        ("2s 8s Ks", "4s 6s", "win 13000 flush", "win 20000 flush_spades"),
        ("2c 8c Kc", "4c 6c", "win 13000 flush", "win 10000 flush"),
        ("8s 7d 4c", "6h 5c", "win 8000 straight", "win 15000 straight"),
        ("9h 9d 4c", "9s Kc", "win 6750 three_of_a_kind", "lose 0"),
        ("9h 9d 4c", "4s Kc", "win 2500 two_pair", "lose 0"),
        ("9h 8d 4c", "9s Kc", "win 500 pair", "lose 0"),
        ("9h 8d 4c", "3s Kc", "lose 0", "lose 0"),
    ],
)
def test_five_cards_are_a_hand_and_two_for_everybody(hand: str, beside: str, five: str, jackpot: str) -> None:
    felt = Felt(invented("community")).place(1, ante=10, lucky_five=5, jackpot=5)
    felt.deal(hand, "Td Jd 3d", community=beside).play(1).settle()
    assert [row_paid(felt, name) for name in ("lucky_five", "jackpot")] == [five, jackpot]


def test_five_cards_of_a_folded_hand_are_paid_on_a_bet_that_lives_on() -> None:
    felt = Felt(invented("community")).place(1, ante=10, lucky_five=5, jackpot=5)
    felt.deal("9h 8d 4c", "Qd 7h 2d", community="9s 9c").fold(1).settle()
    assert felt.line(1, "jackpot").reason == "folded"
    assert felt.line(1, "lucky_five").row == "three_of_a_kind"
    lost = tuple(line for line in felt.state.lines if line.reason == "folded")
    assert felt.view("bystander").boxes[0].lines == lost


@pytest.mark.parametrize(
    ("hand", "dealer", "million", "spades"),
    [
        ("Ad Kd Qd", "Jd Td 9d", "win 100000500 six_card_royal_diamonds", "win 200000 royal_flush"),
        ("As Ks Qs", "Js Ts 9s", "win 10000500 six_card_royal", "win 800000 royal_flush_spades"),
        ("As Ks Qs", "Js Ts 8s", "win 500500 royal_flush", "win 800000 royal_flush_spades"),
        ("Ah Kh 2c", "Qh Jh Th", "win 500500 royal_flush", "win 200000 royal_flush"),
        ("9c 8c 7c", "6c 5c 2h", "win 125500 straight_flush_clubs_spades", "win 20000 straight_flush"),
        ("9d 8d 7d", "6d 5d 4d", "win 100500 straight_flush", "win 20000 straight_flush"),
        ("9s 8s 7s", "2s 4s Kh", "win 8000 flush", "win 900 flush_spades"),
        ("9h 8h 7h", "2h 4h Ks", "win 8000 flush", "win 700 flush"),
        ("9h 9s 9d", "2h 4h Ks", "win 3000 three_of_a_kind", "win 200 three_of_a_kind"),
        ("9h 9s 8d", "2h 4h Ks", "lose 0", "lose 0"),
    ],
)
@pytest.mark.parametrize("fold", [(), (1,)])
def test_six_cards_go_by_class_and_suit(
    hand: str, dealer: str, million: str, spades: str, fold: tuple[int, ...]
) -> None:
    """Both wagers live on after a fold."""
    felt = six_cards({1: hand}, dealer, fold)
    assert [row_paid(felt, name) for name in ("million", "spades")] == [million, spades]
