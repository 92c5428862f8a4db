"""What a name looks like: names with one look are not told apart by people.

>>> name_look("Billy") == name_look("Bi11у")  # two ones and a Cyrillic u
True
"""

import re
import unicodedata
from functools import cache
from typing import Final

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
