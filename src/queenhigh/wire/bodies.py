"""Bodies and answers over HTTP of people, tables and rounds, and problems, as server and client use them."""

from typing import Annotated, Literal

import msgspec

from queenhigh.engine.log import Told
from queenhigh.engine.view import View
from queenhigh.facts import NO_FACTS, Facts
from queenhigh.wire.frames import TableCard

HttpCode = Literal[
    "http/unreadable", "http/too_large", "http/no_length", "http/no_such", "http/method", "http/origin",
    "http/host", "http/csrf", "http/fault", "http/too_early",
    "name/unfit", "name/reserved", "name/taken", "name/lookalike",
    "password/unfit", "auth/wrong", "token/unfit", "limits/unfit", "limits/shorter", "person/unknown",
    "refill/not_yet", "table/unfit", "advice/none", "study/unfit",
]  # fmt: skip
"""Problems that only HTTP has, beside the refusals of a socket."""
Scope = Literal["play", "watch", "deal", "audit", "admin"]
"""Rights that a token can have."""
Name = Annotated[str, msgspec.Meta(max_length=200)]
Password = Annotated[str, msgspec.Meta(max_length=1024)]


class GuestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name to be called by; a free one is found where none is said."""

    name: Name | None = None


class NameBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class PasswordBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password there was, nothing for a guest, and the new one."""

    new: Password
    old: Password = ""


class SignedInBody(msgspec.Struct, frozen=True):
    """Somebody who has just come in. The session itself is in the cookie."""

    id: str
    name: str
    role: str
    guest: bool
    csrf: str
    """To be sent as X-CSRF-Token with every unsafe request."""
    expires_ms: int


class PurseBody(msgspec.Struct, frozen=True):
    currency: str
    balance_minor: int
    reserved_minor: int
    """Kept back for the Play of hands under way, or paid by rounds that can still be voided."""


class MeBody(msgspec.Struct, frozen=True):
    """Oneself, with the rights that this session has."""

    id: str
    name: str
    role: str
    guest: bool
    roles: tuple[str, ...]
    scopes: tuple[str, ...]
    csrf: str
    """To be sent as X-CSRF-Token with every unsafe request; empty with a token."""
    purses: list[PurseBody]
    """For whoever may play: what a purse holds tells how hands came out that are nobody else's to know."""


class RoundLine(msgspec.Struct, frozen=True):
    """A round of one's own."""

    id: str
    table: str
    round: int
    currency: str
    at_ms: int
    ending: str
    """``settled``, ``void``, ``none``, or nothing while it can still change."""
    house: str
    staked_minor: int
    """What one put on the felt, the Play too."""
    net_minor: int
    """What one won, negative where one lost; while stakes lie on the felt they count as gone."""


class Rounds(msgspec.Struct, frozen=True):
    rounds: list[RoundLine]
    next: str | None


class TransferLine(msgspec.Struct, frozen=True):
    """A transfer to or from one's purse; the amount is negative where it left it."""

    id: str
    currency: str
    amount_minor: int
    reason: str
    table: str
    round: int
    at_ms: int


class Transfers(msgspec.Struct, frozen=True):
    transfers: list[TransferLine]
    next: str | None


class TokenBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scopes: tuple[Scope, ...]
    days: Annotated[int, msgspec.Meta(ge=1, le=366)] = 30


class TokenLine(msgspec.Struct, frozen=True):
    """A token without its secret."""

    id: str
    scopes: tuple[str, ...]
    created_ms: int
    expires_ms: int
    used_ms: int
    """When it was last used, to the minute; 0 for never."""


class Tokens(msgspec.Struct, frozen=True):
    tokens: list[TokenLine]


class NewToken(msgspec.Struct, frozen=True):
    """A new token; it is shown this once."""

    id: str
    token: str
    scopes: tuple[str, ...]
    days: int


class RefillBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    currency: str


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableCard]


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened. The code is told to its host alone; whoever shall sit there needs it."""

    table: TableCard
    code: str | None


class PauseBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    paused: bool = True


class BotBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strategy that the simulator knows, and whether the bot bets on every wager."""

    strategy: Annotated[str, msgspec.Meta(max_length=40)] = "best"
    sides: bool = False


class Done(msgspec.Struct, frozen=True):
    """What was asked is done; the table has this version."""

    version: int


class BotSeat(msgspec.Struct, frozen=True):
    """A bot that has sat down."""

    id: str
    name: str
    box: int
    strategy: str


class SpotQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wager in a box."""

    box: Annotated[int, msgspec.Meta(ge=1, le=100)]
    wager: Annotated[str, msgspec.Meta(max_length=40)]


class SpotBody(msgspec.Struct, frozen=True):
    """What may stand on a spot; one that is closed says why by code and sentence."""

    box: int
    wager: str
    label: str
    open: bool
    least_minor: int | None
    most_minor: int | None
    step_minor: int | None
    stake_minor: int
    """What stands there now."""
    code: str
    message: str
    clause: str


class AwardBody(msgspec.Struct, frozen=True):
    """A share of a meter that was paid, or taken back where negative."""

    table: str
    round: int
    row: str
    before_minor: int
    amount_minor: int
    at_ms: int


class MeterBody(msgspec.Struct, frozen=True):
    id: str
    name: str
    currency: str
    shown_minor: int
    seed_minor: int
    contribution: str
    awards: list[AwardBody]


class Meters(msgspec.Struct, frozen=True):
    meters: list[MeterBody]


class RoundStep(msgspec.Struct, frozen=True):
    """A step of a round: what it told, a sentence each, and the view after it, as on a table's socket."""

    version: int
    at_ms: int
    by: str
    told: tuple[Told, ...]
    said: tuple[str, ...]
    view: View


class RoundBody(msgspec.Struct, frozen=True):
    """A round as one person may see it."""

    id: str
    table: str
    round: int
    house: str
    digest: str
    currency: str
    over: bool
    reveal: str
    view: View
    said_lines: dict[str, list[str]]
    """By box number, why each of its lines in `view` is what it is."""
    steps: tuple[RoundStep, ...]


class RecordBody(msgspec.Struct, frozen=True):
    """A whole round as text for `queenhigh replay`."""

    id: str
    record: str


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str


class CategoryBody(msgspec.Struct, frozen=True):
    """A kind of hand, and the least strength that is of it."""

    name: str
    label: str
    from_: int = msgspec.field(name="from")


class WordsBody(msgspec.Struct, frozen=True):
    """The words of one language. Hands stand by their strength, from 0 up."""

    language: str
    hands: tuple[str, ...]
    """With the cards that decide within them: ``Pair of kings with a four``."""
    short: tuple[str, ...]
    """As a dealer calls them: ``Pair of kings``."""
    categories: tuple[CategoryBody, ...]
    """The kinds of hands, the weakest first."""
    cards: dict[str, str]
    """For reading aloud: ``queen of spades``."""
    outcomes: dict[str, str]
    phases: dict[str, str]
    grounds: dict[str, str]
    server: dict[str, str]
    """What the server refuses, and what goes wrong over HTTP, by code."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error over HTTP, as RFC 9457 has it, with our code."""

    code: str
    status: int
    title: str
    detail: str = ""
    type: str = "about:blank"
    facts: Facts = NO_FACTS
