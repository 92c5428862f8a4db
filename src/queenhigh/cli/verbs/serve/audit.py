"""`queenhigh audit`: everything that a table server has kept, proven again."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from queenhigh.cli.asking.common import json_option, misuse, print_json
from queenhigh.cli.asking.place import find_place, place_options, storing
from queenhigh.text import plural

if TYPE_CHECKING:
    from queenhigh.store.audit import Report


@click.command("audit")
@click.option(
    "--since",
    metavar="ROUND",
    default="",
    help="Run only rounds again that opened no earlier than this one, TABLE-NUMBER.",
)
@place_options
@json_option
@click.pass_context
def command(ctx: click.Context, since: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """Prove money, cards and every round again from the database.

    Chain, ledger, meters and commitments are proven from the database alone. Every act of every round is
    done again and must give the events and transfers that were kept; accounts, meters and chains must follow
    from them. The server may run. Exit code 1 on any problem.
    """
    place = find_place(data, database)
    with storing():
        from queenhigh.store.opening import show_place

        report = _audited(place, since)
        where = show_place(place)
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(report))
    else:
        _tell(report, where)
    ctx.exit(0 if report.ok else 1)


def _audited(place: Path | str, since: str) -> "Report":
    from queenhigh.cli.answering.progress import counting
    from queenhigh.store.audit import NoSuchRound, audit
    from queenhigh.store.opening import reading

    with reading(place) as reader, counting("Steps", "Reading") as tell:
        try:
            return audit(reader, since, tell)
        except NoSuchRound as error:
            misuse(str(error), "--since")


def _tell(report: "Report", where: str) -> None:
    click.echo(f"Read {where}.")
    for problem in report.problems:
        click.echo(f"{problem.check} {problem.where}: {problem.what}")
    verdict = "Everything is proven" if report.ok else plural(len(report.problems), "problem")
    click.secho(f"{verdict}: ", fg="green" if report.ok else "red", nl=False)
    click.echo(
        f"{report.replayed} of {plural(report.rounds, 'round')} run again, "
        f"{plural(report.transfers, 'transfer')}, {plural(report.commitments, 'deck')}, "
        f"{plural(len(report.meters), 'meter')}; {plural(report.escrows_open, 'escrow')} open."
    )
    click.echo(f"Head of the chain: {report.chain.head}")
