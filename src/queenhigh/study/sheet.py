"""A result as a plain table: columns of plain values, as a data frame takes them and a file keeps them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import numpy.typing as npt

Value = str | int | float | None
Kind = Literal["whole", "number", "text"]
Row = tuple[Value, ...]
Column = Sequence[Value] | npt.NDArray[Any]
_TOGETHER: Final = 4096
"""Rows that are made at a time."""


class Sheet(dict[str, Column]):
    """Columns by name, so that ``pandas.DataFrame(found.sheet())`` and the like work.

    The columns and their kinds are the same for any result of a sort, so that files go together. Amounts are
    whole minor units and their columns end in ``_minor``; a column that ends in ``_exact`` has the number of
    the column before it as text, ``n/d``.
    """

    def __init__(self, kinds: Mapping[str, Kind], columns: Iterable[Column]) -> None:
        super().__init__(zip(kinds, columns, strict=True))
        self.kinds = dict(kinds)

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(next(iter(self.values())))

    def rows(self) -> Iterator[Row]:
        """The rows, a few of them in memory at a time."""
        for start in range(0, self.height, _TOGETHER):
            parts = [column[start : start + _TOGETHER] for column in self.values()]
            plain = (part if isinstance(part, Sequence) else part.tolist() for part in parts)
            yield from zip(*plain, strict=True)
