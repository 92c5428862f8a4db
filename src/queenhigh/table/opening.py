"""A table's first step, and coming back to one from what is stored."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final

import msgspec

from queenhigh.engine import Event, new_round
from queenhigh.rules.records import House
from queenhigh.table.ports import StepRow, TableRow
from queenhigh.table.state import Kept, Table
from queenhigh.table.turn import Change, Turn, World, decode_kept
from queenhigh.wire import decode_event, restore
from queenhigh.wire.settings import TableSettings

_STEP: Final = msgspec.json.Decoder(dict[str, Any])
_SETTINGS: Final = msgspec.json.Decoder(TableSettings)


def new_table(id: str, settings: TableSettings, house: House, epoch: int, host: str, code: str) -> Table:
    """A table at which nothing has happened."""
    return Table(id, settings, house, new_round(house), Kept(host=host, code=code), 0, epoch)


def found_table(table: Table, world: World) -> Change:
    """The first step of a table, which names its house and the hash of its settings as they are stored."""
    turn = Turn(table, world)
    turn.keep(since_ms=world.now_ms)
    settings = sha256(msgspec.json.encode(table.settings)).hexdigest()
    turn.note |= {"opened": table.house.digest, "settings": settings}
    return turn.change()


def stored_events(steps: Iterable[StepRow]) -> list[Event]:
    """Every event of these steps, in order."""
    return [
        decode_event(msgspec.json.encode(event))
        for row in steps
        for step in _STEP.decode(row.body)["steps"]
        for event in step["events"]
    ]


def stored_table(row: TableRow, steps: Iterable[StepRow], find: Callable[[str], House | None]) -> Table:
    """The table as it was left: `steps` are those of the round in its state, `find` finds a house."""
    house = find(row.house)
    if house is None:
        raise LookupError(f"no house is kept with the rules {row.house[:19]}…")
    kept = decode_kept(row.state) if row.state else Kept()
    events = stored_events(steps)
    round = restore(house, events) if events else new_round(house)
    settings = _SETTINGS.decode(row.settings)
    return Table(row.id, settings, house, round, kept, row.version, row.epoch)
