"""What each viewer sees of a round, and its history as they may read it."""

from random import Random

import pytest
from hypothesis import given, settings

from kit import golden
from kit.houses.invented import CARDROOM, invented
from kit.play.felt import Felt
from kit.play.strategies import houses, people, play, seeds
from queenhigh.cards import parse_cards
from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, Actor, log, owed, player, view, views
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.dealing import deal_order
from queenhigh.engine.log import not_envied
from queenhigh.engine.owed import Owed
from queenhigh.rules import House, load
from queenhigh.wire import encode

ROYAL = "Ah Kh Qh"
RUN = "9c 8c 7c"
LOW = "2d 5s 9h"


def played(*hands: str, folded: tuple[int, ...] = (), owners: str = "abcd", pot: str = "2.50") -> Felt:
    """A round of the card room, a box for each hand."""
    felt = Felt(load(CARDROOM)).open()
    for number, owner in zip(range(1, len(hands) + 1), owners, strict=False):
        felt.place(number, owner, ante=5, **({"pot": pot} if pot else {}))
    felt.deal(dict(enumerate(hands, start=1)), "3h 4d 6s")
    felt.fold(*folded).play(*(number for number in range(1, len(hands) + 1) if number not in folded))
    return felt.settle()


def told(felt: Felt, viewer: Actor = BYSTANDER, language: str = "en") -> list[str]:
    events = [event for step in felt.steps for event in step.events]
    return log(felt.before, events, viewer, language)


def jackpot() -> Felt:
    """Two boxes at the settlement, one with a mini royal."""
    felt = Felt("rws").open(main=20_000)
    for box in (1, 2):
        felt.place(box, ante=10, progressive="2.50")
    return felt.deal({1: "As Ks Qs", 2: "9c 9d 2h"}, "Jc 8d 7h").play(1, 2)


def voided_hand() -> Felt:
    felt = Felt("prime").place(1, ante=10).place(2, ante=10)
    return felt.deal({1: "9d 8h 2h", 2: "Ac 8d 5s"}, "Kc Ts 4h").fold(1).void_box(1)


def wrong_deal() -> Felt:
    """Box 3's hand lies in box 2, and is moved."""
    felt = Felt("rws").place(1, ante=10).place(3, ante=10).close()
    hands = [parse_cards("Kh Kd 4c"), parse_cards("9c 8c 7c")]
    cards = deal_order(hands, parse_cards("Qs 7h 2d"), "shuffler")
    felt.do(act.Deal(DEALER, "shuffler", cards, (1, 2)))
    felt.do(act.MoveHands(SUPERVISOR, ((2, 3),)))
    return felt


def community() -> Felt:
    felt = Felt(invented("community")).place(1, ante=10, lucky_five=5).place(3, ante=5)
    return felt.deal({1: "As Ks Qs", 3: "2c 3c 7d"}, "Qd 7h 2d", community="Js Ts").look(1).play(1).fold(3)


@pytest.mark.golden
def test_sentences_of_the_log() -> None:
    """What transcripts do not show: reserves, Envy that is not paid, voids, and all of it in Spanish."""
    aside = played(LOW, "Td Js 4c")
    stories = {
        "money set aside": told(aside),
        "the same in Spanish": told(aside, language="es"),
        "voided": told(aside.void("deck_count", 51))[-2:],
        "nothing set aside": told(played(LOW, pot=""))[-1:],
        "nothing set aside, voided": told(played(LOW, pot="").void("deck_count", 51))[-1:],
        "winners who are paid no Envy": told(played(ROYAL, RUN, LOW)),
        "winners who are paid no Envy, in Spanish": told(played(ROYAL, RUN, LOW), language="es"),
        "a jackpot, voided": told(jackpot().settle().void("dealer_count", count=4)),
        "voided before the settlement": told(jackpot().void("foreign_card")),
        "a hand that folded, voided": told(voided_hand()),
        "a wager taken back": told(Felt("rws").place(1, ante=10, pair_plus=5).withdraw(1, "pair_plus")),
        "a wrong deal put right": told(wrong_deal()),
        "community cards": told(community().settle()),
    }
    text = "\n\n".join("\n".join([f"== {title}", *lines]) for title, lines in stories.items())
    golden.compare("golden/texts/log.txt", f"{text}\n")


def boxes_without_envy(felt: Felt) -> list[int]:
    return [each.facts.box or 0 for each in not_envied(felt.state)]


def test_winners_who_are_paid_no_envy_are_told_where_somebody_else_would_have_been_envied() -> None:
    assert boxes_without_envy(played(ROYAL, RUN, LOW)) == [1, 2]
    assert boxes_without_envy(played(ROYAL, LOW)) == []
    assert boxes_without_envy(played(ROYAL, RUN, LOW, owners="aab")) == [], "both are the same player's"
    assert boxes_without_envy(played(ROYAL, LOW, RUN, owners="aab")) == [1, 3]
    rws = Felt("rws").open()
    for box in (1, 2):
        rws.place(box, ante=5, progressive="2.50")
    rws.deal({1: ROYAL, 2: "As Ks Qs"}, "3h 4d 6s").play(1, 2).settle()
    assert boxes_without_envy(rws) == [], "this house pays winners Envy"
    assert rws.has_line(1, "progressive:envy")


