"""Every sentence of reports, notebooks and printed cards, as committed; other tests ask for numbers."""

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from html.parser import HTMLParser
from textwrap import wrap
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

import queenhigh as qh
from kit import golden
from kit.houses.invented import any_house
from kit.results import results
from queenhigh.analysis.results import Taken, Taking, Takings
from queenhigh.displayed import Displayed
from queenhigh.report import card_of, markdown_of, page_of
from queenhigh.report.blocks import Words
from queenhigh.report.chapters.first_page import takings_blocks
from queenhigh.report.chapters.jackpot import account_words
from queenhigh.rules import house
from queenhigh.rules.figures import ANTE_PLAY
from queenhigh.simulation.jackpot.run import jackpot

REPORTS = (
    "rws", "draw", "prime", "shared", "wager", "price", "advice", "risk", "simulation", "stopping", "jackpot",
)  # fmt: skip
CARDS = (
    ("rws", "en"), ("rws", "es"), ("second_chance", "en"), ("three_card_prime", "en"), ("pompano", "en"),
    ("consoling", "en"),
)  # fmt: skip
NO_SPREAD = (
    ("oceans11", "pair_plus"), ("millionaire_progressive", "progressive"), ("sixcard", "six_card_bonus"),
    ("draw", ANTE_PLAY), ("second_chance", "bet"),
)  # fmt: skip
"""Bets of which it is not known how far several boxes stray together."""

pytestmark = pytest.mark.golden


class Lines(HTMLParser):
    """The text of a page, a line an element."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []
        self._left_out = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._left_out += tag == "style"

    def handle_endtag(self, tag: str) -> None:
        self._left_out -= tag == "style"
        self.parts.append(" | " if tag in ("td", "th") else "\n" if tag not in ("b", "i", "span") else "")

    def handle_data(self, data: str) -> None:
        if not self._left_out:
            self.parts.append(data)


def lines_of(page: str) -> str:
    """The text of a page, empty lines left out."""
    parser = Lines()
    parser.feed(page)
    rows = (" ".join(row.split()) for row in "".join(parser.parts).splitlines())
    return "\n".join(row.removesuffix(" |") for row in rows if row.strip("| ")) + "\n"


@pytest.mark.parametrize("name", REPORTS)
def test_a_report(name: str) -> None:
    golden.compare(f"golden/texts/reports/{name}.md", golden.steady(markdown_of(results()[name])))


def words_of_pictures(page: str) -> Iterator[str]:
    """Yield for each picture of a page its title, its description and the words drawn in it."""
    lines = partial(wrap, width=110, break_on_hyphens=False)
    for drawn in re.findall(r'<div class="(?:drawn|wide grid)"[^>]*>(<svg.*?</svg>)', page, re.DOTALL):
        title, shows, *words = ElementTree.fromstring(drawn).itertext()
        yield "\n".join([f"-- {title}", *lines(shows), *lines(" | ".join(words))])


def test_the_pictures_of_reports() -> None:
    told = []
    for name in REPORTS:
        told += [f"== {name}", *words_of_pictures(page_of(results()[name]))]
    golden.compare("golden/texts/reports/pictures.txt", "\n".join([*told, ""]))


@pytest.mark.parametrize(("name", "language"), CARDS)
def test_a_printed_card(name: str, language: str) -> None:
    text = lines_of(card_of(any_house(name), language))
    golden.compare(f"golden/texts/cards/{name}_{language}.txt", text)


def notebook() -> dict[str, Displayed]:
    """What notebooks show of a game and of what is studied, each by a title."""
    dealt = qh.Felt("rws").place(1, "ann", ante=10, progressive="2.50").place(2, "bo", ante=10)
    dealt = dealt.deal({1: "Kh Kd 4c", 2: "9h 7d 2c"}, dealer="Qs 7h 2d").look(1)
    settled = dealt.copy().play(1).fold(2).settle()
    best = qh.analyse("rws").strategy
    assert best is not None
    return {
        "felt": dealt,
        "felt in Spanish": qh.Felt("rws", "es", start=dealt.state),
        "view of bo": dealt.view("bo"),
        "view of ann": dealt.view("ann"),
        "offer": next(each for each in dealt.legal("ann") if each.do == "play"),
        "settled": settled,
        "record": settled.record,
        "strategy": best,
        "chart": qh.best_chart("rws"),
        "drawing chart": qh.best_chart("draw"),
    }


def test_a_notebook() -> None:
    shown = (f"== {title}\n{lines_of(thing._repr_html_())}" for title, thing in notebook().items())
    golden.compare("golden/texts/reports/notebook.txt", "\n".join(shown))


def words_of(found: Any) -> list[str]:
    """The sentences on what the house wins."""
    return [block.text for block in takings_blocks(found) if isinstance(block, Words)]


def test_what_is_not_known_of_takings_and_meters() -> None:
    told = []
    for id, name in NO_SPREAD:
        line = Taking(name, "This", 500, (Taken("hour", 1, 60, Fraction(100), None),))
        mix = SimpleNamespace(stakes_minor={"ante": 500})
        takings = Takings(60, 5, 24, 500, (line,))
        told.append(words_of(SimpleNamespace(house=house(id), mix=mix, takings=takings))[-1])
    why = {"pair_plus": "it may win too much", "bet": "so may it"}
    wagers = {"pair_plus": SimpleNamespace(label="Pair Plus")}
    takings = Takings(60, 4, 16, 500, (), why)
    told += words_of(SimpleNamespace(house=house("rws"), wagers=wagers, takings=takings))
    years = jackpot("gila_river", days=3, seed=1)
    told.append(account_words(years, years.accounts[0]))
    golden.compare("golden/texts/reports/takings.txt", "\n".join(told) + "\n")
