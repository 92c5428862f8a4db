"""Texts of the page and of the package by their keys, so that a test does not repeat a sentence."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from queenhigh.words import DEFAULT, catalogue

WORDS: Final = Path(__file__).resolve().parents[3] / "page" / "src" / "words"
"""The folder of the page's catalogues, one folder a language."""
_PLACE: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")


@cache
def texts(language: str) -> dict[str, Any]:
    """Return every text of the page in one language; one with a plural is a table of its forms."""
    found: dict[str, Any] = {}
    for path in sorted((WORDS / language).glob("*.json")):
        found |= json.loads(path.read_text(encoding="utf-8"))
    return found


def text(key: str, language: str = DEFAULT, **places: object) -> str:
    """Return a text of the page with these places filled in."""
    return _PLACE.sub(lambda place: str(places.get(place[1], place[0])), _template(key, language, places))


def pattern(key: str, language: str = DEFAULT, **places: object) -> str:
    """Return a regular expression, for Python and JavaScript, in which other places match anything.

    The key is of the page, or a section and code of the package, as in ``log.played``. The first letter may
    be small or a capital: the page begins an announcement with a capital.
    """
    template = _template(key, language, places)
    found = ""
    end = 0
    for place in _PLACE.finditer(template):
        name, forms = place.groups()
        found += re.escape(template[end : place.start()])
        if forms and "|" in forms:
            found += f"(?:{'|'.join(map(re.escape, forms.split('|')))})"
        else:
            found += re.escape(str(places[name])) if name in places else ".+"
        end = place.end()
    found += re.escape(template[end:])
    found = found.replace("\\ ", "\\s")  # amounts have spaces at which no line breaks
    return f"[{found[0].upper()}{found[0].lower()}]{found[1:]}" if found[0].isalpha() else found


def _template(key: str, language: str, places: dict[str, object]) -> str:
    """The text with its places open, in the form that `count` asks for."""
    own = texts(language).get(key)
    if own is None:
        return catalogue(language).template(*key.split(".", 1))
    return own if isinstance(own, str) else str(own["one" if places.get("count") == 1 else "other"])
