"""Wagers and stakes as people type them: the one parser of short names, for the table and for every verb.

>>> from queenhigh.rules import house
>>> [each.name for each in (find_wager(house("prime"), word) for word in ("pp", "Pair Plus", "prog"))]
['pair_plus', 'pair_plus', 'progressive']
>>> [(stake.wager.name, stake.figure) for stake in read_stakes(house("prime"), "a=10, Pair Plus 5 prime1")]
[('ante', '10'), ('pair_plus', '5'), ('prime', '1')]
"""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import NamedTuple

from queenhigh.languages import LANGUAGES
from queenhigh.money import parse_amount
from queenhigh.rules.records import House, Wager
from queenhigh.text import QueenHighError, shorten, suggest

MOST_WORDS = 6
"""So many words are tried as one name."""
_AROUND_SIGN = re.compile(r"\s*=\s*")
_COMMA = re.compile(r"(?<!\d)[,;]|[,;](?!\d)")
_APART = re.compile(r"[\W_]+")


class WagerError(QueenHighError, ValueError):
    """A word that is no wager of the house, or could be several."""


class Stake(NamedTuple):
    """A wager with the figure that stands behind it, none where it stands alone."""

    wager: Wager
    figure: str | None


def placed_before_deal(house: House) -> list[Wager]:
    """The wagers that can be typed as a bet."""
    return [wager for wager in house.wagers if wager.placed_before_deal]


def staked_before_deal(house: House) -> list[Wager]:
    """Those, and what is staked by itself along with one of them."""
    return [wager for wager in house.wagers if wager.has_stake and wager is not house.play]


def short_name(house: House, wager: Wager) -> str:
    """The shortest text that is taken for this wager wherever a stake is typed, beside Play too."""
    staked = [each for each in house.wagers if each.has_stake]
    beginnings = (wager.name[:end] for end in range(1, len(wager.name)))
    tried = (*_initials(wager.name), *beginnings)
    return next((text for text in tried if named_by(house, text, staked) == [wager]), wager.name)


def find_wager(house: House, word: str, among: Sequence[Wager] | None = None) -> Wager:
    """The wager that is meant: by its name or label, the initials of one of several words, or a beginning.

    Of all that are placed before the deal, or of those given. Raises `WagerError` for none and for several.
    """
    found = named_by(house, word, among)
    names = [wager.name for wager in found or (placed_before_deal(house) if among is None else among)]
    if not found and word in house.by_name:
        raise WagerError(f"{word} cannot be named here: {', '.join(names)} can")
    if not found:
        raise WagerError(f"this house has no wager {shorten(word)}{suggest(word, names)}")
    if len(found) > 1:
        raise WagerError(f"{shorten(word)} could be any of {', '.join(names)}")
    return found[0]


def named_by(house: House, word: str, among: Sequence[Wager] | None = None) -> list[Wager]:
    """The wagers that a word may mean; one without a letter, as in ``6.``, is no beginning of a name."""
    plain = _plain(word)
    begins = any(map(str.isalpha, plain))
    wagers = placed_before_deal(house) if among is None else among
    if plain in house.by_name and house.by_name[plain] not in wagers:
        return []  # another wager's own name is no beginning of these
    names = {wager.name: _names(house, wager) for wager in wagers}
    ways = (
        lambda name: plain == name,
        lambda name: plain in _initials(name),
        lambda name: begins and name.startswith(plain),
    )
    found = ([wager for wager in wagers if any(map(way, names[wager.name]))] for way in ways)
    return next((each for each in found if each), [])


def read_stakes(house: House, text: str, among: Sequence[Wager] | None = None) -> Iterator[Stake]:
    """Each wager of a line with its figure: ``ante=10 pp5``, ``Pair Plus 10``; raises `WagerError`."""
    words = split_words(text)
    while words:
        yield take_stake(house, words, among)


def split_words(text: str, whole: Container[str] = ()) -> list[str]:
    """A line as words, with ``pp = 5`` as one; a comma ends one, but not where a `whole` name begins it."""
    parts = _AROUND_SIGN.sub("=", text).split()
    split = ([part] if part.partition("=")[0] in whole else _COMMA.split(part) for part in parts)
    return [word for words in split for word in words if word]


def take_stake(house: House, words: list[str], among: Sequence[Wager] | None = None) -> Stake:
    """Take the words of the next wager, and of its figure if there is one, off the list."""
    if is_figure(words[0], house) and not begins_name(house, words, among):
        raise WagerError(f"{shorten(words[0])} is not a stake: write wager=amount, as in ante=10")
    for count in range(min(MOST_WORDS, len(words)), 1, -1):
        if any(":" in word for word in words[:count]) or any("=" in word for word in words[: count - 1]):
            continue
        name, figure = _cut(house, words[:count], among)
        found = named_by(house, name, among)
        holds_none = not any(is_figure(word, house) for word in words[1:count])
        if len(found) == 1 and (holds_none or _plain(name) in _names(house, found[0])):
            break  # a figure inside belongs to a whole name alone: "First 3 Bonus"
    else:
        count = 1
        name, figure = _cut(house, words[:1], among)
    del words[:count]
    if figure is None and words and is_figure(words[0], house) and not words[0].endswith(":"):
        figure = words.pop(0)
    return Stake(find_wager(house, name, among), figure)


def begins_name(house: House, words: Sequence[str], among: Sequence[Wager] | None = None) -> bool:
    """Whether a digit begins a wager's name: ``6cb=5``, ``6 Card Bonus 5``; a number by itself is none."""
    names = (_cut(house, words[:count], among)[0] for count in range(1, min(MOST_WORDS, len(words)) + 1))
    return any(not name.isdecimal() and len(named_by(house, name, among)) == 1 for name in names)


def is_figure(word: str, house: House) -> bool:
    """Whether a word is meant as an amount."""
    return word.removeprefix(house.currency.sign.strip())[:1].isdecimal()


def parse_figure(word: str, house: House) -> int:
    """An amount in minor units, with the currency's sign before it or without; raises `MoneyError`."""
    return parse_amount(word.removeprefix(house.currency.sign.strip()), house.currency)


def _cut(house: House, words: Sequence[str], among: Sequence[Wager] | None) -> tuple[str, str | None]:
    """A name, and what stands behind its sign or its last letter: ``pp=5``, ``pp5``."""
    *before, last = words
    name, sign, figure = last.partition("=")
    digits = (place for place, letter in enumerate(last) if letter.isdecimal())
    start = next((place for place in digits if place and not last[:place].isdecimal()), 0)
    if not sign and start and not named_by(house, " ".join(words), among):
        name = last[:start].removesuffix(house.currency.sign.strip())
        figure = last[start:]
    return " ".join([*before, name]), figure if sign or figure else None


def _names(house: House, wager: Wager) -> Iterable[str]:
    """What a wager is called in the file and on the felt, in plain letters."""
    return {wager.name, *(_plain(house.label(wager.name, language)) for language in LANGUAGES)}


def _initials(name: str) -> list[str]:
    """The initials of a name of several words; none of a single word."""
    return ["".join(part[:1] for part in name.split("_"))] if "_" in name else []


def _plain(word: str) -> str:
    return _APART.sub("_", word.lower()).strip("_")
