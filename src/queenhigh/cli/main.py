"""The command line: one file per verb, and nothing heavy imported before a verb needs it."""

import importlib
import sys
from typing import Any

import click

from queenhigh import __version__

VERBS = (
    "houses",
    "rules",
    "check",
    "rank",
    "settle",
    "play",
    "replay",
    "analyse",
    "price",
    "advise",
    "risk",
    "simulate",
    "sessions",
    "jackpot",
)


class Verbs(click.Group):
    """Finds a verb in the module of its name, so that one verb never pays for another's imports."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo("Interrupted.", err=True)
            sys.exit(130)

    def get_command(self, ctx: click.Context, cmd_name: str) -> Any:
        if cmd_name not in VERBS:
            return None
        return importlib.import_module(f"queenhigh.cli.{cmd_name}").command


@click.command(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="queenhigh")
def cli() -> None:
    """Three Card Poker done exactly right.

    A house's rules are one file; dealing, settlement and the exact maths read it, and every payout names its
    clause. HOUSE is a house of the catalogue (see `queenhigh houses`) or the path of a house file.
    """


def run() -> None:
    """Where the installed command starts."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        cli()
    except OSError as error:  # a full disk, for one; a closed pipe ends quietly in click itself
        print(f"Error: {error.strerror or error}", file=sys.stderr)
        sys.exit(1)
