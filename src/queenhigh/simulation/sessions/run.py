"""Sessions: many players with a bankroll each, who play until it is gone, a limit is reached or time is up.

Player `p` of sessions of `R` rounds plays rounds ``p * R`` to ``p * R + R - 1`` of the seed's stream, alone
at the table; so the result is the same however the players are cut into pieces. They leave after a round if

1. they are *ruined*: their bankroll does not cover the most that one more round may cost,
2. they have lost their *stop-loss*, or more,
3. they have their *goal*, or more.

The first of these that applies is told, be it after their last round; else their session ends with *rounds
played*. The meter of a progressive stands still at what it holds: nobody feeds it or empties it for another.

`tests/simulation/sessions/test_sessions.py` walks the same players round by round through settlement.
"""

from collections.abc import Iterator
from concurrent.futures import Executor
from fractions import Fraction
from functools import partial
from math import ceil
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.rounds.rounds import RunError
from queenhigh.analysis.rounds.ruin import RuinError, RuinTooLargeError, ruin
from queenhigh.money import AMOUNT_LIMIT_MINOR, AmountLike, refuse_minor, show_amount
from queenhigh.rules import House, HouseLike
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.fast import has_numba
from queenhigh.simulation.dealing.prepare import limit_notes, only_one, plan_of
from queenhigh.simulation.dealing.stream import ROUNDS_LIMIT
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.edges.exact import enough_bets
from queenhigh.simulation.edges.measure import plan_notes
from queenhigh.simulation.planning.plan import BEST, CHECKS, Plan, SimulationError, StrategyLike
from queenhigh.simulation.running.gather import gather, patient
from queenhigh.simulation.running.notebook import watched
from queenhigh.simulation.running.pieces import Piece, cut
from queenhigh.simulation.running.pools import Pool
from queenhigh.simulation.sessions.results import (
    ENDINGS,
    ENOUGH,
    PERCENTILES,
    ROUNDS_PLAYED,
    RUINED,
    ExactSession,
    Fan,
    Players,
    Sessions,
    Share,
    histogram_of,
)
from queenhigh.simulation.sessions.walk import Halt, Ladders, Terms, Walked, walk, warm
from queenhigh.study.bet import UnpricedError, most_at_risk
from queenhigh.study.entries import entries, unit_bet
from queenhigh.study.request import Amounts
from queenhigh.study.result import Progress, Watch
from queenhigh.study.spread import summary_of

Notes = tuple[str, ...]
MOST_PLAYERS: Final = 1_000_000
MOST_ROUNDS: Final = 1_000_000_000
"""Rounds of one session, at most: keeps bankrolls inside 64 bits."""
COSTS: Final = 50
"""A bankroll that nobody names covers so many rounds at the most they may cost."""
_TOGETHER: Final = 1 << 13
"""Players in one piece, at most."""
WORTH_COMPILING: Final = 1 << 24
"""Rounds from which loading the compiled kernels pays."""
_EXACT_WORK: Final = 6_000_000_000
"""Products that the exact figures may take: some seconds at most."""
_LITTLE: Final = Fraction(1, 20)
"""The share of a round's variance that nets which come too seldom may carry."""


