"""Drills: a hand to decide on, dealt by chance among those that are close; no money and no table."""

from fractions import Fraction
from secrets import SystemRandom
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import QueryParameter

from queenhigh.analysis import advise, bet_of
from queenhigh.cards import DECK, Card, format_card
from queenhigh.rules.records import House
from queenhigh.server.routes.asking import BY_LANGUAGE, By, Here
from queenhigh.server.routes.houses import OF_HOUSE, Asked, asked_at
from queenhigh.server.routes.study.choices import (
    ChancesBody,
    ChoiceBody,
    Considered,
    considered,
    told_chances,
    told_choices,
    told_why,
)
from queenhigh.server.routes.study.hand import THREE, read_hand
from queenhigh.study.bet import UnpricedError

CLOSE: Final = Fraction(1, 10)
"""So many Antes at most lie between the best choice and the next, and not nothing."""
TRIES: Final = 400
"""Hands that are looked at; where none of them is close, the closest is taken."""
SKIPPED: Final = 20
Skip = Annotated[
    str,
    QueryParameter(
        pattern=rf"^({THREE}(,{THREE}){{0,{SKIPPED - 1}}})?$(?!\n)",
        description="Hands that one has just had: QsJsTs,Kd8c2h.",
    ),
]
_CHANCE: Final = SystemRandom()


class DrillBody(msgspec.Struct, frozen=True):
    """A close hand, with what advice would say of it."""

    house: str
    hand: tuple[str, ...]
    shown: tuple[str, ...]
    """The cards that the dealer shows."""
    stakes_minor: dict[str, int]
    currency: str
    choices: tuple[ChoiceBody, ...]
    """Best first."""
    why: str
    chances: ChancesBody | None
    gap: str
    """What the second best costs, exact: minor units of `currency`."""


@get(
    asked_at("drill"),
    tags=["houses"],
    summary="A close hand to decide on",
    response_headers=BY_LANGUAGE,
    dependencies=OF_HOUSE,
)
async def show_drill(house: Asked, works: Here, caller: By, skip: Skip = "") -> DrillBody:
    had = {frozenset(read_hand(each)) for each in skip.split(",") if each}
    found = await works.worker.run(caller.address, _dealt, house, had)
    advice = found.advice
    return DrillBody(
        house=house.id,
        hand=tuple(format_card(card) for card in advice.hand),
        shown=tuple(format_card(card) for card in advice.seen),
        stakes_minor=dict(advice.bet.stakes_minor),
        currency=house.currency.code,
        choices=told_choices(advice, caller.language),
        why=told_why(found, caller.language),
        chances=told_chances(found),
        gap=str(advice.actions[1].cost * advice.bet.ante_minor),
    )


def _dealt(house: House, had: set[frozenset[Card]]) -> Considered:
    """A close hand that is none of those had, with the cards that the dealer shows."""
    bet = bet_of(house)
    closest: tuple[Fraction, list[Card]] | None = None
    for _ in range(TRIES):
        cards = _CHANCE.sample(DECK, 3 + house.dealer.shows)
        if frozenset(cards[:3]) in had:
            continue
        gap = advise(bet, cards[:3], cards[3:]).actions[1].cost
        if gap and (closest is None or gap < closest[0]):
            closest = gap, cards
        if closest is not None and closest[0] <= CLOSE:
            break
    if closest is None:
        raise UnpricedError("every choice of every hand comes to the same here")
    hand = closest[1]
    return considered(bet, hand[:3], hand[3:])


HANDLERS = [show_drill]
