"""Help at the table: what may be staked; last, where the eye is, what may be typed; what it pays apart."""

from rich.console import Group, RenderableType
from rich.text import Text

from queenhigh.cli.asking.wagers import placed_before_deal, short_name
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.report.blocks import Table, table
from queenhigh.report.chapters.rules_card import ending_tables, pay_table
from queenhigh.rules.records import House
from queenhigh.words.rules_card import dealer_words, envy_words, heading, wager_words


def guide(screen: Screen, house: House, boxes: int) -> RenderableType:
    """What ``?`` shows."""
    return Group(
        screen.text(dealer_words(house, screen.language)),
        Text(),
        screen.table(_wagers(screen, house)),
        Text(),
        screen.table(_keys(house, boxes)),
    )


def pays(screen: Screen, house: House) -> RenderableType:
    """What ``? pays`` shows: every pay table, and who is paid for another's hand."""
    endings = ending_tables(house, screen.language)
    parts: list[RenderableType] = [screen.table(each) for each in endings]
    for wager in house.wagers:
        if wager.rows:
            parts.append(screen.table(pay_table(house, wager, screen.language)))
        if wager.envy is not None:
            parts.append(screen.text(envy_words(house, wager, wager.envy, screen.language)))
    return Group(*parts)


def _keys(house: House, boxes: int) -> Table:
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
    return table("", "|", keys)


def _wagers(screen: Screen, house: House) -> Table:
    rows = []
    for wager in house.wagers:
        label = house.label(wager.name, screen.language)
        words = wager_words(house, wager, screen.language).replace(" *", "")
        short = short_name(house, wager) if wager.placed_before_deal else ""
        rows.append((label, short, words, house.cite(wager.clause) or ""))
    named, staked, cited = (heading(name, screen.language) for name in ("wager", "stake", "clause"))
    return table("", f"{named}|Short|{staked}|§{cited}", rows)
