"""Queen High: Three Card Poker done exactly right.

The verbs of the library, the same as on the command line, what they give, and `Felt` to play on. Names are
found when they are first used, so that importing the package costs nothing. Wherever a house is taken, its id
or the path of its file will do; wherever cards are, their text. Every error is a `QueenHighError`.

>>> import queenhigh as qh
>>> qh.full_name(qh.strength("Ks Kd 4c"))
'Pair of kings with a four'
>>> felt = qh.Felt("rws").place(1, ante=10).deal("Kh Kd 4c", dealer="Qs 7h 2d").play(1).settle()
>>> [qh.show_amount(line.returned_minor, felt.house.currency) for line in felt.state.lines]
['S$20', 'S$20']
"""

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from queenhigh.analysis import (
        Advice,
        AdviceError,
        Analysis,
        AnalysisError,
        Bet,
        Mix,
        Price,
        PriceError,
        Question,
        Risk,
        Ruin,
        Run,
        UnpricedError,
        WagerFigures,
        Worth,
        advise,
        analyse,
        bet_of,
        price,
        risk,
    )
    from queenhigh.cards import (
        DECK,
        Card,
        CardError,
        CardsLike,
        format_cards,
        parse_card,
        parse_cards,
        show_cards,
    )
    from queenhigh.engine import (
        BYSTANDER,
        DEALER,
        SUPERVISOR,
        Action,
        Actor,
        ActorError,
        Box,
        Event,
        Felt,
        FeltError,
        Offer,
        OfferError,
        Owed,
        Refusal,
        RefusedError,
        Round,
        Told,
        View,
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
    from queenhigh.engine.layout import (
        LaidBox,
        LayoutError,
        settle_layout,
    )
    from queenhigh.engine.record import (
        Record,
        Step,
        record_round,
    )
    from queenhigh.hands import (
        Category,
        HandClassError,
        ThreeCardRank,
        rank_three,
        strength,
    )
    from queenhigh.money import (
        AmountLike,
        Currency,
        MoneyError,
        Odds,
        format_amount,
        parse_amount,
        parse_odds,
        show_amount,
    )
    from queenhigh.rules import (
        House,
        HouseError,
        HouseLike,
        NoSuchHouse,
        NotItsText,
        Problem,
        SettingsError,
        Shelf,
        Wager,
        find_house,
        house,
        house_ids,
        load,
        post,
    )
    from queenhigh.settlement import (
        DealerHand,
        Line,
        MeterMove,
        SettledBox,
        Settlement,
        SettlementError,
        settle,
        settled_box,
    )
    from queenhigh.simulation import (
        Chart,
        Cluster,
        Processes,
        SimulatedWager,
        Simulation,
        SimulationError,
        Threads,
        best_chart,
        format_chart,
        own_chart,
        parse_chart,
        simulate,
    )
    from queenhigh.simulation.jackpot.results import (
        Jackpot,
    )
    from queenhigh.simulation.jackpot.run import (
        jackpot,
    )
    from queenhigh.simulation.sessions.results import (
        Sessions,
    )
    from queenhigh.simulation.sessions.run import (
        sessions,
    )
    from queenhigh.study.request import RequestError
    from queenhigh.text import (
        NumberError,
        QueenHighError,
    )
    from queenhigh.wire import (
        CodecError,
        NotationError,
        ReplayError,
        format_record,
        parse_record,
        replay,
        restore,
    )
    from queenhigh.words import (
        LanguageError,
        full_name,
        hand_name,
        payout,
        refusal_text,
    )

__version__ = "0.1.0"

_ROOMS = {
    "queenhigh.study.request": "RequestError",
    "queenhigh.text": "NumberError QueenHighError",
    "queenhigh.cards": "DECK Card CardError CardsLike format_cards parse_card parse_cards show_cards",
    "queenhigh.money": (
        "AmountLike Currency MoneyError Odds format_amount parse_amount parse_odds show_amount"
    ),
    "queenhigh.hands": "Category HandClassError ThreeCardRank rank_three strength",
    "queenhigh.rules": (
        "House HouseError HouseLike NoSuchHouse NotItsText Problem SettingsError Shelf Wager find_house "
        "house house_ids load post"
    ),
    "queenhigh.settlement": (
        "DealerHand Line MeterMove SettledBox Settlement SettlementError settle settled_box"
    ),
    "queenhigh.words": "LanguageError full_name hand_name payout refusal_text",
    "queenhigh.engine": (
        "BYSTANDER DEALER SUPERVISOR Action Actor ActorError Box Event Felt FeltError Offer OfferError "
        "Owed Refusal RefusedError Round Told View decide evolve legal_actions log new_round owed player "
        "view views"
    ),
    "queenhigh.engine.acts": "actions",
    "queenhigh.engine.layout": "LaidBox LayoutError settle_layout",
    "queenhigh.engine.record": "Record Step record_round",
    "queenhigh.wire": "CodecError NotationError ReplayError format_record parse_record replay restore",
    "queenhigh.analysis": (
        "Advice AdviceError Analysis AnalysisError Bet Mix Price PriceError Question Risk Run Ruin "
        "UnpricedError WagerFigures Worth advise analyse bet_of price risk"
    ),
    "queenhigh.simulation": (
        "Chart Cluster Processes SimulatedWager Simulation SimulationError Threads best_chart "
        "format_chart own_chart parse_chart simulate"
    ),
    "queenhigh.simulation.jackpot.results": "Jackpot",
    "queenhigh.simulation.jackpot.run": "jackpot",
    "queenhigh.simulation.sessions.results": "Sessions",
    "queenhigh.simulation.sessions.run": "sessions",
}
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names.split()}

__all__ = [
    "BYSTANDER",
    "DEALER",
    "DECK",
    "SUPERVISOR",
    "Action",
    "Actor",
    "ActorError",
    "Advice",
    "AdviceError",
    "AmountLike",
    "Analysis",
    "AnalysisError",
    "Bet",
    "Box",
    "Card",
    "CardError",
    "CardsLike",
    "Category",
    "Chart",
    "Cluster",
    "CodecError",
    "Currency",
    "DealerHand",
    "Event",
    "Felt",
    "FeltError",
    "HandClassError",
    "House",
    "HouseError",
    "HouseLike",
    "Jackpot",
    "LaidBox",
    "LanguageError",
    "LayoutError",
    "Line",
    "MeterMove",
    "Mix",
    "MoneyError",
    "NoSuchHouse",
    "NotItsText",
    "NotationError",
    "NumberError",
    "Odds",
    "Offer",
    "OfferError",
    "Owed",
    "Price",
    "PriceError",
    "Problem",
    "Processes",
    "QueenHighError",
    "Question",
    "Record",
    "Refusal",
    "RefusedError",
    "ReplayError",
    "RequestError",
    "Risk",
    "Round",
    "Ruin",
    "Run",
    "Sessions",
    "SettingsError",
    "SettledBox",
    "Settlement",
    "SettlementError",
    "Shelf",
    "SimulatedWager",
    "Simulation",
    "SimulationError",
    "Step",
    "Threads",
    "ThreeCardRank",
    "Told",
    "UnpricedError",
    "View",
    "Wager",
    "WagerFigures",
    "Worth",
    "actions",
    "advise",
    "analyse",
    "best_chart",
    "bet_of",
    "decide",
    "evolve",
    "find_house",
    "format_amount",
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
    "own_chart",
    "parse_amount",
    "parse_card",
    "parse_cards",
    "parse_chart",
    "parse_odds",
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
    "settled_box",
    "show_amount",
    "show_cards",
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
