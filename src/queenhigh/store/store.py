"""Where tables live: one contract, whichever database is behind it."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from hashlib import sha256
from queue import Empty, LifoQueue
from typing import Final, TypeVar

import msgspec

from queenhigh.rules.records import House
from queenhigh.rules.shelf import Shelf, reread
from queenhigh.store import purses, sharing
from queenhigh.store.judging import purse_of
from queenhigh.store.purses import Granted, names
from queenhigh.store.reading import Reader, outside
from queenhigh.store.records import Account, Heads, Hour, Limits, Meter, PlayerRound, Transfer
from queenhigh.store.sql import Sql
from queenhigh.store.writer import Writer
from queenhigh.table.chain import link
from queenhigh.table.ports import (
    DeckRow,
    NotWritten,
    Purse,
    Repeated,
    StepRow,
    StoreError,
    TableRow,
    Write,
    Written,
)
from queenhigh.text import first_line, storable

T = TypeVar("T")
READERS: Final = 4
LONGEST_LEASE_MS: Final = 60_000
"""One that ends later than this from now was written by a clock that has been set back since: it is over."""

_LAST_LINKS: Final = """SELECT t.id, r.round, r.chain FROM tables t JOIN rounds r ON r.table_id = t.id
    AND r.round = (SELECT l.round FROM rounds l WHERE l.table_id = t.id ORDER BY l.round DESC LIMIT 1)
    ORDER BY t.id"""
"""Sought table by table: all rounds that there are would hold the writer up."""


class _IdTaken(StoreError):
    """Undoes what was begun."""


class _Cut(StoreError):
    """The connection ended under the work."""


class Store:
    """Tables, houses, purses, meters and history, for the floor, people, audit and export.

    Calls may come from any event loop; every one may raise `StoreError`.
    """

    def __init__(self, connect: Callable[[], Sql]) -> None:
        self._connect = connect
        self.writer = Writer(connect)
        self._idle: LifoQueue[Sql] = LifoQueue()
        self._threads = ThreadPoolExecutor(READERS, "queenhigh-reader")
        self._houses = Shelf()

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self.writer.close()
        self._threads.shutdown()
        self._drop_idle()

    def _drop_idle(self) -> None:
        with suppress(Empty):
            while True:
                self._idle.get_nowait().close()

    # Work of one's own.

    async def run(self, work: Callable[[Sql], T]) -> T:
        """Run work that writes, in a transaction; what it raises undoes it and comes back."""
        found: T = await self.writer.ask(work)
        return found

    async def read(self, work: Callable[[Sql], T]) -> T:
        """Run work that only reads, beside the writer."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self.read_now, work)

    def read_now(self, work: Callable[[Sql], T]) -> T:
        """`read` for a program without an event loop."""
        try:
            with self._connected() as sql:
                return work(sql)
        except _Cut:  # it may have lain idle while the database was restarted, as all others then have
            self._drop_idle()
        with self._connected() as sql:
            return work(sql)

    @contextmanager
    def reader(self) -> Iterator[Reader]:
        """Everything that is kept, as of one moment, for audit, export and backup."""
        with self._connected() as sql:
            sql.begin_snapshot()
            try:
                yield Reader(sql)
            finally:
                if sql.in_transaction():
                    sql.rollback()

    @contextmanager
    def _connected(self) -> Iterator[Sql]:
        try:
            sql = self._idle.get_nowait()
        except Empty:
            sql = self._connect()
        if sql.is_broken():
            sql.close()
            sql = self._connect()
        try:
            yield sql
        except sql.errors as error:
            kind = _Cut if sql.is_broken() else StoreError
            sql.close()
            raise kind(first_line(error)) from error
        except BaseException:
            sql.close()
            raise
        self._idle.put(sql)

    # Tables.

    async def write(self, write: Write) -> Written | Repeated | NotWritten:
        """Commit one command, with whatever else is waiting; returns once it is durable."""
        found: Written | Repeated | NotWritten = await self.writer.ask(write)
        return found

    async def answer(self, table: str, by: str, id: str) -> tuple[bytes, bytes, int] | None:
        """The body's hash, the answer and the version of a command that was done."""
        query = "SELECT body_hash, answer, version FROM commands WHERE table_id = ? AND actor = ? AND id = ?"
        rows = await self.read(lambda sql: sql.execute(query, table, by, id))
        return (bytes(rows[0][0]), bytes(rows[0][1]), rows[0][2]) if rows else None

    async def steps(self, table: str, round: int) -> list[StepRow]:
        """The steps of a round, in order."""
        query = """SELECT version, round, at_ms, actor, body FROM steps WHERE table_id = ? AND round = ?
            ORDER BY version"""
        return [StepRow(*row) for row in await self.read(lambda sql: sql.execute(query, table, round))]

    async def decks(self, table: str, round: int) -> list[DeckRow]:
        """The committed decks of a round, in order."""
        columns = names("decks").partition(", ")[2]
        query = f"SELECT {columns} FROM decks WHERE table_id = ? AND round = ? ORDER BY number"
        return [DeckRow(*row) for row in await self.read(lambda sql: sql.execute(query, table, round))]

    async def create_table(self, *rows: TableRow, owner: str = "", lease_ms: int = 0) -> bool:
        """Keep new tables, all or none; false where an id is taken.

        They are this owner's from the first, so that no other process takes them before they are begun.
        """

        def work(sql: Sql) -> None:
            expires_ms = sql.now_ms() + min(lease_ms, LONGEST_LEASE_MS) if owner else 0
            for row in rows:
                sql.execute(
                    f"INSERT INTO tables ({names('tables')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                    " ON CONFLICT DO NOTHING",
                    row.id, row.house, row.settings, row.state, row.version, row.epoch, owner, expires_ms,
                    row.closed, row.created_ms,
                )  # fmt: skip
                if sql.rowcount != 1:
                    raise _IdTaken

        try:
            await self.run(work)
        except _IdTaken:
            return False
        return True

    async def tables(self, *, closed: bool = False) -> list[TableRow]:
        """The tables that are open, or all with those that were closed, in the order they were made."""

        def work(sql: Sql) -> list[TableRow]:
            return sorted(Reader(sql).tables(closed=closed), key=lambda row: (row.created_ms, row.id))

        return await self.read(work)

    async def table(self, id: str) -> TableRow | None:
        return await self.read(lambda sql: next(Reader(sql).tables(storable(id)), None))

    # Who runs a table.

    async def claim(self, table: str, owner: str, lease_ms: int) -> int | None:
        """Own a table that nobody else owns at present; its new epoch, or none where it cannot be had."""

        def work(sql: Sql) -> int | None:
            now_ms = sql.now_ms()
            rows = sql.execute(
                "UPDATE tables SET owner = ?, epoch = epoch + 1, expires_ms = ? WHERE id = ? AND"
                " (owner = ? OR expires_ms <= ? OR expires_ms > ?) RETURNING epoch",
                owner, now_ms + min(lease_ms, LONGEST_LEASE_MS), table, owner, now_ms,
                now_ms + LONGEST_LEASE_MS,
            )  # fmt: skip
            return rows[0][0] if rows else None

        return await self.run(work)

    async def renew(self, owner: str, lease_ms: int) -> dict[str, int]:
        """Own on all tables that the owner still has; their epochs."""
        query = "UPDATE tables SET expires_ms = ? WHERE owner = ? RETURNING id, epoch"
        ms = min(lease_ms, LONGEST_LEASE_MS)
        return await self.run(lambda sql: dict(sql.execute(query, sql.now_ms() + ms, owner)))

    async def release(self, table: str, owner: str) -> None:
        """Give a table up, for whoever claims it next."""
        query = "UPDATE tables SET owner = '', expires_ms = 0 WHERE id = ? AND owner = ?"
        await self.run(lambda sql: sql.execute(query, table, owner))

    async def release_all(self, owner: str) -> list[str]:
        """Give up every table of a process that stops; which they were."""
        return await self.run(lambda sql: sharing.release_all(sql, owner))

    async def held(self) -> list[sharing.Held]:
        """Who runs each open table."""
        return await self.read(sharing.open_tables)

    # Houses.

    async def keep_house(self, house: House) -> str:
        """Keep a house's text for ever; its digest. Raises `NotItsText` where its text gives another."""
        digest = self._houses.keep(house)
        query = f"INSERT INTO houses ({names('houses')}) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        row = (digest, house.id, house.name, house.text, house.posted)
        await self.run(lambda sql: sql.execute(query, *row))
        return digest

    async def house(self, digest: str) -> House | None:
        """A house that was kept, read from its text again."""
        found = self._houses.find(digest)
        if found is None:
            query = "SELECT text, posted, id FROM houses WHERE digest = ?"
            rows = await self.read(lambda sql: sql.execute(query, digest))
            if rows:
                found = reread(*rows[0])
                if found.digest != digest:
                    raise StoreError(f"the text kept for house {digest} gives {found.digest}")
                self._houses.keep(found)
        return found

    # Purses and limits.

    async def purse(self, player: str, ledger: str) -> Purse | None:
        """A player's purse; none where they never had one in this currency.

        It is read in its turn with what is written, so that an older one never comes after a newer.
        """

        def work(sql: Sql) -> Purse | None:
            for account in purses.player_accounts(sql, player):
                if account.ledger == ledger and account.granted_ms is not None:
                    return purse_of(account, sql.now_ms())
            return None

        return await self.run(work)

    async def grant(
        self, player: str, ledger: str, amount_minor: int, id: str, at_ms: int, *, first: bool,
        least_minor: int = 1,
    ) -> tuple[Granted, Purse]:  # fmt: skip
        """Grant a first purse, or a refill to who is broke and had no grant within the hour.

        Broke is who has nothing at risk and less than `least_minor`, the least bet there is. The same id
        grants once. Says what was done, and the purse as it is then.
        """
        return await self.run(
            lambda sql: purses.grant(
                sql, player, ledger, amount_minor, id, at_ms, first=first, least_minor=least_minor
            )
        )

    async def limits(self, player: str) -> tuple[Limits, list[Account]]:
        """A player's own limits with the time played, and their accounts with losses and loss limits."""
        return await self.read(lambda sql: (purses.limits(sql, player), purses.player_accounts(sql, player)))

    # Meters.

    async def create_meter(self, meter: Meter) -> bool:
        """Open a meter and put its seed on it by a transfer; false where it is there already."""
        return await self.run(lambda sql: purses.create_meter(sql, meter))

    async def wish_meter(self, meter: str, seed_minor: int, contribution: str, at_ms: int) -> None:
        """Wish for another seed and rate of a meter, which wait until it has been hit."""
        await self.run(lambda sql: purses.wish_meter(sql, meter, seed_minor, contribution, at_ms))

    async def change_meter(self, meter: str) -> bool:
        """Let what was wished for hold from now on; false where the meter was not hit since."""
        return await self.run(lambda sql: purses.change_meter(sql, meter))

    async def meters(self) -> list[Meter]:
        return await self.read(lambda sql: list(Reader(sql).meters()))

    async def fold(self, meter: str) -> int:
        """Add what was contributed to the meter's row; what the row then holds."""
        return await self.run(lambda sql: purses.fold(sql, meter))

    async def shown(self, meters: Sequence[str]) -> dict[str, int]:
        """What each meter holds, contributions that are not folded in among it."""
        return await self.read(lambda sql: {meter: purses.shown(sql, meter) for meter in meters})

    async def shown_at(self, meters: Sequence[str]) -> tuple[dict[str, int], dict[str, int]]:
        """What each meter holds, and the version that each table has at the same moment."""

        def work(sql: Sql) -> tuple[dict[str, int], dict[str, int]]:
            sql.begin_snapshot()
            try:
                shown = {meter: purses.shown(sql, meter) for meter in meters}
                return shown, dict(sql.execute("SELECT id, version FROM tables WHERE NOT closed"))
            finally:
                if sql.in_transaction():
                    sql.rollback()

        return await self.read(work)

    # History.

    async def player_rounds(
        self, player: str, *, ledger: str = "", limit: int = 20, before: tuple[int, str, int] | None = None
    ) -> list[PlayerRound]:
        """A player's rounds, the last first; `before` is ``(at_ms, table, round)`` of the last one seen."""
        return await self.read(lambda sql: Reader(sql).player_rounds(player, ledger, limit, before))

    async def ledger_of(
        self, player: str, *, ledger: str = "", limit: int = 50, before: Transfer | None = None
    ) -> list[Transfer]:
        """A player's transfers, the last first, numbered among their own; `before` is the last one seen."""
        return await self.read(lambda sql: Reader(sql).ledger_of(player, ledger, limit, before))

    async def sums(self) -> dict[str, int]:
        """What all accounts of each ledger come to, with contributions not folded in: zero."""
        return await self.read(lambda sql: Reader(sql).sums())

    async def seal_hour(self, hour: int) -> Hour:
        """Chain the heads that all tables now have, and grants; an hour that was sealed stays as it was."""
        return await self.run(lambda sql: _seal_hour(sql, hour))


def _seal_hour(sql: Sql, hour: int) -> Hour:
    query = f"SELECT {names('hours')} FROM hours WHERE hour >= ? ORDER BY hour LIMIT 1"
    for row in sql.execute(query, hour):
        if row[0] > hour:
            raise StoreError(f"hour {hour} was never sealed and hour {row[0]} was: it is too late")
        return Hour(*row)
    [(after, before)] = sql.execute("SELECT hour, chain FROM hours ORDER BY hour DESC LIMIT 1") or [
        (None, b"")
    ]
    tables = sql.execute(_LAST_LINKS)
    named = tuple((table, round, bytes(chain).hex()) for table, round, chain in tables)
    heads = msgspec.json.encode(Heads(named, outside(sql, after, hour)))
    body = sha256(heads).digest()
    chain = link(bytes(before), hour, body)
    sql.execute(f"INSERT INTO hours ({names('hours')}) VALUES (?, ?, ?, ?)", hour, heads, body, chain)
    return Hour(hour, heads, body, chain)
