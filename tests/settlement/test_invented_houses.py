"""Rules that no house of the catalogue uses, settled to the exact figure from data alone."""

import pytest

from kit.felt import Felt
from kit.houses.invented import INVENTED, UPCARD, invented
from queenhigh.engine import DEALER, FACE_DOWN, player
from queenhigh.engine.acts import actions as act
from queenhigh.rules import House, load


def upcard(**stakes: int | str) -> Felt:
    return Felt(invented("upcard")).open().bet(1, "p1", **stakes)


def fourth(**stakes: int | str) -> Felt:
    return Felt(invented("fourth")).open().bet(1, "p1", **stakes)


def paid(felt: Felt, wager: str, box: int = 1) -> tuple[str, int, int]:
    """Outcome, won and returned, in minor units."""
    line = felt.line(box, wager)
    return line.outcome, line.won_minor, line.returned_minor


@pytest.mark.parametrize("name", INVENTED)
def test_invented_houses_are_pure_data(name: str) -> None:
    assert invented(name).digest == load(INVENTED[name]).digest


def test_the_dealer_shows_one_card_from_the_deal() -> None:
    felt = upcard(ante=10).deal("Ks 7d 2c", "9h 8d 3c")
    for viewer in ("p1", "bystander", DEALER):
        assert felt.view(viewer).dealer.cards == ("Ks", FACE_DOWN, FACE_DOWN)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_play_may_be_one_to_three_times_the_ante(times: int) -> None:
    felt = upcard(ante="12.34").deal("Ks 7d 2c", "9h 9d 3c").play(1, times=times).settle()
    assert paid(felt, "ante") == ("win", 1234, 2468)
    assert paid(felt, "play") == ("win", times * 1234, 2 * times * 1234)


@pytest.mark.parametrize("amount", [0, 999, 1001, 4000, 1500])
def test_play_of_another_amount_is_refused(amount: int) -> None:
    felt = upcard(ante=10).deal("Ks 7d 2c", "9h 9d 3c")
    felt.refused(act.Play(player("p1"), 1, amount), "decide/wrong_amount", "upcard:3")


def test_the_ante_is_pushed_where_the_dealer_has_no_king() -> None:
    felt = upcard(ante="3.33").deal("Qs Jd 2c", "4h 3d 2d").play(1, times=1).settle()
    assert paid(felt, "ante") == ("push", 0, 333)
    assert paid(felt, "play") == ("win", 500, 833), "3 to 2 on 3.33 is 4.995, to the nearest 5.00"


def test_a_king_is_enough_to_qualify() -> None:
    felt = upcard(ante=10).deal("Ks 3d 2c", "Qh Jd 9c").play(1).settle()
    assert felt.net(1) == -2000


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
    felt = upcard(pair_plus=stake).deal("3s 5d Td", hand).settle()
    assert paid(felt, "pair_plus") == ("win", won, returned)


@pytest.mark.parametrize(
    ("hand", "ante", "won"),
    [
        ("As Ks Qs", "2.50", 25000),  # 100 to 1
        ("As Ks Qs", "10.00", 50000),  # capped
        ("9c 8c 7c", "10.00", 2500),  # flat
        ("9c 8d 7c", "2.51", 3138),  # 12.5 to 1 is 31.375
        ("6h 6d 6c", "10.00", 0),
    ],
)
def test_a_bonus_may_be_capped_or_flat(hand: str, ante: str, won: int) -> None:
    felt = upcard(ante=ante).deal("3s 5d Td", hand).play(1).settle()
    assert [line.returned_minor for line in felt.lines(1) if line.wager == "royal"] == ([won] if won else [])


