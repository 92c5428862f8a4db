"""Oneself: who one is, what one has, one's rounds, transfers, limits and tokens."""

import re
from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from queenhigh.ledger import least_bet_minor
from queenhigh.ledger.records import player_account
from queenhigh.money import CURRENCIES
from queenhigh.people.limits import LimitsChange, LimitsView
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import By, Here, need, need_cookie, need_session
from queenhigh.server.works import Works
from queenhigh.store.records import PlayerRound, Transfer
from queenhigh.text import shorten
from queenhigh.wire.bodies import (
    MeBody,
    NewToken,
    PurseBody,
    RefillBody,
    RoundLine,
    Rounds,
    TokenBody,
    TokenLine,
    Tokens,
    TransferLine,
    Transfers,
)

PAGE: Final = 50
_ROUND: Final = r"([0-9]{1,15})\.([a-z0-9]{1,40})-([0-9]{1,12})"
_TRANSFER: Final = r"([0-9]{1,15})\.([0-9]{1,12})\.([0-9]{1,6})\.([a-zA-Z0-9/-]{0,120})"
_NEXT: Final = "`next` of the page before."
Ledger = Annotated[str, QueryParameter(pattern=r"^([A-Z]{3})?$(?!\n)", description="Only in this currency.")]
BeforeRound = Annotated[str, QueryParameter(pattern=rf"^({_ROUND})?$(?!\n)", description=_NEXT)]
BeforeTransfer = Annotated[str, QueryParameter(pattern=rf"^({_TRANSFER})?$(?!\n)", description=_NEXT)]


@get("/me", tags=["me"], summary="Who one is")
async def show_me(works: Here, caller: By) -> MeBody:
    session = need_session(caller)
    person = session.person
    _, accounts = await works.store.limits(person.id)
    return MeBody(
        id=person.id,
        name=person.name,
        role=person.role,
        guest=person.guest,
        roles=tuple(session.roles),
        scopes=tuple(sorted(session.scopes)),
        csrf=session.csrf,
        purses=[
            PurseBody(each.ledger, each.balance_minor, each.reserved_minor + each.held_minor)
            for each in accounts
            if each.granted_ms is not None and session.may("play")
        ],
    )


@get("/me/rounds", tags=["me"], summary="One's rounds, the last first")
async def my_rounds(works: Here, caller: By, currency: Ledger = "", before: BeforeRound = "") -> Rounds:
    who = need(caller, "play").person.id
    key = None
    if before:
        at_ms, table, number = _cursor(_ROUND, before)
        key = (int(at_ms), table, int(number))
    rows = await works.store.player_rounds(who, ledger=currency, limit=PAGE + 1, before=key)
    lines = [
        RoundLine(f"{each.table}-{each.round}", each.table, each.round, each.ledger, each.at_ms,
                  each.ending or await _ending_now(works, each), each.house,
                  each.staked_minor, each.net_minor)
        for each in rows
    ]  # fmt: skip
    more = f"{lines[PAGE - 1].at_ms}.{lines[PAGE - 1].id}" if len(lines) > PAGE else None
    return Rounds(lines[:PAGE], more)


async def _ending_now(works: Works, round: PlayerRound) -> str:
    """How a round has ended that still lies at its table; nothing where it has not."""
    desk = works.floor.desks.get(round.table)
    table = desk.table if desk is not None else await works.floor.hall.load(round.table)
    state = table.round
    return state.phase if state.game == round.round and state.phase in ("settled", "void") else ""


@get("/me/ledger", tags=["me"], summary="Every transfer of one's purse, the last first")
async def my_ledger(works: Here, caller: By, currency: Ledger = "", before: BeforeTransfer = "") -> Transfers:
    who = need(caller, "play").person.id
    key = None
    if before:
        at_ms, version, number, table = _cursor(_TRANSFER, before)
        key = Transfer(table, int(version), int(number), "", "", "", 0, "", 0, int(at_ms), table)
    rows = await works.store.ledger_of(who, ledger=currency, limit=PAGE + 1, before=key)
    mine = player_account(who)
    lines = [
        TransferLine(
            each.id, each.ledger, each.amount_minor if each.credit == mine else -each.amount_minor,
            each.reason, each.table, each.round, each.at_ms,
        )
        for each in rows[:PAGE]
    ]  # fmt: skip
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    more = f"{last.at_ms}.{last.version}.{last.number}.{last.table or last.id}" if last else None
    return Transfers(lines, more)


