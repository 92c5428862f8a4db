"""Reports as they are looked at: letters large enough on a phone, nothing beside the page, no barrier."""

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Page

from kit.houses.invented import ALL_HOUSES, any_house
from kit.page.browsing import chromium
from kit.page.looks import faults_by_axe
from kit.play.amounts import units
from queenhigh.analysis import advise, analyse, price, risk
from queenhigh.report import card_of, page_of, pages_of
from queenhigh.rules import house_ids
from queenhigh.simulation import simulate
from queenhigh.simulation.jackpot.run import jackpot
from queenhigh.simulation.sessions.run import sessions
from queenhigh.study.result import Result
from queenhigh.words import LANGUAGES

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser; while it is there its thread has a running event loop, which other files must not find."""
    with chromium() as found:
        yield found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page that can reach nothing."""
    context = browser.new_context(viewport={"width": 1000, "height": 900}, offline=True)
    yield context.new_page()
    context.close()


LETTERS = """() => [...document.querySelectorAll('svg text')].flatMap((text) => {
  const drawn = text.closest('svg'), svg = drawn.getBoundingClientRect(), box = text.getBoundingClientRect()
  if (!box.width) return []
  const size = parseFloat(getComputedStyle(text).fontSize) * svg.width / drawn.viewBox.baseVal.width
  const out = box.left < svg.left - 2 || box.right > svg.right + 2
  return size < 11 || out ? [`${text.textContent}: ${size.toFixed(1)} px${out ? ', outside' : ''}`] : []
})"""
PHONE = 390
DESK = 1000
STAKES = {"ante": 500, "pair_plus": 500}
MADE: dict[str, Callable[[], Result]] = {
    "rws": lambda: analyse("rws", stakes={"ante": 5, "progressive": "2.50"}),
    "simulate": lambda: simulate("rws", 20_000, seed=3),
    "sessions": lambda: sessions("rws", players=500, rounds=60, bankroll=200, stakes=units(STAKES), seed=3),
    "jackpot": lambda: jackpot("rws", days=60, seed=3),
    "risk": lambda: risk("rws", stakes=units(STAKES), rounds=100),
    "price": lambda: price(
        "rws", "pair_plus", "40-30-6-4-1", against=["50-30-6-4-1", "mini_royal=50 flush=none"]
    ),
    "advise": lambda: advise("draw", "Qs 6h 4d"),
}
REPORTS = (*dict.fromkeys((*house_ids(), *MADE)), "all")


@cache
def report(name: str) -> str:
    if name == "all":
        return pages_of([analyse(each) for each in ("rws", "prime")])
    return page_of(MADE[name]() if name in MADE else analyse(name))


@pytest.mark.parametrize("name", REPORTS)
def test_labels_can_be_read_nothing_runs_beside_the_page_and_axe_finds_nothing(page: Page, name: str) -> None:
    for width in (PHONE, DESK):
        page.set_viewport_size({"width": width, "height": 900})
        page.set_content(report(name))
        assert page.evaluate(LETTERS) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert faults_by_axe(page) == [], width


def test_a_chart_of_a_notebook_has_its_own_ground(page: Page) -> None:
    """Black letters on a page that is black would not be seen."""
    page.set_content(f'<body style="background:#000">{analyse("rws")._repr_html_()}')
    assert page.locator("img").count() >= 4
    ground = page.evaluate("""async () => {
      const image = document.querySelector('img')
      await image.decode()
      const { width, height } = image.getBoundingClientRect()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d').drawImage(image, 0, 0, width, height)
      return [...canvas.getContext('2d').getImageData(5, 5, 1, 1).data]
    }""")
    assert ground == [255, 255, 255, 255]


def test_the_first_printed_page_tells_the_result(page: Page) -> None:
    page.set_content(report("prime"))
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 680, "height": 1000})  # an A4 page within its margins
    for words in ("of each £100 bet, £2.01", "Best play: Play Q-6-4 or better", "House edge of each wager"):
        box = page.get_by_text(words).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 900


# Placard and rules card on paper: two pages on A4 and on letter, nothing cut, in large type

PAPERS = ("A4", "Letter")
OVER = """() => [...document.querySelectorAll('.side')].flatMap((side) => {
  const room = side.getBoundingClientRect()
  const out = [...side.querySelectorAll('*')].filter((each) => {
    const box = each.getBoundingClientRect()
    return box.right > room.right + 0.5 || box.bottom > room.bottom + 0.5 || box.left < room.left - 0.5
  })
  const cut = side.scrollHeight > side.clientHeight || side.scrollWidth > side.clientWidth
  return cut || out.length ? [`${side.className}: ${out.map((each) => each.textContent.slice(0, 40))}`] : []
})"""
MEET = """() => [...document.querySelectorAll('.side')].flatMap((side) => {
  const boxes = [...side.querySelectorAll('header, table, .note, h2, p, footer')]
    .filter((each) => !each.closest('header, footer') || each.matches('header, footer'))
    .map((each) => [each.textContent.slice(0, 30), each.getBoundingClientRect()])
  return boxes.flatMap(([one, a], at) => boxes.slice(at + 1)
    .filter(([, b]) => a.bottom > b.top + 1 && b.bottom > a.top + 1 && a.right > b.left && b.right > a.left)
    .map(([other]) => `${one} on ${other}`))
})"""


@cache
def card(name: str, language: str) -> str:
    return card_of(any_house(name), language)


def page_count(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL_HOUSES)
def test_each_side_fits_its_page(page: Page, name: str, language: str) -> None:
    page.set_content(card(name, language))
    for media in ("screen", "print"):
        page.emulate_media(media=media)
        assert page.evaluate(OVER) == [], media
        assert page.evaluate(MEET) == [], media
    for paper in PAPERS:
        assert page_count(page.pdf(format=paper)) == 2, paper


@pytest.mark.parametrize("name", house_ids())
def test_type_is_large(name: str) -> None:
    for language in LANGUAGES:
        placard, rules = map(float, re.findall(r"--type:([\d.]+)pt", card(name, language)))
        assert placard >= 14, language
        assert rules >= 10, language


def test_with_clauses_more_pages_follow(page: Page) -> None:
    page.set_content(card_of(any_house("rws"), "en", clauses=True))
    page.emulate_media(media="print")
    assert page_count(page.pdf(format="A4")) > 2
    assert "rws:5.1.2" in page.inner_text(".desk")


@pytest.mark.parametrize("width", [390, 1400])
def test_a_card_on_screen_scrolls_down_alone_and_axe_finds_nothing_serious(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    for language in LANGUAGES:
        page.set_content(card("sixcard", language))
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert faults_by_axe(page) == []
