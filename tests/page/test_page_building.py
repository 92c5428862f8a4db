"""The builder of the page: built when its sources changed, never by halves, and never for ever."""

import gzip
import json
import os
import shutil
import socket
import time
from pathlib import Path

import pytest
from tools import pagebuild
from tools.pagebuild import PageError, build, digest, install, is_fresh, npm
from tools.pagelock import binary, whole

LOCK = json.loads((pagebuild.PAGE / "package-lock.json").read_text(encoding="utf-8"))
VITE = """
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
const out = process.env.QUEENHIGH_PAGE_OUT
appendFileSync('node_modules/runs', 'x')
mkdirSync(`${out}/assets`, { recursive: true })
writeFileSync(`${out}/index.html`, process.env.QUEENHIGH_PAGE)
writeFileSync(`${out}/assets/large.js`, 'queen '.repeat(1000))
writeFileSync(`${out}/assets/small.js`, 'high')
writeFileSync(`${out}/assets/photo.png`, 'p'.repeat(5000))
"""
"""In place of Vite: it writes a page and counts how often."""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page with all that npm would have brought."""
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


def runs(page: Path) -> int:
    counted = page / "node_modules" / "runs"
    return len(counted.read_bytes()) if counted.exists() else 0


def test_the_digest_tells_what_the_page_is_made_of_and_nothing_else(page: Path, tmp_path: Path) -> None:
    first = digest(page)
    assert len(first) == 16
    for apart in ("node_modules/vite/new.js", "tests/b.test.ts", ".DS_Store", "src/.App.svelte.swp"):
        (page / apart).write_text("x", encoding="utf-8")
    shutil.copytree(page, tmp_path / "elsewhere")
    os.utime(tmp_path / "elsewhere" / "src" / "App.svelte", (0, 0))
    assert digest(page) == digest(tmp_path / "elsewhere") == first
    found = {first}
    (page / "src" / "App.svelte").write_text("<b>", encoding="utf-8")
    found.add(digest(page))
    (page / "src" / "App.svelte").rename(page / "src" / "Table.svelte")
    found.add(digest(page))
    (page / "src" / "tests").mkdir()
    (page / "src" / "tests" / "Table.svelte").write_text("<b>", encoding="utf-8")
    found.add(digest(page))
    (page / "package-lock.json").write_text("{ }", encoding="utf-8")
    found.add(digest(page))
    assert len(found) == 5


def test_a_page_is_built_once_for_its_sources(page: Path, tmp_path: Path) -> None:
    built = tmp_path / "package" / "built"
    assert not is_fresh(page, built)
    assert build(page, built)
    assert is_fresh(page, built)
    assert (built / "index.html").read_text() == digest(page) == (built / "digest.txt").read_text().strip()
    assert not build(page, built)
    assert runs(page) == 1
    (page / "src" / "App.svelte").write_text("<b>", encoding="utf-8")
    assert build(page, built)
    assert (built / "index.html").read_text() == digest(page)
    assert runs(page) == 2
    assert list(built.parent.iterdir()) == [built]


def test_what_is_worth_it_lies_there_compressed_the_same_each_time(page: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    build(page, one)
    build(page, two)
    assert {path.name for path in one.rglob("*.gz")} == {"large.js.gz"}
    large = one / "assets" / "large.js"
    assert gzip.decompress(large.with_name("large.js.gz").read_bytes()) == large.read_bytes()
    assert all(path.read_bytes() == (two / path.relative_to(one)).read_bytes() for path in one.rglob("*.*"))


def test_a_build_that_fails_leaves_the_page_that_was_there(page: Path, tmp_path: Path) -> None:
    built = tmp_path / "package" / "built"
    build(page, built)
    before = {path.name: path.read_bytes() for path in built.rglob("*.*")}
    vite = page / "node_modules" / "vite" / "bin" / "vite.js"
    vite.write_text(f"{VITE}\nconsole.error('App.svelte:1 expected >'); process.exit(1)", encoding="utf-8")
    (page / "src" / "App.svelte").write_text("<b", encoding="utf-8")
    with pytest.raises(PageError, match=r"(?s)does not compile.*App.svelte:1 expected >"):
        build(page, built)
    assert {path.name: path.read_bytes() for path in built.rglob("*.*")} == before
    assert list(built.parent.iterdir()) == [built]
    assert not is_fresh(page, built)


def test_a_build_without_end_is_given_up(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pagebuild, "VITE_SECONDS", 1)
    vite = page / "node_modules" / "vite" / "bin" / "vite.js"
    vite.write_text("setTimeout(() => {}, 60000)", encoding="utf-8")
    with pytest.raises(PageError, match="no end after 1 seconds"):
        build(page, tmp_path / "built")
    assert not (tmp_path / "built").exists()


def test_npm_is_not_asked_while_the_lock_is_as_it_was(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(pagebuild, "npm", lambda *words, page: asked.append(words[0]))
    install(page)
    assert asked == []
    (page / "package-lock.json").write_text("{ }", encoding="utf-8")
    install(page)
    install(page)
    assert asked == ["ci"]


def wanting(page: Path, monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    """Let the page want a package, of an index on this machine and with nothing in npm's cache."""
    package = {"name": "page", "version": "0.0.0", "devDependencies": {"svelte": "5.57.3"}}
    entry = {"version": "5.57.3", "integrity": LOCK["packages"]["node_modules/svelte"]["integrity"]}
    lock = {"lockfileVersion": 3, "packages": {"": package, "node_modules/svelte": entry}}
    (page / "package.json").write_text(json.dumps(package), encoding="utf-8")
    (page / "package-lock.json").write_text(json.dumps({**package, **lock}), encoding="utf-8")
    monkeypatch.setenv("npm_config_registry", f"http://127.0.0.1:{port}/")
    monkeypatch.setenv("npm_config_cache", str(page / ".cache"))


