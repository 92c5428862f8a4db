"""The page is built when its sources change, never by halves; its browser is found; its files are listed."""

import gzip
import json
import os
import shutil
import socket
from pathlib import Path

import pytest
from tools import browser, pagebuild
from tools.browser import BrowserError
from tools.pagebuild import PageError, build, digest, install, is_fresh, npm

from queenhigh import page as built_page

LOCK = json.loads((pagebuild.PAGE / "package-lock.json").read_text(encoding="utf-8"))
VITE = """
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
const out = process.env.QUEENHIGH_PAGE_OUT
appendFileSync('node_modules/runs', 'x')
mkdirSync(`${out}/assets`, { recursive: true })
writeFileSync(`${out}/index.html`, process.env.QUEENHIGH_PAGE)
writeFileSync(`${out}/assets/large.js`, 'queen '.repeat(1000))
writeFileSync(`${out}/assets/small.js`, 'high')
"""
"""In place of Vite: writes a page and counts its runs."""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page with all that npm would have installed."""
    folder = tmp_path / "page"
    for name, text in {
        "package-lock.json": "{}", "src/App.svelte": "<p>", "tests/a.test.ts": "1",
        "node_modules/vite/bin/vite.js": VITE, "node_modules/vite/package.json": '{"type": "module"}',
    }.items():  # fmt: skip
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    stamp = "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"  # of {}
    (folder / "node_modules" / ".queenhigh").write_text(stamp, encoding="ascii")
    return folder


def test_the_digest_depends_on_what_the_page_is_made_of_and_nothing_else(page: Path, tmp_path: Path) -> None:
    first = digest(page)
    for apart in ("node_modules/vite/new.js", "tests/b.test.ts", ".DS_Store", "src/.App.svelte.swp"):
        (page / apart).write_text("x", encoding="utf-8")
    shutil.copytree(page, tmp_path / "elsewhere")
    os.utime(tmp_path / "elsewhere" / "src" / "App.svelte", (0, 0))
    assert digest(page) == digest(tmp_path / "elsewhere") == first
    found = {first}
    for path, text in (("src/App.svelte", "<b>"), ("src/tests.svelte", "<b>"), ("package-lock.json", "{ }")):
        (page / path).write_text(text, encoding="utf-8")
        found.add(digest(page))
    (page / "src" / "App.svelte").rename(page / "src" / "Table.svelte")
    assert len({*found, digest(page)}) == 5


def test_a_page_is_built_and_compressed_once_for_its_sources(page: Path, tmp_path: Path) -> None:
    built = tmp_path / "package" / "built"
    runs = page / "node_modules" / "runs"
    assert not is_fresh(page, built)
    assert build(page, built)
    assert is_fresh(page, built)
    assert (built / "index.html").read_text() == digest(page) == (built / "digest.txt").read_text().strip()
    assert {path.name for path in built.rglob("*.gz")} == {"large.js.gz"}
    compressed = (built / "assets" / "large.js.gz").read_bytes()
    assert gzip.decompress(compressed) == (built / "assets" / "large.js").read_bytes()
    assert not build(page, built)
    assert runs.read_text() == "x"
    (page / "src" / "App.svelte").write_text("<b>", encoding="utf-8")
    assert build(page, built)
    assert (built / "index.html").read_text() == digest(page)
    assert (built / "assets" / "large.js.gz").read_bytes() == compressed, "the same bytes each time"
    assert runs.read_text() == "xx"
    assert list(built.parent.iterdir()) == [built]


@pytest.mark.parametrize(
    ("vite", "message"),
    [
        (f"{VITE}\nconsole.error('App.svelte:1 expected >'); process.exit(1)", "not compile.*expected >"),
        ("setTimeout(() => {}, 60000)", "no end after 2 seconds"),
    ],
)  # fmt: skip
def test_a_build_that_fails_leaves_the_page_that_was_there(
    vite: str, message: str, page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "package" / "built"
    build(page, built)
    before = {path.name: path.read_bytes() for path in built.rglob("*.*")}
    (page / "node_modules" / "vite" / "bin" / "vite.js").write_text(vite, encoding="utf-8")
    (page / "src" / "App.svelte").write_text("<b", encoding="utf-8")
    monkeypatch.setattr(pagebuild, "VITE_SECONDS", 2)
    with pytest.raises(PageError, match=f"(?s){message}"):
        build(page, built)
    assert {path.name: path.read_bytes() for path in built.rglob("*.*")} == before
    assert list(built.parent.iterdir()) == [built]
    assert not is_fresh(page, built)


def test_npm_runs_only_when_the_lock_has_changed(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(pagebuild, "npm", lambda *words, page: asked.append(words[0]))
    install(page)
    assert asked == []
    (page / "package-lock.json").write_text("{ }", encoding="utf-8")
    install(page)
    install(page)
    assert asked == ["ci"]


def test_npm_gives_up_on_an_index_that_does_not_answer(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    svelte = LOCK["packages"]["node_modules/svelte"]
    package = {"name": "page", "version": "0.0.0", "devDependencies": {"svelte": svelte["version"]}}
    wanted = {key: svelte[key] for key in ("version", "integrity")}
    lock = {"lockfileVersion": 3, "packages": {"": package, "node_modules/svelte": wanted}}
    (page / "package.json").write_text(json.dumps(package), encoding="utf-8")
    (page / "package-lock.json").write_text(json.dumps({**package, **lock}), encoding="utf-8")
    monkeypatch.setenv("npm_config_cache", str(page / ".cache"))
    monkeypatch.setattr(pagebuild, "NPM_SECONDS", 2)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        monkeypatch.setenv("npm_config_registry", f"http://127.0.0.1:{deaf.getsockname()[1]}/")
        with pytest.raises(PageError, match=r"\b2\b"):
            npm("ci", page=page)


def test_the_lock_names_no_index_and_the_binaries_of_every_machine() -> None:
    packages = LOCK["packages"]
    assert "registry" not in json.dumps(LOCK)
    for path, entry in packages.items():
        assert "resolved" not in entry, path
        for name in entry.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages
    asked = json.loads((pagebuild.PAGE / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert {name: packages[f"node_modules/{name}"]["version"] for name in asked} == asked


def test_the_browser_that_is_named_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: str, page: Path) -> None:
        raise PageError(f"no index for {page.name}")

    monkeypatch.delenv("QUEENHIGH_BROWSER", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "FOLDER", tmp_path / "brought")
    monkeypatch.setattr(browser, "npm", refuse)
    with pytest.raises(BrowserError, match=r"(?s)no index for brought.*QUEENHIGH_BROWSER"):
        browser.browser()
    for name in ("google-chrome", "chromium", "mine"):
        program = tmp_path / name
        program.touch(0o755)
        if name == "mine":
            monkeypatch.setenv("QUEENHIGH_BROWSER", str(program))
        assert browser.browser() == program
    monkeypatch.setenv("QUEENHIGH_BROWSER", str(tmp_path / "nothing"))
    with pytest.raises(BrowserError, match="nothing"):
        browser.browser()


def test_the_package_lists_the_files_of_the_page_without_its_digest(tmp_path: Path) -> None:
    assert built_page.files(tmp_path / "nothing") == {}
    assert built_page.digest(tmp_path / "nothing") == ""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "assets" / "a-1.js").write_bytes(b"1")
    (tmp_path / "digest.txt").write_bytes(b"0123456789abcdef\n")
    assert built_page.files(tmp_path) == {"assets/a-1.js": b"1", "index.html": b"<!doctype html>"}
    assert built_page.digest(tmp_path) == "0123456789abcdef"
