"""Drills: a hand to decide on, dealt by chance among those that are close; no money and no table."""

from secrets import SystemRandom
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import QueryParameter

from queenhigh.analysis.coach import close_hand
from queenhigh.cards import format_card
from queenhigh.server.routes.asking import BY_LANGUAGE, By, Here
from queenhigh.server.routes.houses import OF_HOUSE, Asked, asked_at
from queenhigh.server.routes.study.choices import ChancesBody, ChoiceBody, told_chances, told_choices
from queenhigh.server.routes.study.hand import THREE, read_hand

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
    found = await works.worker.run(caller.address, close_hand, house, had, _CHANCE)
    advice = found.advice
    return DrillBody(
        house=house.id,
        hand=tuple(format_card(card) for card in advice.hand),
        shown=tuple(format_card(card) for card in advice.seen),
        stakes_minor=dict(advice.bet.stakes_minor),
        currency=house.currency.code,
        choices=told_choices(found, caller.language),
        why=found.why(caller.language),
        chances=told_chances(found),
        gap=str(advice.actions[1].cost * advice.bet.ante_minor),
    )


HANDLERS = [show_drill]
