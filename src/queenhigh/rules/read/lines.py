"""A TOML text as data, and on which line every key stands: `tomllib` gives values without their places.

What finds the keys reads only as much grammar as that takes: `tomllib` must have accepted the text.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from queenhigh.rules.read.problems import HouseError, Problem

SIZE_LIMIT: Final = 256 * 1024
Path = tuple[str | int, ...]
_KEY_PART = r"""(?:[\w-]{1,80}|"(?:[^"\\\n]|\\.){0,80}"|'[^'\n]{0,80}')"""
_LONG_KEY = re.compile(rf"(?<![\w-])(?:{_KEY_PART}[ \t]{{0,9}}\.[ \t]{{0,9}}){{40}}")
LINE_LIMIT = 20_000
_BLANKS: Final = " \t\r\n#"
_BLANK: Final = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
"""White space and comments, and what they begin with."""
_BARE_KEY: Final = re.compile(r"[\w-]*")
_BARE_VALUE: Final = re.compile(r"[^,\]}#\n]*")
"""A number, a date, true or false."""
_STRINGS: Final = {
    '"': re.compile(r'"([^"\\]*(?:\\.[^"\\]*)*)"'),
    "'": re.compile(r"'([^']*)'"),
    '"""': re.compile(r'"""([^"\\]*(?:(?:\\.|"{1,2}(?!"))[^"\\]*)*"{0,2})"""', re.DOTALL),
    "'''": re.compile(r"'''([^']*(?:'{1,2}(?!')[^']*)*'{0,2})'''"),
}
"""What stands between quotes, by the quotes: up to two may stand just inside closing three."""


def parse_toml(text: str, source: str) -> dict[str, Any]:
    """The data of a TOML text; raises `HouseError` for one that is none, or that would take too much."""
    if len(text) > SIZE_LIMIT:
        raise HouseError([Problem(1, "", f"the file is larger than {SIZE_LIMIT // 1024} KiB")], source)
    long_key = line_of_long_key(text)
    if long_key is not None:
        words = "this is not a house: the line is too long, or its key has too many parts"
        raise HouseError([Problem(long_key, "", words)], source)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = getattr(error, "lineno", None) or _line_in(str(error)) or text.count("\n") + 1
        raise HouseError([Problem(line, "", f"this is not TOML: {error}")], source) from None
    except RecursionError:
        raise HouseError([Problem(1, "", "this is not a house: it is nested too deeply")], source) from None
    except ValueError as error:  # a number with thousands of digits, for one
        raise HouseError([Problem(1, "", f"this is not TOML: {error}")], source) from None


def _line_in(message: str) -> int | None:
    _, found, tail = message.partition("at line ")
    digits = tail.split(",")[0]
    return int(digits) if found and digits.isdigit() else None


def line_of_long_key(text: str) -> int | None:
    """The first line that is too long or has a key of more than forty dotted parts.

    `tomllib` takes memory by the square of a key's parts, so a small text could take all there is.
    """
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LINE_LIMIT or (line.count(".") >= 40 and _LONG_KEY.search(line)):
            return number
    return None


def key_lines(text: str) -> dict[Path, int]:
    """The line, from 1, of each table, key and array item, by its path: ``("wagers", "ante", "clause")``."""
    scan = _Scan(text)
    scan.document()
    return scan.lines


class _Scan:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.lines: dict[Path, int] = {}
        self.last_item: dict[Path, int] = {}

    def document(self) -> None:
        table: Path = ()
        while self.skip_blank():
            if self.text.startswith("[[", self.at):
                table = self.header(2)
            elif self.text[self.at] == "[":
                table = self.header(1)
            else:
                self.pair(table)

    def header(self, brackets: int) -> Path:
        line = self.line
        self.step(brackets)
        parts = list(self.key())
        self.skip_blank()
        self.step(brackets)
        path: Path = ()
        for number, part in enumerate(parts, start=1):
            path += (part,)
            self.lines.setdefault(path, line)
            is_new_item = brackets == 2 and number == len(parts)
            if is_new_item:
                self.last_item[path] = self.last_item.get(path, -1) + 1
            if path in self.last_item:
                path += (self.last_item[path],)
        self.lines[path] = line
        return path

    def pair(self, table: Path) -> None:
        line = self.line
        path = table
        for part in self.key():
            path += (part,)
            self.lines.setdefault(path, line)
        self.skip_blank()
        self.step(1)  # the equals sign
        self.value(path)

    def key(self) -> Iterator[str]:
        while True:
            self.skip_blank()
            if self.text[self.at] in "\"'":
                start = self.at
                plain = self.string()
                quoted = self.text[start : self.at]
                yield tomllib.loads(f"key = {quoted}")["key"] if "\\" in plain else plain
            else:
                yield self.passed(_BARE_KEY)[0]
            self.skip_blank()
            if self.text[self.at] != ".":
                return
            self.step(1)

    def value(self, path: Path) -> None:
        self.skip_blank()
        opening = self.text[self.at]
        if opening in "\"'":
            self.string()
        elif opening == "[":
            self.step(1)
            index = 0
            while self.skip_separators() and self.text[self.at] != "]":
                self.lines[(*path, index)] = self.line
                self.value((*path, index))
                index += 1
            self.step(1)
        elif opening == "{":
            self.step(1)
            while self.skip_separators() and self.text[self.at] != "}":
                self.pair(path)
            self.step(1)
        else:
            self.passed(_BARE_VALUE)

    def string(self) -> str:
        quote = self.text[self.at]
        fence = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        return self.passed(_STRINGS[fence])[1]

    def passed(self, what: re.Pattern[str]) -> re.Match[str]:
        """What stands here, of a form that `tomllib` has found there; what comes after it is next."""
        found = what.match(self.text, self.at)
        assert found is not None
        self.step(found.end() - self.at)
        return found

    def skip_blank(self) -> bool:
        """Pass white space and comments; false at the end of the text."""
        if self.text[self.at : self.at + 1] in _BLANKS:  # which is so at the end as well
            self.passed(_BLANK)
        return self.at < len(self.text)

    def skip_separators(self) -> bool:
        more = self.skip_blank()
        while more and self.text[self.at] == ",":
            self.step(1)
            more = self.skip_blank()
        return more

    def step(self, count: int) -> None:
        self.line += self.text.count("\n", self.at, self.at + count)
        self.at += count
