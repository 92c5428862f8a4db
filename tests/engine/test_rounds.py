"""A round: the house it was begun with, who acts in it, what it does to meters, and how it is told."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from kit.houses.edits import edited
from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER, SUPERVISOR, ActorError, Refusal, decide, player, view
from queenhigh.engine import events as ev
from queenhigh.engine.actors import format_actor, parse_actor
from queenhigh.engine.acts import actions as act
from queenhigh.engine.events import kinds
from queenhigh.engine.record import Record, record_round
from queenhigh.rules import load
from queenhigh.rules.records import Ground
from queenhigh.settlement import MeterMove
from queenhigh.wire import ReplayError, replay
from queenhigh.wire.notation import NotationError, format_record, parse_record

ROYAL = "As Ks Qs"
BEATEN = "Jc 8d 7h"


def test_a_house_that_means_the_same_will_do() -> None:
    state = Felt("rws").open().state
    action = act.PlaceWager(player("ann"), 1, "ante", 10_00)
    same = load(house_text("rws"))
    assert same is not state.house
    assert decide(same, state, action) == decide(state.house, state, action)
    other = decide(load(edited(house_text("rws"), "40 to 1", "41 to 1")), state, action)
    assert isinstance(other, Refusal)
    assert other.code == "house/changed"


@pytest.mark.parametrize("house", ["rws", None])
def test_what_is_no_house_decides_nothing(house: Any) -> None:
    state = Felt("rws").state
    with pytest.raises(TypeError, match=f"no {type(house).__name__}$"):
        decide(house, state, act.OpenBetting(DEALER))


@pytest.mark.parametrize("text", ["croupier", "", "Dealer", "croupier:ann"])
def test_a_role_that_is_none_names_nobody(text: str) -> None:
    with pytest.raises(ActorError):
        parse_actor(text)
    assert format_actor(parse_actor("player:ann")) == "player:ann"


@pytest.mark.parametrize("name", ["dealer", "supervisor", "bystander"])
def test_nobody_becomes_the_dealer_by_being_called_so(name: str) -> None:
    felt = Felt("rws").place(1, name, ante=10).close()
    for action in (act.Deal(player(name), "hand", ()), act.VoidGame(player(name), 1, "foreign_card")):
        felt.refused(action, "action/wrong_role")
    assert felt.legal(player(name)) == ()
    assert view(felt.state).legal == ()
    felt.deal("Kh Kd 4c", "Qs 7h 2d").fold(1)
    assert felt.view(player(name)).boxes[0].cards == ("??",) * 3


def test_a_refused_replacement_does_not_tell_which_card_is_held() -> None:
    felt = Felt("draw").place(1, ante=10).place(2, ante=10)
    felt.deal({1: "Kh Kd 4c", 2: "9h 9d 3c"}, "Qs 7h 2d").play(1, discard="4c").play(2, discard="3c")
    refusals = {
        felt.refused(act.Replace(DEALER, parse_cards(f"{probe} Kh")), "deal/repeated_card")
        for probe in ("9h", "Kd", "As", "2c")
    }
    assert len(refusals) == 1


@pytest.mark.parametrize("ground", ["deck_count", "dealer_count", "exposed_cards"])
def test_a_ground_that_is_a_number_needs_the_number(ground: Ground) -> None:
    felt = Felt("rws").place(1, ante=10).deal("Kh Kd 4c", "Qs 7h 2d")
    felt.refused(act.VoidGame(SUPERVISOR, 1, ground), "void/not_enough")


def test_acts_one_after_the_other_make_a_record_refused_ones_too() -> None:
    """What happened is told by name, without its contents; the Blind comes with the Ante."""
    ante = act.PlaceWager(player("ann"), 1, "ante", 10_00)
    record = record_round("ultimate", [ante, act.OpenBetting(DEALER), ante], after_game=4)
    assert [step.refused for step in record.steps] == ["bet/not_open", "", ""]
    told = [kinds(step.events) for step in record.steps]
    assert told == [(), ("betting_opened",), ("wager_placed", "wager_placed")]
    assert record.after_game == 4
    assert replay("ultimate", record).box(1).stakes[0] == 10_00


# Meters come in with the settlement; a void takes back what its own game moved and nothing else


def played(main: int = 20_000) -> Felt:
    felt = (
        Felt("rws")
        .open(main=main)
        .place(1, ante=10, progressive="2.50")
        .place(2, ante=10, progressive="2.50")
    )
    return felt.deal({1: ROYAL, 2: "9c 9d 2h"}, BEATEN).play(1, 2)


def undone(felt: Felt) -> MeterMove:
    """The one move of a meter that the void at the end of the felt took back."""
    [move] = next(event for event in felt.steps[-1].events if isinstance(event, ev.GameVoided)).meter_moves
    return move


def test_a_meter_pays_what_it_holds_when_the_round_is_settled_or_else_what_was_shown() -> None:
    felt = played().settle(main=12_000)
    assert felt.view("p1").meters_minor == (("main", 10_001_00),)
    assert felt.line(1, "progressive").returned_minor == 12_000_00
    [move] = felt.state.moves
    assert (move.before_minor, move.paid_minor) == (12_000_00, 12_000_00)
    assert played().settle().line(1, "progressive").returned_minor == 20_000_00


def test_a_void_leaves_what_others_have_put_in_since() -> None:
    felt = played().settle()
    assert felt.holds == {"main": 10_001_00}
    felt.void("dealer_count", count=4, main="10500.00")
    assert felt.holds == {"main": 20_000_00 + 499_00}
    move = undone(felt)
    assert (move.paid_minor, move.reseeded_minor, move.contributed_minor) == (-20_000_00, -10_000_00, -1_00)


def test_a_void_before_the_settlement_moves_no_meter() -> None:
    felt = played().void("foreign_card")
    assert felt.holds == {"main": 20_000_00}
    assert not felt.state.moves


@pytest.mark.parametrize(
    ("share", "coins", "fraction"), [("20%", 100, "0"), ("0.3%", 0, "3/2"), ("21%", 104, "1")]
)
def test_fractions_of_a_coin_are_said_exactly(share: str, coins: int, fraction: str) -> None:
    text = edited(house_text("rws"), 'contribution = "20%"', f'contribution = "{share}"')
    felt = Felt(load(text)).place(1, ante=10, progressive="2.50").place(2, ante=10, progressive="2.50")
    felt.deal({1: "9c 9d 2h", 2: "Ac 8c 5s"}, BEATEN).play(1, 2).settle()
    [move] = felt.state.moves
    assert (move.contributed_minor, Fraction(move.fraction)) == (coins, Fraction(fraction))
    assert move.after_minor == 10_000_00 + coins


def test_a_void_takes_no_meter_below_nothing() -> None:
    assert played().settle().void("dealer_count", count=4, main=0).holds == {"main": 9_999_00}
    felt = Felt("rws").place(1, ante=10, progressive="2.50").deal("9c 9d 2h", BEATEN).play(1).settle()
    move = undone(felt.void("dealer_count", count=4, main=0))
    assert (move.before_minor, move.contributed_minor, move.reseeded_minor) == (0, -50, 50)
    assert felt.holds == {"main": move.after_minor} == {"main": 0}


def test_every_meter_must_be_said_when_it_may_pay() -> None:
    felt = played().reveal()
    felt.refused(act.Settle(DEALER), "meter/missing")
    felt.settle()
    felt.refused(act.VoidGame(SUPERVISOR, 1, "dealer_count", 4), "meter/missing")


# Payouts as they are told


def test_a_capped_award_says_so() -> None:
    text = edited(house_text("rws"), 'pays = "40 to 1" }', 'pays = "40 to 1", cap = 100 }')
    felt = Felt(load(text)).place(1, pair_plus=5).deal("9c 8c 7c", "Qs 7h 2d").settle()
    assert felt.line(1, "pair_plus").won_minor == 100_00
    assert "S$100" in felt.why(1, "pair_plus")


def test_envy_to_a_folded_box_is_seen_by_all() -> None:
    text = edited(house_text("sixcard"), '"largest", after_fold = "lost"', '"largest", after_fold = "live"')
    felt = Felt(load(text)).open()
    for box in (1, 2):
        felt.place(box, ante=10, pair_plus=5, progressive=5)
    felt.deal({1: "Ah Kh Qh", 2: "7d 5s 2c"}, "Jc 9d 4h").fold(2).play(1).settle()
    assert felt.line(2, "progressive:envy").won_minor == 125_00
    for viewer in ("p1", "p2", DEALER, SUPERVISOR, "bystander"):
        assert "envy" in [line.kind for line in felt.view(viewer).boxes[1].lines]


# Records


def test_the_second_game_of_a_table_replays_by_itself() -> None:
    felt = Felt("rws").place(1, ante=10, progressive="2.50").deal("Kh Kd 4c", BEATEN).play(1).settle()
    before = felt.state
    done = len(felt.steps)
    felt.place(1, ante=10).deal("Kh Kd 4c", BEATEN).play(1).settle()
    played = Record.of(before, felt.steps[done:])
    record = parse_record(felt.house, format_record(felt.house, played))
    assert record.meters_minor == (("main", 10_000_50),)
    assert replay(felt.house, record).lines == felt.state.lines
    with pytest.raises(ReplayError, match="step 1"):
        replay(felt.house, replace(record, meters_minor=()))


def test_a_step_is_refused_or_has_events_never_both() -> None:
    felt = Felt("rws").open()
    text = edited(format_record(felt.house, felt.record), "events = [", 'refused = "bet/closed"\nevents = [')
    with pytest.raises(NotationError):
        parse_record(felt.house, text)
