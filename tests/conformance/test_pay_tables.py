"""What each row of a pay table pays, for all houses alike, whatever the dealer holds."""

import pytest

from kit.play.felt import Felt
from kit.play.slips import FALLS_SHORT, QUALIFIES, folded, one_box, slip
from queenhigh.money import amount_of

DEALERS = (FALLS_SHORT.replace("7d", "6d"), QUALIFIES.replace("7d", "6d"), "6s 6c 6d")
"""One who does not qualify, one who does, and one who beats nearly everything."""
ROWS = ("mini_royal", "straight_flush", "three_of_a_kind", "straight", "flush", "pair", "high_card")
HANDS = {
    "As Ks Qs": "mini_royal",
    "9h 8h 7h": "straight_flush",
    "3h 2h Ah": "straight_flush",
    "8c 8h 8s": "three_of_a_kind",
    "9c 8h 7s": "straight",
    "3h 2c Ad": "straight",
    "Kh 9h 4h": "flush",
    "5c 5h Jd": "pair",
    "Ah Kd Jh": "high_card",
}


def won_or_lost(odds: int, stake_minor: int) -> tuple[str, int, int]:
    """Outcome, winnings and what is returned of a stake at these odds; none at 0."""
    return ("win", odds * stake_minor, (odds + 1) * stake_minor) if odds else ("lose", 0, 0)


@pytest.mark.clause(
    "rws:4.2", "rws:3.9.3", "rws:3.10.4", "prime:2", "sixcard:5", "evolution:5", "oceans11:5", "oceans11/R2",
    "buddy:2", "buddy/R6", "caesars:2", "caesars/R1", "gila_river:2", "gila_river:5", "gila_river/R3",
    "millionaire_maker:2", "millionaire_maker:5", "millionaire_maker/R3", "millionaire_maker/R5",
    "millionaire_progressive:2", "millionaire_progressive/R1",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "odds", "cited"),
    [
        ("rws", (40, 40, 30, 5, 4, 1, 0), ":4.2"),
        ("prime", (35, 35, 33, 6, 4, 1, 0), ":2"),
        ("sixcard", (40, 40, 30, 6, 3, 1, 0), ":5"),
        ("evolution", (100, 40, 30, 5, 4, 1, 0), ":5"),
        ("oceans11", (200, 40, 30, 6, 3, 1, 0), ":5 :5 /R2 /R2 /R2 /R2 :5"),
        ("buddy", (40, 40, 30, 6, 4, 1, 0), "/R6"),
        ("caesars", (40, 40, 30, 6, 3, 1, 0), "/R1"),
        ("gila_river", (40, 40, 30, 6, 3, 1, 0), "/R3"),
        ("millionaire_maker", (100, 40, 30, 6, 3, 1, 0), "/R5 /R3 /R3 /R3 /R3 /R3 /R3"),
        ("millionaire_progressive", (40, 40, 30, 6, 3, 1, 0), "/R1"),
    ],
)
@pytest.mark.parametrize("dealer", DEALERS)
def test_pair_plus_alone_in_a_box(id: str, odds: tuple[int, ...], cited: str, dealer: str) -> None:
    """In one house it needs an Ante, and is paid after a fold as well."""
    clauses = dict(zip(ROWS, cited.split() if " " in cited else [cited] * len(ROWS), strict=True))
    pays = dict(zip(ROWS, odds, strict=True))
    for hand, row in HANDS.items():
        if id == "evolution":
            felts = [play(id, hand, dealer, ante=10, pair_plus=5) for play in (one_box, folded)]
        else:
            felts = [one_box(id, hand, dealer, pair_plus=5)]
            assert not felts[0].has_line(1, "ante_bonus")
        for felt in felts:
            assert slip(felt, 1, "pair_plus") == (*won_or_lost(pays[row], 5_00), f"{id}{clauses[row]}")


