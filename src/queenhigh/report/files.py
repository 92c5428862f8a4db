"""Results as files: a page, Markdown, JSON, or a sheet as CSV or Parquet (by DuckDB, extra ``report``)."""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from importlib.util import find_spec
from io import StringIO
from itertools import islice
from json import dumps
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from queenhigh.engine.record import Record
from queenhigh.report import json_of, markdown_of, page_of, pages_of, sheet_of
from queenhigh.report.sheet import analyses_sheet
from queenhigh.rules import House
from queenhigh.study.request import RequestError
from queenhigh.study.result import Column, Kind, Result, Row, Sheet, Value
from queenhigh.text import install_words
from queenhigh.wire import format_record

if TYPE_CHECKING:
    from queenhigh.analysis.results import Analysis

PARQUET: Final = "parquet"
ENDINGS: Final = ("html", "md", "csv", PARQUET, "json")
"""The forms of a file, each named by its usual ending."""
_OTHER_ENDINGS: Final = {"htm": "html", "markdown": "md", "pq": PARQUET}
_TOGETHER: Final = 4096
"""Rows that are written at a time."""
_NUMBER: Final = re.compile(r"-?\d+([./]\d+)?", re.ASCII)
_RISKY: Final = tuple("=+-@＝＋－＠")


def ending(out: Path) -> str:
    """The ending of a name, by its usual spelling."""
    said = out.suffix.lstrip(".").lower()
    return _OTHER_ENDINGS.get(said, said)


def form_of(out: Path, allowed: tuple[str, ...] = ENDINGS) -> str:
    """The form that the ending of a name asks for; raises `RequestError` if it cannot be written."""
    form = ending(out)
    if form not in allowed:
        raise RequestError("out", f"the ending of {out.name!r} tells no format: use .{', .'.join(allowed)}")
    if form == PARQUET and find_spec("duckdb") is None:
        raise RequestError("work", f"writing Parquet needs DuckDB: {install_words('report')}, or write .csv")
    return form


def save(found: "Result | Sequence[Analysis]", out: str | PathLike[str], form: str = "") -> None:
    """Write a result, or several analyses, in a form: the one that the ending of the name asks for."""
    path = Path(out)
    form = form or form_of(path)
    if form == PARQUET:
        write_parquet(_sheet(found), path)
        return
    parts = parts_of(found, form)
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(parts)


def save_record(house: House, record: Record, out: str | PathLike[str]) -> None:
    """Write the record of a round as text."""
    Path(out).write_text(format_record(house, record), encoding="utf-8", newline="\n")


def parts_of(found: "Result | Sequence[Analysis]", form: str) -> Iterable[str]:
    """The text of a result, or of several analyses, in a form, part by part."""
    if form == "csv":
        return sheet_csv(_sheet(found))
    if form == "html":
        text = page_of(found) if isinstance(found, Result) else pages_of(found)
    elif form == "md":
        text = "\n".join(map(markdown_of, [found] if isinstance(found, Result) else found))
    else:
        told = json_of(found) if isinstance(found, Result) else {"houses": [json_of(each) for each in found]}
        text = dumps(told, indent=2, ensure_ascii=False) + "\n"
    return [text]


def _sheet(found: "Result | Sequence[Analysis]") -> Sheet:
    return sheet_of(found) if isinstance(found, Result) else analyses_sheet(found)


def sheet_csv(sheet: Sheet) -> Iterator[str]:
    """A sheet as CSV, some lines at a time; an empty cell has no value, and no text is a formula."""
    texts = [kind == "text" for kind in sheet.kinds.values()]
    rows = (
        tuple(guarded(cell) if text else cell for text, cell in zip(texts, row, strict=True))
        for row in sheet.rows()
    )
    return csv_lines(sheet, rows)


def guarded(cell: Value) -> Value:
    """The text, with an apostrophe before it if a spreadsheet would take it for a formula.

    >>> guarded("=1+1"), guarded("-2.5"), guarded("Ante")
    ("'=1+1", '-2.5', 'Ante')
    """
    if not isinstance(cell, str) or cell.lstrip()[:1] not in _RISKY:
        return cell
    return cell if not cell or _NUMBER.fullmatch(cell) else f"'{cell}"


def csv_lines(columns: Iterable[str], rows: Iterable[Row]) -> Iterator[str]:
    """CSV with a line of names, some lines at a time."""
    left = iter(rows)
    some: Sequence[Row] = [tuple(columns)]
    while some:
        text = StringIO()
        csv.writer(text, lineterminator="\n").writerows(some)
        yield text.getvalue()
        some = list(islice(left, _TOGETHER))


def write_parquet(sheet: Sheet, out: Path) -> None:
    """Write a sheet as Parquet; raises `OSError` if that fails."""
    import shutil
    import tempfile

    import duckdb

    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "sheet.csv"
        kept = Path(folder) / "sheet.parquet"
        with plain.open("w", encoding="utf-8") as file:
            file.writelines(csv_lines(sheet, sheet.rows()))
        types = {name: _type(kind, sheet[name]) for name, kind in sheet.kinds.items()}
        form: dict[str, Any] = {"header": True, "sep": ",", "quotechar": '"', "escapechar": '"'}
        try:  # written here and copied there: DuckDB knows no name that is not text
            duckdb.read_csv(str(plain), **form, dtype=types).write_parquet(str(kept))
        except (UnicodeError, duckdb.Error) as error:
            raise OSError(str(error).splitlines()[0]) from error
        with kept.open("rb") as made, out.open("wb") as copy:
            shutil.copyfileobj(made, copy)


def _type(kind: Kind, column: Column) -> str:
    """The type of a column: whole numbers are exact, in 64 bits if they fit, as text beyond any number."""
    if kind == "whole" and isinstance(column, list):
        largest = max((abs(number or 0) for number in column), default=0)
        if largest >= 1 << 63:
            return "DECIMAL(38, 0)" if largest < 10**38 else "VARCHAR"
    return {"whole": "BIGINT", "number": "DOUBLE", "text": "VARCHAR"}[kind]
