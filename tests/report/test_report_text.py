"""The report as Markdown and on a terminal, and results in a notebook."""

import re
from functools import cache
from io import StringIO

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from kit.cases import HOUSES
from kit.houses.sidebets import sidebet
from kit.houses.toml_text import house_text
from kit.pages import Page
from kit.results import results
from queenhigh.analysis.advice import advise
from queenhigh.analysis.analyse import Question, analyse, bet_of
from queenhigh.analysis.figures.price import price
from queenhigh.analysis.results import Analysis, SeenClass
from queenhigh.analysis.rounds.risk import risk
from queenhigh.cards import parse_cards
from queenhigh.report import markdown_of, print_result
from queenhigh.report.blocks import Bars, table
from queenhigh.report.chapters.charts import classes_chart
from queenhigh.report.numbers import percent
from queenhigh.report.writers.terminal_table import rich_table
from queenhigh.rules import House, house, load
from queenhigh.study.result import Result

HOSTILE = "[red]<script>|=1&"


@cache
def analysed(name: str) -> Analysis:
    stakes = {"prime": {"ante": 1000, "pair_plus": 500, "progressive": 100}, "draw": {"ante": 1000}}
    asked = Question(stakes_minor=stakes.get(name, {}), seen=1 if name == "rws" else 0, readings=True)
    return analyse(house(name), asked)


@cache
def hostile_house() -> House:
    """A house whose name begins like a formula and holds marks of every format."""
    text = re.sub(r'^name = ".*"$', f'name = "={HOSTILE}"', house_text("prime"), count=1, flags=re.MULTILINE)
    text = re.sub(r'^document = ".*"$', f'document = "@{HOSTILE}"', text, count=1, flags=re.MULTILINE)
    return load(text, "hostile.toml")


def on_terminal(found: Result, width: int) -> str:
    told = StringIO()
    # As the command line makes it: with markup, which must not reach texts from files.
    print_result(found, Console(file=told, width=width, highlight=False))
    lines = told.getvalue().splitlines()
    assert max(map(cell_len, lines)) <= width
    return told.getvalue()


def squeezed(text: str) -> str:
    """What a terminal shows without its frames and line ends."""
    return re.sub(r"[\s┃│]+", " ", text)


def table_widths(text: str) -> list[set[int]]:
    """For each table, the numbers of cells that its lines have."""
    found: list[set[int]] = []
    inside = False
    for line in text.splitlines():
        if line.startswith("|"):
            cells = len(re.split(r"(?<!\\)\|", line)) - 2
            found = found if inside else [*found, set()]
            found[-1].add(cells)
        inside = line.startswith("|")
    return found


@pytest.mark.parametrize("name", HOUSES)
def test_markdown_tables_are_square_and_hold_every_edge(name: str) -> None:
    found = analysed(name)
    text = markdown_of(found)
    widths = table_widths(text)
    assert len(widths) > 5
    assert all(len(each) == 1 for each in widths)
    for wager in found.wagers.values():
        assert f"| {percent(wager.house_edge)} | {wager.house_edge} |" in text
    assert text.count("\n# ") == 0
    assert text.startswith("# ")
    assert "<svg" not in text
    assert markdown_of(found) == text


def test_markdown_shows_hostile_words_as_they_are() -> None:
    text = markdown_of(analyse(hostile_house()))
    assert r"\[red\]\<script\>\|=1&amp;" in text
    assert "<script" not in text.replace(r"\<", "")
    assert all(len(each) == 1 for each in table_widths(text))


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("name", HOUSES)
def test_a_terminal_shows_every_number_whole(name: str, width: int) -> None:
    found = analysed(name)
    text = on_terminal(found, width)
    shown = squeezed(text)
    assert "…" not in text
    for wager in found.wagers.values():
        assert percent(wager.house_edge) in shown
        assert str(wager.house_edge.denominator) in shown
        if wager.progressive is not None:
            assert percent(wager.progressive.fixed_return) in shown
    for each in found.printed:
        assert f"{each.printed_percent}%" in shown


@pytest.mark.parametrize("width", [80, 100])
def test_every_result_fits_a_terminal(width: int) -> None:
    for found in results().values():
        assert "…" not in on_terminal(found, width)


def test_a_terminal_takes_nothing_in_a_house_file_for_markup() -> None:
    found = analyse(hostile_house())
    assert f"={HOSTILE}" in on_terminal(found, 100)


