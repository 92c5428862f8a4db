"""Amounts, shares, decimals and awards as a language writes them; the marks are the catalogue's.

>>> from queenhigh.money import USD
>>> from queenhigh.rules import parse_award
>>> amount_text(125_050, USD), decimal_words("12.5", "es")
('$1,250.50', '12,5')
>>> award_text(parse_award("1250 flat", USD), USD), award_text(parse_award("40:1", USD), USD, "es")
('$1,250', '40 a 1')
"""

import re
from fractions import Fraction
from typing import assert_never

from queenhigh.languages import DEFAULT
from queenhigh.money import Currency, Odds, decimal_text, format_odds
from queenhigh.rules.awards import MAIN_METER, Award, Flat, MeterShare, Nothing, Push
from queenhigh.words.catalogue import Catalogue, catalogue


def amount_text(amount_minor: int, currency: Currency, language: str = DEFAULT) -> str:
    """The amount for people, with decimals only where there are any: ``£1,250``; in Spanish ``1250 £``."""
    words = catalogue(language)
    whole, part = divmod(abs(amount_minor), currency.unit_minor)
    decimals = f"{words.template('amount', 'decimal')}{part:0{currency.decimals}d}" if part else ""
    places = {
        "minus": "-" if amount_minor < 0 else "",
        "sign": currency.sign,
        "number": f"{_grouped(whole, words)}{decimals}",
    }
    return words.say("amount", "money", places).rstrip()  # a sign of letters ends in a space: "CHF "


def share_text(share: Fraction, language: str = DEFAULT) -> str:
    """A share as a percentage: ``12.5%``."""
    return catalogue(language).say(
        "amount", "share", {"number": decimal_words(decimal_text(share * 100), language)}
    )


def decimal_words(plain: str, language: str = DEFAULT) -> str:
    """A number as `money.decimal_text` has it, such as ``0.8204``, with the language's mark."""
    return plain.replace(".", catalogue(language).template("amount", "decimal"))


def number_words(plain: str, language: str = DEFAULT) -> str:
    """An English number, such as ``1,440`` or ``2.50``, with the language's marks; other text as it is."""
    words = catalogue(language)
    whole, mark, part = plain.replace(",", "").partition(".")
    if not re.fullmatch(r"\d+(,\d{3})*(\.\d+)?", plain, re.ASCII):
        return plain
    return _grouped(int(whole), words) + (words.template("amount", "decimal") + part if mark else "")


def _grouped(whole: int, words: Catalogue) -> str:
    """With a mark at the thousands, once it has as many digits as the least that has one."""
    least = words.template("amount", "least_grouped")
    if len(str(whole)) < sum(map(str.isdigit, least)):
        return str(whole)
    return f"{whole:,}".replace(",", words.template("amount", "thousands"))


def odds_text(odds: Odds, language: str = DEFAULT) -> str:
    """Odds as a dealer says them: ``3 to 2``, ``500 for 1``."""
    pays, to_or_for, stake = format_odds(odds).split()
    return catalogue(language).say("odds", to_or_for, {"pays": decimal_words(pays, language), "stake": stake})


def award_text(award: Award, currency: Currency, language: str = DEFAULT) -> str:
    """An award as the felt shows it: ``40 to 1``, ``S$1,250``, ``100% of the meter``."""
    words = catalogue(language)
    match award:
        case Odds():
            return odds_text(award, language)
        case Flat():
            places = {"amount": amount_text(award.amount_minor, currency, language)}
            return words.say("award", "flat_and_stake" if award.with_stake else "flat", places)
        case MeterShare():
            key = "meter" if award.meter == MAIN_METER else "meter_named"
            meter = meter_word(award.meter, language)
            return words.say("award", key, {"share": share_text(award.share, language), "meter": meter})
        case Nothing():
            return words.template("award", "nothing")
        case Push():
            return words.template("award", "push")
        case never:
            assert_never(never)


def meter_word(meter: str, language: str = DEFAULT) -> str:
    """What a meter is called: by the house's own name for it, but for common ones that have a word here."""
    words = catalogue(language)
    return words.template("meter", meter) if words.has("meter", meter) else meter
