"""Costs as a file: read, written again, and refused in words."""

from importlib.resources import files

import pytest

from kit.costs import COSTS
from queenhigh.capacity.costs import FILE, CostsError, format_costs, parse_costs

SHIPPED = files("queenhigh.capacity").joinpath(FILE).read_text(encoding="utf-8")


def test_what_is_written_is_read() -> None:
    assert parse_costs(format_costs(COSTS)) == COSTS


def test_the_figures_that_come_with_the_package_are_as_the_bench_writes_them() -> None:
    assert format_costs(parse_costs(SHIPPED)) == SHIPPED


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("frame_us = 20", "frame_us = -1", "measured.frame_us is not a number from zero up"),
        ("frame_us = 20", "frame_us = nan", "measured.frame_us is not a number from zero up"),
        ("frame_us = 20", "frame_us = inf", "measured.frame_us is not a number from zero up"),
        ("frame_us = 20", "frame_us = 'much'", "frame_us"),
        ("frame_us = 20", "frames_us = 20", "frames_us"),
        ("look = 500\n", "", "measured.loop_us says nothing of look"),
        ("database_cores = 8", "database_cores = 0", "assumed.database_cores must be above zero"),
        ("seats = 7", "seats = 0", "measured.pace.seats must be above zero"),
        ("bets = 1.5", "bets = 0.5", "players bet at least once"),
        ("[assumed]", "[assumed", "Expected"),
    ],
)
def test_a_wrong_file_is_refused_in_words(was: str, becomes: str, said: str) -> None:
    text = format_costs(COSTS)
    assert was in text
    with pytest.raises(CostsError, match=said):
        parse_costs(text.replace(was, becomes))
