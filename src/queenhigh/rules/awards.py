"""What a pay row gives: odds, a flat amount, a share of a meter, or the stake back; and their text forms.

>>> from queenhigh.money import USD
>>> parse_award("1,250 flat", USD)
Flat(amount_minor=125000, with_stake=False)
>>> format_award(parse_award("100% of meter", USD), USD)
'100% of meter'
"""

import re
from fractions import Fraction
from typing import Final

import msgspec

from queenhigh.money import (
    Currency,
    MoneyError,
    Odds,
    format_amount,
    format_share,
    parse_amount,
    parse_odds,
    parse_share,
)
from queenhigh.text import shorten

MAIN_METER: Final = "main"


class Flat(msgspec.Struct, frozen=True):
    """A fixed amount, whatever the stake; in place of the stake unless `with_stake`."""

    amount_minor: int
    with_stake: bool = False

    def __str__(self) -> str:
        return f"{self.amount_minor} minor units flat{' and stake' * self.with_stake}"


class MeterShare(msgspec.Struct, frozen=True):
    """A share of a meter, in place of the stake."""

    share: Fraction
    meter: str = MAIN_METER

    def __str__(self) -> str:
        name = "" if self.meter == MAIN_METER else f" {self.meter}"
        return f"{format_share(self.share)} of meter{name}"


class Nothing(msgspec.Struct, frozen=True):
    """No award: says that a hand is left out on purpose, though weaker ones pay."""

    def __str__(self) -> str:
        return "nothing"


class Push(msgspec.Struct, frozen=True):
    """The stake goes back, which is no win."""

    def __str__(self) -> str:
        return "push"


Award = Odds | Flat | MeterShare | Nothing | Push
"""An award as text is the award as a house file writes it; a flat amount, whose currency it does not know, in
minor units."""

_WORDS: Final[dict[str, Award]] = {str(award): award for award in (Nothing(), Push())}
_FLAT = re.compile(r"([\d.,]+)\s+flat(\s+and\s+stake)?", re.ASCII)
_METER = re.compile(r"([\d.]+\s*%)\s+of\s+meter(?:\s+([a-z][a-z0-9_]*))?", re.ASCII)


def parse_award(text: str, currency: Currency) -> Award:
    """Read ``40 to 1``, ``500 for 1``, ``1250 flat``, ``1250 flat and stake``, ``10% of meter``, ``push``."""
    plain = text.strip()
    if plain in _WORDS:
        return _WORDS[plain]
    if match := _FLAT.fullmatch(plain):
        return Flat(parse_amount(match[1], currency), with_stake=match[2] is not None)
    if match := _METER.fullmatch(plain):
        return MeterShare(parse_share(match[1]), match[2] or MAIN_METER)
    try:
        return parse_odds(plain)
    except MoneyError:
        raise MoneyError(
            f"{shorten(text)} is not an award: write odds (40 to 1, 3:2, 500 for 1), an amount "
            "(1250 flat, 1250 flat and stake), a share (100% of meter), push or nothing"
        ) from None


def format_award(award: Award, currency: Currency) -> str:
    """The award as a house file writes it; the inverse of `parse_award`."""
    if isinstance(award, Flat):
        return f"{format_amount(award.amount_minor, currency)} flat{' and stake' * award.with_stake}"
    return str(award)
