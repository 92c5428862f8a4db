"""The door of this room: who comes in, who they are, and when they have to go."""

import hmac
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from queenhigh.people import attempts, buckets, sessions
from queenhigh.people.names import check_name, name_key
from queenhigh.people.own import OwnLimits
from queenhigh.people.passwords import Passwords, check_password
from queenhigh.people.person_rows import check_role, find_people, insert_person, refuse_taken
from queenhigh.people.records import (
    HOUR_MS,
    MINUTE_MS,
    PeopleError,
    PeopleSettings,
    Person,
    Role,
    Session,
    SignedIn,
    Token,
)
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store
from queenhigh.table.ports import Clock
from queenhigh.text import shorten, storable

CODE_LENGTH: Final = 6
"""Letters of the code of a table for friends."""
CACHE_MS: Final = 1_000
CACHE_LIMIT: Final = 20_000
Ended = Callable[[str, str], None]
"""Told the id of a session or token that ended, and the id of its person."""


def same_code(given: str, code: str) -> bool:
    """Whether somebody typed the code, in any case and with gaps where they like."""
    typed = "".join(given[: 4 * CODE_LENGTH].upper().split()).replace("-", "")
    return hmac.compare_digest(typed.encode(errors="replace"), code.encode())


class People:
    """Names, passwords, sessions and tokens. What is refused raises `PeopleError` and changes nothing."""

    def __init__(self, store: Store, clock: Clock, settings: PeopleSettings | None = None) -> None:
        self._store = store
        self._clock = clock
        self._settings = settings or PeopleSettings()
        self._passwords = Passwords(self._settings)
        self._arrivals = buckets.Rate(self._settings.new_people_an_hour, HOUR_MS)
        self._cache: dict[tuple[str, str], tuple[int, Session]] = {}
        """By cookie or token (one is never good as the other) and hash: the session, and when it was read."""
        self._changes = 0
        """Counts what makes the cache forget."""
        self._told: list[Ended] = []
        self.limits: Final = OwnLimits(store, clock)

    def close(self) -> None:
        """Let go of the threads."""
        self._passwords.close()

    # Coming in

    async def guest(self, name: str | None, address: str, instead_of: str = "") -> SignedIn:
        """Somebody without a password, under the name they typed or a free one.

        `instead_of` is the cookie they came with, here and below: its session ends.
        """
        typed = None if name is None else check_name(name)
        await self._arrive(address)
        return await self._add(typed, "", instead_of)

    async def register(self, name: str, password: str, address: str, instead_of: str = "") -> SignedIn:
        """Somebody new with a name and a password."""
        typed = check_name(name)
        self._refuse_plain()
        known = check_password(password, typed)
        await self._arrive(address)
        await self._store.read(lambda sql: refuse_taken(sql, typed))
        return await self._add(typed, await self._passwords.hash(known), instead_of)

    async def sign_in(self, name: str, password: str, address: str, instead_of: str = "") -> SignedIn:
        """A new session for name and password. One that nobody has costs the same words and time."""
        self._refuse_plain()
        by_name = attempts.name_of("sign-in name", name_key(name))
        by_address = attempts.network_of("sign-in from", address)
        rules = {
            by_name: attempts.sign_in_rule(self._settings.name_tries),
            by_address: attempts.sign_in_rule(self._settings.address_tries),
        }
        if wait_ms := await self._store.run(lambda sql: attempts.take(sql, rules, self._clock.now_ms())):
            raise attempts.too_many(wait_ms)
        rows = await self._store.read(
            lambda sql: sql.execute(
                "SELECT id, password FROM people WHERE name_key = ?", storable(name_key(name))
            )
        )
        id, stored = rows[0] if rows else ("", "")
        if not await self._passwords.verify(stored, password):
            raise PeopleError("auth/wrong", "name or password is wrong")
        if self._passwords.is_outdated(stored):
            await self._store_password(id, stored, await self._passwords.hash(check_password(password, "")))

        def let_in(sql: Sql) -> tuple[SignedIn, list[tuple[str, str]]]:
            attempts.forget(sql, by_name)
            attempts.take_back(sql, by_address)
            [person] = find_people(sql, "WHERE p.id = ?", id)
            if person.locked:
                raise PeopleError("auth/forbidden", "this name is locked: ask whoever runs the server")
            return self._begin(sql, person, instead_of)

        return self._begun(await self._store.run(let_in))

    async def _add(self, name: str | None, password: str, instead_of: str) -> SignedIn:
        def add(sql: Sql) -> tuple[SignedIn, list[tuple[str, str]]]:
            person = insert_person(sql, name, password, "player", self._clock.now_ms())
            return self._begin(sql, person, instead_of)

        return self._begun(await self._store.run(add))

    def _begin(self, sql: Sql, person: Person, instead_of: str) -> tuple[SignedIn, list[tuple[str, str]]]:
        ended = sessions.end_sessions(sql, "id = ?", sessions.hash_of(instead_of)) if instead_of else []
        return sessions.begin(sql, person, self._settings, self._clock.now_ms()), ended

    def _begun(self, begun: tuple[SignedIn, list[tuple[str, str]]]) -> SignedIn:
        signed_in, ended = begun
        self._tell(ended)
        return signed_in

    async def _arrive(self, address: str) -> None:
        key = attempts.network_of("new", address)
        now_ms = self._clock.now_ms()
        if wait_ms := await self._store.run(lambda sql: buckets.take(sql, key, self._arrivals, now_ms)):
            raise attempts.too_many(wait_ms)

    def _refuse_plain(self) -> None:
        if not self._settings.passwords:
            raise PeopleError("auth/forbidden", "passwords are not taken here: come in as a guest")

    # Being in

    async def session(self, session_token: str) -> Session | None:
        """Whose cookie this is, as of a second ago at most; none where it ended, expired or never was."""
        return await self._cached(
            "cookie", session_token, lambda sql, now_ms: sessions.find_session(sql, session_token, now_ms)
        )

    async def bearer(self, token: str) -> Session | None:
        """Whose token this is, with the scopes it has; none where it is no good."""
        if not token.startswith(sessions.TOKEN_PREFIX):
            return None
        return await self._cached("token", token, lambda sql, now_ms: sessions.find_token(sql, token, now_ms))

    @staticmethod
    def is_csrf(session: Session, given: str) -> bool:
        """Whether an unsafe request brings what its cookie's page was given; a token needs none."""
        known = session.csrf.encode()
        return session.by == "token" or hmac.compare_digest(known, given.encode(errors="replace"))

    async def sweep(self, used: Mapping[str, str]) -> set[str]:
        """Find those that have ended, whoever ended them, among the sessions and tokens in use.

        `used` has the person's id under the id of each session or token. To be asked every second.
        """
        now_ms = self._clock.now_ms()
        ended = used.keys() - await self._store.read(lambda sql: sessions.alive(sql, used, now_ms))
        self._tell((id, used[id]) for id in ended)
        return ended

    def on_ended(self, callback: Ended) -> None:
        """Have `callback` told of every session and token that ends: at once where it is ended here."""
        self._told.append(callback)

    async def sign_out(self, session_token: str) -> None:
        id = sessions.hash_of(session_token)
        self._tell(await self._store.run(lambda sql: sessions.end_sessions(sql, "id = ?", id)))

    async def set_password(self, person_id: str, old: str, new: str) -> None:
        """Change a password, which ends every session of theirs. A guest (`old` empty) is one no longer."""
        self._refuse_plain()
        person = await self._known(person_id)
        [(stored,)] = await self._store.read(
            lambda sql: sql.execute("SELECT password FROM people WHERE id = ?", person_id)
        )
        known = check_password(new, person.name)
        if stored:
            await self._prove(person_id, stored, old)
        ended = await self._store_password(person_id, stored, await self._passwords.hash(known), end=True)
        self._tell(ended)

    async def begin_anew(self, person_id: str) -> SignedIn:
        """A session for somebody who has just proven who they are, such as by changing their password."""
        person = await self._known(person_id)
        return await self._store.run(
            lambda sql: sessions.begin(sql, person, self._settings, self._clock.now_ms())
        )

    async def _prove(self, person_id: str, stored: str, password: str) -> None:
        key = attempts.name_of("password of", person_id)
        rules = {key: attempts.sign_in_rule(self._settings.name_tries)}
        if wait_ms := await self._store.run(lambda sql: attempts.take(sql, rules, self._clock.now_ms())):
            raise attempts.too_many(wait_ms)
        if not await self._passwords.verify(stored, password):
            raise PeopleError("auth/wrong", "the old password is wrong")
        await self._store.run(lambda sql: attempts.forget(sql, key))

    async def _store_password(self, id: str, old: str, new: str, end: bool = False) -> list[tuple[str, str]]:
        def store(sql: Sql) -> list[tuple[str, str]]:
            changed = sql.execute(
                "UPDATE people SET password = ?, guest = 0 WHERE id = ? AND password = ? RETURNING id",
                new,
                id,
                old,
            )
            if not changed and end:
                raise PeopleError("auth/wrong", "the password was changed meanwhile: sign in again")
            return sessions.end_sessions(sql, "person = ?", id) if end else []

        return await self._store.run(store)

    async def _cached(
        self, by: str, secret: str, find: Callable[[Sql, int], tuple[Session, int] | None]
    ) -> Session | None:
        if not 0 < len(secret) <= sessions.SECRET_LIMIT:
            return None
        now_ms = self._clock.now_ms()
        key = (by, sessions.hash_of(secret))
        changes = self._changes
        if (kept := self._cache.get(key)) and 0 <= now_ms - kept[0] < CACHE_MS:
            return kept[1] if kept[1].expires_ms > now_ms else None
        found, used_ms = await self._store.read(lambda sql: find(sql, now_ms)) or (None, 0)
        if found is not None and now_ms - used_ms >= MINUTE_MS:
            session = found
            found = await self._store.run(lambda sql: sessions.touch(sql, session, self._settings, now_ms))
        self._cache.pop(key, None)
        if found is not None and changes == self._changes:  # else it may have ended while we asked
            if len(self._cache) >= CACHE_LIMIT:
                self._cache.clear()
            self._cache[key] = (now_ms, found)
        return found

    def _tell(self, ended: Iterable[tuple[str, str]]) -> None:
        for session, person in ended:
            self._forget(person)
            for callback in self._told:
                callback(session, person)

    def _forget(self, person: str) -> None:
        """From now on nothing is answered from what was read of this person before."""
        self._changes += 1
        for key in [key for key, (_, session) in self._cache.items() if session.person.id == person]:
            del self._cache[key]

    # Tokens

    async def make_token(self, person_id: str, scopes: Iterable[str], days: int) -> tuple[str, str]:
        """A token for a program: its id, and the secret, which is shown this once."""
        person = await self._known(person_id)
        given = sessions.check_scopes(person.role, scopes, days)
        now_ms = self._clock.now_ms()
        return await self._store.run(lambda sql: sessions.make_token(sql, person_id, given, days, now_ms))

    async def tokens(self, person_id: str) -> list[Token]:
        now_ms = self._clock.now_ms()
        return await self._store.read(lambda sql: sessions.list_tokens(sql, person_id, now_ms))

    async def revoke(self, person_id: str, token_id: str) -> bool:
        """End a token; whether this person had it."""
        ended = await self._store.run(
            lambda sql: sql.execute(
                "DELETE FROM tokens WHERE id = ? AND person = ? RETURNING id, person",
                storable(token_id),
                person_id,
            )
        )
        self._tell((id, person) for id, person in ended)
        return bool(ended)

    # Who there is

    async def add(self, name: str, password: str, role: Role = "player") -> Person:
        """Somebody new with a role, without a session."""
        typed = check_name(name)
        hashed = await self._passwords.hash(check_password(password, typed))
        now_ms = self._clock.now_ms()
        return await self._store.run(lambda sql: insert_person(sql, typed, hashed, check_role(role), now_ms))

    async def set_role(self, person_id: str, role: str) -> None:
        known = check_role(role)
        await self._change(person_id, "role = ?", known)

    async def lock(self, person_id: str) -> None:
        """Let somebody in no more; all their sessions end, and their tokens are of no use."""
        await self._change(person_id, "locked = ?", 1)
        now_ms = self._clock.now_ms()

        def end(sql: Sql) -> list[tuple[str, str]]:
            tokens = sessions.list_tokens(sql, person_id, now_ms)
            return sessions.end_sessions(sql, "person = ?", person_id) + [
                (each.id, person_id) for each in tokens
            ]

        self._tell(await self._store.run(end))

    async def unlock(self, person_id: str) -> None:
        await self._change(person_id, "locked = ?", 0)

    async def person(self, id: str) -> Person | None:
        return next(iter(await self._find("WHERE p.id = ?", storable(id))), None)

    async def by_name(self, name: str) -> Person | None:
        return next(iter(await self._find("WHERE p.name_key = ?", storable(name_key(name)))), None)

    async def list_people(self, after: str = "", most: int = 1_000) -> list[Person]:
        """People in the order of their names, those after a name."""
        return await self._find(
            "WHERE p.name_key > ? ORDER BY p.name_key LIMIT ?", storable(name_key(after)), most
        )

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """The names of these people; who is unknown is left out."""
        marks = ", ".join("?" * len(ids))
        found = await self._find(f"WHERE p.id IN ({marks})", *ids) if ids else []
        return {person.id: person.name for person in found}

    async def _find(self, where: str, *params: object) -> list[Person]:
        return await self._store.read(lambda sql: find_people(sql, where, *params))

    async def _known(self, id: str) -> Person:
        if (person := await self.person(id)) is None:
            raise PeopleError("person/unknown", f"there is nobody with the id {shorten(id)}")
        return person

    async def _change(self, id: str, what: str, value: str | int) -> None:
        await self._known(id)
        await self._store.run(lambda sql: sql.execute(f"UPDATE people SET {what} WHERE id = ?", value, id))
        self._forget(id)

    # A table's code

    async def guess_code(self, person_id: str, address: str, table: str, given: str, code: str) -> None:
        """Refuse a code that is not the table's; after five by a name or address, ten minutes."""
        keys = (attempts.name_of("code by", person_id), attempts.network_of("code from", address))
        rules = dict.fromkeys(keys, attempts.CODE_RULE)
        if wait_ms := await self._store.run(lambda sql: attempts.take(sql, rules, self._clock.now_ms())):
            raise attempts.too_many(wait_ms)
        if not same_code(given, code):
            raise PeopleError("table/code", "this is not the table's code", table=table)

        def take_back(sql: Sql) -> None:
            for key in sorted(keys):
                attempts.take_back(sql, key)

        await self._store.run(take_back)

    async def tidy(self) -> None:
        """Drop what has expired; to be called every few minutes."""
        now_ms = self._clock.now_ms()

        def drop(sql: Sql) -> list[tuple[str, str]]:
            attempts.forget_old(sql, now_ms)
            buckets.forget_full(sql, now_ms)
            sql.execute("DELETE FROM tokens WHERE expires_ms <= ?", now_ms)
            return sessions.end_sessions(sql, "expires_ms <= ?", now_ms)

        self._tell(await self._store.run(drop))
