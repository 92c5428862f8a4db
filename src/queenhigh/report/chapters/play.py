"""The sections of a report besides the wagers: best play, protection, printed figures, readings, method."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from queenhigh.analysis.results import (
    Analysis,
    Guide,
    PricedStrategy,
    PrintedFigure,
    Protection,
    ReadingEffect,
    Strategy,
)
from queenhigh.money import Currency
from queenhigh.report.blocks import FIGURES, Block, Document, Section, Table, Tone, Words, shown, table
from queenhigh.report.chapters.charts import charted, classes_chart, seen_chart, strategy_chart
from queenhigh.report.numbers import NOT_CERTIFIED, both, decimal, fraction, money, percent
from queenhigh.study.bet import Chart, Choice
from queenhigh.study.entries import entry_labels
from queenhigh.text import plural
from queenhigh.words.findings import action_words, figure_words

_BOXES: Final = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven"}
_MOST_LETTERS: Final = 60
"""Classes of cards that take more are counted in a title, not named."""
_MOST_GUIDES: Final = 20
"""More classes of cards seen than that are too many for a terminal."""
NOT_OF_THE_MIX: Final = "For the Ante alone; the bet that was asked for has best play of its own below."
"""What best play is for, where a mix of bets is priced too."""


def strategy(found: Analysis) -> Section:
    """Best play: the rule, what it costs, how often each action, and simple strategies beside it."""
    best = found.strategy
    if best is None:
        nothing = "This house has no contest with the dealer: there is nothing to decide."
        return Section("Best play", (Words(nothing),), on="page")
    blocks: list[Block] = [Words(NOT_OF_THE_MIX)] if found.mix is not None else []
    blocks += [Words(best.text), Words(f"Best play: {best.text}", on="notebook"), Words(_rule_words(best))]
    blocks += actions(best.actions, best.hands)
    chart = strategy_chart(best)
    blocks += [shown(chart, "everywhere")] if chart else []
    if len(best.guides) > 1:
        blocks += _guides(best.guides)
    blocks.append(_strategies_table(best))
    return Section("Best play", tuple(blocks))


def strategy_document(best: Strategy) -> Document:
    """Best play alone: the rule, what it costs, and its picture."""
    chart = strategy_chart(best)
    blocks = (Words(_rule_words(best)), *([chart] if chart else []), _strategies_table(best))
    told = Section("Best play", tuple(shown(each, "everywhere") for each in blocks))
    return Document("Best play", "", (Words(f"Best play: {best.text}", "title", on="notebook"),), (), (told,))


def chart_document(chart: Chart) -> Document:
    """What a chart does with how many hands, and with which where it plays or folds."""
    counts = Counter(chart.by_hand)
    named = [(_choice_words(choice), counts[place]) for place, choice in enumerate(chart.choices)]
    hands = len(chart.by_hand)
    rows = [(name, f"{count:,}", percent(Fraction(count, hands))) for name, count in named if count]
    blocks: list[Block] = [table("", "Choice|#First hands|#Share", rows, on="notebook")]
    if not any(choice.thrown for choice in chart.choices):
        folded = frozenset(place for place, choice in enumerate(chart.choices) if choice.folds)
        blocks.insert(0, shown(charted(chart.by_hand, folded), "notebook"))
    title = Words(f"{chart.name}: a strategy for {hands:,} first hands", "title", on="notebook")
    return Document(chart.name, "", (title,), (), (Section("", tuple(blocks)),))


def _choice_words(choice: Choice) -> str:
    if choice.folds:
        return "Fold"
    times = f" for {choice.multiple} Antes" if choice.multiple > 1 else ""
    away = f", discarding {' and '.join(('lowest', 'middle', 'highest')[at] for at in choice.thrown)}"
    return f"Play{times}{away if choice.thrown else ''}"


def _rule_words(best: Strategy) -> str:
    """How far the rule is from perfect play."""
    wrong = best.simple.exceptions
    cost = best.simple.cost
    if not wrong:
        return f"The rule is perfect play: it makes a best choice with all of {best.hands:,} first hands."
    return (
        f"The rule makes a best choice with all but {wrong:,} of {best.hands:,} first hands. "
        f"It costs {percent(cost)} of the Ante against perfect play (exactly {fraction(cost)})."
    )


def actions(taken: Mapping[str, int], hands: int) -> tuple[Block, ...]:
    """How many first hands take each action: a table, or a sentence where that is enough."""
    named = {action_words(name): count for name, count in taken.items()}
    rows = [(name, f"{count:,}", percent(Fraction(count, hands))) for name, count in named.items()]
    rows.append(("All", f"{hands:,}", "100%"))
    caption = "Perfect play: how often each action is taken"
    counts = ", ".join(f"{name.lower()} {count:,}" for name, count in named.items())
    return (
        table(caption, "Action|#First hands|#Share", rows, total=True, on="page"),
        Words(f"First hands: {counts} of {hands:,}.", on="terminal"),
    )


def _guides(guides: Sequence[Guide]) -> tuple[Block, ...]:
    """How to play with each class of cards seen; very many belong on a page."""
    table = _guides_table(guides)
    if len(guides) <= _MOST_GUIDES:
        return (table,)
    more = f"The rules for {len(guides)} classes of cards seen stand in the written report."
    return (shown(table, "page"), Words(more, "aside", on="terminal"))


def _guides_table(guides: Sequence[Guide]) -> Table:
    rows = []
    for each in guides:
        how = (each.seen or "nothing", percent(each.share), each.text, f"{each.exceptions:,}")
        rows.append((*how, *both(each.house_edge)))
    columns = "Seen|#How often|Rule|#Hands wrong|#House edge, perfect play|=Exact"
    return table("What to do by what is seen of the dealer's hand; edges are per unit of Ante", columns, rows)


def _strategies_table(best: Strategy) -> Table:
    """The rule and simple strategies, priced."""
    perfect = ("Perfect play.", *both(best.house_edge), "nothing", "0", "")
    rows = [perfect, _strategy_row(best.simple, "The rule above.")]
    rows += [_strategy_row(each, each.text) for each in best.others]
    caption = f"Strategies for the whole bet, per unit of Ante; of {best.hands:,} first hands"
    return table(caption, "Strategy|#House edge|=Exact|#Costs|#Hands wrong|#Hands played", rows)


def _strategy_row(each: PricedStrategy, text: str) -> tuple[str, ...]:
    cost = percent(each.cost) if each.cost else "nothing"
    return (text, *both(each.house_edge), cost, f"{each.exceptions:,}", f"{each.plays:,}")


def protection(found: Analysis) -> Section:
    """What players gain who see what they should not."""
    parts = []
    for each in found.protection:
        tone: Tone = "loud" if each.house_edge < 0 else ""
        blocks: list[Block] = [Words(_protection_words(each), tone), _protection_table(each)]
        chart = classes_chart(each.guides) if each.classes else seen_chart(each.guides)
        blocks += [chart] if chart else []
        blocks += _guides(each.guides) if each.guides else ()
        parts.append(Section(_protection_title(each), tuple(blocks)))
    return Section("Game protection", (), tuple(parts), quiet=True)


def _protection_title(each: Protection) -> str:
    """What is seen, in a few words."""
    if each.what == "shared":
        return f"{_BOXES.get(each.boxes, each.boxes)} boxes share what they hold"
    if each.classes:
        which = " / ".join(one.name for one in each.classes)
        told = which if len(which) <= _MOST_LETTERS else f"one of {len(each.classes)}"
        return f"A player learns the class of {plural(each.cards, 'card')} of the dealer's: {told}"
    return f"A player sees {plural(each.cards, 'card')} of the dealer's"


def _protection_words(each: Protection) -> str:
    """Who has the edge then."""
    if each.house_edge < 0:
        said = f"With best play the PLAYER then has an edge of {percent(-each.house_edge)} of the Ante."
    else:
        said = f"With best play the house still has an edge of {percent(each.house_edge)} of the Ante."
    found = each.sampled
    if found is None:
        return said
    return (
        f"{said} That is an estimate from {found.deals:,} deals drawn by seed {found.seed}, each worked out "
        f"exactly: with {percent(found.confidence, 0)} confidence the gain lies between "
        f"{percent(found.gain_least)} and {percent(found.gain_most)}."
    )


def _protection_table(each: Protection) -> Table:
    """The edge, the gain and what is played."""
    rows = [
        ("House edge, of the Ante", *both(each.house_edge)),
        ("Gain against seeing nothing", *both(each.gain)),
    ]
    if each.hit_frequency is not None and each.standard_deviation is not None:
        rows.append(("Hit frequency", *both(each.hit_frequency)))
        rows.append(("Standard deviation, in Antes", decimal(each.standard_deviation), ""))
    if each.sampled is not None:
        error = Fraction(each.sampled.standard_error)
        rows.append(("Standard error of the gain", percent(error), ""))
    for name, count in each.actions.items():
        words = f"{action_words(name)}: {count:,} of {each.hands:,}"
        rows.append((words, *both(Fraction(count, each.hands))))
    return table(f"{_protection_title(each)}: what it is worth", FIGURES, rows)


def printed(found: Analysis) -> Section:
    """What the document prints, beside ours, and whether they agree."""
    labels = entry_labels(found.house)
    rows = []
    for each in found.printed:
        ours = ("none", "") if each.ours is None else both(each.ours)
        figure = (figure_words(each.figure, labels), each.clause, f"{each.printed_percent}%")
        rows.append((*figure, *ours, _verdict(each, found.house.currency)))
    columns = "Figure|Clause|#Printed|#Ours|=Exact|Verdict"
    told = table("Edges as the document prints them, beside ours", columns, rows)
    return Section("Figures the document prints", (told,) if rows else ())


def _verdict(each: PrintedFigure, currency: Currency) -> str:
    """Whether a printed figure agrees with ours, and at which meter it would."""
    if each.agrees:
        return "✓ agrees"
    if each.meter_minor is not None:
        return f"✗ differs: it holds at a meter of {money(each.meter_minor, currency)}"
    return f"✗ differs: {each.note}" if each.note else "✗ differs"


def readings(found: Analysis) -> tuple[Section, ...]:
    """How the document was read, which a page tells, and what it would be worth to read it otherwise."""
    house = found.house
    rows = []
    for each in house.readings:
        assumed = "assumed: our own number" if each.assumed else ""
        rows.append((house.cite(each.id) or each.id, house.cite(each.clause) or "", each.text, assumed))
    columns = "Reading|Of clause|How it is read here|Assumed"
    read = (table("Where the document is silent or unclear", columns, rows),) if rows else ()
    effects = (_effects_table(found),) if found.readings else ()
    return (
        Section("How the document is read", (*read, *effects), on="page"),
        Section("If the document were read otherwise", effects, on="terminal"),
    )


def _effects_table(found: Analysis) -> Table:
    """The figures that another reading changes, both ways."""
    labels = entry_labels(found.house)
    house = found.house
    rows = []
    for each in found.readings:
        changes: tuple[str, ...] = (_no_figure(each), "", "", "", "")
        if each.entry and each.ours is not None:
            theirs = ("not worked out", "") if each.theirs is None else both(each.theirs)
            changes = (labels.get(each.entry, each.entry), *both(each.ours), *theirs)
        rows.append((house.cite(each.reading) or each.reading, each.otherwise, *changes))
    caption = "What another reading would change: the cost of adding the wager to its bet, per unit of stake"
    costs = "#Cost here|=Exact|#Cost otherwise|=Exact otherwise"
    return table(caption, f"Reading|If it were read otherwise|This changes|{costs}", rows)


def _no_figure(each: ReadingEffect) -> str:
    """What a reading is said to change that has no entry: nothing, as far as that is worked out."""
    if each.ours is None:
        return "not worked out"
    return "no figure that is worked out" if each.unpriced else "no figure"


def method(found: Analysis) -> Section:
    """How the figures came about; a terminal only hears what they are not for."""
    deals = [wager.deals for wager in found.wagers.values()]
    counted = f" The most that one wager was counted over is {max(deals):,} deals." if deals else ""
    drawn = any(each.sampled for each in found.protection)
    but = ", but for what many boxes gain that share what they hold" if drawn else ""
    words = (
        f"Every figure is counted, none is simulated{but}: all deals of one deck of 52 are equally likely, "
        "hands that differ only in suits that no rule tells apart are counted together, and each first hand "
        "is played in whichever way brings its whole bet the most. Payouts are settled by the code that "
        f"settles the table, with its rounding and caps.{counted} {NOT_CERTIFIED}"
    )
    told = (Words(words, on="page"), Words(NOT_CERTIFIED, "foot", on="terminal"))
    return Section("How it was worked out", told, quiet=True)
