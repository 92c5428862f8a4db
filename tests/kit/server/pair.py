"""Two servers on one database, as on two machines: each with a port of its own, the same secret, real SQL."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kit.server.served import PATIENCE, Person, Served, settings_for
from queenhigh.server.works import Works


class Pair:
    """Two processes that share tables."""

    def __init__(self, url: str, folder: Path, **settings: Any) -> None:
        self._settings = {"data": "", "database": url, "secret": str(folder / "secret"), **settings}
        self._folder = folder
        self.first = self.serve()
        self.second = self.serve()
        self.meet()

    def serve(self) -> Served:
        return Served(settings_for(self._folder, **self._settings))

    def meet(self) -> None:
        """Have each know of the other, as they do by themselves within a second or two."""
        for served in (self.first, self.second):
            served.run(_beat)

    def stop(self) -> None:
        for served in (self.first, self.second):
            served.stop()


async def _beat(works: Works) -> None:
    assert works.peers is not None
    await works.peers._beat()


@contextmanager
def paired(url: str, folder: Path, **settings: Any) -> Iterator[Pair]:
    pair = Pair(url, folder, **settings)
    try:
        yield pair
    finally:
        pair.stop()


def wait_until(wanted: Callable[[], object], seconds: float = PATIENCE, pause: float = 0.01) -> None:
    """Look again and again until something is so."""
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "it does not come to that"
        time.sleep(pause)


def through(served: Served, *, like: Person) -> Person:
    """The same person, asking another process."""
    other = served.person()
    for name, value in like.web.cookies.items():
        other.web.cookies.set(name, value)
    other.web.headers["X-CSRF-Token"] = like.web.headers["X-CSRF-Token"]
    other.id, other.name = like.id, like.name
    return other


async def tables_here(works: Works) -> set[str]:
    return {desk.id for desk in works.floor.desks}
