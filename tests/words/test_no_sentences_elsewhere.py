"""Nothing below `words` builds a sentence about a round: the core gives codes and facts."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from kit.words.codes_in_source import PACKAGE
from queenhigh.words import LANGUAGES, catalogue

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
            yield (
                node.lineno,
                "".join(str(part.value) if isinstance(part, ast.Constant) else "X" for part in node.values),
            )


def is_sentence(text: str) -> bool:
    """Three words or more."""
    return len(_BETWEEN_WORDS.findall(text)) >= 2


def sentences(source: str) -> list[str]:
    return [text for _, text in texts(ast.parse(source)) if is_sentence(text)]


@pytest.mark.parametrize("path", CORE, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_core_builds_no_sentence(path: Path) -> None:
    assert sentences(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('why = "the hand was folded"', ["the hand was folded"]),
        ('why = f"{wager} is {odds}, no less"', ["X is X, no less"]),
        ('raise ValueError(f"{x} is not so")', ["X is not so"]),
        ('raise TypeError(f"{x} is not so")', []),
        ('"""What it is for."""\nx = 1\n"""What x is for."""', []),
        ('code = "contest/not_qualified"', []),
        ('name = f"pair of {rank}"', ["pair of X"]),
    ],
)
def test_a_sentence_would_be_found(source: str, found: list[str]) -> None:
    assert sentences(source) == found


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
