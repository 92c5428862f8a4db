"""Coming in and going out: guests, names with passwords, sessions."""

from typing import Any

from litestar import Response, delete, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from queenhigh.people import SignedIn
from queenhigh.server.gate.callers import COOKIE, Caller
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.gate.security import is_local
from queenhigh.server.routes.asking import By, Connection, Here, need_cookie
from queenhigh.server.works import Works
from queenhigh.wire.bodies import GuestBody, NameBody, PasswordBody, SignedInBody


@post("/guest", tags=["people"], summary="Come in as a guest")
async def guest(
    works: Here, caller: By, data: JSONBody[GuestBody], request: Connection
) -> Response[SignedInBody]:
    found = await works.people.guest(data.name, caller.address, _before(caller))
    return _let_in(works, found, request)


@post("/users", tags=["people"], summary="Register a name with a password")
async def register(
    works: Here, caller: By, data: JSONBody[NameBody], request: Connection
) -> Response[SignedInBody]:
    _refuse_plain(works, caller, request)
    found = await works.people.register(data.name, data.password, caller.address, _before(caller))
    return _let_in(works, found, request)


@post("/session", tags=["people"], summary="Sign in")
async def sign_in(
    works: Here, caller: By, data: JSONBody[NameBody], request: Connection
) -> Response[SignedInBody]:
    _refuse_plain(works, caller, request)
    found = await works.people.sign_in(data.name, data.password, caller.address, _before(caller))
    return _let_in(works, found, request)


@delete("/session", tags=["people"], summary="Sign out")
async def sign_out(works: Here, caller: By, request: Connection) -> Response[None]:
    need_cookie(caller)
    await works.people.sign_out(caller.secret)
    gone = Cookie(COOKIE, value="", max_age=0, **_flags(request))
    return Response(None, status_code=204, cookies=[gone])


@put("/me/password", tags=["people"], summary="Change one's password, which ends every session of theirs")
async def set_password(
    works: Here, caller: By, data: JSONBody[PasswordBody], request: Connection
) -> Response[SignedInBody]:
    """The answer is a new session, as after signing in; all others, and their sockets, are over."""
    person = need_cookie(caller).person.id
    _refuse_plain(works, caller, request)
    await works.people.set_password(person, data.old, data.new)
    return _let_in(works, await works.people.begin_anew(person), request, 200)


def _refuse_plain(works: Works, caller: Caller, request: Connection) -> None:
    """A password that came from elsewhere without TLS, such as past the proxy, is not taken."""
    safe = request.url.scheme == "https" or is_local(caller.address)
    if not safe and not works.settings.plain_passwords:
        raise Trouble("auth/forbidden", "passwords are taken over https only: come in as a guest")


def _before(caller: Caller) -> str:
    """The cookie they came with, whose session ends; a token is left alone."""
    return caller.secret if caller.session is None or caller.session.by == "cookie" else ""


def _let_in(works: Works, found: SignedIn, request: Connection, status: int = 201) -> Response[SignedInBody]:
    person = found.person
    left_s = max(0, found.expires_ms - works.clock.now_ms()) // 1000
    cookie = Cookie(COOKIE, value=found.session_token, max_age=left_s, **_flags(request))
    body = SignedInBody(person.id, person.name, person.role, person.guest, found.csrf, found.expires_ms)
    return Response(body, status_code=status, cookies=[cookie])


def _flags(request: Connection) -> dict[str, Any]:
    secure = request.url.scheme == "https"
    return {"path": "/", "httponly": True, "samesite": "lax", "secure": secure}


HANDLERS = [guest, register, sign_in, sign_out, set_password]
