"""The rules card on a terminal: what a player wants on the felt, then what a manager wants to check."""

from collections.abc import Iterator
from typing import Any

from rich import box as frames
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from queenhigh.cli.answering.fit import fit
from queenhigh.cli.answering.settled import entry
from queenhigh.rules import House, Wager
from queenhigh.words import DEFAULT
from queenhigh.words import rules_card as card
from queenhigh.words.amounts import amount_text
from queenhigh.words.card import CardContest, RulesCard, whole_card


def print_card(house: House, language: str = DEFAULT) -> None:
    """Print the whole card."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(_title(house, console.width, language))
    console.print(fit(console, _wagers(house, language)))
    whole = whole_card(house, language)
    if whole.contest is not None:
        console.print(fit(console, _contest(whole.contest, language)))
    tables = [fit(console, pay_table(house, wager, language)) for wager in house.wagers if wager.rows]
    fitting = all(isinstance(table, Table) for table in tables)
    for part in [Columns(tables, padding=(0, 2))] if fitting else tables:
        console.print(part)
    for part in _notes(house, whole, language):
        console.print(fit(console, part))


def _heading(text: str) -> Text:
    return Text(f"\n{text}", style="bold cyan")


def _title(house: House, width: int, language: str) -> Panel:
    lines = [Text(house.document_in(language), style="dim"), Text(card.table_words(house, language))]
    if house.decision.discards:
        lines.append(Text(card.discards_words(house, language)))
    title = Text(house.game_in(language), style="bold").append(
        f" · {house.name} ({house.id})", style="not bold"
    )
    if len(title) + 6 > width:  # a title in the frame would be cut
        return Panel(Group(title, *lines), box=frames.ROUNDED)
    return Panel(Group(*lines), title=title, box=frames.ROUNDED)


def _table(title: str, **style: Any) -> Table:
    return Table(title=title, title_justify="left", box=frames.SIMPLE_HEAD, pad_edge=False, **style)


def _wagers(house: House, language: str) -> Table:
    table = _table(card.heading("wagers", language))
    table.add_column(card.heading("wager", language), style="bold", no_wrap=True)
    table.add_column(card.heading("stake", language))
    if house.folds:
        table.add_column(card.heading("after_fold", language))
    table.add_column(card.heading("clause", language), style="dim", no_wrap=True)
    for wager in house.wagers:
        label = house.label(wager.name, language)
        words = card.wager_words(house, wager, language)
        after = [card.after_fold_words(house, wager, language)] if house.folds else []
        table.add_row(label, words, *after, house.cite(wager.clause))
    if any(wager.limits is not None and wager.limits.assumed for wager in house.wagers):
        table.caption = card.heading("setting", language)
        table.caption_justify = "left"
    return table


def _contest(contest: CardContest, language: str) -> Table:
    table = _table(contest.title)
    table.add_column(card.heading("when", language))
    for row in contest.rows:
        table.add_column(row.label)
    table.add_column(card.heading("clause", language), style="dim")
    endings = zip(*(row.endings for row in contest.rows), strict=True)
    for when, ends, clauses in zip(contest.when, endings, contest.clauses, strict=True):
        table.add_row(when, *ends, clauses)
    return table


def pay_table(house: House, wager: Wager, language: str) -> Table:
    table = _table(card.pay_table_title(house, wager, language), title_style="bold")
    envy = any(row.envy_minor for row in wager.rows)
    table.add_column(card.heading("hand", language))
    for name in card.pay_heads(wager):
        table.add_column(card.heading(name, language), justify="right")
    if envy:
        table.add_column(card.heading("envy", language), justify="right", no_wrap=True)
    table.add_column(card.heading("clause", language), style="dim", no_wrap=True)
    for words, rows in card.pay_lines(wager, language):
        cells = [card.award_words(house, row, language) if row else "" for row in rows]
        first = next(row for row in rows if row)
        if envy:
            paid_minor = first.envy_minor
            cells.append(amount_text(paid_minor, house.currency, language) if paid_minor else "")
        table.add_row(words, *cells, house.cite(first.clause))
    notes = [card.note_words(house, wager, row, language) for row in wager.rows if row.note]
    if notes:
        table.caption = "; ".join(notes)
        table.caption_justify = "left"
    return table


def _notes(house: House, whole: RulesCard, language: str) -> Iterator[RenderableType]:
    yield _heading(card.heading("payment", language))
    yield Text(", ".join(whole.payment))
    for wager in house.envied_wagers:
        if wager.envy is not None:
            envy = card.envy_words(house, wager, wager.envy, language)
            yield Text(f"\n{card.cited(envy, house.cite(wager.envy.clause))}")
    if whole.meters:
        yield _heading(card.heading("meters", language))
        yield from (Text(meter.sentence) for meter in whole.meters)
    if whole.voids:
        yield _heading(card.heading("voids", language))
        yield from (Text(ground) for ground in whole.voids)
    if whole.printed:
        yield _heading(card.heading("printed", language))
        yield Text(", ".join(whole.printed))
    if whole.readings:
        yield _heading(card.heading("readings", language))
    yield from (entry(reading) for reading in whole.readings)
    yield _heading(card.heading("clauses", language))
    yield from (entry(clause) for clause in whole.clauses)