@pytest.mark.parametrize(
    ("dealer", "hand", "outcome", "won"),
    [
        ("Kc 7s 2c", "As 9c 3s", "win", 900),  # all six black
        ("Kd 7s 2c", "As 9c 3s", "win", 150),  # 5 for 2: two and a half back
        ("Ad Ts 2c", "As 9c 3s", "lose", 0),  # one colour, and beaten
        ("Ad 9h 3d", "As 9c 3s", "lose", 0),  # equal is not more
        ("Jd 9h 3d", "7s 5c 2s", "lose", 0),  # the hands decide, whether the dealer qualifies or not
        ("Jd 9h 3d", "Qs 5c 2s", "win", 150),
        ("Kd 9h 3d", "As 9s 2h", "lose", 0),  # beats, but of mixed colours
    ],
)
def test_a_side_bet_that_must_beat_the_dealer(dealer: str, hand: str, outcome: str, won: int) -> None:
    felt = upcard(ante=10, lucky=1).deal(dealer, hand).play(1).settle()
    assert paid(felt, "lucky") == (outcome, won, won + 100 if won else 0)


def test_a_side_bet_that_must_beat_the_dealer_is_lost_with_a_folded_hand() -> None:
    felt = upcard(ante=10, lucky=1).deal("Kd 7s 2c", "As 9c 3s").fold(1).settle()
    assert paid(felt, "lucky") == ("lose", 0, 0)


def with_rounding(rounding: str) -> House:
    return load(UPCARD.replace('rounding = "nearest"', f'rounding = "{rounding}"'))


@pytest.mark.parametrize(
    ("rounding", "straight", "trips"),
    [("down", 151, 1262), ("nearest", 152, 1263), ("up", 152, 1263)],
)
def test_each_rounding_of_a_half(rounding: str, straight: int, trips: int) -> None:
    for hand, won in (("9c 8d 7c", straight), ("7h 7d 7c", trips)):
        felt = Felt(with_rounding(rounding)).open().bet(1, pair_plus="1.01")
        felt.deal("3s 5d Td", hand).settle()
        assert felt.line(1, "pair_plus").won_minor == won


@pytest.mark.parametrize(("rounding", "won"), [("down", 133), ("nearest", 133), ("up", 134)])
def test_each_rounding_of_a_third(rounding: str, won: int) -> None:
    felt = Felt(with_rounding(rounding)).open().bet(1, pair_plus=1).deal("3s 5d Td", "Kc 9c 2c").settle()
    assert felt.line(1, "pair_plus").won_minor == won


def test_the_dealer_always_takes_a_fourth_card_and_needs_a_pair() -> None:
    felt = fourth(ante=10).deal("Kc Kd Kh", "4h 3d 2d").play(1, times=2).reveal(fourth="Ks")
    assert len(felt.state.dealer) == 4
    felt.settle()
    assert felt.net(1) == -3000
    weak = fourth(ante=10).deal("Ac Kd 9h", "4h 3d 7d").play(1, times=2).settle(fourth="2s")
    assert paid(weak, "ante") == ("win", 1000, 2000)
    assert paid(weak, "play") == ("push", 0, 2000)
    saved = fourth(ante=10).deal("Ac Kd 9h", "4h 3d 7d").play(1, times=2).settle(fourth="9s")
    assert saved.net(1) == -3000, "the fourth card pairs"


def test_an_equal_hand_may_end_differently_for_ante_and_play() -> None:
    felt = fourth(ante=5).deal("9c 9d 4h", "9h 9s 4c").play(1, times=2).settle(fourth="2s")
    assert paid(felt, "ante") == ("push", 0, 500)
    assert paid(felt, "play") == ("lose", 0, 0)


def test_two_cards_thrown_away() -> None:
    felt = fourth(ante=5, showdown=1).deal("9c 9d 4h", "Ah Kd 2c").look(1)
    cards = felt.state.box(1).cards
    felt.do(act.Play(player("p1"), 1, 1000, cards[1:]))
    felt.settle(new="As Ad", fourth="2s")
    assert paid(felt, "play") == ("win", 1200, 2200)
    assert felt.line(1, "showdown").outcome == "lose", (
        "three aces stand in no row but that of the first cards"
    )


