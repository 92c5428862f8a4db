"""The words of each language, one TOML file a language: codes, and the sentence that each stands for.

A sentence has places for facts, as in ``{wager} is lost``. A place may choose by number, as in
``{hand:beats|beat}`` or ``{count:card|cards}``, or be written ``{hand:low}`` to stand inside a sentence.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources

import msgspec

from queenhigh.languages import DEFAULT, LANGUAGES
from queenhigh.text import FEW, QueenHighError, listed, nearest, shorten, suggest


class LanguageError(QueenHighError, ValueError):
    """A language there are no words in."""


class Phrase(str):
    """Words for one place of a sentence, with their number: three kings *pay*, a pair *pays*."""

    __slots__ = ("many",)
    many: bool

    def __new__(cls, text: str, many: bool = False) -> "Phrase":
        phrase = super().__new__(cls, text)
        phrase.many = many
        return phrase

    def __format__(self, wanted: str) -> str:
        if not wanted:
            return str(self)
        if wanted == "low":
            return self[:1].lower() + self[1:]
        if wanted == "up":
            return self[:1].upper() + self[1:]
        one, _, many = wanted.partition("|")
        return many if self.many else one


def number(count: int | None) -> Phrase:
    """A number that a sentence can agree with: ``1 card``, ``2 cards``."""
    return Phrase("" if count is None else str(count), count != 1)


class Catalogue(msgspec.Struct, frozen=True):
    """One language: its sentences by section and code."""

    language: str
    sections: Mapping[str, Mapping[str, str]]

    def has(self, section: str, code: str) -> bool:
        return code in self.sections.get(section, {})

    def template(self, section: str, code: str) -> str:
        """The sentence of a code; a code without words is a fault of ours that a test looks for."""
        return self.sections[section][code]

    def say(self, section: str, code: str, places: Mapping[str, object] | None = None) -> str:
        """The sentence with its places filled in."""
        return self.template(section, code).format_map(places or {})

    def join(self, words: Sequence[str], how: str) -> str:
        """``Ante, Play and Pair Plus``: a list as it is said, with the language's word for and or or."""
        return listed(words, self._link(words[-1], how))

    def chain(self, words: Sequence[str], how: str) -> str:
        """``hearts or diamonds or clubs``: a list with its word between all of them."""
        first, *others = words
        return " ".join([first, *(f"{self._link(word, how)} {word}" for word in others)])

    def _link(self, word: str, how: str) -> str:
        """And or or before a word; before some sounds a language has another one for it."""
        before = self.template("list", f"{how}.before")
        turns = before and re.match(before, word, re.IGNORECASE)
        return self.template("list", f"{how}.turns" if turns else how)

    def hint(self, name: str, known: tuple[str, ...]) -> str:
        """The tail of a sentence that names the likeliest word, or all of a few."""
        if near := nearest(name, known):
            return self.say("list", "did_you_mean", {"words": near})
        return self.say("list", "known", {"words": ", ".join(known)}) if 0 < len(known) <= FEW else ""


@lru_cache
def catalogue(language: str = DEFAULT) -> Catalogue:
    """The words of a language; `LanguageError` where there are none."""
    if language not in LANGUAGES:
        raise LanguageError(f"there are no words in {shorten(language)}{suggest(language, LANGUAGES)}")
    text = resources.files("queenhigh.words").joinpath(f"{language}.toml").read_text(encoding="utf-8")
    return Catalogue(language, tomllib.loads(text))
