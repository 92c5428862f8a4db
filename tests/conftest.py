"""Puts the test table (`felt`) and the project's tools within reach of tests in every folder.

Random examples are the same in every run of `make test`, so that it gives one verdict on one tree;
`make gate` looks for new ones.
"""

import asyncio
import gc
import inspect
import os
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain, zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from kit.server.served import Served
    from kit.store.postgres import Postgres
    from queenhigh.store.store import Store

TESTS = Path(__file__).resolve().parent

for folder in (TESTS.parent, TESTS):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

# No test finds, or leaves, anything in the data folder of whoever runs it.
os.environ["XDG_DATA_HOME"] = str(Path(tempfile.gettempdir()) / f"queenhigh-tests-{os.getpid()}" / "none")

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("searching", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


# Collecting makes thousands of objects that live until the end: no garbage is looked for meanwhile, and
# none among them afterwards. Results that tests share live long too: all objects are looked through seldom.
gc.disable()
gc.set_threshold(700, 10, 400)


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


WAITING = ("page", "server", "faults", "project", "client")
"""Folders whose tests wait for browsers, servers and processes, the longest first."""
LONG = ("test_", "cli", "simulation", "store", "fair", "report")
"""Folders whose tests compute, and files beside them, the longest first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, and mix files that wait with files that compute.

    Then no core is idle while browsers start, and short files keep every worker busy at the end.
    """

    def place(path: Path) -> int:
        folder = path.relative_to(TESTS).parts[0]
        known = (at for at, name in enumerate((*WAITING, *LONG)) if folder.startswith(name))
        return next(known, len(WAITING) + len(LONG))

    paths = sorted(dict.fromkeys(item.path for item in items), key=place)
    waiting = [path for path in paths if place(path) < len(WAITING)]
    mixed = chain.from_iterable(zip_longest(waiting, paths[len(waiting) :]))
    order = {path: at for at, path in enumerate(mixed)}
    items.sort(key=lambda item: order[item.path])


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an asynchronous test on the real clock; one that hangs fails after ten minutes."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in wanted}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**given), 600))
    return True


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """A PostgreSQL server, started where the first test asks for it; one a worker."""
    from kit.store.postgres import Postgres

    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A folder, and then an address, where a new store can be opened."""
    if request.param == "sqlite":
        return tmp_path / "data"
    server: Postgres = request.getfixturevalue("postgres")
    return server.store()


@pytest.fixture
def store(place: Path | str) -> "Iterator[Store]":
    """A new store of each kind."""
    from queenhigh.store.opening import open_store

    found = open_store(place)
    yield found
    found.close()


@pytest.fixture(scope="module")
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Served]":
    """A server on loopback for the tests of one module, with the settings of its mark `server`."""
    from kit.server.served import served_in

    mark = request.node.get_closest_marker("server")
    with served_in(tmp_path_factory.mktemp("served"), **(mark.kwargs if mark else {})) as found:
        yield found
