"""Shorter answers: a price beside the old one, advice on a hand, a bet over many rounds, one wager."""

from fractions import Fraction
from math import ceil, floor, log10

from msgspec.structs import replace

from queenhigh.analysis.advice import Advice, Worth
from queenhigh.analysis.figures.price import Price
from queenhigh.analysis.results import WagerFigures
from queenhigh.analysis.rounds.risk import Risk
from queenhigh.money import Currency
from queenhigh.report.blocks import Block, Cards, Document, Section, Table, Words, table
from queenhigh.report.chapters.common import answer, limits, stakes_words
from queenhigh.report.numbers import decimal, fine_money, fraction, money, percent, signed_percent
from queenhigh.study.labels import row_title
from queenhigh.words.rules_card import award_words

CHANGED = "◀ changed"


def price_document(found: Price) -> Document:
    """A wager before and after, changed rows marked."""
    house, label, edge = found.house, found.wager.label, found.new.house_edge
    alerts = []
    if edge < 0:
        loud = f"This favours the player: {found.new.label}, by {percent(-edge)} of the stake"
        before = "It did before as well." if found.old.house_edge < 0 else "It did not before."
        alerts.append(Section(loud, (Words(before),)))
    blocks: list[Block] = [
        Words(price_words(found), on="everywhere"),
        price_rows(found),
        price_figures(found),
    ]
    if found.new.stake_matters:
        stake = money(found.new.stake_minor, house.currency)
        blocks.append(Words(f"On a stake of {stake}; another stake may give another edge.", "aside"))
    title = Words(f"{house.name}: {label}", "title", on="brief")
    told = Section("Old beside new", tuple(blocks), quiet=True)
    return Document(house.name, f"{label}, priced anew", (title,), tuple(alerts), (told,))


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


def price_rows(found: Price) -> Table:
    """The pay table, old beside new, changed rows marked."""
    house, wager = found.house, found.wager
    rows = []
    for place, row in enumerate(wager.rows):
        old, new = found.changed.get(row.name, (row.award, row.award))
        after = ("the same", "") if old == new else (award_words(house, replace(row, award=new)), CHANGED)
        rows.append((row_title(row, wager.rows[:place]), award_words(house, row), *after))
    return table(f"{wager.label}: what it pays", "Hand|#Old|#New|", rows, on="everywhere")


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
    columns = "Figure|=Old|=New|=Change"
    return table(f"{new.label}: per unit of stake, under best play", columns, rows, on="everywhere")


def _percents(name: str, old: Fraction, new: Fraction) -> tuple[str, ...]:
    return (name, percent(old), percent(new), signed_percent(new - old))


def _decimals(name: str, old: float, new: float) -> tuple[str, ...]:
    change = new - old
    return (name, decimal(old), decimal(new), f"{'+' if change > 0 else ''}{decimal(change)}")


def _meters(old: WagerFigures, new: WagerFigures, currency: Currency) -> list[tuple[str, ...]]:
    before, after = old.progressive, new.progressive
    if before is None or after is None:
        return []
    even = (before.break_even_meter_minor, after.break_even_meter_minor)
    fair = ("none" if each is None else money(each, currency) for each in even)
    fixed = _percents("Fixed awards return", before.fixed_return, after.fixed_return)
    return [fixed, ("Break-even meter", *fair, "")]


def advice_document(found: Advice) -> Document:
    """The choices of one hand, best first."""
    house, stakes_minor = found.bet.house, found.bet.stakes_minor
    among = f", {found.bet.players} players" if found.bet.players > 1 else ""
    words = f"{house.name}, {stakes_words(house, stakes_minor.items())}{among}"
    hand = " ".join(card.symbol for card in found.hand)
    return answer(
        house.name,
        "Advice on a hand",
        (Words(f"{house.name}: {hand}", "title", on="notebook"), Cards(found.hand, words)),
        Words(f"Best: {choice_words(found.best)}", "good"),
        advice_table(found),
        *limits(house, stakes_minor),
    )


def advice_table(found: Advice) -> Table:
    """Every choice, best first."""
    rows = []
    for each in found.actions:
        cost = (decimal(each.cost), fraction(each.cost)) if each.cost else ("best", "")
        rows.append((choice_words(each), decimal(each.value), fraction(each.value), *cost))
    columns = "Choice|#Worth|=Exact|#Costs|=Exactly"
    return table("What each choice is worth on average, in Antes", columns, rows, on="everywhere")


def choice_words(each: Worth) -> str:
    """A choice as a player says it, cards with their suits drawn."""
    if not each.discards:
        return each.action.capitalize()
    discards = " and ".join(card.symbol for card in each.discards)
    times = each.action.rsplit(" ", 1)[1] if each.action.endswith("x") else ""
    return f"Draw, discarding {discards}{f', Play {times}' if times else ''}"


def risk_document(found: Risk) -> Document:
    """One bet over many rounds."""
    house, stakes_minor = found.house, found.mix.stakes_minor
    many = f"{found.run.rounds:,} rounds of {stakes_words(house, stakes_minor.items())}"
    title = Words(f"{house.name}: {many}", "title", on="brief")
    return answer(house.name, many, (title,), risk_table(found), *limits(house, stakes_minor))


def risk_table(found: Risk) -> Table:
    """One bet, many rounds, and a bankroll where there is one."""
    currency, run, ruin = found.house.currency, found.run, found.ruin
    favours = ": this favours the PLAYER" if found.mix.house_edge < 0 else ""
    rows = [
        ("House edge, of the money placed", f"{percent(found.mix.house_edge)}{favours}"),
        ("Net on average", fine_money(run.mean, currency)),
        ("Standard deviation", fine_money(Fraction(run.standard_deviation), currency)),
        ("Chance to be ahead", percent(run.chance_ahead)),
        ("Chance to be even", percent(run.chance_even)),
        ("Chance to be behind", percent(run.chance_behind)),
    ]
    for part, net in found.percentiles_minor.items():
        rows.append((f"{part}% of the time no more than", money(net, currency)))
    if ruin is not None and found.bankroll_minor is not None:
        bankroll = money(found.bankroll_minor, currency)
        rows.append((f"Chance of ruin with {bankroll}", percent(ruin.chance_ruined)))
        if found.goal_minor is not None:
            rows.append((f"Chance to reach {money(found.goal_minor, currency)}", percent(ruin.chance_goal)))
        rows += [
            ("Chance to be still playing", percent(ruin.chance_still_playing)),
            ("Rounds played on average", decimal(ruin.expected_rounds, 1)),
            ("A round may cost", money(found.mix.most_at_risk_minor, currency)),
            ("Chances of ruin and goal are right to", bound(ruin.error)),
        ]
    sure = "nothing: they are exact" if run.exact else bound(run.error)
    rows.append(("Chances of the rounds are right to", sure))
    return table("", "Figure|#Value", rows, on="everywhere")


def bound(error: float) -> str:
    """A proven bound in one figure, rounded up, so that what is printed is proven too."""
    size = floor(log10(error))
    lead = ceil(Fraction(error) / Fraction(10) ** size)
    return f"{lead}e{size:+03d}" if lead < 10 else f"1e{size + 1:+03d}"
