"""Records that were tampered with: replay names the step, whatever was altered."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import msgspec
import pytest

from kit import golden
from kit.houses.invented import any_house
from kit.play.felt import Felt
from kit.play.scenarios import SCENARIOS
from queenhigh.cards import DECK, Card
from queenhigh.engine import Actor, player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import Record, Step
from queenhigh.rules import Shelf, house, post
from queenhigh.settlement import Line, MeterMove, Seen
from queenhigh.wire import ReplayError, recorded_house, replay, restore
from queenhigh.wire.differences import EVENT_WORDS


@cache
def played(name: str) -> Felt:
    return SCENARIOS[name]()


def altered_values(value: Any) -> list[Any]:
    """Other values of the same kind; each field of a record inside is altered in turn."""
    match value:
        case bool():
            return [not value]
        case Card():
            return [DECK[(value + 1) % 52]]
        case int():
            return [value + 1, -value - 1]
        case str():
            return [f"{value}x"]
        case Line() | MeterMove() | Seen():
            return altered_records(value)
        case Actor():
            return [player(f"{value.id}x")]
        case tuple():
            inner = [
                (*value[:place], other, *value[place + 1 :])
                for place, item in enumerate(value)
                for other in altered_values(item)
            ]
            return [*inner, value[:-1], (*value, value[-1])] if value else [(1,)]
    return [] if value is None else [None]


def altered_records(record: Any) -> list[Any]:
    return [
        msgspec.structs.replace(record, **{field: other})
        for field in record.__struct_fields__
        for other in altered_values(getattr(record, field))
    ]


def with_step(record: Record, place: int, *steps: Step) -> Record:
    """The record with one step replaced by others."""
    return msgspec.structs.replace(record, steps=(*record.steps[:place], *steps, *record.steps[place + 1 :]))


RICH = [
    "rws_jackpot_and_envy", "rws_void_after_settlement", "rws_hands_moved", "draw_stand_and_draw",
    "prime_box_void", "sixcard_bonus",
]  # fmt: skip


@pytest.mark.parametrize("name", RICH)
def test_every_altered_field_of_every_event_is_found_at_its_step(name: str) -> None:
    felt = played(name)
    tried = 0
    for place, step in enumerate(felt.record.steps):
        for event in step.events:
            for other in altered_records(event):
                assert other != event
                forged = with_step(felt.record, place, Step(step.action, (other,)))
                with pytest.raises(ReplayError) as caught:
                    replay(felt.house, forged)
                assert caught.value.step == place + 1
                said = str(caught.value)
                assert said.startswith(f"step {place + 1}, {EVENT_WORDS[type(event)]}: ")
                assert not re.search(r"\w+\(|_minor|None|\bTrue|\bFalse", said), said
                tried += 1
    assert tried > 50


@pytest.mark.parametrize("name", RICH)
def test_events_added_removed_or_of_another_kind(name: str) -> None:
    felt = played(name)
    for place, step in enumerate(felt.record.steps):
        if not step.events:
            continue
        other = next(
            each.events for each in felt.record.steps if type(each.events[0]) is not type(step.events[0])
        )
        for events in ((), step.events * 2, other):
            with pytest.raises(ReplayError) as caught:
                replay(felt.house, with_step(felt.record, place, Step(step.action, events)))
            assert caught.value.step == place + 1


@pytest.mark.parametrize("name", RICH)
def test_a_step_left_out_is_missed(name: str) -> None:
    """Some later step does not come out, unless the step changed nothing that the rest depends on."""
    felt = played(name)
    for place, step in enumerate(felt.record.steps):
        shorter = with_step(felt.record, place)
        try:
            state = replay(felt.house, shorter)
        except ReplayError as error:
            found = error.step
            if not isinstance(step.action, act.Look):
                assert found >= place + 1
            continue
        assert state != felt.state, step
        harmless = isinstance(step.action, act.Look) or place == len(felt.record.steps) - 1
        assert harmless, step


@pytest.mark.parametrize("name", RICH)
def test_a_step_done_twice_is_refused_the_second_time(name: str) -> None:
    felt = played(name)
    for place, step in enumerate(felt.record.steps):
        if isinstance(step.action, act.MoveHands):
            continue  # two hands may well be moved back again
        with pytest.raises(ReplayError, match=f"^step {place + 2}[:,] "):
            replay(felt.house, with_step(felt.record, place, step, step))


@pytest.mark.parametrize("name", RICH)
def test_steps_out_of_order(name: str) -> None:
    felt = played(name)
    steps = felt.record.steps
    for place in range(len(steps) - 1):
        first, second = steps[place : place + 2]
        commuting = (act.PlaceWager, act.Look, act.Play, act.Fold, act.VoidBox)
        if isinstance(first.action, commuting) and isinstance(second.action, commuting):
            continue
        swapped = msgspec.structs.replace(
            felt.record, steps=(*steps[:place], second, first, *steps[place + 2 :])
        )
        with pytest.raises(ReplayError) as caught:
            replay(felt.house, swapped)
        assert caught.value.step in (place + 1, place + 2)


Proof = Callable[[], object]


def wrong_proofs() -> Iterator[tuple[str, int, Proof]]:
    """Records and events that prove nothing: what is wrong, the step that is named, the attempt."""
    felt = played("rws_no_more_bets")
    place, step = next((place, step) for place, step in enumerate(felt.steps) if step.refused)
    legal = Step(felt.steps[0].action, refused="round/under_way")
    for what, number, other in (
        ("refused for another reason", place, Step(step.action, refused="bet/closed")),
        ("a refusal that is not recorded", place, Step(step.action)),
        ("a legal act, recorded as refused", 0, legal),
    ):
        forged = with_step(felt.record, number, other)
        yield what, number + 1, partial(replay, felt.house, forged)
    record = played("rws_stand_off").record
    change = partial(msgspec.structs.replace, record)
    rws = house("rws")
    for what, rules, other_record in (
        ("another digest", rws, change(digest="sha256:" + "0" * 64)),
        ("the rules of prime", house("prime"), record),
        ("the rules of an invented house", any_house("upcard"), record),
        ("settings that were not in force", rws, change(settings="ante=400..500")),
        ("a table with other settings", post(rws, "ante=10..20"), record),
        ("a meter that is not there", rws, change(meters_minor=(("grand", 1),))),
    ):
        yield what, 0, partial(replay, rules, other_record)
    yield "no house file", 0, partial(recorded_house, change(text=""))
    yield "a file that is not a house", 0, partial(recorded_house, change(text="format = 7"))
    yield "the file of another house", 0, partial(recorded_house, change(house="prime"))
    events = [event for step in felt.steps for event in step.events]
    yield "rules that are not kept", 0, partial(restore, Shelf().find, events)
    yield "no events", 0, partial(restore, felt.house, [])
    yield "events without their beginning", 1, partial(restore, felt.house, events[1:])


@pytest.mark.golden
def test_what_proves_nothing_is_refused() -> None:
    told = []
    for what, step, prove in wrong_proofs():
        with pytest.raises(ReplayError) as caught:
            prove()
        assert caught.value.step == step, what
        first, *_ = str(caught.value).splitlines()
        told.append(f"{what}\n    {re.sub('sha256:[1-9a-f][0-9a-f]+', 'sha256:(a digest)', first)}")
    golden.compare("golden/texts/replay_errors.txt", "\n".join([*told, ""]))


@pytest.mark.parametrize("name", RICH)
def test_altered_actions_do_not_come_out(name: str) -> None:
    """Another card, box, player or amount in the act itself: refused, or other events than those recorded."""
    felt = played(name)
    for place, step in enumerate(felt.record.steps):
        for other in altered_records(step.action):
            match other:
                case act.VoidGame(repairable=True) if not felt.house.irregularity(other.ground):
                    continue  # a ground that no house has says nothing about repair
                case act.Deal(boxes=(1,)):
                    continue  # the box in the round, said by its number, is the same deal
                case act.MoveHands() if any(len(move) != 2 for move in other.moves):
                    continue  # no record could say so
            with pytest.raises(ReplayError, match=f"^step {place + 1}[:,] "):
                replay(felt.house, with_step(felt.record, place, Step(other, step.events)))
