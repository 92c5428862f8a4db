"""The first page of a report: the result in words and money, one chart, best play; figures after it."""

import re
from fractions import Fraction
from functools import cache

import pytest

from kit.cases import HOUSES
from queenhigh.analysis import Analysis, analyse
from queenhigh.report import document_of, page_of, pages_of
from queenhigh.report.blocks import Bars, Intervals, seen
from queenhigh.report.chapters.charts import outcome_chart
from queenhigh.report.chapters.first_page import edges_chart, kept_words
from queenhigh.simulation import simulate


@cache
def analysed(name: str) -> Analysis:
    return analyse(name)


@pytest.mark.parametrize("name", HOUSES)
def test_the_first_page_comes_before_the_figures_and_the_digest_last(name: str) -> None:
    found = analysed(name)
    text = page_of(found)
    summary = text.index(f"{document_of(found).sections[0].title}</h2>")
    digest = text.index(found.house.digest)
    for words in kept_words(found):
        assert text.index(words.replace("&", "&amp;").replace("'", "&#x27;")) < summary
    assert digest > text.rindex("<h2")
    assert text.count(found.house.digest) == 1
    contents = re.findall(r'<li><a href="#(r-\d+)">', text)
    assert len(contents) >= 6
    for link in contents:
        assert f'id="{link}"' in text


def test_a_short_answer_has_no_contents_and_several_houses_have_theirs() -> None:
    assert "Contents" not in page_of(analysed("rws").wagers["pair_plus"])
    assert pages_of([analysed("rws"), analysed("prime")]).count(">Contents<") == 1


@pytest.mark.parametrize("name", HOUSES)
def test_the_chart_of_edges_has_a_bar_for_each_wager(name: str) -> None:
    chart = edges_chart(analysed(name))
    edges = [float(wager.house_edge * 100) for wager in analysed(name).wagers.values()]
    assert [bar.value for bar in chart.bars] == edges


@pytest.mark.parametrize("name", HOUSES)
def test_outcomes_that_nobody_would_see_are_one_bar(name: str) -> None:
    for wager in analysed(name).wagers.values():
        bars = outcome_chart(wager).bars
        small = [bar for bar in bars if abs(bar.value) < 0.5 and "others" not in bar.label]
        assert len(small) <= 1
        edge = -float(sum((each.contribution for each in wager.outcomes), Fraction(0)) * 100)
        assert sum(bar.value for bar in bars) == pytest.approx(-edge)


def test_the_others_are_counted() -> None:
    labels = [bar.label for bar in outcome_chart(analysed("rws").wagers["ante_play"]).bars]
    assert labels[-1].startswith("8 ")
    assert len(labels) == 9


def test_simulate_has_its_chart() -> None:
    found = simulate("rws", 20_000, seed=3)
    blocks = [block for section in document_of(found).sections for block in seen(section.blocks, "page")]
    (chart,) = [block for block in blocks if isinstance(block, Intervals)]
    every = (*found.wagers.values(), found.in_all)
    assert [row.label for row in chart.rows] == [each.label for each in every]
    for row, each in zip(chart.rows, every, strict=True):
        assert row.at == pytest.approx(each.house_edge)
        assert each.exact is not None
        assert row.mark == pytest.approx(float(each.exact))
    assert "<figure>" in page_of(found)


def test_a_notebook_shows_outcomes_and_charts() -> None:
    text = analysed("prime")._repr_html_()
    for wager in analysed("prime").wagers.values():
        assert text.count(f">{wager.label}: ") >= 2, "the table of outcomes and their chart"
    assert text.count("<img") >= 1 + len(analysed("prime").wagers)


def test_bars_of_edges_are_drawn_for_a_phone_too() -> None:
    text = page_of(analysed("rws"))
    charts = [block for block in document_of(analysed("rws")).lead if isinstance(block, Bars)]
    assert len(charts) == 1
    assert text.count('class="small"') == text.count('class="drawn"') >= 5
