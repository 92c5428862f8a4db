"""Help at the table: what may be typed, what may be staked, what it pays."""

from rich import box as frames
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from queenhigh.cli.terminal.bets import placed_before_deal, short_name
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.rules.records import House
from queenhigh.words.rules_card import award_words, dealer_words, envy_words, heading, row_brief, wager_words


def guide(screen: Screen, house: House, boxes: int) -> RenderableType:
    """What ``?`` shows."""
    parts: list[RenderableType] = [
        screen.text("Betting", "bold"),
        _keys(screen, house, boxes),
        screen.text(dealer_words(house, screen.language)),
        _wagers(screen, house),
    ]
    for wager in house.wagers:
        if wager.rows:
            pays = "; ".join(
                f"{row_brief(row, screen.language)} {award_words(house, row, screen.language)}"
                for row in wager.rows
            )
            clause = house.cite(wager.pays_clause) or ""
            label = screen.text(f"{house.label(wager.name, screen.language)} ", "bold")
            parts.append(Text.assemble(label, screen.text(f"({clause}): {pays}")))
        if wager.envy is not None:
            parts.append(screen.text(envy_words(house, wager, wager.envy, screen.language)))
    parts.append(screen.text("rules shows the whole rules card, with every clause."))
    return Group(*parts)


def _keys(screen: Screen, house: House, boxes: int) -> Table:
    wagers = placed_before_deal(house)
    several = [wager.name for wager in wagers if wager.opens_box][:2]
    example = " ".join(f"{name}={amount}" for name, amount in zip(several, (10, 5), strict=False))
    keys = [
        ("Enter", "deals with the bets on the felt; they stay for the next game"),
        (example, "sets stakes; a beginning or the initials of a name will do"),
        (wagers[-1].name, "alone takes its fixed stake, or the least"),
        ("25", f"alone is the {(house.ante or wagers[0]).label}"),
        (f"-{short_name(house, wagers[-1])}", "takes a wager off; clear takes everything off"),
    ]
    if boxes > 1:
        keys.append((f"2: {several[0]}=20", "is for box 2 alone; without a box all are meant"))
    keys.append(("q", "leaves; so do Ctrl-D, and Ctrl-C with exit code 130"))
    keys.append(("", "once the cards are dealt, to leave is to fold, and you are asked"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for key, words in keys:
        table.add_row(screen.text(key), screen.text(words))
    return table


def _wagers(screen: Screen, house: House) -> Table:
    table = Table(box=frames.SIMPLE_HEAD, pad_edge=False)
    table.add_column(heading("wager", screen.language))
    table.add_column("Short", style="cyan", no_wrap=True)
    table.add_column(heading("stake", screen.language))
    table.add_column(heading("clause", screen.language), style="cyan", no_wrap=True)
    for wager in house.wagers:
        label, words = house.label(wager.name, screen.language), wager_words(house, wager, screen.language)
        short = short_name(house, wager) if wager.placed_before_deal else ""
        table.add_row(
            *map(screen.text, (label, short, words.replace(" *", ""), house.cite(wager.clause) or ""))
        )
    return table
