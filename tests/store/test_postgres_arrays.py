"""Arrays as we write them for PostgreSQL, against how its driver writes a list."""

from typing import Any

import psycopg
import pytest

from kit.store.postgres import Postgres
from queenhigh.store.postgres import format_array

COLUMNS: dict[str, list[Any]] = {
    "text": ["", "plain", 'a "quoted" word', "back\\slash\\", "{a,b}", "NULL", "null", " spaces ", "naïve ♠",
             "line\nfeed\ttab", "'; DROP TABLE rounds; --", "%s", None],
    "bigint": [0, -1, 2**63 - 1, -(2**63), None],
    "bytea": [b"", b"\x00\xff\\\"'", bytes(range(256)), b'{"act": 1}', None],
    "boolean": [True, False, None],
}  # fmt: skip


@pytest.mark.parametrize("kind", COLUMNS)
def test_an_array_is_read_as_the_drivers_own(kind: str, postgres: Postgres) -> None:
    values = COLUMNS[kind]
    with psycopg.connect(postgres.url("postgres")) as connection:
        for some in (values, values[:-1], values[:1], []):
            asked = f"SELECT %s::{kind}[], %s::{kind}[]".encode()
            row = connection.execute(asked, [format_array(some), some]).fetchone()
            assert row is not None
            assert row[0] == row[1] == some


@pytest.mark.parametrize("wrong", ["half a surrogate \ud800", "nothing \x00 more"])
def test_text_that_cannot_be_kept_is_refused_as_the_driver_does(wrong: str, postgres: Postgres) -> None:
    with psycopg.connect(postgres.url("postgres")) as connection:
        for given in (format_array([wrong]), [wrong]):
            with pytest.raises((psycopg.DataError, UnicodeEncodeError)) as error:
                connection.execute(b"SELECT %s::text[]", [given])
            assert error.type is (UnicodeEncodeError if "half" in wrong else psycopg.DataError)
            connection.rollback()
