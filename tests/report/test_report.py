"""The HTML report: whole, alone, harmless whatever a house file says, and the same bytes every time."""

import re
from fractions import Fraction
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from kit.cases import FEW, HOUSES
from kit.houses.toml_text import house_text
from kit.pages import Page
from queenhigh.analysis import price
from queenhigh.analysis.analyse import Question, analyse
from queenhigh.analysis.results import Analysis, Hold, Strategy
from queenhigh.money import USD
from queenhigh.report import document_of, page_of, pages_of
from queenhigh.report.blocks import Bars, Grid, Intervals, Line, Splits, seen
from queenhigh.report.chapters.charts import (
    holds_chart,
    meter_chart,
    mix_chart,
    outcome_chart,
    played_chart,
    seen_chart,
    strategy_chart,
)
from queenhigh.report.chapters.first_page import edges_chart, kept_words
from queenhigh.report.numbers import decimal, fine_money, money, one_in, percent
from queenhigh.report.writers.svg import picture, ticks
from queenhigh.rules import house, load
from queenhigh.simulation import simulate
from queenhigh.study.labels import figure_words

HOSTILE = '<script>&"'


@cache
def analysed(name: str) -> Analysis:
    """Each house with everything that a report can hold and that is quickly worked out."""
    stakes = {
        "rws": {"ante": 1000, "pair_plus": 500, "progressive": 250},
        "draw": {"ante": 1000, "double_shot": 500},
    }.get(name, {})
    asked = Question(stakes_minor=stakes, marks=("Q-5-4",), readings=True)
    if name == "rws":
        asked = replace(asked, seen=1, players=4)
    return analyse(house(name), asked)


@cache
def hostile() -> Analysis:
    """A house whose every text from the file is hostile."""
    text = house_text("prime")
    told = re.sub(r'^(name|game|document) = ".*"$', r"\1 = '" + HOSTILE + r" \1'", text, flags=re.MULTILINE)
    told = re.sub(r'^text = ".*"$', f"text = '{HOSTILE} reading'", told, flags=re.MULTILINE)
    told = re.sub(r"^(\[wagers\.(\w+)\])$", rf"\1\nlabel = '{HOSTILE} \2'", told, flags=re.MULTILINE)
    told = re.sub(r'^label = "[^"]*"\n', "", told, flags=re.MULTILINE)
    found = analyse(load(told, "hostile.toml"), Question(stakes_minor={"ante": 1000, "pair_plus": 500}))
    return replace(found, unpriced={"lost": f"{HOSTILE} reason"})


def best_play(found: Analysis) -> Strategy:
    assert found.strategy is not None
    return found.strategy


def pictures(text: str) -> list[str]:
    return re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL)


@pytest.mark.parametrize("name", HOUSES)
def test_a_report_is_one_whole_file_that_fetches_and_runs_nothing(name: str) -> None:
    text = page_of(analysed(name))
    read = Page(text)
    assert not read.tags & {"script", "link", "img", "iframe", "object", "base", "form"}
    assert not re.search(r"https?:|@import|url\(|javascript:|\son\w+=", text)
    assert '<html lang="en">' in text
    assert text.count("<title>") == 1
    assert all(link.startswith("#r-") for link in read.links)
    assert len(read.links) >= 6
    assert len(read.ids) == len(set(read.ids))


@pytest.mark.parametrize("name", HOUSES)
def test_headings_go_down_one_step_at_a_time(name: str) -> None:
    for text in (page_of(analysed(name)), pages_of([analysed(name)])):
        levels = Page(text).headings
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(below - above <= 1 for above, below in pairwise(levels))


@pytest.mark.parametrize("name", HOUSES)
def test_every_entry_is_told_with_its_edge_and_the_exact_fraction(name: str) -> None:
    found = analysed(name)
    text = page_of(found).replace("<wbr>", "")
    assert found.house.digest in text
    for wager in found.wagers.values():
        assert f">{percent(wager.house_edge)}<" in text
        assert f">{wager.house_edge}<" in text
        for outcome in wager.outcomes:
            assert f"{outcome.count:,}" in text
    for reading in found.house.readings:
        assert f">{found.house.cite(reading.id)}<" in text
    for mark, agrees in (("✓ agrees", True), ("✗ differs", False)):
        assert (mark in text) == any(each.agrees is agrees for each in found.printed)