@pytest.mark.parametrize("width", [80, 100])
def test_entries_that_are_not_worked_out_stand_in_every_form(width: int) -> None:
    found = analysed("prime")
    wagers = {name: wager for name, wager in found.wagers.items() if name != "prime"}
    told = replace(found, wagers=wagers, unpriced={"prime": "it is too hard"})
    shown = squeezed(on_terminal(told, width))
    for text in (shown, markdown_of(told)):
        assert re.search(r"Prime\b.*: it is too hard\.", text)
    rows = [row for row in told.sheet().rows() if row[2] == "house" and row[5] == "unpriced"]
    assert [(row[4], row[9]) for row in rows] == [("prime", "it is too hard")]


def test_no_word_of_a_wager_is_broken_at_80_columns() -> None:
    """Where fractions are long they give way, and that is said; a wider terminal has them."""
    found = analyse(house("sixcard"), Question(players=7))
    edge = found.wagers["progressive"].house_edge
    narrow = on_terminal(found, 80)
    wide = on_terminal(found, 110)
    for label in ("Ante and Play", "Six Card Bonus", "Progressive"):
        assert re.search(rf"^{label} +\d", narrow, flags=re.MULTILINE)
    assert wide.count(str(edge.numerator)) > narrow.count(str(edge.numerator))


def test_what_adding_a_wager_costs_is_told_in_every_form() -> None:
    own = analyse(sidebet("consolation", "exactly = 1"))
    for text in (squeezed(on_terminal(own, 80)), markdown_of(own)):
        assert "45.9714%" in text


def test_each_of_several_meters_is_told_by_its_name() -> None:
    found = analyse(sidebet("two_meters", "exactly = 1"))
    figures = found.wagers["side"].progressive
    assert figures is not None
    text = squeezed(on_terminal(found, 100))
    for meter in figures.meters:
        assert re.search(rf" {meter.name} [^│]*? {percent(meter.meter_return)}", text)
    rows = [row for row in found.sheet().rows() if row[2] == "wagers.meters" and row[5] == "meter_minor"]
    assert [row[4] for row in rows] == ["main", "mini"]


def test_results_show_themselves_in_a_notebook() -> None:
    hostile = hostile_house()
    found = analyse(hostile)
    shown = [
        found._repr_html_(),
        found.wagers["pair_plus"]._repr_html_(),
        found.wagers["progressive"]._repr_html_(),
        analysed("draw")._repr_html_(),
        price(hostile, "pair_plus", {"flush": "9 to 1"})._repr_html_(),
        advise(bet_of(hostile), parse_cards("Qs 6h 4d"))._repr_html_(),
        risk(hostile, {"ante": 500}, 10, bankroll_minor=10_000, goal_minor=20_000)._repr_html_(),
    ]
    for text in shown:
        assert "script" not in Page(text).tags
    for place in (0, 4, 5, 6):
        assert "=[red]&lt;script&gt;|=1&amp;" in shown[place]
    assert "2.6968%" in shown[1]


def test_very_many_classes_have_no_bars_and_a_short_title() -> None:
    found = results()["prime"]
    assert isinstance(found, Analysis)
    [seen] = found.protection
    guides = tuple(replace(seen.guides[0], seen=f"class {number}") for number in range(15))
    classes = tuple(SeenClass(f"class {number}", ()) for number in range(15))
    text = markdown_of(replace(found, protection=(replace(seen, guides=guides, classes=classes),)))
    assert "class 14" in text
    assert "class 0 / " not in text
    assert classes_chart(guides) is None
    assert isinstance(classes_chart(seen.guides), Bars)


HEADS = "Reading|If it were read otherwise|This changes|#Cost here|=Exact|#Cost otherwise|=Exact otherwise"
ROWS = [
    ("millionaire_progressive/R3", "A fold loses the bet.", "Progressive", "56.9936%", "37031/64974",
     "58.1831%", "32881/415480"),
]  # fmt: skip


@pytest.mark.parametrize("width", range(28, 130, 4))
def test_no_figure_and_no_id_is_cut_or_broken(width: int) -> None:
    told = StringIO()
    Console(file=told, width=width).print(rich_table(table("Caption", HEADS, ROWS), width))
    text = told.getvalue()
    assert max(map(len, text.splitlines())) <= width
    assert {"millionaire_progressive/R3", "56.9936%", "58.1831%"} <= set(text.split())
    assert ("do not fit here" in text) != ({"415480", "32881/415480"} & set(text.split()) != set())


def test_a_table_without_rows_is_a_head() -> None:
    told = StringIO()
    Console(file=told, width=80).print(rich_table(table("", HEADS, []), 80))
    assert "Reading" in told.getvalue()
