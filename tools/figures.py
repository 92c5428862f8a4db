"""Figures that others have published of the game, beside ours: writes docs/figures.md.

Those of a house stand in its file (`[[printed]]`); those of pay tables, seen cards and meters stand here.
"""

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from queenhigh.analysis import analyse, price
from queenhigh.analysis.figures.price import entry_figures
from queenhigh.analysis.figures.printed import printed_figures, rounded
from queenhigh.analysis.playing.solve import Solved
from queenhigh.analysis.playing.strategy import parse_mark
from queenhigh.analysis.playing.study import study
from queenhigh.analysis.results import PrintedFigure
from queenhigh.cards import RANKS
from queenhigh.hands.arrays import strengths
from queenhigh.rules import House, house, house_groups, load
from queenhigh.rules.figures import entry_names, parse_figure
from queenhigh.study.bet import FOLD
from queenhigh.study.entries import entries, unit_bet
from queenhigh.study.suits import Ints

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "figures.md"

_HEAD: Final = """# Published figures beside ours

What others have printed of the game, and what comes out here: exact, counted from one deck of 52 cards. A
figure agrees where ours, rounded to as many digits, is the same. A positive figure is the house's edge.

This page is written by `make docs` from the house files and `tools/figures.py`. Do not edit it.
"""

KNOTZ: Final = "its own count, KnotEnvy/KnotzCrapzNCardz on GitHub, undated"
WIZARD: Final = (
    "Wizard of Odds, wizardofodds.com/games/three-card-poker, 21 May 2015, seen second-hand in "
    "KnotEnvy/KnotzCrapzNCardz and JadenB9/casino-simulator on GitHub, both undated"
)
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
    Published("ante_bonus", "9-8-1", "1.56", WIZARD),
    Published("ante_bonus", "9-8-1", "0.93", WIZARD, of_all_money=True),
    Published("ante_bonus", "12.5-10-1", "0.33", WIZARD),
    Published("ante_bonus", "12.5-10-1", "0.20", WIZARD, of_all_money=True),
    Published("pair_plus", "40-32-6-4-1", "1.85", WIZARD),
    Published("pair_plus", "40-30-6-4-1", "2.32", GROCHOWSKI_LATER),
    Published("pair_plus", "35-33-6-4-1", "2.70", WIZARD),
    Published("pair_plus", "40-25-6-4-1", "3.49", WIZARD),
    Published("pair_plus", "35-25-6-4-1", "4.6", BY_ANY_OTHER_NAME),
    Published("pair_plus", "50-30-6-3-1", "5.10", WIZARD),
    Published("pair_plus", "40-30-5-4-1", "5.57", WIZARD),
    Published("pair_plus", "40-25-5-4-1", "6.75", WIZARD),
    Published("pair_plus", "40-30-6-3-1", "7.28", GROCHOWSKI),
    Published("pair_plus", "mini_royal=50", "7.10", TUNICA),
    Published("pair_plus", "mini_royal=200", "4.38", KNOTZ),
    Published("six_card_bonus", "1000-200-100-20-15-9-8", "6.741", KNOTZ),
    Published("six_card_bonus", "1000-200-100-20-15-10-7", "8.56", WIZARD),
    Published("six_card_bonus", "1000-200-50-25-20-10-5", "10.22", WIZARD),
    Published("six_card_bonus", "1000-200-50-25-20-10-5", "10.23", ONLINE, why="rounded up"),
    Published("six_card_bonus", "2000-200-50-25-15-10-5", "14.36", WIZARD),
    Published("six_card_bonus", "1000-200-50-25-15-10-5", "15.28", WIZARD),
)
PRICED_IN: Final = "sixcard"
"""A house that has these wagers, with whatever tables of its own."""


NEWSLETTER: Final = "Wizard of Odds newsletter, 6 September 2003"
HOLE_CARD: Final = "apheat.net/2015/06/12/three-card-poker-hole-card-play-update-1, 12 June 2015"
SORTING: Final = "apheat.net/2013/01/11/edge-sorting-three-card-poker, 11 January 2013"
DISSECTED: Final = (
    "John Grochowski, casinocitytimes.com/john-grochowski/article/three-card-poker-dissected-67680, "
    "19 December 2021"
)
OCEANS: Final = "Discount Gambling, discountgambling.net/2009/02, 27 February 2009"
PAUMA: Final = "Discount Gambling, discountgambling.net/2011/07/30, 30 July 2011"
UPCARD: Final = "Discount Gambling, discountgambling.net/category/three-card-poker, undated"
VENETIAN: Final = (
    "Wizard of Odds, wizardofodds.com/games/three-card-poker/side-bets/millionaire-maker, undated"
)
JACKPOT: Final = "3cardpoker.com/progressive-jackpot, undated"
SIDE_BETS: Final = "Side bets, 3cardpokerstrategy.org, undated"
WINNER: Final = "Winner Gambling, undated"
ROYAL: Final = "New Jersey resident wins $1 million, onlinepoker.net, on 22 December 2018"

