"""The audience of one table: who looks, which players are away, and what each of them is sent."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Protocol

import msgspec

from queenhigh.engine import View, view
from queenhigh.server.floor.hall import Hall
from queenhigh.table.handle import Who, actor_of
from queenhigh.table.offers import narrowed
from queenhigh.table.showing import Showing
from queenhigh.table.state import Table
from queenhigh.table.turn import Change, World
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import PROTOCOL, Answer, MeHere, TableCard, WagerLimits


def table_card(table: Table, meters_minor: Mapping[str, int], watchers: int) -> TableCard:
    """For lists, and at the head of everything that is sent on connecting."""
    house = table.house
    kept = table.kept
    return TableCard(
        id=table.id,
        name=table.settings.name or house.name,
        house=house.id,
        house_name=house.name,
        game=house.game,
        digest=house.digest,
        currency=house.currency.code,
        currency_sign=house.currency.sign,
        currency_decimals=house.currency.decimals,
        boxes=table.boxes,
        free_boxes=table.boxes - len(table.by_box),
        players=tuple(sitter.name for sitter in kept.sitters),
        watchers=watchers,
        stage=kept.stage,
        round=table.number,
        paused=kept.paused,
        limits=tuple(
            WagerLimits(wager.name, wager.label, limits.least_minor, limits.most_minor, limits.step_minor)
            for wager in house.wagers
            if (limits := wager.limits) is not None and wager.name not in table.closed_wagers
        ),
        meters_minor=dict(meters_minor),
        settings=table.settings,
    )


def listed(table: Table) -> tuple[object, ...]:
    """What of a table the lobby is told as soon as it changes."""
    kept = table.kept
    seats = tuple((sitter.name, sitter.boxes) for sitter in kept.sitters)
    return seats, kept.paused, kept.stage == "closed"


def table_frame(table: Table, who: Who, card: TableCard, view: bytes, page: str = "") -> bytes:
    """Everything: the digest of the page, the card, who the viewer is here, and the view."""
    sitter = table.by_player.get(who.id)
    host = bool(who.id) and who.id == table.kept.host
    me = MeHere(
        id=who.id,
        name=who.name,
        role=actor_of(table, who).role,
        boxes=sitter.boxes if sitter is not None else (),
        host=host,
        code=table.kept.code if host else "",
    )
    head = encode_frame({"type": "table", "protocol": PROTOCOL, "page": page, "table": card, "me": me})
    return b'%b,"frame":%b,"answer":null}}' % (head[:-1], view[:-1])


class Viewer(Protocol):
    """Somebody who looks at a table through a socket, or a bot."""

    @property
    def who(self) -> Who: ...

    @property
    def language(self) -> str:
        """In which language they want sentences; empty for who wants none."""
        ...

    def send(self, frame: bytes, version: int | None, answer: Answer | None = None) -> None:
        """Take a frame to send; never blocks. One with a version is a view, which a newer one replaces.

        An answer must arrive: it goes into the `answer` of that view or of a newer one.
        """
        ...

    def end(self, code: int, reason: str = "") -> None:
        """Look no more; a socket is closed with this code."""
        ...


class Audience:
    """The viewers of one table, and the table as it is now, which its desk sets by `update`."""

    def __init__(self, table: Table, hall: Hall) -> None:
        self._hall = hall
        self._viewers: list[Viewer] = []
        self._away: dict[str, int] = {}
        self.update(table)

    def __len__(self) -> int:
        return len(self._viewers)

    def update(self, table: Table) -> None:
        """Go on with a newer form of the table; a player without a viewer is away from now on."""
        self.table = table
        present = {viewer.who.id for viewer in self._viewers}
        now_ms = self._hall.clock.now_ms()
        self._away = {
            player: self._away.get(player, now_ms) for player in table.by_player if player not in present
        }

    @property
    def away(self) -> Mapping[str, int]:
        """Players without a viewer, since when."""
        return self._away

    @property
    def people(self) -> set[str]:
        """Everybody who sits or looks on."""
        return {*self.table.by_player, *(viewer.who.id for viewer in self._viewers)}

    def world(self) -> World:
        """All that the table cannot know by itself, as of now."""
        return self._hall.world(self.table, self._away)

    # Coming and going

    def attach(self, viewer: Viewer) -> bool:
        """Add a viewer and send them everything; true if a player who was away is back."""
        self._viewers.append(viewer)
        back = self._away.pop(viewer.who.id, None) is not None
        self.sync(viewer)
        if back:
            self.show()
        return back

    def detach(self, viewer: Viewer) -> bool:
        """Remove a viewer; true if a player is away from now on."""
        if viewer not in self._viewers:
            return False
        self._viewers.remove(viewer)
        before = len(self._away)
        self.update(self.table)
        gone = len(self._away) > before
        if gone:
            self.show()
        return gone

    # What they are sent

    def show(
        self, change: Change | None = None, viewer: Viewer | None = None, answer: Answer | None = None
    ) -> None:
        """Send everybody the table as they may see it, with what has just happened, and one an answer."""
        if not self._viewers:
            return
        table = change.table if change is not None else self.table
        events, before = (change.events, change.before) if change is not None else ((), None)
        world = self.world()
        actors = [(each, actor_of(table, each.who)) for each in self._viewers]
        showing = Showing(table, world, events, before)
        frames = showing.frames({actor: world.purse(actor.id) if actor.id else None for _, actor in actors})
        for each, actor in actors:
            with self._noting():
                frame = showing.worded(frames[actor], actor, each.language)
                each.send(frame, table.version, answer if each is viewer else None)

    def show_one(self, viewer: Viewer, answer: Answer | None = None) -> None:
        """Send one viewer the table as they may see it."""
        viewer.send(self.frame(viewer.who, viewer.language), self.table.version, answer)

    def refresh(self, player: str) -> None:
        """Show a player what has changed elsewhere, such as their purse."""
        for viewer in tuple(self._viewers):
            if viewer.who.id == player:
                with self._noting():
                    self.show_one(viewer)

    def sync(self, viewer: Viewer) -> None:
        """Send everything again, to a reader that has missed something."""
        frame = self.frame(viewer.who, viewer.language)
        viewer.send(table_frame(self.table, viewer.who, self.card(), frame, self._hall.page), None)

    def send(self, frame: bytes) -> None:
        """Send everybody a frame beside the views."""
        self.say(lambda language: frame)

    def say(self, frame_in: Callable[[str], bytes]) -> None:
        """Send everybody a frame in the language they want."""
        for viewer in tuple(self._viewers):
            with self._noting():
                viewer.send(frame_in(viewer.language), None)

    def end(self, code: int, reason: str) -> None:
        """Close every socket with this code."""
        for viewer in tuple(self._viewers):
            with self._noting():
                viewer.end(code, reason)

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """A viewer who cannot be told keeps nobody else from hearing."""
        try:
            yield
        except Exception as error:
            self._hall.note("fault", self.table.id, error)

    # What there is to see

    def card(self) -> TableCard:
        """Return the table for a list, with the number of those who look without sitting there."""
        watchers = sum(viewer.who.id not in self.table.by_player for viewer in self._viewers)
        return table_card(self.table, self._hall.meters_of(self.table), watchers)

    def frame(self, who: Who, language: str = "") -> bytes:
        """Return the table as one person sees it now, in words too if a language is named."""
        actor = actor_of(self.table, who)
        world = self.world()
        showing = Showing(self.table, world)
        frame = showing.frames({actor: world.purse(actor.id) if actor.id else None})[actor]
        return showing.worded(frame, actor, language)

    def offers(self, who: Who) -> View:
        """Return the view of one person with the offers that this table accepts."""
        seen = view(self.table.round, actor_of(self.table, who), self.table.names)
        legal = narrowed(self.table, seen.viewer, seen.legal, self.world().purse(who.id))
        return msgspec.structs.replace(seen, legal=legal)
