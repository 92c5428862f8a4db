"""Who calls: a session's cookie or a program's token, looked up anew for every request and frame."""

from typing import Final

import msgspec

from queenhigh.people import People, Session
from queenhigh.server.gate.problems import Trouble, language_of
from queenhigh.server.gate.security import UNSAFE, Scope, header
from queenhigh.table.handle import Who
from queenhigh.wire.bodies import Scope as Right

COOKIE: Final = "queenhigh"
CSRF: Final = b"x-csrf-token"
_BEARER: Final = {"WWW-Authenticate": "Bearer"}
NOBODY: Final = Who("", "", frozenset())


class Caller(msgspec.Struct, frozen=True):
    """Somebody who calls, with the rights they have now; without a session they may only look."""

    who: Who
    address: str
    language: str
    session: Session | None = None
    secret: str = ""
    """The cookie or token they came with, to look them up again by."""

    def may(self, right: Right) -> bool:
        return self.session is not None and self.session.may(right)


class Callers:
    """Looks callers up; a session that has ended is nobody's from the next frame on."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def of(self, scope: Scope) -> Caller:
        """The caller of a request or socket; `Trouble` where what they show is not valid, or no longer.

        A cookie goes along with every request a browser makes, so an unsafe one needs its token as well.
        """
        address = (scope.get("client") or ("", 0))[0]
        language = language_of(_first(scope, b"accept-language"))
        bearer = _bearer(scope)
        cookie = _cookie(scope)
        secret = bearer or cookie
        if not secret:
            return Caller(NOBODY, address, language)
        session = await (self._people.bearer(bearer) if bearer else self._people.session(cookie))
        if session is None:
            if bearer:
                raise Trouble("auth/needed", headers=_BEARER)
            return Caller(NOBODY, address, language, secret=secret)
        if scope.get("method") in UNSAFE and not self._people.is_csrf(session, header(scope, CSRF) or ""):
            raise Trouble("http/csrf")
        return Caller(_who(session), address, language, session, secret)

    async def again(self, caller: Caller) -> Caller | None:
        """The same caller with today's rights; none where their session has ended."""
        if caller.session is None:
            return caller
        by_token = caller.session.by == "token"
        look_up = self._people.bearer if by_token else self._people.session
        session = await look_up(caller.secret)
        if session is None:
            return None
        if session is caller.session:  # as it was a moment ago
            return caller
        return msgspec.structs.replace(caller, who=_who(session), session=session)


def _who(session: Session) -> Who:
    return Who(session.person.id, session.person.name, frozenset(session.roles))


def _first(scope: Scope, name: bytes) -> str:
    found = next((value for key, value in scope["headers"] if key.lower() == name), b"")
    return bytes(found).decode("latin-1")


def _bearer(scope: Scope) -> str:
    said = header(scope, b"authorization")
    if said is None:
        return ""
    kind, _, secret = said.partition(" ")
    if kind.lower() != "bearer" or not secret.strip():
        raise Trouble("auth/needed", "say Authorization: Bearer TOKEN", headers=_BEARER)
    return secret.strip()


def _cookie(scope: Scope) -> str:
    """Our cookie, whatever stands beside it: other programs on this machine set cookies of any kind."""
    for part in _first(scope, b"cookie").split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip().strip('"')
    return ""
