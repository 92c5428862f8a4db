"""Hands to decide on: what three cards make, exact advice for one's own hand, and drills."""

from secrets import SystemRandom
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from queenhigh.analysis.coach import Considered, close_hand, consider_box
from queenhigh.cards import Card, CardError, format_card, parse_card, refuse_repeats
from queenhigh.engine.view import FACE_DOWN, BoxView, View
from queenhigh.hands import quick_strength
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import BY_LANGUAGE, By, Here, need, need_desk
from queenhigh.server.routes.houses import OF_HOUSE, Asked, asked_at
from queenhigh.settlement import SettledBox
from queenhigh.settlement.rows import made_row
from queenhigh.study.bet import UnpricedError
from queenhigh.study.request import RequestError
from queenhigh.wire.houses import AdviceAnswer, AdviceBody, ChancesBody, ChoiceBody, DrillBody, HandBody
from queenhigh.words import full_name

THREE: Final = "([2-9TJQKA][cdhs]){3}"
"""Three cards, as they are written in an address."""
Cards = Annotated[str, QueryParameter(pattern=rf"^{THREE}$(?!\n)", description="Three cards: QsJsTs.")]


@get(
    asked_at("hand"), summary="Which row of each pay table three cards make", sync_to_thread=False, **OF_HOUSE
)
def show_hand(house: Asked, caller: By, cards: Cards) -> HandBody:
    hand = read_hand(cards)
    box = SettledBox(1, "", (), hand, hand)
    strength = quick_strength(hand)
    made = {
        wager.name: row.name
        for wager in house.wagers
        if not wager.looks_further and (row := made_row(wager, box)) is not None
    }
    name = full_name(strength, caller.language)
    return HandBody(tuple(format_card(card) for card in hand), strength, name, made)


def read_hand(text: str) -> tuple[Card, ...]:
    """Three cards that are written without anything between them."""
    hand = tuple(parse_card(text[place : place + 2]) for place in range(0, len(text), 2))
    try:
        refuse_repeats(hand)
    except CardError as error:
        raise Trouble("study/unfit", str(error)) from None
    return hand


def told_choices(found: Considered, language: str) -> tuple[ChoiceBody, ...]:
    """The choices, best first."""
    ante_minor = found.advice.bet.ante_minor
    return tuple(
        ChoiceBody(
            worth.action,
            found.label(worth, language),
            str(worth.value * ante_minor),
            str(worth.cost * ante_minor),
            worth.multiple,
            tuple(str(card) for card in worth.discards),
        )
        for worth in found.advice.actions
    )


def told_chances(found: Considered) -> ChancesBody | None:
    return None if found.chances is None else ChancesBody(**{k: str(v) for k, v in found.chances.items()})


@post(
    "/advice",
    tags=["rounds"],
    summary="The exact value of each choice for one's own hand",
    status_code=200,
    response_headers=BY_LANGUAGE,
)
async def give_advice(works: Here, caller: By, data: JSONBody[AdviceBody]) -> AdviceAnswer:
    who = need(caller, "play").person.id
    desk = await need_desk(works, data.table)
    seen = desk.audience.offers(caller.who)
    box = _own_box(seen, who, data.box)
    try:
        found = await works.worker.run(caller.address, consider_box, desk.house, seen, box)
    except (RequestError, UnpricedError) as error:
        raise Trouble("advice/none", str(error)) from None
    return AdviceAnswer(
        table=desk.id,
        box=box.number,
        hand=box.cards,
        currency=desk.house.currency.code,
        choices=told_choices(found, caller.language),
        best=0,
        why=found.why(caller.language),
        chances=told_chances(found),
    )


def _own_box(seen: View, who: str, number: int | None) -> BoxView:
    """The box of theirs that waits for a decision, with cards that they have looked at."""
    open_to_them = {offer.box for offer in seen.legal if offer.do in ("play", "fold")}
    for box in seen.boxes:
        mine = box.player == who and box.number in open_to_them and FACE_DOWN not in box.cards
        if mine and box.cards and number in (None, box.number):
            return box
    raise Trouble("advice/none")


SKIPPED: Final = 20
Skip = Annotated[
    str,
    QueryParameter(
        pattern=rf"^({THREE}(,{THREE}){{0,{SKIPPED - 1}}})?$(?!\n)",
        description="Hands that one has just had: QsJsTs,Kd8c2h.",
    ),
]
_CHANCE: Final = SystemRandom()


@get(asked_at("drill"), summary="A close hand to decide on", **OF_HOUSE)
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


HANDLERS = [show_hand, give_advice, show_drill]
