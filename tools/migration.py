"""Print the first version of the database from the declarations in `queenhigh.store.columns`.

`make migration` writes it, and a test compares the two. Its database is kept among the tests, so it is
frozen: a change of the declarations gets its own version, written by hand, and the first one that comes
deletes this tool, its target and that test.
"""

from pathlib import Path
from textwrap import fill

from queenhigh.store.columns import CHECKS, COLUMNS, INDEXES, LARGE, SOME, Column

VERSION = Path(__file__).resolve().parent.parent / "src/queenhigh/store/migrations/versions/first.py"
WIDTH = 110
HEAD = '''"""The first tables, printed from `store/columns.py` by `make migration`; its database is kept.

Columns are written as there: `*` before a part of the key, `?` before one that may be null, and a kind if it
is not text. Nothing is imported from the program, so that a later program makes the same tables. The revision
is 0002 so that databases from before the versions were squashed open unchanged.
"""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = None
branch_labels: Final = None
depends_on: Final = None

KINDS: Final[dict[str, Any]] = {
    "": sa.Text().with_variant(sa.Text(collation="C"), "postgresql"),
    "int": sa.BigInteger(),
    "bytes": sa.LargeBinary(),
    "flag": sa.Boolean(),
}
'''
FOOT = '''

def column(word: str) -> sa.Column[Any]:
    """Return the column that a word describes."""
    name, _, kind = word.lstrip("*?").partition(":")
    is_key = word.startswith("*")
    return sa.Column(
        name, KINDS[kind], primary_key=is_key, nullable=word.startswith("?"), autoincrement=False
    )


def upgrade() -> None:
    for table, columns in TABLES.items():
        checks = [sa.CheckConstraint(rule, name) for name, rule in CHECKS.get(table, {}).items()]
        op.create_table(table, *map(column, columns.split()), *checks, sqlite_with_rowid=table in WITH_ROWID)
    for index, (table, columns, where) in INDEXES.items():
        some = sa.text(where) if where else None
        once = index.endswith("_once")
        op.create_index(index, table, columns.split(), unique=once, sqlite_where=some, postgresql_where=some)
'''


def version_text() -> str:
    """Return the text of the version that makes the declared tables."""
    tables = "".join(entry(name, " ".join(map(word, found))) for name, found in COLUMNS.items())
    checks = "".join(
        f'    "{table}": {{\n{"".join(entry(*each, indent=8) for each in found.items())}    }},\n'
        for table, found in CHECKS.items()
    )
    indexes = "".join(
        f'    "{name}": ("{table}", "{found}", "{SOME.get(name, "")}"),\n'
        for name, (table, found) in INDEXES.items()
    )
    large = ", ".join(f'"{name}"' for name in sorted(LARGE))
    return (
        f"{HEAD}TABLES: Final = {{\n{tables}}}\n"
        f"WITH_ROWID: Final = {{{large}}}\n"
        f"CHECKS: Final[dict[str, dict[str, str]]] = {{\n{checks}}}\n"
        f"INDEXES: Final = {{\n{indexes}}}\n{FOOT}"
    )


def word(column: Column) -> str:
    """Return a column as the version writes it, such as `*round:int`."""
    mark = "*" if column.is_key else "?" if column.may_be_null else ""
    return mark + column.name + ("" if column.kind == "text" else f":{column.kind}")


def entry(name: str, value: str, indent: int = 4) -> str:
    """Return a line of a dictionary, or several if it does not fit into one."""
    line = f'{" " * indent}"{name}": "{value}",\n'
    if len(line) - 1 <= WIDTH:
        return line
    start = f'{" " * indent}"{name}": """'
    text = fill(value, WIDTH - 8, initial_indent=start, subsequent_indent=" " * (indent + 4))
    return f'{text}""",\n'


if __name__ == "__main__":
    VERSION.write_text(version_text(), encoding="utf-8")
