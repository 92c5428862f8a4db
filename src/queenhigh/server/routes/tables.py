"""Tables: listed, opened, paused, closed, and the limits of a wager in a box."""

from functools import partial
from typing import Final
from uuid import uuid4

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from queenhigh.people.attempts import network_of
from queenhigh.people.buckets import take
from queenhigh.rules import house_ids
from queenhigh.server.bots import StrategyRefused
from queenhigh.server.floor import SettingsRefused
from queenhigh.server.floor.audience import table_card
from queenhigh.server.floor.desk import Desk
from queenhigh.server.gate.callers import Caller
from queenhigh.server.gate.problems import Trouble, say_refusal
from queenhigh.server.routes.asking import BY_LANGUAGE, By, Here, need, need_desk, refused
from queenhigh.server.works import Works
from queenhigh.store.sharing import hosted_by
from queenhigh.table.spot import Spot, spot
from queenhigh.text import shorten, suggest
from queenhigh.wire.bodies import BotBody, BotSeat, Done, Opened, PauseBody, SpotBody, SpotQuestion, Tables
from queenhigh.wire.frames import PauseCommand, RefusedFrame, TableCard
from queenhigh.wire.settings import TableSettings

TABLES_A_PERSON: Final = 5
LIVE_LINKED: Final = {"supervisor", "admin"}
"""Who may open a table with cards from a real deck on a meter that other tables share."""


@get("/tables", tags=["tables"], summary="All open tables")
async def list_tables(works: Here) -> Tables:
    if works.peers is not None:
        await works.peers.look()
    return Tables(works.floor.feed.cards())


@get("/tables/{id:str}", tags=["tables"], summary="One table, a closed one too")
async def show_table(id: FromPath[str], works: Here) -> TableCard:
    try:
        return (await need_desk(works, id)).audience.card()
    except Trouble as trouble:
        if trouble.code != "table/closed":
            raise
    hall = works.floor.hall
    table = await hall.load(id)
    return table_card(table, hall.meters_of(table), watchers=0)


@post("/tables", tags=["tables"], summary="Open a table as its host")
async def open_table(works: Here, caller: By, data: JSONBody[TableSettings]) -> Response[Opened]:
    need(caller, "play")
    if data.house not in house_ids():  # a path is for the command line: nobody opens a file of ours from afar
        raise Trouble(
            "table/unfit", f"there is no house {shorten(data.house)}{suggest(data.house, house_ids())}"
        )
    if works.hub.stopping:
        raise Trouble("server/stopping")
    if data.deal == "live" and data.progressive.startswith("linked:") and not caller.who.roles & LIVE_LINKED:
        raise Trouble("auth/forbidden", "whoever deals by hand could empty a meter that others play for")
    await _refuse_barred(works, caller)
    async with works.floor.opening:
        await _refuse_many(works, caller)
        with works.hub:
            try:
                desk = await works.floor.open(data, caller.who)
            except SettingsRefused as error:
                raise Trouble("table/unfit", str(error)) from None
    return Response(Opened(desk.audience.card(), desk.table.kept.code or None), status_code=201)


async def _refuse_many(works: Works, caller: Caller) -> None:
    """Nobody but an admin hosts more than a few open tables, in whichever process."""
    if not caller.may("admin"):
        hosted = await works.store.read(partial(hosted_by, person=caller.who.id))
        if hosted >= TABLES_A_PERSON:
            raise Trouble("rate/limited", f"{hosted} tables are open under your name: close one first")
    key = network_of("table", caller.address)
    now_ms = works.clock.now_ms()
    wait_ms = await works.store.run(lambda sql: take(sql, key, works.openings, now_ms))
    if wait_ms:
        raise Trouble("rate/limited", headers={"Retry-After": str(-(-wait_ms // 1000))})


async def _refuse_barred(works: Works, caller: Caller) -> None:
    """Whoever barred themselves from play begins nothing new."""
    code = await works.floor.hall.barred(caller.who.id)
    if code:
        raise Trouble(code)


@post(
    "/tables/{id:str}/pause",
    tags=["tables"],
    summary="Pause a table, or go on",
    status_code=200,
)
async def pause_table(id: FromPath[str], works: Here, caller: By, data: JSONBody[PauseBody]) -> Done:
    need(caller, "play", "deal")
    desk = await need_desk(works, id)
    if works.hub.stopping:
        raise Trouble("server/stopping")
    command = PauseCommand(f"http-{uuid4().hex}", data.paused)
    with works.hub:
        found = await desk.do(caller.who, command, msgspec.json.encode(command))
    if isinstance(found, RefusedFrame):
        raise refused(found, desk, caller.language)
    return Done(found.version)


@post("/tables/{id:str}/bots", tags=["tables"], summary="Have a bot sit down")
async def add_bot(id: FromPath[str], works: Here, caller: By, data: JSONBody[BotBody]) -> Response[BotSeat]:
    need(caller, "play", "deal")
    desk = await need_desk(works, id)
    if works.hub.stopping:
        raise Trouble("server/stopping")
    if not desk.table.settings.bots:
        raise Trouble("auth/forbidden", "bots are not welcome at this table")
    await _refuse_barred(works, caller)
    with works.hub:
        try:
            found = await works.bots.add(desk, data.strategy, caller.who, sides=data.sides)
        except StrategyRefused as error:
            raise Trouble("table/unfit", str(error)) from None
    if isinstance(found, RefusedFrame):
        raise refused(found, desk, caller.language)
    return Response(found, status_code=201)


@delete("/tables/{id:str}", tags=["tables"], summary="Close a table for good")
async def close_table(id: FromPath[str], works: Here, caller: By) -> None:
    need(caller, "play", "deal", "admin")
    desk = await need_desk(works, id)
    with works.hub:
        found = await works.floor.close(id, caller.who)
    if found is not None:
        raise refused(found, desk, caller.language)


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
    found = spot(desk.table, desk.audience.world(), caller.who, data.box, data.wager)
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


HANDLERS = [list_tables, show_table, open_table, add_bot, pause_table, close_table, show_spot]