def test_what_favours_the_player_is_an_alert_before_every_figure() -> None:
    dear, cheap = (price("rws", "pair_plus", {"flush": odds}) for odds in ("9 to 1", "3 to 1"))
    for found, favoured in ((analysed("draw"), True), (analysed("rws"), False), (dear, True), (cheap, False)):
        document = document_of(found)
        assert bool(document.alerts) == favoured
        if favoured:
            text = page_of(found)
            assert text.index(document.alerts[0].title) < text.index(f"{document.sections[0].title}</h2>")


@pytest.mark.parametrize("name", HOUSES)
def test_every_chart_is_well_formed_and_told_in_words(name: str) -> None:
    drawn = pictures(page_of(analysed(name)))
    assert len(drawn) >= 1 + len(analysed(name).wagers)
    for text in drawn:
        root = ElementTree.fromstring(text)
        assert root.get("role") == "img"
        title, words = root.find("title"), root.find("desc")
        assert title is not None
        assert words is not None
        assert title.text
        assert words.text
        assert root.get("aria-labelledby") == f"{title.get('id')} {words.get('id')}"


def test_hostile_words_of_a_house_file_do_nothing_anywhere() -> None:
    for text in (page_of(hostile()), pages_of([hostile(), analysed("draw")])):
        read = Page(text)
        assert "<script" not in text.lower()
        assert "script" not in read.tags
        for word in ("name", "game", "document", "reading", "pair_plus", "reason"):
            assert f"&lt;script&gt;&amp;&quot; {word}" in text
        drawn = pictures(text)
        assert any("&lt;script&gt;&amp;&quot; pair_plus" in each for each in drawn)
        for each in drawn:
            ElementTree.fromstring(each)


def test_characters_that_no_page_may_hold_are_replaced() -> None:
    found = analysed("prime")
    text = page_of(replace(found, unpriced={"x": "bell \x07 and \x00 here"}))
    assert "bell \N{REPLACEMENT CHARACTER} and" in text
    assert "\x00" not in text


def test_the_same_analysis_gives_the_same_bytes() -> None:
    again = analyse(house("prime"), Question(marks=("Q-5-4",), readings=True))
    assert page_of(again) == page_of(analysed("prime"))
    several = [analysed(name) for name in FEW]
    assert pages_of(several) == pages_of(several)


def test_several_houses_have_contents_that_lead_somewhere() -> None:
    several = [analysed(name) for name in FEW]
    text = pages_of([*several, several[0]])
    read = Page(text)
    assert len(read.ids) == len(set(read.ids))
    assert read.links
    assert {link.removeprefix("#") for link in read.links} <= set(read.ids)
    for found in several:
        assert found.house.name in text


def test_entries_that_are_not_worked_out_are_said_so() -> None:
    found = analysed("prime")
    without = {name: wager for name, wager in found.wagers.items() if name != "prime"}
    told = replace(found, wagers=without, unpriced={"prime": "it is too hard"})
    text = page_of(told)
    Page(text)
    assert "Prime" in text
    assert "it is too hard" in text


def test_each_chart_is_of_the_kind_that_fits() -> None:
    rws, draw = analysed("rws"), analysed("draw")
    assert isinstance(strategy_chart(best_play(rws)), Splits)
    assert isinstance(strategy_chart(best_play(draw)), Grid)
    assert isinstance(seen_chart(rws.protection[0].guides), Bars)
    assert seen_chart(()) is None
    progressive = rws.wagers["progressive"].progressive
    assert progressive is not None
    line = meter_chart("Progressive", progressive, rws.house.currency)
    assert isinstance(line, Line)
    assert len(line.marks) == 2, "the meter in force, and the break-even meter"
    assert meter_chart("Progressive", replace(progressive, curve=()), rws.house.currency) is None


def test_no_axis_is_drawn_over_a_rows_name() -> None:
    drawn = picture(played_chart(best_play(analysed("rws"))), "k", wide=340)
    assert drawn.index('stroke-width="1.2"') < drawn.index(">J high<")


