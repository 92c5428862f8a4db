"""The Makefile: a table that is left with Ctrl-C ends without a message from make."""

import shutil
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from kit.command import interruptible

ROOT = Path(__file__).resolve().parents[2]
TABLE = """#!{python}
import sys, time
try:
    print("seated:", *sys.argv[1:], flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    time.sleep(0.2)  # as rounds under way are kept first
    print("summary", flush=True)
    sys.exit({code})
"""
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="needs make")


def sitting(place: Path, target: str, code: int) -> pexpect.spawn:
    """A table of ours in place of the real one, in an environment that make takes for ready."""
    (place / "bin").mkdir(parents=True)
    for name, text in (("queenhigh", TABLE), ("python", "#!/bin/sh\nexit 0\n")):
        command = place / "bin" / name
        command.write_text(text.format(python=sys.executable, code=code), encoding="utf-8")
        command.chmod(0o755)
    for made in (".python", ".node", ".tools", ".play", ".serve", ".dev"):
        (place / made).touch()
    words = ["-C", str(ROOT), "--no-print-directory", target, f"VENV={place}"]
    with interruptible():
        child = pexpect.spawn("make", words, timeout=20, encoding="utf-8")
    child.expect("seated:.*\n")
    child.sendintr()
    return child


@pytest.mark.parametrize("target", ["play", "felt", "serve"])
def test_make_is_quiet_after_an_interrupt(target: str, tmp_path: Path) -> None:
    child = sitting(tmp_path / "venv", target, 130)
    child.expect(pexpect.EOF)
    assert child.before.replace("^C", "").split() == ["summary"]


def test_make_says_where_a_table_fails(tmp_path: Path) -> None:
    child = sitting(tmp_path / "venv", "felt", 1)
    child.expect("summary")
    child.expect("Error 1")
    child.close()


def test_every_test_belongs_to_one_part_of_the_gate() -> None:
    shown = subprocess.run(
        ["make", "-C", str(ROOT), "-pn", "help"], capture_output=True, text=True, check=False
    ).stdout
    parts = [line.split(":=")[1].split() for line in shown.splitlines() if line.startswith("GATE_")]
    named = [ROOT / name for part in parts for name in part]
    assert [name for name in named if not name.exists()] == []
    for path in (ROOT / "tests").rglob("test_*.py"):
        assert sum(path == name or name in path.parents for name in named) == 1, path
