"""One small result of each sort, made once: the same for all who ask how results are told."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from kit.houses.invented import any_house
from queenhigh.analysis import Analysis, analyse, bet_of, price, risk
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.protect.shared import sampled, sharing_bet
from queenhigh.rules import house_ids
from queenhigh.simulation.edges.run import simulate
from queenhigh.simulation.jackpot.run import jackpot
from queenhigh.simulation.sessions.run import sessions
from queenhigh.study.result import Result

QUESTIONS: dict[str, dict[str, Any]] = {
    "rws": {
        "players": 7,
        "seen": 1,
        "stakes": {"ante": 5, "pair_plus": 5},
        "marks": ["K high"],
        "readings": True,
    },
    "prime": {"meters": {"main": 20_000}, "stakes": {"ante": 1, "progressive": 1}, "seen": "A / KQJ / other"},
    "sixcard": {"players": 3, "per_hour": 60, "average": 25, "boxes": 2},
    "draw": {"side_antes": 1},
}


@cache
def analysed(name: str) -> Analysis:
    """A house's analysis, some with a question of their own."""
    return analyse(any_house(name), **QUESTIONS.get(name, {"readings": True}))


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
        "advice": advice_of(
            bet_of(draw, {"ante": 500, "double_shot": 500}), "Ks Qs 4d", seen="Kd", dead="2c"
        ),
        "risk": risk(rws, stakes={"ante": 5}, rounds=50, bankroll=200, goal=300),
        "simulation": simulate(rws, 3_000, boxes=3, seed=5),
        "sessions": sessions(rws, players=300, rounds=40, bankroll=100, seed=3),
        "stopping": sessions(rws, players=50, rounds=40, bankroll=100, stop_loss=30, seed=3),
        "jackpot": jackpot(rws, days=40, tables=3, take_up="40%", seed=4),
    }
