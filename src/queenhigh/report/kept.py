"""A result kept in a file: the one place of the study that writes one, for whoever works in Python."""

import csv
from io import StringIO
from json import dumps
from os import PathLike
from pathlib import Path

from queenhigh.report import json_of, markdown_of, page_of, sheet_of
from queenhigh.study.request import RequestError
from queenhigh.study.result import Result

ENDINGS = ("html", "md", "csv", "json")


def keep(result: Result, out: str | PathLike[str]) -> None:
    """Write a result as the ending of the file tells."""
    path = Path(out)
    path.write_text(_text(result, path), encoding="utf-8", newline="\n")


def _text(result: Result, path: Path) -> str:
    match path.suffix.lower().removeprefix("."):
        case "html" | "htm":
            return page_of(result)
        case "md" | "markdown":
            return markdown_of(result)
        case "csv":
            sheet = sheet_of(result)
            text = StringIO()
            csv.writer(text, lineterminator="\n").writerows([tuple(sheet), *sheet.rows()])
            return text.getvalue()
        case "json":
            return dumps(json_of(result), indent=2, ensure_ascii=False) + "\n"
    endings = ", .".join(ENDINGS)
    raise RequestError("out", f"the ending of {path.name!r} tells no format: use .{endings}")
