"""Run the tests under each Python that the project is for and that this machine has, one line each.

An interpreter is looked for on the path and among those of pyenv. It gets a `.venv-VERSION` of its own with
what the constraints name, and all that pytest says lies there in `tests.txt`. Words behind the command go to
pytest in place of `tests`: `python tools/matrix.py tests/engine tests/wire`.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGE = "Programming Language :: Python :: "
EXTRAS = "fast,cluster,report"
HOW = ("-n", "2", "--dist", "loadfile", "-m", "not long")


def versions() -> list[str]:
    """The versions of Python that pyproject.toml names, such as 3.11."""
    named = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    return [each.removeprefix(LANGUAGE) for each in named if each.startswith(LANGUAGE)]


def candidates(version: str) -> Iterator[Path]:
    """Where an interpreter of this version may lie."""
    for folder in os.get_exec_path():
        yield Path(folder) / f"python{version}"
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(pyenv.glob(f"versions/{version}.*/bin/python"), reverse=True)


def said(*words: str | Path) -> str:
    """What a command prints, or nothing where it fails or is not there."""
    try:
        ended = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return ended.stdout.strip() if ended.returncode == 0 else ""


def full_version(python: Path) -> str:
    return said(python, "-c", "import platform; print(platform.python_version())")


def made(version: str) -> Path | None:
    """The Python of a virtual environment of this version, made where there is none yet."""
    python = ROOT / f".venv-{version}" / "bin" / "python"
    for found in (python, *candidates(version)):
        if full_version(found).startswith(f"{version}."):
            if found != python:
                said(found, "-m", "venv", "--clear", python.parent.parent)
            if said(python, "-m", "pip", "--version"):
                return python
    return None


def run(python: Path, asked: list[str]) -> tuple[bool, str]:
    """Whether the tests pass, and the line that tells."""
    install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", "constraints.txt")
    wanted = ("-e", f".[{EXTRAS}]", *said(python, "tools/groups.py", "dev", "bench").splitlines())
    log = python.parent.parent / "tests.txt"
    with log.open("w", encoding="utf-8") as out:
        for words in ((*install, *wanted), ("-m", "pytest", *HOW, *asked)):
            ended = subprocess.run(
                (python, *words), cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, check=False
            )
            if ended.returncode:
                break
    last = log.read_text(encoding="utf-8").strip().splitlines()[-1:]
    told = "".join(last).strip("= ") or "nothing was printed"
    return (
        ended.returncode == 0,
        told if ended.returncode == 0 else f"FAILED: {told} (see {log.name} in {log.parent.name})",
    )


def main(asked: list[str]) -> int:
    """One line for each version; 1 where tests fail, or where none could run."""
    ran: list[bool] = []
    for version in versions():
        python = made(version)
        if python is None:
            print(f"{version:8} not on this machine", flush=True)
            continue
        passed, told = run(python, asked)
        ran.append(passed)
        print(f"{full_version(python):8} {told}", flush=True)
    return 0 if ran and all(ran) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
