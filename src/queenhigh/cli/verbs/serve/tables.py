"""`queenhigh tables`: the tables of a table server, from the command line of whoever runs it."""

import asyncio
import re
import time
from typing import TYPE_CHECKING, Any, Final

import click

from queenhigh.cli.asking.common import get_house, json_option, misuse, print_json, refuse, whole
from queenhigh.cli.asking.known import houses
from queenhigh.cli.asking.place import open_place, place_options

if TYPE_CHECKING:
    import msgspec

    from queenhigh.store.sharing import What
    from queenhigh.store.store import Store
    from queenhigh.table.ports import TableRow
    from queenhigh.wire.settings import TableSettings

PATIENCE_SECONDS: Final = 5.0
"""How long an order waits for a server that runs; it takes a second or two."""
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz"
_SECONDS: Final = {
    "bet": "to bet, from the first stake",
    "least_bet": "before betting closes early",
    "decide": "to decide",
    "show": "to look at a settled round",
    "bank": "that a time bank holds at most",
    "refill": "that a round played puts into it",
    "grace": "that a restart adds to a running deadline",
}


@click.group("tables")
def command() -> None:
    """List the tables of a server, open, pause or close them.

    A server that runs does it within a second or two; where none runs it is done at the next start. There
    must be a database: `queenhigh serve` makes it, or `queenhigh db upgrade` beforehand.
    """


@command.command("list")
@click.option("--all", "closed", is_flag=True, help="Those that were closed as well.")
@place_options
@json_option
def list_command(closed: bool, as_json: bool, **place: Any) -> None:
    """List the tables that are open."""
    with open_place(**place) as store:
        rows = asyncio.run(_told(store, closed))
    if as_json:
        print_json({"tables": rows})
        return
    if not rows:
        click.echo("There are no tables yet: queenhigh serve opens some.")
        return
    from rich.console import Console

    from queenhigh.report.blocks import table
    from queenhigh.report.writers.terminal import print_blocks

    listed = (
        (
            each["id"],
            each["name"],
            each["house"],
            f"{each['taken']} of {each['boxes']}",
            str(each["round"]),
            f"{each['stage']}, paused" if each["paused"] else each["stage"],
            each["code"],
        )
        for each in rows
    )
    print_blocks([table("", "Id|Name|House|#Boxes|#Round||Code", listed)], Console(highlight=False))


async def _told(store: "Store", closed: bool) -> list[dict[str, Any]]:
    return [await _row(store, row) for row in await store.tables(closed=closed)]


async def _row(store: "Store", row: "TableRow") -> dict[str, Any]:
    import msgspec

    from queenhigh.table.turn import decode_kept
    from queenhigh.wire.settings import TableSettings

    settings = msgspec.json.decode(row.settings, type=TableSettings)
    kept = decode_kept(row.state)
    house = await store.house(row.house)
    assert house is not None
    return {
        "id": row.id,
        "name": settings.name or house.name,
        "house": house.id,
        "stage": kept.stage,
        "round": kept.round,
        "paused": kept.paused,
        "boxes": settings.boxes or house.boxes,
        "taken": sum(len(sitter.boxes) for sitter in kept.sitters),
        "players": [sitter.name for sitter in kept.sitters],
        "deal": settings.deal,
        "progressive": settings.progressive,
        "reveal": settings.reveal,
        "code": kept.code,
        "created_ms": row.created_ms,
    }


def _second_options(function: Any) -> Any:
    for name, what in reversed(_SECONDS.items()):
        option = f"--{name.replace('_', '-')}-seconds"
        function = click.option(option, type=whole(least=0, most=86_400), help=f"Seconds {what}.")(function)
    return function


def _progressive(_context: click.Context, _option: click.Parameter, said: str | None) -> str | None:
    if said is not None and not re.fullmatch("own|none|linked:[a-z0-9-]{1,30}", said, re.ASCII):
        misuse("say own, none, or linked:NAME with small letters, digits and strokes", "--progressive")
    return said


