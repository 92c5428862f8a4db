"""Run the command as a user would: in this process, at a terminal, or to see it refused."""

import json
import os
import shlex
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import click
import pexpect
from click.testing import CliRunner, Result

from queenhigh.cli.main import cli
from queenhigh.text import QueenHighError

SUMMARY = "Your sitting"
"""The head of what `play` prints at the end of a sitting."""


def run(*words: str, stdin: str | None = None, command: click.Command = cli) -> Result:
    """The command's result; an exception that is not an exit is a test's failure."""
    before = signal.getsignal(signal.SIGINT)
    try:
        result = CliRunner().invoke(command, list(words), input=stdin)
    finally:
        signal.signal(signal.SIGINT, before)  # a verb that was interrupted hears nothing more
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def run_json(*words: str, stdin: str | None = None, code: int = 0, command: click.Command = cli) -> Any:
    """What the command prints as JSON; it must end with this exit code."""
    result = run(*words, "--json", stdin=stdin, command=command)
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


def words_of(line: str) -> tuple[list[str], str | None]:
    """The words of a line as it is typed, and its standard input if it ends with `< FILE`."""
    words = shlex.split(line)
    if "<" not in words:
        return words, None
    *words, _, name = words
    return words, Path(name).read_text(encoding="utf-8")


class Refusal(NamedTuple):
    """How a command was refused."""

    code: int
    """Its exit code."""
    error: str
    """The class of the Queen High error behind it, else of the click error; "" if it printed an answer."""
    message: str
    """What it printed, without the usage line."""


def refusal(*words: str, stdin: str | None = None, command: click.Command = cli) -> Refusal:
    """Run a command that must fail, and never with a traceback; only misuse, exit code 2, shows the usage."""
    result = CliRunner().invoke(command, list(words), input=stdin, standalone_mode=False)
    error = result.exception
    shown = StringIO()
    if isinstance(error, click.ClickException):
        code = error.exit_code
        error.show(shown)
    elif isinstance(error, SystemExit):
        code, error = int(error.code or 0), None
    elif error is None:
        code = result.return_value or 0
    else:
        raise error
    assert code in (1, 2), (words, result.output)
    lines = shown.getvalue().splitlines()
    if code == 2:
        assert lines[0].startswith("Usage: "), words
        assert lines[1].startswith("Try "), words
        lines = lines[2:]
    assert "Usage: " not in "\n".join(lines), words
    printed = [line.rstrip() for line in (*result.output.splitlines(), *lines)]
    return Refusal(code, error_name(error), "\n".join(printed).strip())


def refused(*words: str, stdin: str | None = None, command: click.Command = cli) -> tuple[int, str]:
    """The exit code of a command that must fail, and the class of its error."""
    return refusal(*words, stdin=stdin, command=command)[:2]


def error_name(error: BaseException | None) -> str:
    """The class of the first Queen High error behind a click error, else its own class."""
    found = type(error).__name__ if error else ""
    while error is not None:
        if isinstance(error, QueenHighError):
            return type(error).__name__
        error = error.__cause__ or error.__context__
    return found


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


def at_terminal(
    *words: str, size: tuple[int, int] = (40, 80), environment: Mapping[str, str] | None = None
) -> pexpect.spawn:
    """The command at a pseudo-terminal of its own, of so many rows and columns."""
    clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    with interruptible():
        return pexpect.spawn(
            sys.executable,
            ["-m", "queenhigh", *words],
            env={**clean, "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **(environment or {})},
            dimensions=size,
            encoding="utf-8",
            codec_errors="replace",
            timeout=60,
        )


def ending(child: pexpect.spawn) -> str:
    """What it printed at last; it has ended without a traceback, and nothing else holds its terminal."""
    child.expect(pexpect.EOF)
    child.close()
    assert "Traceback" not in child.before
    return str(child.before)
