"""Reads typed values out of TOML tables and notes every problem on the way, instead of stopping at the first.

A getter that finds a problem notes it and gives a harmless stand-in, so reading goes on; the caller asks
`Notes.problems` at the end and never uses a house that has any.
"""

import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, TypeVar

from queenhigh.money import Currency, MoneyError, parse_amount, parse_share
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.problems import Problem
from queenhigh.text import nearest, plain_text, shorten, show_value

T = TypeVar("T")
TEXT_LIMIT = 500
CLAUSE = "a clause that [clauses] lists, or a reading,"
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_NAMED = 3
"""So many other places of one problem are named."""
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}", re.ASCII)


class Notes:
    """The problems found so far, the lines to put them on, and every table that is read.

    One mistake is one problem: of what could not be read, and of all that would stand below it, no more is
    said. A text that is `kept` was accepted once: what has been asked of files since then is not asked of it.
    """

    def __init__(
        self, lines: dict[Path, int], files: dict[Path, str] | None = None, kept: bool = False
    ) -> None:
        self.kept = kept
        self.lines = lines
        self.files = files or {}
        self.problems: list[Problem] = []
        self.unread: set[Path] = set()
        self.gathered: dict[str, list[Path]] = {}
        self.sections: list[Section] = []

    def note(self, path: Path, message: str) -> None:
        """Note a problem at a path; a path that is not in the text is placed at its nearest parent."""
        if not self.is_unread(path):
            line, file = self.place(path)
            self.problems.append(Problem(line, show_path(path), message, file))

    def note_new(self, path: Path, message: str) -> None:
        """Note what only a file that is written now may not say: what is stored reads for ever."""
        if not self.kept:
            self.note(path, message)

    def note_once(self, paths: Iterable[Path], message: str) -> None:
        """Note one problem that stands at several places at the first of them, naming some of the others."""
        told = sorted((path for path in paths if not self.is_unread(path)), key=self._order)
        if not told:
            return
        others = [show_path(path) for path in told[1:]]
        more = f" and {len(others) - _NAMED} more" if len(others) > _NAMED else ""
        also = f" (so too at {', '.join(others[:_NAMED])}{more})" if others else ""
        self.note(told[0], f"{message}{also}")

    def gather(self, path: Path, message: str) -> None:
        """Keep one of several places that one mistake may show at: `note_gathered` tells of them together."""
        self.gathered.setdefault(message, []).append(path)

    def note_gathered(self) -> None:
        """Note what has been gathered, one problem for each message."""
        for message, paths in self.gathered.items():
            self.note_once(paths, message)
        self.gathered.clear()

    def _order(self, path: Path) -> tuple[str, int]:
        line, file = self.place(path)
        return file, line

    def place(self, path: Path) -> tuple[int, str]:
        """The line of a path, or of its nearest parent in the text, and the file where that is a base's."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1), self.files.get(path, "")

    def miss(self, path: Path, message: str) -> None:
        """Note why what stands at a path, or should, could not be read."""
        self.note(path, message)
        self.unread.add(path)

    def is_unread(self, path: Path) -> bool:
        """Whether this, or a table that it stands in, could not be read."""
        return bool(self.unread) and any(path[:end] in self.unread for end in range(len(path) + 1))


def show_path(path: Path) -> str:
    """A path as a user would write it: ``wagers.ante.pays[2].hand``."""
    parts = [f"[{part + 1}]" if isinstance(part, int) else f".{_key(part)}" for part in path]
    return "".join(parts).removeprefix(".")


def _key(part: str) -> str:
    """A key as it may be printed: one that could forge a line or move a cursor is quoted and cut."""
    return part if part.isprintable() and len(part) <= 60 else shorten(part)


class Section:
    """One TOML table, read key by key; its notes know it, and note in the end what nobody asked for."""

    def __init__(self, data: dict[str, Any], path: Path, notes: Notes, currency: Currency) -> None:
        self.data = data
        self.path = path
        self.notes = notes
        self.currency = currency
        self.asked: set[str] = set()
        self.refused: set[str] = set()
        notes.sections.append(self)

    def ignore(self) -> None:
        """Leave it at what has been noted: no key of this table is judged."""
        self.asked.update(self.data)

    def at(self, key: str) -> Path:
        return (*self.path, key)

    def problem(self, key: str, message: str) -> None:
        self.notes.note(self.at(key) if key else self.path, message)

    def miss(self, key: str, message: str) -> None:
        self.notes.miss(self.at(key), message)

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.data

    def refuse(self, key: str, why: str, gather: bool = False) -> None:
        """Note a key that cannot stand here, with the reason; it is not among those that are known.

        With `gather` it is told together with others that cannot stand there for the same reason.
        """
        self.refused.add(key)
        if key in self.data:
            (self.notes.gather if gather else self.notes.miss)(self.at(key), why)

    def _get(self, key: str, kind: type | tuple[type, ...], what: str, stand_in: T, needed: bool) -> Any:
        self.asked.add(key)
        value = self.data.get(key)
        if value is None:
            if needed:
                self.miss(key, f"is missing: {what} is needed here")
            return stand_in
        kinds = kind if isinstance(kind, tuple) else (kind,)
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            self.miss(key, f"{show_value(value)} is not {what}")
            return stand_in
        return value

    def text(self, key: str, default: str | None = None, what: str = "a text") -> str:
        """A string of a line at most; needed unless there is a default, which an empty one stands for too.

        `what` says what would be right, in words.
        """
        value: str = self._get(key, str, what, default or "", needed=default is None)
        if not value.strip():
            if default is None and isinstance(self.data.get(key), str):
                self.miss(key, f"is empty: {what} is needed here")
            return default or ""
        if len(value) > TEXT_LIMIT:
            self.miss(key, f"is {len(value)} characters long; {TEXT_LIMIT} is the most")
            return ""
        if not value.isprintable():
            self.miss(key, "holds a line break or another character that cannot be printed")
            return ""
        return value

    def name(self, key: str) -> str:
        """A short lower-case name, as ids are."""
        value = self.text(key, what='a short name such as "corner"')
        if value and not _NAME.fullmatch(value):
            self.miss(
                key, f"{shorten(value)} is not a name: lower-case letters, digits and _, a letter first"
            )
        return value

    def choice(self, key: str, options: Iterable[str], default: str | None = None) -> Any:
        """One of the listed words."""
        known = tuple(options)
        words = f"one of {', '.join(known)}"
        value = self.text(key, default, words)
        if value and value not in known:
            near = nearest(value, known)
            guess = f"; did you mean {near}?" if near else ""
            self.miss(key, f"{shorten(value)} is not known here{guess}; it is {words}")
            return default or known[0]
        return value or known[0]

    def flag(self, key: str, default: bool = False, what: str = "true or false") -> bool:
        value: bool = self._get(key, bool, what, default, needed=False)
        return value

    def whole(
        self, key: str, least: int, most: int, default: int | None = None, what: str = "a whole number"
    ) -> int:
        """A whole number within bounds; `what` says what would be right, in words."""
        value: int = self._get(key, int, what, least if default is None else default, needed=default is None)
        if not least <= value <= most:
            self.miss(key, f"{show_value(value)} is not between {least} and {most}")
            return least
        return value

    def amount(self, key: str, default_minor: int | None = None) -> int:
        """An amount in minor units, written as text or a whole number: floats are not exact."""
        value = self._get(key, (str, int), 'an amount such as 5 or "2.50"', "", needed=default_minor is None)
        if value == "":
            return default_minor or 0
        return self.parsed(
            key, plain_text(value), lambda text: parse_amount(text, self.currency), default_minor or 0
        )

    def share(self, key: str) -> Fraction:
        value = self.text(key, what='a share such as "20%"')
        return self.parsed(key, value, parse_share, Fraction(0)) if value else Fraction(0)

    def parsed(self, key: str, text: str, parse: Callable[[str], T], stand_in: T) -> T:
        """The text read by `parse`, whose ValueError becomes a problem."""
        try:
            return parse(text)
        except (MoneyError, ValueError) as error:
            self.miss(key, str(error))
            return stand_in

    def words(self, key: str, needed: bool = False, what: str = "a list of texts") -> tuple[str, ...]:
        """A list of texts; none where the key is absent."""
        empty: list[Any] = []
        value: list[Any] = self._get(key, list, what, empty, needed)
        if any(not isinstance(item, str) for item in value):
            self.miss(key, "is not a list of texts")
            return ()
        return tuple(value)

    def section(self, key: str, needed: bool = True, what: str = "a table") -> "Section":
        """A table below this one; an empty one where it is absent."""
        empty: dict[str, Any] = {}
        data = self._get(key, dict, what, empty, needed)
        return Section(data, self.at(key), self.notes, self.currency)

    def sections(self, key: str, form: str = "") -> "list[Section]":
        """The items of an array of tables; `form` shows how one is written."""
        empty: list[Any] = []
        what = f"a list of tables{form and f' such as {form}'}"
        items: list[Any] = self._get(key, list, what, empty, needed=False)
        found = []
        for index, item in enumerate(items):
            if isinstance(item, dict):
                found.append(Section(item, (*self.at(key), index), self.notes, self.currency))
            else:
                self.notes.miss((*self.at(key), index), f"is not a table{form and f' such as {form}'}")
        return found

    def checked_name(self, name: str) -> None:
        """Note a key that is not a name."""
        if not _NAME.fullmatch(name):
            self.problem(name, f"{shorten(name)} is not a name: lower-case letters, digits and _")

    def named_sections(self, key: str, needed: bool = True, what: str = "a table") -> "dict[str, Section]":
        """The tables below `key` by their names, which must be names."""
        parent = self.section(key, needed, what)
        found = {}
        for name in parent.data:
            parent.checked_name(name)
            found[name] = parent.section(name)
        return found

    def ids(self) -> tuple[str, ...]:
        """The keys of a table of clauses or readings; each must be short and plain."""
        for id in self.data:
            self.asked.add(id)
            if not _ID.fullmatch(id):
                self.problem(id, f"{shorten(id)} is not an id: letters, digits, dots and dashes, 40 at most")
        return tuple(self.data)
