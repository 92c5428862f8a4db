"""Files that results are kept in: CSV plain, Parquet through DuckDB (extra ``report``)."""

import csv
import re
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from queenhigh.cli.common import misuse, refuse, refuse_unwritable

if TYPE_CHECKING:
    from queenhigh.simulation.sheet import Sheet

PARQUET = "parquet"
_AMOUNT = re.compile(r"-?\d{1,16}\.\d\d")


def ending_of(out: Path, allowed: tuple[str, ...]) -> str:
    """The kind of file that a path asks for, by its ending; what is wrong with it is said before the work."""
    kind = {"htm": "html", "pq": PARQUET}.get(out.suffix.lstrip(".").lower(), out.suffix.lstrip(".").lower())
    if kind not in allowed:
        misuse(f"the ending of {out.name} tells no format: use .{', .'.join(allowed)}", "--out")
    if kind == PARQUET and find_spec("duckdb") is None:
        refuse("writing Parquet needs DuckDB: pip install 'queenhigh[report]', or write .csv")
    refuse_unwritable(out)
    return kind


def sheet_csv(sheet: "Sheet") -> str:
    """A sheet as CSV; nothing stands for no value."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(sheet.columns)
    writer.writerows(sheet.rows)
    return text.getvalue()


def write_text(out: Path, text: str) -> None:
    """Write a file whole; ends with exit code 1 where that fails."""
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        refuse(f"cannot write {out}: {error.strerror}")


def _types(sheet: "Sheet") -> dict[str, str]:
    """A type for each column: of amounts a decimal, of numbers a number, of anything else text."""
    return {column: _type([row[place] for row in sheet.rows]) for place, column in enumerate(sheet.columns)}


def _type(values: list[Any]) -> str:
    kinds = {type(value) for value in values if value is not None}
    if kinds == {str} and all(_AMOUNT.fullmatch(value) for value in values if value is not None):
        return "DECIMAL(18, 2)"
    if not kinds or not kinds <= {int, float, bool}:
        return "VARCHAR" if kinds else "DOUBLE"
    if kinds == {bool}:
        return "BOOLEAN"
    if float in kinds:
        return "DOUBLE"
    wide = any(not -(1 << 63) <= value < 1 << 63 for value in values if value is not None)
    return "VARCHAR" if wide else "BIGINT"


def write_sheet(out: Path, kind: str, sheet: "Sheet") -> None:
    """Write a sheet as CSV or Parquet."""
    if kind != PARQUET:
        write_text(out, sheet_csv(sheet))
        return
    import tempfile

    import duckdb

    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "sheet.csv"
        plain.write_text(sheet_csv(sheet), encoding="utf-8")
        try:
            duckdb.read_csv(str(plain), header=True, dtype=_types(sheet)).write_parquet(str(out))
        except (OSError, duckdb.Error) as error:
            refuse(f"cannot write {out}: {str(error).splitlines()[0]}")
