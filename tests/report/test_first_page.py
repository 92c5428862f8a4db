"""The first page of a report: the result in words and money, one chart, best play; figures after it."""

import re
from fractions import Fraction
from functools import cache

import pytest

from kit.cases import HOUSES
from queenhigh.analysis import Analysis, analyse
from queenhigh.report import document_of, markdown_of, page_of, pages_of
from queenhigh.report.blocks import Bars, Intervals, seen
from queenhigh.report.chapters.charts import outcome_chart
from queenhigh.report.chapters.first_page import edges_chart, kept_words
from queenhigh.simulation import simulate


@cache
def analysed(name: str) -> Analysis:
    return analyse(name)


def test_what_the_house_keeps_in_words_and_money() -> None:
    assert list(kept_words(analysed("rws"))) == [
        "Of each S$100 in Antes the house keeps S$3.37; of each S$100 bet, S$2.01.",
        (
            "Of each S$100 on Pair Plus the house keeps S$5.57; on Progressive, with the meter at S$10,000, "
            "S$27.51."
        ),
    ]


def test_what_favours_the_player_is_said_so() -> None:
    said = " ".join(kept_words(analysed("draw")))
    assert "in Antes the PLAYER wins $0.82" in said
    assert "of each $100 bet, $0.42." in said


@pytest.mark.parametrize("name", HOUSES)
def test_the_first_page_comes_before_the_figures_and_the_digest_last(name: str) -> None:
    found = analysed(name)
    text = page_of(found)
    summary, digest = text.index("Summary</h2>"), text.index(found.house.digest)
    for words in (*kept_words(found), "House edge of each wager, with best play", "Best play: "):
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
    assert labels[-1] == "8 others, below 0.5% each"
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
        assert f"{wager.label}: every outcome" in text
        assert f"{wager.label}: what each outcome adds" in text
    assert "First hands that the rule plays and folds" in text
    assert text.count("<img") >= 1 + len(analysed("prime").wagers)


def test_markdown_says_the_same_first() -> None:
    text = markdown_of(analysed("rws"))
    assert text.index("Of each S$100 in Antes") < text.index("## Summary")
    assert text.index("## Summary") < text.index("## About this report")


def test_bars_of_edges_are_drawn_for_a_phone_too() -> None:
    text = page_of(analysed("rws"))
    charts = [block for block in document_of(analysed("rws")).lead if isinstance(block, Bars)]
    assert len(charts) == 1
    assert text.count('class="small"') == text.count('class="drawn"') >= 5