@pytest.mark.parametrize(
    ("fourth_card", "expected"),
    [("2s", ("win", 152, 253)), ("Js", ("lose", 0, 0))],
)
def test_showdown_pays_a_pair_only_over_the_dealer(fourth_card: str, expected: tuple[str, int, int]) -> None:
    felt = fourth(showdown="1.01").deal("9c Jd 4h", "Th Ts 4c").settle(fourth=fourth_card)
    assert paid(felt, "showdown") == expected


@pytest.mark.parametrize(
    ("hand", "won", "main", "mini"),
    [
        ("As Ks Qs", 600000 - 125, (600000, 500000), (0, 0)),  # all of it, and the meter starts again
        ("Ad Kd Qd", 75000 - 125, (75000, 0), (0, 0)),  # 12.5 %
        ("9c 8c 7c", 15000 - 125, (0, 0), (15000, 0)),  # 33.3 % of 1000.01 is capped
        ("7h 7d 7c", 10001 - 125, (0, 0), (10001, 0)),  # 10 % of 1000.01 goes up
        ("9c 8d 7c", 750 - 125, (0, 0), (0, 0)),
        ("Kc 9c 2c", 300, (0, 0), (0, 0)),
    ],
)
def test_shares_of_two_meters(hand: str, won: int, main: tuple[int, int], mini: tuple[int, int]) -> None:
    felt = Felt(invented("fourth")).open(main=6000, mini="1000.01").bet(1, ante=5, jackpot="1.25")
    felt.deal("3s 5d Td", hand).play(1, times=2).settle(fourth="2s")
    assert felt.line(1, "jackpot").won_minor == won
    first, second = felt.state.moves
    assert (first.paid_minor, first.reseeded_minor) == main
    assert (second.paid_minor, second.reseeded_minor) == mini
    assert (first.contributed_minor, second.contributed_minor) == (18, 10)
    assert first.after_minor == 600000 + 18 - main[0] + main[1]
    assert second.after_minor == 100001 + 10 - mini[0] + mini[1]


def test_a_second_share_is_taken_of_what_the_first_left() -> None:
    felt = (
        Felt(invented("fourth")).open(main=8000).bet(1, ante=5, jackpot="1.25").bet(2, ante=5, jackpot="1.25")
    )
    felt.deal("3s 5d Td", {1: "Ad Kd Qd", 2: "Ah Kh Qh"}).play(1, 2, times=2).settle(fourth="2s")
    assert felt.line(1, "jackpot").returned_minor == 100000
    assert felt.line(2, "jackpot").returned_minor == 87500
    assert felt.line(1, "jackpot:envy").won_minor == felt.line(2, "jackpot:envy").won_minor == 2000
    assert dict(felt.state.meters_minor)["main"] == 800000 - 100000 - 87500 + 2 * 18


def test_a_folded_hand_still_takes_its_share_and_is_shown() -> None:
    felt = Felt(invented("fourth")).open().bet(1, ante=5, jackpot="1.25").deal("3s 5d Td", "As Ks Qs")
    felt.fold(1).settle(fourth="2s")
    assert felt.line(1, "jackpot").returned_minor == 500000
    assert felt.view("bystander").boxes[0].cards == ("As", "Ks", "Qs")


def test_a_share_of_a_meter_below_the_stake_is_handed_over_and_is_a_loss() -> None:
    felt = (
        Felt(invented("fourth")).open(main="2.00").bet(1, ante=5, jackpot="1.25").deal("3s 5d Td", "Ad Kd Qd")
    )
    felt.play(1, times=2).settle(fourth="2s")
    assert paid(felt, "jackpot") == ("lose", 0, 25)


def twin(hands: dict[int, str], dealer: str, fourth_card: str = "", fold: tuple[int, ...] = ()) -> Felt:
    felt = Felt(invented("twin")).open(gold=200_000, silver=5_000)
    for box in hands:
        felt.bet(box, f"p{box}", ante=100, gold=100, silver=50)
    felt.deal(dealer, hands, "hand").fold(*fold)
    return felt.play(*(box for box in hands if box not in fold)).settle(fourth=fourth_card)


