"""A bet over many rounds: where it may lead, and whether a bankroll outlasts it."""

from fractions import Fraction
from typing import Final

from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.request import CHECKS, AnalysisError, bet_of
from queenhigh.analysis.results import Mix
from queenhigh.analysis.rounds.rounds import Run, RunError, after_rounds
from queenhigh.analysis.rounds.ruin import Ruin, RuinError, RuinTooLargeError, ruin
from queenhigh.money import AmountLike, refuse_minor, show_amount
from queenhigh.rules import HouseLike
from queenhigh.rules.records import House
from queenhigh.study.bet import UnpricedError
from queenhigh.study.request import Amounts
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


@refuse_minor
def risk(
    house: HouseLike,
    *,
    stakes: Amounts,
    rounds: int,
    bankroll: AmountLike | None = None,
    goal: AmountLike | None = None,
    meters: Amounts | None = None,
    progress: Tell | None = None,
) -> Risk:
    """Return where a bet leads over many rounds of best play.

    With a bankroll, play ends when it is gone or the goal is met. Amounts are in whole units.

    Raises `AnalysisError` for a bet that the house would refuse, or a bankroll or goal that makes no sense.
    """
    rules = CHECKS.house(house)
    times = CHECKS.whole("rounds", rounds)
    bankroll_minor = None if bankroll is None else CHECKS.amount("bankroll", bankroll, rules)
    goal_minor = None if goal is None else CHECKS.amount("goal", goal, rules)
    if goal_minor is not None and bankroll_minor is None:
        raise AnalysisError("goal", "a goal needs a bankroll to start from")
    stakes_minor = CHECKS.amounts("bet", stakes, rules)
    if not stakes_minor:
        raise AnalysisError("bet", "nothing is staked: say what, as in {'ante': 10}")
    try:
        mixed = mix(bet_of(rules, stakes_minor, CHECKS.amounts("meter", meters, rules)), progress)
    except UnpricedError as error:
        raise AnalysisError("bet", str(error)) from None
    try:
        run = after_rounds(mixed.spread, times)
    except RunError as error:
        raise AnalysisError("rounds", str(error)) from None
    found = None
    if bankroll_minor is not None:
        _check_bankroll(rules, mixed, bankroll_minor, goal_minor)
        try:
            found = ruin(mixed.spread, times, bankroll_minor, goal_minor, mixed.most_at_risk_minor)
        except RuinError as error:
            option = "work" if isinstance(error, RuinTooLargeError) else "bankroll"
            raise AnalysisError(option, str(error)) from None
    return Risk(rules, mixed, run, bankroll_minor, goal_minor, found)


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
