"""The PostgreSQL server of the tests: what it leaves behind."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kit.cases import mostly_long


@pytest.mark.parametrize(
    "where", mostly_long(["a folder", "private", "long" * 40], lambda where: " " in where)
)
def test_the_tests_own_server_ends_with_whoever_started_it(where: str, tmp_path: Path) -> None:
    """Wherever temporary files go: also where only we may look, or where a socket's path is too long."""
    for folder in (tmp_path, tmp_path / where):
        folder.mkdir(exist_ok=True)
        folder.chmod(0o755 if " " in where else 0o700)
    program = (
        "from kit.store.postgres import Postgres; import sys, time\n"
        "print(Postgres().folder, flush=True); time.sleep(600)"
    )
    path = os.pathsep.join([str(Path(__file__).resolve().parent.parent), *sys.path])
    child = subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path, "TMPDIR": str(tmp_path / where)},
    )
    assert child.stdout is not None
    folder = Path(child.stdout.readline().strip())
    assert (folder / "data").is_dir()
    child.kill()
    child.wait()
    child.stdout.close()
    until = time.monotonic() + 60
    while folder.exists():
        assert time.monotonic() < until, "the server outlives its tests"
        time.sleep(0.05)
