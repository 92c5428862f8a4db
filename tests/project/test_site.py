"""docs/ as a site: built without a warning, read without the network, with every page, verb and name."""

import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest
from tools import site

import queenhigh
from queenhigh.cli.main import VERBS

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "tools.site", str(out)]
    done = subprocess.run(command, cwd=site.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return out


def test_every_page_is_there_and_found_from_the_first(built: Path) -> None:
    pages = {path.relative_to(site.DOCS).with_suffix(".html").as_posix() for path in site.DOCS.rglob("*.md")}
    pages |= {name.replace(".md", ".html") for name in site.TOP}
    first = (built / "index.html").read_text(encoding="utf-8")
    linked = set(re.findall(r'href="([^"#]+\.html)', first)) | {"index.html"}
    assert pages | {"reference/verbs.html", "reference/api.html"} <= linked
    assert all((built / page).is_file() for page in pages)


def test_nothing_is_fetched_from_elsewhere(built: Path) -> None:
    loads = re.compile(r'<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)="([^"]+)"')
    for page in built.rglob("*.html"):
        fetched = loads.findall(page.read_text(encoding="utf-8"))
        assert not [each for each in fetched if "//" in each], page.name
    for style in built.rglob("*.css"):
        assert not re.search(r"(url\(|@import )['\"]?(https?:)?//", style.read_text(encoding="utf-8")), (
            style.name
        )


def test_every_verb_public_name_and_picture_is_shown(built: Path) -> None:
    verbs = unescape(re.sub(r"<[^>]+>", "", (built / "reference" / "verbs.html").read_text(encoding="utf-8")))
    for verb in (*VERBS, "tables open"):
        assert f"Usage: queenhigh {verb} " in verbs, verb
    names = (built / "reference" / "api.html").read_text(encoding="utf-8")
    for name in set(queenhigh.__all__) - {"actions"}:
        assert f'id="queenhigh.{name}"' in names, name
    assert 'id="queenhigh.engine.acts.actions.PlaceWager"' in names
    assert "Deal and settle so many rounds, and measure every wager" in names
    start = (built / "start.html").read_text(encoding="utf-8")
    for name in ("table.svg", "terminal.svg", "report.svg"):
        assert f"_images/{name}" in start
        assert (built / "_images" / name).is_file()


def test_a_link_that_leads_nowhere_is_named_not_linked(tmp_path: Path) -> None:
    site.write_sources(tmp_path / "source")
    text = (tmp_path / "source" / "operate.md").read_text(encoding="utf-8")
    assert "(`../deploy/queenhigh.service`)" in text or "(`deploy/queenhigh.service`)" in text
    assert "](../" not in text
