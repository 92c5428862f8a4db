"""`queenhigh replay`: run a recorded round again and prove each of its events."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from queenhigh.cli.asking.common import (
    get_house,
    json_option,
    language_option,
    misuse,
    print_json,
    refuse,
    waiting_for,
)

if TYPE_CHECKING:
    from queenhigh.engine import Actor
    from queenhigh.engine.record import Record
    from queenhigh.rules import House


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--house", "house_name", help="The house file it was played with, where that is not in the catalogue."
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
    from queenhigh.wire import NotationError, ReplayError, replay
    from queenhigh.wire.notation import SIZE_LIMIT

    try:
        with waiting_for(str(file)), file.open("rb") as stream:
            found = stream.read(SIZE_LIMIT + 1)
        if len(found) > SIZE_LIMIT:
            refuse(f"{file.name}: larger than any recorded round")
        text = found.decode("utf-8-sig")
    except UnicodeDecodeError:
        refuse(f"{file.name}: this is not a recorded round: it is not UTF-8 text")
    except (OSError, ValueError) as error:
        misuse(f"cannot read {str(file)!r}: {getattr(error, 'strerror', None) or error}", "FILE")
    try:
        house, record, by = _on_record(text, house_name)
        state = replay(house, record)
    except (NotationError, ReplayError) as error:
        refuse(f"{file.name}: {error}")
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


def _on_record(text: str, house_name: str | None) -> "tuple[House, Record, str]":
    """The house, the record, and whose rules they are: those given, the catalogue's, or the record's own.

    A house that is named is gone by; otherwise the file that the record carries, where the catalogue has
    other rules by now or none. No file that a record names is ever opened.
    """
    from queenhigh.rules import NoSuchHouse, house
    from queenhigh.wire import has_rules_of, house_of, parse_record, recorded_house, text_of
    from queenhigh.wire.replay import carried_house

    if house_name:
        given = get_house(house_name)
        return given, parse_record(text, given), "given"
    try:
        known = house(house_of(text))
        record = parse_record(text, known)
        if has_rules_of(known, record) or not record.text:
            return known, record, "catalogue"
    except NoSuchHouse as error:
        if not (carried := text_of(text)):
            refuse(f"{error}; name its house file with --house")
        record = parse_record(text, carried_house(carried))
    return recorded_house(record), record, "record"


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
