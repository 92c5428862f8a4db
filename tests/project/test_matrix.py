"""`make matrix` asks for every Python that the project declares, and says which are not there."""

import platform
import sys
from pathlib import Path

import pytest
from tools import matrix

HERE = ".".join(platform.python_version_tuple()[:2])


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a Python, with a folder on its path."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setattr(matrix, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_bytes((Path(__file__).parents[2] / "pyproject.toml").read_bytes())
    (tmp_path / "bin").mkdir()
    return tmp_path


def test_the_versions_are_those_that_the_project_declares() -> None:
    assert matrix.versions() == ["3.11", "3.12", "3.13", "3.14"]
    assert HERE in matrix.versions()


def test_where_no_python_is_each_is_missing(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert matrix.main([]) == 1, "nothing ran, so nothing is shown"
    said = capsys.readouterr().out.splitlines()
    assert [line.split(maxsplit=1) for line in said] == [
        [version, "not on this machine"] for version in matrix.versions()
    ]


@pytest.mark.parametrize("place", [f"bin/python{HERE}", f"pyenv/versions/{HERE}.1/bin/python"])
def test_a_python_is_found_on_the_path_and_in_pyenv(bare: Path, place: str) -> None:
    (bare / "bin" / "python3.14").write_text("#!/bin/sh\nexit 127\n")  # as a shim does of what is not chosen
    (bare / "bin" / "python3.14").chmod(0o755)
    link = bare / place
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to(sys.executable)
    found = [each for each in matrix.candidates(HERE) if matrix.full_version(each)]
    assert found == [link]
    assert not any(matrix.full_version(each) for each in matrix.candidates("3.14") if each != link)


def test_a_failure_under_one_python_is_a_failure(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = bare / "venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\n[ "$2" = pip ] || { echo "== 1 failed in 2s =="; exit 1; }\n')
    python.chmod(0o755)
    passed, told = matrix.run(python, ["tests/engine"])
    assert (passed, told) == (False, "FAILED: 1 failed in 2s (see tests.txt in venv)")
    monkeypatch.setattr(matrix, "made", lambda version: python if version == HERE else None)
    assert matrix.main([]) == 1
