"""The report as Markdown and on a terminal, and results in a notebook."""

import re
from functools import cache
from html.parser import HTMLParser
from io import StringIO

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from kit.cases import HOUSES
from kit.houses.sidebets import sidebet
from kit.houses.toml_text import house_text
from kit.results import results
from queenhigh.analysis.advice import advise
from queenhigh.analysis.analyse import Question, analyse, bet_of
from queenhigh.analysis.figures.price import price
from queenhigh.analysis.results import Analysis, SeenClass
from queenhigh.analysis.rounds.risk import risk
from queenhigh.cards import parse_cards
from queenhigh.report import markdown_of, print_result
from queenhigh.report.blocks import Bars
from queenhigh.report.chapters.charts import classes_chart
from queenhigh.report.numbers import percent
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


def test_markdown_tells_what_favours_the_player_before_the_figures_and_the_holds_as_a_table() -> None:
    text = markdown_of(analysed("draw"))
    assert text.index("This favours the player") < text.index("## Summary")
    assert re.search(r"^\| 2 \|.* fold \|", text, flags=re.MULTILINE)
    assert 14 in {next(iter(each)) for each in table_widths(text)}


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


def test_a_terminal_says_first_what_favours_the_player() -> None:
    text = on_terminal(analysed("draw"), 80)
    assert "THIS FAVOURS THE PLAYER" in text.splitlines()[0]
    assert squeezed(text).index("by 0.8168% of the stake") < text.index("Best play")
    assert len(re.findall(r"\bfold\b", text)) > 40
    assert "FAVOURS THE PLAYER" not in on_terminal(analysed("rws"), 80)


def test_a_terminal_takes_nothing_in_a_house_file_for_markup() -> None:
    found = analyse(hostile_house())
    assert f"={HOSTILE}" in on_terminal(found, 100)


@pytest.mark.parametrize("width", [80, 100])
def test_entries_that_are_not_worked_out_stand_in_every_form(width: int) -> None:
    found = analysed("prime")
    wagers = {name: wager for name, wager in found.wagers.items() if name != "prime"}
    told = replace(found, wagers=wagers, unpriced={"prime": "it is too hard"})
    shown = squeezed(on_terminal(told, width))
    assert "Prime is not worked out: it is too hard." in shown
    assert "Prime is not worked out: it is too hard." in markdown_of(told)
    rows = [row for row in told.sheet().rows() if row[2] == "house" and row[5] == "unpriced"]
    assert [(row[4], row[9]) for row in rows] == [("prime", "it is too hard")]


@pytest.mark.parametrize("width", [80, 100])
def test_a_price_stands_beside_the_old_one(width: int) -> None:
    found = price(house("rws"), "pair_plus", {"flush": "3 to 1"})
    text = on_terminal(found, width)
    changed = [line for line in text.splitlines() if "changed" in line]
    assert len(changed) == 1
    assert re.search(r"Flush +4 to 1 +3 to 1", changed[0])
    for figures in (found.old, found.new):
        assert percent(figures.house_edge) in text
        assert str(figures.house_edge) in text
    assert "rises" in text
    assert "FAVOURS" not in text
    dear = price(house("rws"), "pair_plus", {"flush": "9 to 1"})
    loud = on_terminal(dear, width)
    assert "THIS FAVOURS THE PLAYER" in loud.splitlines()[0]
    same = price(house("rws"), "pair_plus", {"flush": "4 to 1"})
    assert "stays at 5.5747%" in on_terminal(same, width)


@pytest.mark.parametrize("width", [80, 100])
def test_advice_stands_best_first_with_what_a_mistake_costs(width: int) -> None:
    found = advise(bet_of(house("draw")), parse_cards("Ks Kd 4c"))
    text = on_terminal(found, width)
    assert "Best: Draw, discarding 4♣" in text
    for each in found.actions:
        assert str(each.value) in text
        assert not each.cost or str(each.cost) in text
    assert text.index("discarding 4♣") < text.rindex("Fold")


