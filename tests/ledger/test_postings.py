"""Every reason by hand: which accounts an event moves, by how much and in which order."""

import pytest
from msgspec.structs import replace

from kit.play.felt import Felt
from queenhigh.engine import Event, evolve
from queenhigh.engine import events as ev
from queenhigh.ledger import Books, postings_of

BOOKS = Books("t1", {"main": "big"})
Moved = tuple[str, str, int, str]
ESCROW = "escrow:t1:1"
HOUSE = "house:t1"
METER = "meter:big"
ANN = "player:ann"
BEN = "player:ben"
RETURN: Moved = (ESCROW, ANN, 1000, "return")
LOSE: Moved = (ESCROW, HOUSE, 1000, "lose")
WIN: Moved = (HOUSE, ANN, 1000, "win")
REVERSE: Moved = (HOUSE, ESCROW, 1000, "reverse")
LOSE_PROGRESSIVE: Moved = (ESCROW, HOUSE, 250, "lose")


def moved(felt: Felt, kind: type[Event] = ev.RoundSettled) -> list[Moved]:
    """The transfers of the last event of this kind on the felt."""
    state = felt.before
    found = list[Moved]()
    for step in felt.steps:
        for event in step.events:
            if isinstance(event, kind):
                posted = postings_of(state, event, BOOKS)
                found = [(each.debit, each.credit, each.amount_minor, each.reason) for each in posted]
            state = evolve(state, event)
    return found


def bet(house: str = "rws", **more: str | int) -> Felt:
    """Ann bets 10 on the Ante, and these."""
    return Felt(house).place(1, "ann", ante=10, **more)


def settled(dealer: str = "Jc 8d 7h", hand: str = "9c 9d 2h", **more: str | int) -> Felt:
    felt = Felt("rws").open(main=20_000).place(1, "ann", ante=10, **more)
    return felt.deal(hand, dealer).play(1).settle()


def test_stakes_go_from_the_player_to_the_escrow_of_the_round() -> None:
    felt = Felt("rws", after_game=6).place(1, "ann", ante=10)
    assert moved(felt, ev.WagerPlaced) == [(ANN, "escrow:t1:7", 1000, "stake")]
    felt = bet().place(1, "ann", ante=25)
    assert moved(felt, ev.WagerPlaced) == [(ANN, ESCROW, 1500, "stake")]
    felt.place(1, "ann", ante=5)
    assert moved(felt, ev.WagerPlaced) == [(ESCROW, ANN, 2000, "unstake")]
    felt.place(1, "ann", ante=5)
    assert moved(felt, ev.WagerPlaced) == []
    felt.withdraw(1, "ante")
    assert moved(felt, ev.WagerWithdrawn) == [(ESCROW, ANN, 500, "unstake")]


def test_a_play_is_staked_under_its_own_reason_and_what_moves_no_money_posts_nothing() -> None:
    felt = settled()
    assert moved(felt, ev.BoxPlayed) == [(ANN, ESCROW, 1000, "play")]
    for kind in (ev.BettingOpened, ev.BettingClosed, ev.CardsDealt, ev.HandsRevealed):
        assert moved(felt, kind) == []


def test_a_fold_loses_to_the_house_at_once() -> None:
    felt = bet(pair_plus=5, progressive="2.50").deal("9c 5d 2h", "Jc 8d 7h").fold(1)
    assert moved(felt, ev.BoxFolded) == [LOSE, (ESCROW, HOUSE, 500, "lose")]


@pytest.mark.parametrize(
    ("dealer", "hand", "transfers"),
    [
        ("Ac Ad 4h", "9c 9d 2h", [LOSE, LOSE]),
        ("9h 9s 2c", "9c 9d 2h", [RETURN, RETURN]),
        ("Qc 8d 7h", "9c 9d 2h", [RETURN, WIN, RETURN, WIN]),
        ("Jc 8d 7h", "9s 8h 7c", [RETURN, WIN, RETURN, WIN]),
    ],
)
def test_a_loss_a_push_a_win_and_a_bonus_without_a_stake(
    dealer: str, hand: str, transfers: list[Moved]
) -> None:
    assert moved(settled(dealer, hand)) == transfers


