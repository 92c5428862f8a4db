"""A program that writes without end and says what was acknowledged; tests kill it.

``python -m kit.store.writing PLACE BYTES TABLES`` prints a line ``TABLE VERSION`` for each write that is
kept. No file may become longer than that many bytes, unless it is 0.
"""

import asyncio
import resource
import signal
import sys
from pathlib import Path

from kit.store.stores import command, key, open_table, seat, stake
from queenhigh.store.opening import open_store
from queenhigh.store.store import Store
from queenhigh.table.ports import StoreError, Written


async def write(store: Store, table: str) -> None:
    version = 0
    while True:
        body = f"{table} {version}".encode()
        found = await store.write(
            command(version, stake(table, 1, table), table=table, command=key(str(version), body, table))
        )
        assert isinstance(found, Written), found
        version += 1
        print(table, version, flush=True)


async def main(place: str, tables: list[str]) -> None:
    store = open_store(place if "://" in place else Path(place))
    await open_table(store, *tables)
    await seat(store, *tables, purse_minor=10**9)
    try:
        await asyncio.gather(*(write(store, table) for table in tables))
    except StoreError as error:
        print("failed", error, flush=True)
        store.close()


if __name__ == "__main__":
    longest = int(sys.argv[2])
    if longest:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (longest, longest))
    asyncio.run(main(sys.argv[1], sys.argv[3:]))
