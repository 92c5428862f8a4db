"""What a report says first: what the house keeps, in words and money, a chart of the edges, and best play."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from queenhigh.analysis.results import Analysis, WagerFigures
from queenhigh.money import Currency
from queenhigh.report.blocks import Bar, Bars, Block, Words
from queenhigh.report.chapters.takings import takings_blocks
from queenhigh.report.numbers import decimal, meters_held, money, percent

_OF: Final = 100
"""The house's part is told of so many units."""


def first_page(found: Analysis) -> tuple[Block, ...]:
    """The result before its figures."""
    blocks: list[Block] = [Words(text, on="everywhere") for text in kept_words(found)]
    if found.wagers:
        blocks.append(edges_chart(found))
    if found.strategy is not None:
        blocks.append(Words(f"Best play: {found.strategy.text}", on="page"))
    return (*blocks, *takings_blocks(found))


def kept_words(found: Analysis) -> Iterator[str]:
    """What the house keeps of each hundred: the contest with the dealer first, then every other wager."""
    currency = found.house.currency
    ante = found.house.ante
    hundred = money(_OF * currency.unit_minor, currency)
    contests = [wager for wager in found.wagers.values() if wager.element_of_risk is not None]
    for wager in contests:
        risk = wager.element_of_risk or Fraction(0)
        placed = f"in {ante.label}s" if ante else "placed"
        yield (
            f"Of each {hundred} {placed} {_keeps(wager.house_edge, currency)}; of each {hundred} bet, "
            f"{_hundredths(abs(risk), currency)}."
        )
    others = [wager for wager in found.wagers.values() if wager.element_of_risk is None]
    said = []
    for above, wager in zip((None, *others), others, strict=False):
        edge = wager.house_edge
        alike = above is not None and (above.house_edge < 0) == (wager.house_edge < 0)
        kept = _hundredths(abs(edge), currency) if alike else _keeps(edge, currency)
        said.append(f"on {wager.label}{_at(found, wager)} {kept}")
    if said:
        yield f"Of each {hundred} {'; '.join(said)}."


def _keeps(edge: Fraction, currency: Currency) -> str:
    return f"the {'PLAYER wins' if edge < 0 else 'house keeps'} {_hundredths(abs(edge), currency)}"


def _hundredths(edge: Fraction, currency: Currency) -> str:
    """An edge as money of each hundred."""
    return f"{currency.sign}{decimal(edge * _OF, 2)}"


def _at(found: Analysis, wager: WagerFigures) -> str:
    """What the meters of a progressive hold, on which its edge depends."""
    if wager.progressive is None:
        return ""
    meters = [(each.name, each.meter_minor) for each in wager.progressive.meters]
    return f", with {meters_held(meters, found.house.currency, 'at')},"


def edges_chart(found: Analysis) -> Bars:
    """The edge of every wager, beside each other."""
    wagers = list(found.wagers.values())
    bars = tuple(
        Bar(wager.label, float(wager.house_edge * 100), percent(wager.house_edge, 2)) for wager in wagers
    )
    words = " ".join(f"{bar.label}: {bar.text}." for bar in bars)
    axis = "house edge in percent of the stake; left of zero the player has it"
    return Bars("House edge of each wager, with best play", words, axis, bars, on="drawn")
