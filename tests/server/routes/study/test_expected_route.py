"""What a bet comes to over HTTP: exactly what the analysis says, and refused in words where it is no bet."""

from fractions import Fraction
from typing import Any

import pytest

from kit.served import Served
from queenhigh.analysis import Question, analyse
from queenhigh.rules import house
from queenhigh.server.works import Works

BETS: list[tuple[str, dict[str, int], dict[str, int]]] = [
    ("prime", {"ante": 1000}, {}),
    ("rws", {"ante": 1000, "pair_plus": 500, "progressive": 250}, {"main": 3_000_000}),
    ("draw", {"ante": 700, "double_shot": 500}, {}),
    ("ultimate", {"ante": 500}, {}),
]


@pytest.mark.parametrize(("id", "stakes", "meters"), BETS)
def test_a_bet_comes_to_what_the_analysis_says(
    served: Served, id: str, stakes: dict[str, int], meters: dict[str, int]
) -> None:
    asked: dict[str, Any] = {"stakes_minor": stakes, "meters_minor": meters}
    found = served.person().web.post(f"/houses/{id}/expected", json=asked).json()
    mixed = analyse(house(id), Question(stakes_minor=stakes, meters_minor=meters)).mix
    assert mixed is not None
    assert Fraction(found["mean"]) == mixed.spread.mean == -mixed.expected_loss_minor
    assert Fraction(found["variance"]) == mixed.spread.variance
    assert Fraction(found["bet"]) == mixed.average_bet_minor
    means = {name: Fraction(each["mean"]) for name, each in found["wagers"].items()}
    assert means == {name: -edge for name, edge in mixed.edges.items()}
    assert sum(means.values()) == mixed.spread.mean


@pytest.mark.parametrize(
    ("asked", "language", "why"),
    [
        ({"stakes_minor": {}}, "en", "box 1 has no wager: say one, as in ante=10"),
        (
            {"stakes_minor": {"progressive": 250}},
            "en",
            "Progressive in box 1 needs Ante there first (rws:3.4)",
        ),
        ({"stakes_minor": {"progressive": 250}}, "es", "Progresivo en la casilla 1 necesita antes Ante"),
        (
            {"stakes_minor": {"anti": 250}},
            "es",
            "esta casa no tiene ninguna apuesta 'anti'; ¿querías decir ante?",
        ),
        (
            {"stakes_minor": {"ante": 500}, "meters_minor": {"mian": 5}},
            "en",
            "this house has no meter 'mian'",
        ),
    ],
)
def test_what_is_no_bet_is_refused_in_words(
    served: Served, asked: dict[str, Any], language: str, why: str
) -> None:
    answer = served.person().web.post(
        "/houses/rws/expected", json=asked, headers={"Accept-Language": language}
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "study/unfit")
    assert answer.json()["detail"].startswith(why)


def test_the_same_bet_is_worked_out_once(served: Served) -> None:
    async def kept(works: Works) -> int:
        return sum(isinstance(key, tuple) and key[0] == "expected" for key in works.worker._kept)

    before = served.run(kept)
    answers = [
        served.person().web.post("/houses/prime/expected", json={"stakes_minor": stakes}).json()
        for stakes in ({"ante": 900, "pair_plus": 700}, {"pair_plus": 700, "ante": 900, "prime": 0})
    ]
    assert answers[0] == answers[1]
    assert served.run(kept) == before + 1


@pytest.mark.parametrize(("stake", "status"), [(1.5, 400), ("500", 400), (-1, 422), (10**4000, 422)])
def test_amounts_are_whole_coins(served: Served, stake: object, status: int) -> None:
    asked = {"stakes_minor": {"ante": stake}}
    assert served.person().web.post("/houses/prime/expected", json=asked).status_code == status
