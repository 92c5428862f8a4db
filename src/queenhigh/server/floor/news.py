"""What those hear who look at no round: the lobby, and at every table what meters and purses do elsewhere."""

import asyncio
from typing import Final

from queenhigh.server.floor.card import Viewer
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.hall import Hall
from queenhigh.server.floor.others import Alone, Others
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import LobbyFrame, MeterFrame, TableCard

_NEWS_PAUSE: Final = 0.25
"""Seconds in which what meters do, and what the lobby lists, is gathered into one frame."""
_TABLES_A_SECOND: Final = 200
"""So many cards go to each who looks at the lobby: a long list is told less often."""
_LONGEST_PAUSE: Final = 3.0


class Newsroom:
    """The tables of this process and whoever is told of them. Which tables those are is a floor's work."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.others: Others = Alone()
        self._desks: dict[str, Desk] = {}
        self._lobby: list[Viewer] = []
        self._moved: set[str] = set()
        self._news_alarm: asyncio.TimerHandle | None = None
        self._lobby_due = 0.0
        """Not before this is the list told again."""

    def desk(self, id: str) -> Desk | None:
        return self._desks.get(id)

    @property
    def desks(self) -> tuple[Desk, ...]:
        return tuple(self._desks.values())

    def own_cards(self) -> list[TableCard]:
        """The open tables of this process for a list; those by code are found by whoever has it."""
        return [
            desk.card()
            for desk in self._desks.values()
            if desk.table.kept.stage != "closed" and not desk.table.kept.code
        ]

    def cards(self) -> list[TableCard]:
        """All open tables for a list, whichever process runs them."""
        return self.own_cards() + [card for card in self.others.cards() if card.id not in self._desks]

    # The lobby

    @property
    def has_lobby(self) -> bool:
        """Whether anybody looks at the list here."""
        return bool(self._lobby)

    def attach_lobby(self, viewer: Viewer) -> None:
        self._lobby.append(viewer)
        self.sync_lobby(viewer)

    def sync_lobby(self, viewer: Viewer) -> None:
        """Everything again, for one who looks."""
        viewer.send(self._lobby_frame(self.cards()), None)

    def detach_lobby(self, viewer: Viewer) -> None:
        if viewer in self._lobby:
            self._lobby.remove(viewer)

    def _lobby_frame(self, cards: list[TableCard]) -> bytes:
        now_ms = self.hall.clock.now_ms()
        return encode_frame(LobbyFrame(now_ms, self.hall.page, tuple(cards)))

    # What the hall tells of this process, and the others of theirs

    def purses_moved(self, table: str, players: tuple[str, ...]) -> None:
        """Who sits at another table as well sees there what is left."""
        self.others.tell("players", *players)
        self.show_purses(players, table)

    def show_purses(self, players: tuple[str, ...], but_at: str = "") -> None:
        """Show players what they have, at every table here but one."""
        for id, desk in self._desks.items():
            if id != but_at:
                sitting = desk.table.by_player
                for player in players:
                    if player in sitting:
                        desk.refresh(player)

    def meters_moved(self, meters: tuple[str, ...]) -> None:
        """Gather what meters do; viewers and the lobby hear of it a moment later."""
        self.others.tell("meters", *meters)
        self.show_meters(meters)

    def show_meters(self, meters: tuple[str, ...]) -> None:
        self._moved.update(meters)
        self.show_lobby()

    def table_changed(self) -> None:
        """Something that the lobby lists is otherwise now: it hears of it a moment later."""
        self.others.tell("lobby")
        self.show_lobby()

    def show_lobby(self) -> None:
        if self._news_alarm is None:
            self._news_alarm = asyncio.get_running_loop().call_later(_NEWS_PAUSE, self._tell_news)

    def _stop_news(self) -> None:
        if self._news_alarm is not None:
            self._news_alarm.cancel()

    def _tell_news(self) -> None:
        self._news_alarm = None
        moved, self._moved = self._moved, set()
        for desk in self._desks.values():
            ids = desk.table.meter_ids
            if desk.viewers and moved & set(ids.values()):
                shown = self.hall.meters_of(desk.table)
                code = desk.table.house.currency.code
                desk.send_all(encode_frame(MeterFrame(tuple(shown.items()), code)))
        self._tell_lobby_in_time()

    def _tell_lobby_in_time(self) -> None:
        """Send the list, or wait with it: it is sent whole, and what it costs grows with its length."""
        loop = asyncio.get_running_loop()
        if not self._lobby:
            return
        if loop.time() < self._lobby_due:
            if self._news_alarm is None:
                self._news_alarm = loop.call_at(self._lobby_due, self._tell_news)
            return
        cards = self.cards()
        self._lobby_due = loop.time() + min(_LONGEST_PAUSE, len(cards) / _TABLES_A_SECOND)
        frame = self._lobby_frame(cards)
        for viewer in tuple(self._lobby):
            viewer.send(frame, None)
