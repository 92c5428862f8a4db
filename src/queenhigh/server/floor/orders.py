"""Orders that the command line has left in the database, done by the server that has the table."""

from functools import partial
from typing import Final

import msgspec

from queenhigh.server.floor.floor import Floor, SettingsRefused
from queenhigh.server.gate.problems import say_refusal
from queenhigh.store.sharing import DONE, OpenOrder, Order, PauseOrder, due_orders, finish_order
from queenhigh.table.handle import Who
from queenhigh.table.ports import StoreError
from queenhigh.wire.frames import PauseCommand, RefusedFrame
from queenhigh.words import DEFAULT

OPERATOR: Final = Who("operator", "operator", frozenset({"admin"}))
"""Whoever can write to the database itself; no person's id is like this one."""


class Orders:
    """Does what waits, oldest first; an order that is met again after a crash is not done twice."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._store = floor.hall.store

    async def do_due(self) -> None:
        """Do every order that is this server's to do, and write what came of it."""
        for order in await self._store.read(due_orders):
            try:
                answer = await self._do(order)
            except StoreError:
                raise
            except Exception as error:  # a fault of ours: the next order is done all the same
                self._floor.hall.note("fault", order.table, error)
                answer = "the server could not do this: its log says why"
            if answer:
                await self._store.run(partial(finish_order, order=order, answer=answer))

    async def _do(self, order: Order) -> str:
        """What came of an order; nothing where another server has the table."""
        if order.what == "open":
            return await self._open(order)
        desk = self._floor.desks.get(order.table)
        if desk is None or desk.table.kept.stage == "closed":
            row = await self._store.table(order.table)
            if row is None or (row.closed and order.what != "close"):
                return "there is no such table, or it is closed"
            return DONE if row.closed else ""
        if order.what == "pause":
            paused = msgspec.json.decode(order.body, type=PauseOrder).paused
            command = PauseCommand(order.id, paused)
            found = await desk.do(OPERATOR, command, msgspec.json.encode(command))
            refused = found if isinstance(found, RefusedFrame) else None
        else:
            refused = await self._floor.close(order.table, OPERATOR)
        if refused is None:
            return DONE
        return "" if refused.code == "server/stopping" else say_refusal(refused, desk.house, DEFAULT).message

    async def _open(self, order: Order) -> str:
        if await self._store.table(order.table) is not None:
            return DONE
        said = msgspec.json.decode(order.body, type=OpenOrder)
        house = await self._store.house(said.digest)
        if house is None:
            return "the rules of its house are not kept"
        try:
            await self._floor.open(said.settings, None, house=house, id=order.table)
        except SettingsRefused as error:
            return str(error)
        return DONE
