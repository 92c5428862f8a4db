"""Sentences in the source: core and analysis build none; those raised in English have words in each language.

What is particular about a problem is raised as a sentence; one that is reworded there, or new, is found here.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from kit import golden
from kit.words.codes_in_source import PACKAGE
from queenhigh.words import DEFAULT, LANGUAGES, catalogue, detail_text

ABOUT_FILES = {"awards.py", "canonical.py", "catalogue.py", "otherwise.py", "posting.py", "shelf.py"}
"""Files of `rules` whose sentences are about a house file or a table's settings; all of `read` are."""
OURS = {"TypeError", "RuntimeError", "ActorError", "SettlementError", "FeltError", "OfferError"}
"""Errors that tell a programmer of a fault; nobody at the table reads them."""
CORE = [
    *sorted((PACKAGE / "settlement").glob("*.py")),
    *sorted((PACKAGE / "engine").rglob("*.py")),
    *(path for path in sorted((PACKAGE / "rules").glob("*.py")) if path.name not in ABOUT_FILES),
    PACKAGE / "facts.py",
]
_BETWEEN_WORDS = re.compile(r"(?<=[^\W\d_])[,;:.]? (?=[^\W\d_])")


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every text of a file but docstrings and what our own errors say; a place in one reads as a word."""
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            skipped |= {id(part) for part in node.values}
        match node:
            case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in OURS:
                skipped |= {id(part) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
        elif isinstance(node, ast.JoinedStr):
            parts = (str(part.value) if isinstance(part, ast.Constant) else "X" for part in node.values)
            yield node.lineno, "".join(parts)


def is_sentence(text: str) -> bool:
    """Three words or more."""
    return len(_BETWEEN_WORDS.findall(text)) >= 2


@pytest.mark.parametrize("path", CORE, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_core_builds_no_sentence(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [(line, text) for line, text in texts(tree) if is_sentence(text)] == []


PARTS_OF_ERRORS = {"TOO_MANY", "_NO_CONTEST", "_no_row", "_no_change"}
"""Constants and functions of `analysis` that only the messages of its errors use."""
NAMES = {"rule of thumb", "rounds an hour"}
"""What a strategy and an option are called."""


def serves_errors(node: ast.stmt) -> bool:
    """True for what only serves errors, or shows an object to a programmer."""
    match node:
        case ast.FunctionDef():
            raises = any(isinstance(each, ast.Raise) for each in ast.walk(node))
            return raises or node.name in {"__repr__", *PARTS_OF_ERRORS}
        case ast.AnnAssign(target=ast.Name(id=name)):
            return name in PARTS_OF_ERRORS
    return False


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "analysis").rglob("*.py")), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_analysis_builds_no_sentence(path: Path) -> None:
    """What it finds is told by `words` and `report`; only the messages of its errors are sentences."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    errors = [node for node in ast.walk(tree) if isinstance(node, ast.stmt) and serves_errors(node)]
    lines = {line for node in errors for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    found = [(line, text) for line, text in texts(tree) if is_sentence(text) and text not in NAMES]
    assert [(line, text) for line, text in found if line not in lines] == []


def test_no_sentence_of_the_rules_card_stands_in_the_rules() -> None:
    """Also in files about files."""
    pieces = {
        piece.strip()
        for language in LANGUAGES
        for section in ("situation", "row", "stake", "voids", "dealer", "envy", "figure", "card")
        for sentence in catalogue(language).sections[section].values()
        for piece, *_ in Formatter().parse(sentence)
        if is_sentence(piece)
    }
    for path in (PACKAGE / "rules").glob("*.py"):
        for line, text in texts(ast.parse(path.read_text(encoding="utf-8"))):
            said = [piece for piece in pieces if piece in text]
            assert not said, f"{path.name}:{line} says {said}"


# What is raised in English

RAISED = {
    "PeopleError": 1, "Trouble": 1, "_unfit": 0, "SettingsRefused": 0, "SettingsError": 0,
    "StrategyRefused": 0,
}  # fmt: skip
"""What is raised with a sentence for somebody at a page, and where among its arguments it stands."""
TABLES = {"_why"}
RETURNED = {"unfit_name"}
FOR_PROGRAMS = (
    "http/unreadable", "http/too_large", "token/unfit", "auth/needed", "person/unknown", "study/unfit",
)  # fmt: skip
"""Codes of what a page does not do."""
FILES = [
    *sorted((PACKAGE / "people").rglob("*.py")), *sorted((PACKAGE / "server").rglob("*.py")),
    PACKAGE / "rules" / "posting.py", PACKAGE / "wire" / "settings.py",
]  # fmt: skip


def shapes(node: ast.expr | None) -> Iterator[str]:
    """The sentences that an expression can be, with `{}` for what is filled in."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
        case ast.IfExp():
            yield from shapes(node.body)
            yield from shapes(node.orelse)
        case ast.Dict(values=values):
            for value in values:
                yield from shapes(value)


def raised() -> set[str]:
    found: set[str] = set()
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=args) if len(args) > RAISED.get(name, 99):
                    code = args[0].value if isinstance(args[0], ast.Constant) else ""
                    if code not in FOR_PROGRAMS:
                        found.update(shapes(args[RAISED[name]]))
                case ast.AnnAssign(target=ast.Name(id=name), value=table) if name in TABLES:
                    found.update(shapes(table))
                case ast.FunctionDef(name=name) if name in RETURNED:
                    answers = [each.value for each in ast.walk(node) if isinstance(each, ast.Return)]
                    found.update(shape for answer in answers for shape in shapes(answer))
    return found - {""}


@pytest.mark.golden
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != DEFAULT])
def test_every_sentence_that_is_raised_has_words_and_no_other(language: str) -> None:
    """The golden text has those without words: only somebody who writes requests or settings meets them."""
    known = set(catalogue(language).sections["detail"])
    covered = {
        shape: {each for each in known if re.fullmatch(re.escape(shape).replace(r"\{\}", ".+"), each)}
        for shape in raised() - {"{}: {}"}
    }
    assert known == set().union(*covered.values())
    without = sorted(shape for shape, keys in covered.items() if not keys)
    golden.compare(f"golden/texts/untranslated_{language}.txt", "\n".join([*without, ""]))


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("too many tries: wait 30 s and try again", "demasiados intentos: espera 30 s y prueba otra vez"),
        ("exclude_days is 1 to 36,500, not 99,999", "una exclusión dura de 1 a 36.500 días, no 99.999"),
        ("ante: the limits are not whole steps of 2.50", "ante: los límites no son múltiplos de 2,50"),
        ("'A, b.' has too many accents on one letter", "'A, b.' tiene demasiados acentos en una letra"),
        ("something that nobody has words for", "something that nobody has words for"),
        ("", ""),
    ],
)
def test_what_is_particular_is_said_with_its_facts(english: str, spanish: str) -> None:
    assert detail_text(english) == english
    assert detail_text(english, "es") == spanish
