"""Rounds and transfers as rows for other programs, a page at a time."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from queenhigh.engine import Event
from queenhigh.rules.records import House
from queenhigh.rules.shelf import reread
from queenhigh.store.audit.findings import UNREADABLE
from queenhigh.store.audit.replay import BODY
from queenhigh.store.purses import names
from queenhigh.store.reading import Reader
from queenhigh.store.records import RoundRow, Transfer
from queenhigh.store.sql import PAGE
from queenhigh.table.ports import StoreError
from queenhigh.text import QueenHighError
from queenhigh.wire import decode_event, restore

ROUND_COLUMNS: Final = (
    "round", "table", "number", "house", "digest", "currency", "opened_ms", "ended_ms", "ending", "player",
    "staked_minor", "returned_minor",
)  # fmt: skip
LEDGER_COLUMNS: Final = (
    "id", "table", "round", "version", "at_ms", "currency", "debit", "credit", "amount_minor", "reason",
    "command",
)  # fmt: skip


class NoSuchPlayer(QueenHighError, ValueError):
    """Nobody of this name or id is known."""


class Chosen(msgspec.Struct, frozen=True):
    """What is to be told: of one player by id, or of all; from a moment on and before another."""

    player: str = ""
    from_ms: int = 0
    to_ms: int = 1 << 62


class PlayerResult(msgspec.Struct, frozen=True):
    player: str
    staked_minor: int
    returned_minor: int


class ToldRound(msgspec.Struct, frozen=True):
    """A round that can no longer change, with every step as it is kept."""

    round: str
    table: str
    number: int
    house: str
    digest: str
    currency: str
    opened_ms: int
    ended_ms: int
    ending: str
    chain: str
    players: tuple[PlayerResult, ...]
    steps: tuple[msgspec.Raw, ...]

    def rows(self) -> Iterator[tuple[Any, ...]]:
        """One row a player, in the order of `ROUND_COLUMNS`; one without, where nobody had a stake."""
        found = tuple(getattr(self, name) for name in ROUND_COLUMNS[:9])
        for each in self.players or (PlayerResult("", 0, 0),):
            yield (*found, each.player, each.staked_minor, each.returned_minor)


def find_player(reader: Reader, said: str, name_key: str) -> str:
    """The id of somebody by their id, or by what their name is compared by."""
    query = "SELECT id FROM people WHERE id = ? OR name_key = ? ORDER BY id = ? DESC"
    for (id,) in reader.sql.execute(query, said, name_key, said):
        return str(id)
    if reader.sql.execute("SELECT 1 FROM accounts WHERE id = ? LIMIT 1", f"player:{said}"):
        return said
    raise NoSuchPlayer(f"nobody is called {said[:60]!r}, and nobody has that id: see queenhigh users list")


def told_rounds(reader: Reader, chosen: Chosen) -> Iterator[ToldRound]:
    """Rounds that are over for good and opened in that time, by table and number."""
    houses: dict[str, House] = {}
    for row in _rounds(reader, chosen):
        try:
            if row.round:
                yield _told(reader, row, houses)
        except UNREADABLE as error:
            where = f"round {row.table}-{row.round}"
            raise StoreError(f"{where} cannot be read, which queenhigh audit looks into: {error}") from error


def _rounds(reader: Reader, chosen: Chosen) -> Iterator[RoundRow]:
    """A page at a time, so that steps can be read between two rows."""
    columns = ", ".join(f"r.{name}" for name in names("rounds").split(", "))
    query = f"SELECT {columns} FROM rounds r WHERE (r.table_id, r.round) > (?, ?)"
    query += " AND r.opened_ms >= ? AND r.opened_ms < ?"
    if chosen.player:
        query += " AND EXISTS (SELECT 1 FROM round_players p"
        query += " WHERE p.table_id = r.table_id AND p.round = r.round AND p.player = ?)"
    query += " ORDER BY r.table_id, r.round LIMIT ?"
    player = (chosen.player,) if chosen.player else ()
    last: tuple[str, int] = ("", -1)
    while rows := reader.sql.execute(query, *last, chosen.from_ms, chosen.to_ms, *player, PAGE):
        for row in rows:
            yield RoundRow(*row)
        last = rows[-1][0], rows[-1][1]


def _told(reader: Reader, row: RoundRow, houses: dict[str, House]) -> ToldRound:
    house = houses.get(row.house)
    if house is None:
        [(text, posted, id)] = reader.sql.execute(
            "SELECT text, posted, id FROM houses WHERE digest = ?", row.house
        )
        house = houses[row.house] = reread(text, posted, id)
    query = "SELECT body FROM steps WHERE table_id = ? AND round = ? ORDER BY version"
    bodies = [bytes(body) for (body,) in reader.sql.execute(query, row.table, row.round)]
    return ToldRound(
        round=f"{row.table}-{row.round}",
        table=row.table,
        number=row.round,
        house=house.id,
        digest=row.house,
        currency=house.currency.code,
        opened_ms=row.opened_ms,
        ended_ms=row.ended_ms,
        ending=row.ending,
        chain=bytes(row.chain).hex(),
        players=tuple(_results(house, bodies)),
        steps=tuple(msgspec.Raw(body) for body in bodies),
    )


def _results(house: House, bodies: list[bytes]) -> Iterator[PlayerResult]:
    """What each player of the round staked and got back, in the order of boxes."""
    events: list[Event] = [
        decode_event(bytes(event))
        for body in bodies
        for step in BODY.decode(body).steps
        for event in step.events
    ]
    state = restore(house, events)
    for player in dict.fromkeys(box.player for box in state.boxes if box.player):
        lines = [line for line in state.lines if state.box(line.box).player == player]
        staked_minor = sum(sum(box.stakes) for box in state.boxes if box.player == player)
        yield PlayerResult(player, staked_minor, sum(line.returned_minor for line in lines))


def told_transfers(reader: Reader, chosen: Chosen) -> Iterator[dict[str, Any]]:
    """Transfers made in that time by the names of `LEDGER_COLUMNS`, by table and version.

    Those of no table stand where their own name does. `command` is who asked and the id they gave; nothing
    where it was the clock, or an outsider's grant.
    """
    columns = ", ".join(f"t.{name}" for name in names("transfers").split(", "))
    query = f"""SELECT {columns}, c.actor, c.id FROM transfers t
        LEFT JOIN commands c ON c.table_id = t.table_id AND c.version = t.version
        WHERE t.at_ms >= ? AND t.at_ms < ?{" AND t.player = ?" if chosen.player else ""}
        ORDER BY t.table_id, t.version, t.number"""
    player = (chosen.player,) if chosen.player else ()
    for *row, by, id in reader.sql.stream(query, chosen.from_ms, chosen.to_ms, *player):
        told = Transfer(*row)
        found = {
            name: getattr(told, "ledger" if name == "currency" else name) for name in LEDGER_COLUMNS[:-1]
        }
        yield {**found, "command": f"{by}/{id}" if id is not None else ""}
