"""Sockets as the application sees them: who may open one, and its life until it is closed."""

from typing import Final
from urllib.parse import parse_qs

from queenhigh.server.floor.desk import Desk
from queenhigh.server.gate.callers import Caller
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.gate.security import Receive, Scope, Send, answer_trouble
from queenhigh.server.sockets.hub import SIGNED_OUT
from queenhigh.server.sockets.protocol import EXTENSION, TableProtocol
from queenhigh.server.sockets.socket import NO_TABLE, NOT_ALLOWED, OTHER_VERSION, Socket
from queenhigh.server.works import Works
from queenhigh.table.ports import StoreError
from queenhigh.wire.frames import PROTOCOL, RESTART
from queenhigh.words import DEFAULT, LANGUAGES

_TABLES: Final = "/api/v1/tables/"
_SOCKET: Final = "/socket"
LOBBY: Final = "/api/v1/lobby/socket"
_NOWHERE: Final = (NO_TABLE, "no such table")


async def serve_socket(works: Works, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket, from the first word to the last."""
    path: str = scope["path"]
    table = path.removeprefix(_TABLES).removesuffix(_SOCKET)
    if path != LOBBY and (path != f"{_TABLES}{table}{_SOCKET}" or "/" in table):
        await answer_trouble(scope, send, Trouble("http/no_such"))
        return
    try:
        caller = await works.callers.of(scope)
    except Trouble as trouble:
        await answer_trouble(scope, send, trouble)
        return
    except StoreError as error:
        works.log.fault("fault", error)
        await answer_trouble(scope, send, Trouble("server/stopping"))
        return
    await receive()
    await send({"type": "websocket.accept"})
    desk = None if path == LOBBY else works.floor.desks.get(table)
    wire: TableProtocol = scope["extensions"][EXTENSION]
    code = _refused(works, scope, caller, desk, lobby=path == LOBBY)
    if code == _NOWHERE and await _is_open(works, table):
        code = RESTART, "restart"
    if code is not None:
        wire.end(*code)
    else:
        await _live(works, Socket(works, wire, caller, desk, _language(scope)), receive)


def _language(scope: Scope) -> str:
    """The language that a socket asks for sentences in; English for one that nobody knows."""
    asked = _query(scope).get("language")
    return "" if asked is None else asked[0] if asked[0] in LANGUAGES else DEFAULT


def _query(scope: Scope) -> dict[str, list[str]]:
    return parse_qs(scope["query_string"].decode("latin-1"))


def _refused(
    works: Works, scope: Scope, caller: Caller, desk: Desk | None, lobby: bool
) -> tuple[int, str] | None:
    """With which code a socket is closed at once, if it is."""
    if works.hub.stopping:
        return 1012, "restart"
    spoken = _query(scope).get("protocol", [str(PROTOCOL)])
    if spoken != [str(PROTOCOL)]:
        return OTHER_VERSION, f"this server speaks protocol {PROTOCOL}"
    if caller.secret and caller.session is None:
        return SIGNED_OUT, "signed out"
    if caller.session is not None and not any(caller.may(right) for right in ("watch", "play", "deal")):
        return NOT_ALLOWED, "not allowed"
    if desk is None and not lobby:
        return _NOWHERE
    return None


async def _is_open(works: Works, table: str) -> bool:
    """Whether a table is on its way from one process to another: whoever comes again finds it."""
    try:
        row = await works.store.table(table)
    except StoreError:
        return True
    return row is not None and not row.closed


async def _live(works: Works, socket: Socket, receive: Receive) -> None:
    where = works.metrics.sockets.labels("lobby" if socket.desk is None else "table")
    seen = socket.desk or works.floor.feed
    works.hub.sockets.add(socket)
    where.inc()
    try:
        seen.attach(socket)
        while (message := await receive())["type"] == "websocket.receive":
            await socket.frame(message["bytes"])
    finally:
        where.dec()
        works.hub.leave(socket)
        socket.close()
        seen.detach(socket)
