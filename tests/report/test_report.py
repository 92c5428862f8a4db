"""Reports as pages, in Markdown, on a terminal and in a notebook: whole, harmless, and the same every time.

What they say stands in golden texts; see `test_texts.py`.
"""

import re
from fractions import Fraction
from functools import cache
from io import StringIO
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from kit.cases import FEW, HOUSES
from kit.houses.sidebets import sidebet
from kit.houses.toml_text import house_text
from kit.pages import Page
from kit.results import analysed, results
from queenhigh.analysis import bet_of, price, risk
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.analyse import analyse
from queenhigh.analysis.results import Analysis, Hold, SeenClass
from queenhigh.cards import parse_cards
from queenhigh.money import USD, show_amount
from queenhigh.report import document_of, markdown_of, page_of, pages_of, print_result
from queenhigh.report.blocks import Bars, table
from queenhigh.report.chapters.bets import stakes_table
from queenhigh.report.chapters.charts import (
    classes_chart,
    holds_chart,
    meter_chart,
    mix_chart,
    played_chart,
    seen_chart,
)
from queenhigh.report.numbers import coins, decimal, fine_money, meters_held, money, one_in, percent
from queenhigh.report.writers.svg import picture, ticks
from queenhigh.report.writers.terminal import rich_table
from queenhigh.rules import house, load
from queenhigh.study.result import Result
from queenhigh.words.findings import figure_words

HOSTILE = '=[red]<script>|&"'


@cache
def hostile() -> Analysis:
    """A house whose every text from the file begins like a formula and holds marks of every format."""
    text = house_text("prime")
    told = re.sub(r'^(name|game|document) = ".*"$', rf"\1 = '{HOSTILE} \1'", text, flags=re.MULTILINE)
    told = re.sub(r'^text = ".*"$', f"text = '{HOSTILE} reading'", told, flags=re.MULTILINE)
    told = re.sub(r"^(\[wagers\.(\w+)\])$", rf"\1\nlabel = '{HOSTILE} \2'", told, flags=re.MULTILINE)
    told = re.sub(r'^label = "[^"]*"\n', "", told, flags=re.MULTILINE)
    found = analyse(load(told, "hostile.toml"), stakes={"ante": 10, "pair_plus": 5})
    return replace(found, unpriced={"lost": f"{HOSTILE} reason \x07 and \x00"})


def unpriced() -> Analysis:
    """An analysis in which one wager is not worked out."""
    found = analysed("prime")
    wagers = {name: wager for name, wager in found.wagers.items() if name != "prime"}
    return replace(found, wagers=wagers, unpriced={"prime": "it is too hard"})


def on_terminal(found: Result, width: int) -> str:
    told = StringIO()
    # As the command line makes it: with markup, which must not reach texts from files.
    print_result(found, Console(file=told, width=width, highlight=False))
    assert max(map(cell_len, told.getvalue().splitlines())) <= width
    return told.getvalue()


def squeezed(text: str) -> str:
    """What a terminal shows without its frames and line ends."""
    return re.sub(r"[\s┃│]+", " ", text)


# Pages


@pytest.mark.parametrize("name", HOUSES)
def test_a_page_is_one_whole_file_that_fetches_and_runs_nothing(name: str) -> None:
    for text in (page_of(analysed(name)), pages_of([analysed(name)])):
        read = Page(text)
        assert not read.tags & {"script", "link", "img", "iframe", "object", "base", "form"}
        assert not re.search(r"https?:|@import|url\(|javascript:|\son\w+=", text)
        assert '<html lang="en">' in text
        assert text.count("<title>") == 1
        assert len(read.ids) == len(set(read.ids))
        assert {link.removeprefix("#") for link in read.links} <= set(read.ids)
        assert read.headings[0] == 1
        assert read.headings.count(1) == 1
        assert all(below - above <= 1 for above, below in pairwise(read.headings))
    assert len(Page(page_of(analysed(name))).links) >= 6


@pytest.mark.parametrize("name", HOUSES)
def test_every_chart_is_well_formed_and_told_in_words(name: str) -> None:
    page = page_of(analysed(name))
    assert page.count('class="small"') == page.count('class="drawn"') > len(analysed(name).wagers)
    for text in re.findall(r"<svg.*?</svg>", page, flags=re.DOTALL):
        root = ElementTree.fromstring(text)
        assert root.get("role") == "img"
        title, words = (root.find(tag) for tag in ("title", "desc"))
        assert title is not None
        assert words is not None
        assert title.text
        assert words.text
        assert root.get("aria-labelledby") == f"{title.get('id')} {words.get('id')}"


