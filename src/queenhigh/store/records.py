"""Rows as they are read, beside those that a table itself speaks of."""

import msgspec


class Account(msgspec.Struct):
    """An account as it stands, contributions that are not folded in left out."""

    id: str
    ledger: str
    balance_minor: int = 0
    reserved_minor: int = 0
    held_minor: int = 0
    risk_minor: int = 0
    lost_minor: int = 0
    lost_day: int = 0
    """The day, counted from 1970 in UTC, that `lost_minor` was counted for."""
    loss_limit_minor: int | None = None
    granted_ms: int | None = None
    """When the player was last granted something; none where they never were."""
    may_owe: bool = False


class Limits(msgspec.Struct):
    """A player's own limits that hold in every currency."""

    player: str
    barred_until_ms: int = 0
    bar_kind: str = ""
    """``break``, ``excluded`` or nothing."""
    time_limit_ms: int | None = None
    """The most time at play in a day."""
    played_ms: int = 0
    played_day: int = 0


class Transfer(msgspec.Struct, frozen=True):
    """So much from one account to another, for ever."""

    place: str
    """The table where it was made; for a grant and for the first seed of a meter, its id."""
    version: int
    """The table's version after the command that made it; 0 where it was made outside any."""
    number: int
    ledger: str
    debit: str
    credit: str
    amount_minor: int
    reason: str
    round: int
    at_ms: int
    player: str | None = None
    """Whose own ledger lists it."""

    @property
    def table(self) -> str:
        """The table where it was made; nothing for one made outside any."""
        return self.place if self.version else ""

    @property
    def id(self) -> str:
        return f"{self.place}/{self.version}/{self.number}" if self.version else self.place


class AwardRow(msgspec.Struct, frozen=True):
    """A share of a meter that was paid, or taken back where negative."""

    meter: str
    table: str
    version: int
    number: int
    round: int
    at_ms: int
    box: int
    player: str
    row: str
    before_minor: int
    amount_minor: int


class RoundRow(msgspec.Struct, frozen=True):
    """A round that can no longer change."""

    table: str
    round: int
    house: str
    opened_ms: int
    ended_ms: int
    ending: str
    body: bytes
    chain: bytes


class PlayerRound(msgspec.Struct, frozen=True):
    """A round that a player was in, found by when they came into it."""

    table: str
    round: int
    ledger: str
    at_ms: int
    ending: str
    """Nothing while it can still change."""
    house: str
    """The id of the house."""
    staked_minor: int
    """What they put on the felt, less what they took back before the deal."""
    net_minor: int
    """What they won so far, negative where they lost; stakes that still lie there are not theirs."""


class Meter(msgspec.Struct, frozen=True, kw_only=True):
    """A progressive: what it starts from and what a stake adds; what waits until it has been hit."""

    id: str
    ledger: str
    house: str
    """The digest of a house that plays for it, whose rows say what it pays."""
    name: str
    seed_minor: int
    contribution: str
    """What each stake adds, as the house's text has it."""
    next_seed_minor: int | None = None
    next_contribution: str | None = None
    next_ms: int | None = None
    """When others were wished for."""
    created_ms: int = 0


class Heads(msgspec.Struct, frozen=True):
    """What an hour is sealed over."""

    tables: tuple[tuple[str, int, str], ...]
    """Table, round and chain in hexadecimal of the last link of every table that has one, by table."""
    outside: tuple[int, str]
    """How many transfers were made outside any table before this hour began, and a hash over them; those are
    left out that the hour sealed before it has counted. So one has a whole hour to be written."""


class Hour(msgspec.Struct, frozen=True):
    """The heads of all tables' chains at the end of an hour, chained to the hour sealed before it."""

    hour: int
    """Counted from 1970 in UTC."""
    heads: bytes
    """`Heads` as JSON."""
    body: bytes
    """SHA-256 of `heads`."""
    chain: bytes
    """SHA-256 over the chain before it, the hour as 8 bytes, and `body`."""
