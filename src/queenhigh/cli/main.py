"""The command line: one file per verb, and nothing heavy imported before a verb needs it."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import click

from queenhigh import __version__
from queenhigh.cli.streams import give_up_output, make_steady

_ROOMS = {
    "house": ("houses", "rules", "check"),
    "table": ("rank", "settle", "play", "replay"),
    "study": ("analyse", "price", "advise", "risk", "simulate", "sessions", "jackpot"),
    "serve": (
        "serve",
        "tables",
        "users",
        "db",
        "doctor",
        "audit",
        "export",
        "verify",
        "collect",
        "load",
        "scale",
    ),
}
VERBS = {verb: room for room, verbs in _ROOMS.items() for verb in verbs}
"""Each verb and the room it stands in."""


@contextmanager
def interruptible() -> Iterator[None]:
    """End an interrupted command with exit code 130; click alone would say 1."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo("Interrupted.", err=True)
        sys.exit(130)


class Verbs(click.Group):
    """Finds a verb in the module of its name, so that one verb never pays for another's imports."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        with interruptible():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with interruptible():
            return super().invoke(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> Any:
        if cmd_name not in VERBS:
            return None
        return importlib.import_module(f"queenhigh.cli.verbs.{VERBS[cmd_name]}.{cmd_name}").command


@click.command(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="queenhigh")
def cli() -> None:
    """Three Card Poker done exactly right.

    A house's rules are one file; dealing, settlement and the exact maths read it, and every payout names its
    clause. HOUSE is a house of the catalogue (see `queenhigh houses`) or the path of a house file.
    """


def run() -> None:
    """Run the command, with streams that hold whatever they are."""
    make_steady()
    try:
        try:
            cli()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # nobody reads on, which is no error
        _end(1)
    except OSError as error:  # a full disk, for one
        _end(1, error.strerror or str(error))
    except MemoryError:
        _end(1, "there is not enough memory for this")


def _end(code: int, said: str = "") -> NoReturn:
    give_up_output()
    if said:
        print(f"Error: {said}", file=sys.stderr)
    sys.exit(code)
