"""Contracts of the server: its settings, environment variables and metrics."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

import queenhigh
from kit.contracts.document import columns, document
from kit.contracts.observed import observed
from kit.contracts.schemas import Parts, fields
from queenhigh.cli import main
from queenhigh.people import PeopleSettings
from queenhigh.server.metrics import Family, metrics_page
from queenhigh.server.settings import PREFIX, ServerSettings
from queenhigh.wire.settings import TableSettings

PACKAGE = Path(queenhigh.__file__).parent
ROOT = Path(__file__).resolve().parents[3]
PARTS: Parts = {PeopleSettings: "settings of people", TableSettings: "settings of a table"}

DESKTOP = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}
"""Variables of a desktop, which `--open` reads."""


def settings() -> str:
    names = {f"{PREFIX}{name.upper()}" for name in ServerSettings.__struct_fields__}
    return document(
        "Settings of the server, as keys of its file and in the environment.",
        {
            "settings": columns(fields(ServerSettings, PARTS)),
            **{title: columns(fields(kind)) for kind, title in PARTS.items()},
            "environment, for settings": sorted(names),
            "environment, for anything else": sorted({*_read_by_package(), main._COMPLETE} - names - DESKTOP),
            "environment, for the tools of the repository": sorted({*_read_by_tools()} - names),
        },
    )


def _read_by_package() -> Iterator[str]:
    """Return the texts in capitals in functions that read the environment."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            body = "\n".join(map(ast.unparse, node.body)) if isinstance(node, ast.FunctionDef) else ""
            if "os.environ" in body:
                yield from re.findall(r"'([A-Z][A-Z_]+)'", body)


def _read_by_tools() -> Iterator[str]:
    """Return the variables that tools read, without those that the build of the page sets for itself."""
    for path in (*(ROOT / "tools").glob("*.py"), *(ROOT / "page").glob("*.ts")):
        yield from re.findall(rf"\b{PREFIX}(?!PAGE)[A-Z_]+\b", path.read_text(encoding="utf-8"))


def metrics() -> str:
    page = observed().metrics
    families = [
        Family(each.name, each.documentation, each.type, [sample[:3] for sample in each.samples])
        for each in text_string_to_metric_families(page)
    ]
    several = metrics_page({"1": families}).decode()
    return document(
        "Metrics of a server, with their types and labels.",
        {"one process": _metrics(page), "several processes": _metrics(several)},
    )


def _metrics(page: str) -> list[str]:
    rows = []
    for family in text_string_to_metric_families(page):
        labels: dict[str, set[str]] = {}
        for sample in family.samples:
            labels.setdefault(sample.name, set()).update(sample.labels)
        rows += [(name, f"{family.type} {', '.join(sorted(said))}") for name, said in labels.items()]
    return columns(sorted(rows))