def test_two_progressives_each_pay_their_own_envy_once() -> None:
    felt = twin({1: "As Ks Qs", 2: "2d 5h 7c"}, "2c 4d 9h", "Jd")
    assert [line.won_minor for line in felt.lines(2) if line.kind == "envy"] == [3000, 500]
    assert felt.line(1, "gold").returned_minor == 200_000
    assert felt.line(1, "silver").returned_minor == 2_500
    gold, silver = felt.state.moves
    assert (gold.reseeded_minor, gold.contributed_minor, gold.after_minor) == (100_000, 24, 100_024)
    assert (silver.reseeded_minor, silver.contributed_minor, silver.after_minor) == (0, 32, 2_532)


def test_envy_of_two_progressives_after_a_fold() -> None:
    felt = twin({1: "As Ks Qs", 2: "2d 5h 7c", 3: "9s 8s 7s"}, "2c 4d 9h", "Jd", fold=(2,))
    assert [line.won_minor for line in felt.lines(2) if line.kind == "envy"] == [3000], "silver is lost"
    assert [line.won_minor for line in felt.lines(1) if line.kind == "envy"] == [1000, 500]
    assert [line.won_minor for line in felt.lines(3) if line.kind == "envy"] == [3000, 500]
    assert felt.line(3, "gold").returned_minor == 10_000, "a tenth of the meter, back at its seed"


@pytest.mark.parametrize(
    ("dealer", "hand", "fourth_card", "outcome", "won"),
    [
        ("9c 9d 4h", "9h 9s Ac", "", "win", 16650),  # four nines, 50 to 1
        ("9c 9d 4h", "9s Ah 2c", "", "lose", 0),  # three nines, but the dealer's pair is better
        ("Kc 9d 4h", "9h 9s 2c", "", "win", 1165),  # three nines, 7 to 2, rounded down
        ("9c 9d 4h", "9h Ah Ac", "", "win", 4162),  # full house, 12.5 to 1
        ("Qc 7c 6d", "Kc Jc 2c", "", "win", 1110),  # flush, 10 to 3
        ("Qc 6c 3d", "Kc Jc 2c", "3c", "win", 1110),  # the dealer's fourth card is none of the six
    ],
)
def test_six_cards_that_must_beat_the_dealer(
    dealer: str, hand: str, fourth_card: str, outcome: str, won: int
) -> None:
    felt = Felt(invented("twin")).open().bet(1, ante=200, side=333)
    felt.deal(dealer, hand, "hand").play(1).settle(fourth=fourth_card)
    assert paid(felt, "side")[:2] == (outcome, won)


def test_contest_odds_may_be_fractional_or_for_one() -> None:
    felt = Felt(invented("twin")).open().bet(1, ante=150).deal("9c 9d 4h", "Th Ts 4c", "hand")
    felt.play(1, times=3).settle()
    assert paid(felt, "ante") == ("win", 225, 375)
    assert paid(felt, "play") == ("win", 450, 900)


def test_a_dealer_who_draws_below_a_plain_hand_and_shows_two_cards() -> None:
    felt = Felt(invented("twin")).open().bet(1, ante=150).deal("Qc 6d 3h", "Th Ts 4c", "hand")
    assert felt.view("bystander").dealer.cards == ("Qc", "6d", FACE_DOWN)
    felt.play(1).do(act.Reveal(DEALER))
    assert felt.state.phase == "dealer_drawing"
    stands = Felt(invented("twin")).open().bet(1, ante=150).deal("Qc 6d 4h", "Th Ts 4c", "hand").play(1)
    stands.do(act.Reveal(DEALER))
    assert stands.state.phase == "settling"


def test_a_side_bet_with_no_room_beside_a_small_ante_is_not_offered() -> None:
    felt = Felt(invented("twin")).open().bet(1, ante=100)
    felt.refused(act.PlaceWager(player("p1"), 1, "side", 333), "bet/needs_other")
    felt.bet(1, ante=200, side=333)
    felt.refused(act.PlaceWager(player("p1"), 1, "ante", 150), "bet/below_minimum")
