"""Whether the server lives, whether it can work, and what it has counted."""

import asyncio
from typing import Final

from litestar import Response, get

from queenhigh import __version__
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.gate.security import is_local
from queenhigh.server.metrics import Family, metrics_page
from queenhigh.server.routes.asking import By, Here, told_as
from queenhigh.server.works import Works
from queenhigh.table.ports import StoreError
from queenhigh.wire.bodies import Health

_READINGS: Final = 5
_PATIENCE_SECONDS: Final = 2.0


@get("/health/live", tags=["health"], summary="Whether the process lives")
async def live() -> Health:
    return Health(True, __version__)


@get(
    "/health/ready",
    tags=["health"],
    summary="Whether the server takes commands",
    responses={503: told_as(Health, "Not now.")},
)
async def ready(works: Here) -> Response[Health]:
    good = not works.hub.stopping and await _answers(works)
    return Response(Health(good, __version__), status_code=200 if good else 503)


@get("/metrics", tags=["health"], summary="Figures for Prometheus", media_type="text/plain")
async def metrics(works: Here, caller: By) -> Response[bytes]:
    if works.settings.metrics != "all" and not is_local(caller.address):
        if caller.session is None:
            raise Trouble("auth/needed")
        if not caller.may("admin") and not caller.may("audit"):
            raise Trouble("auth/forbidden")
    own = await own_figures(works)
    told = metrics_page({"": own} if works.peers is None else await works.peers.figures(own))
    return Response(told, media_type="text/plain; version=0.0.4")


async def own_figures(works: Works) -> list[Family]:
    """What this process has counted."""
    works.metrics.balance(await works.store.sums(), await _meter_drifts(works))
    return works.metrics.families()


async def _answers(works: Works) -> bool:
    """Whether the store can be read, and takes what is written to it."""
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            await works.store.read(lambda sql: sql.execute("SELECT 1"))
    except (StoreError, TimeoutError):
        return False
    return works.floor.leases.holds_on


async def _meter_drifts(works: Works) -> dict[str, int]:
    """Each meter as shown less its account; one that moves while it is read is read again."""
    hall = works.floor.hall
    found = dict[str, int]()
    for _ in range(_READINGS):
        ids = tuple(id for id in hall.meters if found.get(id, 1))
        if not ids:
            break
        if found and works.peers is not None:  # another process may have moved it a moment ago
            await works.floor.feed.look_again((), ids)
        stored = await works.store.shown(ids)
        found |= {id: hall.meters[id] - stored.get(id, 0) for id in ids}
    return found


HANDLERS = [live, ready]
FIGURES = [metrics]
"""What is not for everybody, so that who asks is looked up."""