@command.command("open")
@click.argument("house", shell_complete=houses)
@click.option("--name", help="What it is called; the house's name where it is not said.")
@click.option("--table", "posted", metavar="TEXT", default="", help="Posted settings: 'ante=10..200'.")
@click.option("--boxes", type=whole(least=1, most=12), help="How many boxes are used.")
@click.option("--deal", type=click.Choice(("digital", "live")), help="Cards of the server, or a real deck.")
@click.option("--method", type=click.Choice(("hand", "shuffler")), help="How cards leave the deck.")
@click.option("--pace", type=click.Choice(("clock", "dealer")), help="Who moves the round on.")
@click.option("--timed/--untimed", default=None, help="Whether players have a time limit.")
@_second_options
@click.option("--hold-minutes", type=whole(least=0, most=1_440), help="Minutes a box is held when away.")
@click.option("--void-minutes", type=whole(least=0, most=1_440), help="Minutes a round can be voided in.")
@click.option(
    "--progressive",
    metavar="METER",
    callback=_progressive,
    help="own, none, or linked:NAME for one that several tables feed.",
)
@click.option("--code", "entry", flag_value="code", help="Only for who knows its six letters.")
@click.option("--bots/--no-bots", default=None, help="Whether bots are welcome.")
@click.option("--reveal", type=click.Choice(("seen", "all")), help="What a proof opens after the round.")
@place_options
@json_option
def open_command(house: str, posted: str, as_json: bool, data: Any, database: Any, **said: Any) -> None:
    """Open a table of any house, a file of one's own included.

    With --json: table, done, and code, which is null where there is none or no server has opened it yet.
    """
    found = get_house(house, posted)
    with open_place(data, database) as store:
        from queenhigh.store.sharing import OpenOrder

        settings = _settings(
            {"house": found.id, "posted": posted} | {k: v for k, v in said.items() if v is not None}
        )

        import secrets

        id = "".join(secrets.choice(_LETTERS) for _ in range(8))
        digest = asyncio.run(store.keep_house(found))
        _order(store, id, "open", OpenOrder(settings, digest), as_json, "is open")


def _settings(said: dict[str, Any]) -> "TableSettings":
    import msgspec

    from queenhigh.server.settings import say_misfit
    from queenhigh.wire.settings import TableSettings, unfit_name

    if why := unfit_name(said.get("name", "")):
        misuse(why, "--name")
    try:
        return msgspec.convert(said, TableSettings)
    except msgspec.ValidationError as error:
        where, what = say_misfit(error, TableSettings)
        misuse(what, "--table" if where == "posted" else f"--{where.replace('_', '-')}")


@command.command("pause")
@click.argument("table")
@click.option("--off", is_flag=True, help="Let it go on.")
@place_options
@json_option
def pause(table: str, off: bool, as_json: bool, data: Any, database: Any) -> None:
    """Pause a table: the round under way is finished, no other begins."""
    with open_place(data, database) as store:
        from queenhigh.store.sharing import PauseOrder

        _refuse_unknown(store, table)
        _order(store, table, "pause", PauseOrder(not off), as_json, "goes on" if off else "is paused")


@command.command("close")
@click.argument("table")
@place_options
@json_option
def close(table: str, as_json: bool, data: Any, database: Any) -> None:
    """Close a table for good: now, or when the round under way is over. Stakes before the deal go back."""
    with open_place(data, database) as store:
        _refuse_unknown(store, table)
        _order(store, table, "close", None, as_json, "is closed, or will be when its round is over")


async def _code(store: "Store", table: str) -> str:
    row = await store.table(table)
    return str((await _row(store, row))["code"]) if row is not None else ""


def _refuse_unknown(store: "Store", table: str) -> None:
    open_tables = {row.id: row for row in asyncio.run(store.tables())}
    if table not in open_tables:
        from queenhigh.text import shorten, suggest

        refuse(f"there is no open table {shorten(table)}{suggest(table, list(open_tables))}")


def _order(
    store: "Store", table: str, what: "What", body: "msgspec.Struct | None", as_json: bool, done: str
) -> None:
    """Leave an order, wait a little for a server to do it, and say what came of it."""
    from queenhigh.store.sharing import DONE, find_order, leave_order

    order = asyncio.run(store.run(lambda sql: leave_order(sql, table, what, body)))
    until = time.monotonic() + PATIENCE_SECONDS
    found = order
    while found.done_ms is None and time.monotonic() < until:
        time.sleep(0.1)
        found = store.read_now(lambda sql: find_order(sql, table, order.id)) or order
    if found.done_ms is not None and found.answer != DONE:
        refuse(found.answer)
    code = asyncio.run(_code(store, table)) if what == "open" else ""
    if as_json:
        told = {"table": table, "done": found.done_ms is not None}
        print_json({**told, "code": code or None} if what == "open" else told)
    elif found.done_ms is not None:
        click.echo(f"Table {table} {done}{f', its code is {code}' if code else ''}.")
    else:
        click.echo(f"No server has done it yet: table {table} waits for the next one that runs here.")
