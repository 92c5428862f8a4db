"""A house that people come to: People on a real store, with a clock of our own and cheap passwords."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast

import pytest

from queenhigh.people import People, PeopleError, PeopleSettings, Session, SignedIn
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store

T = TypeVar("T")
CHEAP = PeopleSettings(argon2_kib=8, argon2_passes=1)
HERE = "192.0.2.7"
"""An address."""
PHRASE = "correct horse"


def go(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def refused(work: Coroutine[Any, Any, Any]) -> PeopleError:
    """The refusal that this must end in."""
    with pytest.raises(PeopleError) as caught:
        asyncio.run(work)
    return caught.value


class VirtualClock:
    """A clock that stands still until it is moved."""

    def __init__(self, now_ms: int = 1_800_000_000_000) -> None:
        self.time_ms = now_ms

    def now_ms(self) -> int:
        return self.time_ms

    def move(self, *, ms: int = 0, seconds: int = 0, minutes: int = 0, hours: int = 0, days: int = 0) -> None:
        self.time_ms += ms + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)))


class CountingRunner:
    """A store's transactions, counted."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.runs = 0

    async def run(self, work: Callable[[Sql], T]) -> T:
        self.runs += 1
        return await self.store.run(work)

    async def read(self, work: Callable[[Sql], T]) -> T:
        self.runs += 1
        return await self.store.read(work)

    def ask(self, sql: str, *params: Any) -> list[tuple[Any, ...]]:
        """What a table holds, past everybody."""
        return self.store.read_now(lambda inside: inside.execute(sql, *params))

    def change(self, sql: str, *params: Any) -> None:
        """Change what a table holds, past everybody."""
        go(self.store.run(lambda inside: inside.execute(sql, *params)))


class PeopleHouse:
    """People, with what they stand on."""

    def __init__(self, store: Store, settings: PeopleSettings = CHEAP) -> None:
        self.clock = VirtualClock()
        self.runner = CountingRunner(store)
        self.people = People(cast(Store, self.runner), self.clock, settings)
        self.ended: list[tuple[str, str]] = []
        self.people.on_ended(lambda session, person: self.ended.append((session, person)))

    def another(self, settings: PeopleSettings = CHEAP) -> People:
        """Another process on the same tables."""
        return People(cast(Store, self.runner), self.clock, settings)

    def close(self) -> None:
        self.people.close()

    # Shortcuts, each run to its end

    def guest(self, name: str | None = "Ann") -> SignedIn:
        return go(self.people.guest(name, HERE))

    def register(self, name: str = "Ann", password: str = PHRASE) -> SignedIn:
        return go(self.people.register(name, password, HERE))

    def sign_in(self, name: str = "Ann", password: str = PHRASE, address: str = HERE) -> SignedIn:
        return go(self.people.sign_in(name, password, address))

    def fails(self, name: str = "Ann", password: str = "wrong horse", address: str = HERE) -> str:
        """The code with which signing in must be refused."""
        return refused(self.people.sign_in(name, password, address)).code

    def session(self, secret: str) -> Session | None:
        return go(self.people.session(secret))

    def bearer(self, secret: str) -> Session | None:
        return go(self.people.bearer(secret))

    def known(self, secret: str) -> Session:
        """The session of a secret that must be good for one."""
        found = self.bearer(secret) if secret.startswith("qh_") else self.session(secret)
        assert found is not None
        return found

    def token(self, person: str, *scopes: str, days: int = 1) -> tuple[str, str]:
        """A new token: its id and its secret."""
        return go(self.people.make_token(person, scopes or ("play",), days))
