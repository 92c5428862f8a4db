"""Standard streams that end no command in a traceback: closed, full, or not in the encoding they claim."""

import errno
import io
import os
import sys
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


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
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdout is None:
        sys.stdout = io.TextIOWrapper(io.BufferedWriter(_Closed()), encoding="utf-8", errors="replace")
    told: Any = getattr(sys.stderr, "buffer", None) or io.FileIO(os.devnull, "w")
    sys.stderr = io.TextIOWrapper(
        io.BufferedWriter(_Forgiving(getattr(told, "raw", told))),
        encoding=getattr(sys.stderr, "encoding", "utf-8"),
        errors="replace",
        line_buffering=True,
    )


def give_up_output() -> None:
    """What standard output did not take is dropped, or the interpreter would try it once more at its end."""
    nowhere = io.FileIO(os.devnull, "w")
    if sys.__stdout__ is not None:
        os.dup2(nowhere.fileno(), sys.__stdout__.fileno())
    raw = getattr(getattr(sys.stdout, "buffer", None), "raw", None)
    if isinstance(raw, _Closed):
        raw.given_up = True
    sys.stdout = io.TextIOWrapper(nowhere)
