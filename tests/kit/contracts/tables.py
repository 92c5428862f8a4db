"""Contract of the tables of a store, from its database's own catalogue."""

import re

from kit.contracts.document import document

_OWN_WORDS = {
    r"= ANY \(ARRAY\[(.*?)\]\)": r"IN (\1)",
    "::text": "",
    r"(?m)^(  check \w+: )\((.*)\)$": r"\1\2",
    r"(?<=\nalembic_version\n)(  .*\n)+": "  revision, kept by Alembic\n",
}
"""What depends on the version of a database or of Alembic, with what is written in its place."""


def written(catalogue: str) -> str:
    for pattern, text in _OWN_WORDS.items():
        catalogue = re.sub(pattern, text, catalogue)
    subject = "Tables of a store: a column is required unless it says `null`,"
    subject += " and a table without rowid is in the order of its primary key."
    return document(subject, {"": catalogue.splitlines()})
