"""Years of jackpots in the terminal, as a page, as JSON and as a sheet of hits."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from queenhigh.report.blocks import Block, Document, Section, Words
from queenhigh.report.chapters import jackpot_parts as parts
from queenhigh.report.data import amount, exact
from queenhigh.report.numbers import NOT_CERTIFIED
from queenhigh.report.writers.markup import escape, table_html
from queenhigh.report.writers.svg import image
from queenhigh.report.writers.terminal import is_plain, rich_table
from queenhigh.simulation.edges.living_meters import Hit
from queenhigh.simulation.jackpot.results import Account, Jackpot, LongRun, MeterLife
from queenhigh.study.sheet import Kind, Sheet, Value
from queenhigh.study.spread import Summary

HITS_IN_JSON: Final = 2_000
_PLACES: Final = 6


def print_jackpot(found: Jackpot, console: Console) -> None:
    """The meter's path in a line, its hits, and where the money went."""
    console.print(Text(parts.title(found), style="bold"))
    console.print(Text(f"{parts.setting(found)} {parts.counted(found)}", style="dim"))
    for meter in found.meters:
        console.print(Text(f"\nMeter {meter.name}", style="bold cyan"))
        console.print(Text(parts.sparkline(meter, found.rounds, is_plain(console)), style="cyan"))
        console.print(Text(parts.meter_words(found, meter)))
        table = parts.hits_table(found, meter)
        if table is not None:
            console.print(rich_table(table, console.width))
        console.print(rich_table(parts.meter_table(found, meter), console.width))
    for account in found.accounts:
        console.print(Text(f"\n{account.label}", style="bold cyan"))
        console.print(Text(parts.account_words(found, account)))
        console.print(rich_table(parts.account_table(found, account), console.width))
        console.print(rich_table(parts.rows_table(found, account), console.width))
    for words in found.notes:
        console.print(Text(words))
    for words in parts.warnings(found):
        console.print(Text(words, style="bold red"))
    console.print(Text(parts.HOW_TO_READ, style="dim"))
    console.print(Text(NOT_CERTIFIED, style="dim"))


def jackpot_document(found: Jackpot) -> Document:
    """The run as a report."""
    house = found.house
    sections = [_meter_section(found, meter) for meter in found.meters]
    for account in found.accounts:
        told: list[Block] = [Words(parts.account_words(found, account)), parts.account_table(found, account)]
        sections.append(Section(account.label, (*told, parts.rows_table(found, account))))
    if found.hits:
        sections.append(Section("The largest hits", (parts.largest_table(found),)))
    sections.append(
        Section("How to read it", tuple(Words(words) for words in (parts.HOW_TO_READ, *found.notes)))
    )
    facts = (
        ("House", f"{house.name}, {house.game}"),
        ("Time", f"{parts.span(found)}: {parts.counted(found)}"),
        ("Play", parts.setting(found)),
        ("Seed of the simulation", str(found.seed)),
        ("Digest of the rules", house.digest),
        *((("Posted at this table", house.posted),) if house.posted else ()),
    )
    alerts = tuple(Section("Mind this", (Words(words),)) for words in parts.warnings(found))
    subtitle = f"{parts.span(found)} of jackpots, simulated"
    return Document(house.name, subtitle, facts, alerts, tuple(sections))


def _meter_section(found: Jackpot, meter: MeterLife) -> Section:
    blocks: list[Block] = [Words(parts.meter_words(found, meter)), parts.path_chart(found, meter)]
    blocks += [
        each for each in (parts.hits_table(found, meter), parts.sizes_chart(found, meter)) if each is not None
    ]
    blocks.append(parts.meter_table(found, meter))
    return Section(f"Meter {meter.name}", tuple(blocks))


def jackpot_page(found: Jackpot) -> str:
    """The run as one HTML file."""
    from queenhigh.report.writers.html import document_html

    return document_html(jackpot_document(found))


def jackpot_html(found: Jackpot) -> str:
    """The run in a notebook."""
    told = [table_html(parts.account_table(found, account)) for account in found.accounts]
    told += [image(parts.path_chart(found, meter)) for meter in found.meters]
    words = [parts.meter_words(found, meter) for meter in found.meters]
    words += [*parts.warnings(found), NOT_CERTIFIED]
    said = "".join(f"<p>{escape(text)}</p>\n" for text in words)
    return f"<div>\n<p><strong>{escape(parts.title(found))}</strong></p>\n{''.join(told)}{said}</div>\n"


def jackpot_json(found: Jackpot) -> dict[str, Any]:
    """The run as the command line's JSON; of very many hits the first two thousand."""
    currency, pace, box = found.house.currency, found.pace, found.plan.boxes[0]
    return {
        "house": found.house.id,
        "digest": found.house.digest,
        "currency": currency.code,
        "seed": found.seed,
        "tables": pace.tables,
        "boxes": pace.boxes,
        "take_up_percent": _percent(pace.take_up),
        "rounds_per_hour": _number(pace.rounds_per_hour),
        "hours_per_day": _number(pace.hours_per_day),
        "days": _number(found.days),
        "days_asked": _number(pace.days),
        "rounds": found.rounds,
        "rounds_asked": found.asked,
        "box_rounds": found.box_rounds,
        "stopped": found.stopped or None,
        "stakes": {name: amount(stake, currency) for name, stake in box.stakes},
        "strategy": box.played,
        "wagers": {account.wager: _account(found, account) for account in found.accounts},
        "meters": {meter.name: _meter(found, meter) for meter in found.meters},
        "hits": len(found.hits),
        "hits_listed": [
            dict(zip(_COLUMNS, row, strict=True))
            for row in _hit_rows(found, min(HITS_IN_JSON, len(found.hits)))
        ],
        "notes": list(found.notes),
    }


