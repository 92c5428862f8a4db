"""The page goes along: a wheel and an sdist bring it to a place without Node, and it is served there."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tools import pagebuild

from kit.server.served import NO_TLS, PATIENCE

pytestmark = pytest.mark.long
MINUTES = 600
ELSEWHERE = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | {
    "PATH": "/nowhere"
}
"""An environment that leads neither to Node nor to the sources of this project."""
LEFT_OUT = shutil.ignore_patterns(".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__", "node_modules")
ASK = "from hatchling.build import *; print(get_requires_for_build_wheel(), get_requires_for_build_sdist())"


def done(*words: str | Path, where: Path | None = None) -> str:
    """What a command prints where there is no Node."""
    ended = subprocess.run(
        words, cwd=where, env=ELSEWHERE, timeout=MINUTES, capture_output=True, text=True, check=False
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as it is, with its page built, and without what npm brought."""
    pagebuild.build()
    folder = tmp_path_factory.mktemp("tree") / "queenhigh"
    shutil.copytree(pagebuild.ROOT, folder, ignore=LEFT_OUT)
    return folder


@pytest.fixture(scope="module")
def shipped(tree: Path) -> dict[str, Path]:
    """The wheel and the sdist of it."""
    for kind in ("wheel", "sdist"):
        done(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", "dist", where=tree)
    [wheel] = (tree / "dist").glob("*.whl")
    [sdist] = (tree / "dist").glob("*.tar.gz")
    return {"wheel": wheel, "sdist": sdist}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, shipped: dict[str, Path]) -> Path:
    """An empty environment, into which the wheel with all that a server needs is installed."""
    folder = tmp_path_factory.mktemp("place")
    done(sys.executable, "-m", "venv", folder)
    install(folder, f"queenhigh[server] @ {shipped['wheel'].as_uri()}")
    return folder


def install(place: Path, *words: str) -> None:
    constraints = pagebuild.ROOT / "constraints.txt"
    done(place / "bin" / "python", "-m", "pip", "install", "--quiet", "-c", constraints, *words)


@contextmanager
def serving(place: Path, data: Path) -> Iterator[str]:
    """The address of a server of that environment."""
    command = (place / "bin" / "queenhigh", "serve", "--port", "0", "--data", data)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ELSEWHERE, cwd=data) as child:
        try:
            assert child.stdout is not None
            found = re.search(r"http://\S+", child.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            child.terminate()


def shows_the_page(place: Path, data: Path) -> None:
    files = {path: (pagebuild.BUILT / path).read_bytes() for path in built()}
    with (
        serving(place, data) as address,
        httpx.Client(base_url=address, verify=NO_TLS, timeout=PATIENCE) as web,
    ):
        document = web.get("/tables/any", headers={"Accept": "text/html"})
        assert document.content == files["index.html"]
        assert re.findall(r'(?:src|href)="/(assets/[^"]+)"', document.text)
        assert not re.search(r"<style|style=|<script(?![^>]* src=)", document.text), "the door lets none in"
        for path, content in files.items():
            if path.startswith("assets/") and not path.endswith(".gz"):
                answer = web.get(f"/{path}")
                assert (answer.status_code, answer.content) == (200, content), path
                assert "immutable" in answer.headers["cache-control"]


def built() -> set[str]:
    found = (path for path in pagebuild.BUILT.rglob("*") if path.is_file())
    return {path.relative_to(pagebuild.BUILT).as_posix() for path in found}


def test_node_is_asked_for_only_where_the_sources_have_changed(tree: Path, tmp_path: Path) -> None:
    assert done(sys.executable, "-c", ASK, where=tree) == "[] []\n"
    other = tmp_path / "other"
    shutil.copytree(tree, other)
    with (other / "page" / "index.html").open("a", encoding="utf-8") as document:
        document.write("<!-- changed -->\n")
    assert done(sys.executable, "-c", ASK, where=other) == f"{[pagebuild.NODE]} {[pagebuild.NODE]}\n"


def test_both_carry_the_page_and_neither_what_npm_brought(shipped: dict[str, Path]) -> None:
    with zipfile.ZipFile(shipped["wheel"]) as wheel:
        inside = set(wheel.namelist())
    page = {name.removeprefix("queenhigh/page/built/") for name in inside if "/page/built/" in name}
    assert page == built()
    with tarfile.open(shipped["sdist"]) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {f"src/queenhigh/page/built/{name}" for name in built()} <= names
    assert {"hatch_build.py", "tools/pagebuild.py", "page/package-lock.json", "page/index.html"} <= names
    sources = {path.relative_to(pagebuild.ROOT).as_posix() for path in pagebuild.sources()}
    assert sources <= names
    assert not [name for name in inside | names if "node_modules" in name]


def test_the_wheel_serves_the_page_where_there_is_no_node(place: Path, tmp_path: Path) -> None:
    shows_the_page(place, tmp_path)


def test_the_sdist_builds_without_node_and_serves_the_same(
    place: Path, shipped: dict[str, Path], tmp_path: Path
) -> None:
    with tarfile.open(shipped["sdist"]) as sdist:
        sdist.extractall(tmp_path / "sdist", filter="data")
    [unpacked] = (tmp_path / "sdist").iterdir()
    assert done(sys.executable, "-c", ASK, where=unpacked) == "[] []\n"
    install(place, "--no-deps", "--force-reinstall", str(shipped["sdist"]))
    shows_the_page(place, tmp_path)
