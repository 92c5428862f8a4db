"""Print the path of a browser for the tests of the page, and bring one where this machine has none.

It is the one that QUEENHIGH_BROWSER names, or one on the path. Failing that, Debian's is installed where we
may, and elsewhere the one of npm's @sparticuz/chromium goes into `.venv`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.pagebuild import ROOT, PageError, node, npm

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
FOLDER: Final = ROOT / ".venv" / "browser"
APT_SECONDS: Final = 600
UNPACK_SECONDS: Final = 120
_UNPACK: Final = """
import("@sparticuz/chromium").then(async (it) => {
  await it.default.executablePath()
  await it.inflate("node_modules/@sparticuz/chromium/bin/al2023.tar.br")
})
"""
_START: Final = """#!/bin/sh
# With the libraries that came along, and with fonts that did where this machine has none.
[ -e /etc/fonts ] || export FONTCONFIG_PATH={folder}/fonts
LD_LIBRARY_PATH={folder}/al2023/lib exec {folder}/chromium "$@"
"""


class BrowserError(Exception):
    """There is no browser, and none can be brought."""


def found() -> str | None:
    """The browser of this machine."""
    if named := os.environ.get("QUEENHIGH_BROWSER"):
        if shutil.which(named) is None:
            raise BrowserError(f"QUEENHIGH_BROWSER names {named}, which is no program")
        return named
    return next(filter(None, map(shutil.which, NAMES)), None)


def installed() -> str | None:
    """Debian's browser, where it may be installed and can be."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    for words in (("update",), ("install", "-y", "--no-install-recommends", "chromium")):
        try:
            subprocess.run(
                ("apt-get", *words), env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                stdin=subprocess.DEVNULL, stdout=sys.stderr, timeout=APT_SECONDS, check=True,
            )  # fmt: skip
        except (OSError, subprocess.SubprocessError):
            return None
    return found()


def unpacked() -> str:
    """The browser that npm brings, which needs no rights."""
    start = FOLDER / "start"
    if not start.is_file():
        FOLDER.mkdir(parents=True, exist_ok=True)
        try:
            npm("install", "--ignore-scripts", "--prefix", str(FOLDER), PACKAGE, page=FOLDER)
            subprocess.run(
                (node(), "-e", _UNPACK), cwd=FOLDER, env={**os.environ, "TMPDIR": str(FOLDER)},
                capture_output=True, timeout=UNPACK_SECONDS, check=True,
            )  # fmt: skip
        except (PageError, OSError, subprocess.SubprocessError) as error:
            raise BrowserError(
                f"there is no browser for the page's tests, and npm brings none: {error}\n"
                "Install Chromium, or say where it is with QUEENHIGH_BROWSER."
            ) from None
        start.write_text(_START.format(folder=FOLDER), encoding="utf-8")
        start.chmod(0o755)
    return str(start)


def browser() -> Path:
    """A browser's path; `BrowserError` says why there is none."""
    return Path(found() or installed() or unpacked())


if __name__ == "__main__":
    try:
        print(browser())
    except BrowserError as error:
        sys.exit(str(error))
