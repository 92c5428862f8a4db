"""Whose a folder is: one server has it at a time. Little is read for it, so that a second one hears soon."""

import fcntl
import os
import time
from pathlib import Path
from typing import Final

from queenhigh.table.ports import StoreError

LOCK: Final = "queenhigh.lock"
LOCK_SECONDS: Final = 0.3


class Claimed:
    """A folder that one server has; another is told the process that has it.

    The lock goes with the process, however that ends: a file left behind locks nobody out.
    """

    def __init__(self, folder: Path) -> None:
        try:
            self._file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StoreError(f"{folder} cannot be a data folder: {error.strerror}") from error
        until = time.monotonic() + LOCK_SECONDS
        while True:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                if time.monotonic() < until:
                    time.sleep(0.05)
                    continue
                holder = os.pread(self._file, 20, 0).decode("ascii", "replace").strip() or "unknown"
                os.close(self._file)
                raise StoreError(
                    f"{folder} is in use by process {holder}: stop that server, or name another --data"
                ) from None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        os.close(self._file)


def refuse_taken(folder: Path) -> None:
    """`StoreError` where a server has a folder: what is asked before much is read and made in vain."""
    if (folder / LOCK).exists():
        Claimed(folder).release()
