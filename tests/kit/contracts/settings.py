"""Contract of the settings: keys of the server's file with types and defaults, and the environment."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

import queenhigh
from kit.contracts.codes import NAMES
from kit.contracts.document import columns, document
from kit.contracts.types import Parts, fields
from queenhigh.people import PeopleSettings
from queenhigh.server.settings import PREFIX, ServerSettings
from queenhigh.table.settings import TableSettings

PACKAGE = Path(queenhigh.__file__).parent
ROOT = Path(__file__).resolve().parents[3]
PARTS: Parts = {PeopleSettings: "settings of people", TableSettings: "settings of a table"}


def written() -> str:
    names = (f"{PREFIX}{name.upper()}" for name in msgspec.structs.asdict(ServerSettings()))
    return document(
        "Settings of the server, as keys of its file and in the environment.",
        {
            "settings": columns(fields(ServerSettings, NAMES, PARTS)),
            **{title: columns(fields(kind, NAMES)) for kind, title in PARTS.items()},
            "environment, for settings": sorted(names),
            "environment, for anything else": sorted({*_read(), *_of_tools()}),
        },
    )


def _read() -> Iterator[str]:
    """Variables that the package reads by name."""
    texts = (path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    for text in texts:
        for node in ast.walk(ast.parse(text)) if "os.environ" in text else ():
            match node:
                case ast.Call(func=ast.Attribute(value=called), args=[ast.Constant(value=str(name)), *_]):
                    if ast.unparse(called) == "os.environ":
                        yield name
                case ast.Subscript(value=read, slice=ast.Constant(value=str(name))):
                    if ast.unparse(read) == "os.environ":
                        yield name


def _of_tools() -> Iterator[str]:
    """Variables of ours that the tools and the build of the page name."""
    for path in (*(ROOT / "tools").glob("*.py"), *(ROOT / "page").glob("*.ts")):
        yield from re.findall(rf"\b{PREFIX}[A-Z_]+\b", path.read_text(encoding="utf-8"))
