"""What a coach says: the choices of a hand by name, and why the best of them is best.

>>> from queenhigh.rules import house
>>> label = choice_label(house("prime"), Option(1, (), Fraction(0)))
>>> label
'Play'
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from queenhigh.cards import Card
from queenhigh.money import decimal_text, round_minor
from queenhigh.rules.records import House
from queenhigh.words.amounts import amount_text, decimal_words
from queenhigh.words.awards import meter_word
from queenhigh.words.catalogue import DEFAULT, catalogue
from queenhigh.words.hands import card_name

_PLACES: Final = (4, 5, 6)
"""How many decimals a worth has: the first that tells two apart."""


class Option(NamedTuple):
    """One thing that may be done with a hand."""

    multiple: int
    """Play in Antes; 0 for a fold."""
    discards: tuple[Card, ...]
    worth: Fraction
    """What it brings on average, in Antes."""


def choice_label(house: House, option: Option, language: str = DEFAULT) -> str:
    """A choice as a button names it: ``Play``, ``Fold``, ``Play 2x``, ``Discard the four of clubs``."""
    words = catalogue(language)
    if not option.multiple:
        return words.template("coach", "fold")
    if option.discards:
        cards = words.join([card_name(card, language) for card in option.discards], "and")
        said = words.say("coach", "discard", {"cards": cards})
    else:
        said = words.template("coach", "stand" if house.decision.discards else "play")
    several = house.play is not None and len(house.play.all_multiples) > 1
    return words.say("coach", "times", {"choice": said, "times": option.multiple}) if several else said


def why_best(
    house: House,
    options: Sequence[Option],
    chances: Mapping[str, Fraction] | None = None,
    language: str = DEFAULT,
) -> str:
    """Why the first of these choices is the best: what it brings beside the second.

    Where `chances` tell it, also how the dealer's hands lie against this one.
    """
    words, (best, other) = catalogue(language), options[:2]
    places = next((each for each in _PLACES if _told_apart(best, other, each)), _PLACES[0])
    said = words.say(
        "coach",
        "why",
        {
            "ante": house.label(house.ante.name, language) if house.ante else "",
            "best": choice_label(house, best, language),
            "worth": _worth(best.worth, places, language),
            "other": choice_label(house, other, language),
            "other_worth": _worth(other.worth, places, language),
        },
    )
    if chances is None:
        return said
    key = "always_qualifies" if house.dealer.always_qualifies else "qualifies"
    percents = {name: decimal_words(_decimal(100 * chance, 2), language) for name, chance in chances.items()}
    return f"{said} {words.say('coach', key, percents)}"


def wagers_label(house: House, wagers: Sequence[str], language: str = DEFAULT) -> str:
    """Wagers that are told as one: ``Ante and Play``."""
    return catalogue(language).join([house.label(name, language) for name in wagers], "and")


def figure_note(
    house: House, stake_minor: int | None, meters_minor: Mapping[str, int], language: str = DEFAULT
) -> str:
    """For which stake and with what on the meters a figure holds; empty where neither matters."""
    words, parts = catalogue(language), []
    if stake_minor is not None:
        amount = amount_text(stake_minor, house.currency, language)
        parts.append(words.say("coach", "at_stake", {"amount": amount}))
    for name, minor in meters_minor.items():
        amount = amount_text(minor, house.currency, language)
        places = {"meter": meter_word(name, language), "amount": amount}
        parts.append(words.say("coach", "at_meter", places))
    return ", ".join(parts)


def best_play_text(mark: str, language: str = DEFAULT) -> str:
    """The strategy that is told by the weakest hand to play, such as ``Q-6-4``."""
    return catalogue(language).say("coach", "play_from", {"mark": mark})


def _worth(worth: Fraction, places: int, language: str) -> str:
    key = "brings" if worth > 0 else "loses" if worth < 0 else "even"
    amount = decimal_words(_decimal(abs(worth), places), language)
    return catalogue(language).say("coach", key, {"amount": amount})


def _told_apart(one: Option, other: Option, places: int) -> bool:
    return _decimal(one.worth, places) != _decimal(other.worth, places)


def _decimal(number: Fraction, places: int) -> str:
    """The nearest decimal of so many places at most."""
    return decimal_text(Fraction(round_minor(number * 10**places, "nearest"), 10**places))
