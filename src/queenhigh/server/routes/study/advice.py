"""Advice: the exact value of each choice for one's own hand, from nothing but what one sees."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from queenhigh.analysis.coach import consider_box
from queenhigh.engine.view import FACE_DOWN, BoxView, View
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import BY_LANGUAGE, By, Here, need, need_desk
from queenhigh.server.routes.study.choices import ChancesBody, ChoiceBody, told_chances, told_choices
from queenhigh.study.bet import UnpricedError
from queenhigh.study.request import RequestError


class AdviceBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """At which table, and for which of one's boxes where one has several."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    box: int | None = None


class AdviceAnswer(msgspec.Struct, frozen=True):
    table: str
    box: int
    hand: tuple[str, ...]
    currency: str
    choices: tuple[ChoiceBody, ...]
    """Best first."""
    best: int
    """The place of the best among them."""
    why: str
    """Why it is the best, in a sentence or two."""
    chances: ChancesBody | None
    """None where the best is to throw a card away."""


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
    seen = desk.offers(caller.who)
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


HANDLERS = [give_advice]
