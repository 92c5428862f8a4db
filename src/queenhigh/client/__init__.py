"""A client for table servers: come in, watch, act; it comes back by itself and loses no command.

session = await Session.guest("http://127.0.0.1:8000", "Ann")
async with await session.table("bcdefghj") as table:
    box = await table.seat()
    await table.act(do="place", box=box, wager="ante", amount_minor=1000)
    await table.ready()
    async for seen in table:
        ...
"""

from queenhigh.client.errors import (
    ClientError,
    Closed,
    NoSuchTable,
    NotAllowed,
    OtherVersion,
    Refused,
    SignedOut,
    TooFastOrSlow,
    Unreachable,
    Unreadable,
)
from queenhigh.client.session import Lobby, Session
from queenhigh.client.socket import Pauses
from queenhigh.client.table import Table
from queenhigh.wire.frames import TableCard, ViewFrame

__all__ = [
    "ClientError", "Closed", "Lobby", "NoSuchTable", "NotAllowed", "OtherVersion", "Pauses", "Refused",
    "Session", "SignedOut", "Table", "TableCard", "TooFastOrSlow", "Unreachable", "Unreadable", "ViewFrame",
]  # fmt: skip
