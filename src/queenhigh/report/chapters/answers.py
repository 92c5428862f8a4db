"""Shorter answers: advice on a hand, and a bet over many rounds."""

from fractions import Fraction
from math import ceil, floor, log10

from queenhigh.analysis.advice import Advice, Worth
from queenhigh.analysis.rounds.risk import Risk
from queenhigh.report.blocks import Cards, Curve, Curves, Document, Level, Table, Words, table
from queenhigh.report.chapters.common import answer, limits, stakes_words
from queenhigh.report.numbers import decimal, fine_money, fraction, money, percent


def advice_document(found: Advice) -> Document:
    """The choices of one hand, best first."""
    house = found.bet.house
    stakes_minor = found.bet.stakes_minor
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
    house = found.house
    stakes_minor = found.mix.stakes_minor
    many = f"{found.run.rounds:,} rounds of {stakes_words(house, stakes_minor.items())}"
    title = Words(f"{house.name}: {many}", "title", on="brief")
    charts = [results_chart(found), *([ruin_chart(found)] if found.ruin is not None else [])]
    return answer(house.name, many, (title,), risk_table(found), *limits(house, stakes_minor), *charts)


def results_chart(found: Risk) -> Curves:
    """Where runs end, from the worst to the best."""
    currency = found.house.currency
    run = found.run
    nets = [
        (float(part), run.percentile(Fraction(part, 100)) / currency.unit_minor) for part in range(1, 100)
    ]
    middle = money(run.percentile(Fraction(1, 2)), currency)
    words = f"From the worst to the best of a hundred runs; half of them end at {middle} or below."
    return Curves(
        f"Where a run of {run.rounds:,} rounds ends", words, "percent of the runs that end there or below",
        f"won or lost, in {currency.code}", curves=(Curve("result", tuple(nets)),),
        levels=(Level(0.0, "even"),), sign=currency.sign, on="drawn",
    )  # fmt: skip


def ruin_chart(found: Risk) -> Curves:
    """The chance of ruin, round by round."""
    assert found.ruin is not None
    points = tuple((float(each.round), each.chance_ruined * 100) for each in found.ruin.by_round)
    words = f"It comes to {percent(found.ruin.chance_ruined)} after {found.run.rounds:,} rounds."
    return Curves(
        "Chance of ruin by then", words, "rounds", "percent", curves=(Curve("ruined", points),),
        levels=(Level(0.0, ""),), on="drawn",
    )  # fmt: skip


def risk_table(found: Risk) -> Table:
    """One bet, many rounds, and a bankroll where there is one."""
    currency = found.house.currency
    run = found.run
    ruin = found.ruin
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
        rows.append((f"{part}% end at or below", money(net, currency)))
    if ruin is not None and found.bankroll_minor is not None:
        bankroll = money(found.bankroll_minor, currency)
        rows.append((f"Chance of ruin with {bankroll}", percent(ruin.chance_ruined)))
        if found.goal_minor is not None:
            rows.append((f"Chance to reach {money(found.goal_minor, currency)}", percent(ruin.chance_goal)))
        rows += [
            ("Chance to be still playing", percent(ruin.chance_still_playing)),
            ("Rounds played on average", decimal(ruin.expected_rounds, 1)),
            ("Largest loss of one round", money(found.mix.most_at_risk_minor, currency)),
            ("Accuracy of ruin and goal", f"within {bound(ruin.error)}"),
        ]
    sure = "exact" if run.exact else f"within {bound(run.error)}"
    rows.append(("Accuracy of results over the rounds", sure))
    return table("", "Figure|#Value", rows, on="everywhere")


def bound(error: float) -> str:
    """A proven bound in one figure, rounded up, so that what is printed is proven too."""
    size = floor(log10(error))
    lead = ceil(Fraction(error) / Fraction(10) ** size)
    return f"{lead}e{size:+03d}" if lead < 10 else f"1e{size + 1:+03d}"
