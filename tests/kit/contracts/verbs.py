"""Contract of the command line: verbs, arguments, options, allowed values and defaults, read from click."""

import inspect
from collections.abc import Iterator
from enum import Enum
from typing import Any

import click

from kit.contracts.document import columns, document
from queenhigh.cli.main import ALIASES, cli


def written() -> str:
    return document(
        "Verbs of the command line with their arguments and options, the words they take and their defaults.",
        {
            "every command": [f"{', '.join(cli.context_settings['help_option_names'])}  flag"],
            **{title: columns(map(_row, command.params)) for title, command in commands() if command.params},
            "aliases": [f"{alias} = {verb}" for alias, verb in ALIASES.items()],
        },
    )


def commands() -> Iterator[tuple[str, click.Command]]:
    """Each command with the words that call it, groups before what is in them, in alphabetical order."""
    yield from _commands(cli, "queenhigh")


def _commands(command: click.Command, words: str) -> Iterator[tuple[str, click.Command]]:
    yield words, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in sorted(command.list_commands(context)):
            below = command.get_command(context, name)
            assert below is not None
            yield from _commands(below, f"{words} {name}")


def _row(parameter: click.Parameter) -> tuple[str, str]:
    if isinstance(parameter, click.Argument):
        name = parameter.human_readable_name.strip("[].")
        needed = "required" if parameter.required else "optional"
        return name, ", ".join(filter(None, (_kind(parameter), needed, _repeats(parameter))))
    assert isinstance(parameter, click.Option)
    names = ", ".join(parameter.opts)
    if parameter.secondary_opts:
        names = f"{names} / {', '.join(parameter.secondary_opts)}"
    if parameter.is_flag and isinstance(parameter.type, click.types.BoolParamType):
        return names, "flag"
    facts = (_kind(parameter), _value(parameter), _needed(parameter), _repeats(parameter))
    return names, ", ".join(filter(None, facts))


def _kind(parameter: click.Parameter) -> str:
    match parameter.type:
        case click.Choice() as choice:
            return " | ".join(map(str, choice.choices))
        case click.Path() | click.File():
            return "path"
        case click.types.FuncParamType(func=function):
            bounds = inspect.getclosurevars(function).nonlocals
            return _number(**bounds) if bounds.keys() == {"least", "most"} else "text"
    return "text"


def _number(least: int | None, most: int | None) -> str:
    if least is None and most is None:
        return "whole number"
    return f"whole number {least}.." + ("" if most is None else str(most))


def _value(option: click.Option) -> str:
    """What an option is without a value of its own, as in `--share` for `--share 2`."""
    given = "" if _unset(option.flag_value) or option.flag_value is True else str(option.flag_value)
    return f"{given} without a value" if given else ""


def _needed(option: click.Option) -> str:
    if option.required:
        return "required"
    default: Any = option.get_default(click.Context(cli), call=False)
    if _unset(default) or default in ("", ()):
        return ""
    return f"default {' '.join(default) if isinstance(default, tuple) else default}"


def _repeats(parameter: click.Parameter) -> str:
    return "repeatable" if parameter.nargs == -1 or getattr(parameter, "multiple", False) else ""


def _unset(value: object) -> bool:
    """True for no value, which newer versions of click write as a member of an enumeration."""
    return value is None or isinstance(value, Enum)
