"""Money in integer minor units, odds as exact ratios, and the rounding where the two meet.

No float touches an amount. An amount is an ``int`` of the currency's minor unit (cents, pence); names that
hold one end in ``_minor``.

>>> format_amount(parse_amount("12345.6", USD), USD)
'12345.60'
>>> parse_odds("3:2").winnings(500)
750
"""

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache, wraps
from math import gcd
from operator import index
from typing import Final, Literal, ParamSpec, TypeVar

import msgspec

from queenhigh.text import NumberError, QueenHighError, parse_number, plain_text, shorten, show_value

P = ParamSpec("P")
R = TypeVar("R")
Rounding = Literal["down", "up", "nearest"]
AmountLike = int | str | Decimal | Fraction
"""An amount in whole units of a currency, such as 10 or ``"2.50"``; never a float."""
AMOUNT_LIMIT_MINOR: Final = 10**15
"""No stake, award or meter is larger: keeps every sum inside 64 bits and hostile input small."""


ODDS_LIMIT: Final = 10**9 - 1
"""The largest figure on either side of odds in lowest terms."""


class MoneyError(QueenHighError, ValueError):
    """Text that is not an amount, a share or odds."""


class AmountTypeError(MoneyError, TypeError):
    """A float, or another value that is not an amount; or a keyword that took minor units."""


class Currency(msgspec.Struct, frozen=True):
    """A currency as the felt shows it: code, sign and how many decimals its minor unit has."""

    code: str
    sign: str
    decimals: int

    @property
    def unit_minor(self) -> int:
        """Minor units in one whole unit (100 for dollars)."""
        return int(10**self.decimals)


USD: Final = Currency("USD", "$", 2)
CURRENCIES: Final = {
    currency.code: currency
    for currency in (
        USD,
        Currency("AUD", "A$", 2),
        Currency("CAD", "C$", 2),
        Currency("CHF", "CHF ", 2),
        Currency("EUR", "€", 2),
        Currency("GBP", "£", 2),
        Currency("HKD", "HK$", 2),
        Currency("JPY", "¥", 0),
        Currency("KRW", "₩", 0),
        Currency("MOP", "MOP$", 2),
        Currency("NZD", "NZ$", 2),
        Currency("PHP", "₱", 2),
        Currency("SGD", "S$", 2),
        Currency("ZAR", "R", 2),
    )
}

_SHARE = re.compile(r"(\d{1,3}(?:\.\d{1,6})?)\s*%", re.ASCII)
_ODDS = re.compile(
    r"(\d{1,9}(?:\.\d{1,6})?)\s*(to|for|:)\s*(\d{1,9}(?:\.\d{1,6})?)", re.ASCII | re.IGNORECASE
)


def _words(text: object, what: str, example: str) -> str:
    """The text without what stands around it; a float, a bool or anything else is refused."""
    if not isinstance(text, str):
        raise MoneyError(f"{show_value(text)} is no text: {what} is read from one, as in {example!r}")
    return text.strip()


def parse_amount(text: str, currency: Currency) -> int:
    """Read an amount such as ``10``, ``12.5``, ``12,345.67`` or ``1e3`` into minor units; never negative."""
    plain = _words(text, "an amount", "12.50")
    try:
        number = parse_number(plain)
    except NumberError:
        number = Fraction(-1)
    return _minor_of(Fraction(-1) if plain[:1] in ("+", "-", "") else number, text, currency)


def _minor_of(number: Fraction, text: str, currency: Currency) -> int:
    if number < 0:
        raise MoneyError(f"{shorten(text)} is not an amount: write a plain figure such as 10 or 12.50")
    minor = number * currency.unit_minor
    if minor.denominator != 1:
        smallest = format_amount(1, currency)
        raise MoneyError(f"{shorten(text)} is finer than {currency.code}'s smallest coin, {smallest}")
    if minor > AMOUNT_LIMIT_MINOR:
        raise MoneyError(
            f"{shorten(text)} is more than {format_amount(AMOUNT_LIMIT_MINOR, currency)}, the most there is"
        )
    return minor.numerator


def amount_of(said: AmountLike, currency: Currency) -> int:
    """Return the minor units of an amount in whole units: ``10``, ``"2.50"``, a ``Decimal`` or ``Fraction``.

    Raises `AmountTypeError` for a float, `MoneyError` for an amount that the currency does not have.
    """
    if isinstance(said, str):
        return parse_amount(said, currency)
    if isinstance(said, Fraction):
        return _minor_of(said, plain_text(said), currency)
    if isinstance(said, Decimal):
        return parse_amount(f"{said:f}" if said.is_finite() else str(said), currency)
    if isinstance(said, bool) or not hasattr(said, "__index__"):
        raise AmountTypeError(
            f"{show_value(said)} is not an amount: write whole units, as in 10, '2.50' or Decimal('2.50')"
        )
    return _minor_of(Fraction(index(said)), plain_text(said), currency)


def in_units(amounts_minor: Mapping[str, int], currency: Currency) -> dict[str, Fraction]:
    """Return amounts of minor units in whole units, as calls take them."""
    return {name: Fraction(minor, currency.unit_minor) for name, minor in amounts_minor.items()}


