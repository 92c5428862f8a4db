"""What can go wrong between a client and its server: refusals, closed sockets, a server that is not there."""

from typing import Final

from queenhigh.facts import NO_FACTS, Facts
from queenhigh.text import QueenHighError


class ClientError(QueenHighError, ValueError):
    """Something that was asked of a server and did not come about."""


class Refused(ClientError):
    """The server has refused; nothing has changed. `message` says it in a sentence."""

    def __init__(
        self,
        code: str,
        facts: Facts = NO_FACTS,
        message: str = "",
        clause: str | None = None,
    ) -> None:
        self.code = code
        self.facts = facts
        self.message = message
        self.clause = clause
        super().__init__(f"{code}: {message}" if message else code)


class Unreachable(ClientError):
    """No server answers at the address."""


class Closed(ClientError):
    """The server has closed the socket for good; `code` is its close code."""

    usual = "the socket is closed"

    def __init__(self, code: int, message: str = "") -> None:
        self.code = code
        self.message = message or self.usual
        super().__init__(f"{self.message} ({code})")


class Unreadable(Closed):
    """4000: too many frames that the server could not read."""

    usual = "the server could not read what was sent"


class SignedOut(Closed):
    """4001: the session or token has ended."""

    usual = "signed out"


class NotAllowed(Closed):
    """4003: this session may not open such a socket."""

    usual = "not allowed"


class NoSuchTable(Closed):
    """4004: there is no such table."""

    usual = "there is no such table"


class TooFastOrSlow(Closed):
    """4008, again and again: too many frames were sent, or too few of those that came were taken."""

    usual = "too fast or too slow"


class OtherVersion(Closed):
    """4009: the server speaks another version than this client."""

    usual = "the server speaks another version"


class Left(Closed):
    """The socket was closed from this side."""

    usual = "closed from this side"


TOO_SLOW: Final = 4008
CLOSED: Final[dict[int, type[Closed]]] = {
    4000: Unreadable,
    4001: SignedOut,
    4003: NotAllowed,
    4004: NoSuchTable,
    TOO_SLOW: TooFastOrSlow,
    4009: OtherVersion,
}
"""Close codes after which coming back would change nothing; after `TOO_SLOW` it may do so a few times. After
any other the client reconnects."""
