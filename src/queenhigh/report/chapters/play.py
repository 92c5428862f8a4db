"""The sections of a report besides the wagers: best play, protection, printed figures, readings, method."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from queenhigh.analysis.results import (
    Analysis,
    Guide,
    PricedStrategy,
    PrintedFigure,
    Protection,
    Strategy,
)
from queenhigh.money import Currency
from queenhigh.report.blocks import FIGURES, Block, Chart, Column, Section, Table, Words, exact, number
from queenhigh.report.chapters.charts import seen_chart, strategy_chart
from queenhigh.report.numbers import NOT_CERTIFIED, decimal, fraction, money, percent
from queenhigh.study.labels import action_words, entry_labels, figure_words
from queenhigh.text import plural

NOT_OF_THE_MIX: Final = "For the Ante alone; the bet that was asked for has best play of its own below."
"""What best play is for, where a mix of bets is priced too."""


def strategy(found: Analysis) -> Section:
    """Best play: the rule, what it costs, how often each action, and simple strategies beside it."""
    best = found.strategy
    if best is None:
        nothing = "This house has no contest with the dealer: there is nothing to decide."
        return Section("Best play", (Words(nothing),))
    blocks: list[Block] = [Words(best.text), Words(rule_words(best)), actions_table(best.actions, best.hands)]
    if found.mix is not None:
        blocks.insert(0, Words(NOT_OF_THE_MIX))
    chart = strategy_chart(found)
    if chart is not None:
        blocks.append(chart)
    if len(best.guides) > 1:
        blocks.append(guides_table(best.guides))
    blocks.append(strategies_table(best))
    return Section("Best play", tuple(blocks))


def rule_words(best: Strategy) -> str:
    """How far the rule is from perfect play."""
    simple = best.simple
    if not simple.exceptions:
        return f"The rule is perfect play: it makes a best choice with all of {best.hands:,} first hands."
    return (
        f"The rule makes a best choice with all but {simple.exceptions:,} of {best.hands:,} first hands. "
        f"It costs {percent(simple.cost)} of the Ante against perfect play (exactly {fraction(simple.cost)})."
    )


def actions_table(actions: Mapping[str, int], hands: int) -> Table:
    """How many first hands take each action."""
    rows = [
        (action_words(name), f"{count:,}", percent(Fraction(count, hands))) for name, count in actions.items()
    ]
    rows.append(("All", f"{hands:,}", "100%"))
    columns = (Column("Action"), number("First hands"), number("Share"))
    return Table("Perfect play: how often each action is taken", columns, tuple(rows), total=True)


def guides_table(guides: Sequence[Guide]) -> Table:
    """How to play with each class of cards seen."""
    rows = tuple(
        (
            each.seen or "nothing",
            percent(each.share),
            each.text,
            f"{each.exceptions:,}",
            percent(each.house_edge),
            fraction(each.house_edge),
        )
        for each in guides
    )
    columns = (
        Column("Seen"),
        number("How often"),
        Column("Rule"),
        number("Hands wrong"),
        number("House edge, perfect play"),
        exact(),
    )
    return Table("What to do by what is seen of the dealer's hand; edges are per unit of Ante", columns, rows)


def strategies_table(best: Strategy) -> Table:
    """The rule and simple strategies, priced."""
    perfect = ("Perfect play.", percent(best.house_edge), fraction(best.house_edge), "nothing", "0", "")
    rows = [perfect, _strategy_row(best.simple, "The rule above.")]
    rows += [_strategy_row(each, each.text) for each in best.others]
    columns = (
        Column("Strategy"),
        number("House edge"),
        exact(),
        number("Costs"),
        number("Hands wrong"),
        number("Hands played"),
    )
    caption = f"Strategies for the whole bet, per unit of Ante; of {best.hands:,} first hands"
    return Table(caption, columns, tuple(rows))


def _strategy_row(each: PricedStrategy, text: str) -> tuple[str, ...]:
    cost = percent(each.cost) if each.cost else "nothing"
    edge = each.house_edge
    return (text, percent(edge), fraction(edge), cost, f"{each.exceptions:,}", f"{each.plays:,}")


def protection(found: Analysis) -> Section | None:
    """What a player gains who sees what he should not."""
    if not found.protection:
        return None
    parts = []
    for each in found.protection:
        blocks: list[Block] = [Words(protection_words(each)), protection_table(each)]
        chart: Chart | None = seen_chart(each.guides)
        if chart is not None:
            blocks.append(chart)
        if each.guides:
            blocks.append(guides_table(each.guides))
        parts.append(Section(protection_title(each), tuple(blocks)))
    return Section("Game protection", (), tuple(parts))


def protection_title(each: Protection) -> str:
    """What is seen, in a few words."""
    if each.what == "shared":
        return "Two boxes share what they hold"
    return f"A player sees {plural(each.cards, 'card')} of the dealer's"


def protection_words(each: Protection) -> str:
    """Who has the edge then."""
    if each.house_edge < 0:
        return f"With best play the PLAYER then has an edge of {percent(-each.house_edge)} of the Ante."
    return f"With best play the house still has an edge of {percent(each.house_edge)} of the Ante."


def protection_table(each: Protection) -> Table:
    """The edge, the gain and what is played."""
    rows = [
        ("House edge, of the Ante", percent(each.house_edge), fraction(each.house_edge)),
        ("Gain against seeing nothing", percent(each.gain), fraction(each.gain)),
    ]
    if each.hit_frequency is not None and each.standard_deviation is not None:
        rows.append(("Hit frequency", percent(each.hit_frequency), fraction(each.hit_frequency)))
        rows.append(("Standard deviation, in Antes", decimal(each.standard_deviation), ""))
    for name, count in each.actions.items():
        share = Fraction(count, each.hands)
        rows.append((f"{action_words(name)}: {count:,} of {each.hands:,}", percent(share), fraction(share)))
    return Table(f"{protection_title(each)}: what it is worth", FIGURES, tuple(rows))


def printed(found: Analysis) -> Section | None:
    """What the document prints, beside ours."""
    if not found.printed:
        return None
    return Section("Figures the document prints", (printed_table(found),))


def printed_table(found: Analysis) -> Table:
    """Each printed figure with ours and whether they agree."""
    labels = entry_labels(found.house)
    rows = tuple(
        (
            figure_words(each.figure, labels),
            each.clause,
            f"{each.printed_percent}%",
            "none" if each.ours is None else percent(each.ours),
            "" if each.ours is None else fraction(each.ours),
            verdict(each, found.house.currency),
        )
        for each in found.printed
    )
    columns = (
        Column("Figure"),
        Column("Clause"),
        number("Printed"),
        number("Ours"),
        exact(),
        Column("Verdict"),
    )
    return Table("Edges as the document prints them, beside ours", columns, rows)


def verdict(each: PrintedFigure, currency: Currency) -> str:
    """Whether a printed figure agrees with ours, and at which meter it would."""
    at = f"it holds at a meter of {money(each.meter_minor, currency)}" if each.meter_minor is not None else ""
    if each.agrees:
        return "✓ agrees"
    return ": ".join(part for part in ("✗ differs", at or each.note) if part)


def readings(found: Analysis) -> Section | None:
    """How the document was read, and what it would be worth to read it otherwise."""
    house = found.house
    if not house.readings and not found.readings:
        return None
    rows = tuple(
        (
            house.cite(each.id) or each.id,
            house.cite(each.clause) or "",
            each.text,
            "assumed: a number of ours" if each.assumed else "",
        )
        for each in house.readings
    )
    columns = (Column("Reading"), Column("Of clause"), Column("How it is read here"), Column("Assumed"))
    blocks: list[Block] = [Table("Where the document is silent or unclear", columns, rows)] if rows else []
    if found.readings:
        blocks.append(effects_table(found))
    return Section("How the document is read", tuple(blocks))


def effects_table(found: Analysis) -> Table:
    """The figures that another reading changes, both ways."""
    labels, house = entry_labels(found.house), found.house
    rows = []
    for each in found.readings:
        costs = (percent(each.ours), fraction(each.ours), percent(each.theirs), fraction(each.theirs))
        changes = (
            (labels.get(each.entry, each.entry), *costs) if each.entry else ("no figure", "", "", "", "")
        )
        rows.append((house.cite(each.reading) or each.reading, each.otherwise, *changes))
    columns = (
        Column("Reading"),
        Column("If it were read otherwise"),
        Column("This changes"),
        number("Cost here"),
        exact(),
        number("Cost otherwise"),
        exact("Exact otherwise"),
    )
    caption = "What another reading would change: the cost of adding the wager to its bet, per unit of stake"
    return Table(caption, columns, tuple(rows))


def method(found: Analysis) -> Section:
    """How the figures came about."""
    deals = [wager.deals for wager in found.wagers.values()]
    counted = f" The most that one wager was counted over is {max(deals):,} deals." if deals else ""
    words = (
        "Every figure is counted, none is simulated: all deals of one deck of 52 are equally likely, hands "
        "that differ only in suits that no rule tells apart are counted together, and each first hand is "
        "played in whichever way brings its whole bet the most. Payouts are settled by the code that settles "
        f"the table, with its rounding and caps.{counted} The rules are those with the digest "
        f"{found.house.digest}. {NOT_CERTIFIED}"
    )
    return Section("How it was worked out", (Words(words),))
