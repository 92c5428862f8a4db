"""Jackpots: a living meter over years of play, for so many tables and so many who bet on it.

All tables are linked to one meter. Their rounds take turns: round `i` is played at table ``i % tables``, at
the time ``i / rounds_per_day``. Every box is dealt real cards each round; whether it bets on the progressive
is drawn anew each round. The rounds are counted in stretches whose ends do not depend on how the work is cut,
so the meter's path is the same wherever it was worked out.
"""

from concurrent.futures import Executor
from fractions import Fraction
from functools import partial
from math import ceil
from typing import Final

import msgspec

from queenhigh.money import decimal_text, refuse_minor
from queenhigh.rules import House, HouseLike
from queenhigh.simulation.dealing.count import Count
from queenhigh.simulation.dealing.fast import count_rounds
from queenhigh.simulation.dealing.prepare import limit_notes, only_one, plan_of
from queenhigh.simulation.dealing.stream import ROUNDS_LIMIT, stream_of
from queenhigh.simulation.edges.measure import plan_notes
from queenhigh.simulation.edges.run import worth_compiling
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.jackpot.account import accounts_of, lives_of
from queenhigh.simulation.jackpot.results import DAYS_A_YEAR, Hits, Jackpot, Pace, Point
from queenhigh.simulation.planning.plan import BEST, CHECKS, Plan, SimulationError, StrategyLike
from queenhigh.simulation.running.gather import gather, patient
from queenhigh.simulation.running.notebook import watched
from queenhigh.simulation.running.pieces import PIECE, cut
from queenhigh.simulation.running.pools import Pool
from queenhigh.study.bet import meter_of
from queenhigh.study.entries import Entry, decides, entries, place_needed, unit_bet
from queenhigh.study.request import Amounts, shown
from queenhigh.study.result import Progress, Watch
from queenhigh.text import parse_number

Number = int | float | str | Fraction
BOXES: Final = 5
"""Boxes that play at each table unless it is said, or all there are."""
POINTS: Final = 400
"""Moments at which the meter is looked at beside its hits, at least, unless the run is short."""
LEAST: Final = 500
"""Rounds that are counted together at least: between hits a meter grows evenly enough."""
_MOST_TABLES: Final = 1_000_000
_PARTS: Final = 1 << 32
_AT_SEED: Final = (
    "What a hand does can win or lose the progressive, so the meter can change best play: "
    "boxes play as if it stood at its seed."
)


@refuse_minor
def jackpot(
    house: HouseLike,
    *,
    tables: int = 1,
    boxes: int | None = None,
    take_up: Number = 1,
    rounds_per_hour: Number = 50,
    hours_per_day: Number = 16,
    years: Number | None = None,
    days: Number | None = None,
    stakes: Amounts | None = None,
    strategy: StrategyLike = BEST,
    meters: Amounts | None = None,
    seed: int = 0,
    pool: Pool | Executor | None = None,
    watch: Watch | None = None,
) -> Jackpot:
    """Follow the meters of a house over years of play; raises `SimulationError` for what cannot be.

    Play lasts a year of 365 days unless years or days are said. Without stakes every box makes the bet by
    which the progressive is measured; `take_up` is how likely it is to make all of it in a round, otherwise
    it leaves out what feeds a meter. Best play is worked out with the meters at their seeds; `meters`
    is what they show at the start. The same seed gives the same result, whatever it runs on. An interrupt
    ends the run early: the result then tells of the time up to there.

    >>> found = jackpot("prime", tables=2, take_up="40%", days=3, seed=7)
    >>> one = found.meters[0]
    >>> one.start_minor + one.contributed_minor + one.reseeded_minor - one.paid_minor == one.end_minor
    True
    """
    house = CHECKS.house(house)
    only_one(stakes, "bet")
    only_one(strategy, "strategy")
    seed = CHECKS.whole("seed", seed)
    pace = pace_of(house, tables, boxes, take_up, rounds_per_hour, hours_per_day, years, days)
    feeding = metered_entries(house)
    if not feeding:
        raise SimulationError("house", f"{house.name} has no progressive that is paid from a meter")
    stakes_minor = CHECKS.amounts("bet", stakes, house)
    if stakes is None:
        stakes_minor = default_bet(house, feeding)
    plan = plan_of(house, stakes_minor, boxes=pace.boxes, strategy=strategy)
    if not any(entry.wager.name in stakes_minor for entry in feeding):
        names = " or ".join(entry.label for entry in feeding)
        raise SimulationError("bet", f"this bet leaves the meter alone: it must hold {names}")
    if pace.take_up < 1:
        takers = min(_PARTS - 1, max(1, round(pace.take_up * _PARTS)))
        plan = msgspec.structs.replace(plan, takers=takers)
    said = CHECKS.amounts("meter", meters, house)
    CHECKS.meters(house, said)
    return _run(plan, pace, house.meters_at(said), seed, pool, watch)


def metered_entries(house: House) -> tuple[Entry, ...]:
    """The wagers that feed a meter or are paid from one; none if no meter ever pays."""
    touching = {wager.name for wager in house.wagers if any(map(meter_of, wager.rows))}
    if touching:
        touching |= {meter.fed_by for meter in house.meters}
    return tuple(entry for entry in entries(house) if entry.wager.name in touching)


def default_bet(house: House, feeding: tuple[Entry, ...]) -> dict[str, int]:
    """The bets by which the progressives are measured, with whatever must stand beside them."""
    found: dict[str, int] = {}
    for entry in feeding:
        for name, stake in unit_bet(house, entry, {}).stakes_minor.items():
            found[name] = max(stake, found.get(name, 0))
        place_needed(house, entry.wager, found)
    return found


# What was asked, as numbers