def _percent(share: Fraction | float) -> float:
    return round(float(share * 100), _PLACES)


def _number(number: Fraction | float) -> float:
    return round(float(number), _PLACES)


def _account(found: Jackpot, account: Account) -> dict[str, Any]:
    currency, long, z = found.house.currency, account.long_run, account.z
    parts_minor = {
        "fixed_awards": account.fixed_minor,
        "contributed": account.contributed_minor,
        "seeds": account.reseeded_minor,
        "envy": account.envy_minor,
        "house": account.house_minor,
    }
    return {
        "label": account.label,
        "stake": amount(account.stake_minor, currency),
        "bets": account.bets,
        "staked": amount(account.staked_minor, currency),
        **{name: amount(minor, currency) for name, minor in parts_minor.items()},
        **{f"{name}_percent": _percent(account.share(minor)) for name, minor in parts_minor.items()},
        "from_meter": amount(account.from_meter_minor, currency),
        "cash": amount(account.cash_minor, currency),
        "envy_payments": account.envies,
        "long_run": None if long is None else _long_run(long),
        "standard_error_percent": None
        if account.standard_error is None
        else _percent(account.standard_error),
        "z": None if z is None else round(z, 4),
        "rows": [
            {
                "row": row.name,
                "label": row.label,
                "pays": row.pays,
                "from_meter": row.from_meter,
                "times": row.times,
                "paid": amount(row.paid_minor, currency),
                "envy_payments": row.envies,
                "envy": amount(row.envy_minor, currency),
            }
            for row in account.rows
        ],
    }


def _long_run(long: LongRun) -> dict[str, Any]:
    shares = {
        "fixed_awards": long.fixed,
        "contributed": long.contribution,
        "seeds": long.seed,
        "envy": long.envy,
        "house": long.edge,
    }
    return {name: None if share is None else exact(share) for name, share in shares.items()} | {
        f"{name}_percent": None if share is None else _percent(share) for name, share in shares.items()
    }


def _meter(found: Jackpot, meter: MeterLife) -> dict[str, Any]:
    currency = found.house.currency
    unit_minor = currency.unit_minor
    names = ("seed", "start", "end", "highest", "lowest", "contributed", "paid", "reseeded")
    hits, gap, size, even = (
        meter.expected_hits,
        meter.expected_gap,
        meter.expected_size_minor,
        meter.break_even_minor,
    )
    return {
        **{name: amount(getattr(meter, f"{name}_minor"), currency) for name in names},
        "hits": meter.hits,
        "whole_hits": meter.whole_hits,
        "expected_hits": None if hits is None else _number(hits),
        "sizes": _summary(meter.sizes, Fraction(1, unit_minor)),
        "expected_size": None if size is None else _number(size / unit_minor),
        "rounds_between_hits": _summary(meter.gaps, Fraction(1)),
        "days_between_hits": _summary(meter.gaps, 1 / found.pace.rounds_per_day),
        "expected_rounds_between_hits": None if gap is None else _number(gap),
        "expected_days_between_hits": None if gap is None else _number(found.pace.day(gap)),
        "break_even": None if even is None else amount(even, currency),
        "path": [
            {"day": _number(found.pace.day(point.rounds)), "meter": amount(point.meter_minor, currency)}
            for point in meter.path
        ],
    }


def _summary(found: Summary | None, scale: Fraction) -> dict[str, Any] | None:
    if found is None:
        return None
    return {
        "count": found.count,
        "mean": _number(found.mean * scale),
        "standard_deviation": _number(found.standard_deviation * float(scale)),
        "smallest": _number(found.least * scale),
        "largest": _number(found.most * scale),
        "percentiles": {str(part): _number(value * scale) for part, value in found.percentiles.items()},
    }


_COLUMNS: Final[dict[str, Kind]] = {
    "hit": "whole", "day": "number", "table": "whole", "box": "whole", "meter": "text", "wager": "text",
    "row": "text", "meter_before": "amount", "paid": "amount", "reseeded": "amount",
    "rounds_since_last": "whole",
}  # fmt: skip


def jackpot_sheet(found: Jackpot) -> Sheet:
    """A row for each hit; the first of a meter has no hit before it."""
    return Sheet(_COLUMNS, list(_hit_rows(found, len(found.hits))), found.house.currency.decimals)


def _hit_rows(found: Jackpot, count: int) -> Iterator[tuple[Value, ...]]:
    last: dict[str, int] = {}
    for place in range(count):
        hit = found.hits[place]
        yield _hit_row(found, place + 1, hit, last.get(hit.meter))
        last[hit.meter] = hit.round


def _hit_row(found: Jackpot, place: int, hit: Hit, last: int | None) -> tuple[Value, ...]:
    currency = found.house.currency
    return (
        place,
        _number(found.pace.day(hit.round)),
        hit.round % found.pace.tables + 1,
        hit.box + 1,
        hit.meter,
        hit.wager,
        hit.row,
        amount(hit.before_minor, currency),
        amount(hit.paid_minor, currency),
        amount(hit.reseeded_minor, currency),
        None if last is None else hit.round - last,
    )
