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
