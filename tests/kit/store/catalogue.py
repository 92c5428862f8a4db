"""Tables, columns, constraints and indexes of a store, read from the database's own catalogue."""

import re
from collections import defaultdict

from queenhigh.store.sql import Sql
from queenhigh.store.sqlite import SqliteSql

Catalogue = dict[str, list[str]]
"""By table: a line for each column, then one for each constraint and index."""
CHECK = re.compile(r"CONSTRAINT (\w+) CHECK \((.*?)\)(?=, CONSTRAINT|, PRIMARY|\s*\)(?: WITHOUT|$))")
"""A constraint in the SQL that made a table, which is where SQLite keeps it."""


def catalogue_text(sql: Sql) -> str:
    """Return the catalogue of a connection, a paragraph a table."""
    found = sqlite_catalogue(sql) if isinstance(sql, SqliteSql) else postgres_catalogue(sql)
    parts = ["\n".join([table, *(f"  {line}" for line in found[table])]) for table in sorted(found)]
    return "\n\n".join(parts) + "\n"


def sqlite_catalogue(sql: Sql) -> Catalogue:
    found: Catalogue = {}
    tables = sql.execute(
        "SELECT l.name, l.wr, m.sql FROM pragma_table_list l JOIN sqlite_master m ON m.name = l.name"
        " WHERE l.type = 'table'"
    )
    for table, without_rowid, made in tables:
        columns = sql.execute(
            'SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo(?)', table
        )
        lines = [column(name, kind, not_null, default) for name, kind, not_null, default, _ in columns]
        keys = sorted((place, name) for name, *_, place in columns if place)
        lines.append(f"primary key ({', '.join(name for _, name in keys)})")
        lines += ["without rowid"] * without_rowid
        lines += sorted(f"check {name}: {rule}" for name, rule in CHECK.findall(" ".join(made.split())))
        found[table] = lines
    for table, name, unique, made in sql.execute(
        'SELECT m.tbl_name, m.name, l."unique", m.sql FROM sqlite_master m'
        " JOIN pragma_index_list(m.tbl_name) l ON l.name = m.name WHERE m.sql IS NOT NULL ORDER BY m.name"
    ):
        names = ", ".join(each for (each,) in sql.execute("SELECT name FROM pragma_index_info(?)", name))
        found[table].append(index(name, bool(unique), names, made.partition(" WHERE ")[2]))
    return found


def postgres_catalogue(sql: Sql) -> Catalogue:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for table, name, kind, collation, can_be_null, default in sql.execute(
        "SELECT table_name, column_name, data_type, collation_name, is_nullable, column_default"
        " FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position"
    ):
        full = f'{kind} COLLATE "{collation}"' if collation else kind
        found[table].append(column(name, full, can_be_null == "NO", default))
    for table, name, kind, rule in sql.execute(
        "SELECT conrelid::regclass::text, conname, contype::text, pg_get_constraintdef(oid)"
        " FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'"
        " ORDER BY contype DESC, conname"
    ):
        shown = f"check {name}: {rule[7:-1]}" if kind == "c" else rule.replace("PRIMARY KEY", "primary key")
        found[table].append(shown)
    for table, name, unique, names, where in sql.execute(
        "SELECT indrelid::regclass::text, indexrelid::regclass::text, indisunique,"
        " (SELECT string_agg(pg_get_indexdef(indexrelid, place, true), ', ' ORDER BY place)"
        "  FROM generate_series(1, indnkeyatts) place), pg_get_expr(indpred, indrelid)"
        " FROM pg_index WHERE NOT indisprimary AND indrelid::regclass::text IN"
        " (SELECT tablename FROM pg_tables WHERE schemaname = 'public') ORDER BY 2"
    ):
        found[table].append(index(name, unique, names, where or ""))
    return found


def column(name: str, kind: str, not_null: bool, default: str | None) -> str:
    null = "" if not_null else " null"
    return f"{name} {kind}{null}" + (f" default {default}" if default is not None else "")


def index(name: str, unique: bool, names: str, where: str) -> str:
    return f"{'unique ' * unique}index {name} ({names})" + (f" where {where}" if where else "")
