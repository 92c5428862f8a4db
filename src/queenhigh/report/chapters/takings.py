"""What a table takes, for a report's first page: the house's win an hour, and its spread over longer time."""

from collections.abc import Iterator

from queenhigh.analysis.results import Analysis, Taken, Takings
from queenhigh.money import Currency, show_amount
from queenhigh.report.blocks import Block, Words, table
from queenhigh.report.numbers import money
from queenhigh.text import plural


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
    notes = (Words(text, "aside", on="everywhere") for text in _notes(takings))
    return (table(caption, heads, rows, on="everywhere"), *notes)


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


def _notes(takings: Takings) -> Iterator[str]:
    """What the spans are, and what stands behind the spread."""
    lengths = {each.span: each.hours for line in takings.lines[:1] for each in line.taken}
    shift, month, year = (f"{lengths.get(span, 0):,}" for span in ("shift", "month", "year"))
    day = plural(takings.hours_per_day, "hour")
    yield (
        f"A shift is {shift} hours, a month {month} (30 days of {day}), a year {year} (365 days). Every bet "
        "is taken as the average one; boxes of one round share the dealer's hand, and the spread counts that."
    )
    unknown = [
        line.label
        for line in takings.lines
        if any(each.standard_deviation_minor is None for each in line.taken)
    ]
    if unknown:
        yield (
            f"How far several boxes stray together is not worked out for {', '.join(unknown)}: they draw, or "
            "the wager looks at the dealer's cards."
        )
