"""What is particular about a problem is raised in English, and every other language has words for it.

The sentences that are raised are read from the source: one that is reworded there, or new, is found here.
"""

import ast
import re
from collections.abc import Iterator

import pytest

from kit.words.codes_in_source import PACKAGE
from queenhigh.words import DEFAULT, LANGUAGES, catalogue, detail_text

RAISED = {
    "PeopleError": 1,
    "Trouble": 1,
    "_unfit": 0,
    "SettingsRefused": 0,
    "SettingsError": 0,
    "StrategyRefused": 0,
}
"""What is raised with a sentence for somebody at a page, and where among its arguments it stands."""
TABLES = {"_why"}
RETURNED = {"unfit_name"}
FOR_PROGRAMS = (
    "http/unreadable", "http/too_large", "token/unfit", "auth/needed", "person/unknown", "study/unfit",
)  # fmt: skip
"""Codes of what a page does not do."""
BY_HAND = {
    "there is no role {}{}", "a {} has no right to {}", "this needs the right to {}",
    "a token is no sign-in: this needs a session", "there is no house {}{}", "there is no currency {} here",
    "you have no such token", "there are no words in {}{}",
    "{} is no strategy: say best, or a hand such as Q-6-4",
    "method: this house deals by {}, not by {}", "{}: houses with another currency, seed or rate share it",
    "progressive: that meter is in {}, this house in {}", "{}: {}", "{} has no pay table {}{}",
    "progressive: that meter has another seed or rate; this house's hold once it has been hit{}",
    "{} is not a table setting: write ante=10..200, ante=10..200/5, progressive=5 or WAGER:TABLE",
    "this house has no wager {}{}", "{} is set twice",
}  # fmt: skip
"""What only somebody meets who writes requests or settings themselves."""
FILES = [
    *sorted((PACKAGE / "people").rglob("*.py")), *sorted((PACKAGE / "server").rglob("*.py")),
    PACKAGE / "rules" / "posting.py", PACKAGE / "table" / "settings.py",
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


def pattern(shape: str) -> str:
    return re.escape(shape).replace(re.escape("{}"), ".+")


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != DEFAULT])
def test_every_sentence_that_is_raised_has_words_and_no_other(language: str) -> None:
    known, here = set(catalogue(language).sections["detail"]), raised()
    assert len(here) > 40
    assert here >= BY_HAND
    covered = {
        shape: {each for each in known if re.fullmatch(pattern(shape), each)} for shape in here - BY_HAND
    }
    assert [shape for shape, keys in covered.items() if not keys] == []
    assert known == set().union(*covered.values())


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("too many tries: wait 30 s and try again", "demasiados intentos: espera 30 s y prueba otra vez"),
        (
            "exclude_days is 1 to 36,500, not 99,999",
            "una exclusión dura de 1 a 36.500 días, no 99.999",
        ),
        ("ante: the limits are not whole steps of 2.50", "ante: los límites no son múltiplos de 2,50"),
        ("'A, b.' has too many accents on one letter", "'A, b.' tiene demasiados acentos en una letra"),
        ("something that nobody has words for", "something that nobody has words for"),
        ("", ""),
    ],
)
def test_what_is_particular_is_said_with_its_facts(english: str, spanish: str) -> None:
    assert detail_text(english) == english
    assert detail_text(english, "es") == spanish
