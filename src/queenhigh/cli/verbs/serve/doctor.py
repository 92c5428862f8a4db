"""`queenhigh doctor`: what is wrong with an installation, and what to do."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from queenhigh.cli.asking.common import json_option, misuse, print_json, refuse_missing
from queenhigh.cli.asking.place import find_place, place_options

if TYPE_CHECKING:
    from queenhigh.report.blocks import Tone
    from queenhigh.server.doctor import Checkup

_TONES: Final[dict[str, "Tone"]] = {"ok": "good", "unknown": "aside", "warn": "note", "wrong": "loud"}


@click.command("doctor")
@place_options
@click.option("--settings", "file", metavar="FILE", type=click.Path(path_type=Path), help="Settings as TOML.")
@click.option("--url", default="", help="Where the server is.  [default: where its settings put it]")
@click.option("--audit", "whole", is_flag=True, help="Run the whole audit too, which takes its time.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    data: Path | None,
    database: str | None,
    file: Path | None,
    url: str,
    whole: bool,
    as_json: bool,
) -> None:
    """Look at an installation: what is wrong, and what to do.

    Versions, clocks, disk, whether commits are durable, certificate, secret, backup, audit, tables that
    nobody runs, orders that wait. The server may run or not; nothing is changed. Run it as the server's user.
    Exit code 1 where something is wrong.
    """
    if data is not None or database is not None:
        find_place(data, database)
    _refuse_no_url(url)
    checkup = _examined({"data": str(data) if data else None, "database": database}, file, url, whole)
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(checkup))
    else:
        _tell(checkup)
    ctx.exit(0 if checkup.ok else 1)


def _refuse_no_url(url: str) -> None:
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(url)
        known = not url or (parts.scheme in ("http", "https") and parts.hostname and parts.port != 0)
    except ValueError:
        known = False
    if not known:
        misuse("an address is said as in http://127.0.0.1:8000", "--url")


def _examined(options: dict[str, str | None], file: Path | None, url: str, whole: bool) -> "Checkup":
    try:
        from queenhigh.server.doctor import Checkup, Finding, Patient, examine
        from queenhigh.server.settings import ServerSettingsError, read_settings
    except ImportError as error:
        refuse_missing(error)
    try:
        settings = read_settings(file, os.environ, options)
    except ServerSettingsError as error:
        import time

        remedy = "Mend the settings: the server does not start with them either."
        found = Finding("settings", "wrong", str(error), remedy)
        return Checkup(False, time.time_ns() // 1_000_000, "", url, (found,))
    return examine(Patient(settings, url, whole=whole))


def _tell(checkup: "Checkup") -> None:
    """A row a finding, with what to do below what was found."""
    from rich.console import Console

    from queenhigh.report.blocks import Toned, table
    from queenhigh.report.writers.terminal import print_blocks

    rows = (
        (
            Toned(each.state, _TONES[each.state]),
            each.name,
            "\n".join(filter(None, (each.found, each.remedy))),
        )
        for each in checkup.findings
    )
    console = Console(highlight=False)
    print_blocks([table("", "|Check|", rows)], console)
    states = [each.state for each in checkup.findings]
    verdict = f"{states.count('wrong')} wrong" if "wrong" in states else "Nothing is wrong"
    console.print(f"{verdict}, {states.count('warn')} to look after.")
