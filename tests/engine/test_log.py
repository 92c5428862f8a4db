"""History as a viewer may read it: what is told to whom, and every sentence of it in one golden text."""

import pytest

from kit import golden
from kit.houses.invented import CARDROOM, invented
from kit.play.felt import P1, Felt
from queenhigh.cards import parse_cards
from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, Actor, log, player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.dealing import deal_order
from queenhigh.engine.log import not_envied
from queenhigh.rules import load

ROYAL = "Ah Kh Qh"
RUN = "9c 8c 7c"
LOW = "2d 5s 9h"


def played(*hands: str, folded: tuple[int, ...] = (), owners: str = "abcd", pot: str = "2.50") -> Felt:
    """A round of the card room, a box for each hand."""
    felt = Felt(load(CARDROOM)).open()
    for number, owner in zip(range(1, len(hands) + 1), owners, strict=False):
        felt.bet(number, owner, ante=5, **({"pot": pot} if pot else {}))
    felt.deal("3h 4d 6s", dict(enumerate(hands, start=1)))
    felt.fold(*folded).play(*(number for number in range(1, len(hands) + 1) if number not in folded))
    return felt.settle()


def told(felt: Felt, viewer: Actor = BYSTANDER, language: str = "en") -> list[str]:
    events = [event for step in felt.steps for event in step.events]
    return log(felt.before, events, viewer, language)


def jackpot() -> Felt:
    """Two boxes at the settlement, one with a mini royal."""
    felt = Felt("rws").open(main=20_000)
    for box in (1, 2):
        felt.bet(box, ante=10, progressive="2.50")
    return felt.deal("Jc 8d 7h", {1: "As Ks Qs", 2: "9c 9d 2h"}).play(1, 2)


def voided_hand() -> Felt:
    felt = Felt("prime").open().bet(1, ante=10).bet(2, ante=10)
    felt.deal("Kc Ts 4h", {1: "9d 8h 2h", 2: "Ac 8d 5s"}).fold(1)
    felt.do(act.VoidBox(SUPERVISOR, 1))
    return felt


def taken_back() -> Felt:
    felt = Felt("rws").open().bet(1, ante=10, pair_plus=5)
    felt.do(act.WithdrawWager(P1, 1, "pair_plus"))
    return felt


def wrong_deal() -> Felt:
    """Box 3's hand lies in box 2, and is moved."""
    felt = Felt("rws").open().bet(1, ante=10).bet(3, ante=10).close()
    hands = [parse_cards("Kh Kd 4c"), parse_cards("9c 8c 7c")]
    cards = deal_order(hands, parse_cards("Qs 7h 2d"), "shuffler")
    felt.do(act.Deal(DEALER, "shuffler", cards, (1, 2)))
    felt.do(act.MoveHands(SUPERVISOR, ((2, 3),)))
    return felt


def community() -> Felt:
    felt = Felt(invented("community")).open().bet(1, ante=10, lucky_five=5).bet(3, ante=5)
    return felt.deal("Qd 7h 2d", {1: "As Ks Qs", 3: "2c 3c 7d"}, community="Js Ts").look(1).play(1).fold(3)


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
        "a wager taken back": told(taken_back()),
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
        rws.bet(box, ante=5, progressive="2.50")
    rws.deal("3h 4d 6s", {1: ROYAL, 2: "As Ks Qs"}).play(1, 2).settle()
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
    felt = Felt("rws").open().bet(1, "ann", ante=10).bet(2, "ben", ante=10, progressive="2.50")
    felt.deal("Qc 8d 7h", {1: "9c 9d 2h", 2: "Jc 8c 5s"}).fold(2).play(1).settle()
    lines = {viewer: len(told(felt, viewer)) for viewer in (player("ben"), DEALER, player("ann"), BYSTANDER)}
    felt.void("dealer_count", count=4)
    undone = {viewer: len(told(felt, viewer)) - before for viewer, before in lines.items()}
    assert undone[player("ben")] == undone[DEALER] == undone[BYSTANDER] + 1 == undone[player("ann")] + 1


def test_a_void_before_the_settlement_tells_of_no_meter() -> None:
    before = len(told(jackpot()))
    felt = jackpot().void("foreign_card")
    assert len(told(felt)) == before + 1 + len(felt.state.lines)
