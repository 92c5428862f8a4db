"""Advice over HTTP: labels and reasons in the caller's language, and chances that sum to one."""

from fractions import Fraction
from typing import Any

import pytest

from kit.served import Served
from queenhigh.analysis.advice import advise, chances
from queenhigh.cards import parse_cards
from queenhigh.rules import house


def advised(served: Served, id: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Advice on a hand in English and in Spanish."""
    player = served.guest()
    table = player.open_table(house=id)
    with player.seated(table, box=1) as socket:
        socket.bet()
        socket.deal()
        socket.act("look", box=1)
        english, spanish = (
            player.web.post("/advice", json={"table": table}, headers={"Accept-Language": language}).json()
            for language in ("en", "es")
        )
    return english, spanish


@pytest.mark.parametrize("id", ["prime", "draw", "ultimate"])
def test_advice_says_why(served: Served, id: str) -> None:
    found, spanish = advised(served, id)
    assert found["best"] == 0
    best, second = found["choices"][:2]
    assert found["why"].startswith(f"In units of the Ante, on average: {best['label']} ")
    assert f", {second['label']} " in found["why"]
    assert spanish["why"].startswith(f"En unidades de Ante, de media: {spanish['choices'][0]['label']} ")
    assert len({choice["label"] for choice in found["choices"]}) == len(found["choices"])
    assert [each["value"] for each in spanish["choices"]] == [each["value"] for each in found["choices"]]
    assert sum(Fraction(text) for text in found["chances"].values()) == 1
    if id == "prime":
        exact = chances(advise(house(id), parse_cards(" ".join(found["hand"]))))
        assert found["chances"] == {name: str(chance) for name, chance in exact.items()}
