"""`queenhigh serve`: the table server."""

import contextlib
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from queenhigh.cli.asking.common import misuse, refuse, refuse_missing, whole
from queenhigh.cli.asking.place import place_options
from queenhigh.text import plural

if TYPE_CHECKING:
    from queenhigh.server.settings import ServerSettings
    from queenhigh.server.works import Works

INTERRUPTED = 130
ANYWHERE = ("0.0.0.0", "::")
ASKING_SECONDS = 2.0
SHOWING_SECONDS = 5.0


@click.command("serve")
@click.option("--host", metavar="ADDR", help="The address to listen on.  [default: 127.0.0.1]")
@click.option("--port", type=whole(least=0, most=65_535), help="The port, 0 for any.  [default: 8000]")
@place_options
@click.option(
    "--processes", type=whole(least=1, most=64), help="How many processes share the work.  [default: 1]"
)
@click.option(
    "--beside", is_flag=True, default=None, help="Join a server of the same database on the same port."
)
@click.option(
    "--inner",
    metavar="ADDR",
    help="Where processes on other machines reach this one.  [default: 127.0.0.1]",
)
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
@click.option(
    "--open", "opened", is_flag=True, help="Show the page in a browser; on another port if 8000 is taken."
)
def command(file: Path | None, data: Path | None, opened: bool, **options: Any) -> None:
    """Run a table server: friends sit down, play money, nothing lost.

    It makes its database and opens a table for each of the first houses. Settings come from these options,
    the environment (QUEENHIGH_PORT and the like) and a file, in this order. SIGTERM or Ctrl-C stops it:
    rounds under way are kept and go on at the next start. On PostgreSQL several processes, here or on several
    machines, share the tables: whichever is stopped or killed, the others go on with its rounds.
    """
    try:
        settings = _settings(file, {**options, "data": str(data) if data else None}, opened)
        from queenhigh.server import run
        from queenhigh.server.logs import Log
        from queenhigh.server.pool import Pool
        from queenhigh.server.works import StartError
        from queenhigh.table.ports import StoreError
    except ImportError as error:
        refuse_missing(error)
    log = Log(settings.log)
    log.catch_others()
    import asyncio

    def ready(_: object, works: "Works", port: int) -> None:
        _begin(works, port)
        if opened:
            show(_address(settings, port))

    def all_ready(port: int) -> None:
        _greet(settings, port)
        click.echo(f"{settings.processes} processes share the tables.")
        if opened:
            show(_address(settings, port))

    if opened and options["port"] is None:
        settings = _on_a_free_port(settings)
    try:
        if settings.processes > 1:
            interrupted = Pool(settings, log).run(all_ready)
        else:
            interrupted = asyncio.run(run.serve(settings, log, ready))
    except (StartError, StoreError) as error:
        refuse(str(error))
    click.echo("Closed. Rounds under way are kept.", err=True)
    if interrupted:
        raise SystemExit(INTERRUPTED)


def _settings(file: Path | None, options: dict[str, Any], opened: bool) -> "ServerSettings":
    """The settings, for a place that no server has: refused before all that a server needs is read.

    Whoever only wants to see the page is shown that of the server that has the place.
    """
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
        address = _address(settings, settings.port)
        if opened and _is_served(address):
            click.echo(f"Queen High serves already, at {address}")
            show(address).join(SHOWING_SECONDS)
            raise SystemExit(0) from None
        refuse(str(error))
    return settings


def _is_served(address: str) -> bool:
    """Whether a Queen High answers there."""
    import json
    from urllib.request import urlopen

    try:
        with urlopen(f"{address}/health/live", timeout=ASKING_SECONDS) as answer:
            return "version" in json.load(answer)
    except (OSError, ValueError, TypeError):
        return False


def _on_a_free_port(settings: "ServerSettings") -> "ServerSettings":
    """The settings, with any port where nobody named one and the usual one is somebody else's."""
    from msgspec.structs import replace

    from queenhigh.server.listening import bind
    from queenhigh.server.settings import ServerSettings
    from queenhigh.server.works import StartError

    if settings.port != ServerSettings().port:
        return settings
    try:
        for each in bind(settings):
            each.close()
    except StartError:
        return replace(settings, port=0)
    return settings


def _begin(works: "Works", port: int) -> None:
    """Greet, and say who else has tables of the database."""
    from queenhigh.server.memory import settle_memory
    from queenhigh.server.run import held_elsewhere

    _greet(works.settings, port)
    mine = plural(len(works.floor.desks), "table")
    for owner, count in held_elsewhere(works).items():
        click.echo(
            f"Another server, {owner}, holds {plural(count, 'table')} of this database; this one has {mine}."
        )
    settle_memory()


def _greet(settings: "ServerSettings", port: int) -> None:
    """Where the server is, for oneself and for friends."""
    from queenhigh.server.gate.security import is_local
    from queenhigh.server.listening import own_addresses

    anywhere = settings.host in ANYWHERE
    click.echo(f"Queen High serves at {_address(settings, port)}")
    friends = own_addresses() if anywhere else () if is_local(settings.host) else (settings.host,)
    if friends:
        address = _address(settings, port, (*settings.hosts, *friends)[0])
        click.echo(f"For friends: {address}")
        _print_code(address)
    if settings.beyond:
        click.echo("No TLS: what is sent can be read on the way. Say --certificate and --key, or --proxy.")
        taken = "Passwords are taken all the same." if settings.letting_in.passwords else "Guests only."
        click.echo(taken)
    click.echo("Play money only. Ctrl-C stops; rounds under way are kept.")


def _address(settings: "ServerSettings", port: int, host: str = "") -> str:
    """Where the server is under a name, or as this machine itself finds it."""
    host = host or ("127.0.0.1" if settings.host in ANYWHERE else settings.host)
    return f"{'https' if settings.tls else 'http'}://{f'[{host}]' if ':' in host else host}:{port}"


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


def show(address: str) -> threading.Thread:
    """Ask for it in a thread; nothing is said, and nothing fails, where there is none.

    Without a screen a browser would take the terminal, so none is asked unless BROWSER names it.
    """
    thread = threading.Thread(target=_ask, args=(address,), daemon=True)
    thread.start()
    return thread


def _ask(address: str) -> None:
    screens = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform != "linux" or any(map(os.environ.get, screens)):
        with contextlib.suppress(OSError, webbrowser.Error):
            webbrowser.open(address)
