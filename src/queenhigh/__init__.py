"""Queen High: Three Card Poker done exactly right.

The verbs of the library, the same as on the command line. Names are found when they are first used, so that
importing the package costs nothing.

>>> import queenhigh
>>> rules = queenhigh.house("rws")
>>> queenhigh.full_name(queenhigh.strength(queenhigh.parse_cards("Ks Kd 4c")))
'Pair of kings with a four'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from queenhigh.analysis import (
        AdviceError,
        AnalysisError,
        Bet,
        PriceError,
        Question,
        UnpricedError,
        advise,
        analyse,
        bet_of,
        price,
        risk,
    )
    from queenhigh.cards import Card, format_cards, parse_card, parse_cards
    from queenhigh.engine import Refusal, Round, actions, decide, evolve, legal_actions, log, new_round, view
    from queenhigh.engine.layout import LayoutError, Seat, settle_layout
    from queenhigh.engine.notation import NotationError, format_record, parse_record
    from queenhigh.engine.record import Record, ReplayError, record_round, replay, restore
    from queenhigh.hands import Category, full_name, hand_name, rank_three, strength
    from queenhigh.rules import House, HouseError, find_house, house, house_ids, load, post
    from queenhigh.settlement import DealerHand, Line, SettledBox, settle
    from queenhigh.simulation import (
        Chart,
        Cluster,
        Processes,
        SimulationError,
        Threads,
        best_chart,
        format_chart,
        parse_chart,
        simulate,
    )
    from queenhigh.simulation.jackpot import jackpot
    from queenhigh.simulation.sessions import sessions

__version__ = "0.1.0"

_ROOMS = {
    "queenhigh.analysis": (
        "AdviceError", "AnalysisError", "Bet", "PriceError", "Question", "UnpricedError",
        "advise", "analyse", "bet_of", "price", "risk",
    ),
    "queenhigh.cards": ("Card", "format_cards", "parse_card", "parse_cards"),
    "queenhigh.engine": (
        "Refusal", "Round", "actions", "decide", "evolve", "legal_actions", "log", "new_round", "view",
    ),
    "queenhigh.engine.layout": ("LayoutError", "Seat", "settle_layout"),
    "queenhigh.engine.notation": ("NotationError", "format_record", "parse_record"),
    "queenhigh.engine.record": ("Record", "ReplayError", "record_round", "replay", "restore"),
    "queenhigh.hands": ("Category", "full_name", "hand_name", "rank_three", "strength"),
    "queenhigh.rules": ("House", "HouseError", "find_house", "house", "house_ids", "load", "post"),
    "queenhigh.settlement": ("DealerHand", "Line", "SettledBox", "settle"),
    "queenhigh.simulation": (
        "Chart", "Cluster", "Processes", "SimulationError", "Threads", "best_chart", "format_chart",
        "parse_chart", "simulate",
    ),
    "queenhigh.simulation.jackpot": ("jackpot",),
    "queenhigh.simulation.sessions": ("sessions",),
}  # fmt: skip
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = [
    "AdviceError",
    "AnalysisError",
    "Bet",
    "Card",
    "Category",
    "Chart",
    "Cluster",
    "DealerHand",
    "House",
    "HouseError",
    "LayoutError",
    "Line",
    "NotationError",
    "PriceError",
    "Processes",
    "Question",
    "Record",
    "Refusal",
    "ReplayError",
    "Round",
    "Seat",
    "SettledBox",
    "SimulationError",
    "Threads",
    "UnpricedError",
    "actions",
    "advise",
    "analyse",
    "best_chart",
    "bet_of",
    "decide",
    "evolve",
    "find_house",
    "format_cards",
    "format_chart",
    "format_record",
    "full_name",
    "hand_name",
    "house",
    "house_ids",
    "jackpot",
    "legal_actions",
    "load",
    "log",
    "new_round",
    "parse_card",
    "parse_cards",
    "parse_chart",
    "parse_record",
    "post",
    "price",
    "rank_three",
    "record_round",
    "replay",
    "restore",
    "risk",
    "sessions",
    "settle",
    "settle_layout",
    "simulate",
    "strength",
    "view",
]


def __getattr__(name: str) -> Any:
    room = _ROOM_OF.get(name)
    if room is None:
        raise AttributeError(f"module 'queenhigh' has no attribute {name!r}")
    return getattr(import_module(room), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
