"""Years of jackpots: the meter's path, its hits, and where the money went."""

from queenhigh.report.blocks import Block, Document, Section, Words, shown
from queenhigh.report.chapters import jackpot_parts as parts
from queenhigh.report.chapters.common import Run, paragraphs, run_document
from queenhigh.report.numbers import NOT_CERTIFIED
from queenhigh.simulation.jackpot.results import Account, Jackpot, MeterLife


def jackpot_document(found: Jackpot) -> Document:
    """The meter's path, its hits, and where the money went."""
    house, setting, dealt = found.house, parts.setting(found), parts.counted(found)
    span = parts.span(found)
    posted = (("Posted at this table", house.posted),) if house.posted else ()
    run = Run(
        parts.title(found),
        f"{setting} {dealt}",
        (
            ("Time", f"{span}: {dealt}"),
            ("Play", setting),
            ("Seed of the simulation", str(found.seed)),
            ("Digest of the rules", house.digest),
            *posted,
        ),
        parts.warnings(found),
        paragraphs(found.notes, on="terminal"),
        (Words(parts.HOW_TO_READ, "aside", on="terminal"), Words(NOT_CERTIFIED, "aside", on="brief")),
    )
    return run_document(
        house,
        f"{span} of jackpots, simulated",
        run,
        *(_meter_section(found, meter) for meter in found.meters),
        *(_account_section(found, account) for account in found.accounts),
        Section("The largest hits", (parts.largest_table(found),) if found.hits else (), on="page"),
        Section("How to read it", paragraphs((parts.HOW_TO_READ, *found.notes)), on="page"),
    )


def _meter_section(found: Jackpot, meter: MeterLife) -> Section:
    path, hits = parts.path_chart(found, meter), parts.hits_table(found, meter)
    sizes = parts.sizes_chart(found, meter)
    blocks: list[Block] = [shown(path, "terminal"), Words(parts.meter_words(found, meter), on="everywhere")]
    blocks += [each for each in (shown(path, "drawn"), hits, sizes) if each is not None]
    blocks.append(parts.meter_table(found, meter))
    return Section(f"Meter {meter.name}", tuple(blocks))


def _account_section(found: Jackpot, account: Account) -> Section:
    table = shown(parts.account_table(found, account), "everywhere")
    words = Words(parts.account_words(found, account))
    return Section(account.label, (words, table, parts.rows_table(found, account)))
