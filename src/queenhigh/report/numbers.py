"""Numbers as a report writes them: rounded to stated places, and never to a zero that is none.

>>> percent(Fraction(149, 5525)), percent(Fraction(1, 10**9)), fraction(Fraction(149, 5525))
('2.6968%', '<0.0001%', '149/5525')
"""

from collections.abc import Sequence
from fractions import Fraction

from queenhigh.money import Currency, decimal_text, show_amount
from queenhigh.text import listed

ROUNDED = (
    "A positive edge is the house's advantage, a negative one the player's. Percentages and decimals are "
    "rounded to the places shown, halves up; fractions and counts are exact."
)
NOT_CERTIFIED = "Play money only; nothing here is certified for gambling."


def decimal(number: Fraction | float, places: int = 4) -> str:
    """A number with so many decimals; one that would round to a false zero is said to be less than one."""
    exact = Fraction(number)
    scaled = abs(exact) * 10**places
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    minus = "-" if exact < 0 else ""
    if whole == 0 and exact:
        least = f"0.{'1':0>{places}}" if places else "1"
        return f"<{least}" if exact > 0 else f">-{least}"
    before, after = divmod(whole, 10**places)
    return f"{minus}{before:,}.{after:0{places}d}" if places else f"{minus}{before:,}"


def percent(number: Fraction | float, places: int = 4) -> str:
    """A share as a percentage."""
    return f"{decimal(Fraction(number) * 100, places)}%"


def signed_percent(number: Fraction) -> str:
    """A percentage that shows a plus too, for what is added to another."""
    return f"{'+' if number > 0 else ''}{percent(number)}"


def fraction(number: Fraction) -> str:
    """The exact number: ``n/d`` in lowest terms, or a plain whole number."""
    return str(number)


def both(number: Fraction, places: int = 4) -> tuple[str, str]:
    """A share as a percentage, and exactly."""
    return (percent(number, places), fraction(number))


def one_in(chance: Fraction) -> str:
    """About how many tries one success takes on average."""
    if not chance:
        return "never"
    tries = 1 / chance
    return decimal(tries, 0 if tries.denominator == 1 or tries >= 1000 else 2)


def units(number: Fraction) -> str:
    """A gain or loss in stakes, exactly, with its sign."""
    return f"{'+' if number > 0 else ''}{decimal_text(number)}"


def coins(amount_minor: int, currency: Currency) -> str:
    """A gain or loss in money without its sign of currency: whole units, or all the coins."""
    whole = amount_minor % currency.unit_minor == 0
    plus = "+" if amount_minor > 0 else ""
    places = 0 if whole else currency.decimals
    return f"{plus}{decimal(Fraction(amount_minor, currency.unit_minor), places)}"


def money(amount_minor: Fraction | int, currency: Currency) -> str:
    """An amount; one that ends between two coins is said to be about the nearest."""
    exact = Fraction(amount_minor)
    if exact.denominator == 1:
        return show_amount(exact.numerator, currency)
    return f"about {show_amount(round(exact), currency)}"


def meters_held(meters: Sequence[tuple[str, int]], currency: Currency, at: str) -> str:
    """What meters hold: ``the meter at $10,000``; of several each with its name."""
    if len(meters) == 1:
        return f"the meter {at} {money(meters[0][1], currency)}"
    return f"the meters {at} {listed([f'{money(minor, currency)} ({name})' for name, minor in meters])}"


def fine_money(amount_minor: Fraction, currency: Currency) -> str:
    """An average amount with four decimals of a whole unit."""
    text = decimal(amount_minor / currency.unit_minor)
    minus, rest = ("-", text[1:]) if text.startswith("-") else ("", text)
    return f"{minus}{currency.sign}{rest}" if rest[0].isdigit() else f"{rest} {currency.code}"
