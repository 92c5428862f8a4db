"""People in SQL: found by their columns, and added under a name that nobody else has."""

import secrets
from itertools import count
from typing import Any, Final

from queenhigh.people.names import free_name, name_key, name_look
from queenhigh.people.records import ROLES, PeopleError, Person, Role
from queenhigh.store.purses import prepare_player
from queenhigh.store.sql import Sql
from queenhigh.text import shorten, suggest

PERSON_COLUMNS: Final = "p.id, p.name, p.role, p.guest, p.locked, p.created_ms"
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def make_id(first: str) -> str:
    """An id that tells nothing, such as ``u7f3k2m9q4ab``."""
    return first + "".join(secrets.choice(_LETTERS) for _ in range(11))


def read_person(row: tuple[Any, ...]) -> Person:
    id, name, role, guest, locked, created_ms = row
    return Person(id, name, role, bool(guest), bool(locked), created_ms)


def find_people(sql: Sql, where: str, *params: Any) -> list[Person]:
    """The people for whom a condition holds."""
    return [
        read_person(row) for row in sql.execute(f"SELECT {PERSON_COLUMNS} FROM people p {where}", *params)
    ]


def check_role(role: str) -> Role:
    for known in ROLES:
        if role == known:
            return known
    raise PeopleError(
        "auth/forbidden", f"there is no role {shorten(role)}{suggest(role, ROLES)}", known=ROLES
    )


def insert_person(sql: Sql, name: str | None, password: str, role: Role, now_ms: int) -> Person:
    """A new person of this name, or of a free one; they are a guest where they have no password."""
    for tries in count():
        shown = free_name(secrets.choice, tries) if name is None else name
        person = Person(make_id("u"), shown, role, not password, False, now_ms)
        rows = sql.execute(
            "INSERT INTO people (id, name, name_key, name_look, role, password, guest, locked, created_ms,"
            " limits_version) VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, 0) ON CONFLICT DO NOTHING RETURNING id",
            person.id, shown, name_key(shown), name_look(shown), role, password, int(person.guest), now_ms,
        )  # fmt: skip
        if rows:
            prepare_player(sql, person.id)
            return person
        if name is not None:
            refuse_taken(sql, name)
    raise AssertionError


def refuse_taken(sql: Sql, name: str) -> None:
    key = name_key(name)
    rows = sql.execute(
        "SELECT name_key FROM people WHERE name_key = ? OR name_look = ?", key, name_look(name)
    )
    if (key,) in rows:
        raise PeopleError("name/taken", f"the name {shorten(name)} is taken: choose another", name=name)
    if rows:
        raise PeopleError(
            "name/lookalike", f"{shorten(name)} looks like a name that is taken: choose another", name=name
        )
