"""What verbs share: finding the house a user names, and ending with a clear word and the right exit code."""

import json
import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from queenhigh.languages import DEFAULT, LANGUAGES

if TYPE_CHECKING:
    from queenhigh.cards import Card
    from queenhigh.rules import House

F = TypeVar("F", bound=Callable[..., Any])
PATIENCE_SECONDS = 1.0
_JOBS = ("bet", "cluster", "house", "work", "workers")
"""Parts of a question that are understood even where they cannot be had."""


def whole(least: int | None = None, most: int | None = None) -> Callable[[str | int], int]:
    """The type of an option that is a whole number, perhaps within bounds: one rule, `text.parse_whole`."""

    def number(said: str | int) -> int:
        from queenhigh.text import NumberError, parse_whole, shorten

        try:
            found = said if isinstance(said, int) else parse_whole(said)
        except NumberError as error:
            misuse(str(error))
        if least is not None and found < least:
            bound = "above zero" if least == 1 else f"from {least} up"
            misuse(f"{shorten(str(said))} is not a whole number {bound}")
        if most is not None and found > most:
            misuse(f"{shorten(str(said))} is too many: {most:,} is the most there can be")
        return found

    return number


WHOLE = whole()
COUNT = whole(least=1, most=1 << 48)
"""How many rounds or players: 2**48 is the most that a seed can number."""


class Refused(click.ClickException):
    """A job that was understood and refused: exit code 1."""

    exit_code = 1


def refuse(message: str) -> NoReturn:
    """End with exit code 1: the job is refused."""
    raise Refused(message)


def say(words: str) -> None:
    """Say something while the work goes on: above the bar, where there is one."""
    if sys.stderr is not None:
        print(words[:1].upper() + words[1:], file=sys.stderr, flush=True)


def misuse(message: str, hint: str | None = None) -> NoReturn:
    """End with exit code 2: the command was not understood."""
    raise click.BadParameter(message, param_hint=hint)


def refuse_missing(error: ImportError, extra: str = "server") -> NoReturn:
    """End with exit code 1: what an extra brings is not installed; says what installs it."""
    from queenhigh.text import install_words

    refuse(f"{error.name} is missing, which the {extra} extra brings: {install_words(extra)}")


@contextmanager
def waiting_for(name: str) -> Iterator[None]:
    """Say on standard error what is waited for, if it is a pipe or the like that nothing comes from.

    A pipe is no mistake: a shell makes one for `queenhigh check <(make-house)`.
    """
    from threading import Timer

    said = f"Waiting for somebody to write to {click.format_filename(name)}, which is no file; Ctrl-C ends."
    timer = Timer(PATIENCE_SECONDS, click.echo, (said,), {"err": True})
    timer.daemon = True
    if _is_no_file(name):
        timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _is_no_file(name: str) -> bool:
    try:
        return not stat.S_ISREG(os.stat(name).st_mode)
    except (OSError, ValueError):
        return False


def get_house(name: str, settings: str = "") -> "House":
    """The house a user named, as the table posts it.

    Exit code 2 if there is none or the settings are wrong, 1 if its file has problems.
    """
    from queenhigh.rules import HouseError, NoSuchHouse, SettingsError, find_house, post

    try:
        with waiting_for(name):
            found = find_house(name)
        return post(found, settings)
    except SettingsError as error:
        misuse(str(error), "--table")
    except NoSuchHouse as error:
        misuse(str(error), "HOUSE")
    except HouseError as error:
        refuse(str(error))


@contextmanager
def refusing(before: str = "") -> Iterator[None]:
    """End with exit code 2 where something is asked wrongly, with 1 where it is a job that cannot be done."""
    from queenhigh.study.bet import UnpricedError
    from queenhigh.study.request import RequestError

    try:
        yield
    except UnpricedError as error:
        refuse(str(error))
    except RequestError as error:
        if error.option in _JOBS:
            refuse(f"{before}{error}")
        hint = "HAND" if error.option == "hand" else f"--{error.option.replace('_', '-')}"
        misuse(f"{before}{error}", hint)


def read_cards(text: str, hint: str) -> "tuple[Card, ...]":
    """Cards as they are typed; ends with exit code 2 where the words are none."""
    from queenhigh.cards import CardError, parse_cards

    try:
        return tuple(card for word in text.replace(",", " ").split() for card in parse_cards(word))
    except CardError as error:
        misuse(str(error), hint)


table_option = click.option(
    "--table",
    "settings",
    default="",
    help="What this table posts: limits ('ante=10..200 pair_plus=5..100/5'), pay tables ('WAGER:TABLE').",
)
language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=DEFAULT,
    show_default=True,
    help="The language of the sentences.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")


def print_json(value: object) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


def refuse_if_changed(name: str, house: "House", settings: str = "") -> None:
    """End with exit code 1 if the house's file no longer means what was worked on."""
    from queenhigh.rules import house_ids

    if name in house_ids():
        return
    now = get_house(name, settings)
    if now != house:
        was = house.digest[7:19]
        has = now.digest[7:19]
        refuse(f"{name} was changed while it was worked on (digest {was}, now {has}): run it again")


def refuse_unwritable(path: Path | None) -> None:
    """End with exit code 1 before the work, not after it, if its result could not be kept there."""
    if path is None:
        return
    try:
        if path.is_dir():
            refuse(f"cannot write {path}: it is a folder")
        if not path.parent.is_dir():
            refuse(f"cannot write {path}: there is no folder {path.parent}")
        there = path.exists()
        if there and not path.is_file():
            return  # a pipe or a device: to try it would be to use it
        with path.open("ab"):
            pass
        if not there:
            path.resolve().unlink()
    except OSError as error:
        refuse(f"cannot write {path}: {(error.strerror or str(error)).lower()}")
