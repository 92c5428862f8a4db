"""The line between a page and its table's server, to be listened to, held and cut."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from kit.page.browsing import Visitor

Told = dict[str, Any]
CUT = 4500
"""A close code that means nothing to the page: a line that is gone."""


class Wire:
    """All frames of the table sockets of a visitor's tab pass through here from now on."""

    def __init__(self, visitor: Visitor) -> None:
        self.sent: list[Told] = []
        """What has reached the server."""
        self.held: list[Told] = []
        self.deaf = False
        """Whether what the server says is lost on the way."""
        self.lost: list[str | bytes] = []
        """The server's frames that did not reach the page."""
        self.alters: Callable[[str | bytes], str | bytes] = lambda text: text
        """What becomes of the server's frames on their way to the page."""
        self.holds: Callable[[Told], bool] = lambda frame: False
        """Which frames of the page are kept back until they are let go."""
        self._page: WebSocketRoute | None = None
        self._server: WebSocketRoute | None = None
        self._visitor = visitor
        visitor.page.route_web_socket(re.compile(r"/tables/.*/socket"), self._opened)

    def _opened(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._page = page
        self._server = server
        page.on_message(self._from_page)
        server.on_message(lambda text: self.lost.append(text) if self.deaf else page.send(self.alters(text)))

    def _from_page(self, text: str | bytes) -> None:
        frame: Told = json.loads(text)
        if self.holds(frame):
            self.held.append(frame)
        else:
            self._pass(frame)

    def _pass(self, frame: Told) -> None:
        assert self._server is not None
        self.sent.append(frame)
        self._server.send(json.dumps(frame, separators=(",", ":")))

    def let_go(self) -> None:
        """What was held reaches the server now."""
        self.holds = lambda frame: False
        while self.held:
            self._pass(self.held.pop(0))

    def say(self, text: str | bytes) -> None:
        """Tell the page something that no server of ours has said."""
        assert self._page is not None
        self._page.send(text)

    def cut(self) -> None:
        """The line is gone, for both ends."""
        assert self._page is not None
        self._page.close(code=CUT)

    def acts(self, do: str) -> list[Told]:
        """Acts of this kind that have reached the server."""
        return [frame for frame in self.sent if frame.get("act", {}).get("do") == do]

    def until(self, reached: Callable[[], bool]) -> None:
        """Wait until something about these frames is so."""
        for _ in range(300):
            if reached():
                return
            self._visitor.page.wait_for_timeout(50)
        raise AssertionError("the frame that was waited for has not come")
