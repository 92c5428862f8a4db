"""Reports as they are looked at: letters large enough on a phone, nothing beside the page, no barrier."""

from functools import cache

import pytest
from playwright.sync_api import Page

from kit.cases import mostly_long
from kit.page.looks import faults_by_axe
from queenhigh.analysis import Question, advise, analyse, price, risk
from queenhigh.report import page_of, pages_of
from queenhigh.rules import house_ids
from queenhigh.simulation import simulate
from queenhigh.simulation.jackpot.run import jackpot
from queenhigh.simulation.sessions.run import sessions

LETTERS = """() => [...document.querySelectorAll('svg text')].flatMap((text) => {
  const drawn = text.closest('svg'), svg = drawn.getBoundingClientRect(), box = text.getBoundingClientRect()
  if (!box.width) return []
  const size = parseFloat(getComputedStyle(text).fontSize) * svg.width / drawn.viewBox.baseVal.width
  const out = box.left < svg.left - 2 || box.right > svg.right + 2
  return size < 11 || out ? [`${text.textContent}: ${size.toFixed(1)} px${out ? ', outside' : ''}`] : []
})"""
PHONE, DESK = 390, 1000


@cache
def report(name: str) -> str:
    stakes = {"ante": 500, "pair_plus": 500}
    if name == "simulate":
        return page_of(simulate("rws", 20_000, seed=3))
    if name == "sessions":
        return page_of(sessions("rws", 500, 60, bankroll_minor=20_000, stakes_minor=stakes, seed=3))
    if name == "jackpot":
        return page_of(jackpot("rws", days=60, seed=3))
    if name == "risk":
        return page_of(risk("rws", stakes, 100))
    if name == "price":
        return page_of(price("rws", "pair_plus", "40-30-6-4-1", ["50-30-6-4-1", "mini_royal=50 flush=none"]))
    if name == "advise":
        return page_of(advise("draw", "Qs 6h 4d"))
    if name == "all":
        return pages_of([analyse(each) for each in ("rws", "prime")])
    mixed = {"ante": 500, "progressive": 250}
    return page_of(analyse(name, Question(stakes_minor=mixed) if name == "rws" else Question()))


REPORTS = (*house_ids(), "simulate", "sessions", "jackpot", "risk", "price", "advise", "all")
SOONER = ("rws", "jackpot")


@pytest.mark.parametrize("name", mostly_long(REPORTS, lambda name: name in SOONER))
def test_labels_of_charts_can_be_read_and_nothing_runs_beside_the_page(page: Page, name: str) -> None:
    for width in (PHONE, DESK):
        page.set_viewport_size({"width": width, "height": 900})
        page.set_content(report(name))
        assert page.evaluate(LETTERS) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("name", mostly_long(REPORTS, lambda name: name in SOONER))
def test_axe_finds_nothing_serious(page: Page, name: str) -> None:
    for width in (PHONE, DESK):
        page.set_viewport_size({"width": width, "height": 900})
        page.set_content(report(name))
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


@pytest.mark.long
def test_the_first_printed_page_tells_the_result(page: Page) -> None:
    page.set_content(report("prime"))
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 680, "height": 1000})  # an A4 page within its margins
    for words in ("of each £100 bet, £2.01", "Best play: Play Q-6-4 or better", "House edge of each wager"):
        box = page.get_by_text(words).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 900