def test_no_word_of_a_wager_is_broken_at_80_columns() -> None:
    """Where fractions are long they give way, and that is said; a wider terminal has them."""
    found = analyse(house("sixcard"), Question(players=7))
    edge = found.wagers["progressive"].house_edge
    narrow = on_terminal(found, 80)
    wide = on_terminal(found, 110)
    for label in ("Ante and Play", "Six Card Bonus", "Progressive"):
        assert re.search(rf"^{label} +\d", narrow, flags=re.MULTILINE)
    assert "The exact fractions do not fit here" in narrow
    assert "do not fit here" not in wide
    assert str(edge.numerator) in wide


def test_a_terminal_says_what_adding_a_wager_costs_and_whether_the_stake_matters() -> None:
    text = squeezed(on_terminal(analysed("draw"), 80))
    assert (
        "Double Shot Bonus changes best play: adding it to the bet costs 5.0542% of its stake; 5.0823% "
        "for a player who plays as if it were not there."
    ) in text
    assert "may change the figures of Double Shot Bonus." in text
    plain = squeezed(on_terminal(analysed("rws"), 80))
    assert "Every stake that may be placed gives the same figures." in plain
    own = analyse(sidebet("consolation", "exactly = 1"))
    told = squeezed(on_terminal(own, 80))
    assert "Side changes best play: adding it to the bet costs 45.9714% of its stake" in told
    assert "adding it costs the whole bet 45.9714% of it" in markdown_of(own)


def test_each_of_several_meters_is_told_by_its_name() -> None:
    found = analyse(sidebet("two_meters", "exactly = 1"))
    figures = found.wagers["side"].progressive
    assert figures is not None
    text = squeezed(on_terminal(found, 100))
    for meter in figures.meters:
        assert f"Returned by meter {meter.name} at what it holds {percent(meter.meter_return)}" in text
        assert f"Break-even meter: the least {meter.name} for a fair bet" in text
    assert "the others as they stand" in text
    assert "The meter returns" not in text
    rows = [row for row in found.sheet().rows() if row[2] == "wagers.meters" and row[5] == "meter_minor"]
    assert [row[4] for row in rows] == ["main", "mini"]


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "script"
        if tag not in ("wbr", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


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
        parser = Tags()
        parser.feed(text)
        assert not parser.open
        assert "<script" not in text
    for place in (0, 4, 5, 6):
        assert "=[red]&lt;script&gt;|=1&amp;" in shown[place]
    assert "2.6968%" in shown[1]
    assert "This favours the player" in shown[3]
    assert "This favours the player" in shown[4]


def test_best_play_says_that_it_is_not_that_of_the_bet_asked_for() -> None:
    stakes = {"ante": 500, "pair_plus": 500, "progressive": 500}
    asked = analyse("sixcard", Question(players=7, stakes_minor=stakes))

    def shown(found: Analysis) -> str:
        return squeezed(on_terminal(found, 80))

    said = "the bet that was asked for has best play of its own below"
    assert said in shown(asked)
    assert said not in shown(analyse("sixcard"))


def test_classes_that_are_seen_and_boxes_that_share_are_told() -> None:
    seen, drawn = results()["prime"], results()["shared"]
    for text in (squeezed(on_terminal(seen, 100)), squeezed(markdown_of(seen))):
        assert "A player learns the class of 1 card of the dealer's: A / KQJ / other" in text
        assert "Play Q-J-5 or better, fold the rest." in text
    for text in (squeezed(on_terminal(drawn, 100)), squeezed(markdown_of(drawn))):
        assert "Seven boxes share what they hold" in text
        assert "an estimate from 100 deals drawn by seed 1, each worked out exactly: with 99% conf" in text
    assert "none is simulated, but for what many boxes gain" in markdown_of(drawn)
    assert "none is simulated: all deals" in markdown_of(seen)


def test_very_many_classes_have_no_bars_and_a_short_title() -> None:
    found = results()["prime"]
    assert isinstance(found, Analysis)
    [seen] = found.protection
    guides = tuple(replace(seen.guides[0], seen=f"class {number}") for number in range(15))
    classes = tuple(SeenClass(f"class {number}", ()) for number in range(15))
    text = markdown_of(replace(found, protection=(replace(seen, guides=guides, classes=classes),)))
    assert "A player learns the class of 1 card of the dealer's: one of 15" in text
    assert classes_chart(guides) is None
    assert isinstance(classes_chart(seen.guides), Bars)
