"""Whatever is done at the table: nobody learns a card that is hidden from him, and all see what they may.

Two worlds are played side by side: the second is the first with cards changed that this person has never
seen. As long as the course of the game is the same, all that leaves for him must be the same to the byte.
"""

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from kit.oracles.oracle import seen_cards
from kit.play.strategies import Played, houses, people, play, seeds
from kit.worlds.twins import changed
from queenhigh.cards import DECK, format_card
from queenhigh.engine import FACE_DOWN, Actor, Round, log, view
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import Step, act_on
from queenhigh.rules import House

QUICK = settings(max_examples=60, deadline=None)
LONG = settings(max_examples=250, deadline=None)


def games(played: Played) -> list[tuple[Round, list[tuple[Step, Round]]]]:
    """The played table cut into games, each with the state before it; the first may be before any game."""
    pieces: list[tuple[Round, list[tuple[Step, Round]]]] = [(played.first, [])]
    before = played.first
    for step, after in zip(played.steps, played.states, strict=True):
        if any(isinstance(event, ev.BettingOpened) for event in step.events):
            pieces.append((before, []))
        pieces[-1][1].append((step, after))
        before = after
    return pieces


def told_by_its_size(action: act.Action, twin: Step, house: House, viewer: Actor) -> bool:
    """Whether a Play tells everybody of its hand, which the other world's hand is too weak for."""
    raised = house.play is not None and bool(house.play.raises)
    others = isinstance(action, act.Play) and action.by != viewer
    return raised and others and twin.refused == "decide/wrong_amount"


def sent(state: Round, viewer: Actor) -> bytes:
    return msgspec.json.encode(view(state, viewer))


def check_nothing_leaks(played: Played, rng: Random) -> int:
    """How many steps of changed worlds were compared."""
    compared = 0
    for start, steps in games(played):
        for viewer in people(start):
            # Seen at any step: a dealer's upcard may lie face down again once hands have moved.
            upto = rng.randint(0, len(steps))
            seen = {card for _, state in steps[:upto] for card in seen_cards(state, viewer)}
            hidden = [card for card in DECK if card not in seen]
            swap = dict(zip(DECK, DECK, strict=True))
            swap |= dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
            other = after = start
            for step, state in steps[:upto]:
                before = other
                mine = after
                after = state
                other, twin = act_on(before, changed(step.action, swap))
                if step.refused:
                    other = before  # an odd act with cards may be refused in one world alone
                    continue
                if told_by_its_size(step.action, twin, state.house, viewer):
                    break
                assert not twin.refused, (step.action, twin)
                course, other_course = ((each.phase, each.shown, len(each.dealer)) for each in (state, other))
                if course != other_course:
                    break
                assert sent(state, viewer) == sent(other, viewer)
                assert log(before, twin.events, viewer) == log(mine, step.events, viewer)
                compared += 1
    return compared


def check_nothing_is_over_hidden(played: Played) -> None:
    """What the rules open to somebody stands in his view, and every other card is face down."""
    for state in played.states:
        for viewer in people(state):
            seen = seen_cards(state, viewer)
            shown = view(state, viewer)
            theirs = (*shown.dealer.cards, *shown.dealer.community)
            faces = {face for face in theirs if face != FACE_DOWN}
            for box, seat in zip(state.boxes, shown.boxes, strict=True):
                assert len(seat.cards) == len(box.final)
                assert len(seat.discards) == len(box.discards)
                faces |= {face for face in (*seat.cards, *seat.discards) if face != FACE_DOWN}
            assert len(shown.dealer.cards) == len(state.dealer)
            assert len(shown.dealer.community) == len(state.community)
            assert faces == {format_card(card) for card in seen}


def test_a_hidden_card_changes_nothing_that_leaves() -> None:
    """The comparison is worth something only where it goes on past a fold and a settlement."""
    past: Counter[str] = Counter()

    @QUICK
    @given(houses, seeds)
    def compare(house: House, seed: int) -> None:
        rng = Random(seed)
        played = play(house, rng, most_steps=60)
        settled = [state for state in played.states if state.was_settled]
        if check_nothing_leaks(played, rng):
            past[house.id] += any(
                box.folded and state.live_after_fold(box) for state in settled for box in state.boxes
            )

    compare()
    assert past.total() >= 5
    assert len(+past) >= 3, "folded hands live on in several houses"


@QUICK
@given(houses, seeds)
def test_everybody_sees_exactly_what_is_open_to_him(house: House, seed: int) -> None:
    check_nothing_is_over_hidden(play(house, Random(seed), most_steps=60))


@pytest.mark.long
@LONG
@given(houses, seeds)
def test_a_hidden_card_changes_nothing_that_leaves_in_many_rounds(house: House, seed: int) -> None:
    rng = Random(seed)
    check_nothing_leaks(play(house, rng, most_steps=120, trouble=0.04), rng)


@pytest.mark.long
@LONG
@given(houses, seeds)
def test_everybody_sees_exactly_what_is_open_to_him_in_many_rounds(house: House, seed: int) -> None:
    check_nothing_is_over_hidden(play(house, Random(seed), most_steps=120, trouble=0.04))
