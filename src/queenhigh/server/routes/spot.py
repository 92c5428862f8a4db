"""A spot of the felt: what may be staked there now, and why not where nothing may."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from queenhigh.server.floor.desk import Desk
from queenhigh.server.gate.problems import say_refusal
from queenhigh.server.routes.asking import BY_LANGUAGE, By, Here, need, need_desk
from queenhigh.table.spot import Spot, spot
from queenhigh.wire.frames import RefusedFrame


class SpotQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wager in a box."""

    box: Annotated[int, msgspec.Meta(ge=1, le=100)]
    wager: Annotated[str, msgspec.Meta(max_length=40)]


class SpotBody(msgspec.Struct, frozen=True):
    """What may stand on a spot; one that is closed says why by code and sentence."""

    box: int
    wager: str
    label: str
    open: bool
    least_minor: int | None
    most_minor: int | None
    step_minor: int | None
    stake_minor: int
    """What stands there now."""
    code: str
    message: str
    clause: str


@post(
    "/tables/{id:str}/spot",
    tags=["tables"],
    summary="What one may stake on a spot now, or why nothing",
    status_code=200,
    response_headers=BY_LANGUAGE,
)
async def show_spot(id: FromPath[str], works: Here, caller: By, data: JSONBody[SpotQuestion]) -> SpotBody:
    who = need(caller, "play").person.id
    desk = await need_desk(works, id)
    await works.floor.hall.welcome(who, desk.house.currency.code)
    found = spot(desk.table, desk.world(), caller.who, data.box, data.wager)
    return _told(desk, data, found, caller.language)


def _told(desk: Desk, asked: SpotQuestion, found: Spot, language: str) -> SpotBody:
    house = desk.house
    offer = found.offer
    code = message = clause = ""
    least = most = step = None
    if offer is not None:
        amounts = offer.amounts_minor
        least = min(amounts) if amounts else offer.least_minor
        most = max(amounts) if amounts else offer.most_minor
        step = offer.step_minor
    if found.refused is not None:
        why = found.refused
        frame = RefusedFrame("", why.code, why.facts, "", why.clause)
        said = say_refusal(frame, house, language, desk.table.names)
        code = why.code
        message = said.message
        clause = why.clause or ""
    label = house.label(asked.wager, language) if asked.wager in house.by_name else ""
    return SpotBody(
        asked.box, asked.wager, label, offer is not None, least, most, step, found.stake_minor,
        code, message, clause,
    )  # fmt: skip


HANDLERS = [show_spot]
