"""What a command may do: judged on rows that its transaction holds, in the order commands came.

A group of commands is judged one after the other on the same rows, as if each had its own transaction; what
those that stand change is then written in a few statements.
"""

from collections.abc import Iterator
from copy import copy
from typing import Any, Final, Literal

import msgspec

from queenhigh.ledger.records import Posting, may_owe, meter_account, player_account
from queenhigh.store.records import Account, Limits
from queenhigh.table.ports import NotWritten, Purse, PurseMove, Repeated, StoreError, Write, Written

DAY_MS: Final = 86_400_000
PLAYER: Final = player_account("")
METER: Final = meter_account("")
Bar = Literal["limit_time", "limit_break", "limit_excluded"]
AccountKey = tuple[str, str]
"""An account's id and its ledger."""


class Known(msgspec.Struct):
    """What was read for a group, kept as it would be after the commands judged so far."""

    tables: dict[str, tuple[int, int]] = {}
    """Version and epoch."""
    commands: dict[tuple[str, str, str], tuple[bytes, bytes, int]] = {}
    """The body's hash, answer and version of those that were done before."""
    accounts: dict[AccountKey, Account] = {}
    players: dict[str, Limits] = {}


class Changes(msgspec.Struct):
    """The rows that the commands of a group write, those of each table in the order of its columns."""

    tables: dict[str, tuple[bytes, int, bool]] = {}
    """State, version and whether it is closed."""
    inserts: dict[str, list[tuple[Any, ...]]] = {}
    accounts: dict[AccountKey, Account] = {}
    players: dict[str, Limits] = {}


def waits(write: Write, posting: Posting) -> bool:
    """Whether a posting waits to be folded into its meter, so that tables feed one without a lock.

    Not where the same command pays from the meter: its row is held anyway, and another table that would pay
    from what stood before must find it changed.
    """
    if posting.reason not in ("contribution", "carry") or not posting.credit.startswith(METER):
        return False
    return all(posting.credit != meter_account(paid.meter) for paid in write.paid)


def accounts_of(write: Write) -> Iterator[AccountKey]:
    """The accounts whose rows a command needs."""
    for posting in write.postings:
        yield posting.debit, write.ledger
        if not waits(write, posting):
            yield posting.credit, write.ledger
    for paid in write.paid:
        yield meter_account(paid.meter), write.ledger
    for move in write.purses:
        yield player_account(move.player), write.ledger


def players_of(write: Write) -> Iterator[str]:
    """The players whose own limits a command asks or counts."""
    return (move.player for move in write.purses if move.risk_minor > 0 or move.played_ms)


def judge(write: Write, known: Known, changes: Changes) -> Written | Repeated | NotWritten | StoreError:
    """Do a command to the rows, or say why not and leave them as they are.

    An error is for what no table should ask; the database has the same rules and would refuse it too, but
    only where a later command of the group does not put it right.
    """
    done = write.command and known.commands.get((write.table, write.command.by, write.command.id))
    if done and write.command:
        same = done[0] == write.command.body_hash
        return Repeated(done[1], done[2]) if same else NotWritten("differs")
    if known.tables.get(write.table) != (write.version, write.epoch):
        return NotWritten("stale")
    accounts: dict[str, Account] = {}
    players: dict[str, Limits] = {}
    refused = _pay(write, known, accounts) or _move(write, known, accounts, players)
    if refused is not None:
        return refused
    ledger = write.ledger
    for account in accounts.values():
        if not account.may_owe and account.balance_minor < account.reserved_minor + account.held_minor:
            return NotWritten("short", account.id)
        if min(account.reserved_minor, account.held_minor, account.risk_minor) < 0:
            return StoreError(f"account {account.id} would have less than nothing set aside")
    for id, account in accounts.items():
        known.accounts[id, ledger] = changes.accounts[id, ledger] = account
    for player, limits in players.items():
        known.players[player] = changes.players[player] = limits
    _note(write, known, changes)
    return Written(
        tuple(purse_of(each, write.at_ms) for id, each in accounts.items() if id.startswith(PLAYER))
    )


def _account(id: str, ledger: str, known: Known, touched: dict[str, Account]) -> Account:
    found = touched.get(id)
    if found is None:
        kept = known.accounts.get((id, ledger))
        found = touched[id] = copy(kept) if kept else Account(id, ledger, may_owe=may_owe(id))
    return found


