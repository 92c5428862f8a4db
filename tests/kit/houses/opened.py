"""Tables of houses that nobody runs, at a server that runs."""

from typing import Any

from kit.houses.invented import invented
from kit.page.browsing import PATIENT
from kit.server.served import Served
from queenhigh.server.works import Works
from queenhigh.wire.settings import TableSettings


def open_invented(served: Served, name: str, **settings: Any) -> str:
    """Open a patient table of an invented house, hosted by nobody; its id."""

    async def opened(works: Works) -> str:
        wanted = TableSettings(house=name, **{**PATIENT, **settings})
        return (await works.floor.open(wanted, None, house=invented(name))).id

    id: str = served.run(opened)
    served.wait_for_bets(id)
    return id
