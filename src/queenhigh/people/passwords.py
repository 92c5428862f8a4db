"""Passwords: hashed by argon2id in threads of their own, never more than two at a time."""

import asyncio
import base64
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

from queenhigh.people.names import name_key
from queenhigh.people.records import PeopleError, PeopleSettings

T = TypeVar("T")
LEAST: Final = 8
MOST: Final = 200
AT_ONCE: Final = 2
WAITING_LIMIT: Final = 64
"""So many may wait for their turn; who comes then is asked to come back."""


def check_password(password: str, name: str) -> str:
    """The password as it is hashed, the same from every keyboard; `PeopleError` where it is unfit."""
    known = unicodedata.normalize("NFKC", password)
    if not LEAST <= len(known) <= MOST:
        raise PeopleError(
            "password/unfit",
            f"a password has {LEAST} to {MOST} characters; this one has {len(known)}",
            least=LEAST,
            most=MOST,
        )
    if name_key(known) == name_key(name):
        raise PeopleError("password/unfit", "a password is not the name itself")
    try:
        known.encode()
    except UnicodeEncodeError:
        raise PeopleError(
            "password/unfit", "a password is text; this one cannot be written in UTF-8"
        ) from None
    return known


class Passwords:
    """Makes and checks hashes, off the event loop."""

    def __init__(self, settings: PeopleSettings) -> None:
        self._hasher = PasswordHasher(
            time_cost=settings.argon2_passes, memory_cost=settings.argon2_kib, parallelism=1, type=Type.ID
        )
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._waiting = 0
        self._nobody = _unmatched(settings)

    async def hash(self, password: str) -> str:
        return await self._run(partial(self._hasher.hash, password))

    async def verify(self, stored: str, password: str) -> bool:
        """Whether this is the password. One that nobody has (`stored` is empty) costs as much to refuse."""
        known = unicodedata.normalize("NFKC", password[: 4 * MOST]).encode(errors="replace")
        return await self._run(partial(self._matches, stored or self._nobody, known))

    def is_outdated(self, stored: str) -> bool:
        """Whether the hash was made by other parameters than ours."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        self._threads.shutdown(wait=False)

    def _matches(self, stored: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING_LIMIT:
            raise PeopleError("rate/limited", "many are signing in just now: try again", retry_ms=2_000)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _unmatched(settings: PeopleSettings) -> str:
    """A hash in argon2's notation that was made of no password."""
    salt, digest = (base64.b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (16, 32))
    return f"$argon2id$v=19$m={settings.argon2_kib},t={settings.argon2_passes},p=1${salt}${digest}"