def test_a_share_comes_from_the_meter_that_was_filled_first_and_its_stake_is_lost() -> None:
    posted = moved(settled(hand="As Ks Qs", progressive="2.50"))
    assert posted[:2] == [("seed:big", METER, 1_000_000, "reseed"), (HOUSE, METER, 50, "contribution")]
    assert posted[-2:] == [LOSE_PROGRESSIVE, (METER, ANN, 2_000_000, "share")]


@pytest.mark.parametrize(("holds", "shares"), [(0, []), (1, [(METER, ANN, 100, "share")])])
def test_a_share_of_an_empty_meter_only_loses_the_stake(holds: int, shares: list[Moved]) -> None:
    felt = bet(progressive="2.50").deal("As Ks Qs", "Jc 8d 7h").play(1).settle(main=holds)
    assert felt.line(1, "progressive").reason == "meter/pays"
    after_loss = [LOSE_PROGRESSIVE, *shares]
    assert moved(felt)[-len(after_loss) :] == after_loss


def test_envy_is_paid_by_the_house() -> None:
    felt = bet(progressive="2.50").place(2, "ben", ante=10, progressive="2.50")
    felt.deal({1: "As Ks Qs", 2: "9c 9d 2h"}, "Jc 8d 7h").play(1, 2).settle()
    assert moved(felt)[-1] == (HOUSE, BEN, 25_000, "envy")


def test_a_voided_box_undoes_its_fold_and_gets_its_stakes_back() -> None:
    felt = bet("prime", pair_plus=5).place(2, "ben", ante=10)
    felt.deal({1: "9d 8h 2h", 2: "Ac 8d 5s"}, "Kc Ts 4h").fold(1).void_box(1)
    assert moved(felt, ev.BoxVoided) == [REVERSE, RETURN, (ESCROW, ANN, 500, "return")]


def test_a_void_before_the_settlement_returns_stakes() -> None:
    felt = bet().place(2, "ben", ante=5).deal({1: "5s 3h 2c", 2: "Ks Kh 9d"}, "Jc 8d 7h")
    felt.fold(1).void("exposed_cards", count=2)
    assert moved(felt, ev.GameVoided) == [REVERSE, RETURN, (ESCROW, BEN, 500, "return")]


def test_a_void_after_the_settlement_swaps_every_transfer() -> None:
    felt = settled(hand="As Ks Qs", progressive="2.50").void("dealer_count", count=4)
    swapped = [(credit, debit, amount, "reverse") for debit, credit, amount, _ in moved(felt)]
    back = [(ESCROW, ANN, amount, "return") for amount in (1000, 1000, 250)]
    undone = [*swapped[2:], *back, *swapped[:2]]
    assert moved(felt, ev.GameVoided) == undone, "what the meter gives back it has been given first"


def test_if_others_have_emptied_the_meter_the_house_makes_up_what_it_lacks() -> None:
    felt = settled(progressive="2.50").void("dealer_count", count=4, main="0.20")
    posted = moved(felt, ev.GameVoided)
    assert posted[0] == ("seed:big", METER, 30, "reseed")
    assert posted[-1] == (METER, HOUSE, 50, "reverse")


def test_a_table_without_meters_needs_none() -> None:
    felt = settled("Qc 8d 7h")
    before = replace(felt.state, lines=(), moves=())
    assert len(postings_of(before, felt.steps[-1].events[0], Books("t1"))) == 4


def test_a_line_that_says_meter_of_a_row_that_has_none_is_an_error() -> None:
    felt = settled("Jc 8d 7h", "Ts 9d 8c", progressive="2.50")
    line = replace(felt.line(1, "progressive"), reason="meter/pays")
    with pytest.raises(TypeError, match="does not pay from a meter"):
        postings_of(felt.state, ev.RoundSettled((line,), ()), BOOKS)
