"""The ways a result is given: printed as a summary, or as a format, and kept in a file."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from queenhigh.cli.asking.common import F, json_option, misuse, refuse, refuse_unwritable, refusing

if TYPE_CHECKING:
    from queenhigh.analysis import Analysis
    from queenhigh.study.result import Result

FORMATS = ("json", "csv", "html")


class Asked(NamedTuple):
    """What is printed instead of a summary, and what is written where."""

    shown: str | None
    out: Path | None = None
    kept: str = ""


def print_result(found: "Result", more: bool = False) -> None:
    """Print it for people."""
    from rich.console import Console

    from queenhigh.report import print_result as tell

    tell(found, Console(highlight=False), more)


def print_format(found: "Result | Sequence[Analysis]", form: str) -> None:
    """Print it in a format, part by part."""
    from queenhigh.report.files import parts_of

    for part in parts_of(found, form):
        click.echo(part, nl=False)


def give(found: "Result", asked: Asked, more: bool = False) -> None:
    """Write and print what was asked for; the file first, for standard output may be closed or full."""
    if asked.out is not None:
        save(found, asked.out, asked.kept)
    if asked.shown is None:
        print_result(found, more)
    else:
        print_format(found, asked.shown)


def save(found: "Result | Sequence[Analysis]", out: Path, form: str) -> None:
    """Keep it in a file, and say so."""
    from queenhigh.report import files

    with _writing(out):
        files.save(found, out, form)
    say_wrote(out)


def write_text(out: Path, parts: Iterable[str]) -> None:
    """Write a file whole, part by part; ends with exit code 1 if that fails."""
    with _writing(out), out.open("w", encoding="utf-8") as file:
        file.writelines(parts)


def say_wrote(out: Path) -> None:
    click.echo(f"Wrote {click.format_filename(out)}", err=True)


@contextmanager
def _writing(out: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        refuse(f"cannot write {click.format_filename(out)}: {error.strerror or error}")


def answer_options(line: str) -> Callable[[F], F]:
    """The options of a verb whose CSV has a line for each of something."""

    def add(command: F) -> F:
        kept = click.option(
            "--out",
            type=click.Path(path_type=Path),
            help=f"Write there: {line}s as .csv or .parquet, everything as .html, .md or .json.",
        )
        shown = click.option(
            "--format",
            "form",
            type=click.Choice(FORMATS),
            help=f"Print that, or write it with --out: csv has a line for each {line}, html is a page.",
        )
        return shown(kept(json_option(command)))

    return add


def format_of(form: str | None, as_json: bool) -> str | None:
    """The format that `--format` or `--json` names."""
    if as_json and form not in (None, "json"):
        misuse(f"--json and --format {form}: say one of them", "--format")
    return "json" if as_json else form


def asked_for(form: str | None, as_json: bool, out: Path | None) -> Asked:
    """What is asked for; what is wrong with a file is said before the work."""
    shown = format_of(form, as_json)
    if out is None:
        return Asked(shown)
    from queenhigh.report.files import ENDINGS, ending

    if form is not None and ending(out) in ENDINGS and ending(out) != form:
        misuse(f"--format {form} does not fit {click.format_filename(out.name)}: say one of them", "--format")
    kept = form or form_for(out)
    refuse_unwritable(out)
    return Asked("json" if as_json else None, out, kept)


def form_for(out: Path, *allowed: str) -> str:
    """The form that a file's ending asks for; ends with exit code 2 if there is none."""
    from queenhigh.report.files import ENDINGS, form_of

    with refusing():
        return form_of(out, allowed or ENDINGS)
