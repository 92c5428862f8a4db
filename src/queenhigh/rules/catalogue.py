"""Where houses come from: the files that ship with the package, and a user's own."""

import stat
from functools import cache, lru_cache
from pathlib import Path
from typing import Protocol

from queenhigh.rules.read.base import shipped, shipped_ids, shipped_text
from queenhigh.rules.read.lines import SIZE_LIMIT
from queenhigh.rules.read.load import load
from queenhigh.rules.read.problems import HouseError, Problem
from queenhigh.rules.records import House
from queenhigh.text import QueenHighError, shorten, show_value, suggest


class PathLike(Protocol):
    """The path of a file, as `pathlib` has it."""

    def __fspath__(self) -> str: ...


HouseLike = House | str | PathLike
"""A house, its id in the catalogue, or the path of its file."""


class NoSuchHouse(QueenHighError, LookupError):
    """Neither a house of the catalogue nor a file that can be read."""


def house_ids() -> tuple[str, ...]:
    """The ids of the houses that ship with the package."""
    return shipped_ids()


def house_groups() -> dict[str, tuple[str, ...]]:
    """The ids of the catalogue by group: a folder of house files, the first with those to begin with."""
    return {group: tuple(files) for group, files in shipped().items()}


def first_ids() -> tuple[str, ...]:
    """The houses to begin with: those of the first group."""
    return next(iter(house_groups().values()))


def house(id: str) -> House:
    """Return a house of the catalogue by its id."""
    if id not in house_ids():
        raise NoSuchHouse(f"no house is called {shorten(id)}{suggest(id, house_ids())}")
    return _shipped_house(id)


@cache
def _shipped_house(id: str) -> House:
    return load(shipped_text(id), f"{id}.toml")


def read_house(path: Path) -> House:
    """Return the house in a file, which is read again only if its size or time has changed.

    Raises `NoSuchHouse` if the file cannot be read, `HouseError` if the house is wrong.
    """
    try:
        found = path.stat()
    except (OSError, ValueError):
        return _read(path)  # which says why it cannot be read
    if not stat.S_ISREG(found.st_mode):
        return _read(path)
    return _read_once(path, found.st_ino, found.st_size, found.st_mtime_ns)


@lru_cache(maxsize=64)
def _read_once(path: Path, inode: int, size: int, time_ns: int) -> House:
    """Read a house file once for each size and time; a relative path names another file in another folder."""
    return _read(path)


def _read(path: Path) -> House:
    try:
        with path.open("rb") as file:
            found = file.read(SIZE_LIMIT + 1)  # never the whole of a file that has no end
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "it cannot be opened"
        raise NoSuchHouse(f"no house file {shorten(str(path))}: {reason}") from None
    if len(found) > SIZE_LIMIT:
        raise HouseError([Problem(1, "", f"the file is larger than {SIZE_LIMIT // 1024} KiB")], path.name)
    try:
        return load(found.decode("utf-8-sig"), path.name)
    except UnicodeDecodeError as error:
        raise HouseError([Problem(1, "", f"is not UTF-8 text (byte {error.start})")], path.name) from None


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # a name too long for any file, for one
        return False


def find_house(said: HouseLike) -> House:
    """The house itself, or by its id or the path of its file: what everything that takes a house accepts."""
    if isinstance(said, House):
        return said
    if not isinstance(said, str) and not hasattr(said, "__fspath__"):
        raise NoSuchHouse(
            f"{show_value(said)} is no house: take one with queenhigh.house, or give its id or file"
        )
    name = said if isinstance(said, str) else said.__fspath__()
    if name in house_ids():
        return _shipped_house(name)
    if name.endswith(".toml") or "/" in name or "\\" in name or _is_file(name):
        return read_house(Path(name))
    raise NoSuchHouse(
        f"no house is called {shorten(name)}{suggest(name, house_ids())} "
        "(the path of a house file will do too)"
    )
