"""A bet over many rounds: where it may lead, and whether a bankroll outlasts it."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.request import CHECKS, AnalysisError, bet_of
from queenhigh.analysis.results import Mix
from queenhigh.analysis.rounds.rounds import Run, RunError, after_rounds
from queenhigh.analysis.rounds.ruin import Ruin, RuinError, RuinTooLargeError, ruin
from queenhigh.money import show_amount
from queenhigh.rules import HouseLike
from queenhigh.rules.records import House
from queenhigh.study.bet import UnpricedError
from queenhigh.study.result import Result, Tell

PERCENTILES: Final = (1, 5, 25, 50, 75, 95, 99)


class Risk(Result, frozen=True):
    """One bet, one round and many of it."""

    house: House
    mix: Mix
    run: Run
    bankroll_minor: int | None
    goal_minor: int | None
    ruin: Ruin | None

    @property
    def percentiles_minor(self) -> dict[int, int]:
        """The least net such that so many runs of a hundred net it or less."""
        return {part: self.run.percentile(Fraction(part, 100)) for part in PERCENTILES}

    def __repr__(self) -> str:
        return f"Risk({self.house!r}, {self.mix.stakes_minor}, {self.run!r}, ruin={self.ruin is not None})"


def risk(
    house: HouseLike,
    stakes_minor: Mapping[str, int],
    rounds: int,
    *,
    bankroll_minor: int | None = None,
    goal_minor: int | None = None,
    meters_minor: Mapping[str, int] | None = None,
    progress: Tell | None = None,
) -> Risk:
    """The same bet, played as is best, round after round; with a bankroll until it is gone, or the goal met.

    Raises `AnalysisError` for a bet that the house would refuse, or a bankroll or goal that makes no sense.
    """
    rules = CHECKS.house(house)
    times = CHECKS.whole("rounds", rounds)
    bankroll = None if bankroll_minor is None else CHECKS.whole_minor("bankroll", bankroll_minor)
    goal = None if goal_minor is None else CHECKS.whole_minor("goal", goal_minor)
    if goal is not None and bankroll is None:
        raise AnalysisError("goal", "a goal needs a bankroll to start from")
    if not CHECKS.amounts("bet", stakes_minor):
        raise AnalysisError("bet", "nothing is staked: say what, as in {'ante': 500}")
    try:
        mixed = mix(bet_of(rules, stakes_minor, meters_minor), progress)
    except UnpricedError as error:
        raise AnalysisError("bet", str(error)) from None
    try:
        run = after_rounds(mixed.spread, times)
    except RunError as error:
        raise AnalysisError("rounds", str(error)) from None
    found = None
    if bankroll is not None:
        _check_bankroll(rules, mixed, bankroll, goal)
        try:
            found = ruin(mixed.spread, times, bankroll, goal, mixed.most_at_risk_minor)
        except RuinError as error:
            option = "work" if isinstance(error, RuinTooLargeError) else "bankroll"
            raise AnalysisError(option, str(error)) from None
    return Risk(rules, mixed, run, bankroll, goal, found)


def _check_bankroll(house: House, mixed: Mix, bankroll_minor: int, goal_minor: int | None) -> None:
    bankroll, cost, goal = (
        show_amount(minor or 0, house.currency)
        for minor in (bankroll_minor, mixed.most_at_risk_minor, goal_minor)
    )
    if bankroll_minor < mixed.most_at_risk_minor:
        said = f"a bankroll of {bankroll} does not cover one round, which may cost {cost}"
        raise AnalysisError("bankroll", said)
    if goal_minor is not None and goal_minor <= bankroll_minor:
        raise AnalysisError("goal", f"a goal of {goal} is not above the bankroll of {bankroll}")
