"""What routes share: who asks, what they need to be allowed, and how trouble is answered."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.openapi import ResponseSpec
from litestar.params import SkipValidation

from queenhigh.people import PeopleError, Session
from queenhigh.server.floor.desk import Desk
from queenhigh.server.gate.callers import Caller
from queenhigh.server.gate.problems import PROBLEM_JSON, SERVER_CODES, Trouble, language_of
from queenhigh.server.works import Works
from queenhigh.study.bet import UnpricedError
from queenhigh.study.request import RequestError
from queenhigh.table.ports import StoreError
from queenhigh.wire.bodies import Problem
from queenhigh.wire.bodies import Scope as Right
from queenhigh.wire.frames import RefusedFrame
from queenhigh.words import refusal_text

Connection = Request[Any, Any, Any]
JSON: Final = "application/json"
BY_LANGUAGE: Final = [ResponseHeader(name="vary", value="accept-language")]
"""What an answer says of itself that is told in the caller's language."""


class StrictRequest(Connection):
    """A request whose body is read as what its route takes: a number as text is no number.

    No body is one in which nothing is said.
    """

    async def body(self) -> bytes:
        return await super().body() or b"{}"

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)


Here = NamedDependency[SkipValidation[Works]]
By = NamedDependency[SkipValidation[Caller]]


def need_session(caller: Caller) -> Session:
    """The caller's session; `Trouble` where they have none."""
    if caller.session is None:
        raise Trouble("auth/needed")
    return caller.session


def need(caller: Caller, *rights: Right) -> Session:
    """The caller's session, if it has one of these rights."""
    session = need_session(caller)
    if not any(session.may(right) for right in rights):
        raise Trouble("auth/forbidden", f"this needs the right to {' or '.join(rights)}")
    return session


def need_cookie(caller: Caller) -> Session:
    """The session of somebody who has signed in themselves, which no token stands for."""
    session = need_session(caller)
    if session.by != "cookie":
        raise Trouble("auth/forbidden", "a token is no sign-in: this needs a session")
    return session


async def need_desk(works: Works, id: str) -> Desk:
    """The desk of a table; `Trouble` where the table is closed, or there never was one."""
    desk = works.floor.desks.get(id)
    if desk is None:
        row = await works.store.table(id)
        if row is None:
            raise Trouble("http/no_such", "there is no such table")
        raise Trouble("table/closed" if row.closed else "server/stopping")
    return desk


def refused(found: RefusedFrame, desk: Desk, language: str) -> Trouble:
    """A table's refusal as trouble."""
    known = found.code in SERVER_CODES
    detail = found.message or ("" if known else refusal_text(desk.house, found, language))
    return Trouble(found.code, detail, facts=found.facts)


def trouble_of(error: Exception) -> Trouble:
    """Any error as trouble that tells nothing of the inside."""
    match error:
        case Trouble():
            return error
        case PeopleError():
            retry_ms = error.facts.get("retry_ms")
            headers = {"Retry-After": str(-(-retry_ms // 1000))} if isinstance(retry_ms, int) else {}
            return Trouble(error.code, str(error), headers=headers)
        case RequestError() | UnpricedError():
            return Trouble("study/unfit", str(error))
        case StoreError():
            return Trouble("server/stopping", "the store does not answer")
        case NotFoundException():
            return Trouble("http/no_such")
        case MethodNotAllowedException():
            return Trouble("http/method", headers=dict(error.headers or {}))
        case InternalServerException() if "disconnected" in error.detail:
            return Trouble("http/unreadable", "the request ended before its body did")
        case HTTPException() if error.status_code == 413:
            return Trouble("http/too_large")
        case ClientException() | msgspec.ValidationError() | msgspec.DecodeError():
            return Trouble("http/unreadable", _plain(error))
        case UnicodeDecodeError() | RecursionError():
            return Trouble("http/unreadable")
        case _:
            return Trouble("http/fault")


def answer(works: Works) -> Callable[[Connection, Exception], Response[Problem]]:
    """The one place where errors become answers."""

    def answering(request: Connection, error: Exception) -> Response[Problem]:
        trouble = trouble_of(error)
        if trouble.status >= 500:
            works.log.fault("fault", error, route=request.url.path.count("/"))
        language = language_of(request.headers.get("accept-language", ""))
        request.scope["state"]["code"] = trouble.code
        return Response(
            trouble.problem(language),
            status_code=trouble.status,
            media_type=PROBLEM_JSON,
            headers=trouble.headers,
        )

    return answering


def _plain(error: Exception) -> str:
    """What does not fit, and where; never what was sent."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        words = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra[:5]]
        return "; ".join(words)[:300]
    return str(getattr(error, "detail", error)).replace("`", "")[:300]


def told_as(data: type[Any], words: str, media_type: str = JSON) -> ResponseSpec:
    """How an answer that is not in a route's signature is described."""
    return ResponseSpec(data, description=words, media_type=media_type, generate_examples=False)


PROBLEMS: Final = {
    status: told_as(Problem, words, PROBLEM_JSON)
    for status, words in {
        400: "It cannot be read: it is not as described here.",
        401: "Nobody is signed in, or the token is no good.",
        403: "No right to it, a foreign Origin, or no X-CSRF-Token.",
        404: "There is nothing of this name.",
        405: "Another method.",
        409: "Not as things stand now.",
        411: "A body without its length.",
        413: "A body that is too large.",
        421: "A Host that this server is not.",
        422: "It can be read, and is no name, password, limit, token or table that there could be.",
        429: "Too often: Retry-After says when, where it is known.",
        500: "A fault of the server's.",
        503: "The server stops, or its store does not answer.",
    }.items()
}
"""What every route may answer with instead: problem details with their code."""