FIRST_TOLD: Final = """
base = "ultimate"
id = "first_told"
name = "Face up, as it was first told of Casino Pauma"
without = { wagers = ["blind"], clauses = ["4", "8", "9"], readings = ["R1", "R2"] }

[payment]
order = ["ante", "play"]

[wagers.play]
kind = "play"
label = "Play"
clause = "3"
on = "ante"
multiples = [1]

[wagers.play.contest]
higher = { ends = "1 to 1", clause = "7" }
lower = { ends = "lose", clause = "7" }
equal = { ends = "push", clause = "7" }

[wagers.play.contest.not_qualified]
higher = { ends = "1 to 1", clause = "7" }
lower = { ends = "lose", clause = "7" }
equal = { ends = "push", clause = "7" }
"""

Row = tuple[str, str, str, str, str, str]
"""Of what, which figure, as published, ours, whether they agree, and the source."""


def page(counted: Mapping[str, Fraction] | None = None) -> str:
    """The whole page; figures that are `counted` already, by their row of `SLOW`, are not counted again."""
    known = counted or {}
    slow = {of: known[of] if of in known else count() for of, count in SLOW.items()}
    parts = [_HEAD, "\n## Houses\n", _table(_of_houses()), "\n## Pay tables\n", _table(_of_tables())]
    parts += ["\n## Strategies\n", _table(_of_strategies())]
    parts += ["\n## Cards that are seen\n", _table(_of_seen_cards(slow))]
    return "".join([*parts, "\n## Meters, awards, chances\n", _table(_of_awards(slow))])


def first_told() -> House:
    """Face up at Casino Pauma as first told: no Blind, an Ante that goes back, and Play by the hands."""
    return load(FIRST_TOLD, "first_told.toml")


def printed_at_pauma() -> Fraction:
    """What the strategy costs that is printed with the first description, of an Ante."""
    rules = first_told()
    [entry] = [each for each in entries(rules) if each.name == "ante_play"]
    found = study(unit_bet(rules, entry, {}))
    return -found.mean(_as_printed) / found.bet.ante_minor


def _as_printed(solved: Solved) -> Ints:
    """Pairs and better play, ten high and less folds, and in between the dealer's open card decides.

    Jack high plays where its second card is above the open one; queen, king and ace high where they are above
    it, or as high with a nine or better beside them.
    """
    cards = solved.game.firsts.cards
    up = solved.game.known[0] >> 2
    _, second, high = np.sort(cards >> 2, axis=1).T
    jack = RANKS.index("J")
    nine = RANKS.index("9")
    above = (high > up) | (high == up) & (second >= nine)
    plays = (strengths(cards) >= parse_mark("pair")) | np.where(high > jack, above, second > up) & (
        high >= jack
    )
    [play] = [place for place, choice in enumerate(solved.choices) if not choice.folds]
    return np.where(plays, play, solved.choices.index(FOLD))


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


def _of_strategies() -> Iterator[Row]:
    """What a strategy costs where it is not the best one, and how far a bet strays."""
    best = analyse("rws").wagers["ante_play"]
    of = "Ante and Play 5-4-1"
    yield _row(of, "edge", "3.3730", best.house_edge, HOLE_CARD)
    yield _row(of, "how often it gains", "44.9127", best.hit_frequency, HOLE_CARD)
    spread = Fraction(best.standard_deviation)
    yield _row(of, "standard deviation, in Antes", "1.6393", spread, HOLE_CARD, percent=False)
    up = "it is taken up, where 3.3730 % rounds to 3.37 %"
    yield _row(f"{of}, the licensed game", "edge", "3.38", best.house_edge, OCEANS, up)
    strategy = analyse("rws").strategy
    assert strategy is not None
    told = {each.name: each for each in strategy.others}
    published = {"qualify": ("any queen", "3.45", "2.07"), "always": ("every hand", "7.65", "3.83")}
    for name, (what, edge, of_all) in published.items():
        found = told[name]
        stands = 1 + Fraction(found.plays, strategy.hands)
        more = (
            f"{float(stands):.4f} Antes stand in the end, for {found.plays:,} hands are played; "
            f"{of_all} is {edge} by five thirds, as if two thirds of all hands were"
        )
        yield _row(f"{of}, playing {what}", "edge", edge, found.house_edge, DISSECTED)
        yield _row(
            f"{of}, playing {what}", "edge on all money", of_all, found.house_edge / stands, DISSECTED, more
        )
    first = analyse(first_told())
    of = "`pauma` as first told, without a Blind"
    why = "what is printed there, hand by hand, comes to this; 4.6 is cut off, not rounded"
    yield _row(f"{of}, with the strategy printed there", "edge", "4.6", printed_at_pauma(), PAUMA, why)
    why = "by the rules as told there no play does better"
    ours = first.wagers["ante_play"].house_edge
    yield _row(f"{of}, at best play", "edge", "4.3", ours, f"{PAUMA}, who names the Wizard of Odds", why)


