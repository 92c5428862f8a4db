"""What is asked of both wings, made sure of: houses, whole numbers, amounts, meters and bets.

Stakes that a table posts no room for are answered all the same, and said: only a round at the table refuses
them. Amounts that are fixed stay so, and whatever else the house asks of a bet holds.
"""

from collections.abc import Mapping
from contextlib import suppress
from operator import index
from typing import Final

import msgspec

from queenhigh.engine.layout import LayoutError, place_bets
from queenhigh.money import (
    AMOUNT_LIMIT_MINOR,
    AmountLike,
    AmountTypeError,
    MoneyError,
    amount_of,
    format_amount,
    show_amount,
)
from queenhigh.rules import HouseLike, NoSuchHouse, find_house
from queenhigh.rules.records import House, Limits
from queenhigh.text import QueenHighError, shorten, suggest
from queenhigh.words import DEFAULT

_LIMIT: Final = 10**1000
Amounts = Mapping[str, AmountLike]
"""Stakes by wager, or what meters hold, in whole units."""


class RequestError(QueenHighError, ValueError):
    """Something that cannot be asked; `option` names the part of the question that is wrong."""

    def __init__(self, option: str, message: str) -> None:
        self.option = option
        super().__init__(message)


class Checks:
    """Takes what a caller says in Python, or refuses it with the error of the wing that was asked."""

    def __init__(self, error: type[RequestError]) -> None:
        self.error = error

    def house(self, said: HouseLike) -> House:
        """The house itself, or the one of that id or in that file."""
        try:
            return find_house(said)
        except NoSuchHouse as error:
            raise self.error("house", str(error)) from None

    def whole(self, option: str, said: object) -> int:
        """A whole number, also where it is written as 1e3."""
        found = None
        if isinstance(said, float):
            found = int(said) if said.is_integer() else None
        elif hasattr(said, "__index__") and not isinstance(said, bool):
            with suppress(TypeError):  # an array, perhaps
                found = index(said)
        if found is None:
            raise self.error(option, f"{shown(said)} is not a whole number")
        if abs(found) >= _LIMIT:
            raise self.error(option, "a number here has 1,000 digits at most")
        return found

    def up_to(self, option: str, said: object, most: int, of: str = "") -> int:
        """A whole number from 1 to so many, of what the option is called unless told."""
        found = self.whole(option, said)
        if not 1 <= found <= most:
            raise self.error(option, f"{found:,} {of or option}: there can be 1 to {most:,}")
        return found

    def amount(self, option: str, said: AmountLike, house: House) -> int:
        """Return the minor units of an amount in whole units; a float raises `AmountTypeError`."""
        try:
            return amount_of(said, house.currency)
        except AmountTypeError:
            raise
        except MoneyError as error:
            raise self.error(option, str(error)) from None

    def amounts(self, option: str, said: Amounts | None, house: House) -> dict[str, int]:
        """Return the minor units of amounts by name."""
        if said is None:
            return {}
        if not isinstance(said, Mapping):
            raise self.error(option, f"{shown(said)} names no amounts: write them as {{'ante': 10}}")
        return {str(name): self.amount(option, each, house) for name, each in said.items()}

    def meters(self, house: House, meters_minor: Mapping[str, int]) -> None:
        """Refuse meters that the house does not have, and what none can hold."""
        names = [meter.name for meter in house.meters]
        for name, meter_minor in meters_minor.items():
            if name not in names:
                raise self.error("meter", f"this house has no meter {name!r}{suggest(name, names)}")
            if not 0 <= meter_minor <= AMOUNT_LIMIT_MINOR:
                raise self.error(
                    "meter",
                    f"a meter of {format_amount(meter_minor, house.currency)} cannot be: it holds 0 to "
                    f"{format_amount(AMOUNT_LIMIT_MINOR, house.currency)}",
                )

    def bet(self, house: House, stakes_minor: Mapping[str, int], language: str = DEFAULT) -> None:
        """Refuse a bet that the house would not take for any reason but its posted limits.

        `limit_notes` says what the table would refuse for its size.
        """
        try:
            place_bets(unlimited(house, stakes_minor), stakes_minor, language)
        except LayoutError as error:
            raise self.error("bet", str(error)) from None


def shown(said: object) -> str:
    """What was said, for a refusal; numbers that Python does not write out have no text."""
    try:
        return shorten(str(said))
    except ValueError:
        return "a number of many thousand digits"


def limit_notes(
    house: House, stakes_minor: Mapping[str, int], though: str = "measured all the same"
) -> tuple[str, ...]:
    """A sentence for each stake that the table would refuse for its size."""
    found = []
    for name, stake in stakes_minor.items():
        limits = house.by_name[name].limits
        if limits is None or _fits(limits, stake):
            continue
        low = show_amount(limits.least_minor, house.currency)
        most = limits.most_minor
        posted = low if most is None else f"{low} to {show_amount(most, house.currency)}"
        found.append(
            f"{house.by_name[name].label} of {show_amount(stake, house.currency)} is outside what this house "
            f"posts ({posted}): {though}"
        )
    return tuple(found)


def unlimited(house: House, stakes_minor: Mapping[str, int]) -> House:
    """The house with limits wide enough for these stakes; amounts that are fixed stay so."""
    wagers = []
    for wager in house.wagers:
        stake = stakes_minor.get(wager.name, 0)
        limits = wager.limits
        if limits is not None and not limits.fixed and stake > 0 and not _fits(limits, stake):
            most = None if limits.most_minor is None else max(limits.most_minor, stake)
            wide = msgspec.structs.replace(
                limits, least_minor=min(limits.least_minor, stake), most_minor=most, step_minor=1
            )
            wagers.append(msgspec.structs.replace(wager, limits=wide))
        else:
            wagers.append(wager)
    return msgspec.structs.replace(house, wagers=tuple(wagers))


def _fits(limits: Limits, stake_minor: int) -> bool:
    above = limits.most_minor is not None and stake_minor > limits.most_minor
    return stake_minor >= limits.least_minor and not above
