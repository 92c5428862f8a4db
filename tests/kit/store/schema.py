"""The declared tables as SQLAlchemy knows them: what the versions of the database must lead to."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Index,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

from queenhigh.store import columns

KINDS: Final[Mapping[columns.Kind, Any]] = {
    # Compared byte by byte in both databases, so that pages of rows come in one order.
    "text": Text().with_variant(Text(collation="C"), "postgresql"),
    "int": BigInteger(),
    "bytes": LargeBinary(),
    "flag": Boolean(),
}


def columns_of(described: tuple[columns.Column, ...]) -> list[Column[Any]]:
    """Return the columns of a `Table`."""
    return [
        Column(
            each.name,
            KINDS[each.kind],
            primary_key=each.is_key,
            nullable=each.may_be_null,
            autoincrement=False,
        )
        for each in described
    ]


def _metadata() -> MetaData:
    found = MetaData()
    for name, described in columns.COLUMNS.items():
        checks = [CheckConstraint(rule, each) for each, rule in columns.CHECKS.get(name, {}).items()]
        Table(name, found, *columns_of(described), *checks, sqlite_with_rowid=name in columns.LARGE)
    for name, (table, names) in columns.INDEXES.items():
        chosen = [found.tables[table].c[each] for each in names.split()]
        where = text(columns.SOME[name]) if name in columns.SOME else None
        Index(name, *chosen, unique=name.endswith("_once"), sqlite_where=where, postgresql_where=where)
    return found


METADATA: Final = _metadata()
