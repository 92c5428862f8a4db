"""News for everybody whom one table's views do not reach: the lobby, and players at other tables."""

import asyncio
from collections.abc import Collection
from typing import Final

from queenhigh.server.floor.audience import Audience, Viewer
from queenhigh.server.floor.hall import Hall, Moved
from queenhigh.server.floor.others import Others
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import LobbyFrame, MeterFrame, TableCard

_PAUSE: Final = 0.25
"""Seconds in which what meters do, and what the lobby lists, is gathered into one frame."""
_TABLES_A_SECOND: Final = 200
"""The most cards a second that each viewer of the lobby is sent: a long list is sent less often."""
_LONGEST_PAUSE: Final = 3.0


class Feed:
    """Tells the lobby and the audiences of this process what moves, and the other processes what to read."""

    def __init__(self, hall: Hall, others: Others) -> None:
        self.others = others
        self._hall = hall
        self._audiences: dict[str, Audience] = {}
        self._lobby: list[Viewer] = []
        self._meters: set[str] = set()
        """Meters that have moved since the last frame."""
        self._alarm: asyncio.TimerHandle | None = None
        self._lobby_due = 0.0
        """The list is not sent again before this time."""

    def join(self, audience: Audience) -> None:
        """List a table, and tell its audience from now on."""
        self._audiences[audience.table.id] = audience

    def leave(self, audience: Audience) -> None:
        """List a table no more."""
        if self._audiences.get(audience.table.id) is audience:
            del self._audiences[audience.table.id]

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    # The lobby

    def own_cards(self) -> list[TableCard]:
        """The open tables of this process for a list; a table by code is found by those who have the code."""
        return [
            audience.card()
            for audience in self._audiences.values()
            if audience.table.kept.stage != "closed" and not audience.table.kept.code
        ]

    def cards(self) -> list[TableCard]:
        """All open tables for a list, whichever process runs them."""
        return self.own_cards() + [card for card in self.others.cards() if card.id not in self._audiences]

    @property
    def has_lobby(self) -> bool:
        """True if anybody looks at the list here."""
        return bool(self._lobby)

    def attach(self, viewer: Viewer) -> None:
        """Add a viewer of the lobby and send them the list."""
        self._lobby.append(viewer)
        self.sync(viewer)

    def detach(self, viewer: Viewer) -> None:
        if viewer in self._lobby:
            self._lobby.remove(viewer)

    def sync(self, viewer: Viewer) -> None:
        """Send one viewer of the lobby the list again."""
        viewer.send(self._frame(self.cards()), None)

    def _frame(self, cards: list[TableCard]) -> bytes:
        now_ms = self._hall.clock.now_ms()
        return encode_frame(LobbyFrame(now_ms, self._hall.page, tuple(cards)))

    # What has moved

    def moved(self, moved: Moved, at: str = "") -> None:
        """Tell of what was moved in this process, at this table if at any, which shows it already."""
        if moved.players:
            self.others.tell("players", *moved.players)
        if moved.meters:
            self.others.tell("meters", *moved.meters)
        self._show(moved, at)

    async def purse_changed(self, player: str) -> None:
        """Read the purse and limits of a player who has changed them beside all tables, and tell of it."""
        await self._hall.look_up(player)
        self.moved(Moved((player,)))

    async def look_again(self, players: Collection[str], meters: Collection[str]) -> None:
        """Read what another process has moved, as far as it is known here, and show it."""
        self._show(await self._hall.look_again(players, meters))

    def _show(self, moved: Moved, but_at: str = "") -> None:
        for id, audience in self._audiences.items():
            for player in moved.players if id != but_at else ():
                if player in audience.table.by_player:
                    audience.refresh(player)
        if moved.meters:
            self._meters.update(moved.meters)
            self.show_list()

    def list_changed(self) -> None:
        """Tell of a table that is listed otherwise now, or no more."""
        self.others.tell("lobby")
        self.show_list()

    def show_list(self) -> None:
        """Send the list, and what meters hold, a moment later."""
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(_PAUSE, self._tell)

    def _tell(self) -> None:
        self._alarm = None
        moved, self._meters = self._meters, set()
        for audience in self._audiences.values():
            table = audience.table
            if len(audience) and moved & set(table.meter_ids.values()):
                shown = self._hall.meters_of(table)
                audience.send(encode_frame(MeterFrame(tuple(shown.items()), table.house.currency.code)))
        if self._lobby:
            self._tell_lobby_in_time()

    def _tell_lobby_in_time(self) -> None:
        """Send the list, or wait with it: it is sent whole, and what it costs grows with its length."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._lobby_due:
            if self._alarm is None:
                self._alarm = loop.call_at(self._lobby_due, self._tell)
            return
        cards = self.cards()
        self._lobby_due = loop.time() + min(_LONGEST_PAUSE, len(cards) / _TABLES_A_SECOND)
        frame = self._frame(cards)
        for viewer in tuple(self._lobby):
            viewer.send(frame, None)
