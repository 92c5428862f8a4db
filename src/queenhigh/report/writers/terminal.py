"""Results on a terminal: what must be known first, then figures, best play and whatever else was asked.

Every text goes to Rich as `Text`, so that nothing in a house file is taken for its markup.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace
from rich import box as frames
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

from queenhigh.analysis.advice import Advice
from queenhigh.analysis.figures.price import Price
from queenhigh.analysis.results import Analysis, Favour, Guide, Mix, Strategy
from queenhigh.analysis.rounds.risk import Risk
from queenhigh.cards import RANKS
from queenhigh.report.blocks import Cell, Grid, Table
from queenhigh.report.chapters import answers, bets, house, play
from queenhigh.report.chapters.charts import strategy_chart
from queenhigh.report.numbers import NOT_CERTIFIED, ROUNDED, money
from queenhigh.rules.records import House
from queenhigh.study.labels import action_words
from queenhigh.study.request import limit_notes

_LOUD = "bold red"
_CELL = 5
_GAP = 2
_SHORT = 12
"""A column of words none of which is longer stays on one line."""
_TRIES = ((False, 20), (True, 20), (True, 12), (True, 8))
"""How a table is made to fit: whether fractions are broken, and what a column of longer words is left."""
_LONG_WORD, _SHORTEST = 20, 8
"""Words up to the first are not broken; where nothing else will do, pieces have the second at least."""
_LEFT_OUT = "The exact fractions do not fit here: a wider terminal and the written reports have them."
_MOST_GUIDES = 20
"""More classes of cards seen than that belong in a file, not on a terminal."""


def print_analysis(found: Analysis, console: Console) -> None:
    """A whole analysis, what favours the player first."""
    for part in _analysis(found, console.width):
        console.print(part)


def print_price(found: Price, console: Console) -> None:
    """A wager before and after, changed rows marked."""
    warning = answers.price_warning(found)
    if warning:
        console.print(_loud("This favours the player", Text(warning)))
    console.print(Text(f"{found.house.name}: {found.wager.label}", style="bold"))
    console.print(Text(answers.price_words(found)))
    for table in (answers.price_rows(found), answers.price_figures(found)):
        console.print(rich_table(table, console.width))
    if found.new.stake_matters:
        stake = money(found.new.stake_minor, found.house.currency)
        console.print(Text(f"On a stake of {stake}; another stake may give another edge.", style="dim"))


def print_advice(found: Advice, console: Console) -> None:
    """The choices of one hand, best first."""
    hand = Text("")
    for place, card in enumerate(found.hand):
        hand.append(" " if place else "").append(card.symbol, style="bold red" if card.red else "bold")
    currency, by_name = found.bet.house.currency, found.bet.house.by_name
    stakes = ", ".join(
        f"{by_name[name].label} {money(stake, currency)}" for name, stake in found.bet.stakes_minor.items()
    )
    among = f", {found.bet.players} players" if found.bet.players > 1 else ""
    console.print(hand.append(f"  {found.bet.house.name}, {stakes}{among}", style="dim"))
    console.print(Text("Best: ").append(answers.choice_words(found.best), style="bold green"))
    console.print(rich_table(answers.advice_table(found), console.width))
    _print_notes(found.bet.house, found.bet.stakes_minor, console)


def print_risk(found: Risk, console: Console) -> None:
    """One bet over many rounds."""
    console.print(Text(answers.risk_title(found), style="bold"))
    console.print(rich_table(answers.risk_table(found), console.width))
    _print_notes(found.house, found.mix.stakes_minor, console)


def _print_notes(house: House, stakes_minor: Mapping[str, int], console: Console) -> None:
    for note in limit_notes(house, stakes_minor):
        console.print(Text(note, style="yellow"))


def _analysis(found: Analysis, width: int) -> Iterator[RenderableType]:
    for favour in found.favours:
        yield _favour(found, favour, width)
    yield _title(found)
    yield rich_table(house.summary_table(found), width)
    for text in house.unpriced_words(found):
        yield Text(text, style="yellow")
    for text in house.stake_words(found):
        yield Text(text)
    yield Text(ROUNDED, style="dim")
    if found.strategy is not None:
        yield from _strategy(found, found.strategy, width)
    for wager in found.wagers.values():
        if wager.progressive is not None:
            yield _heading(f"{wager.label} and its meter")
            figures = bets.progressive_table(wager, wager.progressive, found.house.currency)
            yield rich_table(figures, width)
            if wager.progressive.envy_note:
                yield Text(f"Envy is not counted: {wager.progressive.envy_note}.", style="yellow")
    if found.mix is not None:
        yield from _mix(found, found.mix, width)
    yield from _protection(found, width)
    if found.printed:
        yield _heading("Figures the document prints")
        yield rich_table(play.printed_table(found), width)
    if found.readings:
        yield _heading("If the document were read otherwise")
        yield rich_table(play.effects_table(found), width)
    yield Text(f"\n{NOT_CERTIFIED}", style="dim")


def _favour(found: Analysis, favour: Favour, width: int) -> Panel:
    parts: list[RenderableType] = [Text(house.favour_title(favour), style=_LOUD)]
    parts.append(Text(house.favour_words(favour)))
    if favour.causes:
        parts.append(rich_table(house.causes_table(found, favour), width - 4))
    return _loud("This favours the player", Group(*parts))


def _loud(title: str, inside: RenderableType) -> Panel:
    return Panel(inside, title=Text(f" {title} ".upper(), style=_LOUD), box=frames.HEAVY, border_style=_LOUD)


def _title(found: Analysis) -> Panel:
    grid = RichTable.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for term, words in house.facts(found)[1:]:
        grid.add_row(Text(term), Text(words))
    rules = found.house
    title = Text(rules.game, style="bold").append(f" · {rules.name} ({rules.id})", style="not bold")
    return Panel(grid, title=title, box=frames.ROUNDED)


def _strategy(found: Analysis, best: Strategy, width: int) -> Iterator[RenderableType]:
    yield _heading("Best play")
    if found.mix is not None:
        yield Text(play.NOT_OF_THE_MIX)
    yield Text(best.text)
    yield Text(play.rule_words(best))
    yield Text(_actions(best.actions, best.hands))
    if best.holds:
        chart = strategy_chart(found)
        if isinstance(chart, Grid):
            yield Text("\nWhat two cards are worth to keep, in hundredths of an Ante", style="bold")
            yield holds_text(chart)
            yield Text(
                "Suited above the diagonal, unsuited below; fold: worth less than folding.", style="dim"
            )
    if len(best.guides) > 1:
        yield _guides(best.guides, width)
    yield rich_table(play.strategies_table(best), width)


def holds_text(grid: Grid) -> Text:
    """The grid of two cards in 67 columns."""
    letters = RANKS[::-1]
    text = Text("  " + "".join(f"{letter:>{_CELL}}" for letter in letters), style="bold")
    for letter, cells in zip(letters, grid.rows, strict=True):
        text.append(f"\n{letter} ")
        for cell in cells:
            text.append(f"{_hundredths(cell):>{_CELL}}", style=_cell_style(cell))
    return text


def _hundredths(cell: Cell | None) -> str:
    if cell is None:
        return ""
    return cell.mark or f"{round(cell.value * 100)}"


def _cell_style(cell: Cell | None) -> str:
    if cell is None or cell.mark:
        return "not bold dim"
    return "not bold green" if cell.value > 0 else "not bold"


def _actions(actions: dict[str, int], hands: int) -> str:
    counts = ", ".join(f"{action_words(name).lower()} {count:,}" for name, count in actions.items())
    return f"First hands: {counts} of {hands:,}."


def _mix(found: Analysis, bet: Mix, width: int) -> Iterator[RenderableType]:
    yield _heading("The whole bet")
    yield rich_table(bets.stakes_table(found, bet), width)
    yield rich_table(bets.mix_table(bet, found.house.currency), width)
    for note in limit_notes(found.house, bet.stakes_minor):
        yield Text(note, style="yellow")
    if bet.envy_note:
        yield Text(f"Envy is not counted: {bet.envy_note}.", style="yellow")
    if bet.covariances:
        yield rich_table(bets.covariances_table(found, bet), width)
    if bet.actions:
        yield Text(_actions(bet.actions, sum(bet.actions.values())))


def _protection(found: Analysis, width: int) -> Iterator[RenderableType]:
    for each in found.protection:
        yield _heading(play.protection_title(each))
        yield Text(play.protection_words(each), style=_LOUD if each.house_edge < 0 else "")
        yield rich_table(play.protection_table(each), width)
        if each.guides:
            yield _guides(each.guides, width)


def _guides(guides: Sequence[Guide], width: int) -> RenderableType:
    if len(guides) <= _MOST_GUIDES:
        return rich_table(play.guides_table(guides), width)
    more = f"The rules for {len(guides)} classes of cards seen stand in the written report."
    return Text(more, style="dim")


def _heading(text: str) -> Text:
    return Text(f"\n{text}", style="bold cyan")


def is_plain(console: Console) -> bool:
    """Whether a terminal knows only the letters of old."""
    return not console.encoding.lower().startswith("utf")


def rich_table(table: Table, width: int) -> Group:
    """A table for a terminal so wide: numbers are never broken, fractions only behind their stroke.

    Where even so words would have to be broken, the fractions are left out, and that is said.
    """
    left_out = []
    fit = _fit(table, width)
    if fit is None and (slim := _without_fractions(table)) is not None:
        fit = _fit(slim, width)
        if fit is not None:
            table = slim
            left_out.append(Text(_LEFT_OUT, style="dim"))
    split, least = fit or (True, [_least(table, place, True, 0) for place in range(len(table.columns))])
    made = RichTable(box=frames.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for place, (column, room) in enumerate(zip(table.columns, least, strict=True)):
        made.add_column(
            Text(column.title),
            justify="right" if column.numeric else "left",
            width=room if column.numeric or _is_short(table, place) else None,
            min_width=room,
            overflow="fold",
            style="bold" if place == 0 else "dim" if column.title.startswith("Exact") else "",
        )
    last = len(table.rows) - 1
    for place, row in enumerate(table.rows):
        if table.total and place == last:
            made.add_section()
        made.add_row(
            *(
                Text(cell.replace("/", "/\n") if column.exact and split else cell)
                for cell, column in zip(row, table.columns, strict=True)
            )
        )
    caption = [Text(f"\n{table.caption}", style="bold")] if table.caption else []
    return Group(*caption, made, *left_out)


def _fit(table: Table, width: int) -> tuple[bool, list[int]] | None:
    """Whether fractions are broken, and the room of each column; none where words would be broken too."""
    for split, text in _TRIES:
        least = [_least(table, place, split, text) for place in range(len(table.columns))]
        if sum(least) + _GAP * (len(least) - 1) <= width:
            return split, least
    return None


def _without_fractions(table: Table) -> Table | None:
    """The table without its exact columns; none where nothing else would be left of a figure."""
    kept = [place for place, column in enumerate(table.columns) if not column.exact]
    if len(kept) == len(table.columns) or not any(table.columns[place].numeric for place in kept):
        return None
    rows = tuple(tuple(row[place] for place in kept) for row in table.rows)
    return replace(table, columns=tuple(table.columns[place] for place in kept), rows=rows)


def _is_short(table: Table, place: int) -> bool:
    return all(len(row[place]) <= _SHORT for row in table.rows)


def _least(table: Table, place: int, split: bool, text: int) -> int:
    """The room a column needs: all of a number, the longest word of a head, something of a long text."""
    column = table.columns[place]
    word = max((len(part) for part in column.title.split()), default=0)
    cells = [row[place] for row in table.rows]
    if column.exact and split:
        cells = [part for cell in cells for part in cell.replace("/", "/\n").split("\n")]
    longest = max(map(len, cells), default=0)
    if not column.numeric and longest > _SHORT:
        unbroken = max((len(part) for cell in cells for part in cell.split()), default=0)
        longest = min(longest, max(text, min(unbroken, _LONG_WORD if text else _SHORTEST)))
    return max(word, longest)
