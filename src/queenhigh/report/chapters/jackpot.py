"""Years of jackpots in the terminal and as a page."""

from rich.console import Console
from rich.text import Text

from queenhigh.report.blocks import Block, Document, Section, Words
from queenhigh.report.chapters import jackpot_parts as parts
from queenhigh.report.numbers import NOT_CERTIFIED
from queenhigh.report.writers.markup import escape, table_html
from queenhigh.report.writers.svg import image
from queenhigh.report.writers.terminal import is_plain, rich_table
from queenhigh.simulation.jackpot.results import Jackpot, MeterLife


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
