"""Six cards by their suits: the six-card royal, flat prizes, shares of a meter, Envy, and what is said."""

import pytest

from kit.felt import Felt
from kit.houses.invented import invented
from queenhigh.settlement import Line
from queenhigh.words import payout


def settled(hands: dict[int, str], dealer: str, fold: tuple[int, ...] = ()) -> Felt:
    """These hands of one player each, played or folded, with everything staked in each box."""
    felt = Felt(invented("six_cards")).open(main=8000, hearts=9000)
    for box in hands:
        felt.bet(box, ante=5, million=5, spades=1, hearts="2.50")
    felt.deal(dealer, hands).fold(*fold)
    return felt.play(*(box for box in hands if box not in fold)).settle()


def paid(line: Line) -> tuple[str, int, str]:
    return line.outcome, line.returned_minor, line.row


@pytest.mark.parametrize(
    ("hand", "dealer", "million", "spades"),
    [
        (
            "Ad Kd Qd",
            "Jd Td 9d",
            ("win", 100000500, "six_card_royal_diamonds"),
            ("win", 200000, "royal_flush"),
        ),
        ("As Ks Qs", "Js Ts 9s", ("win", 10000500, "six_card_royal"), ("win", 800000, "royal_flush_spades")),
        ("As Ks Qs", "Js Ts 8s", ("win", 500500, "royal_flush"), ("win", 800000, "royal_flush_spades")),
        ("Ah Kh 2c", "Qh Jh Th", ("win", 500500, "royal_flush"), ("win", 200000, "royal_flush")),
        (
            "9c 8c 7c",
            "6c 5c 2h",
            ("win", 125500, "straight_flush_clubs_spades"),
            ("win", 20000, "straight_flush"),
        ),
        ("9d 8d 7d", "6d 5d 4d", ("win", 100500, "straight_flush"), ("win", 20000, "straight_flush")),
        ("9s 8s 7s", "2s 4s Kh", ("win", 8000, "flush"), ("win", 900, "flush_spades")),
        ("9h 8h 7h", "2h 4h Ks", ("win", 8000, "flush"), ("win", 700, "flush")),
        ("9h 9s 9d", "2h 4h Ks", ("win", 3000, "three_of_a_kind"), ("win", 200, "three_of_a_kind")),
        ("9h 9s 8d", "2h 4h Ks", ("lose", 0, ""), ("lose", 0, "")),
    ],
)
def test_rows_go_by_class_and_suit(
    hand: str, dealer: str, million: tuple[str, int, str], spades: tuple[str, int, str]
) -> None:
    for fold in ((), (1,)):  # both live on after a fold
        felt = settled({1: hand}, dealer, fold)
        assert paid(felt.line(1, "million")) == million
        assert paid(felt.line(1, "spades")) == spades


@pytest.mark.parametrize(
    ("hand", "dealer", "expected"),
    [
        ("Ah Kh Qh", "Jh Th 9h", ("win", 900000, "six_card_royal_hearts")),
        ("As Ks Qs", "Js Ts 9s", ("win", 90000, "straight_flush")),
        ("9h 9s 9d", "9c 4h Ks", ("lose", 0, "")),
        ("9h 9s 9d", "4c 4h Ks", ("win", 10000, "full_house")),
        ("9d 8d 7d", "2d 4d Ks", ("win", 250 + 3125, "flush_diamonds_hearts")),
        ("9s 8s 7s", "2s 4s Kh", ("win", 250 + 1000, "flush_clubs_spades")),
        ("4s 9s 2d", "Ks Qs Js", ("lose", 0, "")),
    ],
)
def test_a_progressive_on_six_cards_that_must_beat_the_dealer(
    hand: str, dealer: str, expected: tuple[str, int, str]
) -> None:
    assert paid(settled({1: hand}, dealer).line(1, "hearts")) == expected
    assert settled({1: hand}, dealer, fold=(1,)).line(1, "hearts").reason == "folded"


def test_one_meter_pays_in_deal_order_and_is_fed_afterwards() -> None:
    felt = settled({1: "As Ks 2c", 2: "5h 5d 5c"}, "Qs Js Ts")
    assert felt.line(1, "spades").returned_minor == 800000
    assert dict(felt.state.meters_minor)["main"] == 100000 + 2 * 25


