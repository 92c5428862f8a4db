"""The public names of Queen High: each once, with the package that it is defined in."""

# isort: off
from queenhigh.analysis import (
    Advice as Advice,
    Analysis as Analysis,
    AnalysisError as AnalysisError,
    Price as Price,
    PriceError as PriceError,
    Risk as Risk,
    UnpricedError as UnpricedError,
    advise as advise,
    analyse as analyse,
    price as price,
    risk as risk,
)
from queenhigh.cards import (
    DECK as DECK,
    Card as Card,
    CardError as CardError,
    CardsLike as CardsLike,
    format_cards as format_cards,
    parse_card as parse_card,
    parse_cards as parse_cards,
)
from queenhigh.engine import (
    BYSTANDER as BYSTANDER,
    DEALER as DEALER,
    SUPERVISOR as SUPERVISOR,
    Action as Action,
    Actor as Actor,
    Event as Event,
    Felt as Felt,
    FeltError as FeltError,
    Offer as Offer,
    Refusal as Refusal,
    RefusedError as RefusedError,
    Round as Round,
    View as View,
    decide as decide,
    evolve as evolve,
    legal_actions as legal_actions,
    new_round as new_round,
    player as player,
    view as view,
)
from queenhigh.engine.acts import (
    actions as actions,
)
from queenhigh.engine.layout import (
    LaidBox as LaidBox,
    LayoutError as LayoutError,
    settle_layout as settle_layout,
)
from queenhigh.engine.record import (
    Record as Record,
    record_round as record_round,
)
from queenhigh.hands import (
    strength as strength,
)
from queenhigh.money import (
    AmountLike as AmountLike,
    MoneyError as MoneyError,
    format_amount as format_amount,
    parse_amount as parse_amount,
    show_amount as show_amount,
)
from queenhigh.rules import (
    House as House,
    HouseError as HouseError,
    HouseLike as HouseLike,
    NoSuchHouse as NoSuchHouse,
    Wager as Wager,
    find_house as find_house,
    house as house,
    house_ids as house_ids,
    load as load,
    post as post,
)
from queenhigh.settlement import (
    DealerHand as DealerHand,
    Line as Line,
    Settlement as Settlement,
    SettlementError as SettlementError,
    settle as settle,
)
from queenhigh.simulation import (
    Chart as Chart,
    Cluster as Cluster,
    Processes as Processes,
    Simulation as Simulation,
    SimulationError as SimulationError,
    Threads as Threads,
    best_chart as best_chart,
    format_chart as format_chart,
    own_chart as own_chart,
    parse_chart as parse_chart,
    simulate as simulate,
)
from queenhigh.simulation.jackpot.results import (
    Jackpot as Jackpot,
)
from queenhigh.simulation.jackpot.run import (
    jackpot as jackpot,
)
from queenhigh.simulation.sessions.results import (
    Sessions as Sessions,
)
from queenhigh.simulation.sessions.run import (
    sessions as sessions,
)
from queenhigh.study.request import (
    RequestError as RequestError,
)
from queenhigh.text import (
    QueenHighError as QueenHighError,
)
from queenhigh.wire import (
    NotationError as NotationError,
    ReplayError as ReplayError,
    format_record as format_record,
    parse_record as parse_record,
    replay as replay,
)
from queenhigh.words import (
    full_name as full_name,
    hand_name as hand_name,
    payout as payout,
    refusal_text as refusal_text,
)

__version__: str
__all__: list[str]