def test_what_favours_the_player_is_an_alert_before_every_figure() -> None:
    dear, cheap = (price("rws", "pair_plus", {"flush": odds}) for odds in ("9 to 1", "3 to 1"))
    for found, favoured in (
        (analysed("prime"), True),
        (analysed("rws"), False),
        (dear, True),
        (cheap, False),
    ):
        document = document_of(found)
        assert bool(document.alerts) == favoured
        if favoured:
            text = page_of(found)
            assert text.index(document.alerts[0].title) < text.index(f"{document.sections[0].title}</h2>")


def test_several_houses_have_contents_and_a_short_answer_has_none() -> None:
    several = [analysed(name) for name in FEW]
    text = pages_of([*several, several[0]])
    assert all(found.house.name in text for found in several)
    read = Page(text)
    assert read.links
    assert len(read.ids) == len(set(read.ids))
    assert {link.removeprefix("#") for link in read.links} <= set(read.ids)
    assert text.count(">Contents<") == 1
    assert "Contents" not in page_of(analysed("rws").wagers["pair_plus"])


# Any text of a house file


def test_hostile_words_do_nothing_on_a_page() -> None:
    for text in (page_of(hostile()), pages_of([hostile(), analysed("draw")])):
        assert "<script" not in text.lower()
        assert "script" not in Page(text).tags
        for word in ("name", "game", "document", "reading", "pair_plus", "reason"):
            assert f"=[red]&lt;script&gt;|&amp;&quot; {word}" in text
        assert "reason \N{REPLACEMENT CHARACTER} and \N{REPLACEMENT CHARACTER}" in text
        assert not {"\x00", "\x07"} & set(text)
        drawn = re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL)
        assert any("&lt;script&gt;|&amp;&quot; pair_plus" in each for each in drawn)
        for each in drawn:
            ElementTree.fromstring(each)


def test_hostile_words_do_nothing_in_markdown_on_a_terminal_and_in_a_notebook() -> None:
    text = markdown_of(hostile())
    assert r'=\[red\]\<script\>\|&amp;" name' in text
    assert "<script" not in text.replace(r"\<", "")
    assert f"{HOSTILE} name" in on_terminal(hostile(), 100)
    rules = hostile().house
    shown: list[Result] = [
        hostile(),
        price(rules, "pair_plus", {"flush": "9 to 1"}),
        advice_of(bet_of(rules), parse_cards("Qs 6h 4d")),
        risk(rules, stakes={"ante": 5}, rounds=10, bankroll=100, goal=200),
    ]
    for each in (*shown, *hostile().wagers.values()):
        assert "script" not in Page(each._repr_html_()).tags
    assert all("=[red]&lt;script&gt;|&amp;&quot; name" in each._repr_html_() for each in shown)


# A terminal


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("name", HOUSES)
def test_a_terminal_shows_every_number_whole(name: str, width: int) -> None:
    found = analysed(name)
    shown = squeezed(on_terminal(found, width))
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


def test_no_word_of_a_wager_is_broken_at_80_columns() -> None:
    """Where fractions are long they give way, and that is said; a wider terminal has them."""
    found = analyse(house("sixcard"), players=7)
    edge = found.wagers["progressive"].house_edge
    narrow, wide = (on_terminal(found, width) for width in (80, 110))
    for label in ("Ante and Play", "Six Card Bonus", "Progressive"):
        assert re.search(rf"^{label} +\d", narrow, flags=re.MULTILINE)
    assert wide.count(str(edge.numerator)) > narrow.count(str(edge.numerator))


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
    assert ("not fit" in text) != ({"415480", "32881/415480"} & set(text.split()) != set())


def test_a_table_without_rows_is_a_head() -> None:
    told = StringIO()
    Console(file=told, width=80).print(rich_table(table("", HEADS, []), 80))
    assert "Reading" in told.getvalue()


# Figures that no golden text has


def test_entries_that_are_not_worked_out_stand_in_every_form() -> None:
    for text in (*(squeezed(on_terminal(unpriced(), width)) for width in (80, 100)), markdown_of(unpriced())):
        assert re.search(r"Prime\b.*: it is too hard\.", text)
    assert "it is too hard" in Page(page_of(unpriced())).text
    rows = [row for row in unpriced().sheet().rows() if row[2] == "house" and row[5] == "unpriced"]
    assert [(row[4], row[9]) for row in rows] == [("prime", "it is too hard")]


