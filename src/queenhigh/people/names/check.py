"""Which names may be taken: readable ones that imitate neither staff nor a bot."""

import re
import unicodedata
from typing import Final

from queenhigh.people.names.lookalikes import GAPS, name_look
from queenhigh.people.records import PeopleError
from queenhigh.text import shorten

NAME_LIMIT: Final = 30
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0")
"""Letters and marks that nobody sees."""
_TOGETHER: Final = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA"},
    {"LATIN", "CJK", "HANGUL"},
    {"LATIN", "CJK", "BOPOMOFO"},
)
"""Scripts that are written together."""
_STAFF_WORDS = """
dealer dealers croupier croupiers supervisor supervisors auditor auditors admin admins administrator
moderator moderators staff bot bots robot robots
"""
_OFFICE_WORDS = """
house thehouse host pitboss floorman floormanager queenhigh system server support clock root official
bystander nobody everybody everyone
"""
_STAFF: Final = frozenset(map(name_look, _STAFF_WORDS.split()))
"""Words that no name has in it."""
_OFFICES: Final = frozenset(map(name_look, _OFFICE_WORDS.split()))
"""Words that are no name by themselves."""
_LETTERS = re.compile(r"[^\W\d_]+")
_BETWEEN = re.compile(f"[{re.escape(GAPS)}]+")
_HEAP = re.compile("[\u0300-\u036f]{3}")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def name_key(name: str) -> str:
    """What two names are compared by."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def check_name(typed: str) -> str:
    """The name as it is shown, without spaces around it; `PeopleError` where nobody may have it."""
    name = typed.strip(" ")
    known = unicodedata.normalize("NFKC", name)
    if not 1 <= max(len(name), len(known)) <= NAME_LIMIT:
        raise _unfit(f"a name has 1 to {NAME_LIMIT} characters; this one has {len(name)}", most=NAME_LIMIT)
    for letter in name + known:
        _check_letter(letter)
    if not any(letter.isalpha() for letter in known):
        raise _unfit(f"{shorten(name)} has no letter: a name has at least one")
    if known[0] in GAPS or any(gap * 2 in known for gap in GAPS):
        raise _unfit(f"{shorten(name)}: a name begins with a letter or digit and has no gap twice running")
    if _HEAP.search(unicodedata.normalize("NFD", known)):
        raise _unfit(f"{shorten(name)} has too many accents on one letter")
    _check_scripts(name, known)
    _check_reserved(name, known)
    return name


def _check_letter(letter: str) -> None:
    kind = unicodedata.category(letter)
    blank = letter in _BLANK or "\ufe00" <= letter <= "\ufe0f" or letter >= "\U000e0000"
    if blank or not (kind[0] in "LM" or kind == "Nd" or letter in GAPS) or kind == "Me":
        raise _unfit(
            f"a name cannot have the character U+{ord(letter):04X}: take letters, digits, spaces, . - _ '",
            character=f"U+{ord(letter):04X}",
        )


def _check_scripts(name: str, known: str) -> None:
    scripts = {_script(letter) for letter in known if letter.isalpha()}
    if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
        mixed = ", ".join(sorted(script.capitalize() for script in scripts))
        raise _unfit(f"{shorten(name)} mixes alphabets ({mixed}): write it in one of them")


def _script(letter: str) -> str:
    first = re.split(r"[ -]", unicodedata.name(letter, "unknown"))[0]
    return "CJK" if first == "IDEOGRAPHIC" else first


def _check_reserved(name: str, known: str) -> None:
    words = _BETWEEN.split(known)
    apart = [word for part in _LETTERS.findall(known) for word in _CAMEL.split(part)]
    looks = {name_look(word) for word in (*words, *apart, *(word.rstrip("0123456789") for word in words))}
    whole = name_look(known.rstrip("0123456789"))
    if looks & _STAFF or whole in _STAFF | _OFFICES:
        raise PeopleError(
            "name/reserved",
            f"{shorten(name)} could be taken for a bot or for staff: choose another name",
            name=name,
        )


def _unfit(message: str, **facts: object) -> PeopleError:
    return PeopleError("name/unfit", message, **facts)
