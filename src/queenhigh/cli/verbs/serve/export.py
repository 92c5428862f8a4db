"""`queenhigh export`: rounds and the ledger of a table server, for other programs."""

import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from queenhigh.cli.asking.common import misuse, refuse_unwritable
from queenhigh.cli.asking.place import find_place, place_options, storing

if TYPE_CHECKING:
    from queenhigh.store.audit.export import Chosen
    from queenhigh.store.reading import Reader

LATEST_MS: Final = 1 << 62


def moment(text: str | None, option: str, after: bool = False) -> int | None:
    """Milliseconds of a day or a time, in UTC unless it says otherwise; `after` gives the end of a day."""
    if text is None:
        return None
    try:
        found = datetime.fromisoformat(text)
        found = found if found.tzinfo else found.replace(tzinfo=UTC)
        found += timedelta(days=1) if after and len(text) <= len("2026-11-30") else timedelta()
    except OverflowError:  # the end of the last day that there is
        return LATEST_MS
    except ValueError:
        misuse(f"{text[:40]!r} is no time: write a day, 2026-11-30, or a time, 2026-11-30T20:15", option)
    return round(found.timestamp() * 1000)


@click.command("export")
@click.argument("what", type=click.Choice(("rounds", "ledger")))
@click.option(
    "--format",
    "form",
    type=click.Choice(("jsonl", "csv")),
    help="JSON Lines or CSV; as --out ends.",
)
@click.option("--player", metavar="NAME", help="Only rounds that this player was in, or their transfers.")
@click.option("--from", "from_", metavar="TIME", help="From this day or time on, in UTC: 2026-11-30.")
@click.option("--to", metavar="TIME", help="Up to the end of this day, or before this time.")
@click.option("--out", metavar="FILE", type=click.Path(path_type=Path), help="Write to a file.")
@place_options
def command(
    what: str,
    form: str | None,
    player: str | None,
    from_: str | None,
    to: str | None,
    out: Path | None,
    data: Path | None,
    database: str | None,
) -> None:
    """Write finished rounds, or the ledger, as JSON Lines or CSV.

    As JSON Lines a round has every step; as CSV it has a row a player with what they staked and got back.
    Amounts are in the smallest coin, times in milliseconds since 1970. It tells every card that was dealt:
    it is for whoever runs the tables. The server may run.
    """
    form = form or ("csv" if out is not None and out.suffix.lower() == ".csv" else "jsonl")
    from_ms = moment(from_, "--from")
    to_ms = moment(to, "--to", after=True)
    if from_ms is not None and to_ms is not None and from_ms >= to_ms:
        misuse("it ends before it begins: --to comes after --from", "--to")
    refuse_unwritable(out)
    place = find_place(data, database)
    with storing():
        from queenhigh.people.names import name_key
        from queenhigh.store.audit.export import Chosen, NoSuchPlayer, find_player
        from queenhigh.store.opening import reading

        with reading(place) as reader:
            try:
                who = find_player(reader, player, name_key(player)) if player is not None else ""
            except NoSuchPlayer as error:
                misuse(str(error), "--player")
            chosen = Chosen(who, from_ms or 0, LATEST_MS if to_ms is None else to_ms)
            _write(out, _lines(reader, what, form, chosen))


def _lines(reader: "Reader", what: str, form: str, chosen: "Chosen") -> Iterator[str]:
    import msgspec

    from queenhigh.store.audit import export

    encode = msgspec.json.encode
    if what == "rounds":
        rounds = export.told_rounds(reader, chosen)
        if form == "jsonl":
            return (f"{encode(told).decode()}\n" for told in rounds)
        return _csv(export.ROUND_COLUMNS, (row for told in rounds for row in told.rows()))
    rows = export.told_transfers(reader, chosen)
    if form == "jsonl":
        return (f"{encode(row).decode()}\n" for row in rows)
    return _csv(export.LEDGER_COLUMNS, (tuple(row.values()) for row in rows))


def _csv(columns: Iterable[str], rows: Iterable[tuple[Any, ...]]) -> Iterator[str]:
    """CSV in which no text is a formula."""
    from queenhigh.report.files import csv_lines, guarded

    return csv_lines(columns, (tuple(map(guarded, row)) for row in rows))


def _write(out: Path | None, lines: Iterable[str]) -> None:
    from queenhigh.cli.answering.answer import say_wrote, write_text

    if out is None:
        sys.stdout.writelines(lines)
        return
    write_text(out, lines)
    say_wrote(out)
