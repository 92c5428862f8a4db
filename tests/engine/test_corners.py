"""Corners of the engine where something once went wrong."""

from pathlib import Path

import msgspec
import pytest

from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER, SUPERVISOR, player, view
from queenhigh.engine.acts import actions as act
from queenhigh.engine.layout import LaidBox, LayoutError, settle_layout
from queenhigh.engine.record import Record
from queenhigh.rules import house, load, post
from queenhigh.rules.records import Ground
from queenhigh.wire import ReplayError, replay
from queenhigh.wire.notation import NotationError, format_record, parse_record


@pytest.mark.parametrize("name", ["dealer", "supervisor", "bystander"])
def test_nobody_becomes_the_dealer_by_being_called_so(name: str) -> None:
    felt = Felt("rws").open().bet(1, name, ante=10).close()
    for action in (act.Deal(player(name), "hand", ()), act.VoidGame(player(name), 1, "foreign_card")):
        felt.refused(action, "action/wrong_role")
    assert felt.legal(player(name)) == ()
    assert view(felt.state).legal == ()
    felt.deal("Qs 7h 2d", "Kh Kd 4c").fold(1)
    assert felt.view(player(name)).boxes[0].cards == ("??",) * 3


def test_a_refused_replacement_does_not_tell_which_card_is_held() -> None:
    felt = Felt("draw").open().bet(1, ante=10).bet(2, ante=10)
    felt.deal("Qs 7h 2d", {1: "Kh Kd 4c", 2: "9h 9d 3c"}).play(1, discard="4c").play(2, discard="3c")
    messages = {
        felt.refused(act.Replace(DEALER, parse_cards(f"{probe} Kh")), "deal/repeated_card").message
        for probe in ("9h", "Kd", "As", "2c")
    }
    assert len(messages) == 1


def test_the_second_game_of_a_table_replays_by_itself() -> None:
    felt = (
        Felt("rws").open().bet(1, ante=10, progressive="2.50").deal("Qs 7h 2d", "Kh Kd 4c").play(1).settle()
    )
    after_first = felt.state
    felt.steps.clear()
    felt.before = after_first
    felt.open().bet(1, ante=10).deal("Qs 7h 2d", "Kh Kd 4c").play(1).settle()
    record = parse_record(format_record(felt.record, felt.house), felt.house)
    assert record.meters_minor == (("main", 10_000_50),)
    assert replay(felt.house, record).lines == felt.state.lines
    with pytest.raises(ReplayError, match="step 1"):
        replay(felt.house, msgspec.structs.replace(record, meters_minor=()))
    with pytest.raises(ReplayError, match="grand"):
        replay(felt.house, msgspec.structs.replace(record, meters_minor=(("grand", 1),)))


def test_settings_posted_twice_read_back_as_one() -> None:
    posted = post(post(house("rws"), "ante=10..200/10 pair_plus=5..50"), "ante=20..100")
    assert posted.posted == "ante=20..100/10 pair_plus=5..50/1"
    assert post(house("rws"), posted.posted) == posted


@pytest.mark.parametrize("ground", ["deck_count", "dealer_count", "exposed_cards"])
def test_a_ground_that_is_a_number_needs_the_number(ground: Ground) -> None:
    felt = Felt("rws").open().bet(1, ante=10).deal("Qs 7h 2d", "Kh Kd 4c")
    felt.refused(act.VoidGame(SUPERVISOR, 1, ground), "void/not_enough")


def test_no_box_is_left_without_a_wager_that_opens_it() -> None:
    needs = 'needs = { some = ["ante", "pair_plus"], clause = "11" }'
    text = house_text("prime").replace(needs, 'needs = { some = ["ante", "pair_plus", "progressive"] }', 1)
    text = text.replace(needs.replace("11", "T2"), 'needs = { some = ["ante", "pair_plus", "prime"] }', 1)
    felt = Felt(load(text)).open().bet(1, pair_plus=5, prime=5, progressive=1)
    felt.refused(act.WithdrawWager(player("p1"), 1, "pair_plus"), "bet/needed_by_other", "prime:1")


def test_a_royal_flush_is_a_straight_flush_where_it_has_no_row() -> None:
    row = '    { hand = "royal_flush", pays = "1000 to 1" },\n'
    felt = Felt(load(house_text("sixcard").replace(row, "", 1))).open().bet(1, ante=10, six_card_bonus=5)
    felt.deal("Js Ts 2d", "As Ks Qs").play(1).settle()
    assert felt.line(1, "six_card_bonus").won_minor == 200 * 5_00


def test_a_capped_award_says_so() -> None:
    text = house_text("rws").replace('pays = "40 to 1" }', 'pays = "40 to 1", cap = 100 }', 1)
    felt = Felt(load(text)).open().bet(1, pair_plus=5).deal("Qs 7h 2d", "9c 8c 7c").settle()
    line = felt.line(1, "pair_plus")
    assert line.won_minor == 100_00
    assert felt.why(1, "pair_plus") == "Nine-high straight flush pays 40 to 1, S$100 at most, on Pair Plus"


def test_a_layout_must_hold_whole_hands() -> None:
    rules = house("rws")
    hand, dealer = parse_cards("Kh Kd 4c"), parse_cards("Qs 7h 2d")
    good = LaidBox("ann", hand, {"ante": 1000}, "play")
    for cards, boxes in (
        (dealer[:2], [good]),
        (parse_cards("Qs 7h 2d 9d 9c"), [good]),
        (dealer, [msgspec.structs.replace(good, cards=hand[:2])]),
        (dealer, [msgspec.structs.replace(good, cards=(*hand, *parse_cards("5c")))]),
        (dealer, []),
    ):
        with pytest.raises(LayoutError):
            settle_layout(rules, cards, boxes)


def test_a_layout_places_wagers_in_any_order() -> None:
    stakes = {"progressive": 500, "six_card_bonus": 100, "pair_plus": 500, "ante": 1000}
    box = LaidBox("ann", parse_cards("Kh Kd 4c"), stakes, "play")
    state, record = settle_layout(house("sixcard"), parse_cards("Qs 7h 2d"), [box])
    assert state.phase == "settled"
    assert replay(house("sixcard"), record) == state


def test_equal_rules_are_equal_houses(tmp_path: Path) -> None:
    text = house_text("rws")
    assert load(text) == load(text.replace("One deck of 52 cards.", "A single deck.", 1))
    assert load(text) != load(text.replace("40 to 1", "41 to 1", 1))
    assert hash(load(text)) == hash(load(text))
    assert Record.of(Felt(load(text)).state, ()) == Record.of(Felt("rws").state, ())


def test_envy_to_a_folded_box_is_seen_by_all() -> None:
    text = house_text("sixcard").replace(
        '"largest", after_fold = "lost"', '"largest", after_fold = "live"', 1
    )
    felt = Felt(load(text)).open()
    for box in (1, 2):
        felt.bet(box, ante=10, pair_plus=5, progressive=5)
    felt.deal("Jc 9d 4h", {1: "Ah Kh Qh", 2: "7d 5s 2c"}).fold(2).play(1).settle()
    assert felt.line(2, "progressive:envy").won_minor == 125_00
    for viewer in ("p1", "p2", DEALER, SUPERVISOR, "bystander"):
        assert "envy" in [line.kind for line in felt.view(viewer).boxes[1].lines]


def test_a_step_is_refused_or_has_events_never_both() -> None:
    felt = Felt("rws").open()
    text = format_record(felt.record, felt.house).replace(
        "events = [", 'refused = "bet/closed"\nevents = [', 1
    )
    with pytest.raises(NotationError):
        parse_record(text, felt.house)
