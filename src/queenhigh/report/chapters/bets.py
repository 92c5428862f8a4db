"""The sections about money on the table: progressives with their meters, and a bet as a whole."""

from fractions import Fraction

from queenhigh.analysis.results import Analysis, Mix, ProgressiveFigures, WagerFigures
from queenhigh.money import Currency
from queenhigh.report.blocks import FIGURES, Block, Column, Section, Table, Words, exact, number
from queenhigh.report.chapters.charts import meter_chart, mix_chart
from queenhigh.report.chapters.play import actions_table
from queenhigh.report.numbers import decimal, fine_money, fraction, money, percent
from queenhigh.study.labels import entry_labels
from queenhigh.study.request import limit_notes
from queenhigh.text import plural


def progressives(found: Analysis) -> Section | None:
    """Every wager that a meter pays."""
    currency = found.house.currency
    parts = []
    for wager in found.wagers.values():
        meter = wager.progressive
        if meter is None:
            continue
        blocks: list[Block] = [progressive_table(wager, meter, currency)]
        if meter.envy_note:
            blocks.append(Words(f"Envy is not counted: {meter.envy_note}."))
        chart = meter_chart(wager.label, meter, currency)
        if chart is not None:
            blocks.append(chart)
        parts.append(Section(f"{wager.label} and its meter", tuple(blocks)))
    return Section("Progressive", (), tuple(parts)) if parts else None


def progressive_table(wager: WagerFigures, meter: ProgressiveFigures, currency: Currency) -> Table:
    """What the meter has to do with the edge."""
    several = len(meter.meters) > 1
    unit = money(currency.unit_minor, currency)
    rows = [(f"Meter {each.name} holds", money(each.meter_minor, currency), "") for each in meter.meters]
    rows.append(("Fixed awards return", percent(meter.fixed_return), fraction(meter.fixed_return)))
    for each in meter.meters:
        name = f"Meter {each.name}" if several else "The meter"
        paid, per_unit = each.meter_return, each.return_per_meter_unit
        rows.append((f"{name} returns at what it holds", percent(paid), fraction(paid)))
        on = f"meter {each.name}" if several else "the meter"
        rows.append((f"Each {unit} on {on} returns", percent(per_unit, 6), fraction(per_unit)))
    if meter.players > 1 and not meter.envy_note:
        envy = f"Envy returns with {plural(meter.players, 'player')}"
        rows.append((envy, percent(meter.envy_return), fraction(meter.envy_return)))
    at = "these meters" if several else "this meter"
    rows.append((f"House edge at {at}", percent(wager.house_edge), fraction(wager.house_edge)))
    for each in meter.meters:
        even, between = each.break_even_meter_minor, each.rounds_between_hits
        fair = "no meter makes it fair" if even is None else money(even, currency)
        least = "the least for a fair bet"
        if several:
            least = f"the least {each.name} for a fair bet, the others as they stand"
        rows.append((f"Break-even meter: {least}", fair, ""))
        if between is not None:
            rounds = decimal(between, 0 if between.denominator == 1 else 2)
            which = f"meter {each.name}" if several else "the whole meter"
            taken = f"all of {which}" if several else which
            rows.append((f"Rounds between two that take {taken}", rounds, fraction(between)))
    return Table(f"{wager.label}: the meter's part in the edge", FIGURES, tuple(rows))


def mix(found: Analysis) -> Section | None:
    """The bet that was asked for, as a whole."""
    bet = found.mix
    if bet is None:
        return None
    currency = found.house.currency
    intro = "The bet as a whole, played as is best for all of it; each stake as it was asked for."
    blocks: list[Block] = [Words(intro), stakes_table(found, bet), mix_table(bet, currency)]
    blocks.extend(Words(f"{note}.") for note in limit_notes(found.house, bet.stakes_minor))
    if bet.envy_note:
        blocks.append(Words(f"Envy is not counted: {bet.envy_note}."))
    if bet.covariances:
        blocks.append(covariances_table(found, bet))
    if bet.actions:
        blocks.append(actions_table(bet.actions, sum(bet.actions.values())))
    blocks.append(mix_chart(bet, currency))
    return Section("The whole bet", tuple(blocks))


