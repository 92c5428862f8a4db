"""A browser and a server a file, and visitors who must find nothing wrong by the time they leave."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from kit.page.browsing import PATIENT, OpenTable, Visit, Visitor, chromium
from kit.server.served import Served


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser; while it is there its thread has a running event loop, which other files must not find."""
    with chromium() as found:
        yield found


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visit]:
    """Makes visitors; each leaves at the end of the test."""
    here: list[Visitor] = []

    def come(size: str = "wide", **more: Any) -> Visitor:
        here.append(Visitor(browser, more.pop("origin", served.origin), size, **more))
        return here[-1]

    yield come
    troubles = []
    for visitor in here:
        try:
            visitor.close()
        except AssertionError as wrong:
            troubles.append(str(wrong))
    assert not troubles, troubles


@pytest.fixture
def table(served: Served) -> OpenTable:
    """Opens patient tables of any house, hosted by somebody who is not there."""

    def open_table(house: str = "rws", **settings: Any) -> str:
        return served.guest().open_table(house=house, **{**PATIENT, **settings})

    return open_table
