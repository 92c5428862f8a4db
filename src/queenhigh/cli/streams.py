"""Standard streams that end no command in a traceback: closed, full, or not in the encoding they claim.

What an encoding does not have, as Windows' own for pipes and files has no suits, is written in letters.
"""

import codecs
import errno
import io
import os
import sys
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


LETTERS = "queenhigh.letters"
"""How the streams deal with what their encoding has no sign for."""
_ASCII = "queenhigh_ascii"
"""ASCII by a name that click leaves alone: it takes the plain one for a mistake, and writes UTF-8."""


class _Forgiving(io.RawIOBase):
    """Standard error. What it cannot take is lost: a remark must never cost a result."""

    def __init__(self, raw: IO[bytes]) -> None:
        self._raw = raw

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return self._raw.isatty()

    def fileno(self) -> int:
        return self._raw.fileno()

    def write(self, data: "ReadableBuffer", /) -> int | None:
        try:
            return self._raw.write(data)
        except OSError:
            return memoryview(data).nbytes


class _Closed(io.RawIOBase):
    """Standard output where there is none: to print is an error, as on a full disk, until it is given up."""

    given_up = False

    def writable(self) -> bool:
        return True

    def write(self, data: "ReadableBuffer", /) -> int | None:
        if not self.given_up:
            raise OSError(errno.EBADF, "standard output is closed")
        return memoryview(data).nbytes


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
        sys.stdout = io.TextIOWrapper(io.BufferedWriter(_Closed()), encoding="utf-8", errors="replace")
    told: Any = getattr(sys.stderr, "buffer", None) or io.FileIO(os.devnull, "w")
    sys.stderr = io.TextIOWrapper(
        io.BufferedWriter(_Forgiving(getattr(told, "raw", told))),
        encoding=_meant(getattr(sys.stderr, "encoding", "utf-8")),
        errors=LETTERS,
        line_buffering=True,
    )


def _meant(encoding: str) -> str:
    return _ASCII if codecs.lookup(encoding).name == "ascii" else encoding


def _ascii(name: str) -> codecs.CodecInfo | None:
    """ASCII by a name of ours."""
    if name != _ASCII:
        return None
    found = codecs.lookup("ascii")
    return codecs.CodecInfo(
        found.encode, found.decode, found.streamreader, found.streamwriter, found.incrementalencoder,
        found.incrementaldecoder, name=_ASCII,
    )  # fmt: skip


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
    raw = getattr(getattr(sys.stdout, "buffer", None), "raw", None)
    if isinstance(raw, _Closed):
        raw.given_up = True
    sys.stdout = io.TextIOWrapper(nowhere)
