"""`queenhigh check`: is this a good house file?"""

from typing import TYPE_CHECKING

import click

from queenhigh.cli.answering.progress import takes_long
from queenhigh.cli.asking.common import json_option, misuse, print_json, waiting_for

if TYPE_CHECKING:
    from queenhigh.rules import Problem


def _problem(problem: "Problem") -> dict[str, str | int]:
    said: dict[str, str | int] = {
        "line": problem.line,
        "key": problem.key,
        "message": problem.message,
    }
    return {**said, "file": problem.file} if problem.file else said


@click.command("check")
@click.argument("file", metavar="FILE")
@json_option
@click.pass_context
def command(ctx: click.Context, file: str, as_json: bool) -> None:
    """Validate a house file and list every problem with its line.

    A problem of a house that it is based on is told with that file's name. Exit code 0 for a good file, 1 for
    one with problems, 2 where it cannot be read.
    """
    from queenhigh.rules import HouseError, NoSuchHouse, find_house
    from queenhigh.rules.otherwise import read_otherwise

    try:
        with waiting_for(file):
            house = find_house(file)
        for reading in house.readings:
            if reading.instead:
                read_otherwise(house, reading)
    except NoSuchHouse as error:
        misuse(str(error), "FILE")
    except HouseError as error:
        if as_json:
            problems = [_problem(problem) for problem in error.problems]
            print_json({"file": file, "ok": False, "problems": problems})
        else:
            click.echo(str(error))
        ctx.exit(1)
    if as_json:
        good = {"file": file, "ok": True, "house": house.id, "digest": house.digest, "problems": []}
        print_json({**good, "notes": [slow] if (slow := takes_long(house)) else []})
        return
    rows = sum(len(wager.rows) for wager in house.wagers)
    click.echo(
        f"{house.id}: a good house ({house.name}). {len(house.wagers)} wagers and bonuses, {rows} pay rows, "
        f"{len(house.clauses)} clauses, {len(house.readings)} readings.\n{house.digest}"
    )
    if slow := takes_long(house):
        click.echo(f"Note: {slow}")
