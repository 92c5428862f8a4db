"""The page in a real browser: how soon it is usable, how much comes down, and from a frame to its picture.

The lobby is timed from an empty profile to a button that can be clicked, against a blank page of the same
server. Bytes are those of the first load as they come down, compressed, against the limits that we set.
"""

import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tools.browser import browser as browser_path

from bench.row import Lap, Row, race
from bench.server.process import PEOPLE, Process, serving

USABLE: Final = 1 / 3
LOBBY_BYTES = 80 * 1024
TABLE_BYTES = 150 * 1024
PICTURE_SECONDS: Final = 0.1
ROUNDS: Final = 6
BOTS: Final = 5
"""The last free box is a person's, so two are ours."""
SETTINGS: Final = (
    PEOPLE + '[[tables]]\nhouse = "sixcard"\nleast_bet_seconds = 0\nbet_seconds = 3600\nshow_seconds = 3600\n'
)
_TIMED: Final = """
window.pictures = []
const Real = WebSocket
window.WebSocket = class extends Real {
  constructor(...words) {
    super(...words)
    this.addEventListener('message', (event) => {
      if (!event.data.includes('"type":"view"')) return
      const came = performance.now()
      requestAnimationFrame(() => setTimeout(() => window.pictures.push(performance.now() - came)))
    })
  }
}
"""
"""From a frame's arrival until the browser has painted what the page made of it."""


def rows() -> Iterator[Row]:
    with serving(SETTINGS) as server, _chromium() as browser:
        yield race(
            "the lobby, usable",
            Lap(partial(_usable, browser, server.url), 1),
            "a blank page",
            Lap(partial(_blank, browser, server.url), 1),
            target=USABLE,
        )
        table = f"/tables/{server.tables()[0]['id']}"
        yield _limit("bytes of the lobby", _bytes(browser, server.url, "/"), LOBBY_BYTES, "80 KB")
        table_bytes = _bytes(browser, server.url, table)
        yield _limit("bytes of a table, art apart", table_bytes, TABLE_BYTES, "150 KB")
        picture = _picture(browser, server, table)
        yield _limit("frame to picture, 7 boxes", picture, PICTURE_SECONDS, "100 ms")


def _limit(name: str, ours: float, limit: float, words: str) -> Row:
    """Something that must not be more than a limit: the ratio is how often it would fit."""
    return Row(name, limit / ours, f"a limit of {words}", 1.0, limit / ours, 1.0)


@contextmanager
def _chromium() -> Iterator[Browser]:
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu"])
        yield found
        found.close()


@contextmanager
def _page(browser: Browser, **more: Any) -> Iterator[Page]:
    """A page of an empty profile."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, **more)
    yield context.new_page()
    context.close()


def _usable(browser: Browser, url: str) -> None:
    with _page(browser) as page:
        page.goto(url, wait_until="commit")
        page.locator("main button:enabled").first.click(trial=True)


def _blank(browser: Browser, url: str) -> None:
    with _page(browser) as page:
        page.goto(f"{url}/health/live")


def _bytes(browser: Browser, url: str, path: str) -> float:
    """What the page itself weighs on the way: document, script, style; no art and no answers of the API."""
    sizes: list[int] = []
    with _page(browser) as page:
        page.on("response", lambda answer: sizes.append(_weight(answer.url, answer.headers)))
        page.goto(f"{url}{path}")
        page.wait_for_load_state("networkidle")
    return float(sum(sizes))


def _weight(url: str, headers: dict[str, str]) -> int:
    art_or_answer = "/api/" in url or url.endswith(".svg")
    return 0 if art_or_answer else int(headers.get("content-length", 0))


def _picture(browser: Browser, server: Process, path: str) -> float:
    """Seconds from a frame to its picture, over some rounds of seven boxes: what nineteen of twenty keep."""
    with _page(browser, reduced_motion="reduce") as page:
        page.add_init_script(_TIMED)
        page.goto(f"{server.url}{path}")
        page.locator(".invite button.main").click()
        page.locator("section.box.mine").first.wait_for()
        page.get_by_role("button", name="More", exact=True).click()
        for count in range(BOTS):
            page.get_by_role("button", name="Call a bot").click()
            expect(page.locator("section.box.free")).to_have_count(BOTS - count)
        page.get_by_role("button", name="One more box").click()
        mine = page.locator("section.box.mine")
        expect(mine).to_have_count(2)
        for _ in range(ROUNDS):
            for at in range(2):
                mine.nth(at).locator('[data-spot$=":ante"][aria-disabled="false"]').click()
                mine.nth(at).locator(".stake").first.wait_for()
            page.locator(".actions button.ready:enabled").click()
            for at in range(2):
                page.locator(".actions button.fold:enabled").click()
                expect(mine.nth(at).locator(".folded").first).to_be_visible()
            page.locator(".actions button.ready:enabled").click()
        times: list[float] = page.evaluate("window.pictures")
    return statistics.quantiles(times, n=20)[-1] / 1000
