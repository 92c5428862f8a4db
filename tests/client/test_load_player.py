"""A guest of a crowd takes up offers of every kind that a house makes."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from queenhigh.client.load.figures import Figures
from queenhigh.client.load.player import LoadPlayer
from queenhigh.engine import Felt, Offer, player

ANN = player("p1")


@pytest.mark.parametrize(
    ("house", "counts"), [("second_chance", {0, 3}), ("draw", {0, 1}), ("rws", {0}), ("ultimate", {0})]
)
def test_a_hand_is_played_in_every_way_that_is_offered(house: str, counts: set[int]) -> None:
    felt = Felt(house).place(1, ante=10).deal("Ah Ad 4c", dealer="Jh 7h 2d").look(1)
    seen: Any = SimpleNamespace(view=SimpleNamespace(box=lambda _: felt.view(ANN).boxes[0]), round=1)
    chosen: list[tuple[int, int]] = []

    def take(offer: Offer, round: int, **choice: Any) -> None:
        felt.copy().do(offer.act(ANN, **choice))  # which neither offer nor engine refuses
        chosen.append((len(choice["discards"]), choice["amount_minor"]))

    table: Any = SimpleNamespace(take=take)
    nobody: Any = None
    guest = LoadPlayer(nobody, table, (0, 0), Random(1), Figures())
    (offer,) = (each for each in felt.legal(ANN) if each.do == "play")
    for _ in range(20):
        guest._take(seen, offer)
    assert {count for count, _ in chosen} == counts
    assert {amount for count, amount in chosen if count or not offer.stands_free} == {*offer.amounts_minor}
