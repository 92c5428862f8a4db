"""Each kind of payout line in full: every field of it, as records keep it for ever."""

from typing import Literal

import pytest

from kit.houses.edits import edited
from kit.houses.invented import FOURTH, STEPPED, TWIN, invented
from kit.play.felt import Felt
from kit.play.slips import one_box
from queenhigh.cards import parse_cards
from queenhigh.engine import SUPERVISOR
from queenhigh.engine.acts import actions as act
from queenhigh.hands import MINI_ROYAL, quick_strength
from queenhigh.rules import load
from queenhigh.settlement import Line, Seen

SPADES = 3


def strength(text: str) -> int:
    return quick_strength(parse_cards(text))


QUEEN, NINES, JACK = (strength(text) for text in ("Qc 8d 7h", "9c 9d 2h", "Jc 8c 5s"))
ROYAL = Seen(strength=MINI_ROYAL, suit=SPADES)
LOST: tuple[Literal["lose"], int, int] = ("lose", 0, 0)


def jackpot() -> Felt:
    """The royal of spades, a pair beside it, and a hand that folds; all with a Progressive."""
    felt = Felt("rws").open(main=20_000)
    for box, name in enumerate(("ann", "ben", "cho"), start=1):
        felt.place(box, name, ante=10, pair_plus=5, progressive="2.50")
    felt.deal({1: "As Ks Qs", 2: "9c 9d 2h", 3: "Jc 8c 5s"}, "Qc 8d 7h")
    return felt.fold(3).play(1, 2).settle()


def test_a_royal() -> None:
    beats = Seen(strength=MINI_ROYAL, dealer_strength=QUEEN)
    assert jackpot().state.lines_of(1) == [
        Line(1, "ante", "stake", 10_00, "win", 10_00, 20_00, "rws:3.10.1", "contest/higher", beats),
        Line(1, "play", "stake", 10_00, "win", 10_00, 20_00, "rws:3.10.1", "contest/higher", beats),
        Line(
            1, "ante_bonus", "bonus", 0, "win", 50_00, 50_00, "rws:4.3", "bonus/pays", ROYAL,
            "straight_flush",
        ),
        Line(
            1, "pair_plus", "stake", 5_00, "win", 200_00, 205_00, "rws:4.2", "row/pays", ROYAL,
            "straight_flush",
        ),
        Line(
            1, "progressive", "stake", 2_50, "win", 19_997_50, 20_000_00, "rws:4.4", "meter/pays", ROYAL,
            "mini_royal_spades",
        ),
    ]  # fmt: skip


def test_equal_lines_are_one_in_a_set() -> None:
    """Sentences are cached by line."""
    assert len({*jackpot().state.lines_of(1), *jackpot().state.lines_of(1)}) == 5


def test_a_pair_that_envies() -> None:
    beats = Seen(strength=NINES, dealer_strength=QUEEN)
    pair = Seen(strength=NINES)
    envied = Seen(strength=MINI_ROYAL, suit=SPADES, other_box=1)
    assert jackpot().state.lines_of(2) == [
        Line(2, "ante", "stake", 10_00, "win", 10_00, 20_00, "rws:3.10.1", "contest/higher", beats),
        Line(2, "play", "stake", 10_00, "win", 10_00, 20_00, "rws:3.10.1", "contest/higher", beats),
        Line(2, "pair_plus", "stake", 5_00, "win", 5_00, 10_00, "rws:4.2", "row/pays", pair, "pair"),
        Line(2, "progressive", "stake", 2_50, *LOST, "rws:4.4", "row/nothing", pair),
        Line(
            2, "progressive", "envy", 0, "win", 250_00, 250_00, "rws:3.12", "envy/pays", envied,
            "mini_royal_spades",
        ),
    ]  # fmt: skip


