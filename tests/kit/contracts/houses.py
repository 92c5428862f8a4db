"""Contracts of a house: the keys of its file, and of the canonical text over which its digest is taken.

The keys of a file are found by listening to the reader. It asks a table for each key that it may have, and
not only for those that are there. Here it reads every house of the catalogue and every invented one.
"""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from inspect import signature
from typing import Any, NamedTuple, get_args
from unittest.mock import patch

from kit.contracts.document import columns, document
from kit.contracts.shapes import Shape
from kit.houses.invented import NAMES, any_house
from queenhigh.cards import SUIT_WORDS
from queenhigh.hands import parse_threshold
from queenhigh.hands.names import CLASSES
from queenhigh.languages import LANGUAGES
from queenhigh.money import CURRENCIES
from queenhigh.rules import load
from queenhigh.rules.awards import parse_award
from queenhigh.rules.canonical import canonical as canonical_text
from queenhigh.rules.kinds import KINDS, LOOKS
from queenhigh.rules.read.base import BASE, WITHOUT
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.load import FORMAT
from queenhigh.rules.read.pays import hands_of
from queenhigh.rules.read.section import Section
from queenhigh.rules.read.wagers import _PUSHES
from queenhigh.rules.records import Ground

_HANDS = {looks: hands_of(look) for looks, look in LOOKS.items()}
_QUESTIONS: dict[str, tuple[str, tuple[type, ...]]] = {
    "has": ("", ()),
    "text": ("text", (str,)),
    "name": ("name", (str,)),
    "choice": ("", (str,)),
    "flag": ("true | false", (bool,)),
    "whole": ("whole number", (int,)),
    "amount": ("amount", (str, int)),
    "share": ("share", (str,)),
    "words": ("list of texts", (list,)),
    "section": ("table", (dict,)),
    "sections": ("list of tables", (list,)),
    "named_sections": ("tables by name", (dict,)),
}
"""What each question of the reader asks for, and what answers it."""
_BY_NAME = ("clauses", "irregularities", "meters", "readings", "wagers", "words")
"""Tables whose keys are names of the file's own."""
_UNBOUNDED = 10**6
"""A bound that says no more than that there is one."""
_ENDINGS = re.compile(r"\.contest\.(?:not_qualified\.)?(?:equal|higher|lower)\.")
_TEXTS = {
    "NAME.must_beat_dealer": " | ".join(("true", "false", *_PUSHES)),
    "ENDING.ends": "lose | push | N to M (not lower) | pays (higher alone) | list of tables",
    "ENDING.no_row": "lose | push | N to M",
    "not_qualified.ends": "lose | push | N to M | list of tables",
    "not_qualified.no_row": "lose | push | N to M",
    "fold.ends": "lose",
    "dealer.draws": "never | always | below MARK | replaces below MARK",
    "dealer.qualifies": "always | MARK",
    "deal.community": "0 | 2",
    "limits.at_most": "N x WAGER",
    "pays[].pays": "award",
    "ends[].pays": "award",
}
"""Words that the reader compares itself, by table and key."""
_AWARDS = (
    "40 to 1", "3:2", "500 for 1", "1250 flat", "1250 flat and stake", "10% of meter", "10% of meter mini",
    "push", "nothing",
)  # fmt: skip
_MARKS = ("Q high", "Q-6-4", "pair", "pair of K")
_TRANSLATED = '\n[words.es]\ngame = "Póquer de tres cartas"\n'
"""What no house says."""


class Question(NamedTuple):
    """A key that the reader asked for."""

    path: Path
    text: str
    types: tuple[type, ...] = ()
    needed: bool | None = None
    """True if the key must be there; None if that is not known."""


def canonical() -> str:
    texts = [canonical_text(any_house(name)).partition("\n") for name in NAMES]
    facts = [json.loads(keys) for _, _, keys in texts]
    assert [f"{json.dumps(each, indent=1, sort_keys=True)}\n" for each in facts] == [
        keys for *_, keys in texts
    ]
    return document(
        "The canonical text of a house: its first line, then JSON with these keys.",
        {
            "first line": sorted({head for head, _, _ in texts}),
            "form": [
                "JSON in ASCII with sorted keys, an indent of 1 and a final newline",
                "digest: `sha256:` and the SHA-256 of the whole text in hexadecimal",
            ],
            "semantics": sorted({str(each["semantics"]) for each in facts}),
            "keys": columns(Shape(facts).rows()),
        },
    )


