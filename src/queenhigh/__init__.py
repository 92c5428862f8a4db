"""Queen High: Three Card Poker done exactly right.

The verbs of the library, the same as on the command line. Names are found when they are first used, so that
importing the package costs nothing.

>>> import queenhigh
>>> rules = queenhigh.house("rws")
>>> queenhigh.full_name(queenhigh.strength(queenhigh.parse_cards("Ks Kd 4c")))
'Pair of kings with a four'
"""

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

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
    from queenhigh.cards import Card, CardError, format_cards, parse_card, parse_cards
    from queenhigh.engine import (
        BYSTANDER,
        DEALER,
        SUPERVISOR,
        Actor,
        Refusal,
        Round,
        decide,
        evolve,
        legal_actions,
        log,
        new_round,
        owed,
        player,
        view,
        views,
    )
    from queenhigh.engine.acts import actions
    from queenhigh.engine.layout import LayoutError, Seat, settle_layout
    from queenhigh.engine.record import Record, record_round
    from queenhigh.hands import Category, rank_three, strength
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
    from queenhigh.simulation.jackpot.run import jackpot
    from queenhigh.simulation.sessions.run import sessions
    from queenhigh.wire import NotationError, ReplayError, format_record, parse_record, replay, restore
    from queenhigh.words import LanguageError, full_name, hand_name, payout, refusal_text

__version__ = "0.1.0"

_ROOMS = {
    "queenhigh.analysis": (
        "AdviceError", "AnalysisError", "Bet", "PriceError", "Question", "UnpricedError",
        "advise", "analyse", "bet_of", "price", "risk",
    ),
    "queenhigh.cards": ("Card", "CardError", "format_cards", "parse_card", "parse_cards"),
    "queenhigh.engine": (
        "BYSTANDER", "DEALER", "SUPERVISOR", "Actor", "Refusal", "Round", "decide", "evolve",
        "legal_actions", "log", "new_round", "owed", "player", "view", "views",
    ),
    "queenhigh.engine.acts": ("actions",),
    "queenhigh.engine.layout": ("LayoutError", "Seat", "settle_layout"),
    "queenhigh.engine.record": ("Record", "record_round"),
    "queenhigh.hands": ("Category", "rank_three", "strength"),
    "queenhigh.rules": ("House", "HouseError", "find_house", "house", "house_ids", "load", "post"),
    "queenhigh.settlement": ("DealerHand", "Line", "SettledBox", "settle"),
    "queenhigh.simulation": (
        "Chart", "Cluster", "Processes", "SimulationError", "Threads", "best_chart", "format_chart",
        "parse_chart", "simulate",
    ),
    "queenhigh.simulation.jackpot.run": ("jackpot",),
    "queenhigh.simulation.sessions.run": ("sessions",),
    "queenhigh.wire": (
        "NotationError", "ReplayError", "format_record", "parse_record", "replay", "restore",
    ),
    "queenhigh.words": ("LanguageError", "full_name", "hand_name", "payout", "refusal_text"),
}  # fmt: skip
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = [
    "BYSTANDER",
    "DEALER",
    "SUPERVISOR",
    "Actor",
    "AdviceError",
    "AnalysisError",
    "Bet",
    "Card",
    "CardError",
    "Category",
    "Chart",
    "Cluster",
    "DealerHand",
    "House",
    "HouseError",
    "LanguageError",
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
    "owed",
    "parse_card",
    "parse_cards",
    "parse_chart",
    "parse_record",
    "payout",
    "player",
    "post",
    "price",
    "rank_three",
    "record_round",
    "refusal_text",
    "replay",
    "restore",
    "risk",
    "sessions",
    "settle",
    "settle_layout",
    "simulate",
    "strength",
    "view",
    "views",
]


def __getattr__(name: str) -> "Any":
    room = _ROOM_OF.get(name)
    if room is None:
        raise AttributeError(f"module 'queenhigh' has no attribute {name!r}")
    return getattr(import_module(room), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
