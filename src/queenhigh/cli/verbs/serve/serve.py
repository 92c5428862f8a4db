"""`queenhigh serve`: the table server."""

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from queenhigh.cli.asking.common import misuse, refuse, whole
from queenhigh.cli.asking.place import place_options
from queenhigh.text import plural

if TYPE_CHECKING:
    from queenhigh.server.settings import ServerSettings
    from queenhigh.server.works import Works

INTERRUPTED = 130


@click.command("serve")
@click.option("--host", metavar="ADDR", help="The address to listen on.  [default: 127.0.0.1]")
@click.option("--port", type=whole(least=0, most=65_535), help="The port, 0 for any.  [default: 8000]")
@place_options
@click.option("--certificate", metavar="FILE", help="The certificate for TLS, with its chain.")
@click.option("--key", metavar="FILE", help="The certificate's key.")
@click.option(
    "--proxy",
    metavar="ADDR",
    help="A reverse proxy, or its network, whose word on scheme and address is taken.",
)
@click.option("--settings", "file", metavar="FILE", type=click.Path(path_type=Path), help="Settings as TOML.")
@click.option("--log", type=click.Choice(("text", "json")), help="The form of the log.  [default: text]")
@click.option(
    "--plain-passwords", is_flag=True, default=None, help="Take passwords beyond this machine without TLS."
)
def command(file: Path | None, data: Path | None, **options: Any) -> None:
    """Run a table server: friends sit down, play money, nothing lost.

    It makes its database and opens a table for each house. Settings come from these options, the environment
    (QUEENHIGH_PORT and the like) and a file, in this order. SIGTERM or Ctrl-C stops it: rounds under way are
    kept and go on at the next start.
    """
    try:
        settings = _settings(file, {**options, "data": str(data) if data else None})
        from queenhigh.server import run
        from queenhigh.server.logs import Log
        from queenhigh.server.works import StartError
        from queenhigh.table.ports import StoreError
    except ImportError as error:
        refuse(f"the server is not installed ({error.name} is missing): pip install 'queenhigh[server]'")
    log = Log(settings.log)
    log.catch_others()
    import asyncio

    try:
        interrupted = asyncio.run(run.serve(settings, log, lambda _server, works, port: _begin(works, port)))
    except (StartError, StoreError) as error:
        refuse(str(error))
    click.echo("Closed. Rounds under way are kept.", err=True)
    if interrupted:
        raise SystemExit(INTERRUPTED)


def _settings(file: Path | None, options: dict[str, Any]) -> "ServerSettings":
    """The settings, for a place that no server has: refused before all that a server needs is read."""
    from queenhigh.server.settings import ServerSettingsError, read_settings
    from queenhigh.store.upkeep.claiming import refuse_taken
    from queenhigh.table.ports import StoreError

    try:
        settings = read_settings(file, os.environ, options)
        if not settings.database:
            refuse_taken(settings.folder)
    except ServerSettingsError as error:
        misuse(str(error))
    except StoreError as error:
        refuse(str(error))
    return settings


def _begin(works: "Works", port: int) -> None:
    """Greet; what is there by now stays, and no collection of garbage holds players up by looking at it."""
    from queenhigh.server.run import held_elsewhere

    _greet(works.settings, port)
    mine = plural(len(works.floor.desks), "table")
    for owner, count in held_elsewhere(works).items():
        click.echo(
            f"Another server, {owner}, holds {plural(count, 'table')} of this database; this one has {mine}."
        )
    gc.collect()
    gc.freeze()


def _greet(settings: "ServerSettings", port: int) -> None:
    """Where the server is, for oneself and for friends."""
    from queenhigh.server.gate.security import is_local
    from queenhigh.server.run import own_addresses

    scheme = "https" if settings.tls else "http"
    anywhere = settings.host in ("0.0.0.0", "::")
    click.echo(f"Queen High serves at {scheme}://{_place('127.0.0.1' if anywhere else settings.host, port)}")
    friends = own_addresses() if anywhere else () if is_local(settings.host) else (settings.host,)
    if friends:
        address = f"{scheme}://{_place((*settings.hosts, *friends)[0], port)}"
        click.echo(f"For friends: {address}")
        _print_code(address)
    if settings.beyond:
        click.echo("No TLS: what is sent can be read on the way. Say --certificate and --key, or --proxy.")
        taken = "Passwords are taken all the same." if settings.letting_in.passwords else "Guests only."
        click.echo(taken)
    click.echo("Play money only. Ctrl-C stops; rounds under way are kept.")


def _place(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _print_code(address: str) -> None:
    """A QR code of the address, where it can be made and the terminal can show it."""
    import io

    try:
        from segno import make_qr
    except ImportError:
        return
    drawn = io.StringIO()
    make_qr(address, error="m").terminal(drawn, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    click.echo(drawn.getvalue(), nl=False)
