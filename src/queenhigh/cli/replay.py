"""`queenhigh replay`: run a recorded round again and prove each of its events."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from queenhigh.cli.common import get_house, json_option, misuse, print_json, refuse

if TYPE_CHECKING:
    from queenhigh.rules import House


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--house", "house_name", help="The house file it was played with, where that is not in the catalogue."
)
@click.option(
    "--viewer", default="supervisor", show_default=True, help="Who is told: dealer, bystander or a player."
)
@json_option
def command(file: Path, house_name: str | None, viewer: str, as_json: bool) -> None:
    """Run a recorded round again and prove each event.

    Exit code 1 where one does not come out as recorded: the message names the step.
    """
    from queenhigh.engine import log
    from queenhigh.engine.notation import SIZE_LIMIT, NotationError, parse_record
    from queenhigh.engine.record import ReplayError, replay, start

    try:
        with file.open("rb") as stream:
            found = stream.read(SIZE_LIMIT + 1)
        if len(found) > SIZE_LIMIT:
            refuse(f"{file.name}: larger than any recorded round")
        text = found.decode("utf-8-sig")
    except UnicodeDecodeError:
        refuse(f"{file.name}: this is not a recorded round: it is not UTF-8 text")
    except (OSError, ValueError) as error:
        misuse(f"cannot read {str(file)!r}: {getattr(error, 'strerror', None) or error}", "FILE")
    try:
        house = get_house(house_name) if house_name else _house_on_record(text)
        record = parse_record(text, house)
        state = replay(house, record)
    except (NotationError, ReplayError) as error:
        refuse(f"{file.name}: {error}")
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
            }
        )
        return
    for sentence in log(start(state.house, record.after_game, record.meters_minor), events, viewer):
        click.echo(sentence)
    click.secho(
        f"\nProven: {len(record.steps)} acts, {len(events)} events"
        + (f", {refused} refused" if refused else "")
        + ("" if state.phase in ("settled", "void") else "; the record stops before the game is over")
        + f"; the game is {state.phase} under {record.digest[:19]}…",
        fg="green",
    )


def _house_on_record(text: str) -> "House":
    """The house of the catalogue that a record names; a file it names is never opened."""
    from queenhigh.engine.notation import house_of
    from queenhigh.rules import NoSuchHouse, house

    try:
        return house(house_of(text))
    except NoSuchHouse as error:
        refuse(f"{error}; name its house file with --house")
