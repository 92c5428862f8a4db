"""A socket from its first word to its last: who may open it, and frames in with their rights and limits."""

import time
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from queenhigh.engine.acts.offers import DONE_BY
from queenhigh.facts import NO_FACTS, Facts
from queenhigh.people import PeopleError
from queenhigh.people.buckets import Bucket, Rate, taken
from queenhigh.people.limits import Reality
from queenhigh.rules.records import House
from queenhigh.server.floor.desk import Desk
from queenhigh.server.gate.callers import NOBODY, Caller
from queenhigh.server.gate.problems import Trouble, say_refusal
from queenhigh.server.gate.security import Receive, Scope, Send, answer_trouble
from queenhigh.server.sockets.hub import SIGNED_OUT
from queenhigh.server.sockets.outbox import TOO_SLOW, Outbox
from queenhigh.server.sockets.protocol import EXTENSION, TableProtocol
from queenhigh.server.works import Works
from queenhigh.table.handle import Who
from queenhigh.table.ports import StoreError
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import (
    FRAME_LIMIT,
    PROTOCOL,
    RESTART,
    ActCommand,
    Answer,
    AnyCommand,
    NoticeFrame,
    PauseCommand,
    PingCommand,
    PongFrame,
    RefusedFrame,
    SeatCommand,
    ServerCode,
    SyncCommand,
)
from queenhigh.words import DEFAULT, LANGUAGES, reality_text

UNREADABLE: Final = 4000
NOT_ALLOWED: Final = 4003
NO_TABLE: Final = 4004
TOO_FAST: Final = TOO_SLOW
OTHER_VERSION: Final = 4009
STRIKES: Final = 40
FRAMES_PER_SECOND: Final = 30
_FRAMES: Final = Rate(FRAMES_PER_SECOND, 1000)

_PLAYERS: Final = {do for do, role in DONE_BY.values() if role == "player"}
"""Acts that are a player's own, which a token for dealing has no part in."""
_COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_ENCODER = msgspec.json.Encoder()
_ANY = msgspec.json.Decoder(dict[str, Any])
_TABLES: Final = "/api/v1/tables/"
_SOCKET: Final = "/socket"
LOBBY: Final = "/api/v1/lobby/socket"
_NOWHERE: Final = (NO_TABLE, "no such table")


