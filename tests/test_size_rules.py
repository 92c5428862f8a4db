"""The size and shape of source files: limits that serve reading.

`size_exceptions.toml` lists the code that offends today. The list may only shrink: a test fails if a file
that is not listed offends, and also if a listed file no longer does.
"""

import ast
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "queenhigh"
LAB = ROOT / "lab"
PAGE = ROOT / "page" / "src"
PYTHON = sorted(
    path for folder in ("src", "lab", "tests", "tools", "bench") for path in (ROOT / folder).rglob("*.py")
)
FILE_LINES = 600
FUNCTION_LINES = 60
FOLDER_FILES = 20
SPLINTER_LINES = 80
EXCEPTIONS = tomllib.loads((ROOT / "tests" / "size_exceptions.toml").read_text(encoding="utf-8"))
MOST_SPLINTERS = 14  # lower it with the list, and never raise it


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def line_count(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n")


def statements(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Every statement in these bodies, without its expressions."""
    for node in body:
        yield node
        for inside in ("body", "orelse", "finalbody", "handlers", "cases"):
            below = getattr(node, inside, ())
            if isinstance(below, list):
                yield from statements(below)


def is_simultaneous(node: ast.AST) -> bool:
    """True if unrelated values are assigned at once: `a, b = x, y`.

    A swap or a step of a recurrence uses a target in the value of another one and needs the form.
    """
    if not isinstance(node, ast.Assign):
        return False
    target = node.targets[0]
    if not (isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)):
        return False
    names = [ast.unparse(each) for each in target.elts]
    return not any(
        ast.unparse(each) in names[:at] + names[at + 1 :]
        for at, value in enumerate(node.value.elts)
        for each in ast.walk(value)
        if isinstance(each, ast.Name | ast.Attribute | ast.Subscript)
    )


def importers() -> dict[Path, set[Path]]:
    """The modules of the package and the laboratory that import each module."""
    modules = {
        path.relative_to(folder.parent).with_suffix("").as_posix().replace("/", "."): path
        for folder in (PACKAGE, LAB)
        for path in folder.rglob("*.py")
    }
    found: dict[Path, set[Path]] = {path: set() for path in modules.values()}
    for path in modules.values():
        for node in ast.walk(tree(path)):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)]
            for name in names:
                if name in modules and modules[name] != path:
                    found[modules[name]].add(path)
    return found


@pytest.mark.parametrize("folder", [PACKAGE, LAB, ROOT / "tests", ROOT / "tools", ROOT / "bench", PAGE])
def test_files_and_folders_are_small(folder: Path) -> None:
    sources = [path for path in folder.rglob("*") if path.suffix in (".py", ".ts", ".svelte")]
    for path in sources:
        assert line_count(path) <= FILE_LINES, relative(path)
    for inner, count in Counter(path.parent for path in sources if path.name != "__init__.py").items():
        assert count <= FOLDER_FILES, f"{relative(inner)} has {count} files"


def test_functions_are_short() -> None:
    for path in PYTHON:
        for node in statements(tree(path).body):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                assert length <= FUNCTION_LINES, f"{relative(path)}: {node.name} has {length} lines"


def test_unrelated_values_are_not_assigned_at_once() -> None:
    found = [
        f"{relative(path)}: {ast.unparse(node)}"
        for path in PYTHON
        for node in ast.walk(tree(path))
        if is_simultaneous(node)
    ]
    assert not found, f"write one statement for each value: {found}"


def test_a_splinter_says_why_it_is_apart() -> None:
    """A module below 80 lines with one importer, in its own folder, says in its docstring why it is apart."""
    splinters = set()
    for path, who in importers().items():
        near = [each for each in who if each.parent == path.parent and each.name != "__init__.py"]
        small = line_count(path) < SPLINTER_LINES and path.name != "__init__.py"
        if small and len(who) == len(near) == 1 and "apart" not in (ast.get_docstring(tree(path)) or ""):
            splinters.add(relative(path))
    assert len(EXCEPTIONS["splinters"]) <= MOST_SPLINTERS
    assert splinters == {*EXCEPTIONS["splinters"]}


def test_a_swap_is_not_a_simultaneous_assignment() -> None:
    simultaneous = ("a, b = 1, 2", "ours, theirs = first(), second()", "a, b = find(a), read(text)")
    others = ("a, b = b, a", "low, high = high, low + high", "a, b = divmod(x, y)", "a = 1, 2")
    found = [text for text in (*simultaneous, *others) if is_simultaneous(ast.parse(text).body[0])]
    assert found == [*simultaneous]
