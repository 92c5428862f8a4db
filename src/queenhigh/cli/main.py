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
    "house": ("houses", "rules", "check", "new"),
    "table": ("rank", "settle", "irregular", "play", "drill", "replay"),
    "study": ("analyse", "price", "advise", "risk", "simulate", "sessions", "jackpot"),
    "serve": ("serve", "tables", "users", "db", "doctor", "audit", "export", "verify", "collect", "load"),
}
VERBS = {verb: room for room, verbs in _ROOMS.items() for verb in verbs}
"""Each verb and the room it stands in."""
_TITLES = {
    "house": "Houses and their rules",
    "table": "At the table",
    "study": "What it is worth",
    "serve": "Tables for others",
}
"""What the verbs of each room are listed under."""
ALIASES = {"analyze": "analyse"}
SHELLS = ("bash", "zsh", "fish")
_COMPLETE = "_QUEENHIGH_COMPLETE"


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
        verb = ALIASES.get(cmd_name, cmd_name)
        if verb not in VERBS:
            return None
        return importlib.import_module(f"queenhigh.cli.verbs.{VERBS[verb]}.{verb}").command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[Any, Any, list[str]]:
        said = args[0]
        if not said.startswith("-") and self.get_command(ctx, said) is None:
            from queenhigh.text import nearest, shorten

            near = nearest(said.lower(), (*VERBS, *ALIASES))
            hint = f"did you mean {near}?" if near else "--help lists the verbs"
            ctx.fail(f"there is no verb {shorten(said)}; {hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        widest = max(map(len, VERBS))
        for room, verbs in _ROOMS.items():
            with formatter.section(_TITLES[room]):
                room_for = formatter.width - 6 - widest
                told = ((verb, self.get_command(ctx, verb).get_short_help_str(room_for)) for verb in verbs)
                formatter.write_dl([(f"{verb:{widest}}", words) for verb, words in told])


def _print_completion(ctx: click.Context, _param: click.Parameter, shell: str | None) -> None:
    """Print the script that a shell completes by, and end."""
    if shell is None or ctx.resilient_parsing:
        return
    from click.shell_completion import get_completion_class

    made = get_completion_class(shell)
    assert made is not None
    script = made(cli, {}, "queenhigh", _COMPLETE).source()
    taken = "COMPREPLY+=($value)"  # a word that ends in = goes on where it stands
    click.echo(script.replace(taken, f"{taken}; [[ $value == *= ]] && compopt -o nospace"))
    ctx.exit()


@click.command(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="queenhigh")
@click.option(
    "--completion",
    type=click.Choice(SHELLS),
    callback=_print_completion,
    expose_value=False,
    is_eager=True,
    help="Print what a shell needs to complete verbs, houses, wagers and rows, and exit.",
)
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
            cli(complete_var=_COMPLETE)
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