def test_a_fold() -> None:
    ante, pair_plus, progressive, envy = jackpot().state.lines_of(3)
    assert ante == Line(3, "ante", "stake", 10_00, *LOST, "rws:3.8.1", "folded")
    assert pair_plus == Line(3, "pair_plus", "stake", 5_00, *LOST, "rws:3.8.1", "folded")
    seen = Seen(strength=JACK)
    assert progressive == Line(3, "progressive", "stake", 2_50, *LOST, "rws:4.4", "row/nothing", seen)
    assert (envy.kind, envy.returned_minor) == ("envy", 250_00)


def test_a_game_and_a_box_that_are_void() -> None:
    felt = Felt("rws").place(1, ante=10, pair_plus=5).deal("9c 9d 2h", "Qc 8d 7h").void("foreign_card")
    seen = Seen(ground="foreign_card")
    assert felt.state.lines_of(1) == [
        Line(1, "ante", "void", 10_00, "push", 0, 10_00, "rws:5.1.1", "void/game", seen),
        Line(1, "pair_plus", "void", 5_00, "push", 0, 5_00, "rws:5.1.1", "void/game", seen),
    ]
    felt = Felt("prime").place(1, ante=10).deal("9c 9d 2h", "Qc 8d 7h")
    felt.do(act.VoidBox(SUPERVISOR, 1))
    seen = Seen(ground="box")
    assert felt.state.lines_of(1) == [
        Line(1, "ante", "void", 10_00, "push", 0, 10_00, "prime:9", "void/box", seen)
    ]


def test_colours() -> None:
    felt = Felt("prime").open()
    for box in (1, 2, 3):
        felt.place(box, ante=10, prime=5)
    felt.deal({1: "Ah 8d 5h", 2: "Ac 8s 5s", 3: "Qc 8h 3s"}, "Kh Td 4h").play(1, 2, 3).settle()
    red = Seen(colour="red")
    black = Seen(colour="black")
    mixed = Seen(colour="mixed")
    assert [felt.line(box, "prime") for box in (1, 2, 3)] == [
        Line(1, "prime", "stake", 5_00, "win", 20_00, 25_00, "prime:11", "row/pays", red, "all_one_colour"),
        Line(
            2, "prime", "stake", 5_00, "win", 15_00, 20_00, "prime:11", "row/pays", black, "player_one_colour"
        ),
        Line(3, "prime", "stake", 5_00, *LOST, "prime:11", "row/nothing", mixed),
    ]
    beaten = Seen(strength=strength("Qc 8h 3s"), dealer_strength=strength("Kh Td 4h"))
    assert felt.line(3, "ante") == Line(3, "ante", "stake", 10_00, *LOST, "prime:5", "contest/lower", beaten)


def test_six_cards() -> None:
    felt = one_box("sixcard", "Ks 8d 8h", "Kh Kd 4h", ante=10, six_card_bonus=5)
    seen = Seen(category="full_house")
    assert felt.line(1, "six_card_bonus") == Line(
        1, "six_card_bonus", "stake", 5_00, "win", 125_00, 130_00, "sixcard:7", "row/pays", seen, "full_house"
    )


def test_a_hand_that_drew() -> None:
    felt = Felt("draw").place(1, ante=10, double_shot=10).deal("9c 8c 4c", "Qs 7h 2d")
    felt.play(1, discard="4c").settle("7c", "3d")
    seen = Seen(strength=strength("9c 8c 7c"), drew=True)
    row = "straight_flush_drew"
    assert felt.line(1, "play_bonus") == Line(
        1, "play_bonus", "bonus", 0, "win", 40_00, 40_00, "draw:5", "bonus/pays", seen, row
    )
    assert felt.line(1, "double_shot") == Line(
        1, "double_shot", "stake", 10_00, "win", 60_00, 70_00, "draw:6", "row/pays", seen, row
    )


@pytest.mark.parametrize(
    ("dealer", "paid"),
    [("Ah Kh Qh", ("lose", 0, "row/not_beaten")), ("Ah Kh Jd", ("win", 100_000, "meter/pays"))],
)
def test_a_share_that_must_beat_the_dealer(dealer: str, paid: tuple[str, int, str]) -> None:
    house = load(edited(TWIN, "[wagers.gold]", "+ must_beat_dealer = true"))
    felt = Felt(house).place(1, ante=100, gold=100).deal("As Ks Qs", dealer)
    line = felt.play(1).settle().line(1, "gold")
    assert (line.outcome, line.returned_minor, line.reason) == paid


