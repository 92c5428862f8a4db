"""How a page looks, measured: text cut, overlapping or outside, targets too small; what axe-core finds."""

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import FloatRect, Locator, Page

ROOT: Final = Path(__file__).resolve().parents[3]
SCREENS: Final = ROOT / "build" / "screens"
"""Where a run keeps its screenshots."""
LEAST_TARGET_PX: Final = 44
THEMES: Final = ("light", "dark")
_AXE: Final = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  const html = (each) => each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join("  ")
  const told = (each) => `${each.id}: ${html(each)}`
  return violations.filter((each) => ['serious', 'critical'].includes(each.impact)).map(told)
}"""
_PAINTED: Final = """async () => {
  await Promise.allSettled([...document.images].map((each) => each.decode()))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""


@cache
def _text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def faults_seen(page: Page, least_target: int = LEAST_TARGET_PX) -> list[str]:
    """What is wrong with how the page is laid out now, in words."""
    found: list[str] = page.evaluate(_text("tests/kit/page/looks.js"), least_target)
    return found


def faults_by_axe(page: Page) -> list[str]:
    """Serious and critical findings of axe-core."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_text("page/node_modules/axe-core/axe.min.js"))
    found: list[str] = page.evaluate(_AXE)
    return found


def painted(page: Page) -> None:
    """Wait until what has changed is on screen, the faces of cards included."""
    page.evaluate(_PAINTED)


def place(each: Locator) -> FloatRect:
    """Return where something lies on the screen."""
    found = each.bounding_box()
    assert found is not None
    return found


def keep(page: Page, name: str) -> None:
    """Keep a picture of what is on screen, to be looked at."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name.replace(', ', '-').replace(' ', '_').replace(chr(39), '')}.png")


def told(faults: dict[str, list[str]]) -> str:
    """Faults by where they are, a line each."""
    return "\n".join(f"{where}: {fault}" for where, found in faults.items() for fault in found)
