"""Two servers on one database, as on two machines: each with a port of its own, the same secret, real SQL."""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from kit.server.served import PATIENCE, Person, Served, settings_for
from queenhigh.server.works import Works


class Pair:
    """Two processes that share tables."""

    def __init__(self, url: str, folder: Path, **settings: Any) -> None:
        shared = {"data": "", "database": url, "secret": str(folder / "secret"), **settings}
        self.first = Served(settings_for(folder, **shared))
        self.second = Served(settings_for(folder, **shared))
        self.meet()

    def meet(self) -> None:
        """Have each know of the other, as they do by themselves within a second or two."""
        for served in (self.first, self.second):
            served.run(_beat)

    def close(self) -> None:
        for served in (self.first, self.second):
            served.stop()


async def _beat(works: Works) -> None:
    assert works.watch is not None
    await works.watch.beat()


def paired(url: str, folder: Path, **settings: Any) -> "closing[Pair]":
    """Two servers that stop with the block."""
    return closing(Pair(url, folder, **settings))


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
    other.id = like.id
    other.name = like.name
    return other


async def tables_here(works: Works) -> set[str]:
    return {desk.id for desk in works.floor.desks}
