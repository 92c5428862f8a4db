"""People with a real browser at the real page: what they see, click, press and hear; nothing may be wrong."""

import contextlib
import re
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, Final, Self
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
    sync_playwright,
)
from tools.browser import browser as browser_path

from kit.page.texts import pattern, text

HOUSES: Final = ("rws", "prime", "sixcard", "draw", "ultimate")
PATIENT: Final[dict[str, Any]] = {
    "bet_seconds": 3600, "least_bet_seconds": 0, "decide_seconds": 3600, "show_seconds": 3600,
}  # fmt: skip
"""A table whose clock hurries nobody; rounds go on when everybody is ready."""
PATIENCE_MS: Final = 15_000
SIZES: Final = {"phone": (390, 844), "tablet": (820, 1180), "wide": (1440, 900)}
ARGUMENTS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
)  # fmt: skip
_WATCHING: Final = """
window.heard = []
window.violations = []
document.addEventListener('securitypolicyviolation', (event) => {
  window.violations.push(`${event.violatedDirective} ${event.blockedURI}`)
})
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) {
    if (node.nodeType === 1 && node.parentElement?.matches('[data-live]')) window.heard.push(node.textContent)
  }
}).observe(document, { childList: true, subtree: true })
"""
"""Notes every announcement of the live region, each as it appears, and every breach of the page's policy."""
QUIET: Final = re.compile(r"WebSocket connection .* failed|net::ERR_(CONNECTION|INTERNET|EMPTY|SOCKET)")
"""What a browser says of a server that is not there, whatever the page does about it."""


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for everybody in a test run."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=browser_path(), args=list(ARGUMENTS))
        yield found
        found.close()


class Visitor:
    """Somebody with a browser of their own, as new as on the first day."""

    def __init__(self, browser: Browser, origin: str, size: str = "wide", **more: Any) -> None:
        width, height = SIZES[size]
        self.origin = origin
        self.expects: list[str] = []
        """Patterns of console errors that a test means to cause."""
        self.troubles: list[str] = []
        usual: dict[str, Any] = {
            "viewport": {"width": width, "height": height}, "locale": "en-GB", "has_touch": size == "phone",
            "reduced_motion": "reduce",
        }  # fmt: skip
        self.context: BrowserContext = browser.new_context(**{**usual, **more})
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(_WATCHING)
        self.page = self.open_page()

    def open_page(self) -> Page:
        """A further tab."""
        page = self.context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", lambda asked: self._noted(asked.url))
        return page

    def another_tab(self) -> Self:
        """The same person at another tab of the same browser."""
        other = copy(self)
        other.page = self.open_page()
        return other

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(f"console: {said.text}")

    def _noted(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(self.origin).netloc:
            self.troubles.append(f"request elsewhere: {url}")

    def close(self) -> None:
        """Leave; whatever went wrong on the way is said."""
        for page in self.context.pages:
            with contextlib.suppress(Exception):
                self.troubles += [f"policy: {each}" for each in page.evaluate("window.violations ?? []")]
        self.context.close()
        allowed = [QUIET, *map(re.compile, self.expects)]
        wrong = [each for each in self.troubles if not any(known.search(each) for known in allowed)]
        assert not wrong, wrong

    # ---- where they are

    def go(self, path: str = "/") -> None:
        self.page.goto(f"{self.origin}{path}")

    def at_table(self, id: str, sit: bool = True) -> "Visitor":
        """Come to a table by its address, as a guest, and sit down."""
        self.go(f"/tables/{id}")
        if sit:
            self.page.locator(".invite button.main").click()
            self.own_box.first.wait_for()
        return self

    def account(self) -> Locator:
        """Open the panel of their account and limits."""
        self.page.locator('header nav button[aria-expanded="false"]').first.click()
        return self.page.get_by_role("dialog", name=text("account.title"))

    # ---- what they see

    @property
    def own_box(self) -> Locator:
        return self.page.locator("section.box.mine")

    def spot(self, wager: str, box: int | None = None) -> Locator:
        wanted = f'[data-spot="{box}:{wager}"]' if box else f'[data-spot$=":{wager}"]'
        return self.page.locator(wanted).first

    @property
    def play(self) -> Locator:
        return self.page.locator(".actions button.play")

    @property
    def fold(self) -> Locator:
        """The button that costs nothing: to fold, or to stand in a house where nobody folds."""
        return self.page.locator(".actions button.fold")

    @property
    def ready(self) -> Locator:
        return self.page.locator(".actions button.ready")

    @property
    def balance(self) -> str:
        return self.page.locator("[data-balance]").inner_text()

    @property
    def note(self) -> Locator:
        return self.page.locator(".note p")

    @property
    def heard(self) -> list[str]:
        """Every announcement so far, in order."""
        found: list[str] = self.page.evaluate("window.heard")
        return found

    def hears(self, key: str, language: str = "en", **places: object) -> str:
        """Wait until an announcement begins with a text; what it was."""
        return self.wait_heard(f"^{pattern(key, language, **places)}")

    def sees_stake(self, wager: str, amount: str, box: int = 1, language: str = "en") -> None:
        """Wait until this amount lies on a spot, as the spot's name says."""
        named = pattern("felt.spot", language, box=box, amount=amount)
        expect(self.spot(wager)).to_have_accessible_name(re.compile(f"^{named}$"))

    def wait_heard(self, pattern: str) -> str:
        """Wait until something is announced; what it was."""
        self.page.wait_for_function("p => window.heard.some((each) => new RegExp(p).test(each))", arg=pattern)
        return next(each for each in self.heard if re.search(pattern, each))

    # ---- what they do

    def bet(self, wager: str, taps: int = 1, box: int | None = None) -> None:
        """Tap a spot so many times, and wait until the stake is there."""
        spot = self.spot(wager, box)
        for _ in range(taps):
            spot.click()
        spot.locator(".stake").wait_for()
        spot.locator(".sent").wait_for(state="detached")

    def take_another_box(self) -> None:
        """Sit down at a second box."""
        more = self.page.get_by_role("button", name=text("table.more"), exact=True)
        more.click()
        self.page.get_by_role("button", name=text("table.another_box")).click()
        expect(self.own_box).to_have_count(2)
        more.click()

    def deal(self) -> None:
        """Say ready, and wait for a decision to make."""
        self.ready.click()
        expect(self.fold).to_be_enabled()

    def decide(self, what: str = "play") -> None:
        """Play, fold or stand, and wait until it is settled."""
        (self.play if what == "play" else self.fold).click()
        self.own_box.first.locator(".lines").wait_for()

    def round(self, what: str = "play", **bets: int) -> None:
        """A whole round, by so many taps on each wager."""
        for wager, taps in (bets or {"ante": 1}).items():
            self.bet(wager, taps)
        self.deal()
        self.decide(what)


Visit = Callable[..., Visitor]
OpenTable = Callable[..., str]
