"""What a person is told at the table that is not about the round."""

import re
from collections.abc import Mapping
from functools import lru_cache
from string import Formatter

from queenhigh.languages import DEFAULT
from queenhigh.money import CURRENCIES
from queenhigh.words.amounts import amount_text, number_words
from queenhigh.words.catalogue import catalogue, number

_MINUTE_MS = 60_000


def closing_text(code: int, language: str = DEFAULT) -> str:
    """Why a socket is about to be closed, by its close code."""
    return catalogue(language).template("closing", str(code))


def detail_text(english: str, language: str = DEFAULT) -> str:
    """What is particular about a problem: raised as a sentence in English, and left so without words for it.

    >>> detail_text("the name 'Ann' is taken: choose another", "es")
    "el nombre 'Ann' está ocupado: elige otro"
    """
    for pattern, sentence in _details(language):
        if found := pattern.fullmatch(english):
            return sentence.format_map(
                {place: number_words(said, language) for place, said in found.groupdict().items()}
            )
    return english


@lru_cache
def _details(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Patterns of English sentences, and how each is said."""
    found = catalogue(language).sections.get("detail", {})
    return tuple((re.compile(_pattern(english), re.DOTALL), said) for english, said in found.items())


def _pattern(english: str) -> str:
    parts = Formatter().parse(english)
    return "".join(re.escape(text) + (f"(?P<{place}>.+)" if place else "") for text, place, *_ in parts)


def reality_text(played_ms: int, net_minor: Mapping[str, int], language: str = DEFAULT) -> str:
    """How long somebody has been at the table, and how they stand in each currency.

    >>> reality_text(61 * 60_000, {"GBP": -500})
    'you have been at the table for 61 minutes, and are £5 behind'
    """
    words = catalogue(language)
    stands = []
    for code, minor in sorted(net_minor.items()):
        if minor and code in CURRENCIES:
            how = "ahead" if minor > 0 else "behind"
            amount = amount_text(abs(minor), CURRENCIES[code], language)
            stands.append(words.say("notice", f"reality/check.{how}", {"amount": amount}))
    if not stands:
        stands.append(words.say("notice", "reality/check.even"))
    places = {"count": number(played_ms // _MINUTE_MS), "stands": words.join(stands, "and")}
    return words.say("notice", "reality/check", places)
