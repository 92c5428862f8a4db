"""What a table shows: its card to everybody, and to each who looks a frame of their own."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Protocol

import msgspec

from queenhigh.engine import View, view
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


def frame_of(table: Table, world: World, who: Who, language: str = "") -> bytes:
    """The table as one person sees it, in words too where a language is named."""
    actor = actor_of(table, who)
    showing = Showing(table, world)
    frame = showing.frames({actor: world.purse(actor.id) if actor.id else None})[actor]
    return showing.worded(frame, actor, language)


def offers_of(table: Table, world: World, who: Who) -> View:
    """The view of one person with the offers that this table accepts from them."""
    seen = view(table.round, actor_of(table, who), table.names)
    legal = narrowed(table, seen.viewer, seen.legal, world.purse(who.id))
    return msgspec.structs.replace(seen, legal=legal)


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


def note_away(away: dict[str, int], table: Table, present: set[str], now_ms: int) -> None:
    """Note since when those of the table who are not present are away; who sits there no more is not."""
    for who in [who for who in away if who not in table.by_player]:
        del away[who]
    for sitter in table.kept.sitters:
        if sitter.player not in present:
            away.setdefault(sitter.player, now_ms)


class Audience:
    """Those who look at one table."""

    def __init__(self, note: Callable[[object], None]) -> None:
        self._viewers: list[Viewer] = []
        self._note = note

    def __len__(self) -> int:
        return len(self._viewers)

    def add(self, viewer: Viewer) -> None:
        self._viewers.append(viewer)

    def remove(self, viewer: Viewer) -> bool:
        """Whether they were there."""
        if viewer not in self._viewers:
            return False
        self._viewers.remove(viewer)
        return True

    @property
    def looking(self) -> list[tuple[Viewer, Who]]:
        """All who look, and as whom."""
        return [(viewer, viewer.who) for viewer in self._viewers]

    @property
    def present(self) -> set[str]:
        """The ids of all who look; an empty one for those whom nobody knows."""
        return {who.id for _, who in self.looking}

    def of(self, who: str) -> list[Viewer]:
        return [viewer for viewer in self._viewers if viewer.who.id == who]

    def watchers(self, table: Table) -> int:
        """How many look without sitting there."""
        return sum(viewer.who.id not in table.by_player for viewer in self._viewers)

    def send(self, frame: bytes) -> None:
        self.say(lambda language: frame)

    def say(self, frame_in: Callable[[str], bytes]) -> None:
        """Send everybody a frame in the language they want."""
        for viewer in tuple(self._viewers):
            with self._noting():
                viewer.send(frame_in(viewer.language), None)

    def end(self, code: int, reason: str) -> None:
        for viewer in tuple(self._viewers):
            with self._noting():
                viewer.end(code, reason)

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """One who cannot be told keeps nobody else from hearing."""
        try:
            yield
        except Exception as error:
            self._note(error)

    def show(
        self, looking: list[tuple[Viewer, Who]], table: Table, world: World, change: Change | None,
        answers: tuple[Viewer | None, Answer | None],
    ) -> None:  # fmt: skip
        """Send these the table as they may see it, with what has just happened, and one of them an answer."""
        actors = [(each, actor_of(table, who)) for each, who in looking]
        events, before = (change.events, change.before) if change is not None else ((), None)
        purses = {actor: world.purse(actor.id) if actor.id else None for _, actor in actors}
        showing = Showing(table, world, events, before)
        frames = showing.frames(purses)
        for each, actor in actors:
            try:
                frame = showing.worded(frames[actor], actor, each.language)
                each.send(frame, table.version, answers[1] if each is answers[0] else None)
            except Exception as error:
                self._note(error)
