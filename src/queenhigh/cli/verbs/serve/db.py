"""`queenhigh db`: the database of the table server, upgraded, checked, backed up, restored."""

from pathlib import Path

import click

from queenhigh.cli.asking.common import json_option, print_json, say
from queenhigh.cli.asking.place import find_place, place_options, storing
from queenhigh.text import plural


@click.group("db")
def command() -> None:
    """Look after the database of the table server."""


@command.command("upgrade")
@place_options
@json_option
def upgrade(data: Path | None, database: str | None, as_json: bool) -> None:
    """Bring the database up to date, or make it.

    The server must not run; take a backup first.
    """
    place = find_place(data, database)
    with storing():
        from queenhigh.store.upkeep.copying import upgrade as bring

        before, after = bring(place)
    if as_json:
        print_json({"before": before, "after": after})
    elif before == after:
        click.echo(f"The database is at revision {after} already.")
    else:
        click.echo(f"The database is at revision {after} now" + (f", was at {before}." if before else "."))


@command.command("verify")
@place_options
@json_option
@click.pass_context
def verify(ctx: click.Context, data: Path | None, database: str | None, as_json: bool) -> None:
    """Check the database's arithmetic.

    All balances must follow from transfers, and no step may be missing; `queenhigh audit` proves much more.
    The server may run. Exit code 1 where something is wrong.
    """
    place = find_place(data, database)
    with storing():
        from queenhigh.store.upkeep.copying import verified

        found = verified(place)
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(found))
    else:
        for problem in found.problems:
            click.echo(problem)
        verdict = "Everything is in order" if found.ok else plural(len(found.problems), "problem")
        click.echo(
            f"{verdict}: {plural(found.tables, 'table')}, {plural(found.steps, 'step')}, "
            f"{plural(found.transfers, 'transfer')}, revision {found.revision}."
        )
    ctx.exit(0 if found.ok else 1)


@command.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@place_options
def backup(file: Path, data: Path | None, database: str | None) -> None:
    """Copy the database into a new file, while the server runs.

    The file is an SQLite database from whichever store, and can be restored into either. It holds password
    hashes and every round; it does not hold the server's secret, without which sealed decks stay sealed.
    """
    place = find_place(data, database)
    with storing():
        from queenhigh.store.upkeep.copying import back_up

        size = back_up(place, file)
    click.echo(f"Wrote {file} ({size:,} bytes).")
    _note(place, file, size)


def _note(place: Path | str, file: Path, size: int) -> None:
    """Note the backup for `queenhigh doctor`; the backup is good without it."""
    import time

    from queenhigh.store.upkeep.noting import BackupNote, note_backup
    from queenhigh.table.ports import StoreError

    try:
        note_backup(place, BackupNote(time.time_ns() // 1_000_000, str(file.absolute()), size))
    except (OSError, StoreError) as error:
        say(f"the backup is not noted for queenhigh doctor: {error}")


@command.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@place_options
def restore(file: Path, data: Path | None, database: str | None) -> None:
    """Put a backup into a place without a database.

    It is brought up to date there. A backup does not hold the server's secret: put it beside the database
    before the server starts, or it does not.
    """
    place = find_place(data, database)
    with storing():
        from queenhigh.store.upkeep.copying import restore as put_back

        put_back(file, place)
    click.echo(f"Restored {file}. The server's secret is not in it: put it back before you start the server.")
