"""Names: which may be taken, when two are one, and free ones for guests.

A name that may be taken is readable and imitates neither staff nor a bot. Names with one look are one name:

>>> name_look("Billy") == name_look("Bi11у")  # two ones and a Cyrillic u
True
"""

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from queenhigh.people.records import PeopleError
from queenhigh.text import shorten

GAPS: Final = " -_.'’"
"""What may stand between letters and digits."""
_FOREIGN: Final = {
    # Cyrillic, small and large
    **dict(zip("авсԁеғһіїјкӏмнопрԛгѕтцуѵԝхүьзбчэ", "abcdefhiijklmhonpqrstuyvwxyb3643", strict=True)),
    **dict(zip("АВСԀЕҒҺІЇЈКӀМНОПРԚГЅТЦУѴԜХҮЬЗБЧЭ", "ABCDEFHIIJKLMHONPQrSTUYVWXYb3643", strict=True)),
    # Greek
    **dict(zip("αβγεζηικκνορςστυχωϲϳλμ", "abyezniikvopcotuxwcjlu", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϿΓ", "ABEZHIKMNOPTYXCJr", strict=True)),
    # Armenian and Cherokee, as far as they are plain letters to others
    **dict(zip("աոսօցքհյո", "wnuogphjn", strict=True)),
    **dict(zip("ՕՍՏԼ", "OUSL", strict=True)),
    **dict(zip("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ", "ABCDEGHJKLMPRSTVWZ", strict=True)),
    # Latin that is named otherwise than by its plain letter
    "ɑ": "a", "ɡ": "g", "ı": "i", "ȷ": "j", "ɩ": "i", "ʋ": "v", "ɯ": "w", "ʏ": "y", "ɪ": "i", "ǀ": "l",
    "ɔ": "c", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ŋ": "n", "Ŋ": "n",
}  # fmt: skip
_PLAIN: Final = {
    "i": "l", "1": "l", "0": "o", "5": "s", "2": "z", "8": "b", "9": "g", "q": "g", "m": "rn", "w": "vv",
    "d": "cl",
}  # fmt: skip
"""Of letters and digits that pass for each other each stands for one; `rn` passes for `m`."""
_LATIN = re.compile(r"LATIN (?:(?:SMALL|CAPITAL) LETTER|LETTER SMALL CAPITAL) ([A-Z])\b(?! [A-Z]$)")


def name_look(name: str) -> str:
    """What a name looks like, once case, accents, gaps and letters that pass for others are taken away."""
    glyphs = "".join(map(_glyph, unicodedata.normalize("NFKC", name)))
    bare = "".join(map(_glyph, unicodedata.normalize("NFD", glyphs.casefold())))
    return "".join(_PLAIN.get(glyph, glyph) for glyph in bare if glyph not in GAPS)


@cache
def _glyph(letter: str) -> str:
    """A letter as one who reads Latin sees it; nothing for an accent."""
    if "\u0300" <= letter <= "\u036f":
        return ""
    if letter.isascii() or letter in _FOREIGN:
        return _FOREIGN.get(letter, letter)
    if letter.isdecimal():
        return str(unicodedata.decimal(letter))
    plain = _LATIN.match(unicodedata.name(letter, ""))
    return plain[1].lower() if plain else letter


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


_FIRST = """
Amber Autumn Azure Brave Breezy Bright Calm Cheery Clever Copper Coral Crimson Dapper Early Easy Fair Gentle
Glad Golden Happy Hazel Honest Ivory Jolly Kind Lively Lucky Mellow Merry Mild Misty Noble Olive Patient
Polite Quick Quiet Rosy Royal Ruby Sandy Scarlet Silver Snowy Spring Steady Summer Sunny Swift Tidy Velvet
Warm Windy Witty
"""
_SECOND = """
Badger Beaver Bison Bobcat Canary Cricket Curlew Dolphin Eagle Egret Falcon Ferret Finch Fox Gecko Hare
Heron Ibex Jackdaw Kestrel Lark Lemur Lynx Magpie Marmot Marten Merlin Moth Newt Osprey Otter Owl Panda
Pelican Penguin Plover Puffin Quail Raven Robin Salmon Seal Sparrow Squirrel Starling Stork Swallow Swan
Tern Thrush Toucan Trout Walrus Wombat Wren
"""
FIRST: Final = tuple(_FIRST.split())
SECOND: Final = tuple(_SECOND.split())

Choose = Callable[[Sequence[str]], str]


def free_name(choose: Choose, tries: int) -> str:
    """A name for a guest, such as ``Amber Otter``; with a number once `tries` were taken."""
    name = f"{choose(FIRST)} {choose(SECOND)}"
    return name if tries < 4 else f"{name} {''.join(choose('34679') for _ in range(min(tries, 8)))}"
