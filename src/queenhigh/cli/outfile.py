"""Files that results are kept in: CSV plain, Parquet through DuckDB (extra ``report``)."""

import csv
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from queenhigh.cli.common import misuse, refuse, refuse_unwritable

if TYPE_CHECKING:
    from queenhigh.simulation.sheet import Sheet

PARQUET = "parquet"


def ending(out: Path) -> str:
    """What a path ends with, by its common name."""
    said = out.suffix.lstrip(".").lower()
    return {"htm": "html", "pq": PARQUET}.get(said, said)


def ending_of(out: Path, allowed: tuple[str, ...]) -> str:
    """The kind of file that a path asks for, by its ending; what is wrong with it is said before the work."""
    kind = ending(out)
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
    """A type for each column; amounts are exact, in 64 bits where they fit."""
    places = [place for place, kind in enumerate(sheet.columns.values()) if kind == "amount"]
    longest = max((len(str(row[place])) for row in sheet.rows for place in places), default=0)
    amounts = f"DECIMAL({18 if longest <= 18 else 38}, {sheet.decimals})"
    types = {"whole": "BIGINT", "number": "DOUBLE", "amount": amounts, "text": "VARCHAR"}
    return {name: types[kind] for name, kind in sheet.columns.items()}


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
            form = {"header": True, "sep": ",", "quotechar": '"', "escapechar": '"', "dtype": _types(sheet)}
            duckdb.read_csv(str(plain), **form).write_parquet(str(out))
        except (OSError, duckdb.Error) as error:
            refuse(f"cannot write {out}: {str(error).splitlines()[0]}")