@pytest.mark.clause(
    "rws:4.3", "rws:3.9.3", "rws:3.10.4", "prime:6", "sixcard:6", "buddy:6", "caesars/R1", "evolution:6",
    "gila_river:6", "gila_river/R3", "millionaire_maker/R3", "millionaire_progressive/R1",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "cited"),
    [
        ("rws", ":4.3"),
        ("prime", ":6"),
        ("sixcard", ":6"),
        ("buddy", ":6"),
        ("caesars", "/R1"),
        ("evolution", ":6"),
        ("gila_river", "/R3"),
        ("millionaire_maker", "/R3"),
        ("millionaire_progressive", "/R1"),
    ],
)
@pytest.mark.parametrize("dealer", [DEALERS[0], DEALERS[1], "Ac Kc Qc"])
def test_the_ante_bonus_is_paid_whoever_wins(id: str, cited: str, dealer: str) -> None:
    pays = {"mini_royal": 5, "straight_flush": 5, "three_of_a_kind": 4, "straight": 1}
    for hand, row in HANDS.items():
        felt = one_box(id, hand, dealer, ante=10)
        if row in pays:
            won_minor = pays[row] * 10_00
            assert slip(felt, 1, "ante_bonus") == ("win", won_minor, won_minor, f"{id}{cited}")
        else:
            assert not felt.has_line(1, "ante_bonus")


SIX_CARDS = (
    ("As Ks Qs", "Js Ts 2d"),
    ("6s 5s 4s", "3s 2s 9d"),
    ("5s 5h 9c", "5d 5c 2s"),
    ("5s 5h 9c", "5d 9d 2s"),
    ("As 9s 4s", "Ks 2s 7d"),
    ("6s 5h 4d", "3c 2s Kd"),
    ("5s 5h 9c", "5d Kd 2s"),
    ("Ks 8h 3d", "Qc 7d 2s"),
)
"""Hands and dealer's hands: a royal flush, a straight flush, four of a kind ... and nothing."""


@pytest.mark.clause(
    "sixcard:3", "sixcard:7", "caesars:3", "caesars/R2", "evolution:3", "evolution:7", "evolution/R2",
    "gila_river:3", "gila_river/R3", "millionaire_maker:7", "pompano:3", "pompano/R2", "pompano/R3",
    "pennsylvania:3", "pennsylvania/R6",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "odds", "cited"),
    [
        ("sixcard", (1000, 200, 50, 25, 15, 10, 5, 0), ":7"),
        ("caesars", (1000, 200, 50, 20, 15, 10, 5, 0), "/R2"),
        ("evolution", (1000, 200, 100, 20, 15, 10, 7, 0), "/R2"),
        ("gila_river", (1000, 200, 50, 25, 15, 10, 5, 0), "/R3"),
        ("millionaire_maker", (1000, 200, 50, 20, 15, 10, 5, 0), ":7"),
        ("pompano", (1000, 200, 50, 25, 15, 10, 5, 0), "/R2"),
        ("pennsylvania", (1000, 200, 50, 25, 15, 10, 5, 0), "/R6"),
    ],
)
def test_six_card_bonus_on_all_six_cards_after_a_fold_too(id: str, odds: tuple[int, ...], cited: str) -> None:
    for (hand, dealer), pays in zip(SIX_CARDS, odds, strict=True):
        for play in (one_box,) if id == "millionaire_maker" else (one_box, folded):
            felt = play(id, hand, dealer, ante=10, pair_plus=5, six_card_bonus=5)
            assert slip(felt, 1, "six_card_bonus") == (*won_or_lost(pays, 5_00), f"{id}{cited}")


@pytest.mark.clause(
    "caesars:1",
    "caesars:5",
    "caesars/R4",
    "millionaire_maker:1",
    "millionaire_maker:6",
    "millionaire_maker/R4",
)
@pytest.mark.parametrize("stake", [5, 25])
@pytest.mark.parametrize(("suit", "prize_minor"), [("d", 1_000_000_00), ("c", 100_000_00), ("h", 100_000_00)])
@pytest.mark.parametrize(("id", "cited"), [("caesars", ":5"), ("millionaire_maker", ":6")])
def test_a_six_card_royal_pays_a_prize_beside_the_stake_however_large(
    id: str, cited: str, suit: str, prize_minor: int, stake: int
) -> None:
    hand, dealer = (" ".join(rank + suit for rank in ranks) for ranks in ("AKT", "QJ9"))
    felt = one_box(id, hand, dealer, ante=10, pair_plus=5, six_card_bonus=stake)
    returned_minor = prize_minor + 100 * stake
    assert slip(felt, 1, "six_card_bonus") == ("win", prize_minor, returned_minor, f"{id}{cited}")


