"""Advice: the exact value of each choice for one's own hand, from nothing but what one sees."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Final

import msgspec
from litestar import post
from litestar.params import JSONBody

from queenhigh.analysis import Advice, advise
from queenhigh.cards import parse_card
from queenhigh.engine.view import FACE_DOWN, BoxView, View
from queenhigh.rules.records import House
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import By, Here, need, need_desk
from queenhigh.study.bet import Bet
from queenhigh.study.request import RequestError

_THREADS: Final = ThreadPoolExecutor(1, "queenhigh-advice")
"""Beside the event loop, and one at a time: whoever asks most waits for themselves."""


class AdviceBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """At which table, and for which of one's boxes where one has several."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    box: int | None = None


class ChoiceBody(msgspec.Struct, frozen=True):
    """One thing that may be done. Worths are exact, as text: minor units of `currency`, often a fraction."""

    action: str
    value: str
    """What it brings on average: ``-315/22``."""
    cost: str
    """What choosing it in place of the best costs."""
    multiple: int
    discards: tuple[str, ...]


class AdviceAnswer(msgspec.Struct, frozen=True):
    table: str
    box: int
    hand: tuple[str, ...]
    currency: str
    choices: tuple[ChoiceBody, ...]
    """Best first."""


@post(
    "/advice", tags=["rounds"], summary="The exact value of each choice for one's own hand", status_code=200
)
async def give_advice(works: Here, caller: By, data: JSONBody[AdviceBody]) -> AdviceAnswer:
    who = need(caller, "play").person.id
    desk = await need_desk(works, data.table)
    seen = desk.offers(caller.who)
    box = _own_box(seen, who, data.box)
    dead = [
        parse_card(card)
        for other in seen.boxes
        if other.player == who and other.number != box.number
        for card in (*other.cards, *other.discards)
        if card != FACE_DOWN
    ]
    shown = [parse_card(card) for card in seen.dealer.cards if card != FACE_DOWN]
    hand = [parse_card(card) for card in box.cards]
    bet = Bet(desk.house, _stakes(desk.house, box), dict(seen.meters_minor))
    try:
        found = await asyncio.get_running_loop().run_in_executor(_THREADS, advise, bet, hand, shown, dead)
    except RequestError as error:
        raise Trouble("advice/none", str(error)) from None
    return _answer(desk.id, box, found)


def _own_box(seen: View, who: str, number: int | None) -> BoxView:
    """The box of theirs that waits for a decision, with cards that they have looked at."""
    open_to_them = {offer.box for offer in seen.legal if offer.do in ("play", "fold")}
    for box in seen.boxes:
        mine = box.player == who and box.number in open_to_them and FACE_DOWN not in box.cards
        if mine and box.cards and number in (None, box.number):
            return box
    raise Trouble("advice/none")


def _stakes(house: House, box: BoxView) -> dict[str, int]:
    placed = {wager.name for wager in house.wagers if wager.placed_before_deal}
    return {name: minor for name, minor in box.stakes_minor if name in placed}


def _answer(table: str, box: BoxView, found: Advice) -> AdviceAnswer:
    ante_minor = found.bet.ante_minor
    choices = tuple(
        ChoiceBody(
            worth.action, str(worth.value * ante_minor), str(worth.cost * ante_minor), worth.multiple,
            tuple(str(card) for card in worth.discards),
        )
        for worth in found.actions
    )  # fmt: skip
    return AdviceAnswer(table, box.number, box.cards, found.house.currency.code, choices)


HANDLERS = [give_advice]