@refuse_minor
def sessions(
    house: HouseLike,
    *,
    players: int,
    rounds: int,
    stakes: Amounts | None = None,
    bankroll: AmountLike | None = None,
    stop_loss: AmountLike | None = None,
    goal: AmountLike | None = None,
    strategy: StrategyLike = BEST,
    meters: Amounts | None = None,
    seed: int = 0,
    pool: Pool | Executor | None = None,
    watch: Watch | None = None,
) -> Sessions:
    """Let so many players play a session each; raises `SimulationError` for what cannot be.

    Without stakes each bets one Ante at its least; without a bankroll they bring 50 times the most that a
    round may cost. The same seed gives the same result, whatever it runs on. An interrupt ends the run early:
    the result then tells of the players up to there, exactly as if no more had been asked for.

    >>> found = sessions("prime", players=500, rounds=100, bankroll=100, seed=7)
    >>> sum(each.count for each in found.endings.values()), abs(found.z["down"]) < 4
    (500, True)
    """
    house = CHECKS.house(house)
    only_one(stakes, "bet")
    only_one(strategy, "strategy")
    players = CHECKS.up_to("players", players, MOST_PLAYERS)
    rounds = CHECKS.up_to("rounds", rounds, MOST_ROUNDS)
    seed = CHECKS.whole("seed", seed)
    if players * rounds > ROUNDS_LIMIT:
        many = f"{players:,} players with {rounds:,} rounds"
        raise SimulationError("rounds", f"{many}: 2**48 is the most in all")
    stakes_minor = CHECKS.amounts("bet", stakes, house)
    if stakes is None:
        stakes_minor = unit_bet(house, entries(house)[0], {}).stakes_minor
    meters_minor = CHECKS.amounts("meter", meters, house)
    plan = plan_of(house, stakes_minor, strategy=strategy, meters_minor=meters_minor)
    cost_minor = dearest_round(plan)
    bankroll_minor = COSTS * cost_minor if bankroll is None else CHECKS.amount("bankroll", bankroll, house)
    stop_loss_minor = None if stop_loss is None else CHECKS.amount("stop_loss", stop_loss, house)
    goal_minor = None if goal is None else CHECKS.amount("goal", goal, house)
    floor_minor = cost_minor
    if stop_loss_minor is not None:
        floor_minor = max(cost_minor, bankroll_minor - stop_loss_minor + 1)
    _check_money(house, cost_minor, bankroll_minor, stop_loss_minor, goal_minor)
    _check_reach(plan, bankroll_minor, rounds)
    terms = Terms(rounds, bankroll_minor, cost_minor, floor_minor, goal_minor)
    exact, why = _exact(plan, terms)
    notes = (*limit_notes(plan), *plan_notes(plan), *_meter_notes(plan), *filter(None, [why]))
    with patient():
        gathered = _run(plan, terms, players, seed, pool, watch)
        return gathered.result(players, seed, stop_loss_minor, exact, notes)


def _check_money(
    house: House, cost_minor: int, bankroll_minor: int, stop_loss_minor: int | None, goal_minor: int | None
) -> None:
    def money(minor: int) -> str:
        return show_amount(minor, house.currency)

    if bankroll_minor < cost_minor:
        said = f"a bankroll of {money(bankroll_minor)} does not cover one round"
        raise SimulationError("bankroll", f"{said}, which may cost {money(cost_minor)}")
    most = money(AMOUNT_LIMIT_MINOR)
    for option, minor in (("bankroll", bankroll_minor), ("goal", goal_minor or 0)):
        if minor > AMOUNT_LIMIT_MINOR:
            raise SimulationError(option, f"{money(minor)} is more than {most}, the most there is")
    if goal_minor is not None and goal_minor <= bankroll_minor:
        said = f"a goal of {money(goal_minor)} is not above the bankroll of {money(bankroll_minor)}"
        raise SimulationError("goal", f"{said}: it is what the player leaves with, not what they win")
    if stop_loss_minor is not None and not 0 < stop_loss_minor <= bankroll_minor:
        said = f"a stop-loss of {money(stop_loss_minor)} with a bankroll of {money(bankroll_minor)}"
        raise SimulationError("stop_loss", f"{said}: it is a loss above zero, and no more than the bankroll")


def _check_reach(plan: Plan, bankroll_minor: int, rounds: int) -> None:
    """Refuse a session in which a bankroll might leave 64 bits."""
    most_minor = int(np.abs(worth(plan).nets[:, -1]).max())
    if bankroll_minor + rounds * most_minor >= 1 << 62:
        many = f"{rounds:,} rounds that may move {show_amount(most_minor, plan.house.currency)} each"
        raise SimulationError("rounds", f"{many}: too much to be followed here exactly")


def dearest_round(plan: Plan) -> int:
    """The most that one round may cost the first box of a plan."""
    coding = compiled(plan).coding
    play = coding.plays[0]
    taken = np.unique(play.chosen).tolist()
    return most_at_risk(coding.bets[0], (play.choices[place].multiple for place in taken))


def _meter_notes(plan: Plan) -> Iterator[str]:
    """What a reader should know of how the bet is paid."""
    if worth(plan).hits.any():
        held = plan.house.meters_at(dict(plan.meters))
        currency = plan.house.currency
        amounts = ", ".join(f"{name} at {show_amount(minor, currency)}" for name, minor in held.items())
        yield f"Meters stand still for every player: {amounts}"


# The same worked out


def _exact(plan: Plan, terms: Terms) -> tuple[ExactSession | None, str]:
    """The exact figures of the same session, or why there are none."""
    play = compiled(plan).coding.plays[0]
    try:
        tally = play.tally()
        spread = tally.spread(tally.bet.wagers)
        found = ruin(
            spread, terms.rounds, terms.bankroll_minor, terms.goal_minor, terms.floor_minor, most=_EXACT_WORK
        )
    except RuinTooLargeError:
        return None, "Nothing exact stands beside this: such sessions take too long to work out"
    except (UnpricedError, RunError, RuinError) as error:
        return None, f"Nothing exact stands beside this: {error}"
    return ExactSession(
        chance_down=found.chance_ruined,
        chance_goal=found.chance_goal,
        chance_rounds_played=found.chance_still_playing,
        expected_rounds=found.expected_rounds,
        mean_final_minor=found.mean_final_minor,
        enough_players=ceil(enough_bets(spread, ENOUGH, _LITTLE) / found.expected_rounds),
        error=found.error,
    ), ""


