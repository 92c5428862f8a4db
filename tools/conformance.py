"""Which tests show which clause to hold: collects `pytest.mark.clause` and writes docs/conformance.md.

Markers are read from the source, not from a test run, so a page can be written without running a single test.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from queenhigh.rules import House, house, house_ids

ROOT: Final = Path(__file__).resolve().parent.parent
TESTS: Final = ROOT / "tests"
PAGE: Final = ROOT / "docs" / "conformance.md"
MARKER: Final = "pytest.mark.clause"

_HEAD = """# Conformance

Every clause of every house, and every reading of ours, with the tests that show it to hold. The words are
ours; the documents say it at greater length. `tests/test_conformance.py` fails while one of them has no test.

This page is written by `make docs` from the house files and the tests. Do not edit it.
"""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class MarkerError(ValueError):
    """A clause marker that proves nothing: not on a test, or with an id that is not plain text."""


def collect(tests: Path) -> dict[str, list[str]]:
    """The tests below a folder by the id they name, each as ``tests/file.py::name``, in order of path."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        name = path.relative_to(tests.parent).as_posix()
        for id, test in _marks_of(path.read_text(encoding="utf-8"), name):
            named = found.setdefault(id, [])
            if test not in named:
                named.append(test)
    return found


def _marks_of(source: str, name: str) -> list[tuple[str, str]]:
    tree = ast.parse(source, name)
    used: set[ast.Call] = set()
    marks = list(_walk(tree.body, name, (), used))
    for call in _calls(tree):
        if call not in used:
            raise MarkerError(f"{name}:{call.lineno}: this clause marker stands on no test")
    return marks


def _walk(
    body: list[ast.stmt], name: str, above: tuple[str, ...], used: set[ast.Call]
) -> Iterator[tuple[str, str]]:
    """The marks of a module's or a class's body; `above` are ids that every test in it inherits."""
    inherited = above + tuple(id for node in _pytestmarks(body) for id in _ids(node, name, used))
    tests = [node for node in body if isinstance(node, Function) and node.name.startswith("test")]
    for test in tests:
        own = [id for decorator in test.decorator_list for id in _ids(decorator, name, used)]
        yield from ((id, f"{name}::{test.name}") for id in (*inherited, *own))
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [id for decorator in node.decorator_list for id in _ids(decorator, name, used)]
            yield from _walk(node.body, f"{name}::{node.name}", (*inherited, *own), used)


def _pytestmarks(body: Iterable[ast.stmt]) -> Iterator[ast.expr]:
    for node in body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            targets = [node.target]
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            assert node.value is not None
            yield node.value


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == MARKER:
            yield node


def _ids(node: ast.expr, name: str, used: set[ast.Call]) -> Iterator[str]:
    for call in _calls(node):
        used.add(call)
        if not call.args:
            raise MarkerError(f"{name}:{call.lineno}: this clause marker names no clause")
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise MarkerError(f"{name}:{argument.lineno}: write the clause as plain text")
            yield argument.value


def ids_of(rules: House) -> list[str]:
    """Every id of a house that a test must name: ``rws:3.8.1`` for a clause, ``rws/R3`` for a reading."""
    clauses = [f"{rules.id}:{clause.id}" for clause in rules.clauses]
    return clauses + [f"{rules.id}/{reading.id}" for reading in rules.readings]


def gaps(houses: Iterable[House], marks: Mapping[str, list[str]]) -> tuple[list[str], list[str]]:
    """The ids without a test, and the marks (``id in test``) that name an id no house has."""
    known = [id for rules in houses for id in ids_of(rules)]
    untested = [id for id in known if id not in marks]
    unknown = [f"{id} in {test}" for id, tests in marks.items() if id not in known for test in tests]
    return untested, unknown


def page(houses: Iterable[House], marks: Mapping[str, list[str]]) -> str:
    """The conformance page, whole."""
    parts = [_HEAD]
    for rules in houses:
        parts.append(f"\n## {rules.name} (`{rules.id}`)\n\n{rules.document}.\n")
        parts.append("\n| clause | what it asks | tests |\n|---|---|---|\n")
        for clause in rules.clauses:
            parts.append(_row(f"{rules.id}:{clause.id}", clause.summary, marks))
        parts.append("\n| reading | our choice, where the document leaves one | tests |\n|---|---|---|\n")
        for reading in rules.readings:
            text = f"(on {reading.clause}) {reading.text}" + (" **Assumed.**" if reading.assumed else "")
            parts.append(_row(f"{rules.id}/{reading.id}", text, marks))
    return "".join(parts)


def _row(id: str, text: str, marks: Mapping[str, list[str]]) -> str:
    tests = "<br>".join(f"`{test}`" for test in marks.get(id, ())) or "**none**"
    return f"| `{id}` | {text.replace('|', chr(92) + '|')} | {tests} |\n"


def catalogue() -> list[House]:
    """The houses that ship with the package."""
    return [house(id) for id in house_ids()]


if __name__ == "__main__":
    PAGE.write_text(page(catalogue(), collect(TESTS)), encoding="utf-8")