def _of_seen_cards(slow: Mapping[str, Fraction]) -> Iterator[Row]:
    of = "Ante and Play 5-4-1"
    edge = "the player's edge"
    [one] = analyse("rws", seen=1).protection
    assert one.hit_frequency is not None
    assert one.standard_deviation is not None
    what = f"{of}, one card of the dealer's known"
    yield _row(what, edge, "3.48", -one.house_edge, NEWSLETTER)
    yield _row(what, edge, "3.4829", -one.house_edge, HOLE_CARD)
    yield _row(what, "how often it gains", "54.2203", one.hit_frequency, HOLE_CARD)
    spread = Fraction(one.standard_deviation)
    yield _row(what, "standard deviation, in Antes", "1.7417", spread, HOLE_CARD, percent=False)
    [some] = analyse("rws", seen="A / KQJ / other").protection
    yield _row(f"{of}, only ace, picture or other known", edge, "2.41", -some.house_edge, NEWSLETTER)
    [turned] = analyse("rws", seen="AKQ / other").protection
    what = f"{of}, of one card known whether it is ace, king or queen"
    yield _row(what, edge, "1.837", -turned.house_edge, SORTING, "its further digits are cut off")
    yield _row(TWO_CARDS, edge, "9", slow[TWO_CARDS], UPCARD)


def _of_awards(slow: Mapping[str, Fraction]) -> Iterator[Row]:
    of = "Progressive of 1 with 500, 100 and {} for one below the jackpot"
    even = "the meter at which it is even"
    for third, published, source, why in (
        ("90", "11,520", SIDE_BETS, ""),
        ("50", "11,500", JACKPOT, "it goes with 90 for three of a kind"),
    ):
        rules = price("prime", "progressive", {"three_of_a_kind": f"{third} for 1"}).house
        at = analyse(rules, meters={"main": 5_000}).wagers["progressive"]
        assert at.progressive is not None
        assert at.progressive.break_even_meter_minor is not None
        meter = Fraction(at.progressive.break_even_meter_minor, 100)
        yield _row(of.format(third), even, published, meter, source, why, percent=False)
        if source == JACKPOT:
            about = (
                "about so much is told there, against its own words: even at 11,500 and 4.5 a thousand make "
                "some 29 at 5,000; ours is what the awards told there leave"
            )
            yield _row(of.format(third), "edge at 5,000", "70", at.house_edge, source, about)
            more = at.progressive.return_per_meter_unit * 1000
            yield _row(of.format(third), "what 1,000 more on the meter return", "4.5", more, source)
    fixed = analyse("millionaire_progressive").wagers["progressive"].progressive
    assert fixed is not None
    awards = "what awards below the meters return, without Envy"
    yield _row("`millionaire_progressive`", awards, "34.04", fixed.fixed_return, VENETIAN)
    better = price("oceans11", "pair_plus", {"mini_royal": 40}).change
    what = "what 200 to 1 in place of 40 for a mini royal is worth"
    yield _row("`oceans11`, Pair Plus", what, "0.028959", better, OCEANS, percent=False)
    why = "it is taken up, as the same page has 0.028959"
    yield _row("`oceans11`, Pair Plus", what, "3.00", better, OCEANS, why)
    why = (
        "standing on A-K-4 or better brings it 3.6, and A-K-2, as published beside it, 3.44; ours goes with "
        "the play that is best for the whole bet"
    )
    yield _row(BEST_HAND, "the player's edge", "3.6", slow[BEST_HAND], WINNER, why)
    hands = Fraction(comb(52, 6))
    why = "a misprint, for there are so many hands of six cards"
    yield _row("six-card royal in diamonds", "one in", "20,348,320", hands, ROYAL, why, percent=False)


def _best_hand() -> Fraction:
    rules = house("second_chance")
    [entry] = [each for each in entries(rules) if each.name == "best_hand"]
    return -entry_figures(rules, entry, antes=2).house_edge


def _two_cards() -> Fraction:
    [found] = analyse("ultimate", seen=2).protection
    return -found.house_edge


BEST_HAND: Final = "`second_chance`, Best Hand Bonus of two Antes"
TWO_CARDS: Final = "`ultimate`, two cards of the dealer's known"
SLOW: Final[dict[str, Callable[[], Fraction]]] = {BEST_HAND: _best_hand, TWO_CARDS: _two_cards}
"""Rows whose figure takes seconds to count, by what they are of."""


def _row(
    of: str, figure: str, published: str, ours: Fraction, source: str, why: str = "", *, percent: bool = True
) -> Row:
    """A row with its verdict; `why` says why ours is another, where it is."""
    if percent:
        return of, figure, f"{published} %", *_beside(ours, published, why), source
    plain = published.replace(",", "")
    agrees = rounded(ours, plain) == Decimal(plain)
    digits = len(plain.partition(".")[2])
    return of, figure, published, f"{float(ours):,.{digits}f}", "yes" if agrees else f"no: {why}", source


def _beside(ours: Fraction, percent: str, why: str = "") -> tuple[str, str]:
    agrees = rounded(ours * 100, percent) == Decimal(percent)
    return _percent(ours), "yes" if agrees else f"no: {why}"


def _percent(share: Fraction) -> str:
    return f"{float(share * 100):.4f} %"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
