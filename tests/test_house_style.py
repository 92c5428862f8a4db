"""Rules of the architecture: imports go one way, chance and I/O stay at the edge, no casino is in code."""

import ast
import os
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from queenhigh.rules import house, house_ids
from queenhigh.rules.kinds import KINDS, LOOKS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "queenhigh"
SOURCES = sorted(PACKAGE.rglob("*.py"))
ALL_PYTHON = sorted(
    path for folder in ("src", "lab", "tests", "tools", "bench") for path in (ROOT / folder).rglob("*.py")
)

ORDER = (
    "text", "languages", "displayed", "cards", "money", "facts", "hands", "rules", "settlement", "words",
    "engine", "wire",
)  # fmt: skip
"""The packages and modules of the core; each may import those before it."""
MAY_IMPORT = {
    **{name: set(ORDER[:place]) for place, name in enumerate(ORDER)},
    "languages": set(),
    "cards": {"text"},
    "money": {"text"},
    "hands": {"cards", "text"},
    "rules": {"hands", "money", "cards", "text", "languages", "displayed"},
}
"""What each package of the core may import besides itself."""
STUDY = {
    "study": {*MAY_IMPORT},
    "analysis": {*MAY_IMPORT, "study"},
    "simulation": {*MAY_IMPORT, "study", "analysis"},
    "report": {*MAY_IMPORT, "study", "analysis", "simulation"},
}
"""Packages that calculate with arrays and floats; like the core they have no chance, clock or I/O.

Simulation has no chance either: its cards follow from a seed that the caller gives.
"""
PLAY = {
    "fair": {"text"},
    "ledger": {*MAY_IMPORT},
    "table": {*MAY_IMPORT, "fair", "ledger"},
}
"""Packages of the table server that are as pure as the core; they and the study never import each other."""
OUTER = {
    "store": {*MAY_IMPORT, *PLAY},
    "people": {*MAY_IMPORT, *PLAY, "store"},
    "client": {*MAY_IMPORT, "fair"},
    "page": set(),
    "server": {*MAY_IMPORT, *PLAY, *STUDY, "people", "store", "client", "page"} - {"report"},
}
"""Packages with clock, chance and I/O; `cli` may import anything."""
INSIDE = {
    "rules": ("awards", "translation", "kinds", "wager", "records", "canonical", "figures", "read"),
    "engine": ("actors", "state", "acts"),
    "analysis": (
        "results", "counting", "playing", "protect", "request", "figures", "rounds", "advice", "analyse",
    ),
    "simulation": ("planning", "dealing", "running", "edges", "sessions", "jackpot"),
    "report": ("blocks", "numbers", "data", "chapters", "writers"),
    "cli": ("streams", "asking", "answering", "terminal", "verbs", "main"),
    "cli.terminal": ("drawing",),
}  # fmt: skip
"""The order of modules inside a package: each imports only those before it, lazily too. Others come last."""
KNOWS_ITSELF = {("rules.records", "rules.canonical")}
"""A house has its own digest, which is taken over its text."""
STRANGERS = {
    ("report.writers", "report.chapters"),
    ("report.writers", "analysis"),
    ("report.writers", "simulation"),
}
"""The first never imports the second: a writer of documents knows nothing of their content."""
OUTSIDE = {"msgspec"}
"""What the core may use besides the standard library."""
CHANCE_TIME_IO = {
    "random", "secrets", "uuid", "time", "datetime", "os", "io", "sys", "socket", "subprocess", "pathlib",
    "shutil", "tempfile", "threading", "asyncio", "sqlite3", "urllib", "http", "logging",
}  # fmt: skip
EDGE = {
    "text.py": {"sys"},
    "languages.py": {"pathlib"},
    "rules/catalogue.py": {"pathlib"},
    "report/files.py": {"io", "os", "pathlib", "shutil", "tempfile"},
    "analysis/request.py": {"os"},
    "analysis/playing/study.py": {"threading"},
    "study/suits.py": {"threading"},
    "simulation/running/gather.py": {"time"},
    "simulation/running/notebook.py": {"sys", "time"},
    "simulation/edges/run.py": {"sys"},
    "simulation/running/pools.py": {"os", "sys", "threading"},
    "simulation/running/cluster.py": {"logging", "socket", "urllib"},
}
"""Modules of pure packages that may use these all the same: for the version of Python, to find languages,
to read house files and save results, for caches shared by threads, and for where and how long a run goes
on."""


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def package(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def in_core(path: Path) -> bool:
    return package(path) in MAY_IMPORT or package(path) in PLAY


def is_pure(path: Path) -> bool:
    return in_core(path) or package(path) in STUDY


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All that a file's code is made of."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imported(path: Path) -> Iterator[str]:
    """Every module a file imports, by its full name."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{relative(path)}:{node.lineno} imports by dots; name the package"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def module(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")


MODULES = {module(path): path for path in SOURCES}


def imported_modules(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports, wherever in it, without the package's name."""
    for name in imported(path):
        if name.startswith("queenhigh."):
            inner = name.removeprefix("queenhigh.")
            yield inner if inner in MODULES else inner.rpartition(".")[0]


def test_imports_go_one_way() -> None:
    for path in SOURCES:
        if is_pure(path) or package(path) in OUTER:
            allowed = (MAY_IMPORT | STUDY | PLAY | OUTER)[package(path)] | {package(path), "__version__"}
            for name in imported(path):
                parts = name.split(".")
                if parts[0] == "queenhigh":
                    assert parts[1] in allowed, f"{relative(path)} imports {name}, which lies further out"


def test_what_is_shipped_imports_nothing_that_is_not() -> None:
    """The laboratory may import all of the package; it and the package import no tests, tools or benches."""
    for path in ALL_PYTHON:
        top = path.relative_to(ROOT).parts[0]
        if top in ("src", "lab"):
            unshipped = {"lab", "kit", "tests", "tools", "bench"} - {top}
            met = [name for name in imported(path) if name.split(".")[0] in unshipped]
            assert not met, f"{relative(path)} imports {met[0]}"


def test_modules_inside_a_package_import_one_way() -> None:
    for name, path in MODULES.items():
        for other in imported_modules(path):
            for outer, order in INSIDE.items():
                if not (name.startswith(f"{outer}.") and other.startswith(f"{outer}.")):
                    continue
                here, there = (each.removeprefix(f"{outer}.").split(".")[0] for each in (name, other))
                if here == there or (name, other) in KNOWS_ITSELF:
                    continue
                places = [order.index(each) if each in order else len(order) for each in (there, here)]
                assert places[0] <= places[1], f"{relative(path)} imports {other}, which comes after it"


def test_writers_import_no_content() -> None:
    for name, path in MODULES.items():
        for here, there in STRANGERS:
            if f"{name}.".startswith(f"{here}."):
                met = [other for other in imported_modules(path) if f"{other}.".startswith(f"{there}.")]
                assert not met, f"{relative(path)} imports {met[0]}"


def test_no_two_files_import_each_other_however_far_around() -> None:
    wanted = {
        name: {
            other
            for other in imported_modules(path)
            if other in MODULES and (name, other) not in KNOWS_ITSELF and not name.startswith(f"{other}.")
        }
        for name, path in MODULES.items()
        if name != "__init__"
    }
    try:
        list(TopologicalSorter(wanted).static_order())
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def test_core_and_study_have_no_chance_no_clock_and_no_io() -> None:
    for path in SOURCES:
        if is_pure(path):
            key = path.relative_to(PACKAGE).as_posix()
            for name in imported(path):
                top = name.split(".")[0]
                assert top not in CHANCE_TIME_IO - EDGE.get(key, set()), f"{relative(path)} imports {name}"


def test_numpy_stays_in_the_modules_of_arrays() -> None:
    for path in SOURCES:
        if in_core(path):
            known = OUTSIDE | ({"numpy"} if path.name == "arrays.py" else set())
            used = {name.split(".")[0] for name in imported(path)}
            assert used & {"numpy", "rich", "click", "msgspec"} <= known, relative(path)


def test_no_float_below_the_edge() -> None:
    for path in filter(in_core, SOURCES):
        for node in nodes(path):
            match node:
                case ast.Constant(value=float()) | ast.Call(func=ast.Name(id="float" | "round")):
                    pytest.fail(f"{relative(path)}:{node.lineno} uses a float")


PLAIN_WORDS = {"draw", "prime", "ultimate", "six card"}
"""Ids and names of the catalogue that are words of the felt too."""


def test_no_code_names_a_casino() -> None:
    called = {name.lower() for id in house_ids() for name in (id, house(id).name)} | {"resorts world"}
    casino = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(called - PLAIN_WORDS)))
    for path in SOURCES:
        documentation = {id(node.value) for node in nodes(path) if isinstance(node, ast.Expr)}
        for node in nodes(path):
            match node:
                case ast.Constant(value=str(text)) if id(node) not in documentation:
                    assert not casino.search(text.lower()), f"{relative(path)}: {text}"


