"""Shorter answers as tables: a price beside the old one, advice on a hand, a bet over many rounds."""

from fractions import Fraction
from math import ceil, floor, log10

from msgspec.structs import replace

from queenhigh.analysis.advice import Advice, Worth
from queenhigh.analysis.figures.price import Price
from queenhigh.analysis.results import WagerFigures
from queenhigh.analysis.rounds.risk import PERCENTILES, Risk
from queenhigh.money import Currency
from queenhigh.report.blocks import Column, Table, exact, number
from queenhigh.report.numbers import decimal, fine_money, fraction, money, percent, signed_percent
from queenhigh.study.labels import row_title
from queenhigh.words.rules_card import award_words

CHANGED = "◀ changed"


def price_words(found: Price) -> str:
    """What the change does, in a sentence."""
    edge, change = found.new.house_edge, found.change
    if not change:
        return f"The edge of {found.new.label} stays at {percent(edge)}."
    verb = "rises" if change > 0 else "falls"
    return (
        f"The house's edge on {found.new.label} {verb} by {percent(abs(change))} of the stake, from "
        f"{percent(found.old.house_edge)} to {percent(edge)}."
    )


def price_warning(found: Price) -> str:
    """What must be said loudly of the new price, if anything."""
    edge = found.new.house_edge
    if edge >= 0:
        return ""
    before = "It did before as well." if found.old.house_edge < 0 else "It did not before."
    return f"This favours the player: {found.new.label}, by {percent(-edge)} of the stake. {before}"


def price_rows(found: Price) -> Table:
    """The pay table, old beside new, changed rows marked."""
    house, wager = found.house, found.wager
    rows = []
    for place, row in enumerate(wager.rows):
        old, new = found.changed.get(row.name, (row.award, row.award))
        changed = old != new
        after = award_words(house, replace(row, award=new)) if changed else "the same"
        cells = (award_words(house, row), after)
        rows.append((row_title(row, wager.rows[:place]), *cells, CHANGED if changed else ""))
    columns = (Column("Hand"), number("Old"), number("New"), Column(""))
    return Table(f"{wager.label}: what it pays", columns, tuple(rows))


def price_figures(found: Price) -> Table:
    """The figures, old beside new."""
    old, new = found.old, found.new
    rows = [
        _percents("House edge", old.house_edge, new.house_edge),
        ("exactly", *(fraction(each) for each in (old.house_edge, new.house_edge, found.change))),
    ]
    risks = (old.element_of_risk, new.element_of_risk)
    if risks[0] is not None and risks[1] is not None:
        rows.append(_percents("Element of risk", risks[0], risks[1]))
    rows.append(_percents("Hit frequency", old.hit_frequency, new.hit_frequency))
    rows.append(_decimals("Standard deviation", old.standard_deviation, new.standard_deviation))
    rows.append(_decimals("Skewness", old.skewness, new.skewness))
    rows.extend(_meters(old, new, found.house.currency))
    columns = (Column("Figure"), exact("Old"), exact("New"), exact("Change"))
    return Table(f"{new.label}: per unit of stake, under best play", columns, tuple(rows))


def _percents(name: str, old: Fraction, new: Fraction) -> tuple[str, ...]:
    return (name, percent(old), percent(new), signed_percent(new - old))


def _decimals(name: str, old: float, new: float) -> tuple[str, ...]:
    change = new - old
    return (name, decimal(old), decimal(new), f"{'+' if change > 0 else ''}{decimal(change)}")


def _meters(old: WagerFigures, new: WagerFigures, currency: Currency) -> list[tuple[str, ...]]:
    before, after = old.progressive, new.progressive
    if before is None or after is None:
        return []
    fair = [
        "none" if each.break_even_meter_minor is None else money(each.break_even_meter_minor, currency)
        for each in (before, after)
    ]
    return [
        _percents("Fixed awards return", before.fixed_return, after.fixed_return),
        ("Break-even meter", *fair, ""),
    ]


def advice_table(found: Advice) -> Table:
    """Every choice, best first."""
    rows = tuple(
        (
            choice_words(each),
            decimal(each.value),
            fraction(each.value),
            decimal(each.cost) if each.cost else "best",
            fraction(each.cost) if each.cost else "",
        )
        for each in found.actions
    )
    columns = (
        Column("Choice"),
        number("Worth"),
        exact(),
        number("Costs"),
        exact("Exactly"),
    )
    return Table("What each choice is worth on average, in Antes", columns, rows)


def choice_words(each: Worth) -> str:
    """A choice as a player says it, cards with their suits drawn."""
    if not each.discards:
        return each.action.capitalize()
    thrown = " and ".join(card.symbol for card in each.discards)
    times = each.action.rsplit(" ", 1)[1] if each.action.endswith("x") else ""
    return f"Draw, throwing away {thrown}{f', Play {times}' if times else ''}"


def risk_title(found: Risk) -> str:
    """What is played, and for how long."""
    currency = found.house.currency
    stakes = ", ".join(
        f"{found.house.by_name[name].label} {money(stake, currency)}"
        for name, stake in found.mix.stakes_minor.items()
    )
    return f"{found.house.name}: {found.run.rounds:,} rounds of {stakes}"


def risk_table(found: Risk) -> Table:
    """One bet, many rounds, and a bankroll where there is one."""
    currency, run, ruin = found.house.currency, found.run, found.ruin
    favours = ": this favours the PLAYER" if found.mix.house_edge < 0 else ""
    rows = [
        ("House edge, of the money placed", f"{percent(found.mix.house_edge)}{favours}"),
        ("Net on average", fine_money(run.mean, currency)),
        ("Standard deviation", fine_money(Fraction(run.standard_deviation), currency)),
        ("Chance to be ahead", _chance(run.chance_ahead)),
        ("Chance to be even", _chance(run.chance_even)),
        ("Chance to be behind", _chance(run.chance_behind)),
    ]
    for part in PERCENTILES:
        at_most = money(run.percentile(Fraction(part, 100)), currency)
        rows.append((f"{part}% of the time no more than", at_most))
    if ruin is not None and found.bankroll_minor is not None:
        bankroll = money(found.bankroll_minor, currency)
        rows.append((f"Chance of ruin with {bankroll}", _chance(ruin.chance_ruined)))
        if found.goal_minor is not None:
            rows.append((f"Chance to reach {money(found.goal_minor, currency)}", _chance(ruin.chance_goal)))
        rows.append(("Chance to be still playing", _chance(ruin.chance_still_playing)))
        rows.append(("Rounds played on average", decimal(ruin.expected_rounds, 1)))
        rows.append(("A round may cost", money(found.mix.most_at_risk_minor, currency)))
        rows.append(("Chances of ruin and goal are right to", bound(ruin.error)))
    sure = "nothing: they are exact" if run.exact else bound(run.error)
    rows.append(("Chances of the rounds are right to", sure))
    return Table("", (Column("Figure"), number("Value")), tuple(rows))


def bound(error: float) -> str:
    """A proven bound in one figure, rounded up, so that what is printed is proven too."""
    size = floor(log10(error))
    lead = ceil(Fraction(error) / Fraction(10) ** size)
    return f"{lead}e{size:+03d}" if lead < 10 else f"1e{size + 1:+03d}"


def _chance(chance: float) -> str:
    return percent(Fraction(chance))
