"""Contract of the two stores: the tables as the databases themselves have them.

`make contracts` writes `tables_sqlite.txt` and `tables_postgres.txt`. A change of them is a new version of
the database; see CONTRIBUTING.
"""

from contextlib import closing
from pathlib import Path

from kit import golden
from kit.store.catalogue import catalogue_text
from kit.store.postgres import Postgres
from queenhigh.store.opening import open_store


def test_tables_are_those_of_the_contract(place: Path | str, postgres: Postgres) -> None:
    kind = "sqlite" if isinstance(place, Path) else "postgres"
    with closing(open_store(place if isinstance(place, Path) else postgres.database())) as store:
        golden.compare(f"contracts/tables_{kind}.txt", store.read_now(catalogue_text), "make contracts")
