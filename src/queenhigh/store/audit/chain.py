"""Chains: rounds of a table over their steps, hours over the heads of all tables and over grants."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

import msgspec

from queenhigh.store.records import Heads, Hour
from queenhigh.table.chain import link

ChainOf = Callable[[str, int], bytes]
"""The chain after a table's round; nothing where there is no such link."""
Outside = Callable[[int | None, int], tuple[int, str]]
"""Transfers outside any table from one hour on and before another, counted and hashed."""
_HEADS: Final = msgspec.json.Decoder(Heads)


def head_of(heads: Mapping[str, tuple[int, bytes]], hour: int | None, sealed: bytes) -> str:
    """A hash over the last link of every table and of the hours: see `Chain.head`."""
    told = [(table, round, chain.hex()) for table, (round, chain) in sorted(heads.items())]
    return hashlib.sha256(msgspec.json.encode((told, hour, sealed.hex()))).hexdigest()


def hour_problems(hours: Iterable[Hour], chain_of: ChainOf, outside: Outside) -> Iterator[tuple[str, str]]:
    """Hours that are not chained to those before, or that were sealed over something else than is there.

    Any hour may be missing, where no server ran when it ended. One that was taken out from between two others
    breaks their chain; one from the end is missed by whoever has noted the head.
    """
    last: int | None = None
    before = b""
    rounds: dict[str, int] = {}
    for hour in hours:
        where = f"hour {hour.hour}"
        heads = bytes(hour.heads)
        if hashlib.sha256(heads).digest() != bytes(hour.body):
            yield where, "its heads are not those that its hash was made of"
        if link(before, hour.hour, bytes(hour.body)) != bytes(hour.chain):
            yield where, "it is not chained to the hour before"
        try:
            named = _HEADS.decode(heads)
        except msgspec.DecodeError as error:
            yield where, f"its heads cannot be read: {error}"
            named = Heads((), (0, ""))
        for table, round, chain in named.tables:
            if chain_of(table, round).hex() != chain:
                yield where, f"the chain of {table}-{round} is another one than was sealed"
        now = {table: round for table, round, _ in named.tables}
        if any(now.get(table, -1) < round for table, round in rounds.items()):
            yield where, "a table has fewer rounds than in the hour before"
        if outside(last, hour.hour) != named.outside:
            yield where, "the transfers outside any table before it are not those that were sealed"
        last = hour.hour
        before = bytes(hour.chain)
        rounds = now
