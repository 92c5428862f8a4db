"""Chains: rounds of a table over their steps, and hours over the heads of all tables."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

import msgspec

from queenhigh.store.records import Hour
from queenhigh.table.chain import link

ChainOf = Callable[[str, int], bytes]
"""The chain after a table's round; nothing where there is no such link."""
_HEADS: Final = msgspec.json.Decoder(list[tuple[str, int, str]])


def head_of(heads: Mapping[str, tuple[int, bytes]]) -> str:
    """A hash over the last link of every table: who notes it can tell later that nothing was rewritten."""
    told = [(table, round, chain.hex()) for table, (round, chain) in sorted(heads.items())]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()


def hour_problems(hours: Iterable[Hour], chain_of: ChainOf) -> Iterator[tuple[str, str]]:
    """Hours that are not chained to those before, or name other links than tables have."""
    before = b""
    for hour in hours:
        where, heads = f"hour {hour.hour}", bytes(hour.heads)
        if hashlib.sha256(heads).digest() != bytes(hour.body):
            yield where, "its heads are not those that its hash was made of"
        if link(before, hour.hour, bytes(hour.body)) != bytes(hour.chain):
            yield where, "it is not chained to the hour before"
        before = bytes(hour.chain)
        for table, round, chain in _named(heads):
            if chain_of(table, round).hex() != chain:
                yield where, f"the chain of {table}-{round} is another one than was sealed"


def _named(heads: bytes) -> list[tuple[str, int, str]]:
    """Table, round and chain of each head; none where they cannot be read, which their hash tells."""
    try:
        return _HEADS.decode(heads)
    except msgspec.DecodeError:
        return []
