"""Amounts, shares and decimals as a language writes them; the marks are the catalogue's.

>>> from queenhigh.money import USD
>>> amount_text(125_050, USD), decimal_words("12.5", "es")
('$1,250.50', '12,5')
"""

import re
from fractions import Fraction

from queenhigh.languages import DEFAULT
from queenhigh.money import Currency, decimal_text
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
