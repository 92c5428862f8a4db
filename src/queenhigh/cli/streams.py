"""Standard streams that end no command in a traceback: closed, full, or not in the encoding they claim.

What an encoding does not have, as Windows' own for pipes and files has no suits, is written in letters.
"""

import codecs
import errno
import io
import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

LETTERS = "queenhigh.letters"
"""How the streams deal with what their encoding has no sign for."""
_ASCII = "queenhigh_ascii"
"""ASCII by a name that click leaves alone: it takes the plain one for a mistake, and writes UTF-8."""


class _Forgiving(io.FileIO):
    """Standard error. What it cannot take is lost: a remark must never cost a result."""

    def write(self, data: "ReadableBuffer", /) -> int:
        try:
            return super().write(data)
        except OSError:
            return memoryview(data).nbytes


class _Closed(io.RawIOBase):
    """Standard output where there is none: to print is an error, as on a full disk."""

    def writable(self) -> bool:
        return True

    def write(self, data: "ReadableBuffer", /) -> NoReturn:
        raise OSError(errno.EBADF, "standard output is closed")


def make_steady() -> None:
    """Let nothing that the streams hold or lack surprise a verb; once, before any of them runs."""
    while (spare := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass  # what was closed stays taken, so that no file of ours comes to stand there
    os.close(spare)
    codecs.register_error(LETTERS, _in_letters)
    codecs.register(_ascii)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding=_meant(sys.stdout.encoding), errors=LETTERS)
    if sys.stdout is None:
        sys.stdout = io.TextIOWrapper(_Closed(), encoding="utf-8", write_through=True)
    sys.stderr = io.TextIOWrapper(
        io.BufferedWriter(_Forgiving(2, "w", closefd=False)),
        encoding=_meant(getattr(sys.stderr, "encoding", "utf-8")),
        errors=LETTERS,
        line_buffering=True,
    )


def _meant(encoding: str) -> str:
    return _ASCII if codecs.lookup(encoding).name == "ascii" else encoding


def _ascii(name: str) -> codecs.CodecInfo | None:
    found = codecs.lookup("ascii")
    made = codecs.CodecInfo(*found, found.incrementalencoder, found.incrementaldecoder, name=_ASCII)
    return made if name == _ASCII else None


def _in_letters(error: UnicodeError) -> tuple[str, int]:
    """Letters for what cannot be written; a suit has one, so that columns stay where they are."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object
    places = range(error.start, error.end)
    return "".join(_letters(text[place - 1 : place], text[place]) for place in places), error.end


def _letters(before: str, sign: str) -> str:
    from unicodedata import normalize

    from queenhigh.cards import SUIT_SYMBOLS, SUITS
    from queenhigh.money import CURRENCIES

    code = next((each.code for each in CURRENCIES.values() if each.sign == sign), "")
    if code:
        return code if before == "\u00a0" else f"{code} "  # behind a number, or before one
    known = dict(zip(f"{SUIT_SYMBOLS}…·–—−’×±●○✓✗⚠◀", f"{SUITS}~----'x~oo+x!<", strict=True))
    return known.get(sign) or normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"


def give_up_output() -> None:
    """What standard output did not take is dropped, or the interpreter would try it once more at its end."""
    nowhere = io.FileIO(os.devnull, "w")
    if sys.__stdout__ is not None:
        os.dup2(nowhere.fileno(), sys.__stdout__.fileno())
    sys.stdout = io.TextIOWrapper(nowhere)
