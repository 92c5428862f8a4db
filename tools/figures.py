"""Figures that others have published of the game, beside ours: writes docs/figures.md.

Those of a house stand in its file (`[[printed]]`); those of pay tables, seen cards and meters stand here.
"""

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Final, NamedTuple

from queenhigh.analysis import Question, analyse, price
from queenhigh.analysis.figures.price import entry_figures
from queenhigh.analysis.figures.printed import printed_figures, rounded
from queenhigh.analysis.results import PrintedFigure
from queenhigh.rules import House, house, house_groups
from queenhigh.rules.figures import entry_names, parse_figure
from queenhigh.study.entries import entries

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "figures.md"

_HEAD: Final = """# Published figures beside ours

What others have printed of the game, and what comes out here: exact, counted from one deck of 52 cards. A
figure agrees where ours, rounded to as many digits, is the same. A positive figure is the house's edge.

This page is written by `make docs` from the house files and `tools/figures.py`. Do not edit it.
"""

WIZARD: Final = "Wizard of Odds, in a public list of pay tables, undated"
GROCHOWSKI: Final = "John Grochowski, Casino City Times, 28 December 2017"
GROCHOWSKI_LATER: Final = "John Grochowski, Casino City Times, 8 July 2021"
BY_ANY_OTHER_NAME: Final = "By Any Other Name, Casino City, undated"
CORNER: Final = "poker-corner.com, undated"
ONLINE: Final = "table-games-online.com, undated"
TUNICA: Final = "Mini-royal payoffs in Three Card Poker, tunicatravel.com, undated"


class Published(NamedTuple):
    """A pay table of a wager with its published edge; `of_all_money` where it is not told of the stake."""

    wager: str
    table: str
    percent: str
    source: str
    of_all_money: bool = False
    why: str = ""
    """Why ours is another, where it is."""


TABLES: Final = (
    Published("ante_bonus", "5-4-1", "3.37", WIZARD),
    Published("ante_bonus", "5-4-1", "2.01", GROCHOWSKI, of_all_money=True),
    Published("ante_bonus", "5-3-1", "3.61", WIZARD),
    Published("ante_bonus", "5-3-1", "2.16", CORNER, of_all_money=True),
    Published("ante_bonus", "4-3-1", "3.83", WIZARD),
    Published("ante_bonus", "4-3-1", "2.28", WIZARD, of_all_money=True),
    Published("ante_bonus", "3-2-1", "4.28", WIZARD),
    Published("ante_bonus", "3-2-1", "2.56", WIZARD, of_all_money=True),
    Published("pair_plus", "40-32-6-4-1", "1.85", WIZARD),
    Published("pair_plus", "40-30-6-4-1", "2.32", GROCHOWSKI_LATER),
    Published("pair_plus", "35-33-6-4-1", "2.70", WIZARD),
    Published("pair_plus", "40-25-6-4-1", "3.49", WIZARD),
    Published("pair_plus", "35-25-6-4-1", "4.6", BY_ANY_OTHER_NAME),
    Published("pair_plus", "50-30-6-3-1", "5.10", WIZARD),
    Published("pair_plus", "40-30-5-4-1", "5.57", WIZARD),
    Published("pair_plus", "40-30-6-3-1", "7.28", GROCHOWSKI),
    Published("pair_plus", "mini_royal=50", "7.10", TUNICA),
    Published("pair_plus", "mini_royal=200", "4.38", "the same list's own computation, undated"),
    Published("six_card_bonus", "1000-200-100-20-15-10-7", "8.56", WIZARD),
    Published("six_card_bonus", "1000-200-50-25-20-10-5", "10.22", WIZARD),
    Published("six_card_bonus", "1000-200-50-25-20-10-5", "10.23", ONLINE, why="rounded up"),
    Published("six_card_bonus", "2000-200-50-25-15-10-5", "14.36", WIZARD),
    Published("six_card_bonus", "1000-200-50-25-15-10-5", "15.28", WIZARD),
)
PRICED_IN: Final = "sixcard"
"""A house that has these wagers, with whatever tables of its own."""


BEST_HAND: Final = Fraction(-109383147250877, 3178242865798000)
"""The edge of a Best Hand Bonus of two Antes in `second_chance`; a long test counts it again."""
NEWSLETTER: Final = "Wizard of Odds newsletter, 6 September 2003"
Row = tuple[str, str, str, str, str, str]
"""Of what, which figure, as published, ours, whether they agree, and the source."""


