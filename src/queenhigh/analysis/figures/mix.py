"""A bet on several wagers at once: its distribution, its variance with covariances, what each part costs."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

from queenhigh.analysis.figures.envy import envy_of
from queenhigh.analysis.playing.strategy import actions
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.results import Covariance, Mix
from queenhigh.study.bet import Bet, most_at_risk
from queenhigh.study.entries import entries
from queenhigh.study.result import Tell
from queenhigh.study.spread import Spread, root


def mix(bet: Bet, progress: Tell | None = None) -> Mix:
    """The mix of a bet, played as is best for the whole of it; Envy counts on average, not in the spread."""
    whole = study(bet, progress=progress)
    tally = whole.tally(best)
    envies, note = envy_of(whole, tally)
    envy_minor = sum(envies.values(), Fraction(0))
    mine = [entry for entry in entries(bet.house) if bet.stakes_minor.get(entry.wager.name)]
    counts: Counter[int] = Counter()
    parts: Counter[tuple[int, ...]] = Counter()
    staked = 0
    for happening, count in tally.counts.items():
        nets = tuple(tally.net(happening, entry.wagers) for entry in mine)
        parts[nets] += count
        counts[sum(nets)] += count
        staked += tally.staked(happening, bet.wagers) * count
    spread = Spread(dict(sorted(counts.items())))
    average = Fraction(staked, spread.deals)
    names = [entry.name for entry in mine]
    means = [
        Fraction(sum(nets[at] * count for nets, count in parts.items()), spread.deals)
        for at in range(len(mine))
    ]
    return Mix(
        stakes_minor=dict(bet.stakes_minor),
        house_edge=-(spread.mean + envy_minor) / bet.placed_minor,
        of_all_money_bet=-(spread.mean + envy_minor) / average,
        average_bet_minor=average,
        most_at_risk_minor=most_at_risk(bet, (each.multiple for each in tally.counts)),
        spread=spread,
        covariances=_covariances(parts, names, means, spread.deals, bet.house.currency.unit_minor),
        edges={
            entry.name: -mean - envies.get(entry.wager.name, Fraction(0))
            for entry, mean in zip(mine, means, strict=True)
        },
        actions=actions(whole, best) if bet.ante_minor else {},
        players=bet.players,
        envy_minor=envy_minor,
        envy_note=note,
    )


def _covariances(
    parts: Counter[tuple[int, ...]], names: list[str], means: list[Fraction], deals: int, unit_minor: int
) -> tuple[Covariance, ...]:
    def moment(one: int, other: int) -> Fraction:
        total = sum(nets[one] * nets[other] * count for nets, count in parts.items())
        return Fraction(total, deals) - means[one] * means[other]

    variances = [moment(at, at) for at in range(len(names))]
    found = []
    for one, other in combinations(range(len(names)), 2):
        shared = moment(one, other)
        spread = variances[one] * variances[other]
        together = float(shared) / root(spread) if spread else 0.0
        found.append(Covariance(names[one], names[other], shared / unit_minor**2, together))
    return tuple(found)
