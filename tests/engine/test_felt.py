"""The felt one plays on: a round in words, whole or not at all, undone from any point, and printed."""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

import queenhigh as qh
from kit import golden
from kit.play.strategies import houses, next_action, seeds
from queenhigh import Felt, FeltError, RefusedError, actions
from queenhigh.engine import ActorError
from queenhigh.words import LanguageError

QUEEN = "Qs 7h 2d"


def shuffled(seed: int) -> list[qh.Card]:
    deck = list(qh.DECK)
    Random(seed).shuffle(deck)
    return deck


def bet(felt: Felt) -> Felt:
    return felt.place(1, ante=10)


def dealt(felt: Felt) -> Felt:
    return bet(felt).deal("Kh Kd 4c", QUEEN)


def at_the_decisions() -> Felt:
    return Felt("rws").place(1, ante=10, pair_plus=5).deal("Kh Kd 4c", dealer=QUEEN)


def test_a_round_reads_in_one_line() -> None:
    felt = at_the_decisions().play(1).settle()
    assert [(line.wager, line.returned_minor) for line in felt.state.lines] == [
        ("ante", 2000), ("play", 2000), ("pair_plus", 1000),
    ]  # fmt: skip
    assert felt.state.box(1).player == "p1"


def test_stakes_are_in_whole_units() -> None:
    for ten in (10, "10", "10.00", "1e1", Decimal(10), Decimal("10.0"), Fraction(10)):
        assert Felt("rws").place(1, ante=ten).state.box(1).stakes[0] == 1000
    assert Felt("rws").place(1, ante=10, progressive="2.50").state.box(1).stakes[-1] == 250


@pytest.mark.parametrize(
    "amount",
    [10.0, True, None, "ten", "-10", "10.001", Decimal("NaN"), pytest.param(10**5000, id="huge"), -10],
)
def test_what_is_no_amount_is_no_stake(amount: Any) -> None:
    felt = Felt("rws")
    with pytest.raises(qh.MoneyError):
        felt.place(1, ante=amount)
    assert felt.state == qh.new_round("rws")


def test_wagers_are_placed_in_any_order() -> None:
    felt = Felt("draw").place(1, double_shot=10, ante=10)
    assert [step.action.wager for step in felt.steps if isinstance(step.action, actions.PlaceWager)] == [
        "ante", "double_shot",
    ]  # fmt: skip


def test_a_box_keeps_its_player_and_any_name_may_be_given() -> None:
    felt = Felt("rws").place(3, "ann", ante=10).place(3, pair_plus=5).place(1, player="ben", ante=15)
    assert [box.player for box in felt.state.boxes[:3]] == ["ben", "", "ann"]


