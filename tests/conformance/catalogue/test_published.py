"""Figures that others have published of the houses, beside ours."""

import pytest

from queenhigh.analysis import analyse


@pytest.mark.parametrize(
    ("id", "agrees"),
    [
        pytest.param("buddy", [True], marks=pytest.mark.clause("buddy:14")),
        pytest.param("caesars", [True, True], marks=pytest.mark.clause("caesars:7")),
        pytest.param("evolution", [True] * 3, marks=pytest.mark.clause("evolution:8")),
        pytest.param("pennsylvania", [True] * 4, marks=pytest.mark.clause("pennsylvania:9")),
        pytest.param("oceans11", [True], marks=pytest.mark.clause("oceans11:7")),
        pytest.param("pauma", [True], marks=pytest.mark.clause("pauma:9")),
        pytest.param("three_card_prime", [True], marks=pytest.mark.clause("three_card_prime:14")),
        pytest.param("ultimate", [True], marks=pytest.mark.clause("ultimate:9")),
        pytest.param("uk_draw", [False, False], marks=pytest.mark.clause("uk_draw:8", "uk_draw/R4")),
    ],
)
def test_a_published_figure_is_ours_or_a_reading_says_why_not(id: str, agrees: list[bool]) -> None:
    found = analyse(id)
    assert [each.agrees for each in found.printed] == agrees
    explained = {found.house.cite(reading.clause) for reading in found.house.readings}
    for each in found.printed:
        assert each.agrees or each.clause in explained
