"""Simulations at a terminal, and how they end: by Ctrl-C once or twice, by kill, in the background."""

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pexpect
import pytest

from kit.cases import mostly_long
from kit.command import at_terminal, ending

pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
ENDLESS = ("simulate", "rws", "--rounds", "1e12", "--seed", "1")
KNOWN = r"Ante and Play -?\d+\.\d+% ± \d+\.\d+%"
SIZE = (50, 130)
STOPPED = r"\([a-z]+\): [\d,]+ of 1,000,000,000,000\b"
"""What a summary says of a run that was stopped: why, and after how many rounds."""


@pytest.mark.parametrize(
    "line", ["simulate sixcard --rounds 1e12 --boxes 7", "sessions rws --players 1e6 --rounds 1e8"]
)
def test_ctrl_c_before_anything_is_known_ends_as_interrupted_too(line: str) -> None:
    child = at_terminal(*line.split(), size=SIZE)
    child.expect("Getting ready")
    child.sendintr()
    assert "Interrupted." in ending(child)
    assert child.exitstatus == 130


@pytest.mark.parametrize("where", [(), pytest.param(("--processes",), marks=pytest.mark.long)])
@pytest.mark.parametrize("times", mostly_long((1, 3), lambda times: times == 3))
def test_ctrl_c_prints_what_is_known_so_far(where: tuple[str, ...], times: int) -> None:
    """Pressed again at once it does no harm."""
    child = at_terminal(*ENDLESS, *where, size=SIZE)
    child.expect(KNOWN)
    for _ in range(times):
        child.kill(signal.SIGINT)
        time.sleep(0.02)
    said = ending(child)
    assert child.exitstatus == 130
    assert re.search(STOPPED, said)
    assert "Whole bet" in said


@pytest.mark.long
def test_an_interrupt_that_is_inherited_as_ignored_stays_ignored() -> None:
    """In the background of a script, or of a service, the run goes on; `kill` ends it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        child = pexpect.spawn(
            sys.executable, ["-m", "queenhigh", *ENDLESS], encoding="utf-8", timeout=60, dimensions=(50, 130)
        )
    finally:
        signal.signal(signal.SIGINT, before)
    child.expect(KNOWN)
    child.sendintr()
    child.kill(signal.SIGINT)
    for _ in range(5):
        child.expect(KNOWN)
    child.kill(signal.SIGTERM)
    assert not re.search(STOPPED, ending(child))
    assert child.exitstatus == 128 + signal.SIGTERM


@pytest.mark.parametrize("where", [pytest.param((), marks=pytest.mark.long), ("--processes",)])
def test_a_kill_leaves_nobody_behind(where: tuple[str, ...]) -> None:
    """Workers and their tracker would hold the terminal: there would be no end of file."""
    child = at_terminal(*ENDLESS, *where, size=SIZE)
    child.expect(KNOWN)
    child.kill(signal.SIGTERM)
    said = ending(child)
    assert "leaked" not in said
    assert child.exitstatus == 128 + signal.SIGTERM


SCRIPT = """
import queenhigh as qh
if __name__ == "__main__":
    told = lambda progress: print("going", flush=True)
    qh.simulate(qh.house("rws"), 10**12, seed=1, pool=qh.Processes(2), watch=told)
"""


@pytest.mark.parametrize("by", mostly_long((signal.SIGTERM, signal.SIGKILL), lambda by: by == signal.SIGKILL))
def test_workers_end_with_the_process_that_started_them(tmp_path: Path, by: signal.Signals) -> None:
    """However it ended, and without a word from it. Whoever is left holds the pipe."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    started = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        assert started.stdout is not None
        assert started.stdout.readline() == b"going\n"
        started.send_signal(by)
        started.communicate(timeout=60)
        assert started.returncode == -by
    finally:
        with suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)