@pytest.mark.clause(
    "rws:4.4", "rws:3.11", "rws/R4", "prime:13", "prime/R4", "sixcard:8", "buddy:13", "buddy/R4"
)
@pytest.mark.parametrize(
    ("id", "stake", "awards", "cited"),
    [
        ("rws", "2.50", (1250, 175, 150, 15, 0, 0, 0), ":4.4"),
        ("prime", "1", (500, 100, 90, 0, 0, 0, 0), ":13"),
        ("sixcard", "5", (2500, 350, 300, 30, 0, 0, 0), ":8"),
        ("buddy", "25", (12_500, 2_500, 2_250, 0, 0, 0, 0), "/R4"),
    ],
)
@pytest.mark.parametrize("dealer", [*DEALERS, "Tc 9d 7s"])
def test_a_progressive_pays_its_rows_for_one_whatever_the_dealer_holds(
    id: str, stake: str, awards: tuple[int, ...], cited: str, dealer: str
) -> None:
    """A mini royal of any suit but that of the jackpot."""
    hands = {"Ah Kh Qh": "mini_royal", "Ac Kc Qc": "mini_royal", "Kd Qd Jd": "straight_flush", **HANDS}
    del hands["As Ks Qs"]
    for hand, row in hands.items():
        if {*hand.split()} & {*dealer.split()}:
            continue
        felt = one_box(id, hand, dealer, ante=10, pair_plus=5, progressive=stake)
        won_minor = 100 * dict(zip(ROWS, awards, strict=True))[row]
        stake_minor = amount_of(stake, felt.house.currency)
        ends = ("win", won_minor - stake_minor, won_minor) if won_minor else ("lose", 0, 0)
        assert slip(felt, 1, "progressive") == (*ends, f"{id}{cited}")


@pytest.mark.clause("rws:4.4", "rws/R4", "rws/R6", "prime:13", "sixcard:8", "sixcard/T1", "buddy:13")
@pytest.mark.parametrize(
    ("id", "hand", "stake", "cited", "after_minor"),
    [
        ("rws", "As Ks Qs", "2.50", ":4.4", 10_000_50),
        ("prime", "Ad Kd Qd", "1", ":13", 1_000_20),
        ("sixcard", "As Ks Qs", "5", ":8", 10_001_00),
        ("buddy", "As Ks Qs", "25", "/R4", 50_005_00),
    ],
)
@pytest.mark.parametrize("held", ["10000", "12,345.67", "987654.32", "60"])
def test_the_royal_of_one_suit_takes_the_whole_meter_which_begins_again(
    id: str, hand: str, stake: str, cited: str, after_minor: int, held: str
) -> None:
    felt = Felt(id).open(main=held).place(1, ante=10, pair_plus=5, progressive=stake)
    felt.deal(hand, QUALIFIES.replace("7d", "6d")).play(1).settle()
    returned_minor = amount_of(held, felt.house.currency)
    won_minor = returned_minor - amount_of(stake, felt.house.currency)
    assert slip(felt, 1, "progressive") == ("win", won_minor, returned_minor, f"{id}{cited}")
    assert felt.state.moves[0].paid_minor == returned_minor
    assert felt.holds == {"main": after_minor}


@pytest.mark.clause("caesars:8", "caesars/R3", "gila_river:8", "gila_river/R2", "gila_river/R4")
@pytest.mark.parametrize(
    ("id", "stake", "awards", "by_document"),
    [
        ("caesars", 5, (600_000, 5_000, 1_000, 250, 50, 30, 20, 0), 1),
        ("gila_river", 1, (600_000, 150_000, 200, 50, 10, 7, 5, 2), 2),
    ],
)
def test_a_progressive_looks_at_six_cards_after_a_fold_too(
    id: str, stake: int, awards: tuple[int, ...], by_document: int
) -> None:
    """The first rows, and a loss, go by clause 8 of the document, the rows below by a reading of ours."""
    hands = (SIX_CARDS[0], ("Ah Kh Qh", "Jh Th 2d"), *SIX_CARDS[1:7])
    reading = {"caesars": "/R3", "gila_river": "/R4"}[id]
    for place, ((hand, dealer), award) in enumerate(zip(hands, awards, strict=True)):
        felt = Felt(id).open(main=600_000).place(1, ante=10, progressive=stake).deal(hand, dealer)
        line = felt.fold(1).settle().line(1, "progressive")
        clause = ":8" if place < by_document or not award else reading
        assert (line.returned_minor, line.clause) == (award * 100, f"{id}{clause}")
