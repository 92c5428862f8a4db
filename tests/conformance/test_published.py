"""Figures that others have published of the houses, beside ours."""

import pytest

from queenhigh.analysis import analyse


@pytest.mark.clause(
    "buddy:14", "caesars:7", "evolution:8", "pennsylvania:9", "oceans11:7", "pauma:9", "three_card_prime:14",
    "ultimate:9", "uk_draw:8", "uk_draw/R4",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "figures"),
    [
        ("buddy", 1),
        ("caesars", 2),
        ("evolution", 3),
        ("pennsylvania", 4),
        ("oceans11", 1),
        ("pauma", 1),
        ("three_card_prime", 1),
        ("ultimate", 1),
        ("uk_draw", 2),
    ],
)
def test_a_published_figure_is_ours_or_a_reading_says_why_not(id: str, figures: int) -> None:
    found = analyse(id)
    assert [each.agrees for each in found.printed] == [id != "uk_draw"] * figures
    explained = {found.house.cite(reading.clause) for reading in found.house.readings}
    for each in found.printed:
        assert each.agrees or each.clause in explained
