"""What verbs share: finding the house a user names, and ending with a clear word and the right exit code."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

if TYPE_CHECKING:
    from queenhigh.rules import House

F = TypeVar("F", bound=Callable[..., Any])


class Refused(click.ClickException):
    """A job that was understood and refused: exit code 1."""

    exit_code = 1


def refuse(message: str) -> NoReturn:
    """End with exit code 1: the job is refused."""
    raise Refused(message)


def misuse(message: str, hint: str | None = None) -> NoReturn:
    """End with exit code 2: the command was not understood."""
    raise click.BadParameter(message, param_hint=hint)


def get_house(name: str, settings: str = "") -> "House":
    """The house a user named, as the table posts it.

    Exit code 2 if there is none or the settings are wrong, 1 if its file has problems.
    """
    from queenhigh.rules import HouseError, NoSuchHouse, SettingsError, find_house, post

    try:
        return post(find_house(name), settings)
    except SettingsError as error:
        misuse(str(error), "--table")
    except NoSuchHouse as error:
        misuse(str(error), "HOUSE")
    except HouseError as error:
        refuse(str(error))


def table_option(command: F) -> F:
    """The ``--table`` option: what this table posts beside the house file."""
    return click.option(
        "--table",
        "settings",
        default="",
        help="What this table posts: limits ('ante=10..200 pair_plus=5..100/5'), pay tables ('WAGER:TABLE').",
    )(command)


def json_option(command: F) -> F:
    """The ``--json`` flag, the same for every verb."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")(command)


def print_json(value: object) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


def refuse_if_changed(name: str, house: "House", settings: str = "") -> None:
    """End with exit code 1 if the house's file no longer means what was worked on."""
    from queenhigh.rules import house_ids

    if name in house_ids():
        return
    now = get_house(name, settings)
    if now != house:
        was, has = house.digest[7:19], now.digest[7:19]
        refuse(f"{name} was changed while it was worked on (digest {was}, now {has}): run it again")


def refuse_unwritable(path: Path | None) -> None:
    """End with exit code 1 before the work, not after it, if its result could not be kept there."""
    if path is None:
        return
    if path.is_dir():
        refuse(f"cannot write {path}: it is a folder")
    if not path.parent.is_dir():
        refuse(f"cannot write {path}: there is no folder {path.parent}")
    there = path.exists()
    if there and not path.is_file():
        return  # a pipe or a device: to try it would be to use it
    try:
        with path.open("ab"):
            pass
        if not there:
            path.resolve().unlink()
    except OSError as error:
        refuse(f"cannot write {path}: {(error.strerror or str(error)).lower()}")