class Socket:
    """Somebody's socket at a table, or in the lobby where there is no desk."""

    owner = ""

    def __init__(
        self, works: Works, wire: TableProtocol, caller: Caller, desk: Desk | None, language: str = ""
    ) -> None:
        self._works = works
        self._wire = wire
        self.desk = desk
        self.language = language
        """In which language it wants sentences, where it has said so."""
        self._let_in(msgspec.structs.replace(caller, language=language) if language else caller)
        self._strikes = 0
        self._bucket: Bucket | None = None
        self.outbox = Outbox(wire, works.settings.slow_seconds)
        wire.on_writable = self.outbox.resume

    def _let_in(self, caller: Caller) -> None:
        """Look on as this caller; a token without the right to play or deal sees what everybody does."""
        self._caller = caller
        self.who: Who = caller.who if caller.may("play") or caller.may("deal") else NOBODY

    @property
    def seated(self) -> bool:
        """Whether they have a box at this table."""
        return self.desk is not None and self.who.id in self.desk.table.by_player

    def remind(self, told: Reality) -> None:
        """Tell them what they wanted to be told from time to time."""
        said = reality_text(told.played_ms, told.net_minor, self._caller.language)
        facts = {"played_ms": told.played_ms, "net_minor": told.net_minor}
        self.send(_ENCODER.encode(NoticeFrame("reality/check", facts, said)), None)

    def send(self, frame: bytes, version: int | None, answer: Answer | None = None) -> None:
        self.outbox.send(frame, version, answer)

    def end(self, code: int, reason: str = "") -> None:
        self._wire.end(code, reason)

    def close(self) -> None:
        """The socket is gone."""
        self._wire.on_writable = None
        self.outbox.close()

    @property
    def waiting(self) -> int:
        return self.outbox.waiting

    @property
    def session_id(self) -> str:
        return self._caller.session.id if self._caller.session else ""

    @property
    def person_id(self) -> str:
        return self._caller.who.id

    async def _still_here(self) -> bool:
        """Take the rights anew; a session that has ended ends the socket."""
        caller = await self._works.callers.again(self._caller)
        if caller is None:
            self.end(SIGNED_OUT, "signed out")
            return False
        if caller is not self._caller:
            self._let_in(caller)
        return True

    async def frame(self, data: bytes) -> None:
        """Take one frame; whatever it holds, it is answered."""
        if len(data) > FRAME_LIMIT:
            self._strike("command/unreadable", "", UNREADABLE, f"{len(data)} bytes, {FRAME_LIMIT} at most")
            return
        try:
            command = _COMMANDS.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
            self._strike("command/unreadable", _id_in(data), UNREADABLE, str(error).replace("`", ""))
            return
        self._bucket, wait_ms = taken(self._bucket, _FRAMES, int(1000 * time.monotonic()))
        if wait_ms:
            self._strike("rate/limited", command.id, TOO_FAST, f"{FRAMES_PER_SECOND} a second at most")
            return
        started = time.perf_counter()
        try:
            if not await self._still_here():
                return
            result = await self._do(command, data)
        except Exception as error:  # a fault of ours, or a store that is gone: the socket stays
            self._works.log.fault("fault", error, table=self.desk.id if self.desk else "")
            result = self._refuse("server/stopping", command.id)
        if not isinstance(command, SyncCommand | PingCommand) or result is not None:
            self._note(command, result, time.perf_counter() - started)
        if isinstance(result, RefusedFrame) and result.code == "command/unreadable":
            self._count_strike(UNREADABLE)

    def _note(self, command: AnyCommand, result: Answer | RefusedFrame | None, seconds: float) -> None:
        """Count the command, and give it its line in the log."""
        code = result.code if isinstance(result, RefusedFrame) else ""
        kind = str(command.__struct_config__.tag)
        self._works.metrics.command(kind, code, seconds)
        self._works.log.command(
            kind, by=self._caller.who.id, id=command.id, table=self.desk.id if self.desk else "", code=code,
            act=_act(command), version=result.version if isinstance(result, Answer) else None,
            ms=round(seconds * 1000, 2),
        )  # fmt: skip

    async def _do(self, command: AnyCommand, body: bytes) -> Answer | RefusedFrame | None:
        desk = self.desk
        if isinstance(command, PingCommand):
            self.send(_ENCODER.encode(PongFrame(command.id, self._works.clock.now_ms())), None)
            return None
        if isinstance(command, SyncCommand):
            seen = desk.audience if desk is not None else self._works.floor.feed
            seen.sync(self)
            return None
        code = self._forbidden(command)
        if code is not None or desk is None:
            return self._refuse(code or "command/unreadable", command.id)
        with self._works.hub:
            result = await desk.do(self.who, command, body, self, partial(self._with_code, desk))
        return self._tell(result, desk.house) if isinstance(result, RefusedFrame) else result

    def _forbidden(self, command: AnyCommand) -> ServerCode | None:
        """Why this caller may not even ask."""
        caller = self._caller
        if self._works.hub.stopping:
            return "server/stopping"
        if not caller.who.id:
            return "auth/needed"
        staff = isinstance(command, PauseCommand) or (
            isinstance(command, ActCommand) and str(command.act.get("do")) not in _PLAYERS
        )
        allowed = caller.may("play") or (staff and caller.may("deal"))
        if not allowed:
            return "auth/forbidden"
        return None

    async def _with_code(self, desk: Desk, command: SeatCommand) -> SeatCommand | RefusedFrame:
        """The command with the code as the table spells it.

        It is guessed a few times by a name or from an address, then no more for a while. Whoever was let in
        before, and the host, guess nothing.
        """
        kept = desk.table.kept
        who = self.who
        if not kept.code or not command.code or who.id == kept.host or who.id in kept.admitted:
            return command
        try:
            await self._works.people.guess_code(
                who.id, self._caller.address, desk.id, command.code, kept.code
            )
        except PeopleError as error:
            return RefusedFrame(command.id, error.code)
        return msgspec.structs.replace(command, code=kept.code)

    def _refuse(self, code: ServerCode, id: str, facts: Facts = NO_FACTS) -> RefusedFrame:
        return self._tell(RefusedFrame(id, code, facts), None)

    def _tell(self, refused: RefusedFrame, house: House | None) -> RefusedFrame:
        names = self.desk.table.names if self.desk is not None else None
        said = say_refusal(refused, house, self._caller.language, names)
        self.send(encode_frame(said), None)
        return refused

    def _strike(self, code: ServerCode, id: str, closing: int, why: str) -> None:
        self._works.metrics.command("none", code, 0.0)
        table = self.desk.id if self.desk else ""
        self._works.log.command("none", by=self._caller.who.id, table=table, code=code)
        self._refuse(code, id, Facts(name=why[:120]))
        self._count_strike(closing)

    def _count_strike(self, closing: int) -> None:
        self._strikes += 1
        if self._strikes >= STRIKES:
            self.end(closing, "unreadable" if closing == UNREADABLE else "too fast")


def _id_in(data: bytes) -> str:
    """The id that an unreadable frame may still say, so that its sender knows which one it was."""
    try:
        id = _ANY.decode(data).get("id")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        return ""
    return id[:64] if isinstance(id, str) and id.isascii() and id.isprintable() else ""


def _act(command: AnyCommand) -> str | None:
    """What act it was, for the log: a word of ours, or nothing."""
    said = command.act.get("do") if isinstance(command, ActCommand) else None
    return said[:20] if isinstance(said, str) and said.isidentifier() else None


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
    code = _closed_at_once(works, scope, caller, desk, lobby=path == LOBBY)
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


def _closed_at_once(
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