# The players


def _run(
    plan: Plan, terms: Terms, players: int, seed: int, pool: Pool | Executor | None, watch: Watch | None
) -> "_Gathered":
    halt = Halt()
    gathered = _Gathered(plan, terms, players)
    fast = has_numba() and players * terms.rounds >= WORTH_COMPILING

    work = partial(walk, plan, terms, seed, fast, halt)
    start = partial(warm, plan, seed, fast)
    pieces = partial(_pieces, players, terms.rounds)

    def look(seconds: float) -> Progress:
        done, asked = (each * terms.rounds for each in (gathered.players, players))
        return Progress(f"Sessions at {plan.house.id}", done, asked, 1, gathered.so_far(), seconds)

    with watched(watch, look) as tell:
        ended = gather(work, pieces, pool, gathered.add, tell=tell, warm=start, halt=halt.set)
    gathered.stopped = ended.stopped if gathered.players < players else ""
    return gathered


def _pieces(players: int, rounds: int, workers: int, span: int) -> Iterator[Piece]:
    """Pieces of whole sessions, of few enough players that what is noted down of them stays small."""
    most = _TOGETHER * rounds
    for piece in cut(players * rounds, 1, workers, span, rounds):
        for done in range(0, piece.rounds, most):
            yield Piece(piece.start + done, min(most, piece.rounds - done))


class _Gathered:
    """The players whose sessions are over, in order."""

    def __init__(self, plan: Plan, terms: Terms, asked: int) -> None:
        self.plan = plan
        self.terms = terms
        self.players = 0
        self.stopped = ""
        more = (np.zeros(asked, np.int64) for _ in range(4))
        self._each = Players(np.zeros(asked, np.uint8), np.zeros(asked, np.int32), *more)
        self._ladders = Ladders(len(terms.marks))

    def add(self, walked: Walked) -> None:
        count = len(walked.players.ending)
        arrays: tuple[tuple[npt.NDArray[Any], ...], ...] = (self._each, walked.players)
        for mine, theirs in zip(*arrays, strict=True):
            mine[self.players : self.players + count] = theirs
        self._ladders.add(walked.fan)
        self.players += count

    def so_far(self) -> str:
        """A word on the players up to now."""
        ruined = (self._each.ending[: self.players] == RUINED).mean()
        return f"{self.players:,} players, ruined {ruined:.2%}"

    def result(
        self, asked: int, seed: int, stop_loss_minor: int | None, exact: ExactSession | None, notes: Notes
    ) -> Sessions:
        """What they say."""
        terms = self.terms
        players = self.players
        each = Players._make(array[:players] for array in self._each)
        results = each.final_minor - terms.bankroll_minor
        endings = np.bincount(each.ending, minlength=len(ENDINGS)).tolist()
        ahead, even, behind = (Share(int((np.sign(results) == sign).sum()), players) for sign in (1, 0, -1))
        left = np.sort(each.rounds[each.ending != ROUNDS_PLAYED])
        return Sessions(
            plan=self.plan,
            seed=seed,
            players=players,
            asked=asked,
            rounds=terms.rounds,
            bankroll_minor=terms.bankroll_minor,
            stop_loss_minor=stop_loss_minor,
            goal_minor=terms.goal_minor,
            most_at_risk_minor=terms.cost_minor,
            total_rounds=int(each.rounds.sum(dtype=np.int64)),
            endings={name: Share(count, players) for name, count in zip(ENDINGS, endings, strict=True)},
            ahead=ahead,
            even=even,
            behind=behind,
            result=summary_of(results, PERCENTILES),
            drawdown=summary_of(each.drawdown_minor, PERCENTILES),
            survived=summary_of(each.rounds.astype(np.int64), PERCENTILES),
            histogram=histogram_of(results),
            fan=Fan(
                rounds=terms.marks,
                percentiles_minor=self._ladders.percentiles(),
                playing=tuple((players - np.searchsorted(left, terms.marks, side="right")).tolist()),
                grain_minor=self._ladders.grain_minor,
            ),
            each=each,
            exact=exact,
            notes=notes,
            stopped=self.stopped,
        )