@get("/me/limits", tags=["me"], summary="One's own limits, as they bind now")
async def my_limits(works: Here, caller: By) -> LimitsView:
    who = need(caller, "play").person.id
    found = await works.people.limits.view(who)
    await works.floor.feed.purse_changed(who)  # to look may let a rise bind that has waited its day
    return found


@put("/me/limits", tags=["me"], summary="Set own limits: cuts bind at once, rises wait a day")
async def set_limits(works: Here, caller: By, data: JSONBody[LimitsChange]) -> LimitsView:
    who = need(caller, "play").person.id
    found = await works.people.limits.change(who, data)
    await works.floor.feed.purse_changed(who)
    return found


@post(
    "/me/refill",
    tags=["me"],
    summary="Fill a purse that no bet can be paid from, once an hour",
    status_code=200,
)
async def refill(works: Here, caller: By, data: JSONBody[RefillBody]) -> PurseBody:
    who = need(caller, "play").person.id
    currency = CURRENCIES.get(data.currency)
    if currency is None:
        raise Trouble("http/no_such", f"there is no currency {shorten(data.currency)} here")
    _, accounts = await works.store.limits(who)
    if not any(each.ledger == currency.code and each.granted_ms is not None for each in accounts):
        raise Trouble("refill/not_yet", "sit down at a table first")
    hall = works.floor.hall
    now_ms = works.clock.now_ms()
    amount_minor = hall.purse_units * currency.unit_minor
    houses = await hall.houses_played()
    least_minor = min((least_bet_minor(each) for each in houses if each.currency == currency), default=1)
    id = f"refill/{currency.code}/{who}/{now_ms}"
    done, purse = await works.store.grant(
        who, currency.code, amount_minor, id, now_ms, first=False, least_minor=least_minor
    )
    if done != "granted":
        raise Trouble("refill/not_yet", _why[done])
    await works.floor.feed.purse_changed(who)
    return PurseBody(currency.code, purse.balance_minor, purse.reserved_minor + purse.held_minor)


@get("/me/tokens", tags=["me"], summary="One's tokens, without their secrets")
async def my_tokens(works: Here, caller: By) -> Tokens:
    found = await works.people.tokens(need_cookie(caller).person.id)
    return Tokens(msgspec.convert(found, list[TokenLine], from_attributes=True))


@post("/me/tokens", tags=["me"], summary="Make a token for a program")
async def make_token(works: Here, caller: By, data: JSONBody[TokenBody]) -> Response[NewToken]:
    session = need_cookie(caller)
    id, secret = await works.people.make_token(session.person.id, data.scopes, data.days)
    return Response(NewToken(id, secret, tuple(data.scopes), data.days), status_code=201)


@delete("/me/tokens/{id:str}", tags=["me"], summary="End a token; a token itself ends no other")
async def end_token(id: FromPath[str], works: Here, caller: By) -> None:
    session = need_session(caller)
    if session.by == "token" and session.id != id:
        need_cookie(caller)
    if not await works.people.revoke(session.person.id, id):
        raise Trouble("http/no_such", "you have no such token")


def _cursor(pattern: str, text: str) -> tuple[str, ...]:
    found = re.fullmatch(pattern, text)
    if found is None:
        raise Trouble("http/unreadable", "before: take it from `next` of the page before")
    return found.groups()


_why: Final = {
    "repeated": "this refill was granted already",
    "not_broke": "you can still bet",
    "too_soon": "the last grant is less than an hour ago",
}
HANDLERS = [
    show_me, my_rounds, my_ledger, my_limits, set_limits, refill, my_tokens, make_token, end_token,
]  # fmt: skip
