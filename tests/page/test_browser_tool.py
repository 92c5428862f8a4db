"""Which browser the tests of the page take: the named one, one on the path, or one that is brought."""

from pathlib import Path

import pytest
from tools import browser
from tools.browser import BrowserError
from tools.pagebuild import PageError


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine whose path is one empty folder, and on which we may install nothing."""
    monkeypatch.delenv("QUEENHIGH_BROWSER", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "FOLDER", tmp_path / "brought")
    return tmp_path


def program(path: Path) -> str:
    path.parent.mkdir(exist_ok=True)
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_the_one_that_is_named_comes_first(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert browser.found() is None
    google = program(machine / "google-chrome")
    assert browser.found() == google
    debian = program(machine / "chromium")
    assert browser.found() == debian
    named = program(machine / "elsewhere" / "mine")
    monkeypatch.setenv("QUEENHIGH_BROWSER", named)
    assert browser.browser() == Path(named)
    monkeypatch.setenv("QUEENHIGH_BROWSER", str(machine / "nothing"))
    with pytest.raises(BrowserError, match="nothing, which is no program"):
        browser.browser()


def test_where_there_is_none_and_none_may_be_installed_npm_brings_it_once(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def npm(*words: str, page: Path) -> None:
        asked.append(words[-1])
        unpacking = page / "node_modules" / "@sparticuz" / "chromium"
        unpacking.mkdir(parents=True)
        (unpacking / "package.json").write_text('{"type": "module", "main": "it.js"}', encoding="utf-8")
        (unpacking / "it.js").write_text(
            "import { writeFileSync } from 'node:fs'\n"
            "export const inflate = (file) => writeFileSync(`${process.env.TMPDIR}/told`, file)\n"
            "export default { executablePath: () => {} }\n",
            encoding="utf-8",
        )

    monkeypatch.setattr(browser, "npm", npm)
    start = browser.browser()
    assert start == browser.browser() == machine / "brought" / "start"
    assert asked == [browser.PACKAGE]
    assert (machine / "brought" / "told").read_text().endswith("al2023.tar.br")
    assert f'exec {machine}/brought/chromium "$@"' in start.read_text()


def test_where_npm_brings_none_it_is_said_what_to_do(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def npm(*_: str, page: Path) -> None:
        raise PageError(f"no index for {page.name}")

    monkeypatch.setattr(browser, "npm", npm)
    with pytest.raises(BrowserError, match=r"(?s)no index for brought.*with QUEENHIGH_BROWSER"):
        browser.browser()
    assert not (machine / "brought" / "start").exists()
