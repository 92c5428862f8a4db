"""What a table asks of the world: records for a store that commits, a clock, and chance.

One command of a table is one `Write`: events, transfers, the command's id and its answer go in together or
not at all, and only if the table still has the version and the epoch that the writer thinks it has.
"""

from typing import Literal, Protocol

import msgspec

from queenhigh.ledger.records import Posting
from queenhigh.text import QueenHighError


class CommandKey(msgspec.Struct, frozen=True):
    """Which command this was, so that one sent again is answered and not done again."""

    by: str
    """Whose: the id of a player, or a role."""
    id: str
    body_hash: bytes
    """SHA-256 of the frame; the same id with another body is another command under a used id."""


class PurseMove(msgspec.Struct, frozen=True):
    """What a command does to one player's purse beyond its transfers; all are differences."""

    player: str
    reserved_minor: int = 0
    """Kept back for the least Play that the player may owe."""
    held_minor: int = 0
    """Paid by a round that can still be voided, so not to be staked elsewhere."""
    risk_minor: int = 0
    """On the felt or kept back for it; a rise is refused where an own limit of theirs forbids it."""
    lost_minor: int = 0
    """What the player lost in this round, negative where they won; counted for the day of `Write.at_ms`."""
    played_ms: int = 0
    """Time at play, counted for the same day."""


class MeterPaid(msgspec.Struct, frozen=True):
    """The write pays from a meter, or takes back: its row must hold exactly this, and is locked to do so."""

    meter: str
    balance_minor: int


class Award(msgspec.Struct, frozen=True):
    """A share of a meter that was paid, or taken back where negative; kept for ever."""

    meter: str
    box: int
    player: str
    row: str
    before_minor: int
    amount_minor: int


class DeckRow(msgspec.Struct, frozen=True):
    """One committed deck of a round. Nothing here tells a card that was not dealt, but `seed` once opened."""

    round: int
    number: int
    """0 for the first deck of a round; a challenge brings the next."""
    nonce: bytes
    """From the operating system; with the server's secret, which is not stored, it gives the seed."""
    commitment: bytes
    seals: bytes
    """52 times 32 bytes."""
    state: Literal["sealed", "dealt", "opened"]
    seeds: bytes = b"[]"
    """JSON: what players sent, as the proof tells it."""
    openings: bytes = b"[]"
    """JSON: place dealt, card and salt of every card that was dealt, in the order of dealing."""
    seed: bytes = b""
    """Only where the whole deck is open to everybody."""


class Link(msgspec.Struct, frozen=True):
    """A round that can no longer change, chained to the one before it."""

    round: int
    house: str
    opened_ms: int
    ended_ms: int
    ending: Literal["settled", "void", "none"]
    body: bytes
    """SHA-256 over the bodies of the round's steps."""
    chain: bytes
    """SHA-256 over the chain before it, the round's number and `body`."""


class Write(msgspec.Struct, frozen=True, kw_only=True):
    """One command of one table, to be kept whole or not at all."""

    table: str
    epoch: int
    version: int
    """What the table's row has now; it has one more afterwards."""
    at_ms: int
    round: int
    by: str
    """Whose act, as `format_actor` writes; ``clock`` for the table itself."""
    body: bytes
    """The step as JSON: act, events, postings. The chain runs over these bytes."""
    state: bytes
    """The table besides its round, as JSON."""
    closed: bool = False
    """Whether the table is closed for good by this."""
    ledger: str
    """The code of the currency."""
    postings: tuple[Posting, ...] = ()
    purses: tuple[PurseMove, ...] = ()
    paid: tuple[MeterPaid, ...] = ()
    awards: tuple[Award, ...] = ()
    decks: tuple[DeckRow, ...] = ()
    links: tuple[Link, ...] = ()
    players: tuple[str, ...] = ()
    """Players who are in the round from now on: how their history finds it."""
    command: CommandKey | None = None
    answer: bytes = b""


class Written(msgspec.Struct, frozen=True, tag="written"):
    """The write stands. `purses` are those of every player whose account it touched, as they now are."""

    purses: tuple["Purse", ...] = ()


class Repeated(msgspec.Struct, frozen=True, tag="repeated"):
    """The command was done before; nothing was written. This was its answer."""

    answer: bytes
    version: int


class NotWritten(msgspec.Struct, frozen=True, tag="not_written"):
    """Nothing was written.

    - ``short``: the account `who` cannot cover it
    - ``limit_loss``, ``limit_time``, ``limit_break``, ``limit_excluded``: an own limit of player `who`
    - ``differs``: the command's id was used for something else
    - ``stale``: the table has another version or epoch by now, or is owned elsewhere
    - ``meter``: the meter `who` does not hold what was expected; it holds `balance_minor`
    """

    why: Literal[
        "short", "limit_loss", "limit_time", "limit_break", "limit_excluded", "differs", "stale", "meter"
    ]
    who: str = ""
    balance_minor: int = 0


class Purse(msgspec.Struct, frozen=True):
    """What a player has in one currency."""

    player: str
    balance_minor: int
    reserved_minor: int = 0
    held_minor: int = 0
    room_minor: int | None = None
    """What the player's own loss limit still lets them put at risk on `day`, below zero where it was cut
    meanwhile; none where there is no limit."""
    barred: bool = False
    """Whether a limit of their own lets them put nothing more at risk now."""
    lost_minor: int = 0
    """What they lost on `day`, which the room allows for; the next day begins without it."""
    day: int = 0
    """Counted from 1970 in UTC; only where there is a loss limit."""

    @property
    def covers_minor(self) -> int:
        """What there is to be staked, whatever the player allows themselves."""
        return self.balance_minor - self.reserved_minor - self.held_minor

    @property
    def free_minor(self) -> int:
        """What can be staked."""
        if self.barred:
            return 0
        if self.room_minor is None:
            return self.covers_minor
        return max(0, min(self.covers_minor, self.room_minor))


class StepRow(msgspec.Struct, frozen=True):
    """A step as it was stored."""

    version: int
    round: int
    at_ms: int
    by: str
    body: bytes


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was stored."""

    id: str
    house: str
    """The digest of its house, whose text is kept."""
    settings: bytes
    state: bytes
    version: int
    epoch: int
    closed: bool = False
    created_ms: int = 0


class StoreError(QueenHighError, ValueError):
    """The store cannot be used: the disk is full, the connection is gone. Nothing is known to be written."""


class Clock(Protocol):
    """The server's clock, which never goes back; where the machine's does, this one goes on more slowly."""

    def now_ms(self) -> int: ...


class EntropyError(QueenHighError, ValueError):
    """The source of chance fails: no card is dealt from it."""


class Entropy(Protocol):
    """Chance, and the secret that turns a nonce into a round's seed."""

    def nonce(self) -> bytes:
        """32 fresh bytes; `EntropyError` where the source fails."""
        ...

    def seed(self, nonce: bytes, deck: str) -> bytes:
        """The seed of a deck, always the same for the same nonce and name."""
        ...