def refuse_minor(call: Callable[P, R]) -> Callable[P, R]:
    """Let a call refuse the keywords that took minor units, and name those that take whole units."""

    @wraps(call)
    def checked(*args: P.args, **kwargs: P.kwargs) -> R:
        for name in kwargs:
            if name.endswith("_minor"):
                new = name.removesuffix("_minor")
                raise AmountTypeError(
                    f"{call.__name__}() has no {name}: write {new}=, with amounts in whole units such as 10"
                )
        return call(*args, **kwargs)

    return checked


def format_amount(amount_minor: int, currency: Currency) -> str:
    """The amount with the currency's decimals, as in ``10.00`` or ``-2.50``; undoes `parse_amount`."""
    sign = "-" if amount_minor < 0 else ""
    if currency.decimals == 0:
        return f"{sign}{abs(amount_minor)}"
    whole, part = divmod(abs(amount_minor), currency.unit_minor)
    return f"{sign}{whole}.{part:0{currency.decimals}d}"


def show_amount(amount_minor: int, currency: Currency) -> str:
    """The amount for people: sign, thousands, and decimals only where there are any, as in ``$1,250``."""
    minus = "-" if amount_minor < 0 else ""
    whole, part = divmod(abs(amount_minor), currency.unit_minor)
    decimals = f".{part:0{currency.decimals}d}" if part else ""
    return f"{minus}{currency.sign}{whole:,}{decimals}"


def parse_share(text: str) -> Fraction:
    """Read a percentage between 0 and 100, exactly."""
    match = _SHARE.fullmatch(_words(text, "a share", "12.5%"))
    share = Fraction(match[1]) / 100 if match else None
    if share is None or share > 1:
        raise MoneyError(f"{shorten(text)} is not a share: write a percentage from 0% to 100%, as in 12.5%")
    return share


def format_share(share: Fraction) -> str:
    """A share as a percentage; the inverse of `parse_share`."""
    return f"{decimal_text(share * 100)}%"


def decimal_text(number: Fraction) -> str:
    """An exact decimal where the number has one of at most six places, otherwise ``n/d``."""
    if number.denominator == 1:
        return str(number.numerator)
    for places in range(1, 7):
        scaled = number * 10**places
        if scaled.denominator == 1:
            digits = f"{abs(scaled.numerator):0{places + 1}d}"
            return f"{'-' if number < 0 else ''}{digits[:-places]}.{digits[-places:]}"
    return f"{number.numerator}/{number.denominator}"


def round_minor(exact: Fraction, rounding: Rounding) -> int:
    """A whole number of minor units: ``down``, ``up``, or ``nearest`` with halves up (to the player)."""
    floor = exact.numerator // exact.denominator
    if exact.denominator == 1 or rounding == "down":
        return floor
    if rounding == "up":
        return floor + 1
    return floor + (exact - floor >= Fraction(1, 2))


class Odds(msgspec.Struct, frozen=True):
    """Exact odds in lowest terms. *To one* is paid beside the returned stake; *for one* in place of it."""

    pays: int
    stake: int
    for_one: bool = False

    def __post_init__(self) -> None:
        if self.stake <= 0 or self.pays < 0 or gcd(self.pays, self.stake) != 1:
            raise MoneyError(f"odds of {self.pays} to {self.stake} are not in lowest terms")

    @property
    def ratio(self) -> Fraction:
        """What one unit of stake is paid."""
        return Fraction(self.pays, self.stake)

    def winnings(self, stake_minor: int, rounding: Rounding = "down") -> int:
        """What a winning stake gains, the stake itself left out."""
        paid_minor, rest = divmod(self.pays * stake_minor, self.stake)
        if rest:
            paid_minor = round_minor(Fraction(self.pays * stake_minor, self.stake), rounding)
        return paid_minor - stake_minor if self.for_one else paid_minor

    def __str__(self) -> str:
        return format_odds(self)


def parse_odds(text: str) -> Odds:
    """Read ``40 to 1``, ``3:2``, ``12.5:1`` or ``500 for 1``."""
    match = _ODDS.fullmatch(_words(text, "odds", "40 to 1"))
    if match is None or Fraction(match[3]) == 0:
        raise MoneyError(f"{shorten(text)} are not odds: write them as in 40 to 1, 3:2, 12.5:1 or 500 for 1")
    ratio = Fraction(match[1]) / Fraction(match[3])
    if max(ratio.numerator, ratio.denominator) > ODDS_LIMIT:
        raise MoneyError(f"{shorten(text)} are odds beyond a billion, which no table pays")
    return Odds(ratio.numerator, ratio.denominator, match[2].lower() == "for")


@lru_cache(maxsize=1024)
def format_odds(odds: Odds) -> str:
    """Odds as text, short ones as a dealer says them (``3 to 2``), long ones to one (``12.5 to 1``)."""
    word = "for" if odds.for_one else "to"
    to_one = decimal_text(odds.ratio)
    if odds.pays > 4 * odds.stake and "/" not in to_one:
        return f"{to_one} {word} 1"
    return f"{odds.pays} {word} {odds.stake}"
