"""Placard and rules card on paper: two pages on A4 and on letter, nothing cut, in large type."""

import re
from functools import cache

import pytest
from playwright.sync_api import Page

from kit.cases import HOUSES, mostly_long
from kit.houses.invented import ALL_HOUSES, any_house
from kit.page.looks import faults_by_axe
from queenhigh.report import card_of
from queenhigh.words import LANGUAGES

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


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", mostly_long(ALL_HOUSES, lambda name: name in ("sixcard", "draw")))
def test_each_side_fits_its_page(page: Page, name: str, language: str) -> None:
    page.set_content(card(name, language))
    for media in ("screen", "print"):
        page.emulate_media(media=media)
        assert page.evaluate(OVER) == [], media
        assert page.evaluate(MEET) == [], media
    for paper in PAPERS:
        assert pages(page.pdf(format=paper)) == 2, paper


@pytest.mark.parametrize("name", HOUSES)
def test_type_is_large(name: str) -> None:
    for language in LANGUAGES:
        placard, rules = map(float, re.findall(r"--type:([\d.]+)pt", card(name, language)))
        assert placard >= 14, language
        assert rules >= 10, language


def test_with_clauses_more_pages_follow(page: Page) -> None:
    page.set_content(card_of(any_house("rws"), "en", clauses=True))
    page.emulate_media(media="print")
    assert pages(page.pdf(format="A4")) > 2
    assert "rws:5.1.2" in page.inner_text(".desk")


@pytest.mark.parametrize("width", [390, 1400])
def test_a_card_on_screen_scrolls_down_alone_and_axe_finds_nothing_serious(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    for language in LANGUAGES:
        page.set_content(card("sixcard", language))
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert faults_by_axe(page) == []
