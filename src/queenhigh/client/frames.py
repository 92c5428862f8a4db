"""What a server sends, as records. Fields and frames that this client does not know yet are left out.

Where the server's own records are closed sets, these take any text or fact: an older client reads a newer
server.
"""

from typing import Any, Final

import msgspec

from queenhigh.client.errors import ClientError
from queenhigh.engine.acts.offers import Offer
from queenhigh.engine.owed import Owed
from queenhigh.engine.view import DealerView
from queenhigh.facts import Amounts
from queenhigh.wire.frames import Answer, FairInfo, MeterFrame, PlayerInfo, PongFrame


class FrameError(ClientError, ValueError):
    """Bytes that are no frame of a server."""


class PaidLine(msgspec.Struct, frozen=True):
    """One payout line, as the engine's `Line`."""

    box: int
    wager: str
    kind: str
    stake_minor: int
    outcome: str
    won_minor: int
    returned_minor: int
    clause: str = ""
    reason: str = ""
    seen: dict[str, Any] = {}
    row: str = ""


class SeenBox(msgspec.Struct, frozen=True):
    """One box, as the engine's `BoxView`; cards are text, ``??`` where they lie face down."""

    number: int
    player: str
    name: str
    stakes_minor: Amounts
    cards: tuple[str, ...]
    discards: tuple[str, ...]
    strength: int | None
    looked: bool
    choice: str
    voided: bool
    owed: Owed
    lines: tuple[PaidLine, ...]

    def stake(self, wager: str) -> int:
        """What is staked on a wager here."""
        return dict(self.stakes_minor).get(wager, 0)


class Viewer(msgspec.Struct, frozen=True):
    role: str
    id: str = ""


class SeenRound(msgspec.Struct, frozen=True):
    """The round, as the engine's `View`, with what its viewer may do."""

    viewer: Viewer
    house: str
    digest: str
    game: int
    phase: str
    meters_minor: Amounts
    boxes: tuple[SeenBox, ...]
    dealer: DealerView
    misdealt: bool
    void_ground: str | None
    legal: tuple[Offer, ...]

    def box(self, number: int) -> SeenBox:
        return self.boxes[number - 1]


class ToldFact(msgspec.Struct, frozen=True):
    """One thing that happened."""

    code: str
    facts: dict[str, Any] = {}
    line: PaidLine | None = None


class Seen(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """The table at one version, whole."""

    version: int
    now: int
    deadline: int | None
    stage: str
    round: int
    view: SeenRound
    players: tuple[PlayerInfo, ...]
    fair: FairInfo
    paused: bool
    entered: int
    purse_minor: int | None
    reserved_minor: int | None
    kinds: tuple[str, ...]
    told: tuple[ToldFact, ...]
    answer: Answer | None = None

    @property
    def left_ms(self) -> int | None:
        """How much time was left when this was sent, by the server's clock."""
        return None if self.deadline is None else self.deadline - self.now

    def player(self, id: str) -> PlayerInfo | None:
        """Who sits here under this id."""
        return next((each for each in self.players if each.id == id), None)


class TableCard(msgspec.Struct, frozen=True):
    """A table as everybody may know it without sitting down."""

    id: str
    name: str
    house: str
    currency: str
    boxes: int
    free_boxes: int
    stage: str
    round: int
    house_name: str = ""
    game: str = ""
    digest: str = ""
    currency_sign: str = ""
    currency_decimals: int = 0
    players: tuple[str, ...] = ()
    watchers: int = 0
    paused: bool = False
    limits: tuple[dict[str, Any], ...] = ()
    meters_minor: dict[str, int] = {}
    settings: dict[str, Any] = {}


class MeHere(msgspec.Struct, frozen=True):
    """Who one is at a table."""

    id: str
    name: str
    role: str
    boxes: tuple[int, ...] = ()
    host: bool = False
    code: str = ""


class Everything(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The table's card beside its view, on connecting and on `sync`."""

    protocol: int
    table: TableCard
    me: MeHere
    frame: Seen
    page: str = ""


class RefusedFrame(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    id: str
    code: str
    facts: dict[str, Any] = {}
    message: str = ""
    clause: str | None = None


class NoticeFrame(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """Something a person should know."""

    code: str
    facts: dict[str, Any] = {}
    message: str = ""


class ClosingFrame(msgspec.Struct, frozen=True, tag_field="type", tag="closing"):
    code: int
    retry_ms: int = 0
    message: str = ""


class LobbyFrame(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    now: int
    tables: tuple[TableCard, ...]
    page: str = ""


Frame = (
    Everything | Seen | RefusedFrame | MeterFrame | NoticeFrame | PongFrame | ClosingFrame | LobbyFrame
)  # fmt: skip
KNOWN: Final = ("table", "view", "refused", "meter", "notice", "pong", "closing", "lobby")


class _AnyFrame(msgspec.Struct, frozen=True):
    type: str


_FRAMES: Final[msgspec.json.Decoder[Frame]] = msgspec.json.Decoder(Frame)
_ANY: Final = msgspec.json.Decoder(_AnyFrame)


def decode_frame(data: bytes | str) -> Frame | None:
    """A frame of the server's; none where it is of a kind that this client does not know.

    `FrameError` says what does not fit.
    """
    try:
        return _FRAMES.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        why = str(error)
    try:
        kind = _ANY.decode(data).type
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FrameError(f"a server sent what is no frame: {error}") from None
    if kind in KNOWN:
        raise FrameError(f"a {kind} frame does not fit: {why}")
    return None