def test_envy_looks_at_the_winners_hand_with_the_dealers() -> None:
    felt = settled({1: "As Ks 2c", 2: "5h 5d 5c", 3: "9s 8s 3d"}, "Qs Js Ts")
    # Box 3 makes a straight flush, which others are paid for as well.
    own = [(line.seen.other_box, line.won_minor) for line in felt.lines(2) if line.kind == "envy"]
    assert own == [(1, 50000), (3, 2500)]
    assert [line.won_minor for line in felt.lines(1) if line.kind == "envy"] == [2500]


def test_a_folded_hand_makes_nobody_envious_and_who_folded_is_paid() -> None:
    felt = settled({1: "As Ks 2c", 2: "5h 5d 3c"}, "Qs Js Ts", fold=(1,))
    assert not [line for line in felt.lines(2) if line.kind == "envy"]
    felt = settled({1: "As Ks 2c", 2: "5h 4d 3c"}, "Qs Js Ts", fold=(2,))
    assert felt.line(2, "spades:envy").won_minor == 50000


def test_who_has_no_ante_is_not_envied() -> None:
    felt = Felt(invented("six_cards")).open().bet(1, million=5, spades=1).bet(2, ante=5, spades=1)
    felt.deal("Qs Js Ts", {1: "As Ks 2c", 2: "5h 5d 5c"}).play(2).settle()
    assert not [line for line in felt.lines(2) if line.kind == "envy"]


def test_a_folded_hand_that_takes_from_the_meter_is_shown() -> None:
    felt = settled({1: "As Ks 2c", 2: "5h 5d 3c"}, "Qs Js Ts", fold=(1, 2))
    shown = felt.view("bystander").boxes
    assert shown[0].cards == ("As", "Ks", "2c")
    assert set(shown[1].cards).isdisjoint({"5h", "5d", "3c"})


@pytest.mark.parametrize(
    ("wager", "hand", "dealer", "english", "spanish"),
    [
        (
            "million", "Ad Kd Qd", "Jd Td 9d",
            "Six-card royal in diamonds pays $1,000,000 and stake on Million",
            "Escalera real de seis cartas de diamantes paga",
        ),
        (
            "spades", "Ad Kd Qd", "Jd Td 9d",
            "Royal flush in diamonds in six cards pays 25% of the meter on Spades",
            "Escalera real de diamantes entre las seis cartas paga",
        ),
        (
            "spades", "9s 8s 7s", "2s 4s Kh",
            "Flush in spades in six cards pays 9 for 1 on Spades",
            "Color de picas entre las seis cartas paga",
        ),
        (
            "spades", "9h 8h 7h", "2h 4h Kc",
            "Flush in six cards pays 7 for 1 on Spades",
            "Color entre las seis cartas paga",
        ),
        (
            "million", "9h 9s 8d", "2h 4h Kc",
            "Pair in six cards pays nothing on Million",
            "Pareja entre las seis cartas no paga",
        ),
    ],
)  # fmt: skip
def test_what_is_said_of_it(wager: str, hand: str, dealer: str, english: str, spanish: str) -> None:
    felt = settled({1: hand}, dealer)
    line = felt.line(1, wager)
    assert payout(felt.house, line) == english
    assert payout(felt.house, line, "es").startswith(spanish)


def test_a_hand_that_does_not_beat_the_dealer_is_its_three_cards() -> None:
    felt = settled({1: "4h 9h 2d"}, "Kh Qh Jh")
    line = felt.line(1, "hearts")
    assert (line.reason, line.row) == ("row/not_beaten", "")
    assert payout(felt.house, line) == (
        "The player's three cards do not beat the dealer, and Hearts pays only hands that beat the dealer"
    )


def test_envy_is_said_by_the_class_its_suit_and_the_box() -> None:
    felt = settled({1: "As Ks 2c", 2: "5h 5d 5c"}, "Qs Js Ts")
    said = payout(felt.house, felt.line(2, "spades:envy"))
    assert said == "Royal flush in spades in box 1 pays $500 Envy on Spades"
