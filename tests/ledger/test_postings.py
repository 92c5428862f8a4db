"""Every reason by hand: which accounts an event moves, by how much and in which order."""

import pytest
from msgspec.structs import replace

from kit.play.felt import Felt
from queenhigh.engine import SUPERVISOR, Event, evolve, player
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.ledger import Books, postings_of

BOOKS = Books("t1", {"main": "big"})
Told = tuple[str, str, int, str]
ESCROW, HOUSE, ANN, BEN = "escrow:t1:1", "house:t1", "player:ann", "player:ben"


def told(felt: Felt, kind: type[Event]) -> list[Told]:
    """The transfers of the last event of this kind on the felt."""
    state, found = felt.before, list[Told]()
    for step in felt.steps:
        for event in step.events:
            if isinstance(event, kind):
                posted = postings_of(state, event, BOOKS)
                found = [(each.debit, each.credit, each.amount_minor, each.reason) for each in posted]
            state = evolve(state, event)
    return found


def settled(dealer: str = "Jc 8d 7h", hand: str = "9c 9d 2h", **stakes: str | int) -> Felt:
    felt = Felt("rws").open(main=20_000).bet(1, "ann", **stakes).deal(dealer, hand)
    return felt.play(1).settle() if "ante" in stakes else felt.settle()


def test_a_stake_goes_from_the_player_to_the_escrow_of_the_round() -> None:
    felt = Felt("rws", after_game=6).open().bet(1, "ann", ante=10)
    assert told(felt, ev.WagerPlaced) == [(ANN, "escrow:t1:7", 1000, "stake")]


def test_a_stake_changed_moves_the_difference_alone() -> None:
    felt = Felt("rws").open().bet(1, "ann", ante=10).bet(1, "ann", ante=25)
    assert told(felt, ev.WagerPlaced) == [(ANN, ESCROW, 1500, "stake")]
    felt.bet(1, "ann", ante=5)
    assert told(felt, ev.WagerPlaced) == [(ESCROW, ANN, 2000, "unstake")]
    felt.bet(1, "ann", ante=5)
    assert told(felt, ev.WagerPlaced) == []


def test_a_stake_taken_back_leaves_the_escrow() -> None:
    felt = Felt("rws").open().bet(1, "ann", ante=10)
    felt.do(act.WithdrawWager(player("ann"), 1, "ante"))
    assert told(felt, ev.WagerWithdrawn) == [(ESCROW, ANN, 1000, "unstake")]


def test_a_play_is_staked_under_its_own_reason() -> None:
    felt = Felt("rws").open().bet(1, "ann", ante=10).deal("Jc 8d 7h", "9c 9d 2h").play(1)
    assert told(felt, ev.BoxPlayed) == [(ANN, ESCROW, 1000, "play")]


def test_a_fold_loses_to_the_house_at_once() -> None:
    felt = Felt("rws").open().bet(1, "ann", ante=10, pair_plus=5, progressive="2.50")
    felt.deal("Jc 8d 7h", "9c 5d 2h").fold(1)
    assert told(felt, ev.BoxFolded) == [
        (ESCROW, HOUSE, 1000, "lose"),
        (ESCROW, HOUSE, 500, "lose"),
    ]


def test_what_moves_no_money_posts_nothing() -> None:
    felt = settled(ante=10)
    for kind in (ev.BettingOpened, ev.BettingClosed, ev.CardsDealt, ev.HandsRevealed):
        assert told(felt, kind) == []


def test_a_loss_a_push_and_a_win() -> None:
    assert told(settled("Ac Ad 4h", ante=10), ev.RoundSettled) == [
        (ESCROW, HOUSE, 1000, "lose"),
        (ESCROW, HOUSE, 1000, "lose"),
    ]
    assert told(settled("9h 9s 2c", ante=10), ev.RoundSettled) == [
        (ESCROW, ANN, 1000, "return"),
        (ESCROW, ANN, 1000, "return"),
    ]
    assert told(settled("Qc 8d 7h", ante=10), ev.RoundSettled) == [
        (ESCROW, ANN, 1000, "return"),
        (HOUSE, ANN, 1000, "win"),
        (ESCROW, ANN, 1000, "return"),
        (HOUSE, ANN, 1000, "win"),
    ]


def test_a_bonus_is_won_without_a_stake_of_its_own() -> None:
    assert told(settled("Jc 8d 7h", "9s 8h 7c", ante=10), ev.RoundSettled)[-1:] == [(HOUSE, ANN, 1000, "win")]