def test_what_adding_a_wager_costs_is_told() -> None:
    assert "45.9714%" in markdown_of(analyse(sidebet("consolation", "exactly = 1")))


def test_each_of_several_meters_is_told_by_its_name() -> None:
    found = analyse(sidebet("two_meters", "exactly = 1"))
    figures = found.wagers["side"].progressive
    assert figures is not None
    text = squeezed(on_terminal(found, 100))
    for meter in figures.meters:
        assert re.search(rf" {meter.name} [^│]*? {percent(meter.meter_return)}", text)
    rows = [row for row in found.sheet().rows() if row[2] == "wagers.meters" and row[5] == "meter_minor"]
    assert [row[4] for row in rows] == ["main", "mini"]


def test_very_many_classes_have_no_bars_and_a_short_title() -> None:
    found = analysed("prime")
    [seen] = found.protection
    guides = tuple(replace(seen.guides[0], seen=f"class {number}") for number in range(15))
    classes = tuple(SeenClass(f"class {number}", ()) for number in range(15))
    text = markdown_of(replace(found, protection=(replace(seen, guides=guides, classes=classes),)))
    assert "class 14" in text
    assert "class 0 / " not in text
    assert classes_chart(guides) is None
    assert isinstance(classes_chart(seen.guides), Bars)
    assert seen_chart(()) is None


def test_no_axis_is_drawn_over_a_rows_name() -> None:
    strategy = analysed("rws").strategy
    assert strategy is not None
    drawn = picture(played_chart(strategy), "k", wide=340)
    assert drawn.index('stroke-width="1.2"') < drawn.index(">J high<")


def test_a_progressive_that_no_meter_makes_fair_is_drawn_too() -> None:
    wager = analysed("rws").wagers["progressive"]
    assert wager.progressive is not None
    curve = ((0, wager.house_edge), (100, wager.house_edge))
    never = replace(wager.progressive, break_even_meter_minor=None, curve=curve)
    line = meter_chart("Progressive", never, USD)
    assert line is not None
    ElementTree.fromstring(picture(line, "k"))
    assert meter_chart("Progressive", replace(never, curve=()), USD) is None


def test_holds_that_differ_by_suit_show_the_worst_of_them() -> None:
    one = analysed("draw").wagers["ante_play"].hit_frequency
    grid = holds_chart([Hold("AKs", one), Hold("AKs", one / 2)], -one)
    cell = grid.rows[0][1]
    assert cell is not None
    assert cell.text == f"{decimal(one / 2, 3)}*"
    assert grid.notes


def test_a_bet_with_few_results_has_a_bar_for_each() -> None:
    mix = analysed("rws").mix
    assert mix is not None
    few = replace(mix, spread=replace(mix.spread, counts={-1000: 3, 0: 1, 2000: 1}))
    labels = [bar.label for bar in mix_chart(few, USD).bars]
    assert [re.findall(r"\$\d+", label) for label in labels] == [["$20"], [], ["$10"]]


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


def test_what_is_collected_beside_a_bet_is_among_what_is_placed() -> None:
    found = analyse("oceans11", stakes={"ante": 10, "pair_plus": 5})
    assert found.mix is not None
    rows = {row[0]: row[1] for row in stakes_table(found, found.mix).rows}
    assert rows["with it: Collection"] == "$0.10"
    placed = found.mix.expected_loss_minor / found.mix.house_edge
    assert rows["All"] == show_amount(int(placed), found.house.currency) == "$15.15"


@pytest.mark.parametrize(
    ("minor", "told"), [(-1510, "-15.10"), (490, "+4.90"), (500, "+5"), (0, "0"), (123450, "+1,234.50")]
)
def test_dollars_have_all_their_coins_or_none(minor: int, told: str) -> None:
    assert coins(minor, USD) == told


def test_several_meters_are_told_by_their_names() -> None:
    assert "main" not in meters_held([("main", 1000_00)], USD, "at")
    several = meters_held([("mega", 1000_00), ("major", 500_00), ("minor", 50_00)], USD, "held at")
    assert re.findall(r"\$[\d,]+ \(\w+\)", several) == ["$1,000 (mega)", "$500 (major)", "$50 (minor)"]