def test_a_side_bet_that_must_beat_the_dealer_says_why_it_does_not() -> None:
    felt = Felt(invented("upcard")).place(1, ante=10, lucky=1).place(2, ante=10, lucky=1)
    felt.deal({1: "As 9c 3s", 2: "Qs 8c 5s"}, "Ad Kh 2c").fold(1).play(2).settle()
    black = Seen(colour="black")
    assert [felt.line(box, "lucky") for box in (1, 2)] == [
        Line(1, "lucky", "stake", 1_00, *LOST, "upcard:5", "row/folded", black),
        Line(2, "lucky", "stake", 1_00, *LOST, "upcard:5", "row/not_beaten", black),
    ]


def test_a_blind_by_its_table() -> None:
    text = STEPPED.replace('pays = "30 flat and stake"', 'pays = "60 flat", clause = "3"')
    felt = Felt(load(text)).place(1, ante=10).place(2, ante=10)
    felt.deal({1: "9c 8c 2d", 2: "Ac 8s 7d"}, "Kh 9d 4h").play(1, discard="2d").play(2).settle("7c")
    drew = Seen(strength=strength("9c 8c 7c"), drew=True)
    ace = Seen(strength=strength("Ac 8s 7d"), dealer_strength=strength("Kh 9d 4h"))
    assert [felt.line(box, "blind") for box in (1, 2)] == [
        Line(
            1, "blind", "stake", 10_00, "win", 50_00, 60_00, "stepped:3", "row/pays", drew, "straight_flush"
        ),
        Line(2, "blind", "stake", 10_00, "push", 0, 10_00, "stepped:1", "contest/no_row", ace),
    ]


def test_a_row_that_looks_at_the_first_three_cards() -> None:
    row = '{ hand = "three_of_a_kind", on = "first", pays = "12.5:1" }'
    royal = '{ hand = "mini_royal", on = "first", suits = "spades", pays = "99 to 1" }'
    assert row in FOURTH
    text = FOURTH.replace(row, royal).replace("discards = 2", "discards = 3")
    felt = Felt(load(text)).place(1, ante=10, showdown=10).place(2, ante=10, showdown=10)
    felt.deal({1: "Qs Ks As", 2: "Qh Kh Ah"}, "Jh 9d 4h")
    felt.play(1, discard="Qs Ks As").play(2, discard="Qh Kh Ah").settle("Qd Kd 8c Qc Kc 8s", "3c")
    first = Seen(strength=MINI_ROYAL, first=True, drew=True)
    king = Seen(strength=strength("Kc Qc 8s"), drew=True)
    assert [felt.line(box, "showdown") for box in (1, 2)] == [
        Line(
            1, "showdown", "stake", 10_00, "win", 990_00, 1_000_00, "fourth:4", "row/pays", first,
            "mini_royal_spades_first",
        ),
        Line(2, "showdown", "stake", 10_00, *LOST, "fourth:4", "row/nothing", king),
    ]  # fmt: skip


def test_the_suit_of_a_royal_is_that_of_the_hand_that_was_played() -> None:
    felt = Felt(invented("fourth")).place(1, ante=10, jackpot="1.25").place(2, ante=10, jackpot="1.25")
    felt.deal({1: "2h Ks As", 2: "2s Kd Ad"}, "Jh 9d 4h").play(1, discard="2h").play(2, discard="2s")
    felt.settle("Qs Qd", "3c")
    assert [felt.line(box, "jackpot").row for box in (1, 2)] == ["mini_royal_spades", "mini_royal"]
    assert felt.line(1, "jackpot").seen == Seen(strength=MINI_ROYAL, suit=SPADES, drew=True)
