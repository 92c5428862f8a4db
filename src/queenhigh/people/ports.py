"""What this room asks of the world: a clock, and transactions on tables in SQL."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
_BATCH: Final = 400


class Sql(Protocol):
    """The inside of a transaction."""

    def execute(self, sql: str, *params: Any) -> list[tuple[Any, ...]]:
        """Run one statement, its parameters being question marks; the rows that it gives, if any.

        Statements run on SQLite and PostgreSQL alike, and no parameter is ever None.
        """
        ...


class Runner(Protocol):
    """Whoever runs transactions."""

    async def run(self, work: Callable[[Sql], T]) -> T:
        """What `work` gives, once all it wrote is durable; nothing of it where it raises.

        `work` may run in another thread, and again after a conflict: it has no effect but its statements.
        """
        ...

    async def read(self, work: Callable[[Sql], T]) -> T:
        """What `work` gives, which only reads what was committed, beside those who write."""
        ...


class Clock(Protocol):
    """The server's clock."""

    def now_ms(self) -> int: ...


def batches(ids: Iterable[str]) -> Iterator[list[str]]:
    """Ids in lists that one statement takes."""
    rest = iter(ids)
    while some := list(islice(rest, _BATCH)):
        yield some
