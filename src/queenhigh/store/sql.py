"""One connection to a database: SQL with question marks, transactions, and the two steps of a group."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, ClassVar, Final

from queenhigh.store.judging import Changes, Known
from queenhigh.table.ports import StoreError, Write

Row = tuple[Any, ...]
PAGE: Final = 500
"""So many rows are in memory at a time where all are read."""
_BATCH: Final = 400


class Sql(ABC):
    """A connection that one thread uses at a time. SQL is the same for both databases: ``?`` for a value."""

    errors: ClassVar[tuple[type[Exception], ...]]
    """What the driver raises."""
    deadlocks: ClassVar[tuple[type[Exception], ...]] = ()
    """Those of them by which a statement makes way for another program that waits for its rows."""
    rowcount: int = 0
    """How many rows the last statement changed."""

    @abstractmethod
    def execute(self, sql: str, *params: object) -> list[Row]:
        """Run one statement; the rows it gives."""

    @abstractmethod
    def stream(self, sql: str, *params: object) -> Iterator[Row]:
        """The rows of a statement, a page at a time."""

    @abstractmethod
    def many(self, sql: str, rows: Sequence[Row]) -> None:
        """Run one statement for each row."""

    @abstractmethod
    def begin(self) -> None:
        """Begin a transaction that writes."""

    @abstractmethod
    def begin_snapshot(self) -> None:
        """Begin a transaction that reads one and the same moment throughout.

        What only looks reads so: audit, export, backup. Nothing that is written rests on it.
        """

    @abstractmethod
    def now_ms(self) -> int:
        """The time by which leases end: the database's own where it has a clock."""

    @abstractmethod
    def in_transaction(self) -> bool: ...

    @abstractmethod
    def table_names(self) -> set[str]:
        """The tables that the database has, whoever's they are."""

    @abstractmethod
    def is_broken(self) -> bool: ...

    @abstractmethod
    def close(self) -> None: ...

    @abstractmethod
    def read_group(self, writes: Sequence[Write]) -> Known:
        """The rows that a group needs, held until the transaction ends."""

    @abstractmethod
    def apply(self, changes: Changes) -> None:
        """Write what a group changes."""

    @abstractmethod
    def lock(self, sql: str) -> str:
        """The query, so that its rows are held until the transaction ends."""

    def commit(self) -> None:
        self.execute("COMMIT")

    def rollback(self) -> None:
        self.execute("ROLLBACK")

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self.begin()
        try:
            yield
            self.commit()
        except BaseException:
            if self.in_transaction():
                self.rollback()
            raise

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """What fails inside is undone, and the transaction goes on, unless it is lost as a whole."""
        self.execute("SAVEPOINT command")
        try:
            yield
        except Exception as error:
            if not self.in_transaction():
                raise StoreError(str(error)) from error
            self.execute("ROLLBACK TO SAVEPOINT command")
            self.execute("RELEASE SAVEPOINT command")
            raise
        self.execute("RELEASE SAVEPOINT command")


def batches(ids: Iterable[str]) -> Iterator[list[str]]:
    """Ids in lists that one statement takes."""
    rest = iter(ids)
    while some := list(islice(rest, _BATCH)):
        yield some
