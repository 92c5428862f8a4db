"""Actions and events as JSON: they come back the same, and what is wrong is refused with its place."""

import msgspec
import pytest

from kit.play.scenarios import SCENARIOS
from queenhigh.cards import parse_card
from queenhigh.engine import DEALER, player
from queenhigh.engine.acts import actions as act
from queenhigh.wire import ReplayError, restore
from queenhigh.wire.codec import CodecError, decode_action, decode_event, encode


def test_a_card_is_its_two_letters_and_an_amount_its_minor_units() -> None:
    fourth = act.DrawFourth(DEALER, parse_card("Ks"))
    assert encode(fourth) == b'{"do":"draw_fourth","by":{"role":"dealer"},"card":"Ks"}'
    placed = act.PlaceWager(player("ann"), 1, "ante", 1000)
    assert encode(placed) == (
        b'{"do":"place","by":{"role":"player","id":"ann"},"box":1,"wager":"ante","amount_minor":1000}'
    )


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_act_and_event_of_a_round_comes_back(name: str) -> None:
    felt = SCENARIOS[name]()
    events = []
    for step in felt.steps:
        assert decode_action(encode(step.action)) == step.action
        for event in step.events:
            again = decode_event(encode(event))
            assert again == event
            assert encode(again) == encode(event)
            events.append(again)
    if felt.after_game == 0:
        assert restore(felt.house, events) == felt.state


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"", "truncated"),
        (b"[]", "object"),
        (b'{"do":"shout","by":{"role":"player","id":"ann"}}', "shout"),
        (
            b'{"do":"place","by":{"role":"player","id":"ann"},"box":1,"wager":"ante","amount_minor":1000.5}',
            "amount_minor",
        ),
        (
            b'{"do":"place","by":{"role":"player","id":"ann"},"box":1,"wager":"ante"}',
            "amount_minor",
        ),
        (b'{"do":"draw_fourth","by":{"role":"dealer"},"card":"Kx"}', "Kx"),
        (b'{"do":"draw_fourth","by":{"role":"dealer"},"card":99}', "card"),
        (b'{"do":"deal","by":{"role":"dealer"},"method":"kick","cards":[]}', "method"),
    ],
)
def test_what_is_not_an_act_is_refused_with_its_place(data: bytes, place: str) -> None:
    with pytest.raises(CodecError, match=place):
        decode_action(data)


def test_events_are_restored_only_under_their_own_rules() -> None:
    events = [event for step in SCENARIOS["rws_win_and_lose"]().steps for event in step.events]
    other = SCENARIOS["prime_misdeal"]().house
    with pytest.raises(ReplayError, match="rules"):
        restore(other, events)


def test_bytes_that_are_no_text_and_fields_that_are_no_part_are_refused() -> None:
    with pytest.raises(CodecError):
        decode_action(b'{"do":"close","by":{"role":"\xff"}}')
    with pytest.raises(CodecError, match="tip"):
        decode_action(b'{"do":"close","by":{"role":"dealer"},"tip":5}')


def test_stored_events_that_do_not_fit_are_told_by_number() -> None:
    felt = SCENARIOS["rws_win_and_lose"]()
    opened, placed = (step.events[0] for step in felt.steps[:2])
    with pytest.raises(ReplayError, match="betting_opened"):
        restore(felt.house, [placed])
    with pytest.raises(ReplayError, match=r"^step 2: "):
        restore(felt.house, [opened, msgspec.structs.replace(placed, box=0)])
    with pytest.raises(ReplayError, match=r"^step 2: "):
        restore(felt.house, [opened, msgspec.structs.replace(placed, wager="roulette")])
