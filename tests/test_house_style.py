"""The house we live in: small rooms, imports one way, chance and I/O at the edge, no casino in code."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "queenhigh"
SOURCES = sorted(PACKAGE.rglob("*.py"))
ALL_PYTHON = sorted(
    path for folder in ("src", "tests", "tools", "bench") for path in (ROOT / folder).rglob("*.py")
)

ORDER = ("text", "cards", "money", "facts", "hands", "rules", "settlement", "words", "engine", "wire")
"""The rooms of the core in the order a chip goes through them."""
MAY_IMPORT = {
    **{room: set(ORDER[:place]) for place, room in enumerate(ORDER)},
    "cards": {"text"},
    "money": {"text"},
    "hands": {"cards", "text"},
    "rules": {"hands", "money", "cards", "text"},
}
"""Which rooms each room of the core may import, itself always among them; `cli` may import anything."""
STUDY = {"analysis": {*MAY_IMPORT}, "simulation": {*MAY_IMPORT, "analysis"}}
"""Rooms that work things out by arrays and floats; like the core they have no chance, clock or I/O.

Simulation has no chance either: its cards follow from a seed that somebody gives it.
"""
OUTSIDE = {"msgspec"}
"""What the core may use besides the standard library."""
CHANCE_TIME_IO = {
    "random", "secrets", "uuid", "time", "datetime", "os", "io", "sys", "socket", "subprocess", "pathlib",
    "shutil", "tempfile", "threading", "asyncio", "sqlite3", "urllib", "http", "logging",
}  # fmt: skip
EDGE = {
    "rules/catalogue.py": {"pathlib"},
    "analysis/asked.py": {"os"},
    "analysis/study.py": {"threading"},
    "analysis/suits.py": {"threading"},
    "simulation/gather.py": {"time"},
    "simulation/notebook.py": {"sys", "time"},
    "simulation/run.py": {"sys"},
    "simulation/pools.py": {"os", "sys", "threading"},
    "simulation/cluster.py": {"logging", "socket", "urllib"},
}
"""The one file of the core that reads files, because a house is one; where one may be told by its path; what
several threads ask for; where a run goes on, and how long."""


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def room(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def in_core(path: Path) -> bool:
    return room(path) in MAY_IMPORT


def is_pure(path: Path) -> bool:
    return in_core(path) or room(path) in STUDY


def imported(path: Path) -> Iterator[str]:
    """Every module a file imports, by its full name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{relative(path)}:{node.lineno} imports by dots; name the room"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", ALL_PYTHON, ids=relative)
def test_rooms_are_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert len(lines) <= 400, f"{len(lines)} lines: two rooms"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            assert length <= 60, f"{node.name} has {length} lines"


@pytest.mark.parametrize("path", [path for path in SOURCES if is_pure(path)], ids=relative)
def test_imports_go_one_way(path: Path) -> None:
    allowed = (MAY_IMPORT | STUDY)[room(path)] | {room(path), "__version__"}
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "queenhigh":
            assert parts[1] in allowed, f"{relative(path)} imports {name}, which lies further out"


@pytest.mark.parametrize("path", [path for path in SOURCES if is_pure(path)], ids=relative)
def test_core_and_study_have_no_chance_no_clock_and_no_io(path: Path) -> None:
    key = path.relative_to(PACKAGE).as_posix()
    for name in imported(path):
        top = name.split(".")[0]
        assert top not in CHANCE_TIME_IO - EDGE.get(key, set()), f"{relative(path)} imports {name}"


@pytest.mark.parametrize("path", [path for path in SOURCES if in_core(path)], ids=relative)
def test_numpy_stays_in_the_array_room(path: Path) -> None:
    known = OUTSIDE | ({"numpy"} if path.name == "arrays.py" else set())
    third_party = {name.split(".")[0] for name in imported(path)} & {
        "numpy",
        "rich",
        "click",
        "msgspec",
    }
    assert third_party <= known


@pytest.mark.parametrize("path", [path for path in SOURCES if in_core(path)], ids=relative)
def test_no_float_below_the_edge(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        is_float = isinstance(node, ast.Constant) and isinstance(node.value, float)
        is_call = (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("float", "round")
        )
        found = is_float or is_call
        assert not found, f"{relative(path)}:{getattr(node, 'lineno', 0)} uses a float"


@pytest.mark.parametrize("path", SOURCES, ids=relative)
def test_no_code_names_a_casino(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documentation = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            words = node.value.lower()
            assert not any(name in words for name in ("rws", "sixcard", "resorts world")), node.value


def test_houses_are_data_alone() -> None:
    files = [path for path in (PACKAGE / "houses").iterdir() if path.name != "__pycache__"]
    assert files
    assert {path.suffix for path in files} == {".toml"}