Acts = Callable[[Any], object]
REFUSED: dict[str, tuple[Acts, Acts, str]] = {
    "the second of two": (Felt.open, lambda felt: felt.place(2, ante=10, pair_plus=1), "bet/below_minimum"),
    "a stake before any game": (Felt.copy, lambda felt: felt.place(1, ante=1), "bet/below_minimum"),
    "a box that is not there": (Felt.copy, lambda felt: felt.place(99, ante=10), "box/unknown"),
    "a box that is not a number": (Felt.copy, lambda felt: felt.place("2", ante=10), "action/malformed"),
    "somebody else's box": (bet, lambda felt: felt.place(1, "ben", ante=20), "action/not_your_box"),
    "a withdrawal of nothing": (bet, lambda felt: felt.withdraw(1, "ante", "pair_plus"), "bet/nothing_there"),
    "the second of two folds": (dealt, lambda felt: felt.fold(1, 2), "box/not_in_round"),
    "a box that nobody has": (dealt, lambda felt: felt.play(2), "box/not_in_round"),
    "too many times the Ante": (dealt, lambda felt: felt.play(1, times=9), "decide/wrong_amount"),
    "a card twice": (bet, lambda felt: felt.deal("Kh Kd Qs", QUEEN), "deal/repeated_card"),
    "a deck that is too short": (bet, lambda felt: felt.deal(deck="Ks Kd"), "deal/wrong_count"),
    "a round that nobody has decided": (dealt, Felt.settle, "settle/not_now"),
    "a meter that is not there": (
        lambda felt: dealt(felt).play(1),
        lambda felt: felt.settle(gold=5),
        "meter/unknown",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_raises_its_code_and_nothing_is_half_done(what: str) -> None:
    prepare, refused, code = REFUSED[what]
    felt = Felt("rws")
    prepare(felt)
    before = felt.state
    steps = felt.steps
    with pytest.raises(RefusedError) as caught:
        refused(felt)
    assert caught.value.code == caught.value.refusal.code == code
    assert str(caught.value) == qh.refusal_text("rws", caught.value.refusal)
    assert felt.state is before
    assert felt.steps == steps


WRONG: list[Acts] = [
    lambda felt: felt.deal("Kh Kd", dealer=QUEEN),
    lambda felt: felt.deal("Kh Kd 4c", dealer="Qs"),
    lambda felt: felt.deal({2: "Kh Kd 4c"}, dealer=QUEEN),
    lambda felt: felt.deal({"1": "Kh Kd 4c", 2: "2c 3c 4d"}, dealer="Ah 7h 2d"),
    lambda felt: felt.deal("2c 3c 4c", dealer="5d 6d 7d", deck="Kh Kd 4c Ah As Ac"),
    lambda felt: felt.deal(deck="2c 3c 4c 5c 6c 7c 2c"),
    lambda felt: felt.deal("Kh Kd 4c", QUEEN).play(1).settle(fourth="2c"),
    lambda felt: felt.deal("Kh Kd 4c", QUEEN).play(1).settle(new="2c"),
    lambda felt: felt.undo(99),
    lambda felt: felt.undo(-1),
    lambda felt: felt.place(1),
    lambda felt: felt.place(1, 10),
    lambda felt: felt.place(1, "ann"),
    lambda felt: felt.place(1, 10, ante=10),
    lambda felt: Felt("draw").place(1, ante=10).deal("Kh Kd 4c", QUEEN).play(1).settle(),
]


@pytest.mark.golden
def test_arguments_that_cannot_be_are_errors_that_say_what_is_wanted() -> None:
    told = []
    for wrong in WRONG:
        felt = bet(Felt("rws"))
        with pytest.raises(FeltError) as caught:
            wrong(felt)
        assert felt.state.phase in ("betting", "revealing"), "nothing is half done"
        told.append(str(caught.value))
    golden.compare("golden/texts/felt_errors.txt", "\n".join([*told, ""]))


def test_the_dealers_fourth_card_must_be_said_or_come_from_a_deck() -> None:
    felt = Felt("draw").place(1, ante=10).deal("Kh Kd 4c", dealer=QUEEN).play(1)
    with pytest.raises(FeltError):
        felt.settle()
    assert felt.state.phase == "revealing"
    assert felt.settle(fourth="2c").state.dealer[-1] == qh.parse_card("2c")


def test_refusals_are_said_in_the_language_of_the_felt() -> None:
    with pytest.raises(RefusedError) as caught:
        Felt("rws", "es").place(1, ante=1)
    assert str(caught.value) == qh.refusal_text("rws", caught.value.refusal, "es")
    with pytest.raises(LanguageError):
        Felt("rws", "fr")


@given(seeds)
def test_a_deck_gives_every_card_that_is_due(seed: int) -> None:
    deck = shuffled(seed)
    felt = Felt("draw").place(1, ante=10).place(2, ante=5).deal(deck=deck)
    first = felt.state.box(1).cards[0]
    felt.play(1, discard=[first]).play(2).settle()
    assert felt.state.box(1).drawn == (deck[9],)
    assert felt.state.dealer[3:] in ((), (deck[10],))
    assert qh.replay("draw", felt.record) == felt.state


@given(houses, seeds)
def test_undo_goes_back_from_any_point_and_the_record_is_proven(house: qh.House, seed: int) -> None:
    felt = Felt(house)
    rng = Random(seed)
    states = [felt.state]
    for _ in range(30):
        felt.do(next_action(felt.state, rng, trouble=0.05))
        states.append(felt.state)
    record = felt.record
    assert qh.replay(house, qh.parse_record(house, qh.format_record(house, record))) == felt.state
    other = felt.copy()
    back = rng.randint(0, 30)
    assert felt.undo(back).state == states[-1 - back]
    for state in reversed(states[: -1 - back]):
        assert felt.undo().state == state
    assert felt.steps == ()
    assert other.record == record, "a copy has a past of its own"
    for step in other.steps:
        assert felt.do(step.action) == step.events
    assert felt.state == states[-1]


def test_nothing_undone_is_nothing_changed() -> None:
    felt = at_the_decisions()
    before = felt.state
    steps = felt.steps
    assert felt.undo(0).state is before
    assert felt.steps == steps


def test_undo_goes_back_to_the_deck_of_that_round() -> None:
    felt = Felt("draw").place(1, ante=10).deal(deck=shuffled(1))
    felt.play(1, discard=[felt.state.box(1).cards[0]])
    undecided = len(felt.steps)
    known = felt.copy().settle().state
    felt.settle().place(1, ante=10).deal(deck=shuffled(2))
    assert felt.undo(len(felt.steps) - undecided).settle().state == known


def test_a_record_is_of_the_game_at_the_table() -> None:
    felt = at_the_decisions().play(1).settle()
    first = felt.record
    felt.place(1, ante=10).deal("Ah Kd 4c", dealer=QUEEN).fold(1)
    assert felt.record.after_game == 1
    assert felt.record.steps == felt.steps[len(first.steps) :]
    assert qh.replay("rws", felt.record).phase == "revealing"
    assert Felt("rws").record.steps == ()


def test_a_felt_goes_on_from_a_state() -> None:
    begun = at_the_decisions().state
    assert Felt("rws", start=begun).play(1).settle().state.phase == "settled"


def test_people_are_told_by_text_or_as_they_are() -> None:
    felt = at_the_decisions().look(1)
    assert felt.view("p1") == felt.view(qh.player("p1")) == felt.view("player:p1")
    assert felt.view("p1").boxes[0].cards == ("Kh", "Kd", "4c")
    assert felt.view("bystander").boxes[0].cards == ("??", "??", "??")
    assert [offer.do for offer in felt.legal("p1")] == ["fold", "play"]
    assert felt.legal("dealer") == qh.legal_actions(felt.state, qh.DEALER) == ()
    nobody: Any = 5
    with pytest.raises(ActorError):
        felt.view(nobody)


def test_what_is_done_inside_whole_is_done_whole() -> None:
    felt = Felt("rws").open()
    with pytest.raises(RefusedError), felt.whole():
        felt.place(1, ante=10).place(2, ante=1)
    assert felt.state.box(1).player == ""
    with felt.whole():
        felt.place(1, ante=10)
    assert felt.state.box(1).player == "p1"
    before = felt.steps
    with pytest.raises(RefusedError), felt.whole():
        felt.undo(2).settle()
    assert felt.steps == before, "what was taken back inside is there again"


@pytest.mark.golden
def test_a_felt_prints_itself() -> None:
    """At the decisions; settled after a draw and a fold; before the cards; with a voided box."""
    drawn = Felt("draw").place(1, ante=10).place(2, ante=5).deal({1: "Th 9d 4c", 2: "7c 3h 2s"}, dealer=QUEEN)
    drawn.play(1, discard="4c").fold(2).settle(new="8s", fourth="2c")
    bets = Felt("prime").place(1, ante=10).place(2, ante=5)
    voided = bets.copy().deal({1: "Th 9d 4c", 2: "7c 3h 2s"}, dealer=QUEEN)
    voided.do(actions.VoidBox(qh.SUPERVISOR, 2))
    text = "\n\n".join(str(felt) for felt in (at_the_decisions(), drawn, bets, voided))
    golden.compare("golden/texts/felt.txt", f"{text}\n")
    assert repr(at_the_decisions()) == "Felt('rws', game=1, phase='deciding')"


def test_what_comes_with_another_stake_may_be_named_and_be_as_much() -> None:
    felt = Felt("ultimate").place(1, ante=10, blind=10)
    assert felt.state.boxes[0].stakes == (10_00, 10_00, 0)
    with pytest.raises(RefusedError) as caught:
        Felt("ultimate").place(1, ante=10, blind=5)
    assert caught.value.code == "bet/made_by_playing"


def test_a_wager_is_taken_back_and_the_rest_stays() -> None:
    felt = Felt("rws").place(1, ante=10, pair_plus=5, progressive="2.50").withdraw(1, "progressive", "ante")
    assert felt.state.box(1).stakes == (0, 0, 0, 5_00, 0)
    with pytest.raises(RefusedError) as caught:
        felt.withdraw(1, "pair_plus", "ante")
    assert caught.value.code == "bet/nothing_there"
    assert felt.state.box(1).stakes == (0, 0, 0, 5_00, 0), "both or none"


def test_a_felt_tells_lines_and_nets_and_saves_its_record(tmp_path: Path) -> None:
    felt = qh.Felt("rws").place(1, ante=10).deal("Kh Kd 4c", dealer="Qs 7h 2d").play(1).settle()
    assert felt.lines == felt.state.lines == (felt.line(1, "ante"), felt.line(1, "play"))
    assert felt.net(1) == 20_00
    assert felt.view("dealer").box(1).lines == felt.lines
    with pytest.raises(qh.FeltError):
        felt.line(1, "pair_plus")
    felt.save(tmp_path / "round.toml")
    record = qh.parse_record("rws", (tmp_path / "round.toml").read_text(encoding="utf-8"))
    assert qh.replay("rws", record) == felt.state
