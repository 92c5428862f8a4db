"""Sessions and tokens in SQL. A secret is shown once and kept as its hash."""

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from queenhigh.people.person_rows import PERSON_COLUMNS, make_id, read_person
from queenhigh.people.records import (
    DAY_MS,
    SCOPES,
    PeopleError,
    PeopleSettings,
    Person,
    Role,
    Session,
    SignedIn,
    Token,
    scopes_of,
)
from queenhigh.store.sql import Sql, batches
from queenhigh.text import shorten
from queenhigh.wire.bodies import Scope

TOKEN_PREFIX: Final = "qh_"
TOKEN_DAYS: Final = 366
TOKENS_A_PERSON: Final = 50
SECRET_LIMIT: Final = 100
"""No secret of ours is longer: what is longer is not even looked for."""


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def csrf_of(secret: str) -> str:
    """What a page has to send beside the cookie: made from it, so that nothing of it is stored."""
    return hash_of(f"csrf {secret}")


def begin(sql: Sql, person: Person, settings: PeopleSettings, now_ms: int) -> SignedIn:
    """A new session, under a secret that nobody has seen before."""
    secret = secrets.token_urlsafe(32)
    expires_ms = now_ms + min(settings.idle_days, settings.session_days) * DAY_MS
    sql.execute(
        "INSERT INTO sessions (id, person, created_ms, seen_ms, expires_ms) VALUES (?, ?, ?, ?, ?)",
        hash_of(secret), person.id, now_ms, now_ms, expires_ms,
    )  # fmt: skip
    return SignedIn(person, secret, csrf_of(secret), expires_ms)


def find_session(sql: Sql, secret: str, now_ms: int) -> tuple[Session, int] | None:
    """The session of a cookie, if it has not ended, and when it was last seen."""
    id = hash_of(secret)
    rows = sql.execute(
        f"SELECT {PERSON_COLUMNS}, s.seen_ms, s.expires_ms FROM sessions s"
        " JOIN people p ON p.id = s.person WHERE s.id = ? AND s.expires_ms > ? AND p.locked = 0",
        id, now_ms,
    )  # fmt: skip
    if not rows:
        return None
    *fields, seen_ms, expires_ms = rows[0]
    person = read_person(tuple(fields))
    return Session(id, person, scopes_of(person.role), expires_ms, csrf_of(secret)), seen_ms


def touch(sql: Sql, session: Session, settings: PeopleSettings, now_ms: int) -> Session | None:
    """Note that a session or token is in use, which puts off a session's end; none if it ended meanwhile."""
    if session.by == "token":
        sql.execute("UPDATE tokens SET used_ms = ? WHERE id = ?", now_ms, session.id)
        return session
    idle_end_ms = now_ms + settings.idle_days * DAY_MS
    lasts_ms = settings.session_days * DAY_MS
    rows = sql.execute(
        "UPDATE sessions SET seen_ms = ?,"
        " expires_ms = CASE WHEN created_ms + ? < ? THEN created_ms + ? ELSE ? END"
        " WHERE id = ? RETURNING expires_ms",
        now_ms, lasts_ms, idle_end_ms, lasts_ms, idle_end_ms, session.id,
    )  # fmt: skip
    return msgspec.structs.replace(session, expires_ms=rows[0][0]) if rows else None


def end_sessions(sql: Sql, where: str, *params: Any) -> list[tuple[str, str]]:
    """End the sessions for which a condition holds; the ids of session and person."""
    rows = sql.execute(f"DELETE FROM sessions WHERE {where} RETURNING id, person", *params)
    return [(id, person) for id, person in rows]


def alive(sql: Sql, ids: Iterable[str], now_ms: int) -> set[str]:
    """Of these sessions and tokens, those that have not ended."""
    found: set[str] = set()
    for some in batches(ids):
        marks = ", ".join("?" * len(some))
        for table in ("sessions", "tokens"):
            rows = sql.execute(
                f"SELECT s.id FROM {table} s JOIN people p ON p.id = s.person"
                f" WHERE s.expires_ms > ? AND p.locked = 0 AND s.id IN ({marks})",
                now_ms, *some,
            )  # fmt: skip
            found.update(id for (id,) in rows)
    return found


def check_scopes(role: Role, scopes: Iterable[str], days: int) -> tuple[Scope, ...]:
    """The scopes in their order; `PeopleError` where a person of this role cannot give them away so long."""
    asked = set(scopes)
    if unknown := asked - set(SCOPES):
        known = ", ".join(SCOPES)
        raise PeopleError(
            "token/unfit", f"no scope {shorten(min(unknown))}: there are {known}", field="scopes"
        )
    if not asked:
        raise PeopleError("token/unfit", "a token without a scope can do nothing: name one", field="scopes")
    if not 1 <= days <= TOKEN_DAYS:
        raise PeopleError(
            "token/unfit", f"a token lasts 1 to {TOKEN_DAYS} days, not {days}", field="days", most=TOKEN_DAYS
        )
    if beyond := asked - scopes_of(role):
        raise PeopleError("auth/forbidden", f"a {role} has no right to {min(beyond)}", scope=min(beyond))
    return tuple(scope for scope in SCOPES if scope in asked)


def make_token(sql: Sql, person: str, scopes: tuple[Scope, ...], days: int, now_ms: int) -> tuple[str, str]:
    """A new token's id, and its secret, which is shown this once."""
    [(count,)] = sql.execute(
        "SELECT COUNT(*) FROM tokens WHERE person = ? AND expires_ms > ?", person, now_ms
    )
    if count >= TOKENS_A_PERSON:
        raise PeopleError(
            "token/unfit", f"{count} tokens are the most: revoke one first", most=TOKENS_A_PERSON
        )
    id = make_id("t")
    secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
    sql.execute(
        "INSERT INTO tokens (id, secret, person, scopes, created_ms, expires_ms, used_ms)"
        " VALUES (?, ?, ?, ?, ?, ?, 0)",
        id, hash_of(secret), person, " ".join(scopes), now_ms, now_ms + days * DAY_MS,
    )  # fmt: skip
    return id, secret


def find_token(sql: Sql, secret: str, now_ms: int) -> tuple[Session, int] | None:
    """Who comes with this token, never with more rights than the person has, and when it was last used."""
    rows = sql.execute(
        f"SELECT {PERSON_COLUMNS}, t.id, t.scopes, t.expires_ms, t.used_ms FROM tokens t"
        " JOIN people p ON p.id = t.person WHERE t.secret = ? AND t.expires_ms > ? AND p.locked = 0",
        hash_of(secret), now_ms,
    )  # fmt: skip
    if not rows:
        return None
    *fields, id, scopes, expires_ms, used_ms = rows[0]
    person = read_person(tuple(fields))
    rights = scopes_of(person.role).intersection(scopes.split())
    return Session(id, person, rights, expires_ms, by="token"), used_ms


def list_tokens(sql: Sql, person: str, now_ms: int) -> list[Token]:
    """A person's tokens that have not expired, the newest first."""
    rows = sql.execute(
        "SELECT id, scopes, created_ms, expires_ms, used_ms FROM tokens WHERE person = ? AND expires_ms > ?"
        " ORDER BY created_ms DESC, id",
        person, now_ms,
    )  # fmt: skip
    return [Token(id, tuple(scopes.split()), *times) for id, scopes, *times in rows]
