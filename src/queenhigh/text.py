"""A user's text: numbers read by one rule, and in messages quoted, cut, and the likeliest word guessed.

>>> parse_whole("1e6"), parse_whole("12,000")
(1000000, 12000)
>>> shorten("Ks Kd 4c", width=6)
"'Ks …'"
>>> suggest("ant", ("ante", "play"))
'; did you mean ante?'
"""

import difflib
import re
import sys
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, TypeVar

V = TypeVar("V")
FEW: Final = 24
"""So many known words are named in a message, and no more."""
LENGTH_LIMIT: Final = 40
EXPONENT_LIMIT: Final = 30
"""How long a number may be written, and how large its exponent: a hostile one stays small."""
_NUMBER = re.compile(
    r"([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?(?:e([+-]?\d{1,2}))?", re.ASCII | re.IGNORECASE
)


class QueenHighError(Exception):
    """The root of every error this package raises; its text is a sentence that says what would be right."""


class NumberError(QueenHighError, ValueError):
    """Text that is not a number, or not a whole one."""


class UnknownNameError(QueenHighError, KeyError):
    """A key that a table of results does not have; the message says which it has."""

    def __str__(self) -> str:
        return str(self.args[0])


class ByName(dict[str, V]):
    """A table of results by name; a misspelt name raises `UnknownNameError`."""

    def __missing__(self, name: str) -> V:
        raise UnknownNameError(f"there is no {shorten(str(name))} here{suggest(str(name), self)}")


def parse_number(text: str) -> Fraction:
    """Read a number exactly: ``12``, ``2.5``, ``1,000`` or ``1e3``, with no digits but 0 to 9."""
    plain = text.strip()
    match = _NUMBER.fullmatch(plain) if len(plain) <= LENGTH_LIMIT else None
    if match is None or abs(int(match[4] or 0)) > EXPONENT_LIMIT:
        raise NumberError(f"{shorten(text)} is no number: write it as in 12, 2.5, 1,000 or 1e3")
    sign = match[1]
    whole = match[2].replace(",", "")
    part = match[3] or ""
    exponent = int(match[4] or 0)
    return Fraction(int(f"{sign}{whole}{part}")) * Fraction(10) ** (exponent - len(part))


def parse_whole(text: str) -> int:
    """Read a whole number: ``1000``, ``1,000``, ``1e3`` or ``1.5e3``."""
    number = parse_number(text)
    if number.denominator != 1:
        raise NumberError(f"{shorten(text)} is not a whole number")
    return number.numerator


def shorten(text: str, width: int = 40) -> str:
    """Quote a user's text for a message, cut so that a hostile one cannot fill the screen."""
    shown = repr(text)
    return shown if len(shown) <= width else f"{shown[: width - 2]}…{shown[0]}"


def suggest(word: str, known: Iterable[str]) -> str:
    """The tail of a message that names the likeliest word, or all of a few."""
    options = list(known)
    if near := nearest(word, options):
        return f"; did you mean {near}?"
    return f"; known are {', '.join(options)}" if 0 < len(options) <= FEW else ""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like this one, or none."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1)), "")


def plain_text(value: object) -> str:
    """A value in a message's words: tables nest without end and numbers run to any length."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, int) and abs(value) >= 10**40:
        return "a number of more than 40 digits"
    return str(value)


def show_value(value: object) -> str:
    """A value quoted for a message, where it can be."""
    whole = isinstance(value, dict | list) or (isinstance(value, int) and abs(value) >= 10**40)
    return plain_text(value) if whole else shorten(plain_text(value))


def plural(count: int, noun: str) -> str:
    """``1 hand``, ``2,500 hands``, ``3 boxes``."""
    return f"{count:,} {noun}{'' if count == 1 else 'es' if noun[-1] in 'sx' else 's'}"


def listed(words: Sequence[str], link: str = "and") -> str:
    """``A, B and C``: a list as a sentence has it."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def first_up(text: str) -> str:
    """The text with its first letter large, all others as they are."""
    return text[:1].upper() + text[1:]


def first_line(error: BaseException) -> str:
    """The first line of what a library's exception says, or its class if it says nothing.

    >>> first_line(ValueError("no such table\\nLINE 1: SELECT")), first_line(ValueError())
    ('no such table', 'ValueError')
    """
    return str(error).strip().partition("\n")[0] or type(error).__name__


def storable(text: str) -> str:
    """Text that any database takes, whatever somebody sent: what cannot be stored cannot be found either."""
    return text[:200].encode(errors="replace").decode().replace("\0", "?")


def install_words(extra: str) -> str:
    """What adds an extra to the Python that runs this; pip takes the package that is installed there."""
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    return f'{python} -m pip install "queenhigh[{extra}]"'
