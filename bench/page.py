"""Building the page: from nothing but its sources, and again when nothing has changed, against a bare Vite.

The rival has all that npm brings and compiles, nothing else. Ours from nothing has npm bring it first, out of
npm's cache. Both work on copies of the page.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from tools.pagebuild import PAGE, build, install, node

from bench.row import Lap, Row, race

FROM_NOTHING = 1 / 15
UNCHANGED = 5.0
REPEATS: Final = 3


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory(prefix="qh-bench-") as name:
        ours = Path(name) / "ours"
        theirs = Path(name) / "theirs"
        built = Path(name) / "built"
        for page in (ours, theirs):
            shutil.copytree(PAGE, page, ignore=shutil.ignore_patterns("node_modules"))
        install(theirs)
        words = [node(), "node_modules/vite/bin/vite.js", "build", "--outDir", str(Path(name) / "bare")]
        run = partial(subprocess.run, words, cwd=theirs, check=True, stdout=subprocess.DEVNULL)
        bare = Lap(run, 1)
        for title, lap, target in (
            ("the page from nothing", partial(_from_nothing, ours, built), FROM_NOTHING),
            ("the page, nothing changed", partial(build, ours, built), UNCHANGED),
        ):
            yield race(title, Lap(lap, 1), "bare vite build", bare, target=target, repeats=REPEATS)


def _from_nothing(page: Path, built: Path) -> None:
    for folder in (page / "node_modules", built):
        shutil.rmtree(folder, ignore_errors=True)
    build(page, built)
