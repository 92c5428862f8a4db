"""Help at the table: what may be staked; last, where the eye is, what may be typed; what it pays apart."""

from rich import box as frames
from rich.console import Group, RenderableType
from rich.table import Table

from queenhigh.cli.asking.wagers import placed_before_deal, short_name
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.report.chapters.rules_card import ending_tables, pay_table
from queenhigh.report.writers.terminal_table import rich_table
from queenhigh.rules.records import House
from queenhigh.words.rules_card import dealer_words, envy_words, heading, wager_words


def guide(screen: Screen, house: House, boxes: int) -> RenderableType:
    """What ``?`` shows."""
    return Group(
        screen.text(dealer_words(house, screen.language)), _wagers(screen, house), _keys(screen, house, boxes)
    )


def pays(screen: Screen, house: House) -> RenderableType:
    """What ``? pays`` shows: every pay table, and who is paid for another's hand."""
    endings = ending_tables(house, screen.language)
    parts: list[RenderableType] = [rich_table(table, screen.width) for table in endings]
    for wager in house.wagers:
        if wager.rows:
            parts.append(rich_table(pay_table(house, wager, screen.language), screen.width))
        if wager.envy is not None:
            parts.append(screen.text(envy_words(house, wager, wager.envy, screen.language)))
    return Group(*parts)


def _keys(screen: Screen, house: House, boxes: int) -> Table:
    wagers = placed_before_deal(house)
    several = [wager for wager in wagers if wager.opens_box][:2]
    example = " ".join(
        f"{short_name(house, wager)}={amount}" for wager, amount in zip(several, (10, 5), strict=False)
    )
    ends = "a fold" if house.folds else "to stand"
    keys = [
        ("Enter", "deals with the bets on the felt; they stay for the next game"),
        (example, "sets stakes; names may be whole, begun or initials"),
        (short_name(house, wagers[-1]), "alone takes its fixed stake, or the least"),
        ("25", f"alone is the {(house.ante or wagers[0]).label}"),
        (f"-{short_name(house, wagers[-1])}", "takes a wager off; clear takes everything off"),
    ]
    if boxes > 1:
        keys.append((f"2: {short_name(house, several[0])}=20", "is for box 2 alone; without a box for all"))
    keys += [
        ("h", "over the cards: what each choice is worth, which is best, and why"),
        ("? pays", "shows the pay tables; rules the whole card, with every clause"),
        ("q", f"leaves (so do Ctrl-D and Ctrl-C); with cards dealt that is {ends}, and you are asked"),
    ]
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
        label = house.label(wager.name, screen.language)
        words = wager_words(house, wager, screen.language)
        short = short_name(house, wager) if wager.placed_before_deal else ""
        table.add_row(
            *map(screen.text, (label, short, words.replace(" *", ""), house.cite(wager.clause) or ""))
        )
    return table
