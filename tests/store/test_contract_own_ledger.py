"""A player's own transfers tell them nothing of what the same command did to others."""

from itertools import pairwise

from kit.store.stores import asynchronous, command, open_table, seat, stake
from queenhigh.store.records import Transfer
from queenhigh.store.store import Store


async def own(store: Store, table: str) -> list[tuple[int, int]]:
    """Version and number of Ann's transfers at a table, read two at a time."""
    found: list[Transfer] = []
    before = None
    while page := await store.ledger_of("ann", limit=2, before=before):
        found += page
        before = page[-1]
    return [(each.version, each.number) for each in found if each.table == table]


@asynchronous
async def test_a_transfer_is_numbered_among_its_players_own(store: Store) -> None:
    """So it is the same whether a folded hand of somebody else's made one transfer between them, or three."""
    await open_table(store, "t1", "t2")
    await seat(store)
    await seat(store, "ben")
    for table, others in (("t1", 1), ("t2", 3)):
        mine, theirs = stake("ann", 10, table), [stake("ben", 10, table)] * others
        for version in range(2):
            await store.write(command(version, *theirs, mine, *theirs, mine, table=table))
    found = await own(store, "t1")
    assert found == [(2, 1), (2, 0), (1, 1), (1, 0)]
    assert await own(store, "t2") == found
    assert all(one > two for one, two in pairwise(found))
