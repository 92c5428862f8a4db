"""Runs the command as a user would, in this process."""

import json
import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from queenhigh.cli.main import cli


def run(*words: str, stdin: str | None = None) -> Result:
    """The command's result; an exception that is not an exit is a test's failure."""
    before = signal.getsignal(signal.SIGINT)
    try:
        result = CliRunner().invoke(cli, list(words), input=stdin)
    finally:
        signal.signal(signal.SIGINT, before)  # a verb that was interrupted hears nothing more
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def run_json(*words: str, stdin: str | None = None) -> Any:
    """What the command prints as JSON; it must succeed."""
    result = run(*words, "--json", stdin=stdin)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def fails(code: int, *words: str, stdin: str | None = None) -> str:
    """The message of a command that must fail with this exit code, its frame taken off and on one line."""
    result = run(*words, stdin=stdin)
    assert result.exit_code == code, (result.exit_code, result.output)
    assert "Traceback" not in result.output
    lines = (line.strip("│╭╰─╮╯ \n") for line in result.output.splitlines())
    return " ".join(line for line in lines if line)


def words_of(line: str) -> tuple[list[str], str | None]:
    """The words of a line as it is typed, and its standard input if it ends with `< FILE`."""
    words = shlex.split(line)
    if "<" not in words:
        return words, None
    *words, _, name = words
    return words, Path(name).read_text(encoding="utf-8")


@contextmanager
def interruptible() -> Iterator[None]:
    """Hear interrupts here, and in children that are started here, as at a terminal.

    In a script's background job, and in some services, SIGINT is inherited as ignored, by children too.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