def test_a_progressive_that_no_meter_makes_fair_is_drawn_too() -> None:
    rws = analysed("rws")
    progressive = rws.wagers["progressive"].progressive
    assert progressive is not None
    never = replace(
        progressive,
        break_even_meter_minor=None,
        curve=tuple((n, rws.wagers["progressive"].house_edge) for n in (0, 100)),
    )
    line = meter_chart("Progressive", never, rws.house.currency)
    assert line is not None
    ElementTree.fromstring(picture(line, "k"))


def test_hands_played_add_up_to_what_perfect_play_plays() -> None:
    strategy = analysed("rws").strategy
    assert strategy is not None
    chart = played_chart(strategy)
    assert sum(split.first for split in chart.splits) == strategy.actions["play"]
    assert sum(split.second for split in chart.splits) == strategy.actions["fold"]
    queens = next(split for split in chart.splits if split.label == "Q high")
    assert (queens.first, queens.second) == (2160, 480)


def test_the_grid_of_holds_marks_what_is_worth_less_than_folding() -> None:
    found = analysed("draw")
    assert found.strategy is not None
    grid = strategy_chart(best_play(found))
    assert isinstance(grid, Grid)
    cells = {cell.name: cell for row in grid.rows for cell in row if cell is not None}
    assert len(cells) == 169
    for hold in found.strategy.holds:
        assert (cells[hold.name].mark == "fold") == (hold.value < found.strategy.fold_value)
    aces = grid.rows[0]
    assert [cell.name for cell in aces if cell is not None][:3] == ["AA", "AKs", "AQs"]
    assert grid.rows[1][0] == cells["AK"]
    assert picture(grid, "k").count(" fold</text>") == sum(cell.mark == "fold" for cell in cells.values())


def test_holds_that_differ_by_suit_show_the_worst_of_them() -> None:
    one = analysed("draw").wagers["ante_play"].hit_frequency
    grid = holds_chart([Hold("AKs", one), Hold("AKs", one / 2)], -one)
    cell = grid.rows[0][1]
    assert cell is not None
    assert cell.text == f"{decimal(one / 2, 3)}*"
    assert grid.notes


def test_a_bet_with_many_results_is_drawn_in_bands_that_leave_none_out() -> None:
    mix = analysed("rws").mix
    assert mix is not None
    chart = mix_chart(mix, analysed("rws").house.currency)
    assert len(chart.bars) < len(mix.spread.counts)
    assert sum(bar.value for bar in chart.bars) == pytest.approx(100)
    few = replace(mix, spread=replace(mix.spread, counts={-1000: 3, 0: 1, 2000: 1}))
    labels = [bar.label for bar in mix_chart(few, USD).bars]
    assert [re.findall(r"\$\d+", label) for label in labels] == [["$20"], [], ["$10"]]


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
def test_bars_of_outcomes_add_up_and_the_small_ones_are_one_bar(name: str) -> None:
    for wager in analysed(name).wagers.values():
        bars = outcome_chart(wager).bars
        small = [bar for bar in bars if abs(bar.value) < 0.5 and "others" not in bar.label]
        assert len(small) <= 1
        envy = 0 if wager.progressive is None else float(wager.progressive.envy_return * 100)
        total = sum(bar.value for bar in bars)
        assert total == pytest.approx(float(sum(each.contribution for each in wager.outcomes) * 100))
        assert total + envy == pytest.approx(float(-wager.house_edge * 100))


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


def test_numbers_are_rounded_openly() -> None:
    edge = Fraction(149, 5525)
    assert (percent(edge), percent(-edge), percent(Fraction(0))) == ("2.6968%", "-2.6968%", "0.0000%")
    assert (percent(edge / 10**6), percent(-edge / 10**6)) == ("<0.0001%", ">-0.0001%")
    assert decimal(Fraction(123456700005, 10**5)) == "1,234,567.0001"
    assert (one_in(Fraction(0)), one_in(edge), one_in(Fraction(1, 22100))) == ("never", "37.08", "22,100")
    assert (money(edge * 100, USD), money(250, USD)) == ("about $0.03", "$2.50")
    assert (fine_money(-edge * 100, USD), fine_money(edge / 100, USD)) == ("-$0.0270", "<0.0001 USD")
    assert "Ante and Play" in figure_words("ante_play_if_blind", {"ante_play": "Ante and Play"})
    assert (ticks(0, 0), ticks(-3, 21)) == ([0.0], [0.0, 5.0, 10.0, 15.0, 20.0])
