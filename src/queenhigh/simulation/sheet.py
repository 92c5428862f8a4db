"""Results as a plain table: what ``--out`` writes as CSV or Parquet."""

from collections.abc import Sequence
from typing import NamedTuple

Value = str | int | float | bool | None


class Sheet(NamedTuple):
    """Named columns, and rows of plain values."""

    columns: tuple[str, ...]
    rows: Sequence[tuple[Value, ...]]
