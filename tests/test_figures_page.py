"""The page of published figures is true, and every figure on it that is not ours has its reason."""

from fractions import Fraction

import pytest
from tools.figures import BEST_HAND, PAGE, SLOW, page

from queenhigh.analysis import analyse
from queenhigh.rules import house, house_ids


def rows() -> list[list[str]]:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [each for each in cells if each[0] not in ("of", "---")]


def slow_cells() -> dict[str, Fraction]:
    """What the page says where counting takes long."""
    return {of: Fraction(ours.removesuffix(" %")) / 100 for of, _, _, ours, _, _ in rows() if of in SLOW}


def check(fresh: str) -> None:
    # Not assert ==: a diff of a page this long would hide the one thing to do.
    if PAGE.read_text(encoding="utf-8") != fresh:
        pytest.fail(f"docs/{PAGE.name} is stale: run `make docs` and commit the page", pytrace=False)


@pytest.mark.long
def test_the_page_is_what_comes_out() -> None:
    assert slow_cells().keys() == SLOW.keys()
    check(page(slow_cells()))


@pytest.mark.long
def test_the_page_is_what_comes_out_where_counting_takes_long() -> None:
    check(page())


def test_every_figure_that_a_house_prints_is_there() -> None:
    shown = [cells[:3] for cells in rows()]
    for id in house_ids():
        for each in house(id).printed:
            figure = each.figure.replace("_", " ")
            assert [f"`{id}`", figure, f"{each.percent} %"] in shown


def test_a_figure_agrees_or_says_why_not_and_where_it_comes_from() -> None:
    assert len(rows()) > 40
    assert [cells[4] for cells in rows()].count("yes") > 0.8 * len(rows())
    for _, _, published, ours, agrees, source in rows():
        assert published
        assert ours
        assert source
        assert agrees == "yes" or len(agrees) > len("no: ")


@pytest.mark.long
@pytest.mark.clause("second_chance:8", "second_chance/R4")
def test_the_best_hand_bonus_is_counted_again() -> None:
    found = analyse("second_chance", side_antes=2)
    assert f"{float(-found.wagers['best_hand'].house_edge):.6f}" == f"{float(slow_cells()[BEST_HAND]):.6f}"
    assert found.strategy is not None
    assert found.strategy.text == "Stand on A-K-3 or better, draw to the rest."
    rules = ("A-K-2", "A-K-4")
    bare, whole = (analyse("second_chance", side_antes=side, marks=rules) for side in (0, 2))
    assert bare.strategy is not None
    assert whole.strategy is not None
    edges = [
        {each.name: each.house_edge for each in found.others} for found in (bare.strategy, whole.strategy)
    ]
    brings = [(edges[0][rule] - edges[1][rule]) / 2 for rule in rules]
    assert [f"{float(each):.2%}" for each in brings] == ["3.44%", "3.61%"]
    alone = analyse("second_chance").wagers["best_hand"]
    assert f"{float(alone.house_edge):.2%}" == "0.62%"
