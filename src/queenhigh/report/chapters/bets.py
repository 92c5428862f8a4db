"""The sections about money on the table: progressives with their meters, and a bet as a whole."""

from fractions import Fraction

from queenhigh.analysis.results import Analysis, Mix, ProgressiveFigures, WagerFigures
from queenhigh.money import Currency
from queenhigh.report.blocks import FIGURES, Block, Section, Table, Words, shown, table
from queenhigh.report.chapters.charts import meter_chart, mix_chart
from queenhigh.report.chapters.common import limits
from queenhigh.report.chapters.play import actions
from queenhigh.report.numbers import both, decimal, fine_money, fraction, money
from queenhigh.study.entries import entries, entry_labels
from queenhigh.text import plural


def progressives(found: Analysis) -> Section:
    """Every wager that a meter pays."""
    currency = found.house.currency
    parts = []
    for wager in found.wagers.values():
        meter = wager.progressive
        if meter is None:
            continue
        blocks: list[Block] = [progressive_table(wager, meter, currency)]
        blocks += _uncounted(meter.envy_note)
        chart = meter_chart(wager.label, meter, currency)
        blocks += [shown(chart, "drawn")] if chart else []
        parts.append(Section(f"{wager.label} and its meter", tuple(blocks)))
    return Section("Progressive", (), tuple(parts), quiet=True)


def _uncounted(envy_note: str) -> tuple[Words, ...]:
    return (Words(f"Envy is not counted: {envy_note}.", "note"),) if envy_note else ()


def progressive_table(wager: WagerFigures, meter: ProgressiveFigures, currency: Currency) -> Table:
    """What the meter has to do with the edge."""
    several = len(meter.meters) > 1
    unit = money(currency.unit_minor, currency)
    rows = [(f"Meter {each.name} holds", money(each.meter_minor, currency), "") for each in meter.meters]
    rows.append(("Returned by fixed awards", *both(meter.fixed_return)))
    for each in meter.meters:
        name = f"meter {each.name}" if several else "the meter"
        rows.append((f"Returned by {name} at what it holds", *both(each.meter_return)))
        rows.append((f"Returned by each {unit} on {name}", *both(each.return_per_meter_unit, 6)))
    if meter.players > 1 and not meter.envy_note:
        rows.append((f"Returned by Envy with {plural(meter.players, 'player')}", *both(meter.envy_return)))
    at = "these meters" if several else "this meter"
    rows.append((f"House edge at {at}", *both(wager.house_edge)))
    for each in meter.meters:
        even = each.break_even_meter_minor
        between = each.rounds_between_hits
        fair = "no meter makes it fair" if even is None else money(even, currency)
        least = "the least for a fair bet"
        jackpots = "jackpots"
        if several:
            least = f"the least {each.name} for a fair bet, the others as they stand"
            jackpots = f"jackpots of meter {each.name}"
        rows.append((f"Break-even meter: {least}", fair, ""))
        if between is not None:
            rounds = decimal(between, 0 if between.denominator == 1 else 2)
            rows.append((f"Rounds between {jackpots}, on average (one box)", rounds, fraction(between)))
    return table(f"{wager.label}: the meter's part in the edge", FIGURES, rows)


def mix(found: Analysis) -> Section:
    """The bet that was asked for, as a whole."""
    bet = found.mix
    if bet is None:
        return Section("The whole bet", ())
    currency = found.house.currency
    intro = "The bet as a whole, at the stakes asked for, with the play that is best for all of it."
    blocks: list[Block] = [Words(intro, on="page"), stakes_table(found, bet), mix_table(bet, currency)]
    blocks += [*limits(found.house, bet.stakes_minor), *_uncounted(bet.envy_note)]
    if bet.covariances:
        blocks.append(covariances_table(found, bet))
    if bet.actions:
        blocks += actions(bet.actions, sum(bet.actions.values()))
    blocks.append(shown(mix_chart(bet, currency), "drawn"))
    return Section("The whole bet", tuple(blocks))


def stakes_table(found: Analysis, bet: Mix) -> Table:
    """What stands on each wager and what it costs on average under this play."""
    currency = found.house.currency
    staked = {entry.wager.name: entry for entry in entries(found.house)}
    rows: list[tuple[str, int, Fraction | None]] = []
    for name, stake_minor in bet.stakes_minor.items():
        rows.append((staked[name].label, stake_minor, bet.edges.get(staked[name].name, Fraction(0))))
        rows += [
            (f"with it: {each.label}", each.stake_beside(stake_minor), None)
            for each in found.house.followers[name]
        ]
    rows.append(("All", sum(stake_minor for _, stake_minor, _ in rows), bet.expected_loss_minor))
    told = ((name, money(stake_minor, currency), *_lost(lost, currency)) for name, stake_minor, lost in rows)
    columns = f"Wager|#Stake|#Average cost|=Exact, in {currency.code}"
    return table("What is placed before the deal, and what it costs", columns, told, total=True)


def _lost(lost: Fraction | None, currency: Currency) -> tuple[str, str]:
    """What a wager costs; nothing is said of one whose cost is in that of another."""
    return ("", "") if lost is None else (fine_money(lost, currency), fraction(lost / currency.unit_minor))


def mix_table(bet: Mix, currency: Currency) -> Table:
    """Edge, money at risk, deviation and chances of the whole bet."""
    spread = bet.spread
    unit = currency.unit_minor
    average = bet.average_bet_minor
    variance = spread.variance / unit**2
    rows = [
        ("House edge, of the money placed", *both(bet.house_edge)),
        ("House edge, of all money bet", *both(bet.of_all_money_bet)),
        *_envy_rows(bet, currency),
        ("Money bet in the end, on average", fine_money(average, currency), fraction(average / unit)),
        ("Most money at risk", money(bet.most_at_risk_minor, currency), ""),
        (f"Variance, in {currency.code} squared", decimal(variance), fraction(variance)),
        (f"Standard deviation, in {currency.code}", decimal(spread.standard_deviation / unit), ""),
        ("Skewness", decimal(spread.skewness), ""),
    ]
    for sign, words in ((1, "Chance to win"), (0, "Chance to come out even"), (-1, "Chance to lose")):
        rows.append((words, *both(spread.chance(sign))))
    rows.append(("Deals counted", f"{spread.deals:,}", ""))
    return table("Figures of the whole bet", FIGURES, rows)


def _envy_rows(bet: Mix, currency: Currency) -> list[tuple[str, str, str]]:
    if bet.players < 2 or not bet.envy_minor:
        return []
    words = f"Envy brings with {plural(bet.players, 'player')}, on average; not in what follows"
    return [(words, fine_money(bet.envy_minor, currency), fraction(bet.envy_minor / currency.unit_minor))]


def covariances_table(found: Analysis, bet: Mix) -> Table:
    """How the wagers move together."""
    labels = entry_labels(found.house)
    rows = []
    for each in bet.covariances:
        pair = f"{labels[each.one]} with {labels[each.other]}"
        moves = each.covariance
        rows.append((pair, decimal(moves), fraction(moves), decimal(each.correlation)))
    columns = f"Wagers|#Covariance, in {found.house.currency.code} squared|=Exact|#Correlation"
    return table("How the wagers move together", columns, rows)
