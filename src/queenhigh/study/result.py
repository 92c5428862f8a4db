"""What both wings hand out: how far long work is, and the result that people look at in the end."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Literal, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from queenhigh.displayed import Displayed
from queenhigh.rules.catalogue import PathLike
from queenhigh.study.request import RequestError

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


class Result(Displayed, msgspec.Struct, frozen=True):
    """The base of everything that a verb answers.

    How it shows itself is for `report` to say, which is asked by name: nothing here may import it.
    """

    def sheet(self) -> Sheet:
        """The result as one plain table: what ``--out`` writes as CSV or Parquet."""
        found: Sheet = import_module("queenhigh.report").sheet_of(self)
        return found

    def frame(self) -> Any:
        """The sheet as a pandas data frame; raises `RequestError` where pandas is not installed."""
        try:
            pandas = import_module("pandas")
        except ImportError:
            said = "a data frame needs pandas: pip install pandas, or take sheet() as it is"
            raise RequestError("frame", said) from None
        return pandas.DataFrame(self.sheet())

    def report(self, out: str | PathLike) -> None:
        """Write it there as the ending of the name tells: .html, .md, .csv, .parquet or .json."""
        import_module("queenhigh.report.files").save(self, out)


def are_equal(one: msgspec.Struct, other: object, without: str = "") -> bool:
    """True if two records of one class agree in every field, arrays too, but for the one left out."""
    names = (name for name in one.__struct_fields__ if name != without)
    return type(one) is type(other) and all(
        _alike(getattr(one, name), getattr(other, name)) for name in names
    )


def _alike(one: Any, other: Any) -> bool:
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_alike, one, other))
    return np.array_equal(one, other) if isinstance(one, np.ndarray) else bool(one == other)


class Progress(NamedTuple):
    """A run on its way."""

    what: str
    done: int
    """Rounds that are done with."""
    rounds: int
    """Rounds that were asked for."""
    boxes: int
    """Boxes of each round; 0 where work is not counted in rounds, and no rate is told."""
    words: str
    """What is known so far."""
    seconds: float
    """Since the first round began to be dealt."""

    @property
    def rate(self) -> float:
        """Boxes dealt and settled each second, from the start up to now."""
        return self.done * self.boxes / self.seconds if self.seconds else 0.0

    @property
    def left(self) -> float:
        """Seconds that the rest will take at this rate."""
        return self.seconds * (self.rounds - self.done) / self.done if self.done else 0.0


def clock(seconds: float) -> str:
    """A length of time as a clock shows it: 1:15, or 2:05:00 from an hour on."""
    minutes, rest = divmod(max(round(seconds), 0), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


Watch = Callable[[Progress], None]
"""Told whenever a piece is done."""
Tell = Callable[[int, int], None]
"""Told how many of how many parts of an exact count are done."""
