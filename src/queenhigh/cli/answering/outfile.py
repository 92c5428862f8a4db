"""Files that results are kept in: CSV plain, Parquet through DuckDB (extra ``report``)."""

import csv
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from click import format_filename

from queenhigh.cli.asking.common import misuse, refuse, refuse_unwritable

if TYPE_CHECKING:
    from queenhigh.study.sheet import Row, Sheet

PARQUET = "parquet"
_TOGETHER = 4096
"""Rows that are written at a time."""


def ending(out: Path) -> str:
    """What a path ends with, by its common name."""
    said = out.suffix.lstrip(".").lower()
    return {"htm": "html", "pq": PARQUET}.get(said, said)


def ending_of(out: Path, allowed: tuple[str, ...]) -> str:
    """The kind of file that a path asks for, by its ending; what is wrong with it is said before the work."""
    kind = ending(out)
    if kind not in allowed:
        misuse(
            f"the ending of {format_filename(out.name)} tells no format: use .{', .'.join(allowed)}", "--out"
        )
    if kind == PARQUET and find_spec("duckdb") is None:
        refuse("writing Parquet needs DuckDB: pip install 'queenhigh[report]', or write .csv")
    refuse_unwritable(out)
    return kind


def sheet_csv(sheet: "Sheet") -> Iterator[str]:
    """A sheet as CSV, some lines at a time; nothing stands for no value."""
    return _csv(sheet, sheet.rows)


def _csv(sheet: "Sheet", rows: "Iterable[Row]") -> Iterator[str]:
    yield _lines([tuple(sheet.columns)])
    left = iter(rows)
    while some := list(islice(left, _TOGETHER)):
        yield _lines(some)


def _lines(rows: "Iterable[Row]") -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def write_text(out: Path, parts: Iterable[str]) -> None:
    """Write a file whole, part by part; ends with exit code 1 where that fails."""
    try:
        with out.open("w", encoding="utf-8") as file:
            file.writelines(parts)
    except OSError as error:
        refuse(f"cannot write {format_filename(out)}: {error.strerror}")


class _Measured:
    """The rows of a sheet as they go by, and how long the longest amount among them was."""

    def __init__(self, sheet: "Sheet") -> None:
        self.sheet = sheet
        self.longest = 0

    def __iter__(self) -> "Iterator[Row]":
        places = [place for place, kind in enumerate(self.sheet.columns.values()) if kind == "amount"]
        for row in self.sheet.rows:
            self.longest = max((self.longest, *(len(str(row[place])) for place in places)))
            yield row


def _types(sheet: "Sheet", longest: int) -> dict[str, str]:
    """A type for each column; amounts are exact, in 64 bits where they fit."""
    amounts = f"DECIMAL({18 if longest <= 18 else 38}, {sheet.decimals})"
    types = {"whole": "BIGINT", "number": "DOUBLE", "amount": amounts, "text": "VARCHAR"}
    return {name: types[kind] for name, kind in sheet.columns.items()}


def write_sheet(out: Path, kind: str, sheet: "Sheet") -> None:
    """Write a sheet as CSV or Parquet."""
    if kind != PARQUET:
        write_text(out, sheet_csv(sheet))
        return
    import shutil
    import tempfile

    import duckdb

    with tempfile.TemporaryDirectory() as folder:
        plain, kept = Path(folder) / "sheet.csv", Path(folder) / "sheet.parquet"
        rows = _Measured(sheet)
        write_text(plain, _csv(sheet, rows))
        types = _types(sheet, rows.longest)
        try:  # written here and copied there: DuckDB knows no name that is not text
            form = {"header": True, "sep": ",", "quotechar": '"', "escapechar": '"', "dtype": types}
            duckdb.read_csv(str(plain), **form).write_parquet(str(kept))
            with kept.open("rb") as made, out.open("wb") as file:
                shutil.copyfileobj(made, file)
        except (OSError, UnicodeError, duckdb.Error) as error:
            refuse(f"cannot write {format_filename(out)}: {str(error).splitlines()[0]}")
