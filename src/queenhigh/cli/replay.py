"""`queenhigh replay`: run a recorded round again and prove each of its events."""

from pathlib import Path

import click

from queenhigh.cli.common import get_house, json_option, misuse, print_json, refuse


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--house", "house_name", help="The house file it was played with, where that is not in the catalogue."
)
@click.option(
    "--viewer", default="supervisor", show_default=True, help="Who is told: dealer or a player's name."
)
@json_option
def command(file: Path, house_name: str | None, viewer: str, as_json: bool) -> None:
    """Run a recorded round again and prove each event.

    Exit code 1 where one does not come out as recorded: the message names the step.
    """
    from queenhigh.engine import log
    from queenhigh.engine.notation import SIZE_LIMIT, NotationError, house_of, parse_record
    from queenhigh.engine.record import ReplayError, replay, start

    try:
        if file.is_file() and file.stat().st_size > SIZE_LIMIT:
            refuse(f"{file.name}: larger than any recorded round")
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        refuse(f"{file.name}: this is not a recorded round: it is not UTF-8 text")
    except (OSError, ValueError) as error:
        misuse(f"cannot read {str(file)!r}: {getattr(error, 'strerror', None) or error}", "FILE")
    try:
        house = get_house(house_name or house_of(text))
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
                "proven": True,
            }
        )
        return
    for sentence in log(start(house, record.after_game), events, viewer):
        click.echo(sentence)
    click.secho(
        f"\nProven: {len(record.steps)} acts, {len(events)} events"
        + (f", {refused} refused" if refused else "")
        + f"; the game ends {state.phase} under {record.digest[:19]}…",
        fg="green",
    )
