"""Contract of the exit codes: what each verb gives, found by running it."""

import errno
import os
import tomllib
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr
from io import StringIO
from pathlib import Path
from shlex import split
from tempfile import TemporaryDirectory
from typing import Any, cast
from unittest.mock import AsyncMock, patch

import click
import pytest

from kit.command import run
from kit.contracts.document import document
from kit.contracts.observed import observed, without_settings
from kit.contracts.verbs import commands
from queenhigh.cli import main
from queenhigh.cli.verbs.serve import load
from queenhigh.client.load.figures import Figures
from queenhigh.server.doctor.checkup import CHECKS
from queenhigh.server.doctor.finding import ORDER, Verdict
from queenhigh.server.works import StartError

CASES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
"""By verb: what happens, and the words of the run that leads to it."""


def written() -> str:
    home = {"XDG_DATA_HOME": "home"}
    with TemporaryDirectory() as folder, chdir(folder), without_settings(), patch.dict(os.environ, home):
        _make_files()
        sections = {
            "every command": _always(),
            "the process": _process(),
            **{f"queenhigh {verb}".strip(): _lines(_codes(verb)) for verb in CASES},
            "queenhigh doctor": _lines(_doctor()),
        }
    return document("Exit codes of the command line, by what happens.", sections)


def _lines(codes: list[tuple[int, str]]) -> list[str]:
    unlike = dict.fromkeys(sorted(codes, key=lambda each: each[0]))
    return [f"{code:<3}  {label}" for code, label in unlike]


def _codes(verb: str) -> list[tuple[int, str]]:
    ended = (each.exit_code for each in observed().verbs[verb])
    found = [(code, "problem found" if code else "done") for code in ended]
    found += [(run(*words).exit_code, label) for label, words in _runs_of(verb)]
    for label, words in CASES[verb].items():
        found.append((run(*verb.split(), *split(words), stdin="q\nq\n").exit_code, label))
        if verb == "settle" and label == "done":
            record = Path("round.toml").read_text(encoding="utf-8")
            assert "2d" in record, "the dealer's card"
            Path("altered.toml").write_text(record.replace("2d", "3d"), encoding="utf-8")
    return found


def _runs_of(verb: str) -> Iterator[tuple[str, list[str]]]:
    """Return the ends of a verb that runs until it is stopped, with its words; what would run is replaced."""
    if verb == "load":
        for label, errors in (("done", {}), ("errors while playing", {"server/fault": 1})):
            figures = Figures()
            figures.errors.update(errors)
            with patch.object(load, "_run", return_value=figures.report("http://127.0.0.1:1", 1, 1, 1.0, 0)):
                yield label, ["load", "http://127.0.0.1:1"]
    if verb == "serve":
        ends = {"stopped by SIGTERM": False, "interrupted": True, "port that is taken": StartError("")}
        for label, end in ends.items():
            with (
                patch("queenhigh.server.run.serve", AsyncMock(side_effect=[end])),
                patch("queenhigh.server.logs.Log.catch_others"),
            ):
                yield label, ["serve", "--data", "other", "--port", "0"]


def _make_files() -> None:
    Path("bad.toml").write_text("this is not TOML", encoding="utf-8")
    Path("empty.json").write_text("{}", encoding="utf-8")
    Path("password.txt").write_text("a long pass phrase\n", encoding="utf-8")
    assert run("db", "upgrade", "--data", "data").exit_code == 0


def _always() -> list[str]:
    """Return what every command gives alike; a command that differs adds a line."""
    found = set()
    for words, command in commands():
        if not isinstance(command, click.Group):
            asked = words.split()[1:]
            found.add((run(*asked, "--help").exit_code, "--help"))
            found.add((run(*asked, "--no-such-option").exit_code, "unknown option"))
            with (
                patch.object(command, "invoke", side_effect=KeyboardInterrupt),
                patch.object(command, "parse_args"),
            ):
                found.add((run(*asked).exit_code, "interrupted"))
    return _lines(sorted(found))


def _process() -> list[str]:
    """Return what the whole command gives where it is not the verb that ends it."""
    causes: dict[str, BaseException] = {
        "standard output is closed": BrokenPipeError(),
        "disk is full": OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)),
        "not enough memory": MemoryError(),
    }
    found = []
    for label, cause in causes.items():
        with (
            patch.object(main, "cli", side_effect=cause),
            patch.multiple(main, make_steady=lambda: None, give_up_output=lambda: None),
            redirect_stderr(StringIO()),
            pytest.raises(SystemExit) as end,
        ):
            main.run()
        found.append((cast(int, end.value.code), label))
    return _lines(found)


def _doctor() -> list[tuple[int, str]]:
    """Return what `doctor` gives by the worst of its findings."""
    found = []
    for state in ORDER:
        check = {"any": lambda _, state=state: Verdict(state, "")}
        with patch.dict(cast(dict[str, Any], CHECKS), check, clear=True):
            found.append((run("doctor", "--data", "data").exit_code, f"finding that is {state}"))
    return found
