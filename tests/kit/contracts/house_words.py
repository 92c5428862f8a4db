"""Contract of the house language: the keys of a house file, found by listening to the reader.

The reader asks a table for each key that it may have, whether it is there or not. Here it reads every house
of the catalogue and every invented one, and each question is noted.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import wraps
from inspect import signature
from typing import Any, NamedTuple, get_args
from unittest.mock import patch

from kit.contracts.document import columns, document
from kit.houses.invented import NAMES, any_house
from queenhigh.cards import SUIT_WORDS
from queenhigh.hands.names import CLASSES
from queenhigh.rules import House, load
from queenhigh.rules.kinds import KINDS, Looks
from queenhigh.rules.read.base import BASE, WITHOUT
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.load import FORMAT
from queenhigh.rules.read.pays import HANDS
from queenhigh.rules.read.section import Section
from queenhigh.rules.records import Ground
from queenhigh.rules.translation import LANGUAGES

_TEXTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "has": lambda given: "",
    "text": lambda given: "text",
    "name": lambda given: "name",
    "choice": lambda given: _choice(tuple(given["options"])),
    "flag": lambda given: "true | false",
    "whole": lambda given: _whole(given["least"], given["most"]),
    "amount": lambda given: "amount",
    "share": lambda given: "share",
    "words": lambda given: "list of texts",
    "section": lambda given: "table",
    "sections": lambda given: "list of tables",
    "named_sections": lambda given: "tables by name",
}
"""What each question of the reader asks for, by its arguments."""
_WHOLE = "whole number"
_UNBOUNDED = 10**6
"""A bound that says no more than that there is one."""
_ENDINGS = re.compile(r"\.contest\.(?:not_qualified\.)?(?:equal|higher|lower|not_qualified)\.")
_OPTIONAL = {"text": "default", "choice": "default", "whole": "default", "amount": "default_minor"}
"""The argument by which a value may be left out."""
_NAMING = ("named_sections", "ids", "checked_name")
"""Questions that are about tables or texts by name: what is below that path is named by the file."""
_FIT = {
    bool: ("true | false",),
    int: (_WHOLE, "amount"),
    str: ("text", "name", "amount", "share", " | "),
    list: ("list of",),
    dict: ("table",),
}
"""What asks for a value of a type of TOML, by how the text for it begins or what is in it."""
_TYPES = {bool: "true | false", int: _WHOLE, str: "text"}


class Question(NamedTuple):
    """A key that the reader asked for."""

    path: Path
    text: str
    needed: bool | None = None
    """Whether it must be there; none where that is not known."""


class Heard:
    """What the reader asked while it read one house."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.named: set[Path] = {("words",)}
        self.sections: list[Section] = []


def written() -> str:
    keys: dict[str, list[Question]] = {}
    for name in NAMES:
        heard = _listen(any_house(name))
        for question in (*heard.questions, *_beyond(heard)):
            keys.setdefault(_general(question.path, heard.named), []).append(question)
    tables: dict[str, list[tuple[str, str]]] = {}
    for key, questions in sorted(keys.items()):
        table, _, last = key.rpartition(".")
        tables.setdefault(table, []).append((last, _answer(last, questions)))
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
            **{_looking(looks): _hands(looks) for looks in HANDS},
        },
    )


def _choice(options: tuple[str, ...]) -> str:
    """Words of which one is chosen; those that name hands are listed apart."""
    return next(
        (f"one of: {_looking(looks)}" for looks in HANDS if HANDS[looks] == options), " | ".join(options)
    )


def _looking(looks: Looks) -> str:
    return f"hands of rows that look at {looks}"


def _whole(least: int, most: int) -> str:
    return _WHOLE if most >= _UNBOUNDED else f"{_WHOLE} from {least} to {most}"


def _hands(looks: Looks) -> Iterable[str]:
    return ["classes of three cards"] if set(HANDS[looks]) == set(CLASSES) else HANDS[looks]


def _listen(house: House) -> Heard:
    """Read a house again, and note each question to a table."""
    heard = Heard()
    with _listening(heard):
        load(house.written or house.text, house.id)
    return heard


@contextmanager
def _listening(heard: Heard) -> Iterator[None]:
    asking: list[str] = []
    made = Section.__init__

    def make(section: Section, *given: Any) -> None:
        made(section, *given)
        heard.sections.append(section)

    def hearing(name: str) -> Callable[..., Any]:
        ask = getattr(Section, name)

        @wraps(ask)
        def asked(section: Section, *given: Any, **named: Any) -> Any:
            bound = signature(ask).bind(section, *given, **named)
            bound.apply_defaults()
            if name in _NAMING:
                own = () if name != "named_sections" else (bound.arguments["key"],)
                heard.named.add((*section.path, *own))
            if name in _TEXTS and not asking:
                path, text = (*section.path, bound.arguments["key"]), _TEXTS[name](bound.arguments)
                heard.questions.append(Question(path, text, _is_needed(name, bound.arguments)))
            asking.append(name)
            try:
                return ask(section, *given, **named)
            finally:
                asking.pop()

        return asked

    with ExitStack() as stack:
        stack.enter_context(patch.object(Section, "__init__", make))
        for name in {*_TEXTS, *_NAMING}:
            stack.enter_context(patch.object(Section, name, hearing(name)))
        yield


def _is_needed(name: str, given: dict[str, Any]) -> bool:
    if name in _OPTIONAL:
        return given[_OPTIONAL[name]] is None
    return bool(given.get("needed", name in ("name", "share")))


def _beyond(heard: Heard) -> Iterator[Question]:
    """Values that stand in the file and that no question asked for: the reader looked at them itself."""
    texts: dict[Path, set[str]] = {}
    for path, text, _ in heard.questions:
        texts.setdefault(path, set()).add(text)
    for section in heard.sections:
        for key in section.data if "otherwise" not in section.path else ():
            path, value = section.at(key), section.data[key]
            asked = texts.get(path, set())
            if key in section.asked and not any(_fits(value, text) for text in asked):
                yield Question(path, _observed(value))


def _fits(value: object, text: str) -> bool:
    return any(
        text.startswith(start) or (start in text and start == " | ") for start in _FIT.get(type(value), ())
    )


def _observed(value: Any) -> str:
    if isinstance(value, list):
        return f"list of {' | '.join(sorted({_observed(each) for each in value}))}"
    return _TYPES.get(type(value), "table")


def _general(path: Path, named: set[Path]) -> str:
    """A path with NAME in place of names and [] in place of numbers."""
    parts: list[str] = []
    for place, part in enumerate(path):
        below_words = path[0] == "words" and place > 2
        if isinstance(part, int):
            parts[-1] += "[]"
        else:
            parts.append("NAME" if path[:place] in named or below_words else part)
    text = ".".join(parts).replace(".tables.NAME[]", ".pays[]")  # rows that are read alike
    return _ENDINGS.sub(".contest.ENDING.", text)


def _answer(key: str, questions: Iterable[Question]) -> str:
    """What a key may be, and whether it must be there: if every question needs it, and none asks if it is."""
    texts = {question.text for question in questions if question.text}
    bounded = [text for text in texts if text.startswith(_WHOLE)]
    if len(bounded) > 1:
        texts = texts.difference(bounded) | {_WHOLE}  # its bounds depend on the house
    known = {question.needed for question in questions}
    needed = key != "NAME" and known <= {True, None} and True in known
    return f"{' or '.join(sorted(texts)) or 'any'}{', required' if needed else ''}"