def stakes_table(found: Analysis, bet: Mix) -> Table:
    """What stands on each wager and what it costs on average under this play."""
    labels, currency = entry_labels(found.house), found.house.currency
    unit = currency.unit_minor
    names = {wager.name: wager.label for wager in found.house.wagers}
    costs = {_staked(name, found): (name, lost) for name, lost in bet.edges.items()}
    rows = []
    for wager, stake_minor in bet.stakes_minor.items():
        entry, lost = costs.get(wager, ("", Fraction(0)))
        rows.append(
            (
                labels.get(entry, names.get(wager, wager)),
                money(stake_minor, currency),
                fine_money(lost, currency),
                fraction(lost / unit),
            )
        )
    placed, lost = sum(bet.stakes_minor.values()), bet.expected_loss_minor
    rows.append(("All", money(placed, currency), fine_money(lost, currency), fraction(lost / unit)))
    columns = (
        Column("Wager"),
        number("Stake"),
        number("Average cost"),
        exact(f"Exact, in {currency.code}"),
    )
    return Table("What is placed before the deal, and what it costs", columns, tuple(rows), total=True)


def _staked(entry: str, found: Analysis) -> str:
    """The wager that is staked in an entry."""
    ante = found.house.ante
    return ante.name if ante is not None and entry not in found.house.by_name else entry


def mix_table(bet: Mix, currency: Currency) -> Table:
    """Edge, money at risk, deviation and chances of the whole bet."""
    spread, unit = bet.spread, currency.unit_minor
    variance = spread.variance / unit**2
    rows = [
        ("House edge, of the money placed", percent(bet.house_edge), fraction(bet.house_edge)),
        ("House edge, of all money bet", percent(bet.of_all_money_bet), fraction(bet.of_all_money_bet)),
        *_envy_rows(bet, currency),
        (
            "Money bet in the end, on average",
            fine_money(bet.average_bet_minor, currency),
            fraction(bet.average_bet_minor / unit),
        ),
        ("Most money at risk", money(bet.most_at_risk_minor, currency), ""),
        (f"Variance, in {currency.code} squared", decimal(variance), fraction(variance)),
        (f"Standard deviation, in {currency.code}", decimal(spread.standard_deviation / unit), ""),
        ("Skewness", decimal(spread.skewness), ""),
    ]
    for sign, words in ((1, "Chance to win"), (0, "Chance to come out even"), (-1, "Chance to lose")):
        chance = spread.chance(sign)
        rows.append((words, percent(chance), fraction(chance)))
    rows.append(("Deals counted", f"{spread.deals:,}", ""))
    return Table("Figures of the whole bet", FIGURES, tuple(rows))


def _envy_rows(bet: Mix, currency: Currency) -> list[tuple[str, str, str]]:
    if bet.players < 2 or not bet.envy_minor:
        return []
    words = f"Envy brings with {plural(bet.players, 'player')}, on average; not in what follows"
    return [(words, fine_money(bet.envy_minor, currency), fraction(bet.envy_minor / currency.unit_minor))]


def covariances_table(found: Analysis, bet: Mix) -> Table:
    """How the wagers move together."""
    labels = entry_labels(found.house)
    rows = tuple(
        (
            f"{labels.get(each.one, each.one)} with {labels.get(each.other, each.other)}",
            decimal(each.covariance),
            fraction(each.covariance),
            decimal(each.correlation),
        )
        for each in bet.covariances
    )
    columns = (
        Column("Wagers"),
        number(f"Covariance, in {found.house.currency.code} squared"),
        exact(),
        number("Correlation"),
    )
    return Table("How the wagers move together", columns, rows)
