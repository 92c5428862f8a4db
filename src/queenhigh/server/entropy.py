"""Chance from the operating system, watched as it comes, and the secret that turns it into a deck's seed."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from queenhigh.fair import KEY_SIZE, server_seed
from queenhigh.table.ports import EntropyError

_SECRET = re.compile(r"[0-9a-f]{64}\n?", re.ASCII)
_LONGEST_RUN: Final = 5
"""Equal bytes in a row that chance may give: six of them come once in 2**35 nonces."""


def read_secret(path: Path) -> bytes:
    """The server's secret from its file of 64 hexadecimal digits; `EntropyError` says what is wrong."""
    try:
        with path.open("rb") as file:
            text = file.read(2 * KEY_SIZE + 2).decode("ascii", "replace")
    except OSError as error:
        raise EntropyError(
            f"the secret {path} cannot be read: {(error.strerror or str(error)).lower()}"
        ) from None
    if _SECRET.fullmatch(text) is None:
        raise EntropyError(f"the secret {path} is not 64 hexadecimal digits in small letters on one line")
    return bytes.fromhex(text)


def make_secret(path: Path, source: Callable[[int], bytes] = os.urandom) -> None:
    """Write a new secret that only its owner may read; never over one that is there (`FileExistsError`)."""
    secret = SystemEntropy(bytes(KEY_SIZE), source).nonce()
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(f"{secret.hex()}\n")
        file.flush()
        os.fsync(file.fileno())


class SystemEntropy:
    """The `Entropy` of a server. Once its source looks broken it gives nothing more."""

    def __init__(self, secret: bytes, source: Callable[[int], bytes] = os.urandom) -> None:
        self._secret = secret
        self._source = source
        self._last = b""
        self._run = 0
        self._broken = ""

    def nonce(self) -> bytes:
        """32 fresh bytes; `EntropyError` where the source fails, gives too few, or repeats itself."""
        if self._broken:
            raise EntropyError(self._broken)
        try:
            found = self._source(KEY_SIZE)
        except (OSError, NotImplementedError) as error:
            raise EntropyError(f"the source of chance fails: {error}") from error
        if len(found) != KEY_SIZE:
            raise EntropyError(f"the source of chance gave {len(found)} bytes in place of {KEY_SIZE}")
        self._watch(found)
        return found

    def seed(self, nonce: bytes, deck: str) -> bytes:
        """The seed of a deck, always the same for the same nonce and name."""
        return server_seed(self._secret, nonce, deck)

    def _watch(self, found: bytes) -> None:
        """Look for what chance does not do: the same nonce again, or one byte over and over."""
        if found == self._last:
            self._break("gave the same bytes twice")
        before = self._last[-1:]
        for byte in found:
            self._run = self._run + 1 if bytes((byte,)) == before else 1
            before = bytes((byte,))
            if self._run > _LONGEST_RUN:
                self._break(f"gave one byte {self._run} times in a row")
        self._last = found

    def _break(self, how: str) -> None:
        self._broken = f"the source of chance {how}: no card is dealt from it until the server starts anew"
        raise EntropyError(self._broken)
