"""Commands that are refused: the exit code, the class of the error, and the message."""

from io import StringIO
from typing import NamedTuple

import click
from click.testing import CliRunner

from kit.command import words_of
from queenhigh.cli.main import cli
from queenhigh.text import QueenHighError


class Refusal(NamedTuple):
    """How a command was refused."""

    code: int
    """Its exit code."""
    error: str
    """The class of the Queen High error behind it, else of the click error; "" if it printed an answer."""
    message: str
    """What it printed, without the usage line."""


def refusal(*words: str, stdin: str | None = None) -> Refusal:
    """Run a command that must fail, and never with a traceback; only misuse, exit code 2, shows the usage."""
    result = CliRunner().invoke(cli, list(words), input=stdin, standalone_mode=False)
    error, shown = result.exception, StringIO()
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


def refused(*words: str, stdin: str | None = None) -> tuple[int, str]:
    """The exit code of a command that must fail, and the class of its error."""
    return refusal(*words, stdin=stdin)[:2]


def error_name(error: BaseException | None) -> str:
    """The class of the first Queen High error behind a click error, else its own class."""
    found = type(error).__name__ if error else ""
    while error is not None:
        if isinstance(error, QueenHighError):
            return type(error).__name__
        error = error.__cause__ or error.__context__
    return found


def run_line(verb: str, line: str) -> Refusal:
    """Run a line of a table, as typed after the verb; `< FILE` at its end is its standard input."""
    words, stdin = words_of(line)
    return refusal(*([] if verb == "queenhigh" else [verb]), *words, stdin=stdin)
