"""The rules card on a terminal: what a player wants on the felt, then what a manager wants to check."""

from collections.abc import Iterator

from rich import box as frames
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from queenhigh.money import format_share, show_amount
from queenhigh.rules import House, Wager
from queenhigh.rules.describe import (
    SITUATIONS,
    award_words,
    dealer_words,
    envy_words,
    ground_words,
    result_words,
    row_words,
    wager_words,
)
from queenhigh.rules.records import Row


def print_card(house: House) -> None:
    """Print the whole card."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(_title(house))
    console.print(_wagers(house))
    if any(wager.contest for wager in house.wagers):
        console.print(_contest(house))
    tables = [_pay_table(house, wager) for wager in house.wagers if wager.rows]
    if tables:
        console.print(Columns(tables, padding=(0, 2)))
    for part in _notes(house):
        console.print(part)


def _heading(text: str) -> Text:
    return Text(f"\n{text}", style="bold cyan")


def _title(house: House) -> Panel:
    lines = [
        Text(house.document, style="dim"),
        Text(
            f"{house.boxes} boxes, {house.boxes_per_player} at most for one player; one deck of 52; "
            f"{house.currency.code}, fractions of a coin rounded {house.rounding}. {dealer_words(house)}"
        ),
    ]
    if house.decision.discards:
        count = house.decision.discards
        lines.append(
            Text(f"A player who plays may replace {'one card' if count == 1 else f'{count} cards'}.")
        )
    title = Text(house.game, style="bold").append(f" · {house.name} ({house.id})", style="not bold")
    return Panel(Group(*lines), title=title, box=frames.ROUNDED)


def _wagers(house: House) -> Table:
    table = Table(title="Wagers", title_justify="left", box=frames.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Wager", style="bold", no_wrap=True)
    table.add_column("Stake")
    table.add_column("After a fold")
    table.add_column("Clause", style="dim", no_wrap=True)
    for wager in house.wagers:
        table.add_row(wager.label, wager_words(house, wager), _after_fold(wager), house.cite(wager.clause))
    if any(wager.limits is not None and wager.limits.assumed for wager in house.wagers):
        table.caption = "* a table setting: what the document does not print is ours"
        table.caption_justify = "left"
    return table


def _after_fold(wager: Wager) -> str:
    match wager.kind:
        case "ante":
            return "lost"
        case "play":
            return ""
        case "bonus":
            return "not paid"
        case _:
            return "stays live" if wager.after_fold == "live" else "lost"


def _contest(house: House) -> Table:
    contested = [wager for wager in house.wagers if wager.contest]
    table = Table(title="Against the dealer", title_justify="left", box=frames.SIMPLE_HEAD, pad_edge=False)
    table.add_column("When")
    for wager in contested:
        table.add_column(wager.label)
    table.add_column("Clause", style="dim")
    for situation, words in SITUATIONS.items():
        results = [wager.results.get(situation) for wager in contested]
        if not any(results):
            continue
        clauses = dict.fromkeys(house.cite(result.clause) or "" for result in results if result)
        cells = [result_words(result) if result else "" for result in results]
        table.add_row(words, *cells, ", ".join(filter(None, clauses)))
    return table


def _pay_table(house: House, wager: Wager) -> Table:
    title = wager.label if len(wager.tables) < 2 else f"{wager.label} ({wager.table_in_use})"
    table = Table(
        title=title, title_justify="left", title_style="bold", box=frames.SIMPLE_HEAD, pad_edge=False
    )
    by_draw = any(row.when != "always" for row in wager.rows)
    envy = any(row.envy_minor for row in wager.rows)
    table.add_column("Hand", no_wrap=True)
    for name in ("First three", "After a draw") if by_draw else ("Pays",):
        table.add_column(name, justify="right", no_wrap=True)
    if envy:
        table.add_column("Envy", justify="right", no_wrap=True)
    table.add_column("Clause", style="dim", no_wrap=True)
    for words, rows in _merged(wager, by_draw):
        cells = [award_words(house, row) if row else "" for row in rows]
        first = next(row for row in rows if row)
        if envy:
            cells.append(show_amount(first.envy_minor, house.currency) if first.envy_minor else "")
        table.add_row(words, *cells, house.cite(first.clause))
    notes = [f"{row_words(row)}: {row.note}" for row in wager.rows if row.note]
    if notes:
        table.caption, table.caption_justify = "; ".join(notes), "left"
    return table


def _merged(wager: Wager, by_draw: bool) -> Iterator[tuple[str, list[Row | None]]]:
    """Rows with the same hand on one line: stood in the first column, drew in the second."""
    if not by_draw:
        for number, row in enumerate(wager.rows):
            suited_above = any(other.suits and other.hand == row.hand for other in wager.rows[:number])
            yield row_words(row) + (", other suits" if suited_above and not row.suits else ""), [row]
        return
    lines: dict[str, list[Row | None]] = {}
    for row in wager.rows:
        cells = lines.setdefault(row_words(row), [None, None])
        if row.when in ("stood", "always"):
            cells[0] = row
        if row.when in ("drew", "always"):
            cells[1] = row
    yield from lines.items()


def _notes(house: House) -> Iterator[RenderableType]:
    labels = ", ".join(house.by_name[name].label for name in house.payment_order)
    yield _heading("Order of payment")
    yield Text(labels)
    for wager in house.envied_wagers:
        if wager.envy is not None:
            yield Text(f"\n{envy_words(house, wager, wager.envy)} ({house.cite(wager.envy.clause)})")
    if house.meters:
        yield _heading("Meters")
        for meter in house.meters:
            assumed = " (assumed)" if meter.assumed else ""
            yield Text(
                f"{meter.name}: starts from {show_amount(meter.seed_minor, house.currency)}, grows by "
                f"{format_share(meter.contribution)} of each {house.by_name[meter.fed_by].label}{assumed}"
            )
    if house.irregularities:
        yield _heading("Grounds for a void game or hand")
        for each in house.irregularities:
            yield Text(ground_words(house, each))
    if house.printed:
        yield _heading("Edges the document prints")
        yield Text(", ".join(f"{each.figure.replace('_', ' ')} {each.percent} %" for each in house.printed))
    if house.readings:
        yield _heading("How we read it")
    for reading in house.readings:
        mark = " (assumed)" if reading.assumed else ""
        yield _entry(f"{house.id}/{reading.id}", f"{reading.text}{mark}")
    yield _heading("Clauses")
    for clause in house.clauses:
        yield _entry(f"{house.id}:{clause.id}", clause.summary)


def _entry(id: str, text: str) -> Table:
    entry = Table.grid(padding=(0, 2))
    entry.add_column(style="dim", no_wrap=True, min_width=13)
    entry.add_column()
    entry.add_row(id, text)
    return entry
