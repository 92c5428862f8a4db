"""A table that posts what is its own: limits, and a pay table that the catalogue's house does not have."""

from pathlib import Path
from typing import Any, Final

from kit.houses.toml_text import house_text
from kit.server.served import Served
from queenhigh.rules import post
from queenhigh.rules.records import House
from queenhigh.table.handle import Who
from queenhigh.wire.settings import TableSettings

POSTED: Final = "ante=20..200 play_bonus:generous"
_TABLES: Final = "[wagers.play_bonus.tables]\n"
_KINDS: Final = ("straight_flush", "three_of_a_kind", "straight", "flush", "pair")
_ROWS: Final = ", ".join(f'{{ hand = "{kind}", pays = "1 to 1" }}' for kind in _KINDS)


def open_posted(served: Served, folder: Path, **settings: Any) -> tuple[str, House]:
    """The id of a table of `draw` that whoever runs the server has opened, and the house as it posts it."""
    path = folder / "draw.toml"
    path.write_text(house_text("draw").replace(_TABLES, f"{_TABLES}generous = [{_ROWS}]\n"), encoding="utf-8")
    wanted = TableSettings(house=str(path), posted=POSTED, **settings)
    desk = served.run(lambda works: works.floor.open(wanted, Who("host", "Host")))
    return str(desk.id), post(path, POSTED)