def test_a_share_comes_from_the_meter_that_was_filled_first_and_its_stake_is_lost() -> None:
    felt = settled(hand="As Ks Qs", ante=10, progressive="2.50")
    posted = told(felt, ev.RoundSettled)
    assert posted[:2] == [
        ("seed:big", "meter:big", 1_000_000, "reseed"),
        (HOUSE, "meter:big", 50, "contribution"),
    ]
    assert posted[-2:] == [
        (ESCROW, HOUSE, 250, "lose"),
        ("meter:big", ANN, 2_000_000, "share"),
    ]


def test_a_share_of_an_empty_meter_only_loses_the_stake() -> None:
    felt = Felt("rws").open().bet(1, "ann", ante=10, progressive="2.50").deal("Jc 8d 7h", "As Ks Qs").play(1)
    felt.settle(main=0)
    assert felt.line(1, "progressive").reason == "meter/pays"
    assert told(felt, ev.RoundSettled)[-1] == (ESCROW, HOUSE, 250, "lose")
    felt = Felt("rws").open().bet(1, "ann", ante=10, progressive="2.50").deal("Jc 8d 7h", "As Ks Qs").play(1)
    felt.settle(main="1.00")
    assert told(felt, ev.RoundSettled)[-2:] == [
        (ESCROW, HOUSE, 250, "lose"),
        ("meter:big", ANN, 100, "share"),
    ]


def test_envy_is_paid_by_the_house() -> None:
    felt = (
        Felt("rws")
        .open()
        .bet(1, "ann", ante=10, progressive="2.50")
        .bet(2, "ben", ante=10, progressive="2.50")
    )
    felt.deal("Jc 8d 7h", {1: "As Ks Qs", 2: "9c 9d 2h"}).play(1, 2).settle()
    assert told(felt, ev.RoundSettled)[-1] == (HOUSE, BEN, 25_000, "envy")


def test_a_voided_box_undoes_its_fold_and_gets_its_stakes_back() -> None:
    felt = Felt("prime").open().bet(1, "ann", ante=10, pair_plus=5).bet(2, "ben", ante=10)
    felt.deal("Kc Ts 4h", {1: "9d 8h 2h", 2: "Ac 8d 5s"}).fold(1)
    felt.do(act.VoidBox(SUPERVISOR, 1))
    assert told(felt, ev.BoxVoided) == [
        (HOUSE, ESCROW, 1000, "reverse"),
        (ESCROW, ANN, 1000, "return"),
        (ESCROW, ANN, 500, "return"),
    ]


def test_a_void_before_the_settlement_returns_stakes() -> None:
    felt = Felt("rws").open().bet(1, "ann", ante=10).bet(2, "ben", ante=5)
    felt.deal("Jc 8d 7h", {1: "5s 3h 2c", 2: "Ks Kh 9d"}).fold(1).void("exposed_cards", count=2)
    assert told(felt, ev.GameVoided) == [
        (HOUSE, ESCROW, 1000, "reverse"),
        (ESCROW, ANN, 1000, "return"),
        (ESCROW, BEN, 500, "return"),
    ]


def test_a_void_after_the_settlement_swaps_every_transfer() -> None:
    felt = settled(hand="As Ks Qs", ante=10, progressive="2.50").void("dealer_count", count=4)
    made = told(felt, ev.RoundSettled)
    undone = told(felt, ev.GameVoided)
    swapped = [(credit, debit, amount, "reverse") for debit, credit, amount, _ in made]
    moves, lines = swapped[:2], swapped[2:]
    back = [(ESCROW, ANN, amount, "return") for amount in (1000, 1000, 250)]
    assert undone == [*lines, *back, *moves], "what the meter gives back it has been given first"


def test_where_others_have_emptied_the_meter_the_house_makes_up_what_it_lacks() -> None:
    felt = settled(ante=10, progressive="2.50").void("dealer_count", count=4, main="0.20")
    posted = told(felt, ev.GameVoided)
    assert posted[0] == ("seed:big", "meter:big", 30, "reseed")
    assert posted[-1] == ("meter:big", HOUSE, 50, "reverse")


def test_a_table_without_meters_needs_none() -> None:
    felt = settled("Qc 8d 7h", ante=10)
    event = felt.steps[-1].events[0]
    before = replace(felt.state, lines=(), moves=())
    assert len(postings_of(before, event, Books("t1"))) == 4


def test_a_line_that_says_meter_of_a_row_that_has_none_is_an_error() -> None:
    felt = settled("Jc 8d 7h", "Ts 9d 8c", ante=10, progressive="2.50")
    line = replace(felt.line(1, "progressive"), reason="meter/pays")
    with pytest.raises(TypeError, match="does not pay from a meter"):
        postings_of(felt.state, ev.RoundSettled((line,), ()), BOOKS)
