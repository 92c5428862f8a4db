"""The start of a report: what the house keeps, a chart of the edges, best play, and what a table takes."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from queenhigh.analysis.results import Analysis, Taken, Takings, WagerFigures
from queenhigh.money import Currency, show_amount
from queenhigh.report.blocks import Bar, Bars, Block, Words, table
from queenhigh.report.numbers import decimal, meters_held, money, percent
from queenhigh.text import plural

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


def takings_blocks(found: Analysis) -> tuple[Block, ...]:
    """The money in a sentence and a table; nothing where no pace was asked for."""
    takings = found.takings
    if takings is None:
        return ()
    currency = found.house.currency
    rows = [
        ("" if after else f"{line.label}, {money(line.stake_minor, currency)}", *_cells(taken, currency))
        for line in takings.lines
        for after, taken in enumerate(line.taken)
    ]
    caption = f"What the house wins on average, at {_pace(takings)}; ± one standard deviation"
    heads = "Bet in each box|Over|#Win|#±"
    told = (table(caption, heads, rows, on="everywhere"),) if rows else ()
    return (*told, *(Words(text, "aside", on="everywhere") for text in _notes(found, takings)))


def _pace(takings: Takings) -> str:
    return f"{takings.per_hour:,} rounds an hour with {plural(takings.boxes, 'box')}"


def _span(taken: Taken) -> str:
    return "An hour" if taken.span == "hour" else f"A {taken.span}"


def _cells(taken: Taken, currency: Currency) -> tuple[str, str, str]:
    """How long, the win in whole coins, and how far it strays."""
    strays = taken.standard_deviation_minor
    shown = "" if strays is None else _whole(round(strays), currency)
    return _span(taken), _whole(round(taken.win_minor), currency), shown


def _whole(minor: int, currency: Currency) -> str:
    """An amount; one of a hundred units and more without its coins."""
    unit = currency.unit_minor
    return show_amount(minor if abs(minor) < 100 * unit else round(minor / unit) * unit, currency)


def _notes(found: Analysis, takings: Takings) -> Iterator[str]:
    """What the spans are, and what stands behind the spread."""
    if takings.lines:
        yield _spans(takings)
    for name, why in takings.unpriced.items():
        label = found.wagers[name].label if name in found.wagers else "the whole bet"
        yield f"What the house wins on {label} is not told: {why}."
    unknown: dict[str, list[str]] = {}
    for line in takings.lines:
        if any(each.standard_deviation_minor is None for each in line.taken):
            unknown.setdefault(_why_unknown(found, line.name), []).append(line.label)
    if unknown:
        told = "; for ".join(f"{', '.join(labels)}, since {why}" for why, labels in unknown.items())
        yield f"How far several boxes stray together is not worked out for {told}."


def _spans(takings: Takings) -> str:
    """How long the spans are, and what is taken together."""
    lengths = {each.span: each.hours for line in takings.lines[:1] for each in line.taken}
    shift, month, year = (f"{lengths.get(span, 0):,}" for span in ("shift", "month", "year"))
    day = plural(takings.hours_per_day, "hour")
    return (
        f"A shift is {shift} hours, a month {month} (30 days of {day}), a year {year} (365 days). Every bet "
        "is taken as the average one; boxes of one round share the dealer's hand, and the spread counts that."
    )


def _why_unknown(found: Analysis, name: str) -> str:
    """Why boxes are not taken together for a line of the money: what `two_boxes` does not reach."""
    house = found.house
    mixed = list(found.mix.stakes_minor) if found.mix is not None else []
    wagers = [house.by_name[each] for each in ([name] if name in house.by_name else mixed)]
    reasons = {
        "a hand of the dealer's may be replaced": house.dealer.replaces,
        "the dealer draws": house.dealer.may_draw,
        "a card of the dealer's lies open": bool(house.dealer.shows),
        "players draw": bool(house.decision.discards),
        "it looks at the community cards": any(each.look.community for each in wagers),
    }
    return next((why for why, holds in reasons.items() if holds), "it looks at the dealer's cards")
