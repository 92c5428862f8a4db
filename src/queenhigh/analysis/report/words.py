"""Numbers as a report writes them: rounded to stated places, and never to a zero that is none.

>>> percent(Fraction(149, 5525)), percent(Fraction(1, 10**9)), fraction(Fraction(149, 5525))
('2.6968%', '<0.0001%', '149/5525')
"""

from fractions import Fraction

from queenhigh.analysis.entries import entries
from queenhigh.money import Currency, decimal_text, show_amount
from queenhigh.rules.records import House, Row
from queenhigh.words.rules_card import row_words

ROUNDED = (
    "Edges are the house's; a minus is the player's. Percentages and decimals are rounded to the places "
    "shown, halves up; fractions and counts are exact."
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


def percent(number: Fraction, places: int = 4) -> str:
    """A share as a percentage."""
    return f"{decimal(number * 100, places)}%"


def signed_percent(number: Fraction) -> str:
    """A percentage that shows a plus too, for what is added to another."""
    return f"{'+' if number > 0 else ''}{percent(number)}"


def fraction(number: Fraction) -> str:
    """The exact number: ``n/d`` in lowest terms, or a plain whole number."""
    return str(number)


def one_in(chance: Fraction) -> str:
    """About how many tries one success takes on average."""
    if not chance:
        return "never"
    tries = 1 / chance
    return decimal(tries, 0 if tries.denominator == 1 or tries >= 1000 else 2)


def units(number: Fraction) -> str:
    """A gain or loss in stakes, exactly, with its sign."""
    return f"{'+' if number > 0 else ''}{decimal_text(number)}"


def money(amount_minor: Fraction | int, currency: Currency) -> str:
    """An amount; one that ends between two coins is said to be about the nearest."""
    exact = Fraction(amount_minor)
    if exact.denominator == 1:
        return show_amount(exact.numerator, currency)
    return f"about {show_amount(round(exact), currency)}"


def fine_money(amount_minor: Fraction, currency: Currency) -> str:
    """An average amount with four decimals of a whole unit."""
    text = decimal(amount_minor / currency.unit_minor)
    minus, rest = ("-", text[1:]) if text.startswith("-") else ("", text)
    return f"{minus}{currency.sign}{rest}" if rest[0].isdigit() else f"{rest} {currency.code}"


def plural(count: int, noun: str) -> str:
    """``1 hand``, ``2,500 hands``."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def first_up(text: str) -> str:
    """The text with its first letter large, all others as they are."""
    return text[:1].upper() + text[1:]


def action_words(name: str) -> str:
    """``play_2x`` as ``Play 2 x``."""
    verb, _, times = name.partition("_")
    return f"{verb.capitalize()} {times.removesuffix('x')} x" if times else verb.capitalize()


def entry_labels(house: House) -> dict[str, str]:
    """What each entry of a house is called on the felt."""
    return {entry.name: entry.label for entry in entries(house)}


def row_label(row: Row, above: tuple[Row, ...] = ()) -> str:
    """A pay row in words, with when it pays; `above` are the rows that are looked at before it."""
    words = first_up(row_words(row))
    if not row.suits and any(other.suits and other.hand == row.hand for other in above):
        words += ", other suits"
    return words + {"stood": ", stood", "drew": ", drew"}.get(row.when, "")


def figure_words(figure: str, labels: dict[str, str]) -> str:
    """The name of a printed figure in words: ``Ante and Play, of all money bet``."""
    blind, of_all = "_if_blind" in figure, "_of_all_money_bet" in figure
    names = figure.replace("_if_blind", "").replace("_of_all_money_bet", "").split("_and_")
    words = " with ".join(labels.get(name, first_up(name.replace("_", " "))) for name in names)
    return words + (", played blind" if blind else "") + (", of all money bet" if of_all else "")
