"""Contract of the tables of a store, from its database's own catalogue."""

import re

from kit.contracts.document import document

TITLES = {
    "sqlite": "Tables of a store in SQLite; a table without rowid is kept in the order of its primary key.",
    "postgres": "Tables of a store in PostgreSQL.",
}
_OWN_WORDS = (
    (r"= ANY \(ARRAY\[(.*?)\]\)", r"IN (\1)"),
    ("::text", ""),
    (r"(?m)^(  check \w+: )\((.*)\)$", r"\1\2"),
    (r"(?<=\nalembic_version\n)(  .*\n)+", "  revision, kept by Alembic\n"),
)
"""What depends on the version of a database or of Alembic, with what is written in its place."""


def written(kind: str, catalogue: str) -> str:
    for pattern, text in _OWN_WORDS:
        catalogue = re.sub(pattern, text, catalogue)
    subject = f"{TITLES[kind]} Every column is required unless it says `null`."
    return document(subject, {"": catalogue.splitlines()})