def test_nobody_is_told_of_a_folded_hand_that_they_do_not_see() -> None:
    """A straight flush that was folded is paid without being shown: its player gets no Envy for the royal."""
    felt = played(ROYAL, RUN, LOW, folded=(2,))
    assert boxes_without_envy(felt) == [2]
    assert told(felt) == told(felt, player("a")) != told(felt, DEALER) == told(felt, SUPERVISOR)
    hidden = [line for line in told(felt, DEALER) if line not in told(felt)]
    assert len(hidden) == 2, "what its Pot pays, and that it is paid no Envy"


def test_a_void_undoes_only_what_its_reader_was_told() -> None:
    """The lost Progressive of a hand that folded: its player and the dealer are told, others are not."""
    felt = Felt("rws").place(1, "ann", ante=10).place(2, "ben", ante=10, progressive="2.50")
    felt.deal({1: "9c 9d 2h", 2: "Jc 8c 5s"}, "Qc 8d 7h").fold(2).play(1).settle()
    lines = {viewer: len(told(felt, viewer)) for viewer in (player("ben"), DEALER, player("ann"), BYSTANDER)}
    felt.void("dealer_count", count=4)
    undone = {viewer: len(told(felt, viewer)) - before for viewer, before in lines.items()}
    assert undone[player("ben")] == undone[DEALER] == undone[BYSTANDER] + 1 == undone[player("ann")] + 1


def test_a_void_before_the_settlement_tells_of_no_meter() -> None:
    before = len(told(jackpot()))
    felt = jackpot().void("foreign_card")
    assert len(told(felt)) == before + 1 + len(felt.state.lines)


# Views


NAMES = {"ann": "Ann of the North", "ben": "dealer"}


@settings(max_examples=60, deadline=None)
@given(houses, seeds)
def test_views_for_many_are_byte_equal_to_views_one_by_one(house: House, seed: int) -> None:
    rng = Random(seed)
    for state in play(house, rng, most_steps=60, trouble=0.05).states:
        viewers = [*people(state), player("nobody"), Actor("dealer", "d2")]
        rng.shuffle(viewers)
        many = views(state, viewers, NAMES)
        assert [encode(one) for one in many] == [encode(view(state, who, NAMES)) for who in viewers]


def test_the_name_shown_is_a_matter_of_the_view() -> None:
    felt = Felt("rws").place(1, "u17", ante=10)
    shown = view(felt.state, DEALER, {"u17": "dealer"}).boxes[0]
    assert (shown.player, shown.name) == ("u17", "dealer")
    assert view(felt.state, DEALER).boxes[0].name == "u17"


@pytest.mark.parametrize("viewer", [DEALER, SUPERVISOR, BYSTANDER, player("p1")])
def test_a_view_holds_nothing_that_can_be_changed(viewer: Actor) -> None:
    felt = Felt("rws").open(main=500).place(1, ante=10).deal("Kh Kd 4c", "Qs 7h 2d")
    assert len({view(felt.state, viewer), view(felt.state, viewer)}) == 1
    assert len({felt.state.boxes, *felt.steps}) == 1 + len(felt.steps)


def test_the_play_to_come_is_owed_until_the_box_has_decided() -> None:
    felt = Felt(invented("upcard")).place(1, ante=10).place(2, pair_plus=5)
    assert owed(felt.state, 1) == Owed(10_00, 30_00)
    assert owed(felt.state, 2) == owed(felt.state, 3) == Owed(0, 0)
    felt.place(1, ante=20)
    assert felt.view("p1").boxes[0].owed == Owed(20_00, 60_00)
    felt.deal({1: "As 9c 9s", 2: "2c 3d 5h"}, "7d Kc 4h")
    assert owed(felt.state, 1) == Owed(20_00, 60_00)
    felt.look(1).play(1, times=3)
    assert owed(felt.state, 1) == Owed(0, 0)


def test_nothing_is_owed_once_the_hand_is_gone_or_by_a_box_that_is_not_there() -> None:
    felt = Felt("rws").place(1, ante=10).place(2, ante=5).deal({1: "Kh Kd 4c", 2: "9c 8c 7c"}, "Qs 7h 2d")
    assert owed(felt.fold(1).state, 1) == Owed(0, 0)
    assert owed(felt.void("foreign_card").state, 2) == Owed(0, 0)
    for number in (0, -1, 8):
        with pytest.raises(IndexError):
            owed(felt.state, number)


def test_dealer_and_supervisor_see_the_same_boxes_and_a_bystander_less() -> None:
    felt = Felt("rws").place(1, ante=10, progressive="2.50").place(2, ante=10)
    felt.deal({1: "9h 8h 3c", 2: "Kh Kd 4c"}, "Qs 7h 2d").fold(1).play(2).settle()
    dealer, supervisor, bystander = views(felt.state, [DEALER, SUPERVISOR, BYSTANDER])
    assert dealer.boxes == supervisor.boxes
    assert dealer.boxes[0].cards == ("9h", "8h", "3c")
    assert bystander.boxes[0].cards == ("??",) * 3
