"""Refusals in words: players are called by their names."""

from queenhigh.facts import Facts
from queenhigh.rules import house
from queenhigh.server.gate.problems import say_refusal
from queenhigh.wire.frames import RefusedFrame


def test_a_refusal_calls_a_player_by_name() -> None:
    refused = RefusedFrame("c1", "action/not_your_box", Facts(box=2, player="us7bzqfdmy3q"))
    said = say_refusal(refused, house("rws"), "en", {"us7bzqfdmy3q": "Ann"})
    assert said.message == "box 2 is Ann's"
    assert said.facts == refused.facts
