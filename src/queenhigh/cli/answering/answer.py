"""The ways a result is given: printed as a summary, or as a format, and kept in a file."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from queenhigh.cli.asking.common import F, json_option, json_text, misuse, refuse_unwritable

if TYPE_CHECKING:
    from queenhigh.study.result import Result

FORMATS = ("json", "csv", "html")
ENDINGS = ("csv", "parquet", "html", "json")


class Asked(NamedTuple):
    """What is printed instead of a summary, and what is written where."""

    shown: str | None
    out: Path | None = None
    kept: str | None = None


def print_result(found: "Result", more: bool = False) -> None:
    """Print it for people."""
    from rich.console import Console

    from queenhigh.report import print_result as tell

    tell(found, Console(highlight=False), more)


def give(found: "Result", asked: Asked, more: bool = False) -> None:
    """Write and print what was asked for; the file first, for standard output may be closed or full."""
    if asked.out is not None and asked.kept is not None:
        _keep(found, asked.out, asked.kept)
    if asked.shown is None:
        print_result(found, more)
        return
    for part in _text(found, asked.shown):
        click.echo(part, nl=False)


def _keep(found: "Result", out: Path, form: str) -> None:
    from queenhigh.cli.answering.outfile import PARQUET, say_wrote, write_sheet, write_text

    if form in ("csv", PARQUET):
        write_sheet(out, form, found.sheet())
    else:
        write_text(out, _text(found, form))
    say_wrote(out)


def _text(found: "Result", form: str) -> Iterable[str]:
    from queenhigh.report import json_of, page_of

    if form == "html":
        return [page_of(found)]
    if form == "csv":
        from queenhigh.cli.answering.outfile import sheet_csv

        return sheet_csv(found.sheet())
    return [json_text(json_of(found))]


def answer_options(line: str) -> Callable[[F], F]:
    """The options of a verb whose CSV has a line for each of something."""

    def add(command: F) -> F:
        kept = click.option(
            "--out",
            type=click.Path(path_type=Path),
            help=f"Write there: {line}s as .csv or .parquet, everything as .html or .json.",
        )
        shown = click.option(
            "--format",
            "form",
            type=click.Choice(FORMATS),
            help=f"Print that, or write it with --out: csv has a line for each {line}, html is a page.",
        )
        return shown(kept(json_option(command)))

    return add


def asked_for(form: str | None, as_json: bool, out: Path | None) -> Asked:
    """What is asked for; what is wrong with a file is said before the work."""
    from queenhigh.cli.answering.outfile import ending, ending_of

    if as_json and form not in (None, "json"):
        misuse(f"--json and --format {form}: say one of them", "--format")
    if out is None:
        return Asked("json" if as_json else form)
    if form is not None:
        if ending(out) in ENDINGS and ending(out) != form:
            misuse(
                f"--format {form} does not fit {click.format_filename(out.name)}: say one of them", "--format"
            )
        refuse_unwritable(out)
    return Asked("json" if as_json else None, out, form or ending_of(out, ENDINGS))