def test_a_wager_is_asked_for_its_facts_not_for_its_kind() -> None:
    """A new kind is a row of `KINDS`; the Ante and the Play are two wagers that every house may have."""
    named = {*KINDS} - {"ante", "play"}
    for path in SOURCES:
        for node in nodes(path):
            if isinstance(node, ast.Compare) and ast.unparse(node.left) in ("kind", "wager.kind"):
                texts = {each.value for each in ast.walk(node) if isinstance(each, ast.Constant)}
                assert not texts & named, f"{relative(path)}:{node.lineno} asks for a kind by name"


def test_a_wager_is_asked_for_the_facts_of_its_look_not_for_the_look() -> None:
    """A new way to look at cards is a row of `LOOKS`; nobody compares with a name or has a table by name.

    The places of a sentence, such as hand and dealer, are no such table.
    """
    for path in SOURCES:
        said = [node for node in nodes(path) if isinstance(node, ast.Call) and node.args]
        places = {id(node.args[-1]) for node in said if ast.unparse(node.func).endswith(".say")}
        for node in nodes(path):
            if isinstance(node, ast.Compare) and ast.unparse(node.left).endswith("looks"):
                texts = {each.value for each in ast.walk(node) if isinstance(each, ast.Constant)}
                assert not texts & {*LOOKS}, f"{relative(path)}:{node.lineno} asks for a look by name"
            elif isinstance(node, ast.Match):
                assert not ast.unparse(node.subject).endswith("looks"), f"{relative(path)}:{node.lineno}"
            elif isinstance(node, ast.Dict) and module(path) != "rules.kinds":
                keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
                by_look = len(keys) > 1 and keys <= {*LOOKS} and id(node) not in places
                assert not by_look, f"{relative(path)}:{node.lineno} is a table by look"


def test_houses_are_data_alone() -> None:
    files = [path for path in (PACKAGE / "houses").rglob("*") if path.is_file()]
    assert files
    assert {path.suffix for path in files} == {".toml"}
    for folder in {path.parent for path in files}:
        assert len(list(folder.iterdir())) <= 12, f"{relative(folder)} is two groups"


PAGE = ROOT / "page" / "src"
PAGE_SOURCES = sorted(path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))
PAGE_FOLDERS = (
    "fair", "settings", "words", "link", "motion", "table", "hear", "parts", "cards", "coach", "rules",
    "proof", "care", "felt", "command", "shell", "routes",
)  # fmt: skip
"""The folders of the page, each importing only folders before it; `main.ts` may import any."""


def test_the_folders_of_the_page_import_one_way() -> None:
    for path in PAGE_SOURCES:
        here = path.relative_to(PAGE).parts[0]
        if here == "main.ts":
            continue
        for said in re.findall(r"(?:from |import\()'(\.[^']+)'", path.read_text(encoding="utf-8")):
            there = Path(os.path.normpath(path.parent / said)).relative_to(PAGE).parts[0]
            assert PAGE_FOLDERS.index(there) <= PAGE_FOLDERS.index(here), f"{relative(path)} imports {said}"
