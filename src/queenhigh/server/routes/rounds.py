"""Rounds that were played, the meters they fed, and what proves them."""

import re
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from queenhigh.server.bots import bot_names
from queenhigh.server.gate.callers import Caller
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import BY_LANGUAGE, By, Here, need_session, told_as
from queenhigh.server.routes.played import Played, looked_back
from queenhigh.server.works import Works
from queenhigh.store.reading import Reader
from queenhigh.table.handle import Who
from queenhigh.table.showing import lines_said
from queenhigh.table.stages.deck import deck_name
from queenhigh.wire import encode_frame, format_record
from queenhigh.wire.bodies import AwardBody, MeterBody, Meters, RecordBody, RoundBody
from queenhigh.wire.settings import TableSettings

_ID = re.compile(r"([a-z0-9]{1,40})-([1-9][0-9]{0,11})", re.ASCII)
_SETTINGS: Final = msgspec.json.Decoder(TableSettings)
AWARDS: Final = 20


@get("/meters", tags=["rounds"], summary="What the progressive meters show, and what they paid last")
async def list_meters(works: Here) -> Meters:
    meters = await works.store.meters()
    shown = await works.store.shown([meter.id for meter in meters])
    awards = await works.store.read(
        lambda sql: {each.id: list(Reader(sql).awards(each.id, last=AWARDS)) for each in meters}
    )
    return Meters(
        [
            MeterBody(
                id=meter.id,
                name=meter.name,
                currency=meter.ledger,
                shown_minor=shown.get(meter.id, 0),
                seed_minor=meter.seed_minor,
                contribution=meter.contribution,
                awards=msgspec.convert(awards[meter.id], list[AwardBody], from_attributes=True),
            )
            for meter in meters
        ]
    )


@get(
    "/rounds/{id:str}",
    tags=["rounds"],
    summary="A round with every step, as far as one may know it",
    response_headers=BY_LANGUAGE,
    responses={200: told_as(RoundBody, "The round, as the asker may see it.")},
)
async def show_round(id: FromPath[str], works: Here, caller: By) -> Response[bytes]:
    played, settings = await _played(works, id)
    viewer = played.viewer(_who(caller))
    desk = works.floor.desks.get(played.table)
    seated = desk.table.names if desk is not None else {}
    names = {**bot_names(played.players), **seated, **await works.people.names(played.players)}
    shown = looked_back(played.state, viewer, names)
    return _json(
        RoundBody(
            id=played.name,
            table=played.table,
            round=played.number,
            house=played.house.id,
            digest=played.house.digest,
            currency=played.house.currency.code,
            over=played.over,
            reveal=settings.reveal,
            view=shown,
            said_lines=lines_said(played.house, shown, caller.language),
            steps=played.steps(viewer, names, caller.language),
        )
    )


@get(
    "/rounds/{id:str}/proof",
    tags=["rounds"],
    summary="What proves the cards that one was allowed to see",
    responses={
        200: told_as(dict[str, Any], "A proof, for `queenhigh verify`; docs/fairness.md tells of it.")
    },
)
async def show_proof(id: FromPath[str], works: Here, caller: By) -> Response[bytes]:
    played, _ = await _played(works, id)
    decks = await works.store.decks(played.table, played.number)
    if not decks:
        raise Trouble("http/no_such", "this round was dealt from a real deck: there is nothing to prove")
    if not played.over:  # a deck that was challenged is opened at once, and so is one of a closed table
        decks = [deck for deck in decks if deck.state == "opened"]
        if not decks:
            raise Trouble("http/too_early")
    seeds: dict[int, bytes] = {}
    if caller.may("audit"):
        entropy = works.floor.hall.entropy
        names = {deck.number: deck_name(played.table, played.number, deck.number) for deck in decks}
        seeds = {deck.number: entropy.seed(deck.nonce, names[deck.number]) for deck in decks}
    found = played.proof(
        [deck for deck in decks if deck.state != "sealed"], played.viewer(_who(caller)), seeds
    )
    return _json(found)


@get("/rounds/{id:str}/record", tags=["rounds"], summary="The whole round, for those who may know all of it")
async def show_record(id: FromPath[str], works: Here, caller: By) -> RecordBody:
    played, settings = await _played(works, id)
    if settings.reveal != "all" and not caller.may("audit"):
        need_session(caller)
        raise Trouble("auth/forbidden", "a record tells every card: it is for auditors")
    if not played.over:
        raise Trouble("http/too_early")
    return RecordBody(played.name, format_record(played.house, played.record()))


async def _played(works: Works, id: str) -> tuple[Played, TableSettings]:
    """A round by its id, and the settings of its table; `Trouble` where there is none."""
    found = _ID.fullmatch(id)
    row = await works.store.table(found[1]) if found else None
    if found is None or row is None:
        raise Trouble("http/no_such", "there is no such round: an id is TABLE-NUMBER")
    number = int(found[2])
    steps = await works.store.steps(row.id, number)
    house = await works.store.house(row.house)
    played = Played(row.id, number, house, steps) if house is not None and steps else None
    if played is None or not played.events:
        raise Trouble("http/no_such", "there is no such round: an id is TABLE-NUMBER")
    return played, _SETTINGS.decode(row.settings)


def _who(caller: Caller) -> Who:
    """Who looks back; a token without the right to play or deal sees what everybody does."""
    return caller.who if caller.may("play") or caller.may("deal") else Who()


def _json(found: Any) -> Response[bytes]:
    return Response(encode_frame(found), media_type="application/json")


HANDLERS = [list_meters, show_round, show_proof, show_record]