def page() -> str:
    """The whole page."""
    parts = [_HEAD, "\n## Houses\n", _table(_of_houses()), "\n## Pay tables\n", _table(_of_tables())]
    return "".join([*parts, "\n## Cards that are seen, meters, chances\n", _table(_others())])


def _table(rows: Iterator[Row]) -> str:
    head = ("of", "figure", "published", "ours", "agrees", "source")
    lines = [head, ("---",) * len(head), *rows]
    return "\n" + "".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines)


def _of_houses() -> Iterator[Row]:
    for rules in (house(id) for ids in house_groups().values() for id in ids):
        named = [parse_figure(each.figure, entry_names(rules)) for each in rules.printed]
        wanted = {name for figure in named if figure for name in figure.entries}
        found = {each.name: entry_figures(rules, each) for each in entries(rules) if each.name in wanted}
        for told in printed_figures(rules, found):
            ours = "" if told.ours is None else _percent(told.ours)
            source = rules.summary(told.clause.partition(":")[2])
            if not source.startswith("Published"):
                source = f"{rules.document}."
            figure = told.figure.replace("_", " ")
            yield f"`{rules.id}`", figure, f"{told.printed_percent} %", ours, _verdict(rules, told), source


def _verdict(rules: House, told: PrintedFigure) -> str:
    if told.agrees:
        return "yes"
    if told.meter_minor is not None:
        return f"at a meter of {float(told.meter_minor) / rules.currency.unit_minor:,.2f}"
    clause = told.clause.partition(":")[2]
    return "no: " + " ".join(reading.text for reading in rules.readings if reading.clause == clause)


def _of_tables() -> Iterator[Row]:
    for each in TABLES:
        found = price(PRICED_IN, each.wager, each.table)
        ours = found.new.element_of_risk if each.of_all_money else found.new.house_edge
        assert ours is not None
        label = "Ante and Play" if each.wager == "ante_bonus" else found.wager.label
        measure = "edge on all money" if each.of_all_money else "edge"
        table = each.table.replace("=", " at ").replace("_", " ")
        beside = _beside(ours, each.percent, each.why)
        yield f"{label} {table}", measure, f"{each.percent} %", *beside, each.source


def _others() -> Iterator[Row]:
    seen = {
        "one card of the dealer's known": ("3.48", Question(seen=1)),
        "only ace, picture or other known": ("2.41", Question(seen="A / KQJ / other")),
    }
    for what, (percent, asked) in seen.items():
        [found] = analyse("rws", asked).protection
        ours = _beside(-found.house_edge, percent)
        yield f"Ante and Play 5-4-1, {what}", "the player's edge", f"{percent} %", *ours, NEWSLETTER
    meter = analyse("prime").wagers["progressive"].progressive
    assert meter is not None
    assert meter.break_even_meter_minor is not None
    even = f"{meter.break_even_meter_minor // 100:,}"
    rows = "Progressive of 1 with 500, 100 and 90 for one below the jackpot"
    strategy = "Side bets, 3cardpokerstrategy.org, undated"
    agrees = "yes" if even == "11,520" else "no:"
    yield rows, "the meter at which it is even", "11,520", even, agrees, strategy
    standing = "no: it goes with standing on A-K-2, ours with the A-K-3 that is best for the whole bet"
    best = _percent(-BEST_HAND)
    winner = "Winner Gambling, undated"
    yield (
        "`second_chance`, Best Hand Bonus of two Antes",
        "the player's edge",
        "3.6 %",
        best,
        standing,
        winner,
    )
    report = "New Jersey resident wins $1 million, onlinepoker.net, on 22 December 2018"
    why = "no: a misprint, for there are so many hands of six cards"
    chance = f"{comb(52, 6):,} to one"
    yield "six-card royal in diamonds", "chances", "20,348,320 to one", chance, why, report


def _beside(ours: Fraction, percent: str, why: str = "") -> tuple[str, str]:
    agrees = rounded(ours * 100, percent) == Decimal(percent)
    return _percent(ours), "yes" if agrees else f"no: {why}"


def _percent(share: Fraction) -> str:
    return f"{float(share * 100):.4f} %"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
