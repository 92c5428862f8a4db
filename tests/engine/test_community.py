"""Community cards at the table: when they come, who sees them, what a wrong count is told."""

from random import Random

import pytest

from kit.houses.invented import any_house
from kit.play.felt import Felt
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.engine import DEALER, FACE_DOWN, SUPERVISOR, log, player, view
from queenhigh.engine import Felt as PlayedFelt
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.engine.layout import LaidBox, settle_layout
from queenhigh.engine.state import Round, new_round
from queenhigh.rules.records import DealMethod
from queenhigh.wire import (
    CodecError,
    ReplayError,
    decode_event,
    decode_state,
    encode,
    encode_state,
    format_record,
    parse_record,
    replay,
)

HOUSE = any_house("community")
EVERYBODY = (player("ann"), player("ben"), DEALER, SUPERVISOR)
HIDDEN = (FACE_DOWN, FACE_DOWN)


def dealt(beside: str = "Js Ts", method: DealMethod = "hand") -> PlayedFelt:
    felt = (
        PlayedFelt(HOUSE).place(1, "ann", ante=10, lucky_five=5, jackpot=5).place(3, "ben", ante=5, jackpot=5)
    )
    return felt.deal({1: "As Ks Qs", 3: "2c 3c 7d"}, "Qd 7h 2d", beside, method=method)


@pytest.mark.parametrize(
    ("method", "order"),
    [
        ("hand", "As 2c Qd Ks 3c 7h Qs 7d 2d Js Ts"),
        ("shuffler", "As Ks Qs 2c 3c 7d Qd 7h 2d Js Ts"),
    ],
)
def test_they_come_after_all_hands(method: DealMethod, order: str) -> None:
    felt = dealt(method=method)
    [deal] = [step.action for step in felt.steps if isinstance(step.action, act.Deal)]
    assert deal.cards == parse_cards(order)
    assert felt.state.community == parse_cards("Js Ts")
    from_deck = PlayedFelt(HOUSE).place(1, "ann", ante=10, lucky_five=5, jackpot=5)
    from_deck.place(3, "ben", ante=5, jackpot=5).deal(deck=order, method=method)
    assert from_deck.state == felt.state


def test_the_offer_and_the_deal_count_them() -> None:
    felt = Felt(HOUSE).open().bet(1, "ann", ante=10).bet(3, "ben", ante=5)
    felt.felt.close()
    [offer] = [each for each in felt.legal(DEALER) if each.method == "hand"]
    assert offer.cards == 3 * 3 + 2
    short = felt.refused(act.Deal(DEALER, "hand", DECK[:9]), "deal/wrong_count")
    assert (short.facts.count, short.facts.needed) == (9, 11)
    wrong = act.Deal(DEALER, "hand", DECK[:9], (2, 3))
    assert felt.refused(wrong, "deal/wrong_count").facts.needed == 11
    felt.do(act.Deal(DEALER, "hand", DECK[:11], (2, 3)))
    assert felt.state.community == DECK[9:11]
    assert felt.state.misdealt


def test_a_card_among_them_is_not_dealt_again() -> None:
    felt = Felt(HOUSE).open().bet(1, "ann", ante=10)
    felt.felt.close()
    felt.refused(act.Deal(DEALER, "hand", (*DECK[:7], DECK[0])), "deal/repeated_card")
    assert set(parse_cards("Js Ts")) <= dealt().state.cards_used


def test_nobody_sees_them_before_the_reveal_and_everybody_after() -> None:
    felt = dealt().look(1, 3)
    for who in EVERYBODY:
        assert view(felt.state, who).dealer.community == HIDDEN
    felt.play(1).fold(3)
    assert view(felt.state, DEALER).dealer.community == HIDDEN
    felt.reveal()
    for who in EVERYBODY:
        assert view(felt.state, who).dealer.community == ("Js", "Ts")
    assert felt.settle().open().view("ann").dealer.community == ()


def test_they_stay_hidden_where_the_game_is_void_before() -> None:
    felt = dealt().look(1)
    felt.do(act.VoidGame(SUPERVISOR, 1, "misdeal"))
    for who in EVERYBODY:
        assert view(felt.state, who).dealer.community == HIDDEN


def told(felt: PlayedFelt, who: str) -> tuple[bytes, list[str]]:
    events = [event for step in felt.steps for event in step.events]
    return encode(felt.view(who)), log(new_round(HOUSE), events, felt.view(who).viewer)


def test_other_cards_in_their_place_change_nothing_that_leaves_before_the_reveal() -> None:
    rng = Random(1)
    worlds = [dealt(), *(dealt(" ".join(map(str, rng.sample(free_cards(), 2)))) for _ in range(20))]
    for felt in worlds:
        felt.look(1, 3).play(1).fold(3)
    for who in ("ann", "ben", "dealer", "supervisor", "bystander"):
        assert len({str(told(felt, who)) for felt in worlds}) == 1
    for felt in worlds:
        felt.settle()
    assert len({str(told(felt, "bystander")) for felt in worlds}) == len(
        {felt.state.community for felt in worlds}
    )


def free_cards() -> list[Card]:
    return [card for card in DECK if card not in dealt().state.cards_used]


def test_a_round_with_them_is_stored_and_proven_again() -> None:
    felt = dealt().look(1).play(1).fold(3).settle()
    text = format_record(felt.record, HOUSE)
    assert '{ event = "community_dealt/1", cards = "Js Ts" }' in text
    assert replay(HOUSE, parse_record(text, HOUSE)) == felt.state
    event = ev.CommunityDealt(parse_cards("Js Ts"))
    assert decode_event(encode(event)) == event
    forged = text.replace('cards = "Js Ts" }', 'cards = "Js 9s" }')
    with pytest.raises(ReplayError, match=r"Js 9s.* Js 10s"):
        replay(HOUSE, parse_record(forged, HOUSE))


def test_a_state_with_them_comes_back_from_its_bytes() -> None:
    state: Round = dealt().state

    assert decode_state(encode_state(state), lambda digest: HOUSE) == state
    twice = encode_state(state).replace(b'"Js","Ts"', b'"Js","As"')
    with pytest.raises(CodecError):
        decode_state(twice, lambda digest: HOUSE)


def test_a_layout_says_them() -> None:
    box = LaidBox("ann", "As Ks Qs", {"lucky_five": 500})
    state, _ = settle_layout(HOUSE, "Qd 7h 2d", [box], community="Js Ts")
    assert [line.row for line in state.lines] == ["straight_flush"]


def test_the_felt_shows_them_beside_the_dealers_hand() -> None:
    [line] = [line for line in str(dealt()).splitlines() if "Q♦" in line]
    assert line.endswith("J♠ 10♠")
