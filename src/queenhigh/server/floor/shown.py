"""A table that is looked at: who looks, who is away, and what each of them is sent."""

from abc import ABC, abstractmethod

from queenhigh.engine import View
from queenhigh.rules.records import House
from queenhigh.server.floor.card import (
    Audience,
    Viewer,
    frame_of,
    note_away,
    offers_of,
    table_card,
    table_frame,
)
from queenhigh.server.floor.hall import Hall
from queenhigh.table.handle import Who
from queenhigh.table.state import Table
from queenhigh.table.turn import Change, World
from queenhigh.wire.frames import Answer, TableCard
from queenhigh.wire.settings import TableSettings


class ShownTable(ABC):
    """A table as those see it who look at it. What changes it is a desk's work."""

    def __init__(self, table: Table, hall: Hall) -> None:
        self.table = table
        self.hall = hall
        self.away: dict[str, int] = {}
        self._audience = Audience(lambda error: hall.note("fault", table.id, error))

    @abstractmethod
    def _set_alarm(self) -> None:
        """Somebody came or went, which may change what is due."""

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def settings(self) -> TableSettings:
        return self.table.settings

    @property
    def house(self) -> House:
        return self.table.house

    @property
    def viewers(self) -> int:
        return len(self._audience)

    @property
    def people(self) -> set[str]:
        """Everybody who sits or looks on."""
        return {*self.table.by_player, *self._audience.present}

    def world(self) -> World:
        hall = self.hall
        table = self.table
        return World(
            now_ms=hall.clock.now_ms(),
            entropy=hall.entropy,
            purse=lambda who: hall.purse(who, table.house.currency.code),
            bar=hall.bar,
            away=self.away,
            meters_minor=hall.meters_of(table),
        )

    def attach(self, viewer: Viewer) -> None:
        """Somebody looks from now on; a player who was away is back."""
        self._audience.add(viewer)
        was_away = self.away.pop(viewer.who.id, None) is not None
        viewer.send(self._everything(viewer), None)
        if was_away:
            self.show()
            self._set_alarm()

    def detach(self, viewer: Viewer) -> None:
        if not self._audience.remove(viewer):
            return
        who = viewer.who.id
        if who in self.table.by_player and who not in self._audience.present:
            self.away[who] = self.hall.clock.now_ms()
            self.show()
            self._set_alarm()

    def sync(self, viewer: Viewer) -> None:
        """Everything again, for a reader that has missed something."""
        viewer.send(self._everything(viewer), None)

    def _everything(self, viewer: Viewer) -> bytes:
        frame = self.frame(viewer.who, viewer.language)
        return table_frame(self.table, viewer.who, self.card(), frame, self.hall.page)

    def card(self) -> TableCard:
        """The table for a list."""
        watchers = self._audience.watchers(self.table)
        return table_card(self.table, self.hall.meters_of(self.table), watchers)

    def send_all(self, frame: bytes) -> None:
        """Something that everybody here should know, beside the views."""
        self._audience.send(frame)

    def show(
        self, change: Change | None = None, viewer: Viewer | None = None, answer: Answer | None = None
    ) -> None:
        """Send everybody the table as they may see it."""
        table = change.table if change is not None else self.table
        looking = self._audience.looking
        note_away(self.away, table, {who.id for _, who in looking}, self.hall.clock.now_ms())
        if looking:
            self._audience.show(looking, table, self.world(), change, (viewer, answer))

    def _show_one(self, viewer: Viewer, answer: Answer | None = None) -> None:
        viewer.send(self.frame(viewer.who, viewer.language), self.table.version, answer)

    def frame(self, who: Who, language: str = "") -> bytes:
        """The table as one person sees it now."""
        return frame_of(self.table, self.world(), who, language)

    def offers(self, who: Who) -> View:
        """The view of one person with the offers that this table accepts; for those in this process."""
        return offers_of(self.table, self.world(), who)

    def refresh(self, who: str) -> None:
        """A player's purse has changed elsewhere."""
        for viewer in self._audience.of(who):
            self._show_one(viewer)
