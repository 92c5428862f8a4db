"""A browser a file, and reports opened in it without any network."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from kit.page.browsing import chromium


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
