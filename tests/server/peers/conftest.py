"""Two servers on one real PostgreSQL."""

from collections.abc import Iterator

import pytest

from kit.server.pair import Pair, paired
from kit.store.postgres import Postgres


@pytest.fixture(scope="package")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with paired(postgres.database(), tmp_path_factory.mktemp("pair")) as found:
        yield found