def _pay(write: Write, known: Known, touched: dict[str, Account]) -> NotWritten | None:
    for paid in write.paid:
        balance_minor = _account(meter_account(paid.meter), write.ledger, known, touched).balance_minor
        if balance_minor != paid.balance_minor:
            return NotWritten("meter", paid.meter, balance_minor)
    for posting in write.postings:
        _account(posting.debit, write.ledger, known, touched).balance_minor -= posting.amount_minor
        if not waits(write, posting):
            _account(posting.credit, write.ledger, known, touched).balance_minor += posting.amount_minor
    return None


def _move(
    write: Write, known: Known, touched: dict[str, Account], players: dict[str, Limits]
) -> NotWritten | None:
    day = write.at_ms // DAY_MS
    for move in write.purses:
        account = _account(player_account(move.player), write.ledger, known, touched)
        account.reserved_minor += move.reserved_minor
        account.held_minor += move.held_minor
        account.risk_minor += move.risk_minor
        if day > account.lost_day:
            account.lost_day = day
            account.lost_minor = 0
        account.lost_minor += move.lost_minor
        limits = players.get(move.player) or copy(known.players.get(move.player) or Limits(move.player))
        if day > limits.played_day:
            limits.played_day = day
            limits.played_ms = 0
        refused = _limited(move, account, limits, write.at_ms) if move.risk_minor > 0 else None
        if refused is not None:
            return refused
        if move.played_ms:
            limits.played_ms += move.played_ms
            players[move.player] = limits
    return None


def _limited(move: PurseMove, account: Account, limits: Limits, at_ms: int) -> NotWritten | None:
    barred = bar_of(limits, at_ms)
    if barred is not None:
        return NotWritten(barred, move.player)
    at_stake_minor = account.lost_minor + account.risk_minor
    if account.loss_limit_minor is not None and at_stake_minor > account.loss_limit_minor:
        return NotWritten("limit_loss", move.player)
    return None


def bar_of(limits: Limits, at_ms: int) -> Bar | None:
    """The own limit that lets a player put nothing at risk at this time."""
    if limits.barred_until_ms > at_ms:
        return "limit_break" if limits.bar_kind == "break" else "limit_excluded"
    played_ms = limits.played_ms if limits.played_day >= at_ms // DAY_MS else 0
    if limits.time_limit_ms is not None and played_ms >= limits.time_limit_ms:
        return "limit_time"
    return None


def purse_of(account: Account, at_ms: int) -> Purse:
    """A player's account as their purse: what they have, and what their loss limit leaves of this day."""
    purse = Purse(
        account.id[len(PLAYER) :], account.balance_minor, account.reserved_minor, account.held_minor
    )
    if account.loss_limit_minor is None:
        return purse
    day = max(account.lost_day, at_ms // DAY_MS)
    lost_minor = account.lost_minor if account.lost_day == day else 0
    room_minor = account.loss_limit_minor - lost_minor - account.risk_minor
    return msgspec.structs.replace(purse, room_minor=room_minor, lost_minor=lost_minor, day=day)


def _note(write: Write, known: Known, changes: Changes) -> None:
    """The rows that a command adds."""
    table = write.table
    version = write.version + 1
    at_ms = write.at_ms
    add = changes.inserts
    known.tables[table] = version, write.epoch
    changes.tables[table] = write.state, version, write.closed
    add.setdefault("steps", []).append((table, write.round, version, at_ms, write.by, write.body))
    if write.command is not None:
        key = (table, write.command.by, write.command.id)
        known.commands[key] = (write.command.body_hash, write.answer, version)
        add.setdefault("commands", []).append((*key, write.command.body_hash, version, write.answer))
    for number, posting in enumerate(write.postings):
        add.setdefault("transfers", []).append(
            (table, version, number, write.ledger, *msgspec.structs.astuple(posting), write.round, at_ms,
             player_in(posting))
        )  # fmt: skip
        if waits(write, posting):
            row = (posting.credit[len(METER) :], table, version, number, write.ledger, posting.amount_minor)
            add.setdefault("pending", []).append(row)
    for number, award in enumerate(write.awards):
        row = (award.meter, table, version, number, write.round, at_ms, *msgspec.structs.astuple(award)[1:])
        add.setdefault("awards", []).append(row)
    for deck in write.decks:
        add.setdefault("decks", []).append((table, *msgspec.structs.astuple(deck)))
    for link in write.links:
        add.setdefault("rounds", []).append((table, *msgspec.structs.astuple(link)))
    for player in write.players:
        add.setdefault("round_players", []).append((table, write.round, player, write.ledger, at_ms))


def player_in(posting: Posting) -> str | None:
    """The player whose own ledger lists a posting."""
    for account in (posting.debit, posting.credit):
        if account.startswith(PLAYER):
            return account[len(PLAYER) :]
    return None
