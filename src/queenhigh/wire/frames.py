"""Frames of the sockets of a table and of the lobby, both ways, as server and client use them.

Who acts comes from the session, never from a frame.
"""

from typing import Annotated, Any, Literal

import msgspec

from queenhigh.engine.log import Told
from queenhigh.engine.view import View
from queenhigh.facts import NO_FACTS, Amounts, Facts
from queenhigh.wire.settings import TableSettings

PROTOCOL = 1
"""The version of what goes over sockets."""
FRAME_LIMIT = 4096
"""The most bytes that a frame to the server may have."""

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$(?!\n)")]
SeedText = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that somebody asks of a table, under an id of their own choice."""

    id: CommandId


class ActCommand(Command, frozen=True, tag="act"):
    """An act of the engine in this round, without its actor; or one of `DRAFTS` at a live table."""

    round: int
    act: dict[str, Any]


class SeatCommand(Command, frozen=True, tag="seat"):
    """Take a box: this one, or the first that is free. At a table with a code, with the code."""

    box: int | None = None
    code: str = ""
    if_away: Literal["fold", "best", ""] = ""


class LeaveCommand(Command, frozen=True, tag="leave"):
    """Give up a box, or all one's boxes."""

    box: int | None = None


class ReadyCommand(Command, frozen=True, tag="ready"):
    round: int
    ready: bool = True


class SeedCommand(Command, frozen=True, tag="seed"):
    """A seed for the cut, sent for this very commitment."""

    round: int
    seed: SeedText
    commitment: Digest


class ChallengeCommand(Command, frozen=True, tag="challenge"):
    """Have the committed deck opened whole instead of dealt."""

    round: int
    commitment: Digest


class PauseCommand(Command, frozen=True, tag="pause"):
    paused: bool = True


class SyncCommand(Command, frozen=True, tag="sync"):
    pass


class PingCommand(Command, frozen=True, tag="ping"):
    pass


AnyCommand = (
    ActCommand | SeatCommand | LeaveCommand | ReadyCommand | SeedCommand | ChallengeCommand | PauseCommand
    | SyncCommand | PingCommand
)  # fmt: skip

ServerCode = Literal[
    "purse/short", "limit/loss", "limit/time", "limit/break", "limit/excluded", "table/full", "table/closed",
    "table/paused", "table/code", "seat/taken", "seat/held", "seat/none", "command/stale", "command/differs",
    "command/unreadable", "rate/limited", "auth/needed", "auth/forbidden", "server/stopping",
]  # fmt: skip
"""Refusals beyond the engine's."""

NoticeCode = Literal["reality/check"]
"""What a person is told that no command of theirs asked for."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a command came to: done at this version."""

    id: str
    version: int
    box: int | None = None


class PlayerInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table, as everybody sees them."""

    id: str
    name: str
    boxes: tuple[int, ...]
    bot: bool = False
    away: bool = False
    ready: bool = False
    if_away: Literal["fold", "best"] = "fold"
    leaving: bool = False
    """Whether all their boxes are given up."""
    bank_ms: int = 0
    given_up: tuple[int, ...] = ()
    """Boxes that are free once the round is over."""


class FairInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is public of the committed deck before the round is over."""

    commitment: str = ""
    deck: int = 0
    seeds: tuple[tuple[str, str], ...] = ()
    """Player and seed that count so far."""
    opened: tuple[str, ...] = ()
    """Commitments of decks of this round that were opened whole."""


class Said(msgspec.Struct, frozen=True):
    """Sentences of a view, for a socket that wants them: of each entry of `told`, and by box why each of its
    lines is what it is."""

    told: tuple[str, ...]
    lines: dict[str, tuple[str, ...]]


class ViewFrame(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """The table as one viewer sees it: whole, so that only the newest one matters."""

    version: int
    now: int
    deadline: int | None
    stage: str
    round: int
    view: View
    players: tuple[PlayerInfo, ...]
    fair: FairInfo
    paused: bool
    entered: int
    """How many cards a dealer has entered that no act has used yet."""
    purse_minor: int | None
    reserved_minor: int | None
    kinds: tuple[str, ...]
    told: tuple[Told, ...]
    answer: Answer | None
    said: Said | msgspec.UnsetType = msgspec.UNSET
    """Only if the socket named a language."""

    @property
    def left_ms(self) -> int | None:
        """The time that was left when this was sent, by the server's clock."""
        return None if self.deadline is None else self.deadline - self.now

    def player(self, id: str) -> PlayerInfo | None:
        """The player of this id, if they sit here."""
        return next((each for each in self.players if each.id == id), None)


class WagerLimits(msgspec.Struct, frozen=True):
    """Limits of a wager that can be placed at a table."""

    wager: str
    label: str
    least_minor: int
    most_minor: int | None
    step_minor: int


class TableCard(msgspec.Struct, frozen=True):
    """A table as everybody may know it without sitting down."""

    id: str
    name: str
    house: str
    house_name: str
    game: str
    digest: str
    currency: str
    currency_sign: str
    currency_decimals: int
    boxes: int
    free_boxes: int
    players: tuple[str, ...]
    watchers: int
    stage: str
    round: int
    paused: bool
    limits: tuple[WagerLimits, ...]
    meters_minor: dict[str, int]
    settings: TableSettings


class MeHere(msgspec.Struct, frozen=True):
    """The viewer at a table; `code` is empty for all but its host."""

    id: str
    name: str
    role: str
    boxes: tuple[int, ...]
    host: bool
    code: str


class TableFrame(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Everything, on connecting and on `sync`: the table's card beside its view."""

    protocol: int
    page: str
    """The digest of the page that the server serves; empty where it serves none."""
    table: TableCard
    me: MeHere
    frame: ViewFrame


class LobbyFrame(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """The open tables, whenever something has changed."""

    now: int
    page: str
    tables: tuple[TableCard, ...]


class RefusedFrame(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    id: str
    code: str
    facts: Facts = NO_FACTS
    message: str = ""
    clause: str | None = None


class MeterFrame(msgspec.Struct, frozen=True, tag_field="type", tag="meter"):
    meters_minor: Amounts
    currency: str


class NoticeFrame(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """Something a person should know, such as how long they have played: a reality check has `played_ms`
    and by currency `net_minor`."""

    code: NoticeCode
    facts: dict[str, Any]
    message: str = ""


class PongFrame(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    id: str
    now: int


RESTART = 1012
"""The close code of a server that stops, or of a table that another process has taken."""
RETRY_MS = 2000
"""How long a client waits at most before it comes back."""


class ClosingFrame(msgspec.Struct, frozen=True, tag_field="type", tag="closing"):
    code: int
    retry_ms: int
    message: str = ""


Frame = (
    TableFrame | ViewFrame | RefusedFrame | MeterFrame | NoticeFrame | PongFrame | ClosingFrame | LobbyFrame
)  # fmt: skip
"""Any frame from the server."""
