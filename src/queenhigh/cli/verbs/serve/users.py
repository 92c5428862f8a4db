"""`queenhigh users`: the people of a table server."""

import asyncio
from typing import TYPE_CHECKING, Any, NoReturn

import click

from queenhigh.cli.asking.common import json_option, misuse, print_json, refuse
from queenhigh.cli.asking.place import open_place, place_options

if TYPE_CHECKING:
    from queenhigh.people import People, PeopleError, Person

ROLES = ("player", "dealer", "supervisor", "auditor", "admin")
PAGE = 500


class _SystemClock:
    def now_ms(self) -> int:
        import time

        return time.time_ns() // 1_000_000


@click.group("users")
def command() -> None:
    """Add people to a table server, give them roles, lock them out.

    The first admin is made here. A server that is running knows of a change within a second.
    """


@command.command("add")
@click.argument("name")
@click.option("--role", type=click.Choice(ROLES), default="player", show_default=True)
@click.option(
    "--password-file",
    metavar="FILE",
    type=click.File(encoding="utf-8"),
    help="Read the password from the first line of a file (- for standard input) in place of asking for it.",
)
@place_options
@json_option
def add(name: str, role: str, password_file: Any, as_json: bool, **place: Any) -> None:
    """Add somebody with a name and a password.

    The database is made where there is none yet, so that the first admin is there before the server starts.
    """
    password = _password(password_file)
    added = _with_people(place, lambda people: people.add(name, password, role), make=True)
    _tell(added, as_json, "is added as {role}")


@command.command("role")
@click.argument("name")
@click.argument("role", type=click.Choice(ROLES))
@place_options
@json_option
def role_command(name: str, role: str, as_json: bool, **place: Any) -> None:
    """Give somebody a role, in place of the one they had."""

    async def give(people: "People") -> "Person":
        await people.set_role((await _find(people, name)).id, role)
        return await _find(people, name)

    _tell(_with_people(place, give), as_json, "is now {role}")


@command.command("lock")
@click.argument("name")
@click.option("--off", is_flag=True, help="Let them in again.")
@place_options
@json_option
def lock(name: str, off: bool, as_json: bool, **place: Any) -> None:
    """Lock somebody out, or let them in again.

    Every session of theirs ends, and no password or token lets them in.
    """

    async def turn(people: "People") -> "Person":
        person = await _find(people, name)
        await (people.unlock(person.id) if off else people.lock(person.id))
        return await _find(people, name)

    _tell(_with_people(place, turn), as_json, "is let in again" if off else "is locked out")


@command.command("list")
@place_options
@json_option
def list_command(as_json: bool, **place: Any) -> None:
    """List everybody, in the order of their names."""

    async def everybody(people: "People") -> list["Person"]:
        found: list[Person] = []
        while page := await people.list_people(found[-1].name if found else "", PAGE):
            found += page
        return found

    people = _with_people(place, everybody)
    if as_json:
        print_json({"users": [_as_json(person) for person in people]})
        return
    if not people:
        click.echo("There is nobody yet: queenhigh users add NAME")
        return
    from rich.console import Console

    from queenhigh.report.blocks import table
    from queenhigh.report.writers.terminal import print_blocks

    rows = (
        (each.name, each.role, ", ".join(["guest"] * each.guest + ["locked"] * each.locked), each.id)
        for each in people
    )
    print_blocks([table("", "Name|Role||Id", rows)], Console(highlight=False))


def _with_people(place: dict[str, Any], work: Any, make: bool = False) -> Any:
    """What `work` gives, with the people who are kept there."""
    with open_place(**place, make=make) as store:
        from queenhigh.people import People, PeopleError

        people = People(store, _SystemClock())
        try:
            return asyncio.run(work(people))
        except PeopleError as error:
            _refuse(error)
        finally:
            people.close()


async def _find(people: "People", name: str) -> "Person":
    if (person := await people.by_name(name)) is None:
        from queenhigh.text import shorten, suggest

        known = [each.name for each in await people.list_people()]
        refuse(f"there is nobody called {shorten(name)}{suggest(name, known)}")
    return person


def _password(file: Any) -> str:
    if file is None:
        return str(click.prompt("Password", hide_input=True, confirmation_prompt=True))
    try:
        return str(file.readline()).rstrip("\r\n")
    except UnicodeDecodeError:
        misuse("the file is not text in UTF-8", "--password-file")


def _refuse(error: "PeopleError") -> NoReturn:
    if error.code in ("name/unfit", "name/reserved"):
        misuse(str(error), "NAME")
    if error.code == "password/unfit":
        misuse(str(error), "--password-file")
    refuse(str(error))


def _tell(person: "Person", as_json: bool, said: str) -> None:
    if as_json:
        print_json(_as_json(person))
    else:
        click.echo(f"{person.name} ({person.id}) {said.format(role=person.role)}.")


def _as_json(person: "Person") -> dict[str, Any]:
    return {field: getattr(person, field) for field in person.__struct_fields__}
