"""Files that results are kept in: CSV plain, Parquet through DuckDB (extra ``report``)."""

import csv
import re
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from click import echo, format_filename

from queenhigh.cli.asking.common import misuse, refuse, refuse_unwritable
from queenhigh.text import install_words

if TYPE_CHECKING:
    from queenhigh.study.sheet import Column, Kind, Row, Sheet, Value

PARQUET = "parquet"
_TOGETHER = 4096
"""Rows that are written at a time."""
_NUMBER: Final = re.compile(r"-?\d+([./]\d+)?", re.ASCII)
_RISKY: Final = tuple("=+-@＝＋－＠")


def ending(out: Path) -> str:
    """What a path ends with, by its common name."""
    said = out.suffix.lstrip(".").lower()
    return {"htm": "html", "markdown": "md", "pq": PARQUET}.get(said, said)


def ending_of(out: Path, allowed: tuple[str, ...]) -> str:
    """The kind of file that a path asks for, by its ending; what is wrong with it is said before the work."""
    kind = ending(out)
    if kind not in allowed:
        misuse(
            f"the ending of {format_filename(out.name)} tells no format: use .{', .'.join(allowed)}", "--out"
        )
    if kind == PARQUET and find_spec("duckdb") is None:
        refuse(f"writing Parquet needs DuckDB: {install_words('report')}, or write .csv")
    refuse_unwritable(out)
    return kind


def sheet_csv(sheet: "Sheet") -> Iterator[str]:
    """A sheet as CSV, some lines at a time; nothing stands for no value, and no text is a formula."""
    texts = [kind == "text" for kind in sheet.kinds.values()]
    return _csv(
        sheet,
        (
            tuple(guarded(cell) if text else cell for text, cell in zip(texts, row, strict=True))
            for row in sheet.rows()
        ),
    )


def guarded(cell: "Value") -> "Value":
    """The text, with an apostrophe before it if a spreadsheet would take it for a formula.

    >>> guarded("=1+1"), guarded("-2.5"), guarded("Ante")
    ("'=1+1", '-2.5', 'Ante')
    """
    if not isinstance(cell, str) or cell.lstrip()[:1] not in _RISKY:
        return cell
    return cell if not cell or _NUMBER.fullmatch(cell) else f"'{cell}"


def _csv(sheet: "Sheet", rows: "Iterable[Row]") -> Iterator[str]:
    yield _lines([tuple(sheet)])
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


def say_wrote(out: Path) -> None:
    echo(f"Wrote {format_filename(out)}", err=True)


def _type(kind: "Kind", column: "Column") -> str:
    """The type of a column: whole numbers are exact, in 64 bits where they fit, as text beyond any number."""
    if kind == "whole" and isinstance(column, list):
        largest = max((abs(number or 0) for number in column), default=0)
        if largest >= 1 << 63:
            return "DECIMAL(38, 0)" if largest < 10**38 else "VARCHAR"
    return {"whole": "BIGINT", "number": "DOUBLE", "text": "VARCHAR"}[kind]


def write_sheet(out: Path, kind: str, sheet: "Sheet") -> None:
    """Write a sheet as CSV or Parquet."""
    if kind != PARQUET:
        write_text(out, sheet_csv(sheet))
        return
    import shutil
    import tempfile

    import duckdb

    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "sheet.csv"
        kept = Path(folder) / "sheet.parquet"
        write_text(plain, _csv(sheet, sheet.rows()))
        types = {name: _type(kind, sheet[name]) for name, kind in sheet.kinds.items()}
        try:  # written here and copied there: DuckDB knows no name that is not text
            form = {"header": True, "sep": ",", "quotechar": '"', "escapechar": '"', "dtype": types}
            duckdb.read_csv(str(plain), **form).write_parquet(str(kept))
            with kept.open("rb") as made, out.open("wb") as file:
                shutil.copyfileobj(made, file)
        except (OSError, UnicodeError, duckdb.Error) as error:
            refuse(f"cannot write {format_filename(out)}: {str(error).splitlines()[0]}")
