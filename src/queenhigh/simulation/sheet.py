"""Results as a plain table: what ``--out`` writes as CSV or Parquet."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

Value = str | int | float | None
Kind = Literal["whole", "number", "amount", "text"]


class Sheet(NamedTuple):
    """Rows of plain values, and what each column holds: the same for any run, so that files go together."""

    columns: Mapping[str, Kind]
    rows: Sequence[tuple[Value, ...]]
    decimals: int
    """How many decimals amounts have; they are texts, as in ``-2.50``."""