def words() -> str:
    keys: dict[str, list[Question]] = defaultdict(list)
    files = [any_house(name).written or any_house(name).text for name in NAMES]
    for text in (*files, any_house("consoling").text + _TRANSLATED):
        for question in _listen(text):
            keys[_general(question.path)].append(question)
    tables: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for key, questions in sorted(keys.items()):
        table, _, last = key.rpartition(".")
        tables[table].append((last, _answer(".".join(key.split(".")[-2:]), questions)))
    return document(
        "Words of the house language: the keys of each table, required where they have a meaning.",
        {
            "house": columns([*tables.pop(""), (BASE, "id of a house"), (WITHOUT, "table of lists")]),
            **{f"[{title}]": columns(rows) for title, rows in tables.items()},
            "format": [str(FORMAT)],
            "kinds of wagers": KINDS,
            "names in [irregularities]": get_args(Ground),
            "languages in [words]": LANGUAGES,
            "suits of a row": SUIT_WORDS,
            "classes of three cards": CLASSES,
            "awards, as in": [text for text in _AWARDS if parse_award(text, CURRENCIES["USD"])],
            "marks, as in": [text for text in _MARKS if parse_threshold(text)],
            **{f"hands of rows: {looks}": hands for looks, hands in _HANDS.items() if {*hands} != {*CLASSES}},
        },
    )


def _listen(text: str) -> list[Question]:
    """Read a house, and return each question to a table that is not part of another question."""
    questions: list[Question] = []
    sections: list[Section] = []
    asking: list[str] = []

    def hearing(name: str) -> Callable[..., Any]:
        ask = getattr(Section, name)

        @wraps(ask)
        def asked(section: Section, *given: Any, **named: Any) -> Any:
            bound = signature(ask).bind(section, *given, **named)
            bound.apply_defaults()
            sections.append(section)
            if not asking:
                questions.append(_question(section, name, bound.arguments))
            asking.append(name)
            try:
                return ask(section, *given, **named)
            finally:
                asking.pop()

        return asked

    listening: Any = {name: hearing(name) for name in _QUESTIONS}
    with patch.multiple(Section, **listening):
        load(text, "house")
    return [*questions, *_beyond(questions, sections)]


def _question(section: Section, name: str, given: dict[str, Any]) -> Question:
    text, types = _QUESTIONS[name]
    if name == "choice":
        options = tuple(given["options"])
        text = "one of the hands below" if options in _HANDS.values() else " | ".join(options)
    if name == "whole" and given["most"] < _UNBOUNDED:
        text = f"{text} from {given['least']} to {given['most']}"
    default = given.get("default", given.get("default_minor", ...))
    needed = given.get("needed", name in ("name", "share")) if default is ... else default is None
    return Question(section.at(given["key"]), text, types, needed)


def _beyond(questions: list[Question], sections: list[Section]) -> Iterator[Question]:
    """Return values of the file that no question asked for: the reader looked at them itself."""
    types: dict[Path, tuple[type, ...]] = defaultdict(tuple)
    for question in questions:
        types[question.path] += question.types
    for section in sections:
        for key, value in section.data.items() if "otherwise" not in section.path else ():
            path = section.at(key)
            if key in section.asked and not isinstance(value, types[path]):
                yield Question(path, _observed(value))


def _observed(value: Any) -> str:
    if isinstance(value, list):
        return f"list of {' | '.join(sorted({_observed(each) for each in value}))}"
    return {bool: "true | false", int: "whole number", str: "text"}.get(type(value), "table")


def _general(path: Path) -> str:
    """Return a path with NAME in place of names and [] in place of numbers."""
    parts: list[str] = []
    for place, part in enumerate(path):
        is_name = (path[0] in _BY_NAME and place == 1) or (path[0] == "words" and place > 2)
        if isinstance(part, int):
            parts[-1] += "[]"
        else:
            parts.append("NAME" if is_name or path[2 : place + 1] == ("tables", part) else part)
    text = ".".join(parts).replace(".tables.NAME[]", ".pays[]")  # rows that are read alike
    return _ENDINGS.sub(".contest.ENDING.", text)


def _answer(key: str, questions: Iterable[Question]) -> str:
    """Return what a key may be, and "required" if every question needs it and none asks if it is there."""
    texts = {question.text for question in questions if question.text}
    bounded = {text for text in texts if text.startswith("whole number")}
    if len(bounded) > 1:
        texts = texts - bounded | {"whole number"}  # its bounds depend on the house
    known = {question.needed for question in questions}
    needed = not key.endswith("NAME") and known <= {True, None} and True in known
    text = _TEXTS.get(key) or " or ".join(sorted(texts)) or "any"
    return f"{text}{', required' if needed else ''}"
