"""Results as a plain table: what ``--out`` writes as CSV or Parquet."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, overload

Value = str | int | float | None
Kind = Literal["whole", "number", "amount", "text"]
Row = tuple[Value, ...]
_TOGETHER: Final = 4096
"""Rows that are made at a time."""


class Sheet(NamedTuple):
    """Rows of plain values, and what each column holds: the same for any run, so that files go together."""

    columns: Mapping[str, Kind]
    rows: Sequence[Row]
    decimals: int
    """How many decimals amounts have; they are texts, as in ``-2.50``."""


class Rows(Sequence[Row]):
    """Rows that are made when they are looked at: of a million, only a few are in memory at a time."""

    def __init__(self, count: int, make: Callable[[int, int], Iterable[Row]]) -> None:
        self._count = count
        self._make = make
        """Gives the rows from one place up to, but not with, another."""

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Row]:
        for start in range(0, self._count, _TOGETHER):
            yield from self._make(start, min(start + _TOGETHER, self._count))

    @overload
    def __getitem__(self, place: int) -> Row: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Row]: ...

    def __getitem__(self, place: int | slice) -> Row | Sequence[Row]:
        found = range(self._count)[place]
        if isinstance(found, range):
            return [self[each] for each in found]
        return next(iter(self._make(found, found + 1)))
