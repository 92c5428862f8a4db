"""`queenhigh replay`: run a recorded round again and prove each of its events."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from queenhigh.cli.asking.common import get_house, json_option, language_option, misuse, print_json
from queenhigh.cli.asking.known import houses
from queenhigh.cli.asking.recorded import proven

if TYPE_CHECKING:
    from queenhigh.engine import Actor
    from queenhigh.engine.record import Record


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--house",
    "house_name",
    shell_complete=houses,
    help="The house file it was played with, where that is not in the catalogue.",
)
@click.option(
    "--viewer",
    default="supervisor",
    show_default=True,
    help="Who is told: supervisor, dealer, bystander, or a player's name.",
)
@language_option
@json_option
def command(file: Path, house_name: str | None, viewer: str, language: str, as_json: bool) -> None:
    """Run a recorded round again and prove each event.

    Exit code 1 where one does not come out as recorded: the message names the step.
    """
    from queenhigh.engine import log
    from queenhigh.engine.record import start

    house, record, state, by = proven(file, get_house(house_name) if house_name else None)
    who = _viewer(viewer, record)
    events = [event for step in record.steps for event in step.events]
    refused = sum(bool(step.refused) for step in record.steps)
    if as_json:
        print_json(
            {
                "house": house.id,
                "digest": record.digest,
                "game": state.game,
                "phase": state.phase,
                "steps": len(record.steps),
                "events": len(events),
                "refused": refused,
                "finished": state.phase in ("settled", "void"),
                "proven": True,
                "rules": by,
            }
        )
        return
    before = start(state.house, record.after_game, record.meters_minor)
    for sentence in log(before, events, who, language):
        click.echo(sentence)
    click.secho(
        f"\nProven: {len(record.steps)} acts, {len(events)} events"
        + (f", {refused} refused" if refused else "")
        + ("" if state.phase in ("settled", "void") else "; the record stops before the game is over")
        + f"; the game is {state.phase} under {record.digest[:19]}…"
        + (", the house file that the record carries" if by == "record" else ""),
        fg="green",
    )


def _viewer(name: str, record: "Record") -> "Actor":
    """Who is told: one of the roles, or a player of the record."""
    from queenhigh.engine.actors import ActorError, parse_actor, player

    try:
        return parse_actor(name)
    except ActorError:
        players = sorted({step.action.by.id for step in record.steps if step.action.by.role == "player"})
        if name not in players:
            known = ", ".join(["supervisor", "dealer", "bystander", *players])
            misuse(f"nobody of that name is on record: say {known}", "--viewer")
        return player(name)