@pytest.mark.long
def test_without_an_index_it_is_said_what_is_missing(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanting(page, monkeypatch, 1)
    begun = time.monotonic()
    with pytest.raises(PageError, match=r"(?s)its package index must be within reach.*ECONNREFUSED"):
        npm("ci", page=page)
    assert time.monotonic() - begun < 30


def test_an_index_that_does_not_answer_is_not_waited_for(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pagebuild, "NPM_SECONDS", 2)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        wanting(page, monkeypatch, deaf.getsockname()[1])
        with pytest.raises(PageError, match=r"within reach.*: no end after 2 seconds"):
            npm("ci", page=page)


# The lock


def test_the_lock_says_nothing_of_any_index() -> None:
    for path, package in LOCK["packages"].items():
        assert "resolved" not in package, path
    assert "registry" not in json.dumps(LOCK)


def test_the_lock_has_the_binaries_of_every_machine_and_what_the_page_asks_for() -> None:
    packages = LOCK["packages"]
    for package in packages.values():
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages
    asked = json.loads((pagebuild.PAGE / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert {name: packages[f"node_modules/{name}"]["version"] for name in asked} == asked


def test_a_binary_that_the_index_lacks_is_put_in_by_its_name() -> None:
    kept = {"version": "2.0.0", "integrity": "sha512-x", "resolved": "http://index.example/b.tgz"}
    lock = whole({"packages": {
        "": {}, "node_modules/a": {"optionalDependencies": {"@b/b-linux-arm64-musl": "2.0.0", "c": "1.0.0"}},
        "node_modules/c": kept,
    }})["packages"]  # fmt: skip
    assert lock["node_modules/c"] == {"version": "2.0.0", "integrity": "sha512-x"}
    machine = {"cpu": ["arm64"], "libc": ["musl"], "os": ["linux"]}
    assert lock["node_modules/@b/b-linux-arm64-musl"] == {
        "version": "2.0.0", "dev": True, "optional": True, **machine
    }  # fmt: skip
    assert binary("x-wasm32-wasi", "1")["cpu"] == ["wasm32"]
    assert "os" not in binary("x-wasm32-wasi", "1")
    with pytest.raises(ValueError, match="by hand"):
        binary("fsevents", "1")