def pace_of(
    house: House, tables: int, boxes: int | None, take_up: Number, rounds_per_hour: Number,
    hours_per_day: Number, years: Number | None, days: Number | None,
) -> Pace:  # fmt: skip
    """The pace that was asked for, as exact numbers."""
    tables = CHECKS.up_to("tables", tables, _MOST_TABLES)
    if years is not None and days is not None:
        raise SimulationError("days", "years and days: say one of them")
    option, said, scale = ("years", years, DAYS_A_YEAR) if days is None else ("days", days, 1)
    pace = Pace(
        tables=tables,
        boxes=min(BOXES, house.boxes) if boxes is None else CHECKS.whole("boxes", boxes),
        take_up=_share(take_up),
        rounds_per_hour=_number("rounds_per_hour", rounds_per_hour),
        hours_per_day=_number("hours", hours_per_day),
        days=scale * _number(option, 1 if said is None else said),
    )
    if pace.hours_per_day > 24:
        raise SimulationError("hours", f"{decimal_text(pace.hours_per_day)} hours: a day has 24")
    if not pace.rounds:
        raise SimulationError(option, "in that time not even one round is played")
    if pace.rounds > ROUNDS_LIMIT:
        raise SimulationError(option, "that makes more than 2**48 rounds, the most there can be")
    return pace


def _number(option: str, said: Number) -> Fraction:
    """A number above zero, as said: 0.1 is a tenth, whatever a float makes of it."""
    try:
        number = said if isinstance(said, Fraction) else parse_number(str(said))
    except ValueError:
        raise SimulationError(option, f"{shown(said)} is no number: say one such as 1 or 2.5") from None
    if number <= 0:
        raise SimulationError(option, f"{shown(said)} is not above zero")
    return number


def _share(said: Number) -> Fraction:
    """A share as said: 40%, 0.4 or Fraction(2, 5)."""
    text = said.strip() if isinstance(said, str) else ""
    hundred = 100 if text.endswith("%") else 1
    try:
        share = _number("take_up", text.removesuffix("%") if text else said) / hundred
    except SimulationError:
        share = Fraction(0)
    if not 0 < share <= 1:
        say = "say a percentage above 0% and up to 100%, as in 40%"
        raise SimulationError("take_up", f"{shown(said)} is no take-up: {say}")
    return share


# The run


class Follower:
    """Adds stretch after stretch, and keeps what a chart needs of the meters' paths."""

    def __init__(self, plan: Plan, starts: dict[str, int]) -> None:
        self.totals = Totals(plan)
        self.totals.path.now_minor.update(starts)
        self.starts = starts
        self.hits = Hits()
        self.moments: list[tuple[int, dict[str, int]]] = []
        self._seen = 0
        self._step = 1

    def add(self, counts: list[Count]) -> None:
        for count in counts:
            for hit in self.totals.add(count):
                self.hits.add(hit)
            self._seen += 1
            if self._seen % self._step == 0:
                self.moments.append((self.totals.rounds, dict(self.totals.path.now_minor)))
            if len(self.moments) >= 2 * POINTS:
                self.moments = self.moments[1::2]
                self._step *= 2

    def moments_of(self, meter: str) -> list[Point]:
        """What a meter showed at regular moments, at the start and at the end."""
        end = (self.totals.rounds, self.totals.path.now_minor)
        inner = [each for each in self.moments if each[0] != self.totals.rounds]
        return [Point(rounds, now_minor[meter]) for rounds, now_minor in ((0, self.starts), *inner, end)]


def stretch_of(rounds: int, boxes: int) -> int:
    """Rounds that are counted together: they depend on the question alone, not on how the work is cut."""
    return min(max(ceil(rounds / POINTS), LEAST), PIECE // boxes)


def work(plan: Plan, seed: int, fast: bool, stretch: int, start: int, rounds: int) -> list[Count]:
    """One piece, wherever it is done: a count for each stretch of it."""
    end = start + rounds
    starts = range(start, end, stretch)
    return [count_rounds(plan, stream_of(seed), at, min(stretch, end - at), fast) for at in starts]


def _run(
    plan: Plan, pace: Pace, starts: dict[str, int], seed: int,
    pool: Pool | Executor | None, watch: Watch | None,
) -> Jackpot:  # fmt: skip
    follower = Follower(plan, starts)
    totals = follower.totals
    stretch = stretch_of(pace.rounds, pace.boxes)
    job = partial(work, plan, seed, worth_compiling(pace.rounds * pace.boxes), stretch)
    pieces = partial(cut, pace.rounds, pace.boxes, step=stretch)

    def look(seconds: float) -> Progress:
        what = f"Jackpots at {plan.house.id}"
        hits = len(follower.hits)
        words = f"{hits:,} hit{'' if hits == 1 else 's'}"
        return Progress(what, totals.rounds, pace.rounds, pace.boxes, words, seconds)

    with patient():
        with watched(watch, look) as tell:
            ended = gather(job, pieces, pool, follower.add, tell=tell)
        return _result(follower, pace, seed, ended.stopped if totals.rounds < pace.rounds else "")


def _result(follower: Follower, pace: Pace, seed: int, stopped: str) -> Jackpot:
    totals = follower.totals
    plan = follower.totals.plan
    bet_on = tuple(entry for entry in metered_entries(plan.house) if entry in plan.entries)
    matter = any(decides(plan.house, entry.wager) for entry in bet_on)
    return Jackpot(
        plan=plan,
        pace=pace,
        seed=seed,
        rounds=totals.rounds,
        accounts=accounts_of(totals, bet_on, pace, follower.hits),
        meters=lives_of(totals, bet_on, pace, follower.hits, follower.moments_of),
        hits=follower.hits,
        notes=limit_notes(plan) + plan_notes(plan) + (_AT_SEED,) * matter,
        stopped=stopped,
    )
