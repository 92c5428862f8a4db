"""What the page enables is what the server accepts: whatever is enabled is clicked, and nothing is refused.

But for what comes too late: the round or its stage has moved on, and the page hears of that first.
"""

import json
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Request, Response, WebSocket

from kit.page.browsing import HOUSES, OpenTable, Visit, Visitor
from kit.page.texts import text

LIVELY: Final = {
    "bet_seconds": 20, "least_bet_seconds": 0, "decide_seconds": 5, "show_seconds": 1, "bank_seconds": 0,
}  # fmt: skip
"""A table whose clock moves on now and then while somebody clicks about."""
GROUPS: Final = {
    ".actions button, .look, .invite button": 12,
    "[data-spot]": 6,
    ".tray button, .amounts button": 3,
    ".throwable": 3,
    ".more button, .sit": 1,
    ".menu button, .advice button, aside button.button": 1,
}
"""What is clicked, and how often one of each kind."""
PICK: Final = """([selector, random]) => {
  const usable = (each) => each.getAttribute('aria-disabled') !== 'true' && !each.disabled
    && !each.closest('[inert]') && each.checkVisibility()
  const found = [...document.querySelectorAll(selector)].filter(usable)
  const each = found[Math.floor(random * found.length)]
  if (!each) return null
  each.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = each.getBoundingClientRect()
  const [left, top] = [x + width / 2, y + height / 2]
  return each.contains(document.elementFromPoint(left, top)) ? { left, top, text: each.textContent } : null
}"""


class Clicker:
    """Somebody who clicks anything that is enabled, and writes down what the server does not take."""

    def __init__(self, ann: Visitor, seed: int) -> None:
        self.ann = ann
        self.random = Random(seed)
        self.refused: list[tuple[str, str, list[str]]] = []
        self.done: list[str] = []
        self.rounds: set[int] = set()
        self._now: list[Any] = []
        """Round, stage and taken boxes, as the page has heard of them."""
        self._sent: dict[str, list[Any]] = {}
        """The same when it sent a command."""
        self._asked: dict[Request, list[Any]] = {}
        """The same when it asked for something over HTTP."""
        self._seats = 0
        """How often a box was asked for."""
        ann.page.on("websocket", self._opened)
        ann.page.on("request", self._asks)
        ann.page.on("response", self._answered)

    def _asks(self, asked: Request) -> None:
        self._asked[asked] = [*self._now, self._seats]

    def _answered(self, answer: Response) -> None:
        late = answer.status == 409 and self._asked.get(answer.request) != [*self._now, self._seats]
        if answer.status >= 400 and not late:
            self.refused.append((answer.url, str(answer.status), self.done[-5:]))

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", self._told)
        socket.on("framereceived", self._heard)

    def _told(self, text: str | bytes) -> None:
        frame = json.loads(text)
        self._seats += frame["type"] == "seat"
        self._sent.setdefault(frame["id"], self._now)

    def _heard(self, text: str | bytes) -> None:
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] == "view":
            taken = [player["boxes"] for player in frame["players"]]
            self._now = [frame["round"], frame["stage"], taken]
            self.rounds |= {frame["round"]} if frame["stage"] == "showing" else set()
        elif frame["type"] == "refused":
            late = frame["code"] == "command/stale" or self._sent[frame["id"]] != self._now
            if not late:
                self.refused.append((frame["code"], frame["message"], self.done[-5:]))

    def click(self) -> bool:
        """Click one thing, if there is any of the kind that was thought of."""
        (selector,) = self.random.choices([*GROUPS], [*GROUPS.values()])
        page = self.ann.page
        found = page.evaluate(PICK, [selector, self.random.random()])
        if found is None:
            return False
        takes_away = selector == "[data-spot]" and self.random.random() < 0.2
        page.mouse.click(found["left"], found["top"], button="right" if takes_away else "left")
        self.done.append(f"{'right ' if takes_away else ''}{' '.join(found['text'].split())}")
        if self.random.random() < 0.5:
            page.wait_for_timeout(self.random.choice((5, 5, 5, 50, 50, 450)))
        return True


def play_at_random(ann: Visitor, id: str, actions: int, seed: int) -> Clicker:
    clicker = Clicker(ann, seed)
    ann.expects.append("409")  # a late one; any other is written down
    ann.at_table(id)
    ann.page.get_by_role("button", name=text("table.more")).click()
    while len(clicker.done) < actions:
        clicker.click()
    return clicker


@pytest.mark.long
@pytest.mark.parametrize("house", HOUSES)
def test_nothing_that_is_enabled_is_refused(house: str, visit: Visit, table: OpenTable) -> None:
    rounds = 0
    for seed in range(4):  # each with a full purse
        clicker = play_at_random(visit(), table(house, **LIVELY), 100, seed)
        assert not clicker.refused
        assert len({*clicker.done}) > 5
        rounds += len(clicker.rounds)
    assert rounds > 8
