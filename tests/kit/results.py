"""One small result of each sort, made once: the same for all who ask how results are told."""

from functools import cache

from msgspec.structs import replace

from kit.houses.invented import any_house
from queenhigh.analysis import Analysis, Question, advise, analyse, bet_of, price, risk
from queenhigh.analysis.protect.sampled import sampled
from queenhigh.analysis.protect.shared import sharing_bet
from queenhigh.rules import house_ids
from queenhigh.simulation.edges.run import simulate
from queenhigh.simulation.jackpot.run import jackpot
from queenhigh.simulation.sessions.run import sessions
from queenhigh.study.result import Result

QUESTIONS = {
    "rws": Question(
        players=7, seen=1, stakes_minor={"ante": 500, "pair_plus": 500}, marks=["K high"], readings=True
    ),
    "prime": Question(
        meters_minor={"main": 2_000_000},
        stakes_minor={"ante": 100, "progressive": 100},
        seen="A / KQJ / other",
    ),
    "sixcard": Question(players=3, per_hour=60, average_minor=2_500, boxes=2),
    "draw": Question(side_antes=1),
}


@cache
def analysed(name: str) -> Analysis:
    """A house's analysis, some with a question of their own."""
    return analyse(any_house(name), QUESTIONS.get(name, Question(readings=True)))


@cache
def results() -> dict[str, Result]:
    """Results of every sort by a name."""
    rws = any_house("rws")
    draw = any_house("draw")
    each: dict[str, Result] = {name: analysed(name) for name in house_ids() if name in QUESTIONS}
    drawn = sampled(sharing_bet(any_house("sixcard")), 7, deals=100)
    return each | {
        "shared": replace(analysed("sixcard"), protection=(drawn,)),
        "wager": analysed("rws").wagers["pair_plus"],
        "price": price(rws, "pair_plus", {"flush": "3"}, against=["50-40-30-6-4-1"]),
        "advice": advise(bet_of(draw, {"ante": 500, "double_shot": 500}), "Ks Qs 4d", seen="Kd", dead="2c"),
        "risk": risk(rws, {"ante": 500}, 50, bankroll_minor=20_000, goal_minor=30_000),
        "simulation": simulate(rws, 3_000, boxes=3, seed=5),
        "sessions": sessions(rws, 300, 40, bankroll_minor=10_000, seed=3),
        "stopping": sessions(rws, 50, 40, bankroll_minor=10_000, stop_loss_minor=3_000, seed=3),
        "jackpot": jackpot(rws, days=40, tables=3, take_up="40%", seed=4),
    }
